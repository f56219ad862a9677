# Wat de webclient zegt tegen wie speelt zonder te kijken, of wil weten wat iets is.

play-told-your-turn = Jij bent aan de beurt. { $question }
play-told-part = { $what } { $count }
play-told-scores = Punten: { $list }.
play-told-open = Kaarten: { $list }.
play-told-powers = Machtkaarten: { $list }.
play-told-disc = { $seat } { $region }
play-told-discs = De kiesschijven noemen: { $list }.
play-told-discs-set = Kiesschijven ingesteld: { $seats }.
play-told-moved-placed = { $seat } zet { $count } caballero's: { $list }.
play-told-moved-recalled = { $seat } haalt { $count } caballero's terug naar het hof: { $list }.
play-told-moved-home = { $count } caballero's van { $seat } gaan naar huis: { $list }.
play-told-moved-own = { $seat } verplaatst { $count } eigen caballero's: { $list }.
play-told-moved-other = { $by } verplaatst { $count } caballero's van { $seat }: { $list }.
play-told-way = { $from } → { $to }
play-told-scored = { $count } plaatsen geteld: { $list }.
play-told-nobody = niemand krijgt punten
play-told-more = { $count ->
    [one] Nog { $count } gebeurtenis staat in het verloop.
   *[other] Nog { $count } gebeurtenissen staan in het verloop.
}
play-told-chat = { $name } zegt: { $text }
play-told-link-lost = De verbinding is weg. Ze komt vanzelf terug; niets wat verstuurd is gaat verloren.
play-told-link-back = Weer verbonden.
play-told-time-left = { $count ->
    [one] Nog { $count } seconde om te antwoorden.
   *[other] Nog { $count } seconden om te antwoorden.
}
play-told-clock = De tijd van { $seat } is om: een bot antwoordt.

play-note-created = De tafel is klaargezet.
play-note-seat = { $name } neemt plaats { $seat }.
play-note-bot = Een bot neemt plaats { $seat }: { $bot }.
play-note-stand-in = { $seat } heeft het spel verlaten. Een bot speelt verder: { $bot }.
play-note-back = { $name } is terug en speelt verder.
play-note-left = Plaats { $seat } is weer vrij.
play-note-undo = { $seat } neemt iets terug.
play-note-takeback = { $seat } wil een beslissing terugnemen.
play-note-agrees = { $seat } gaat akkoord met terugnemen.
play-note-refuses = { $seat } gaat niet akkoord met terugnemen.
play-note-frozen = Het spel kan niet verder.
play-note-closed = De tafel is gesloten.
play-note-rematch = Aan een andere tafel begint een nieuw spel.

play-choose = Wat je kunt doen
play-choose-which = Welk stuk?
play-choose-where = Waarheen?
play-choose-to = Naar: { $place }
play-choose-piece = { $whose ->
    [own] { $place }: een van jezelf ({ $count } daar)
   *[other] { $place }: een van { $seat } ({ $count } daar)
}
play-choose-hidden = { $whose ->
    [own] { $place }: een van jezelf
   *[other] { $place }: een van { $seat }
}
play-choose-tile = Tegel { $tile }, nu bij: { $place }
play-choose-tile-new = Tegel { $tile }, naast het bord
play-choose-times = { $what } ({ $count } keer)
play-choose-so-far = Gekozen: { $list }.
play-choose-left = { $count ->
    [one] Nog { $count }.
   *[other] Nog { $count }.
}
play-choose-sending = Versturen …
play-choose-other-piece = Een ander stuk
play-choose-confirm = Keuze bevestigen
play-choose-back = Laatste keuze terugnemen
play-gain-part = { $seat } { $change }
play-gain-points = meteen punten: { $list }
play-gain-projected = { $change } voor jou als nu alles geteld werd

play-text-board = Het bord als tekst
play-text-phase-power = De machtkaarten worden gespeeld.
play-text-phase-turns = Iedereen komt om de beurt.
play-text-phase-scoring = Algemene puntentelling.
play-text-phase-over = Het spel is uit.
play-text-turn = Nu: { $seat }.
play-text-order = Daarna: { $seats }.
play-text-marker = De eerste machtkaart speelt: { $seat }.
play-text-own = Wat van jou is
play-text-hand = Machtkaarten in je hand: { $list }.
play-text-hand-empty = Geen machtkaarten in je hand.
play-text-disc = Je kiesschijf noemt { $region }.
play-text-places = Plaatsen
play-text-place = Plaats
play-text-first = Leidt
play-text-tie = Gelijk: { $seats }
play-text-pays = Levert op
play-text-besides = Verder
play-text-king = de Koning
play-text-grandes = Grande: { $seats }
play-text-tile = tegel { $tile }
play-text-idle = { $count ->
    [one] Scoretegel naast het bord: { $list }.
   *[other] Scoretegels naast het bord: { $list }.
}
play-text-players = Spelers
play-text-player = Speler
play-text-points = Punten
play-text-power = Machtkaart
play-text-cards-left = Kaarten in de hand
play-text-more = Meer
play-text-you = { $seat } (jij)
play-text-veto = heeft een veto tot en met ronde { $round }
play-text-disc-set = kiesschijf is ingesteld
play-text-cards = Actiekaarten
play-text-card = { $stack }: { $card }.
play-text-taken = { $seat } heeft { $card }.

