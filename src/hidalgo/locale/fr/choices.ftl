# Une phrase pour chaque sorte de décision.

choice-pass = Passer
choice-veto = Mettre son veto !
choice-let = Laisser passer toute la suite
choice-special = Faire l'action spéciale
choice-first = Placer d'abord des Caballeros
choice-half = { $half ->
    [1] Déplacer les siens d'une région
   *[2] En placer d'autres depuis la Cour
}
choice-power = { $prompt ->
    [power-back] Reprendre la carte de Pouvoir { $value }
   *[power] Jouer la carte de Pouvoir { $value }
}
choice-recruit = { $count ->
    [0] Ne recruter personne
    [one] Recruter { $count } Caballero
   *[other] Recruter { $count } Caballeros
}
choice-card = Prendre la carte { $stack } : { $card }
choice-place = En placer un : { $place }
choice-region = { $prompt ->
    [eviction] Les adversaires quittent { $region }
    [move-grande] Déplacer le Grande : { $region }
    [move-king] Déplacer le Roi : { $region }
    [score-one] Décompter { $region }
    [score-set] Décompter { $region }
   *[disc] Nommer { $region }
}
choice-tile = Poser la tuile { $tile } : { $place }
choice-take = { $prompt ->
    [recall] En ramener un à la Cour : { $from }
    [return] Renvoyer un des siens : { $from }
   *[one-each] Renvoyer un Caballero de { $seat } : { $from }
}
choice-move = { $whose ->
    [own] Déplacer un des siens : { $from } → { $to }
   *[other] Déplacer un Caballero de { $seat } : { $from } → { $to }
}
