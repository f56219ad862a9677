# Wat de webclient rond de tafels zegt.

web-language = Taal
web-skip = Naar de inhoud
web-nav = Hoofdmenu
web-home = hidalgo, begin
web-learn = Leren
web-cards = Kaarten
web-settings = Instellingen
web-close = Sluiten
web-loading = Een ogenblik …
web-retry = Opnieuw proberen
web-unreachable = De server is niet bereikbaar. De lessen werken toch; wat hier ontbreekt, komt zodra hij er weer is.
web-reload = Pagina opnieuw laden
web-show = Tonen
web-hide = Verbergen
web-copy = Kopiëren
web-copied = Gekopieerd
web-copy-failed = De browser staat kopiëren niet toe. Selecteer de tekst en kopieer hem met de hand.
web-copy-report = Rapport kopiëren
web-download = Downloaden
web-change = wijzigen
web-go-on = Verder
web-trouble-title = Deze pagina kon niet worden getoond
web-trouble = Misschien is de verbinding weg, of er is een nieuwere versie van hidalgo. Niets van je spel is verloren: probeer het opnieuw, of laad de pagina opnieuw.
web-new-version = Er is een nieuwe versie van hidalgo.
web-missing-title = Deze plek kent zelfs de Koning niet
web-missing = Onder dit adres is niets. Misschien is er onderweg een stuk van de link verloren gegaan.
web-to-lobby = Naar de lobby

web-theme-to-light = Naar lichte kleuren
web-theme-to-dark = Naar donkere kleuren
web-set-theme = Kleuren
web-theme-system = Zoals het apparaat
web-theme-light = Licht
web-theme-dark = Donker
web-set-speed = Beweging
web-speed-slow = Langzaam
web-speed-normal = Gewoon
web-speed-fast = Snel
web-speed-off = Geen
web-set-more = Meer
web-set-sounds = Geluiden
    .note = Zachte geluiden voor stukken, kaarten en als je aan de beurt bent.
web-set-scores = Tonen wat een telling oplevert
    .note = Elke plek toont zijn punten alsof hij nu geteld werd.
web-set-confirm = Elke beslissing bevestigen
    .note = Eerst zien wat een beslissing doet, dan versturen.
web-set-text-board = Bord als tekst
    .note = Spelen met lijsten en woorden, per toetsenbord of schermlezer.
web-set-kept = Geldt alleen in deze browser.

web-hero = Negen regio's. Eén koning. Jouw intriges.
    .lead = Speel El Grande hier en nu, met vrienden of bots. Zonder account: een naam is genoeg.
web-your-name = Je naam
    .hint = Zo zien de anderen aan tafel je.
    .example = bijvoorbeeld Ana
web-introduce-go = Binnenkomen
web-have-account = Heb je een account?
web-playing-as = Je speelt als
web-play-bots = Nu tegen drie bots spelen
web-play-friends = Met vrienden spelen
web-setting-up = De tafel wordt gedekt …
web-more-choices = Een tafel naar wens klaarzetten
web-first-game = Leren in tien minuten
web-my-tables = Jouw tafels
web-turns = { $count ->
    [one] { $count } wacht op jou
   *[other] { $count } wachten op jou
}
web-open-tables = Tafels om aan te schuiven
web-open-none = Er wacht nu niemand op medespelers. Wees de eerste: anderen zien je tafel meteen.
web-set-up = Tafel klaarzetten
web-running-tables = Spellen om te bekijken
web-running-none = Er loopt nu geen openbaar spel. Zodra er een is, kun je iedereen over de schouder kijken.
web-over-tables = Jouw gespeelde spellen
web-show-all = Toon alle { $count }
web-lobby-lost = De server is even niet bereikbaar. We blijven proberen.
web-table-of-bots = Bots onder elkaar
web-table-with-bots = Jij en { $count ->
    [one] een bot
   *[other] { $count } bots
}
web-table-waiting = Een tafel die op anderen wacht
web-your-turn = Jij bent aan de beurt
web-continue = Naar de tafel
web-join = Meespelen
web-watch = Kijken
web-look-back = Terugkijken
web-open-seat = vrij
web-footer = hidalgo is vrije software, gemaakt door mensen die van het spel houden.
web-footer-nav = Verder
web-map-credit = Kaart: gemaakt van gegevens van het Instituto Geográfico Nacional de España en van Natural Earth.