play-log-title = Verloop
play-log-before = Voor het spel
play-log-scorings = Alleen tellingen
play-log-empty = Er is nog niets gebeurd.
play-log-you = jij
play-log-undone = teruggenomen
play-log-clock = tijd was om
play-log-sum =
    { $what ->
        [regions] Regio's
       *[other] Totaal
    }
play-log-replay = Dit moment bekijken: { $what }
play-log-replay-short = Dit moment bekijken

play-chat-title = Chat
play-chat-lines = Wat er gezegd is
play-chat-watcher = { $name } (kijkt toe)
play-chat-say = Iets zeggen
play-chat-send = Versturen
play-chat-empty = Nog niemand heeft iets gezegd.
play-chat-muted = Iedereen is gedempt.
play-chat-mute = Dempen
play-chat-mute-name = { $name } dempen
play-chat-mute-all = Iedereen dempen
play-chat-people = Wie hier praat
play-chat-unread = { $count ->
    [one] { $count } nieuwe regel
   *[other] { $count } nieuwe regels
}
play-chat-left = { $count ->
    [one] nog { $count } teken
   *[other] nog { $count } tekens
}
play-chat-too-long = { $count ->
    [one] { $count } teken te veel
   *[other] { $count } tekens te veel
}

play-key-title = Toetsen aan tafel
play-key-key = Toets
play-key-does = Wat die doet
play-key-enter = Enter-toets
play-key-backspace = Backspace-toets
play-key-escape = Esc
play-key-does-choices = naar de lijst met alles wat je kunt kiezen
play-key-does-confirm = bevestigen wat je hebt gekozen
play-key-does-back = de laatste keuze terugnemen
play-key-does-reset = alles wat je hebt gekozen vergeten
play-key-does-undo = je laatste beslissing terugnemen
play-key-does-text = het bord als tekst lezen
play-key-does-map = naar de kaart
play-key-does-explain = uitleggen waar je op staat
play-key-does-log = het verloop lezen; de pijltoetsen lopen langs de momenten
play-key-does-chat = iets in de chat schrijven
play-key-does-scores = tonen of verbergen wat een telling nu zou opleveren
play-key-does-help = deze lijst tonen
play-key-list-title = In de lijst met keuzes
play-key-list = De pijltoetsen lopen erdoor, Home en End gaan naar de uiteinden, de cijfers 1 tot 9 kiezen de eerste regels, Enter kiest de regel waar je op staat.
play-key-map-title = Op de kaart
play-key-map = De pijltoetsen gaan naar de volgende plaats in die richting, Enter kiest die, Tab gaat verder naar de stukken daar. Plus, min en 0 zoomen.
play-key-rows = Ook bij de spelers en bij de actiekaarten leiden de pijltoetsen verder; Enter legt uit waar je op staat.
play-key-off = Deze toetsen kun je uitzetten in de instellingen.
play-key-are-off = Deze toetsen staan uit. In de instellingen zet je ze aan.
play-key-no-undo = Je kunt nu niets terugnemen.
play-key-scores-on = De kaart toont wat een telling nu zou opleveren.
play-key-scores-off = De kaart toont niet meer wat een telling zou opleveren.

