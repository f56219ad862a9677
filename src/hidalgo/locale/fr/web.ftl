# Ce que dit le client web autour des tables.

web-language = Langue
web-skip = Aller au contenu
web-nav = Menu principal
web-home = hidalgo, accueil
web-learn = Apprendre
web-cards = Cartes
web-settings = Réglages
web-close = Fermer
web-loading = Un instant …
web-retry = Réessayer
web-unreachable = Le serveur est injoignable. Les leçons marchent quand même ; ce qui manque ici viendra dès qu'il sera de retour.
web-reload = Recharger la page
web-show = Montrer
web-hide = Cacher
web-copy = Copier
web-copied = Copié
web-copy-failed = Le navigateur ne permet pas de copier. Sélectionnez le texte et copiez-le à la main.
web-copy-report = Copier un rapport
web-download = Télécharger
web-change = changer
web-go-on = Continuer
web-trouble-title = Cette page n'a pas pu être affichée
web-trouble = La connexion est peut-être coupée, ou il existe une version plus récente de hidalgo. Rien de votre partie n'est perdu : réessayez, ou rechargez la page.
web-new-version = Une nouvelle version de hidalgo est là.
web-missing-title = Même le Roi ne connaît pas ce lieu
web-missing = Il n'y a rien à cette adresse. Un morceau du lien s'est peut-être perdu en route.
web-to-lobby = Au salon

web-theme-to-light = Passer aux couleurs claires
web-theme-to-dark = Passer aux couleurs sombres
web-set-theme = Couleurs
web-theme-system = Comme l'appareil
web-theme-light = Claires
web-theme-dark = Sombres
web-set-speed = Mouvement
web-speed-slow = Lent
web-speed-normal = Moyen
web-speed-fast = Rapide
web-speed-off = Aucun
web-set-more = Autres réglages
web-set-sounds = Sons
    .note = Des sons discrets pour les pièces, les cartes et votre tour.
web-set-scores = Montrer ce que donnerait un décompte
    .note = Chaque lieu montre ses points comme s'il était décompté maintenant.
web-set-confirm = Confirmer chaque décision
    .note = Voir ce que ferait une décision avant de l'envoyer.
web-set-text-board = Plateau en texte
    .note = Jouer avec des listes et des mots, au clavier ou avec un lecteur d'écran.
web-set-kept = Ne vaut que dans ce navigateur.

web-hero = Neuf régions. Un roi. Vos intrigues.
    .lead = Jouez à El Grande ici même, entre amis ou contre des bots. Sans compte : un nom suffit.
web-your-name = Votre nom
    .hint = Ce que verront les autres à la table.
    .example = Ana, par exemple
web-introduce-go = Entrer
web-have-account = Vous avez un compte ?
web-playing-as = Vous jouez sous le nom de
web-play-bots = Jouer tout de suite contre trois bots
web-play-friends = Jouer entre amis
web-setting-up = On dresse la table …
web-more-choices = Préparer une table à votre goût
web-first-game = Apprendre en dix minutes
web-my-tables = Vos tables
web-turns = { $count ->
    [one] { $count } vous attend
   *[other] { $count } vous attendent
}
web-open-tables = Tables à rejoindre
web-open-none = Personne n'attend de partenaires en ce moment. Lancez-vous : les autres voient votre table aussitôt.
web-set-up = Préparer une table
web-running-tables = Parties à regarder
web-running-none = Aucune partie publique en cours. Dès qu'il y en aura une, vous pourrez regarder par-dessus l'épaule de chacun.
web-over-tables = Vos parties terminées
web-show-all = Montrer les { $count }
web-lobby-lost = Le serveur est injoignable pour le moment. Nous continuons d'essayer.
web-table-of-bots = Bots entre eux
web-table-with-bots = Vous et { $count ->
    [one] un bot
   *[other] { $count } bots
}
web-table-waiting = Une table qui attend du monde
web-your-turn = À vous de jouer
web-continue = À la table
web-join = Rejoindre
web-watch = Regarder
web-look-back = Revoir
web-open-seat = libre
web-footer = hidalgo est un logiciel libre, fait par des gens qui aiment ce jeu.
web-footer-nav = Plus
web-map-credit = Carte : d'après les données de l'Instituto Geográfico Nacional de España et de Natural Earth.

