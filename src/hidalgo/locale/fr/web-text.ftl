# Ce que le client web dit à qui joue sans regarder, ou veut savoir ce que sont les choses.

play-told-your-turn = À vous de jouer. { $question }
play-told-part = { $what } { $count }
play-told-scores = Points : { $list }.
play-told-open = Cartes : { $list }.
play-told-powers = Cartes de Pouvoir : { $list }.
play-told-disc = { $seat } { $region }
play-told-discs = Les disques nomment : { $list }.
play-told-discs-set = Disques réglés : { $seats }.
play-told-moved-placed = { $seat } place { $count } Caballeros : { $list }.
play-told-moved-recalled = { $seat } ramène { $count } Caballeros à la Cour : { $list }.
play-told-moved-home = { $count } Caballeros de { $seat } retournent en Province : { $list }.
play-told-moved-own = { $seat } déplace { $count } de ses Caballeros : { $list }.
play-told-moved-other = { $by } déplace { $count } Caballeros de { $seat } : { $list }.
play-told-way = { $from } → { $to }
play-told-scored = { $count } lieux décomptés : { $list }.
play-told-nobody = personne ne marque
play-told-more = { $count ->
    [one] { $count } autre événement est dans le journal.
   *[other] { $count } autres événements sont dans le journal.
}
play-told-chat = { $name } dit : { $text }
play-told-link-lost = La connexion est perdue. Elle revient d'elle-même ; rien de ce qui a été envoyé ne se perd.
play-told-link-back = De nouveau connecté.
play-told-time-left = { $count ->
    [one] Encore { $count } seconde pour répondre.
   *[other] Encore { $count } secondes pour répondre.
}
play-told-clock = Le temps de { $seat } est écoulé : un bot répond.

play-note-created = La table a été préparée.
play-note-seat = { $name } prend la place { $seat }.
play-note-bot = Un bot prend la place { $seat } : { $bot }.
play-note-stand-in = { $seat } a quitté la partie. Un bot continue : { $bot }.
play-note-back = { $name } est de retour et continue à jouer.
play-note-left = La place { $seat } est de nouveau libre.
play-note-undo = { $seat } annule quelque chose.
play-note-takeback = { $seat } demande d'annuler une décision.
play-note-agrees = { $seat } est d'accord pour annuler.
play-note-refuses = { $seat } n'est pas d'accord pour annuler.
play-note-frozen = La partie ne peut pas continuer.
play-note-closed = La table a été fermée.
play-note-rematch = Une nouvelle partie commence à une autre table.

play-choose = Ce que vous pouvez faire
play-choose-which = Quelle pièce ?
play-choose-where = Vers où ?
play-choose-to = Vers : { $place }
play-choose-piece = { $whose ->
    [own] { $place } : un des vôtres ({ $count } là)
   *[other] { $place } : un Caballero de { $seat } ({ $count } là)
}
play-choose-hidden = { $whose ->
    [own] { $place } : un des vôtres
   *[other] { $place } : un Caballero de { $seat }
}
play-choose-tile = Tuile { $tile }, maintenant : { $place }
play-choose-tile-new = Tuile { $tile }, à côté du plateau
play-choose-times = { $what } ({ $count } fois)
play-choose-so-far = Choisi : { $list }.
play-choose-left = { $count ->
    [one] Reste { $count }.
   *[other] Reste { $count }.
}
play-choose-sending = Envoi …
play-choose-other-piece = Une autre pièce
play-choose-confirm = Confirmer le choix
play-choose-back = Annuler le dernier choix
play-gain-part = { $seat } { $change }
play-gain-points = points tout de suite : { $list }
play-gain-projected = { $change } pour vous si tout était décompté maintenant

play-text-board = Le plateau en texte
play-text-phase-power = On joue les cartes de Pouvoir.
play-text-phase-turns = Chacun joue son tour.
play-text-phase-scoring = Décompte général.
play-text-phase-over = La partie est terminée.
play-text-turn = Maintenant : { $seat }.
play-text-order = Ensuite : { $seats }.
play-text-marker = La première carte de Pouvoir revient à : { $seat }.
play-text-own = Vos affaires
play-text-hand = Cartes de Pouvoir en main : { $list }.
play-text-hand-empty = Aucune carte de Pouvoir en main.
play-text-disc = Votre disque nomme { $region }.
play-text-places = Lieux
play-text-place = Lieu
play-text-first = En tête
play-text-tie = Égalité : { $seats }
play-text-pays = Rapporte
play-text-besides = En plus
play-text-king = le Roi
play-text-grandes = Grande : { $seats }
play-text-tile = tuile { $tile }
play-text-idle = { $count ->
    [one] Tuile de décompte à côté du plateau : { $list }.
   *[other] Tuiles de décompte à côté du plateau : { $list }.
}
play-text-players = Joueurs
play-text-player = Joueur
play-text-points = Points
play-text-power = Carte de Pouvoir
play-text-cards-left = Cartes en main
play-text-more = Autres
play-text-you = { $seat } (vous)
play-text-veto = détient un Veto jusqu'à la manche { $round }
play-text-disc-set = disque réglé
play-text-cards = Cartes d'Action
play-text-card = { $stack } : { $card }.
play-text-taken = { $seat } a { $card }.

