# Una frase para cada tipo de decisión.

choice-pass = Pasar
choice-veto = ¡Veto!
choice-let = Dejar pasar todo lo demás
choice-special = Hacer la acción especial
choice-first = Colocar primero caballeros
choice-half = { $half ->
    [1] Mover los propios de una región
   *[2] Colocar más de la Corte
}
choice-power = { $prompt ->
    [power-back] Recuperar la carta de Poder { $value }
   *[power] Jugar la carta de Poder { $value }
}
choice-recruit = { $count ->
    [0] No reclutar a nadie
    [one] Reclutar { $count } caballero
   *[other] Reclutar { $count } caballeros
}
choice-card = Tomar la carta { $stack }: { $card }
choice-place = Colocar uno: { $place }
choice-region = { $prompt ->
    [eviction] Los rivales dejan { $region }
    [move-grande] Mover el Grande: { $region }
    [move-king] Mover al Rey: { $region }
    [score-one] Puntuar { $region }
    [score-set] Puntuar { $region }
   *[disc] Nombrar { $region }
}
choice-tile = Poner la loseta { $tile }: { $place }
choice-take = { $prompt ->
    [recall] Traer uno a la Corte: { $from }
    [return] Enviar a casa uno propio: { $from }
   *[one-each] Enviar a casa uno de { $seat }: { $from }
}
choice-move = { $whose ->
    [own] Mover uno propio: { $from } → { $to }
   *[other] Mover uno de { $seat }: { $from } → { $to }
}