web-new-title = Une nouvelle table
web-new-who = Qui joue ?
web-new-players = Combien jouent
web-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-new-seat = Place { $number }
web-new-you = Vous
web-new-friend = Quelqu'un que vous invitez
web-new-all-friends = Que des amis
web-new-all-bots = Que des bots
web-new-bots-fill = Les places encore libres au départ sont prises par des bots. Qui s'assoit où est tiré au sort au départ.
web-bot-greedy = Bot rusé
    .note = prépare tout son tour et joue pour gagner.
web-bot-random = Bot fantasque
    .note = fait n'importe quoi de permis ; bien pour un premier coup d'œil.
web-new-edition = Édition
web-edition-bigbox = Big Box anglaise
    .note = L'habituelle ici ; les autres diffèrent par quelques cartes.
web-edition-bigbox-nl = Big Box néerlandaise
    .note = Comme l'anglaise, mais qui décompte les premières places choisit l'ordre.
web-edition-decennial = Édition Decennial
    .note = Une autre édition anglaise, dont le nom est de nous : quelques cartes ne disent pas tout à fait la même chose, comme celles qui renvoient ou font sortir d'une région.
web-new-how = Comment joue-t-on ?
web-new-short = Partie courte
    .note = Six manches au lieu de neuf.
web-new-memory = De mémoire
    .note = Castillo et Provinces sont cachés, comme à une vraie table.
web-new-no-vetos = Sans Vetos
    .note = Personne ne peut arrêter une action spéciale. Plus rapide, plus paisible.
web-new-pace = Temps pour répondre
    .note = Qui tarde davantage est remplacé par un bot jusqu'à son retour.
web-new-open = Qui peut venir ?
web-new-by-link = Qui a le lien
    .note = La table ne figure dans aucune liste. Vous recevez un lien à envoyer à vos amis.
web-new-public = Tout le monde
    .note = La table figure au salon ; chacun peut la rejoindre ou regarder.
web-new-open-table = Ouvrir la table
web-new-begin = Commencer la partie
web-new-then-begin = Des bots à toutes les autres places : la partie commence aussitôt.
web-new-then-link = { $count ->
    [one] Vous recevez ensuite un lien pour { $count } ami qui manque encore.
   *[other] Vous recevez ensuite un lien pour { $count } amis qui manquent encore.
}
web-option-short = courte
web-option-no-vetos = sans Vetos
web-option-memory = de mémoire

web-cards-title = Les cartes d'Action
web-cards-lead = Une carte vous fait placer autant de Caballeros de votre Cour qu'elle montre de cavaliers, puis faire son action spéciale, ou l'inverse.
web-cards-search = Chercher une carte
web-stack = Pile { $number }
web-stack-places = { $count ->
    [one] place { $count } Caballero
   *[other] place jusqu'à { $count } Caballeros
}
web-cards-copies = { $count } exemplaires
web-cards-differs = varie selon l'édition
web-cards-rules = { $count ->
    [one] Règle { $list }
   *[other] Règles { $list }
}
web-cards-found = { $count ->
    [0] aucune carte trouvée
    [one] { $count } carte trouvée
   *[other] { $count } cartes trouvées
}
web-cards-none = Aucune carte ne dit « { $sought } ».
web-cards-all = Montrer toutes les cartes

web-account-title = Vous et votre compte
web-account-nobody = Vous n'avez pas encore donné de nom sur cet appareil.
web-account-guest = Simplement jouer
    .lead = Un nom suffit. Vous pourrez en faire un compte quand vous voudrez, en gardant toutes vos parties.
web-account-come-back = Vous êtes déjà venu ?
web-account-other = Vous êtes déjà quelqu'un d'autre ici ?
web-account-name = Nom et langue
web-account-login = Votre compte
web-rename = Enregistrer le nom
web-renamed = Vous vous appelez maintenant { $name }.
web-claim = En faire un compte
    .lead = Avec un nom d'utilisateur et un mot de passe, vous retrouvez vos tables depuis tout appareil. Tout ce que vous avez joué reste à vous.
