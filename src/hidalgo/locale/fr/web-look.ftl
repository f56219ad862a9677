# Ce que dit le client web quand on revient sur une partie : relectures, comptes rendus, fin.

# Une relecture
web-replay-title = Relecture
web-replay-of = Relecture : { $seats }
web-replay-timeline = Moment de la partie
web-replay-controls = Lecture
web-replay-start = Au début
web-replay-end = À la fin
web-replay-back = Un pas en arrière
web-replay-on = Un pas en avant
web-replay-turn-back = Retour au début du tour
web-replay-turn-on = Au tour suivant
web-replay-play = Lire
web-replay-pause = Mettre en pause
web-replay-pace = Vitesse
web-replay-slow = Lente
web-replay-normal = Moyenne
web-replay-fast = Rapide
web-replay-jump = Aller à
web-replay-round = Manche { $round }
web-replay-log = Tout ce qui s'est passé
web-replay-side = Joueurs, cartes et journal
web-replay-undone = Annulé par la suite
web-replay-undo = { $seat } annule le dernier coup.
web-replay-viewer = Point de vue
web-replay-public = Vue du public
web-replay-as = Vue de { $seat }
web-replay-hand = Cartes de Pouvoir de { $seat }
web-replay-link = Copier le lien vers ce coup
web-replay-download = Compte rendu
web-replay-record = Télécharger le compte rendu de la partie
web-replay-newest = Au dernier coup
web-replay-to-table = À la table
web-replay-publicly = La voir comme le public
web-replay-not-here = Cette partie ne peut pas être montrée

# Un compte rendu à soi
web-record-title = Ouvrir un compte rendu
web-record-what = Un compte rendu contient une partie entière sous forme de texte. Ouvrez-en un et suivez la partie coup par coup.
web-record-file = Un fichier avec un compte rendu
web-record-choose = Choisir un fichier
web-record-drop = ou déposez-le ici
web-record-paste = Ou collez son texte
web-record-open = Ouvrir
web-record-kept = Le compte rendu n'est lu que pour vous ; le serveur ne le garde pas.
web-record-another = En ouvrir un autre
web-record-replay = Relecture d'un compte rendu
web-record-large = C'est trop long pour un compte rendu : une partie entière tient en moins de 60 000 caractères. Est-ce le bon fichier ?
web-record-empty = Il n'y a rien dedans. Un compte rendu commence par « hidalgo record ».
web-record-binary = Ce n'est pas du texte. Un compte rendu est un fichier texte, tel que « Compte rendu » le télécharge dans une relecture.
web-record-broken = Ce compte rendu ne peut pas être joué. Le serveur dit : { $text }

# La fin d'une partie
web-result-scores = Scores finaux
web-result-growth = Comment les points sont venus
web-result-chart = Les points de tous après chaque décompte ; les mêmes nombres sont dans le tableau ci-dessous.
web-result-by-place = Points par lieu
web-result-by-scoring = Décompte par décompte
web-result-place = Lieu
web-result-when = Quand
web-result-total = Somme
web-result-rematch = Rejouer
web-result-to-rematch = À la revanche
web-result-replay = Voir la relecture
web-result-share = Copier le lien vers la partie
web-result-new = Nouvelle table
web-result-home = Au salon

# L'histoire de la partie
web-story-title = L'histoire de la partie
web-story-led = { $seat } prend la tête et ne la lâche plus.
web-story-lead = { $count ->
    [one] { $seat } prend la tête et la garde.
   *[other] { $seat } prend la tête pour de bon. Elle a changé de mains { $count } fois.
}
web-story-behind = { $points ->
    [one] { $seat } a { $points } point de retard sur { $other }, et gagnera quand même.
   *[other] { $seat } a { $points } points de retard sur { $other }, et gagnera quand même.
}
web-story-behind-shared = { $points ->
    [one] { $seat } a { $points } point de retard sur { $other }, et tous deux gagneront.
   *[other] { $seat } a { $points } points de retard sur { $other }, et tous deux gagneront.
}
web-story-catch = { $points ->
    [one] La meilleure prise en un seul lieu : { $points } point pour { $seat }. { $place } !
   *[other] La meilleure prise en un seul lieu : { $points } points pour { $seat }. { $place } !
}
web-story-general = { $points ->
    [one] Personne ne tire plus d'un décompte général que { $seat } ici : { $points } point.
   *[other] Personne ne tire plus d'un décompte général que { $seat } ici : { $points } points.
}
web-story-coup = { $count ->
    [one] Du Castillo sort { $count } Caballero de { $seat }, et cela rapporte : { $place }, +{ $points }.
   *[other] Du Castillo sortent { $count } Caballeros de { $seat }, et cela rapporte : { $place }, +{ $points }.
}
web-story-veto = Veto ! { $seat } arrête { $other } : { $card }.
web-story-veto-points = { $points ->
    [one] Veto ! { $seat } arrête { $other }, et { $points } point s'envole : { $card }.
   *[other] Veto ! { $seat } arrête { $other }, et { $points } points s'envolent : { $card }.
}
web-story-home = { $points ->
    [one] Aucun lieu n'a rapporté plus à { $seat } de toute la partie, { $points } point : { $place }.
   *[other] Aucun lieu n'a rapporté plus à { $seat } de toute la partie, { $points } points : { $place }.
}
web-story-margin = { $points ->
    [one] À la fin, { $seat } a { $points } point d'avance sur { $other }.
   *[other] À la fin, { $seat } a { $points } points d'avance sur { $other }.
}
web-story-margin-narrow = { $points ->
    [one] Sur le fil : { $seat } n'a que { $points } point d'avance sur { $other }.
   *[other] Sur le fil : { $seat } n'a que { $points } points d'avance sur { $other }.
}
web-story-margin-wide = { $points ->
    [one] Sans appel : { $seat } finit avec { $points } point d'avance sur { $other }.
   *[other] Sans appel : { $seat } finit avec { $points } points d'avance sur { $other }.
}