web-new-title = Een nieuwe tafel
web-new-who = Wie spelen er?
web-new-players = Hoeveel spelen er
web-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
web-new-seat = Plaats { $number }
web-new-you = Jij
web-new-friend = Iemand die je uitnodigt
web-new-all-friends = Allemaal vrienden
web-new-all-bots = Allemaal bots
web-new-bots-fill = Plaatsen die bij het begin nog vrij zijn, nemen bots in. Wie waar zit, wordt bij het begin geloot.
web-bot-greedy = Slimme bot
    .note = plant zijn hele beurt en speelt om te winnen.
web-bot-random = Grillige bot
    .note = doet maar wat er mag; goed voor een eerste kijkje.
web-new-edition = Uitgave
web-edition-bigbox = Big Box, Engels
    .note = De gebruikelijke hier; de andere verschillen in een handvol kaarten.
web-edition-bigbox-nl = Big Box, Nederlands
    .note = Als de Engelse, maar wie de eerste plaatsen telt, kiest de volgorde.
web-edition-decennial = Decennial editie
    .note = Een andere Engelse uitgave, de naam is van ons: een paar kaarten zeggen niet precies hetzelfde, zoals die om naar huis te sturen of uit een regio te gaan.
web-new-how = Hoe wordt er gespeeld?
web-new-short = Kort spel
    .note = Zes rondes in plaats van negen.
web-new-memory = Uit het hoofd
    .note = Castillo en provincies zijn verborgen, zoals aan een echte tafel.
web-new-no-vetos = Zonder veto's
    .note = Niemand kan een speciale actie tegenhouden. Sneller en vriendelijker.
web-new-pace = Tijd om te antwoorden
    .note = Wie er langer over doet, wordt vervangen door een bot tot hij terug is.
web-new-open = Wie mag er komen?
web-new-by-link = Wie de link heeft
    .note = De tafel staat in geen enkele lijst. Je krijgt een link voor je vrienden.
web-new-public = Iedereen
    .note = De tafel staat in de lobby; iedereen kan meespelen of kijken.
web-new-open-table = Tafel openen
web-new-begin = Spel beginnen
web-new-then-begin = Bots op alle andere plaatsen: het spel begint meteen.
web-new-then-link = { $count ->
    [one] Daarna krijg je een link voor { $count } vriend die nog ontbreekt.
   *[other] Daarna krijg je een link voor { $count } vrienden die nog ontbreken.
}
web-option-short = kort
web-option-no-vetos = zonder veto's
web-option-memory = uit het hoofd

web-cards-title = De actiekaarten
web-cards-lead = Met een kaart zet je zoveel caballero's uit je hof als er ruiters op staan, en voer je de speciale actie uit, of andersom.
web-cards-search = Zoek een kaart
web-stack = Stapel { $number }
web-stack-places = { $count ->
    [one] zet { $count } caballero in
   *[other] zet tot { $count } caballero's in
}
web-cards-copies = { $count } stuks
web-cards-differs = verschilt per uitgave
web-cards-rules = { $count ->
    [one] Regel { $list }
   *[other] Regels { $list }
}
web-cards-found = { $count ->
    [0] geen kaart gevonden
    [one] { $count } kaart gevonden
   *[other] { $count } kaarten gevonden
}
web-cards-none = Op geen kaart staat ‘{ $sought }’.
web-cards-all = Toon alle kaarten

web-account-title = Jij en je account
web-account-nobody = Je hebt op dit apparaat nog geen naam genoemd.
web-account-guest = Gewoon spelen
    .lead = Een naam is genoeg. Je kunt er altijd een account van maken, en houdt al je spellen.
web-account-come-back = Ben je hier eerder geweest?
web-account-other = Ben je hier al iemand anders?
web-account-name = Naam en taal
web-account-login = Je account
web-rename = Naam opslaan
web-renamed = Je heet nu { $name }.
web-claim = Maak er een account van
    .lead = Met een gebruikersnaam en een wachtwoord vind je je tafels vanaf elk apparaat terug. Alles wat je speelde, blijft van jou.