web-claim-go = Créer le compte
web-username = Nom d'utilisateur
    .hint = De 3 à 32 lettres, chiffres, points, tirets ou tirets bas, sans accents. Vous seul en avez besoin.
web-password = Mot de passe
    .hint = Au moins 10 caractères. Une courte phrase convient bien.
web-password-new = Nouveau mot de passe
web-password-old = Mot de passe actuel
web-password-changed = Le mot de passe est changé. Tous les autres appareils sont déconnectés.
web-change-password = Changer le mot de passe
    .lead = Tous les autres appareils seront déconnectés.
web-log-in = Se connecter
web-log-out = Se déconnecter
web-log-out-everywhere = Se déconnecter partout
web-logged-out = Vous êtes déconnecté. À bientôt !
web-login-guest = Vous êtes ici en invité. Si vous continuez, cet appareil quitte l'invité et rien ne ramène à ses tables, sauf si vous en faites d'abord un compte.
web-welcome-back = Heureux de vous revoir, { $name } !
web-recover = Mot de passe oublié
    .lead = Le code de secours que vous avez gardé permet un nouveau mot de passe. Tous les autres appareils sont déconnectés, et vous recevez un nouveau code.
web-recover-go = Choisir un nouveau mot de passe
web-recovery-code = Code de secours
web-new-code = Obtenir un nouveau code de secours
    .lead = Pour le cas où l'ancien est introuvable. Il ne vaudra plus rien.
web-keep-code = Gardez ce code de secours
    .lead = Si vous oubliez un jour votre mot de passe, seul ce code vous fera rentrer. Il n'est montré que cette fois.
web-keep-code-done = Je l'ai gardé en lieu sûr
web-use-code = J'ai un code d'un autre appareil
web-use-code-go = Utiliser le code
web-device-code = Code à huit caractères
    .hint = Celui que montre votre autre appareil.
web-devices = Vos appareils
web-device-this = cet appareil
web-device-unknown = Appareil inconnu
web-device-since = depuis le { $day }
web-device-seen = utilisé { $ago }
web-device-gone = L'appareil est déconnecté.
web-second-device = Jouez ici, puis sur votre téléphone : un code fait entrer un autre appareil, sans mot de passe.
web-second-device-go = Montrer un code
web-second-device-how = Ouvrez { $address } sur l'autre appareil, choisissez « J'ai un code d'un autre appareil » et tapez ceci. Le code vaut une fois.
web-code-left = encore { $time }
web-data = Vos données
    .lead = Tout ce que le serveur garde sur vous, en un fichier : nom, appareils, parties, coups et ce que vous avez dit.
web-export = Télécharger mes données
web-delete = Tout supprimer
    .lead = Votre nom, votre compte, vos appareils et tout ce que vous avez dit disparaissent pour de bon. Les parties restent à vos partenaires, sans votre nom ; dans celles en cours, un bot continue.
web-delete-by-name = Pour confirmer, tapez votre nom : { $name }
web-delete-by-password = Pour confirmer, tapez votre mot de passe
web-delete-go = Supprimer pour de bon
web-deleted = Vous êtes oublié ici. Merci d'être passé.
web-leave = Déconnexion
web-leave-account = Vos tables vous attendent jusqu'à votre retour.
web-leave-guest = Vous êtes invité, sans mot de passe : une fois cet appareil déconnecté, rien ne ramène à vos tables. Faites-en d'abord un compte, ou faites entrer un autre appareil.
web-leave-sure = Partir pour de bon ?
web-leave-go = Partir quand même
web-stay = Rester

web-fault-empty = Il manque quelque chose ici.
web-fault-name-empty = Donnez d'abord un nom ; n'importe lequel convient.
web-fault-username-empty = Un compte demande un nom d'utilisateur.
web-fault-username = De 3 à 32 caractères parmi a à z, chiffres, points, tirets et tirets bas, s'il vous plaît.
web-fault-password-short = Le mot de passe est trop court ; il en faut au moins 10 caractères.

