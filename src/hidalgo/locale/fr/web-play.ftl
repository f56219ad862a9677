play-bot = Bot
play-gathering = La table se prépare
play-invited = Vous êtes invité à une table
play-take-a-seat = Prenez place, ou regardez simplement.
play-no-seat-left = Toutes les places sont prises. Restez, et vous suivrez la partie.
play-guest-waits = Vous avez une place. La partie commence quand l'hôte la lance.
play-host-open = Envoyez le lien à vos amis, ou installez des bots. Qui manque au départ est remplacé par un bot.
play-host-full = Tout le monde est là. Commencez quand vous voulez.
play-open-seat = libre
play-sit-down = M'asseoir
play-sit-here = Changer de place
play-add-bot = Ajouter un bot
play-remove-bot = Retirer le bot
play-start = Commencer la partie
play-start-with-bots = Commencer, bots aux places libres
play-leave-table = Quitter la table
play-host = hôte
play-you = vous
play-invite = Inviter des amis
play-invite-private = Seuls ceux qui ont ce lien trouvent la table.
play-invite-public = La table figure dans le salon ; ce lien y mène directement.
play-invite-link = Lien vers cette table
play-copy-link = Copier le lien
play-terms = Ce qui se joue
play-options = Choix
play-with-vetos = avec Vetos
play-without-vetos = sans Vetos
play-nine-rounds = neuf manches
play-six-rounds = six manches
play-memory = de mémoire : Castillo et Provinces sont cachés
play-pace-none = sans limite de temps
play-pace-minutes = { $count ->
    [one] { $count } minute par réponse
   *[other] { $count } minutes par réponse
}
play-pace-hours = { $count ->
    [one] { $count } heure par réponse
   *[other] { $count } heures par réponse
}
play-pace-days = { $count ->
    [one] { $count } jour par réponse
   *[other] { $count } jours par réponse
}
play-seal = Sceau du hasard
play-seal-why = Fait avant la partie ; ouvert à la fin dans son compte rendu, il prouve que rien n'a été remélangé.
play-closed = Cette table a été fermée avant qu'une partie ne commence.
play-not-here = Cette table ne peut pas être montrée
play-outdated = Il existe une version plus récente de hidalgo. Rechargez la page ; votre partie est conservée.
play-crowded = Vous avez autant de tables ouvertes qu'il est permis à la fois. Fermez-en une autre : celle-ci s'ouvrira d'elle-même.
play-reload = Recharger
play-to-lobby = Au salon
play-title = El Grande
play-title-asked = À vous de jouer
play-players = Joueurs
play-action-cards = Cartes d'Action
play-card-parts = { "" }
play-taken-by = prise par { $seat }
play-points-short = pts
play-marker = joue la première carte de Pouvoir
play-holds-veto = détient un Veto
play-disc-is-set = le disque est réglé
play-away = absent
play-stand-in = un bot continue
play-time-left = Temps pour répondre
play-time-was-up = Votre temps est écoulé : un bot a répondu pour vous.
play-answered-elsewhere = Vous avez répondu dans une autre fenêtre ; ce qui était commencé ici est abandonné.
play-power-card = Carte de Pouvoir
play-power-now = Carte de Pouvoir { $value } dans cette manche
play-power-none = pas encore de carte de Pouvoir dans cette manche
play-turn-place = n° { $place }
play-phase-power = Cartes de Pouvoir
play-phase-turns = Tours
play-phase-scoring = Décompte général
play-watching = { $count ->
    [one] { $count } regarde
   *[other] { $count } regardent
}
play-you-watch = Vous regardez
play-reconnecting = Connexion perdue, nouvel essai …
play-map = Carte d'Espagne
play-zoom-in = Plus près
play-zoom-out = Plus loin
play-zoom-reset = Toute la carte
play-which-piece = Quelle pièce ?
play-map-credit = Carte : Instituto Geográfico Nacional (es-atlas), Natural Earth
play-skip = Passer
play-pieces = { $count ->
    [-1] { $place } : Caballeros de { $seat }
    [one] { $place } : { $count } Caballero de { $seat }
   *[other] { $place } : { $count } Caballeros de { $seat }
}
play-grande-of = Grande de { $seat }
play-king = le Roi
play-tile = tuile de décompte { $tile }
play-hidden = à vous de retenir qui est dedans
play-nobody = personne
play-pays = rapporte { $figures }
play-what-is-asked = Ce qui est demandé
play-progress = { $done } sur { $total }
play-all-chosen = Tout est choisi. Vous confirmez ?
play-composed = Choisi jusqu'ici :
play-confirm = Confirmer
play-sending = Envoi …
play-back = Un pas en arrière
play-reset = Recommencer
play-undo = Annuler
play-power-hand = Vos cartes de Pouvoir
play-power-left = Il reste :
play-power-value = Carte de Pouvoir { $value }
play-power-others = peut aussi la jouer : { $seats }
play-power-others-perhaps = peut-être aussi { $seats }
play-recruits = { $count ->
    [0] ne recrute personne
    [one] recrute { $count }
   *[other] recrute { $count }
}
play-order-so-far = Ordre des tours jusqu'ici :
play-card-places = { $count ->
    [one] Place { $count } Caballero.
   *[other] Place jusqu'à { $count } Caballeros.
}
play-place-first = { $count ->
    [one] D'abord placer { $count } Caballero
   *[other] D'abord placer jusqu'à { $count } Caballeros
}
play-veto = Veto : arrêter
play-let-this = Laisser passer ceci
play-let-rest = Laisser passer le reste
play-let-round = Tout laisser passer cette manche
play-standing = Dans cette manche tout passe sans Veto.
play-standing-end = Redemandez-moi
play-disc-open = Touchez une région sur la carte.
play-disc-names = Votre disque nomme { $region }.
play-points-at-once = Points aussitôt : { $list }
play-if-scored-then = Si l'on décomptait ensuite : { $list }
play-takeback = Annulation
play-takeback-asked = { $count ->
    [one] { $seat } demande d'annuler la dernière décision. Êtes-vous d'accord ?
   *[other] { $seat } demande d'annuler les { $count } dernières décisions de tous. Êtes-vous d'accord ?
}
play-takeback-agree = D'accord
play-takeback-refuse = Non
play-takeback-waits = On attend l'accord de { $seats }.
play-takeback-refused = { $seat } n'est pas d'accord ; rien n'est annulé.
play-ask-takeback = Demander d'annuler
play-ask-takeback-why = D'autres ont décidé depuis ; tous doivent être d'accord.
play-menu = Menu
play-if-scored-now = Si l'on décomptait
play-replay = Revoir
play-record = Télécharger le compte rendu
play-leave = Quitter la partie
play-leave-sure = Un bot continue pour vous ; tant que la partie dure, vous pouvez revenir.
play-leave-last = À part vous, seuls des bots jouent ici : la partie attend votre retour.
play-leave-last-pace = À part vous, seuls des bots jouent ici : la partie vous attend le temps d'une réponse, puis les bots la terminent.
play-deserted = Tout le monde est parti. La partie attend que quelqu'un revienne.
play-deserted-pace = Tout le monde est parti. Si personne ne revient à temps, les bots terminent la partie.
play-stay = Rester
play-come-back = Reprendre ma place
play-log = Journal
play-chat = Discussion
play-as-text = En texte
play-unread = non lus
play-choices-as-list = Tous les choix en liste
