# Ce qu'on demande à un joueur, par nom de verbe ; .pass dit ce que fait passer.

prompt-power = Jouez une carte de Pouvoir.
prompt-recruit = Amenez des Caballeros à votre Cour : combien, jusqu'à { $left } ?
prompt-recall = Votre Province n'en avait pas assez. Ramenez des Caballeros des régions à votre Cour (reste { $left }).
    .pass = Ne plus recruter
prompt-choose = Prenez une des cartes d'Action visibles.
prompt-turn = { $card } : faire l'action spéciale ?
    .pass = Renoncer à l'action spéciale
prompt-place = Placez un Caballero à côté de la région du Roi ou dans le Castillo (reste { $left }).
    .pass = Ne plus placer
prompt-window = { $when ->
    [before] { $seat } annonce : { $card }. Mettez-vous votre veto ?
   *[after] { $seat } a fait une étape : { $card }. L'annulez-vous par votre veto ?
}
    .pass = Laisser passer
prompt-disc-general-scoring = Décompte général. Nommez en secret la région où vont vos Caballeros du Castillo.
prompt-disc-disc-return = { $count ->
    [0] Nommez en secret une région ; tous vos Caballeros en repartent.
    [one] Nommez en secret une région ; { $count } de vos Caballeros en repart.
   *[other] Nommez en secret une région ; { $count } de vos Caballeros en repartent.
}
prompt-disc-disc-scoring = Nommez en secret une région à décompter ; elle compte si personne d'autre ne la nomme.
prompt-disc-eviction = Vous devez quitter { $region }. Nommez en secret où vont tous vos Caballeros.
prompt-disc-change = Votre disque est réglé. Vous pouvez le changer jusqu'à ce que tous le soient.
prompt-move = { $whose ->
    [own] Déplacez un de vos Caballeros (reste { $left }).
    [foreign] Déplacez un Caballero adverse (reste { $left }).
    [each] Déplacez un Caballero (à vous : { $own }, adverses : { $foreign }).
    [all] Choisissez une région et déplacez-en vos Caballeros.
   *[any] Déplacez un Caballero (reste { $left }).
}
    .pass = Ne plus déplacer
prompt-move-from = { $whose ->
    [all] Déplacez vos Caballeros depuis { $region }.
   *[any] Déplacez un Caballero depuis { $region } (reste { $left }).
}
    .pass = Ne plus déplacer
prompt-reinforce = Placez encore un Caballero de votre Cour, sauf chez le Roi (reste { $left }).
    .pass = Ne plus placer
prompt-either = Quelle moitié de la carte ?
prompt-one-each = Renvoyez un Caballero de chaque adversaire (reste { $left ->
    [one] { $left } adversaire
   *[other] { $left } adversaires
}).
    .pass = Épargner les autres
prompt-return = { $seat } vous fait renvoyer de vos Caballeros (reste { $left }).
prompt-score-one = Quelle région est décomptée ?
prompt-score-set = Quelle région est décomptée ensuite ?
prompt-move-tile = Quelle tuile de décompte va où ?
prompt-power-back = Quelle carte de Pouvoir reprenez-vous ?
prompt-move-grande = Où va votre Grande ?
prompt-eviction = Quelle région vos adversaires doivent-ils quitter ?
prompt-move-king = { $reach ->
    [near] Dans quelle région voisine va le Roi ?
   *[any] Dans quelle région va le Roi ?
}
prompt-over = La partie est finie.
prompt-waiting = On attend { $seats }.
