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

play-note-created = La table a été préparée.
play-note-seat = Place { $seat } : { $name }
play-note-left = La place { $seat } est de nouveau libre.
play-note-undo = { $seat } annule quelque chose.
play-note-takeback = { $seat } demande à reprendre une décision.
play-note-answer = { $seat } a répondu à la demande de reprise.
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
play-log-sum = Total
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
play-key-off = Ces touches peuvent être désactivées dans les réglages.
play-key-are-off = Ces touches sont désactivées. Les réglages les activent.
play-key-no-undo = Vous ne pouvez rien annuler pour l'instant.
play-key-scores-on = La carte montre ce qu'un décompte donnerait maintenant.
play-key-scores-off = La carte ne montre plus ce qu'un décompte donnerait.