web-claim-go = Account maken
web-username = Gebruikersnaam
    .hint = 3 tot 32 letters, cijfers, punten, streepjes of lage streepjes, zonder accenten. Alleen jij hebt hem nodig.
web-password = Wachtwoord
    .hint = Minstens 10 tekens. Een korte zin is prima.
web-password-new = Nieuw wachtwoord
web-password-old = Huidig wachtwoord
web-password-changed = Het wachtwoord is gewijzigd. Alle andere apparaten zijn afgemeld.
web-change-password = Wachtwoord wijzigen
    .lead = Alle andere apparaten worden daarbij afgemeld.
web-log-in = Aanmelden
web-log-out = Afmelden
web-log-out-everywhere = Overal afmelden
web-logged-out = Je bent afgemeld. Tot gauw!
web-login-guest = Je bent hier te gast. Ga je verder, dan verlaat dit apparaat de gast en leidt niets terug naar diens tafels, tenzij je er eerst een account van maakt.
web-welcome-back = Welkom terug, { $name }!
web-recover = Wachtwoord vergeten
    .lead = Met de herstelcode die je bewaard hebt, kies je een nieuw wachtwoord. Alle andere apparaten worden afgemeld, en je krijgt een nieuwe code.
web-recover-go = Nieuw wachtwoord kiezen
web-recovery-code = Herstelcode
web-new-code = Nieuwe herstelcode vragen
    .lead = Voor als je de oude niet meer vindt. Die geldt dan niet meer.
web-keep-code = Bewaar deze herstelcode
    .lead = Vergeet je ooit je wachtwoord, dan kom je alleen met deze code weer binnen. Hij wordt alleen deze keer getoond.
web-keep-code-done = Ik heb hem veilig bewaard
web-use-code = Ik heb een code van een ander apparaat
web-use-code-go = Code gebruiken
web-device-code = Apparaatcode
    .hint = De acht tekens die je andere apparaat toont.
web-devices = Je apparaten
web-device-this = dit apparaat
web-device-unknown = Onbekend apparaat
web-device-since = sinds { $day }
web-device-seen = gebruikt: { $ago }
web-device-gone = Het apparaat is afgemeld.
web-second-device = Hier spelen en verder op je telefoon: met een code komt een tweede apparaat binnen, zonder wachtwoord.
web-second-device-go = Toon een code
web-second-device-how = Open { $address } op het andere apparaat, kies ‘Ik heb een code van een ander apparaat’ en typ dit in. De code geldt één keer.
web-code-left = nog { $time }
web-data = Je gegevens
    .lead = Alles wat de server over je bewaart in één bestand: naam, apparaten, spellen, zetten en wat je hebt gezegd.
web-export = Mijn gegevens downloaden
web-delete = Alles wissen
    .lead = Je naam, account, apparaten en alles wat je hebt gezegd verdwijnen voorgoed. Spellen blijven bestaan voor wie met je speelden, zonder je naam; in lopende speelt een bot verder.
web-delete-by-name = Typ ter bevestiging je naam: { $name }
web-delete-by-password = Typ ter bevestiging je wachtwoord
web-delete-go = Voorgoed wissen
web-deleted = Je bent hier vergeten. Fijn dat je er was.
web-leave = Afmelden
web-leave-account = Je tafels wachten tot je je weer aanmeldt.
web-leave-guest = Je bent gast zonder wachtwoord: is dit apparaat eenmaal afgemeld, dan leidt niets terug naar je tafels. Maak er eerst een account van, of laat een ander apparaat binnen.
web-leave-sure = Voorgoed vertrekken?
web-leave-go = Toch vertrekken
web-stay = Blijven

web-fault-empty = Hier ontbreekt nog iets.
web-fault-name-empty = Noem eerst een naam; elke is goed.
web-fault-username-empty = Een account heeft een gebruikersnaam nodig.
web-fault-username = Graag 3 tot 32 tekens uit a tot z, cijfers, punten, streepjes en lage streepjes.
web-fault-password-short = Het wachtwoord is te kort; het moet minstens 10 tekens hebben.

