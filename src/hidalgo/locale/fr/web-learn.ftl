# Les leçons d'une première partie : quelqu'un explique, en ami. Des phrases courtes ; tout doit
# tenir sur un téléphone. À la table : Inés, Bruno, Carla et qui apprend, avec les pièces rouges.

web-learn-you = Vous
web-learn-lessons = Leçons
web-learn-lesson = { $number } sur { $count }
web-learn-done = faite
web-learn-next = Suite
web-learn-next-lesson = Leçon suivante
web-learn-finish = Terminé !
web-learn-back = Retour
web-learn-skip = Passer la leçon
web-learn-show-me = Montrez-moi
web-learn-left = reste { $count }

# Titres des leçons
web-learn-lesson-aim = Le but
web-learn-lesson-power = Cartes de Pouvoir
web-learn-lesson-recruit = Recruter
web-learn-lesson-king = Le Roi
web-learn-lesson-place = Placer
web-learn-lesson-ties = Égalités et primes
web-learn-lesson-move = Déplacer
web-learn-lesson-veto = Le Veto
web-learn-lesson-end = Le décompte général

# 1 : le but
web-learn-say-aim-hello = Bonjour ! Inés, Bruno, Carla et vous êtes des Grands d'Espagne. Le rouge est à vous. Tous les quatre veulent la même chose : le plus de Caballeros dans les régions.
web-learn-say-aim-figures = Chaque région indique ce qu'elle rapporte. Ici, 7 points pour le plus de Caballeros, 4 pour la deuxième place et 2 pour la troisième.
web-learn-say-aim-score = Vous pouvez décompter une région tout de suite. Où gagnez-vous le plus ? Touchez-la.
web-learn-say-aim-score-less = { $points ->
    [0] Là, vous n'auriez rien.
    [one] Là, vous auriez { $points } point.
   *[other] Là, vous auriez { $points } points.
} Quelque part, vous êtes devant tout le monde.
web-learn-say-aim-done = Sept points ! Après neuf manches, qui en a le plus gagne.

# 2 : cartes de Pouvoir
web-learn-say-power-round = Une nouvelle manche. D'abord, chacun joue une carte de Pouvoir, tour à tour. Inés commence.
web-learn-say-power-play = À vous. Une carte haute fait agir tôt ; une basse amène plus de Caballeros. 11, 5 et 2 sont pris : aucune valeur deux fois dans la manche. Jouez votre 7.
web-learn-say-power-other = Ce serait possible. Mais prenons le 7 : deuxième à jouer, et trois Caballeros avec.
web-learn-say-power-order = La plus haute commence : Inés avec son 11, puis vous avec votre 7. Qui a joué la plus basse, ici Carla avec son 2, commence la manche suivante. Une carte jouée ne revient pas, alors ménagez-les.

# 3 : recruter et choisir une carte
web-learn-say-recruit-watch = Inés joue d'abord. Regardez à quoi ressemble un tour.
web-learn-say-recruit-watched = Sa carte a décompté une région : 8 points. La voilà prise. Chaque carte n'est là qu'une fois par manche.
web-learn-say-recruit-three = À vous ! Votre 7 amène trois Caballeros de votre Province à votre Cour. Ils ne partent que de la Cour. Prenez les trois.
web-learn-say-recruit-fewer = Vous pouvez en prendre moins. Mais ils vont vite servir : les trois !
web-learn-say-recruit-empty = Si votre Province n'en a un jour plus assez, vous pouvez rappeler ceux qui manquent des régions à votre Cour, mais pas de celle du Roi.
web-learn-say-recruit-card = Choisissez une carte d'Action. Ses cavaliers disent combien vous pouvez placer, le dessin ce qu'elle fait d'autre. Prenez la carte du Roi.
web-learn-say-recruit-card-other = Une bonne carte. Mais il nous faut celle du Roi : cinq cavaliers, et le Roi va où vous voulez.
web-learn-say-recruit-done = Cinq cavaliers, et le Roi vous obéit. Profitons-en.

# 4 : le Roi
web-learn-say-king-wish = Vous voulez Granada : votre Grande y est chez lui, et avec deux Caballeros chacun, vous y êtes à égalité avec Inés. Mais on ne place qu'à côté de la région du Roi, et il est loin, en Galicia.
web-learn-say-king-first = Votre carte permet deux choses, dans l'ordre voulu : placer, et son action spéciale. Ici, le Roi doit passer d'abord.
web-learn-say-king-first-other = C'est permis. Mais de là-haut, on n'atteint pas Granada. Le Roi d'abord !
web-learn-say-king-move = Menez le Roi à Sevilla : touchez-la, ou faites-le glisser. Granada est juste à côté.
web-learn-say-king-move-near = C'est aussi à côté de Granada. Mais où est le Roi, personne n'entre, et cette région doit rester ouverte. Prenez Sevilla.
web-learn-say-king-move-far = De là, vous ne pourriez pas placer à Granada. Prenez Sevilla.
web-learn-say-king-taboo = Retenez bien : où se tient le Roi, rien n'entre et rien ne sort, quoi que dise une carte. Sevilla est fermée.

# 5 : placer
web-learn-say-place-granada = Placez-en deux à Granada. Touchez-la deux fois, ou faites-les glisser depuis la Cour.
web-learn-say-place-granada-other = C'est permis. Mais Granada d'abord : il faut y dépasser Inés.
web-learn-say-place-castillo = Un pour le Castillo, la tour dans la mer. C'est toujours permis, où que soit le Roi. Ce qui s'y trouve en sort lors d'un décompte général.
web-learn-say-place-castillo-other = C'est permis. Mais d'abord un dans la tour. Vous verrez, cela rapporte.
web-learn-say-place-free = Le reste, à votre goût. Placez où vous voulez, ou arrêtez : moins, c'est toujours permis.
web-learn-say-place-done = Voilà un tour entier : recruter, prendre une carte, s'en servir et placer. Puis viennent Bruno, Carla et la manche suivante.

