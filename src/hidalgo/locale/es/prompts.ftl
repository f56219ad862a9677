# Lo que se pregunta a un jugador, por nombre de verbo; .pass dice qué hace pasar.

prompt-power = Juega una carta de Poder.
prompt-recruit = Trae caballeros a tu Corte: ¿cuántos, hasta { $left }?
prompt-recall = Tu Provincia no tenía suficientes. Trae caballeros de las regiones a tu Corte (quedan: { $left }).
    .pass = No reclutar más
prompt-choose = Toma una de las cartas de Acción descubiertas.
prompt-turn = { $card }: ¿haces la acción especial?
    .pass = Renunciar a la acción especial
prompt-place = Coloca un caballero junto a la región del Rey o en el Castillo (quedan: { $left }).
    .pass = No colocar más
prompt-window = { $when ->
    [before] { $seat } anuncia: { $card }. ¿Usas tu Veto?
   *[after] { $seat } ha dado un paso: { $card }. ¿Lo deshaces con tu Veto?
}
    .pass = Dejar pasar
prompt-disc-general-scoring = Puntuación general. Nombra en secreto la región adonde van tus caballeros del Castillo.
prompt-disc-disc-return = { $count ->
    [0] Nombra en secreto una región; todos tus caballeros de allí vuelven a casa.
    [one] Nombra en secreto una región; { $count } de tus caballeros de allí vuelve a casa.
   *[other] Nombra en secreto una región; { $count } de tus caballeros de allí vuelven a casa.
}
prompt-disc-disc-scoring = Nombra en secreto una región para puntuar; cuenta si nadie más la nombra.
prompt-disc-eviction = Tienes que dejar { $region }. Nombra en secreto adónde van todos tus caballeros.
prompt-disc-change = Tu disco está fijado. Puedes cambiarlo hasta que estén todos.
prompt-move = { $whose ->
    [own] Mueve un caballero tuyo (quedan: { $left }).
    [foreign] Mueve un caballero de un rival (quedan: { $left }).
    [each] Mueve un caballero (propios: { $own }, ajenos: { $foreign }).
    [all] Elige una región y saca de ella a tus caballeros.
   *[any] Mueve un caballero (quedan: { $left }).
}
    .pass = No mover más
prompt-move-from = { $whose ->
    [all] Saca a tus caballeros de { $region }.
   *[any] Saca un caballero de { $region } (quedan: { $left }).
}
    .pass = No mover más
prompt-reinforce = Coloca otro caballero de tu Corte, menos donde está el Rey (quedan: { $left }).
    .pass = No colocar más
prompt-either = ¿Qué mitad de la carta?
prompt-one-each = Envía a casa un caballero de cada rival (quedan: { $left ->
    [one] { $left } rival
   *[other] { $left } rivales
}).
    .pass = Perdonar a los demás
prompt-return = { $seat } te hace enviar a casa caballeros tuyos (quedan: { $left }).
prompt-score-one = ¿Qué región se puntúa?
prompt-score-set = ¿Qué región se puntúa ahora?
prompt-move-tile = ¿Qué loseta de puntuación va adónde?
prompt-power-back = ¿Qué carta de Poder recuperas?
prompt-move-grande = ¿Adónde va tu Grande?
prompt-eviction = ¿Qué región tienen que dejar tus rivales?
prompt-move-king = { $reach ->
    [near] ¿A qué región vecina va el Rey?
   *[any] ¿A qué región va el Rey?
}
prompt-over = La partida ha terminado.
prompt-waiting = Esperando a { $seats }.