play-log-title = Journal
play-log-before = Avant la partie
play-log-scorings = Décomptes seuls
play-log-empty = Il ne s'est encore rien passé.
play-log-you = vous
play-log-undone = annulé
play-log-clock = temps écoulé
play-log-sum =
    { $what ->
        [regions] Régions
       *[other] Total
    }
play-log-replay = Voir ce moment : { $what }
play-log-replay-short = Voir ce moment

play-chat-title = Discussion
play-chat-lines = Ce qui s'est dit
play-chat-watcher = { $name } (regarde)
play-chat-say = Dire quelque chose
play-chat-send = Envoyer
play-chat-empty = Personne n'a encore rien dit.
play-chat-muted = Tout le monde est muet.
play-chat-mute = Rendre muet
play-chat-mute-name = Rendre { $name } muet
play-chat-mute-all = Tous muets
play-chat-people = Qui parle ici
play-chat-unread = { $count ->
    [one] { $count } nouvelle ligne
   *[other] { $count } nouvelles lignes
}
play-chat-left = { $count ->
    [one] encore { $count } caractère
   *[other] encore { $count } caractères
}
play-chat-too-long = { $count ->
    [one] { $count } caractère de trop
   *[other] { $count } caractères de trop
}

play-key-title = Touches à la table
play-key-key = Touche
play-key-does = Ce qu'elle fait
play-key-enter = Entrée
play-key-backspace = Retour arrière
play-key-escape = Échap
play-key-does-choices = aller à la liste de tout ce que vous pouvez choisir
play-key-does-confirm = confirmer ce que vous avez choisi
play-key-does-back = annuler le dernier choix
play-key-does-reset = oublier tout ce que vous avez choisi
play-key-does-undo = annuler votre dernière décision
play-key-does-text = lire le plateau en texte
play-key-does-map = aller à la carte
play-key-does-explain = expliquer ce sur quoi vous êtes
play-key-does-log = lire le journal ; les flèches en parcourent les moments
play-key-does-chat = écrire dans la discussion
play-key-does-scores = montrer ou cacher ce qu'un décompte donnerait maintenant
play-key-does-help = montrer cette liste
play-key-list-title = Dans la liste des choix
play-key-list = Les flèches la parcourent, Début et Fin mènent à ses bouts, les chiffres de 1 à 9 choisissent les premières lignes, Entrée choisit la ligne où vous êtes.
play-key-map-title = Sur la carte
play-key-map = Les flèches mènent au lieu suivant dans cette direction, Entrée le prend, Tab continue vers les pièces qui s'y trouvent. Plus, moins et 0 changent la taille.
play-key-rows = Entre les joueurs et entre les cartes d'Action, les flèches mènent aussi plus loin ; Entrée explique ce sur quoi vous êtes.
play-key-off = Ces touches peuvent être désactivées dans les réglages.
play-key-are-off = Ces touches sont désactivées. Les réglages les activent.
play-key-no-undo = Vous ne pouvez rien annuler pour l'instant.
play-key-scores-on = La carte montre ce qu'un décompte donnerait maintenant.
play-key-scores-off = La carte ne montre plus ce qu'un décompte donnerait.

