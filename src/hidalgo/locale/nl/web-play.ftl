play-bot = Bot
play-gathering = De tafel wordt gedekt
play-invited = Je bent uitgenodigd aan een tafel
play-take-a-seat = Ga zitten, of kijk gewoon toe.
play-no-seat-left = Alle plaatsen zijn bezet. Blijf, dan kijk je naar het spel.
play-guest-waits = Je hebt een plaats. Het spel begint als de gastheer start.
play-host-open = Stuur je vrienden de link, of laat bots aanschuiven. Wie bij de start ontbreekt, wordt vervangen door een bot.
play-host-full = Iedereen is er. Begin wanneer je wilt.
play-open-seat = vrij
play-sit-down = Ga zitten
play-sit-here = Hierheen verhuizen
play-add-bot = Bot erbij
play-remove-bot = Bot weg
play-start = Begin het spel
play-start-with-bots = Begin, bots op vrije plaatsen
play-leave-table = Verlaat de tafel
play-host = gastheer
play-you = jij
play-invite = Nodig vrienden uit
play-invite-private = Alleen wie deze link heeft, vindt de tafel.
play-invite-public = De tafel staat in de lobby; deze link leidt er rechtstreeks heen.
play-invite-link = Link naar deze tafel
play-copy-link = Kopieer de link
play-terms = Wat er gespeeld wordt
play-options = Opties
play-with-vetos = met veto's
play-without-vetos = zonder veto's
play-nine-rounds = negen rondes
play-six-rounds = zes rondes
play-memory = uit het hoofd: Castillo en provincies zijn verborgen
play-pace-none = geen tijdslimiet
play-pace-minutes = { $count ->
    [one] { $count } minuut per antwoord
   *[other] { $count } minuten per antwoord
}
play-pace-hours = { $count ->
    [one] { $count } uur per antwoord
   *[other] { $count } uur per antwoord
}
play-pace-days = { $count ->
    [one] { $count } dag per antwoord
   *[other] { $count } dagen per antwoord
}
play-seal = Zegel van het toeval
play-seal-why = Gemaakt voor het spel; aan het eind geopend in het verslag bewijst het dat er niets opnieuw geschud is.
play-closed = Deze tafel is gesloten voordat er een spel begon.
play-not-here = Deze tafel kan niet getoond worden
play-outdated = Er is een nieuwere versie van hidalgo. Laad de pagina opnieuw; je spel blijft bewaard.
play-crowded = Je hebt zoveel tafels open als er tegelijk mag. Sluit een van de andere: deze gaat dan vanzelf open.
play-reload = Opnieuw laden
play-to-lobby = Naar de lobby
play-title = El Grande
play-title-asked = Jij bent
play-players = Spelers
play-action-cards = Actiekaarten
play-card-parts = Konings·kaart
play-taken-by = genomen door { $seat }
play-points-short = ptn
play-marker = speelt de eerste machtkaart
play-holds-veto = heeft een veto
play-disc-is-set = de kiesschijf is ingesteld
play-away = afwezig
play-stand-in = een bot speelt verder
play-time-left = Tijd om te antwoorden
play-time-was-up = Je tijd was om: een bot heeft voor je geantwoord.
play-answered-elsewhere = Je hebt in een ander venster geantwoord; waar je hier mee begonnen was, vervalt.
play-power-card = Machtkaart
play-power-now = Machtkaart { $value } in deze ronde
play-power-none = nog geen machtkaart in deze ronde
play-turn-place = nr. { $place }
play-phase-power = Machtkaarten
play-phase-turns = Beurten
play-phase-scoring = Algemene puntentelling
play-watching = { $count ->
    [one] { $count } kijkt toe
   *[other] { $count } kijken toe
}
play-you-watch = Je kijkt toe
play-reconnecting = Verbinding kwijt, nieuwe poging …
play-map = Kaart van Spanje
play-zoom-in = Dichterbij
play-zoom-out = Verder weg
play-zoom-reset = De hele kaart
play-which-piece = Welk stuk?
play-map-credit = Kaart: Instituto Geográfico Nacional (es-atlas), Natural Earth
play-skip = Overslaan
play-pieces = { $count ->
    [-1] { $place }: caballero's van { $seat }
    [one] { $place }: { $count } caballero van { $seat }
   *[other] { $place }: { $count } caballero's van { $seat }
}
play-grande-of = Grande van { $seat }
play-king = de Koning
play-tile = scoretegel { $tile }
play-hidden = wie erin zit, moet je onthouden
play-nobody = niemand
play-pays = levert { $figures }
play-what-is-asked = Wat er gevraagd wordt
play-progress = { $done } van { $total }
play-all-chosen = Alles gekozen. Bevestigen?
play-composed = Tot nu toe gekozen:
play-confirm = Bevestig
play-sending = Wordt verstuurd …
play-back = Eén terug
play-reset = Opnieuw
play-undo = Neem terug
play-power-hand = Je machtkaarten
play-power-left = Over:
play-power-value = Machtkaart { $value }
play-power-others = ook te spelen door { $seats }
play-power-others-perhaps = misschien ook door { $seats }
play-recruits = { $count ->
    [0] haalt niemand
    [one] haalt er { $count }
   *[other] haalt er { $count }
}
play-order-so-far = Beurtvolgorde tot nu toe:
play-card-places = { $count ->
    [one] Zet { $count } caballero.
   *[other] Zet tot { $count } caballero's.
}
play-place-first = { $count ->
    [one] Eerst { $count } caballero zetten
   *[other] Eerst tot { $count } caballero's zetten
}
play-veto = Veto: stop dit
play-let-this = Laat dit gaan
play-let-rest = Laat de rest gaan
play-let-round = Laat deze ronde alles gaan
play-standing = Deze ronde gaat alles zonder veto door.
play-standing-end = Vraag het me weer
play-disc-open = Tik op de kaart op een regio.
play-disc-names = Je kiesschijf noemt { $region }.
play-points-at-once = Punten meteen: { $list }
play-if-scored-then = Bij een telling daarna: { $list }
play-takeback = Terugnemen
play-takeback-asked = { $count ->
    [one] { $seat } wil de laatste beslissing terugnemen. Ga je akkoord?
   *[other] { $seat } wil de laatste { $count } beslissingen van iedereen terugnemen. Ga je akkoord?
}
play-takeback-agree = Akkoord
play-takeback-refuse = Nee
play-takeback-waits = Nog akkoord nodig van { $seats }.
play-takeback-refused = { $seat } is het er niet mee eens; er wordt niets teruggenomen.
play-ask-takeback = Vraag om terug te nemen
play-ask-takeback-why = Anderen hebben intussen beslist; iedereen moet akkoord gaan.
play-menu = Menu
play-if-scored-now = Als er nu geteld werd
play-replay = Terugkijken
play-record = Download het verslag
play-leave = Verlaat het spel
play-leave-sure = Een bot speelt voor je verder; zolang het spel duurt kun je terugkomen.
play-leave-last = Behalve jij spelen hier alleen bots: het spel wacht tot je terugkomt.
play-leave-last-pace = Behalve jij spelen hier alleen bots: het spel wacht op je zo lang als op een antwoord, daarna spelen de bots het uit.
play-deserted = Iedereen is weg. Het spel wacht tot er iemand terugkomt.
play-deserted-pace = Iedereen is weg. Komt er niemand op tijd terug, dan spelen bots het spel uit.
play-stay = Blijf
play-come-back = Neem mijn plaats weer in
play-log = Verloop
play-chat = Chat
play-as-text = Als tekst
play-unread = ongelezen
play-choices-as-list = Alle keuzes als lijst