web-problem-other = Dat lukte niet: { $text }
web-problem-client = Er ging iets mis op deze pagina. Je spel is veilig op de server; laad de pagina opnieuw als ze er vreemd uitziet.
web-problem-unreachable = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
web-problem-account = Je hebt al een account.
web-problem-begun = Het spel is begonnen; de plaatsen liggen vast.
web-problem-busy = Er zijn nu heel veel mensen. Probeer het over een paar seconden opnieuw.
web-problem-conflict = Iemand was sneller. Kijk nog eens en probeer het opnieuw.
web-problem-forbidden = Dat mag je niet.
web-problem-frozen = Dit spel kan niet verder: de regels waarmee het begon, zijn hier niet meer.
web-problem-full = Alle plaatsen zijn bezet. Je kunt kijken.
web-problem-guest = Daarvoor heb je een account nodig; maak er eerst een.
web-problem-internal = Er ging iets mis op de server. Dat ligt niet aan jou; probeer het zo nog eens.
web-problem-invalid = Hier kan de server niets mee. Hij zegt (in het Engels): { $text }
web-problem-known = Je hebt hier al een naam. Laad de pagina opnieuw.
web-problem-language = In deze taal zijn er geen teksten.
web-problem-malformed = Dit kan de server niet lezen. Hij zegt (in het Engels): { $text }
web-problem-name = Een naam heeft 1 tot 24 tekens, waarvan minstens één letter, cijfer of symbool, en geen onzichtbare.
web-problem-no-bot = Zo'n bot is er hier niet; kies een andere.
web-problem-no-edition = Die uitgave is er hier niet; kies een andere.
web-problem-no-game = Dat spel is er hier niet.
web-problem-no-moment = Dat moment is er in dit spel niet.
web-problem-no-seat = Die plaats is er aan deze tafel niet.
web-problem-no-such-method = De pagina vroeg iets wat de server niet kan. Laad de pagina opnieuw.
web-problem-no-table = Die tafel is er niet. Is de link compleet?
web-problem-no-undo = Alleen kun je niets terugnemen: anderen speelden verder, of er is iets onthuld. Je kunt hun instemming vragen.
web-problem-no-vote = Niemand vraagt je instemming, of er loopt nog een andere stemming.
web-problem-not-begun = Het spel is nog niet begonnen.
web-problem-not-found = Onder dit adres is niets.
web-problem-not-host = Dat kan alleen de gastheer van de tafel.
web-problem-not-json = Pagina en server begrijpen elkaar niet. Laad de pagina opnieuw.
web-problem-not-logged-in = Je bent niet meer aangemeld. Noem een naam, of meld je weer aan.
web-problem-not-over = Dat kan als het spel voorbij is.
web-problem-not-seated = Dat kunnen alleen wie aan tafel zitten.
web-problem-not-yours = Dit zien alleen anderen, of iedereen als het spel voorbij is.
web-problem-origin = De server kent dit adres niet als het zijne. Open hidalgo op zijn gewone adres.
web-problem-password = Dit wachtwoord is makkelijk te raden: het heeft minstens 5 verschillende tekens nodig en mag niet alleen de gebruikersnaam zijn.
web-problem-stale = Het spel is intussen verder; kijk nog eens.
web-problem-taken = Deze gebruikersnaam is bezet; kies een andere.
web-problem-too-fast = Dat was te vaak in korte tijd. { $seconds ->
    [0] Wacht even en probeer het opnieuw.
    [one] Probeer het over { $seconds } seconde opnieuw.
   *[other] Probeer het over { $seconds } seconden opnieuw.
}
web-problem-too-large = Dat is te lang voor de server.
web-problem-too-many-bots = Er zijn meer bots dan plaatsen.
web-problem-too-many-tables = Je zit aan zoveel tafels als er mag. Maak er eerst een af, of verlaat er een.
web-problem-unavailable = De server kan even niet bij zijn geheugen. Niets is verloren; probeer het zo weer.
web-problem-wrong-code = Deze code klopt niet, of is al gebruikt of verlopen. Controleer hem, en de gebruikersnaam.
web-problem-wrong-login = Gebruikersnaam of wachtwoord is onjuist.
web-problem-wrong-name = Zo heet je hier niet.
web-problem-wrong-password = Het wachtwoord is onjuist.