web-problem-other = Cela n'a pas marché : { $text }
web-problem-client = Quelque chose a échoué dans cette page. Votre partie est en sûreté sur le serveur ; rechargez la page si elle semble bizarre.
web-problem-unreachable = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
web-problem-account = Vous avez déjà un compte.
web-problem-begun = La partie a commencé ; les places sont fixées.
web-problem-busy = Il y a énormément de monde en ce moment. Réessayez dans quelques secondes.
web-problem-conflict = Quelqu'un a été plus rapide. Regardez de nouveau et réessayez.
web-problem-forbidden = Vous ne pouvez pas faire cela.
web-problem-frozen = Cette partie ne peut pas continuer : les règles avec lesquelles elle a commencé ne sont plus ici.
web-problem-full = Toutes les places sont prises. Vous pouvez regarder.
web-problem-guest = Il faut un compte pour cela ; créez-en d'abord un.
web-problem-internal = Quelque chose a échoué sur le serveur. Vous n'y êtes pour rien ; réessayez dans un instant.
web-problem-invalid = Le serveur ne peut rien en faire. Il dit (en anglais) : { $text }
web-problem-known = Vous avez déjà un nom ici. Rechargez la page.
web-problem-language = Il n'y a pas de textes dans cette langue.
web-problem-malformed = Le serveur ne peut pas lire ceci. Il dit (en anglais) : { $text }
web-problem-name = Un nom a de 1 à 24 caractères, dont au moins une lettre, un chiffre ou un symbole, et aucun d'invisible.
web-problem-no-bot = Ce bot n'existe pas ici ; choisissez-en un autre.
web-problem-no-edition = Cette édition n'existe pas ici ; choisissez-en une autre.
web-problem-no-game = Ce jeu n'existe pas ici.
web-problem-no-moment = Ce moment n'existe pas dans la partie.
web-problem-no-seat = Cette place n'existe pas à la table.
web-problem-no-such-method = La page a demandé ce que le serveur ne sait pas faire. Rechargez-la.
web-problem-no-table = Cette table n'existe pas. Le lien est-il complet ?
web-problem-no-undo = Seul, vous ne pouvez rien annuler : d'autres ont continué, ou quelque chose a été révélé. Vous pouvez demander leur accord.
web-problem-no-vote = Personne ne demande votre accord, ou un autre vote est en cours.
web-problem-not-begun = La partie n'a pas encore commencé.
web-problem-not-found = Il n'y a rien à cette adresse.
web-problem-not-host = Seul l'hôte de la table peut le faire.
web-problem-not-json = La page et le serveur ne se comprennent pas. Rechargez la page.
web-problem-not-logged-in = Vous n'êtes plus connecté. Donnez un nom, ou reconnectez-vous.
web-problem-not-over = C'est possible une fois la partie finie.
web-problem-not-seated = Seuls ceux qui sont à la table peuvent le faire.
web-problem-not-yours = Seuls d'autres le voient, ou tous une fois la partie finie.
web-problem-origin = Le serveur ne reconnaît pas cette adresse comme la sienne. Ouvrez hidalgo à son adresse habituelle.
web-problem-password = Ce mot de passe se devine facilement : il lui faut au moins 5 caractères différents, et autre chose que le nom d'utilisateur.
web-problem-stale = La partie a avancé entre-temps ; regardez de nouveau.
web-problem-taken = Ce nom d'utilisateur est pris ; choisissez-en un autre.
web-problem-too-fast = C'était trop souvent en peu de temps. { $seconds ->
    [0] Attendez un peu et réessayez.
    [one] Réessayez dans { $seconds } seconde.
   *[other] Réessayez dans { $seconds } secondes.
}
web-problem-too-large = C'est trop long pour le serveur.
web-problem-too-many-bots = Il y a plus de bots que de places.
web-problem-too-many-tables = Vous êtes à autant de tables que permis. Finissez-en ou quittez-en une d'abord.
web-problem-unavailable = Le serveur n'atteint pas sa mémoire en ce moment. Rien n'est perdu ; réessayez bientôt.
web-problem-wrong-code = Ce code n'est pas bon, ou il a déjà servi ou expiré. Vérifiez-le, et le nom d'utilisateur.
web-problem-wrong-login = Nom d'utilisateur ou mot de passe erroné.
web-problem-wrong-name = Ce n'est pas votre nom ici.
web-problem-wrong-password = Le mot de passe est erroné.
