# Wat de webclient zegt als je terugkijkt op een spel: herhalingen, verslagen, het einde.

# Een herhaling
web-replay-title = Herhaling
web-replay-of = Herhaling: { $seats }
web-replay-timeline = Plek in het spel
web-replay-controls = Afspelen
web-replay-start = Naar het begin
web-replay-end = Naar het einde
web-replay-back = Een stap terug
web-replay-on = Een stap verder
web-replay-turn-back = Terug naar het begin van de beurt
web-replay-turn-on = Verder naar de volgende beurt
web-replay-play = Speel af
web-replay-pause = Pauzeer
web-replay-pace = Tempo
web-replay-slow = Langzaam
web-replay-normal = Gewoon
web-replay-fast = Snel
web-replay-jump = Spring naar
web-replay-round = Ronde { $round }
web-replay-log = Alles wat er gebeurde
web-replay-side = Spelers, kaarten en verloop
web-replay-undone = Later teruggenomen
web-replay-undo = { $seat } neemt het laatste terug.
web-replay-viewer = Gezien door
web-replay-public = Het publiek
web-replay-as = { $seat }
web-replay-hand = Machtkaarten van { $seat }
web-replay-link = Kopieer link naar deze zet
web-replay-download = Verslag
web-replay-record = Download het verslag van het spel
web-replay-newest = Naar de nieuwste zet
web-replay-to-table = Naar de tafel
web-replay-publicly = Bekijk het als publiek
web-replay-not-here = Dit spel kan niet worden getoond

# Een eigen verslag
web-record-title = Open een verslag
web-record-what = Een verslag bevat een heel spel als tekst. Open er een en bekijk het spel zet voor zet.
web-record-file = Een bestand met een verslag
web-record-choose = Kies een bestand
web-record-drop = of laat het hier vallen
web-record-paste = Of plak de tekst
web-record-open = Openen
web-record-kept = Het verslag wordt alleen voor jou gelezen; de server bewaart het niet.
web-record-another = Open een ander
web-record-replay = Herhaling van een verslag
web-record-large = Dat is te lang voor een verslag: een heel spel heeft minder dan 60.000 tekens. Is het het juiste bestand?
web-record-empty = Er staat niets in. Een verslag begint met ‘hidalgo record’.
web-record-binary = Dat is geen tekst. Een verslag is een tekstbestand, zoals je het met ‘Verslag’ uit een herhaling downloadt.
web-record-broken = Dit verslag kan niet worden gespeeld. De server zegt: { $text }

# Het einde van een spel
web-result-scores = Eindstand
web-result-growth = Zo kwamen de punten binnen
web-result-chart = De punten van iedereen na elke telling; dezelfde getallen staan in de tabel hieronder.
web-result-by-place = Punten per plaats
web-result-by-scoring = Telling voor telling
web-result-place = Plaats
web-result-when = Wanneer
web-result-total = Totaal
web-result-rematch = Speel nog een keer
web-result-to-rematch = Naar de revanche
web-result-replay = Bekijk de herhaling
web-result-share = Kopieer link naar het spel
web-result-new = Nieuwe tafel
web-result-home = Naar de lobby

# Het verhaal van het spel
web-story-title = Het verhaal van het spel
web-story-led = { $seat } neemt de leiding en geeft die niet meer af.
web-story-lead = { $count ->
    [one] { $seat } neemt de leiding over en houdt die.
   *[other] { $seat } neemt voorgoed de leiding. Die is { $count } keer gewisseld.
}
web-story-behind = { $points ->
    [one] { $seat } staat { $points } punt achter op { $other } en wint uiteindelijk toch.
   *[other] { $seat } staat { $points } punten achter op { $other } en wint uiteindelijk toch.
}
web-story-behind-shared = { $points ->
    [one] { $seat } staat { $points } punt achter op { $other }, en uiteindelijk winnen ze allebei.
   *[other] { $seat } staat { $points } punten achter op { $other }, en uiteindelijk winnen ze allebei.
}
web-story-catch = { $points ->
    [one] De beste vangst op één plaats: { $points } punt voor { $seat }. { $place }!
   *[other] De beste vangst op één plaats: { $points } punten voor { $seat }. { $place }!
}
web-story-general = { $points ->
    [one] Niemand haalt meer uit een algemene puntentelling dan { $seat } hier: { $points } punt.
   *[other] Niemand haalt meer uit een algemene puntentelling dan { $seat } hier: { $points } punten.
}
web-story-coup = { $count ->
    [one] Uit het Castillo komt { $count } caballero van { $seat }, en dat loont: { $place }, +{ $points }.
   *[other] Uit het Castillo komen { $count } caballero's van { $seat }, en dat loont: { $place }, +{ $points }.
}
web-story-veto = Veto! { $seat } stopt { $other }: { $card }.
web-story-veto-points = { $points ->
    [one] Veto! { $seat } stopt { $other }, en { $points } punt is weer weg: { $card }.
   *[other] Veto! { $seat } stopt { $other }, en { $points } punten zijn weer weg: { $card }.
}
web-story-home = { $points ->
    [one] Geen plaats heeft { $seat } in het hele spel meer opgeleverd, { $points } punt: { $place }.
   *[other] Geen plaats heeft { $seat } in het hele spel meer opgeleverd, { $points } punten: { $place }.
}
web-story-margin = { $points ->
    [one] Aan het eind ligt { $seat } { $points } punt voor op { $other }.
   *[other] Aan het eind ligt { $seat } { $points } punten voor op { $other }.
}
web-story-margin-narrow = { $points ->
    [one] Een fotofinish: { $seat } ligt maar { $points } punt voor op { $other }.
   *[other] Een fotofinish: { $seat } ligt maar { $points } punten voor op { $other }.
}
web-story-margin-wide = { $points ->
    [one] Aan het eind was het duidelijk: { $seat } ligt { $points } punt voor op { $other }.
   *[other] Aan het eind was het duidelijk: { $seat } ligt { $points } punten voor op { $other }.
}
