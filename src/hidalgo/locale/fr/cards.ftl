# Les cartes d'Action : le message est le titre, .text dit ce que fait l'action spéciale.

# Pile 1
card-move-3 = Déplacer 3
    .text = Déplacez jusqu'à 3 Caballeros, à qui qu'ils soient.
card-move-4 = Déplacer 4
    .text = Déplacez jusqu'à 4 Caballeros, à qui qu'ils soient.
card-move-4-own = Déplacer 4 des siens
    .text = Déplacez jusqu'à 4 de vos Caballeros.
card-move-3-foreign = Déplacer 3 adverses
    .text = Déplacez jusqu'à 3 Caballeros adverses.
card-move-2-own-2-foreign = Déplacer 2 des siens et 2 adverses
    .text = Déplacez jusqu'à 2 de vos Caballeros et jusqu'à 2 adverses, dans l'ordre voulu.
card-move-5-from-one = Déplacer 5 d'une région
    .text = Choisissez une région et déplacez-en jusqu'à 5 Caballeros, à qui qu'ils soient.
card-move-own-from-one = Déplacer tous les siens d'une région
    .text = { $edition ->
        [decennial] Choisissez une région et déplacez-en tous vos Caballeros ; aucun ne peut rester.
       *[other] Choisissez une région et déplacez-en autant de vos Caballeros que vous voulez.
    }
card-reinforce-2 = 2 de plus de la Cour
    .text = Placez jusqu'à 2 Caballeros de plus depuis la Cour : où vous voulez sauf dans la région du Roi, ou dans le Castillo.
card-move-own-or-reinforce = Tous les siens d'une région, ou 2 de plus
    .text = { $edition ->
        [decennial] Soit vous déplacez tous vos Caballeros d'une région (aucun ne peut rester), soit vous en placez jusqu'à 2 de plus depuis la Cour, sauf chez le Roi.
       *[other] Soit vous déplacez autant de vos Caballeros d'une région que vous voulez, soit vous en placez jusqu'à 2 de plus depuis la Cour, sauf chez le Roi.
    }

# Pile 2
card-veto = Veto
    .text = Gardez cette carte. Une fois, dans cette manche ou la suivante, vous pouvez arrêter une action spéciale adverse ou annuler sa dernière étape.
card-courts-emptied = Cours vidées
    .text = Vos adversaires renvoient tous les Caballeros de leur Cour dans la Province.
card-courts-lose-3 = Les Cours perdent 3
    .text = Chaque adversaire renvoie 3 Caballeros de sa Cour dans la Province, ou tous s'il en a moins.
card-one-of-each = Un de chaque adversaire
    .text = { $edition ->
        [decennial] Renvoyez, des régions sauf celle du Roi, un Caballero de chaque adversaire où c'est possible ; c'est vous qui choisissez lequel.
       *[other] Renvoyez, des régions sauf celle du Roi, un Caballero de chaque adversaire ; c'est vous qui choisissez lequel, et vous pouvez épargner des adversaires.
    }
card-each-returns-3 = Chacun en renvoie 3
    .text = En commençant à votre gauche, chaque adversaire renvoie 3 de ses Caballeros, de la Cour ou des régions.
card-disc-all = Disque : tous d'une région
    .text = Chaque adversaire nomme en secret une région où il est présent, sauf celle du Roi ; tous ses Caballeros en repartent.
card-disc-two = Disque : 2 d'une région
    .text = { $edition ->
        [decennial] Chaque adversaire nomme en secret une région, sauf celle du Roi, où il a au moins 2 Caballeros, et en renvoie 2. Qui n'en a pas en nomme une avec 1.
       *[other] Chaque adversaire nomme en secret une région, sauf celle du Roi, où il a au moins 2 Caballeros, et en renvoie 2. Qui n'en a pas est épargné.
    }
card-score-region = Décompter une région
    .text = Choisissez une région, celle du Roi comprise, et décomptez-la tout de suite.

# Pile 3
card-score-4 = Décompter les régions à 4 points
    .text = Décomptez chaque région dont la première place vaut 4 en ce moment.
card-score-5 = Décompter les régions à 5 points
    .text = Décomptez chaque région dont la première place vaut 5 en ce moment.
card-score-6-7 = Décompter les régions à 6 et 7 points
    .text = Décomptez chaque région dont la première place vaut 6 ou 7 en ce moment.
card-score-castillo = Décompter le Castillo
    .text = Soulevez le Castillo et décomptez-le. Tout le monde y reste.
card-score-firsts = Décompter les premières places
    .text = { $edition ->
        [bigbox_nl] Décomptez toutes les régions dans l'ordre voulu, mais seul un premier sans égal marque. En cas d'égalité, personne ne marque.
       *[other] Décomptez toutes les régions dans l'ordre imprimé, mais seul un premier sans égal marque. En cas d'égalité, personne ne marque.
    }
card-score-fullest = Décompter les plus peuplées
    .text = Décomptez la région qui a le plus de Caballeros, tous joueurs réunis ; en cas d'égalité, toutes celles-là.
card-score-emptiest = Décompter les moins peuplées
    .text = Décomptez la région qui a le moins de Caballeros, tous joueurs réunis ; en cas d'égalité, toutes celles-là. Les régions vides ne comptent pas.
card-score-region-3 = Décompter une région
    .text = Choisissez une région, celle du Roi comprise, et décomptez-la tout de suite.

# Pile 4
card-tile = Tuile de décompte
    .text = Mettez en jeu une tuile de décompte, ou déplacez-en une du plateau, sauf depuis ou vers la région du Roi.
card-power-back = Reprendre une carte de Pouvoir
    .text = Reprenez en main une de vos cartes de Pouvoir jouées, sans la montrer.
card-recruit-2 = Recruter 2 de plus
    .text = Amenez jusqu'à 2 Caballeros de plus de la Province à votre Cour.
card-grande = Déplacer son Grande
    .text = Déplacez votre Grande dans une autre région, sauf depuis ou vers celle du Roi.
card-disc-scoring = Décompte au disque
    .text = Tous les joueurs, vous compris, nomment une région en secret. On décompte celles qu'un seul a nommées.
card-eviction = Expulsion
    .text = { $edition ->
        [decennial] Choisissez une région autre que celle du Roi. Les adversaires qui s'y trouvent nomment en secret où vont tous leurs Caballeros ; qui nomme cette région ou celle du Roi les reprend à la Cour.
       *[other] Choisissez une région autre que celle du Roi. Les adversaires qui s'y trouvent nomment en secret vers quelle autre vont tous leurs Caballeros ; qui nomme celle du Roi les reprend à la Cour.
    }
card-royal-advisor = Conseiller royal
    .text = Déplacez le Roi dans une région voisine.

# Pile 5
card-king = Carte du Roi
    .text = Déplacez le Roi dans n'importe quelle autre région.