# 6 : égalités et primes
web-learn-say-ties-tie = Deux manches plus tard. En Aragón, Inés et vous en avez trois. À égalité, chacun touche la place d'en dessous : 4 points au lieu de 5.
web-learn-say-ties-bonus = Être en tête sans partage vaut une prime : deux points dans la région du Roi, et deux où se tient votre propre Grande. Lui-même ne compte jamais.
web-learn-say-ties-score = Vous pouvez encore décompter une région. Pensez aux égalités et aux primes : laquelle rapporte le plus ?
web-learn-say-ties-score-less = { $points ->
    [0] Là, vous n'auriez rien.
    [one] Là, vous auriez { $points } point.
   *[other] Là, vous auriez { $points } points.
} Une région rapporte plus.
web-learn-say-ties-done = Huit points : six pour la première place, deux pour votre Grande. Certaines cartes apportent une tuile de décompte : où elle se trouve, ses valeurs remplacent celles imprimées.

# 7 : déplacer des Caballeros
web-learn-say-move-last = La dernière manche. En Castilla la Nueva, Bruno en a cinq et vous quatre. Elle rapporte sept ! Votre carte aide : déplacez jusqu'à trois Caballeros, à qui qu'ils soient.
web-learn-say-move-special = Placer ou déplacer d'abord, à votre guise. Commençons par déplacer.
web-learn-say-move-special-other = Vous pourriez placer d'abord. Mais commençons par déplacer.
web-learn-say-move-away = Touchez un de ceux de Bruno en Castilla la Nueva, puis Galicia. Il y rejoint Inés à égalité : elle perd deux points, et lui n'en gagne aucun.
web-learn-say-move-away-near = Qu'il parte, oui. Mais plutôt en Galicia : il y rejoint Inés à égalité. Elle perd deux points, et lui n'en gagne aucun.
web-learn-say-move-away-other = C'est permis. Mais ce sont les cinq de Bruno en Castilla la Nueva qui vous gênent.
web-learn-say-move-in = En Castilla la Vieja, vous en avez un qui ne rapporte rien. Amenez-le en Castilla la Nueva.
web-learn-say-move-in-near = Celui-là irait aussi. Mais celui de Castilla la Vieja manquera le moins.
web-learn-say-move-in-other = C'est permis. Mais un de plus en Castilla la Nueva, et vous êtes en tête sans partage.
web-learn-say-move-stop = Cinq contre quatre : vous voilà en tête ! Il en reste un. Jusqu'à trois : on peut s'arrêter avant.
web-learn-say-move-stop-other = Vous pourriez continuer. Mais nous avons ce qu'il faut : arrêtez ici.
web-learn-say-move-place = Votre carte en place un aussi. Aragón touche la région du Roi : un de plus, et l'égalité avec Inés est rompue.
web-learn-say-move-place-other = C'est permis. Mais en Aragón, un de plus vous met en tête sans partage.
web-learn-say-move-done = Une carte, deux régions gagnées.

# 8 : le Veto
web-learn-say-veto-hold = À la manche précédente, vous avez pris un Veto. Il est posé devant vous et arrête une fois l'action spéciale d'un autre. C'est à Bruno.
web-learn-say-veto-use = Bruno veut décompter le Castillo. Il y est le plus fort : cinq points pour lui. Arrêtez-le !
web-learn-say-veto-use-other = Vous pouvez le laisser faire. Mais il aura cinq points et vous trois. Mieux vaut l'arrêter.
web-learn-say-veto-done = Arrêté ! Il peut encore placer. Puis Inés et Carla jouent leurs derniers tours.
web-learn-say-veto-rest = Inés a mené le Roi en Castilla la Vieja. Valencia est donc rouverte. Gardez cela en tête !

# 9 : le décompte général
web-learn-say-end-why = Après les manches 3, 6 et 9, tout est décompté. Qui a des Caballeros au Castillo règle d'abord un disque en secret : où vont-ils ?
web-learn-say-end-disc = Trois des vôtres sont dans la tour. À Valencia, ils vous mettraient devant Carla. Nommez-la.
web-learn-say-end-disc-king = Le Roi y est, et personne n'entre. Ils rentreraient à votre Cour sans rien rapporter.
web-learn-say-end-disc-other = Vous pouvez la nommer. Mais à Valencia, vos trois changent deux points en cinq.
web-learn-say-end-castillo = La tour s'ouvre et compte comme une région. Bruno est premier avec quatre, vous êtes deuxième avec trois.
web-learn-say-end-discs = Tous les disques à la fois ! Chacun a rejoint la région nommée. Maintenant les neuf régions, l'une après l'autre.
web-learn-say-end-nueva = Castilla la Nueva : sept points pour vous. Cela valait bien deux déplacements !
web-learn-say-end-won = Quatre-vingt-dix points : c'est gagné ! Bruno n'est qu'à trois. Castilla la Nueva a fait la différence.

# Après la dernière leçon
web-learn-finished = Vous connaissez le jeu
web-learn-finished-lead = Il n'en faut pas plus pour une vraie partie. Trois bots vous attendent.
web-learn-tip-confirm = À la table, rien ne compte avant que vous le confirmiez.
web-learn-tip-look = Ce qui s'éclaire est permis. Le reste, tout simplement, n'arrive pas.
web-learn-tip-scores = Qui mène ? La carte peut montrer ce que chaque région rapporterait maintenant.
web-learn-see-cards = Voir les cartes
web-learn-again = Encore une fois
