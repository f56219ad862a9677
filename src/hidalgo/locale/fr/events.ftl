# Ce qui s'est passé, une ligne à chaque fois.

event-round-begins = Manche { $round }
event-revealed = { $stack } : { $card }
event-power-played = { $seat } joue la carte de Pouvoir { $value }.
event-turn-begins = À { $seat } de jouer.
event-moved-recruited = { $count ->
    [one] { $seat } recrute { $count } Caballero.
   *[other] { $seat } recrute { $count } Caballeros.
}
event-moved-recalled = { $count ->
    [one] { $seat } ramène { $count } Caballero à la Cour : { $from }.
   *[other] { $seat } ramène { $count } Caballeros à la Cour : { $from }.
}
event-moved-placed = { $count ->
    [one] { $seat } place { $count } Caballero : { $to }.
   *[other] { $seat } place { $count } Caballeros : { $to }.
}
event-moved-home = { $count ->
    [one] { $count } Caballero de { $seat } retourne en Province : { $from }.
   *[other] { $count } Caballeros de { $seat } retournent en Province : { $from }.
}
event-moved = { $whose ->
    [own] { $count ->
        [one] { $seat } déplace { $count } de ses Caballeros : { $from } → { $to }.
       *[other] { $seat } déplace { $count } de ses Caballeros : { $from } → { $to }.
    }
   *[other] { $count ->
        [one] { $by } déplace { $count } Caballero de { $seat } : { $from } → { $to }.
       *[other] { $by } déplace { $count } Caballeros de { $seat } : { $from } → { $to }.
    }
}
event-card-chosen = { $seat } prend la carte : { $card }.
event-special-announced = { $seat } commence l'action spéciale : { $card }.
event-special-declined = { $seat } renonce à l'action spéciale : { $card }.
event-veto-laid = { $seat } détient un Veto jusqu'à la manche { $last_round }.
event-veto-used = { $undone ->
    [0] Veto ! { $seat } arrête l'action spéciale de { $against }.
   *[1] Veto ! { $seat } annule la dernière étape de { $against } et arrête l'action.
}
event-put-back = { $count ->
    [0] Remis en place : { $place }, de nouveau personne pour { $seat }.
   *[other] Remis en place : { $place }, de nouveau { $count } pour { $seat }.
}
event-points-back = { $points ->
    [one] { $seat } revient à { $points } point.
   *[other] { $seat } revient à { $points } points.
}
event-veto-expired = Le Veto de { $seat } expire.
event-let-pass = { $rest ->
    [0] { $seat } laisse passer.
   *[1] { $seat } laisse passer toute la suite.
}
event-king-moved = { $by } déplace le Roi : { $from } → { $to }.
event-grande-moved = { $seat } déplace le Grande : { $from } → { $to }.
event-tile-new = { $by } met en jeu la tuile { $tile } : { $to }.
event-tile-moved = { $by } déplace la tuile { $tile } : { $from } → { $to }.
event-power-back = { $seat } reprend une carte de Pouvoir, sans la montrer.
event-power-back-value = Vous reprenez la carte de Pouvoir { $value }.
event-disc-set = { $seat } a réglé son disque.
event-disc-value = Votre disque nomme { $region }.
event-disc-shown = { $seat } a nommé { $region }.
event-evicted-from = { $by } expulse tous les adversaires : { $region }.
event-general-scoring = Décompte général { $number }
event-castillo-opened = On ouvre le Castillo : { $list }.
    .part = { $seat } { $count }
    .empty = On ouvre le Castillo : il est vide.
event-scored = { $place } : { $list }.
    .part = { $seat } +{ $points }
event-marker-passed = { $seat } jouera la première carte de Pouvoir à la prochaine manche.
event-game-over = La partie est finie.
