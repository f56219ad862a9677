# Lo que ha pasado, en una línea cada vez.

event-round-begins = Ronda { $round }
event-revealed = { $stack }: { $card }
event-power-played = { $seat } juega la carta de Poder { $value }.
event-turn-begins = Le toca a { $seat }.
event-moved-recruited = { $count ->
    [one] { $seat } recluta { $count } caballero.
   *[other] { $seat } recluta { $count } caballeros.
}
event-moved-recalled = { $count ->
    [one] { $seat } trae { $count } caballero a la Corte: { $from }.
   *[other] { $seat } trae { $count } caballeros a la Corte: { $from }.
}
event-moved-placed = { $count ->
    [one] { $seat } coloca { $count } caballero: { $to }.
   *[other] { $seat } coloca { $count } caballeros: { $to }.
}
event-moved-home = { $count ->
    [one] { $count } caballero de { $seat } vuelve a casa: { $from }.
   *[other] { $count } caballeros de { $seat } vuelven a casa: { $from }.
}
event-moved = { $whose ->
    [own] { $count ->
        [one] { $seat } mueve { $count } caballero propio: { $from } → { $to }.
       *[other] { $seat } mueve { $count } caballeros propios: { $from } → { $to }.
    }
   *[other] { $count ->
        [one] { $by } mueve { $count } caballero de { $seat }: { $from } → { $to }.
       *[other] { $by } mueve { $count } caballeros de { $seat }: { $from } → { $to }.
    }
}
event-card-chosen = { $seat } toma la carta: { $card }.
event-special-announced = { $seat } empieza la acción especial: { $card }.
event-special-declined = { $seat } renuncia a la acción especial: { $card }.
event-veto-laid = { $seat } tiene un Veto hasta la ronda { $last_round }.
event-veto-used = { $undone ->
    [0] ¡Veto! { $seat } detiene la acción especial de { $against }.
   *[1] ¡Veto! { $seat } deshace el último paso de { $against } y detiene la acción.
}
event-put-back = { $count ->
    [0] Repuesto: { $place }, otra vez nadie de { $seat }.
   *[other] Repuesto: { $place }, otra vez { $count } de { $seat }.
}
event-points-back = { $points ->
    [one] { $seat } vuelve a { $points } punto.
   *[other] { $seat } vuelve a { $points } puntos.
}
event-veto-expired = El Veto de { $seat } caduca.
event-let-pass = { $rest ->
    [0] { $seat } lo deja pasar.
   *[1] { $seat } deja pasar todo lo demás.
}
event-king-moved = { $by } mueve al Rey: { $from } → { $to }.
event-grande-moved = { $seat } mueve su Grande: { $from } → { $to }.
event-tile-new = { $by } pone en juego la loseta { $tile }: { $to }.
event-tile-moved = { $by } mueve la loseta { $tile }: { $from } → { $to }.
event-power-back = { $seat } recupera una carta de Poder sin enseñarla.
event-power-back-value = Recuperas la carta de Poder { $value }.
event-disc-set = { $seat } ha fijado su disco.
event-disc-value = Tu disco nombra { $region }.
event-disc-shown = { $seat } ha nombrado { $region }.
event-evicted-from = { $by } desaloja a todos los rivales: { $region }.
event-general-scoring = Puntuación general { $number }
event-castillo-opened = Se abre el Castillo: { $list }.
    .part = { $seat } { $count }
    .empty = Se abre el Castillo: no hay nadie dentro.
event-scored = { $place }: { $list }.
    .part = { $seat } +{ $points }
event-marker-passed = { $seat } jugará la primera carta de Poder de la próxima ronda.
event-game-over = La partida ha terminado.