play-explain-rules = Regels
play-explain-english = De tekst van de regels is in het Engels.
play-explain-nothing = Hier valt niets uit te leggen. Ga eerst naar een plaats, een kaart of een keuze.
play-explain-nobody = Hier staat niemand.
play-explain-stands = Hier: { $list }.
play-explain-now = Bij een telling nu: { $list }.
play-explain-now-nobody = Bij een telling nu zou niemand punten krijgen.
play-explain-now-one = Bij een telling nu zou { $seat } krijgen: { $points }.
play-explain-pays = { $ranks ->
    [first] Levert { $first } op voor wie alleen eerste is.
    [second] Levert { $first } op voor de eerste plaats en { $second } voor de tweede.
   *[third] Levert { $first } op voor de eerste plaats, { $second } voor de tweede en { $third } voor de derde.
}
play-explain-tied = Er is een gelijke stand: iedereen die gelijk staat krijgt de volgende plaats.
play-explain-tile-here = Een scoretegel bedekt de gedrukte cijfers.
play-explain-home = Thuisregio van { $seats }: wie thuis alleen eerste is, krijgt 2 meer.
play-explain-taboo = De Koningsregio is taboe: geen caballero, geen Grande en geen tegel gaat erin of eruit.
play-explain-king-title = De Koning ({ $region })
play-explain-king-bonus = Wie in de Koningsregio alleen eerste is, krijgt bij een telling 2 meer.
play-explain-king-places = Caballero's uit het hof gaan naast de Koningsregio of in het Castillo. Ernaast: { $list }.
play-explain-near = Ligt naast de Koningsregio: hier kun je caballero's uit het hof zetten.
play-explain-far = Ligt niet naast de Koningsregio: vanuit het hof komen caballero's hier alleen door de speciale actie van een kaart.
play-explain-neighbours = De buren: { $list }.
play-explain-hidden = Wie erin zit moet je onthouden.
play-explain-castillo-in = Elke caballero die gezet of verplaatst wordt mag het Castillo in, waar de Koning ook staat.
play-explain-castillo-out = Ze komen eruit bij de volgende algemene puntentelling: alle van een speler naar de regio die in het geheim is genoemd, of naar het hof als de Koning daar is.
play-explain-piece = { $count ->
    [-1] Caballero's van { $seat }: { $place }
    [one] { $count } caballero van { $seat }: { $place }
   *[other] { $count } caballero's van { $seat }: { $place }
}
play-explain-caballeros = Wordt een regio geteld, dan is eerste wie er de meeste caballero's heeft.
play-explain-court = In het hof staan ze klaar om te zetten, zoveel als de actiekaart toestaat.
play-explain-province = In de provincie wachten ze. Een machtkaart haalt ze naar het hof.
play-explain-grande-title = De Grande van { $seat }
play-explain-grande = Hij wijst de thuisregio van { $seat } aan: { $region }. Alleen eerste daar krijgt { $seat } 2 meer.
play-explain-grande-no-caballero = Hij telt niet als caballero.
play-explain-tile-title = Scoretegel { $tile }
play-explain-tile-idle = Die ligt naast het bord tot een actiekaart hem in het spel brengt.
play-explain-tile-at = Die ligt hier: { $place }.
play-explain-tile = Waar die ligt, gelden zijn cijfers in plaats van de gedrukte.
play-explain-card-places = { $count ->
    [one] Verder mag je er { $count } caballero uit het hof mee zetten.
   *[other] Verder mag je er tot { $count } caballero's uit het hof mee zetten.
}
play-explain-card-order = Zetten of speciale actie: je kiest wat eerst komt, en mag beide laten.
play-explain-power-title = Machtkaart { $value }
play-explain-power-recruits = { $count ->
    [0] Die haalt niemand naar het hof.
    [one] Die haalt { $count } caballero uit de provincie naar het hof.
   *[other] Die haalt tot { $count } caballero's uit de provincie naar het hof.
}
play-explain-power-order = De hoogste kaart is het eerst aan de beurt. Wie de laagste speelde begint de volgende ronde.
play-explain-power-once = In een ronde kan maar één speler deze waarde spelen.
play-explain-power-played = { $seat } heeft deze waarde in deze ronde gespeeld; niemand anders kan dat nog.
# $value: 0 for none.
play-explain-laid-title = { $value ->
    [0] Machtkaart van { $seat }
   *[other] Machtkaart { $value } van { $seat }
}
play-explain-laid-none = { $seat } heeft in deze ronde nog geen machtkaart gespeeld.
play-explain-laid-turn = Daarmee is { $seat } in deze ronde als nummer { $place } van { $count } aan de beurt.
play-explain-marker-title = Startspeler: { $seat }
play-explain-marker = { $seat } speelt de eerste machtkaart van de ronde. De anderen volgen naar links.
play-explain-marker-next = Wie in deze ronde de laagste machtkaart speelt, speelt in de volgende de eerste.
play-explain-veto-title = Veto van { $seat }
play-explain-veto = Eén keer mag { $seat } andermans speciale actie stoppen of de laatste stap ervan terugdraaien.
play-explain-veto-not = Halen, zetten vanuit het hof, een kaart nemen en een veto zijn niet te stoppen.
play-explain-veto-last = Het veto is weg zodra het gebruikt is, en anders aan het eind van ronde { $round }.
play-explain-veto-two = { $seat } heeft er twee: het veto dat het eerst afloopt, wordt het eerst gebruikt.
play-explain-disc-title = Geheime kiesschijf van { $seat }
play-explain-disc = { $seat } heeft in het geheim een regio genoemd. Als alle kiesschijven ingesteld zijn, worden ze tegelijk getoond.
play-explain-disc-change = Tot dan mag iedereen de eigen keuze nog veranderen.
play-explain-score-title = Punten van { $seat }
play-explain-score-if = Als nu alle plaatsen geteld werden: +{ $points }.
play-explain-score-end = Na ronde 3, 6 en 9 wordt alles geteld. Wie na ronde { $rounds } de meeste punten heeft, wint.

play-attention-title = hidalgo
play-attention-turn = Je bent aan de beurt.

play-set-shortcuts = Toetsen aan tafel
    .note = Losse letters doen iets, zoals u voor terugnemen; ? geeft de lijst.
play-set-chat = Chat laten horen
    .note = Schermlezers lezen voor wat anderen zeggen.
play-set-notify = Meldingen van het systeem
    .note = Als je aan de beurt bent en deze pagina niet zichtbaar is. Je browser vraagt of het mag.
play-set-notify-refused = Je browser staat geen meldingen toe voor deze pagina. Sta ze eerst toe in de instellingen van de browser.