play-explain-rules = Règles
play-explain-english = Le texte des règles est en anglais.
play-explain-nothing = Il n'y a rien à expliquer ici. Allez d'abord sur un lieu, une carte ou un choix.
play-explain-nobody = Personne ne s'y trouve.
play-explain-stands = Ici : { $list }.
play-explain-now = En cas de décompte maintenant : { $list }.
play-explain-now-nobody = En cas de décompte maintenant, personne ne marquerait.
play-explain-now-one = En cas de décompte maintenant, { $seat } marquerait : { $points }.
play-explain-pays = { $ranks ->
    [first] Rapporte { $first } à qui est seul en tête.
    [second] Rapporte { $first } à la première place et { $second } à la deuxième.
   *[third] Rapporte { $first } à la première place, { $second } à la deuxième et { $third } à la troisième.
}
play-explain-tied = Il y a égalité : tous ceux qui sont à égalité prennent la place suivante.
play-explain-tile-here = Une tuile de décompte couvre les chiffres imprimés.
play-explain-home = Région d'origine de { $seats } : qui est seul en tête chez soi marque 2 de plus.
play-explain-taboo = La région du Roi est taboue : ni Caballero, ni Grande, ni tuile n'y entre ou n'en sort.
play-explain-king-title = Le Roi ({ $region })
play-explain-king-bonus = Qui est seul en tête dans la région du Roi marque 2 de plus lors d'un décompte.
play-explain-king-places = Les Caballeros de la Cour vont à côté de la région du Roi ou dans le Castillo. À côté : { $list }.
play-explain-near = Elle touche la région du Roi : on peut y placer des Caballeros de la Cour.
play-explain-far = Elle ne touche pas la région du Roi : les Caballeros de la Cour n'y viennent que par l'action spéciale d'une carte.
play-explain-neighbours = Ses voisines : { $list }.
play-explain-hidden = Il faut se souvenir de qui s'y trouve.
play-explain-castillo-in = Tout Caballero placé ou déplacé peut aller dans le Castillo, où que soit le Roi.
play-explain-castillo-out = Ils en sortent au prochain décompte général : tous ceux d'un joueur vont dans la région nommée en secret ou, si le Roi y est, à la Cour.
play-explain-piece = { $count ->
    [-1] Caballeros de { $seat } : { $place }
    [one] { $count } Caballero de { $seat } : { $place }
   *[other] { $count } Caballeros de { $seat } : { $place }
}
play-explain-caballeros = Quand une région est décomptée, qui y a le plus de Caballeros est premier.
play-explain-court = À la Cour, ils sont prêts à être placés, autant que la carte d'Action le permet.
play-explain-province = En Province, ils attendent. Une carte de Pouvoir les recrute pour la Cour.
play-explain-grande-title = Le Grande de { $seat }
play-explain-grande = Il marque la région d'origine de { $seat } : { $region }. Seul en tête là-bas, { $seat } marque 2 de plus.
play-explain-grande-no-caballero = Il ne compte pas comme Caballero.
play-explain-tile-title = Tuile de décompte { $tile }
play-explain-tile-idle = Elle reste à côté du plateau jusqu'à ce qu'une carte d'Action la mette en jeu.
play-explain-tile-at = Elle est ici : { $place }.
play-explain-tile = Là où elle est, ses chiffres remplacent ceux qui sont imprimés.
play-explain-card-places = { $count ->
    [one] De plus, elle permet de placer { $count } Caballero de la Cour.
   *[other] De plus, elle permet de placer jusqu'à { $count } Caballeros de la Cour.
}
play-explain-card-order = Placer ou action spéciale : le joueur choisit l'ordre, et peut renoncer aux deux.
play-explain-power-title = Carte de Pouvoir { $value }
play-explain-power-recruits = { $count ->
    [0] Elle ne recrute personne.
    [one] Elle recrute { $count } Caballero de la Province pour la Cour.
   *[other] Elle recrute jusqu'à { $count } Caballeros de la Province pour la Cour.
}
play-explain-power-order = La carte la plus forte joue d'abord. Qui a posé la plus faible commence la manche suivante.
play-explain-power-once = Un seul joueur peut jouer cette valeur dans une manche.
play-explain-power-played = { $seat } a joué cette valeur dans cette manche ; personne d'autre ne le peut.
# $value: 0 for none.
play-explain-laid-title = { $value ->
    [0] Carte de Pouvoir de { $seat }
   *[other] Carte de Pouvoir { $value } de { $seat }
}
play-explain-laid-none = { $seat } n'a pas encore joué de carte de Pouvoir dans cette manche.
play-explain-laid-turn = Elle donne à { $seat } le tour { $place } sur { $count } dans cette manche.
play-explain-marker-title = Premier joueur : { $seat }
play-explain-marker = { $seat } joue la première carte de Pouvoir de la manche. Les autres suivent vers la gauche.
play-explain-marker-next = Qui joue la carte de Pouvoir la plus basse de cette manche joue la première de la suivante.
play-explain-veto-title = Veto de { $seat }
play-explain-veto = Une fois, { $seat } peut arrêter une action spéciale adverse ou annuler sa dernière étape.
play-explain-veto-not = On ne peut arrêter ni le recrutement, ni le placement depuis la Cour, ni le choix d'une carte, ni un Veto.
play-explain-veto-last = Le Veto part dès qu'il a servi, sinon à la fin de la manche { $round }.
play-explain-veto-two = { $seat } en détient deux : celui qui finit le premier sert d'abord.
play-explain-disc-title = Disque secret de { $seat }
play-explain-disc = { $seat } a nommé une région en secret. Quand tous les disques sont réglés, on les montre en même temps.
play-explain-disc-change = Jusque-là, chacun peut encore changer le sien.
play-explain-score-title = Points de { $seat }
play-explain-score-if = Si tous les lieux étaient décomptés maintenant : +{ $points }.
play-explain-score-end = Après les manches 3, 6 et 9, tout est décompté. Qui a le plus de points après la manche { $rounds } gagne.

play-attention-title = hidalgo
play-attention-turn = C'est à vous de jouer.

play-set-shortcuts = Touches à la table
    .note = Des lettres seules agissent, comme u pour annuler ; ? en donne la liste.
play-set-chat = Annoncer la discussion
    .note = Les lecteurs d'écran lisent ce que disent les autres.
play-set-notify = Avis du système
    .note = Quand c'est à vous et que cette page est cachée. Votre navigateur demandera s'il le peut.
play-set-notify-refused = Votre navigateur ne permet pas d'avis pour cette page. Permettez-les d'abord dans ses réglages.
