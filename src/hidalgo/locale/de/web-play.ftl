play-bot = Bot
play-gathering = Der Tisch wird gedeckt
play-invited = Du bist an einen Tisch eingeladen
play-take-a-seat = Setz dich, oder schau einfach zu.
play-no-seat-left = Alle Plätze sind besetzt. Bleib, und du siehst beim Spiel zu.
play-guest-waits = Du hast einen Platz. Das Spiel beginnt, wenn der Gastgeber es startet.
play-host-open = Schick deinen Freunden den Link, oder setz Bots an den Tisch. Wer beim Start fehlt, wird durch einen Bot ersetzt.
play-host-full = Alle sind da. Starte, wann du willst.
play-open-seat = frei
play-sit-down = Hinsetzen
play-sit-here = Hierher wechseln
play-add-bot = Bot dazusetzen
play-remove-bot = Bot wegschicken
play-start = Spiel starten
play-start-with-bots = Starten, Bots auf freie Plätze
play-leave-table = Tisch verlassen
play-host = Gastgeber
play-you = du
play-invite = Freunde einladen
play-invite-private = Nur wer diesen Link hat, findet den Tisch.
play-invite-public = Der Tisch steht in der Lobby; dieser Link führt direkt hin.
play-invite-link = Link zu diesem Tisch
play-copy-link = Link kopieren
play-terms = Was gespielt wird
play-options = Optionen
play-with-vetos = mit Vetos
play-without-vetos = ohne Vetos
play-nine-rounds = neun Runden
play-six-rounds = sechs Runden
play-memory = aus dem Gedächtnis: Castillo und Provinzen sind verdeckt
play-pace-none = ohne Zeitgrenze
play-pace-minutes = { $count ->
    [one] { $count } Minute je Antwort
   *[other] { $count } Minuten je Antwort
}
play-pace-hours = { $count ->
    [one] { $count } Stunde je Antwort
   *[other] { $count } Stunden je Antwort
}
play-pace-days = { $count ->
    [one] { $count } Tag je Antwort
   *[other] { $count } Tage je Antwort
}
play-seal = Siegel des Zufalls
play-seal-why = Vor dem Spiel gemacht; am Ende in der Aufzeichnung geöffnet, beweist es, dass nichts neu gemischt wurde.
play-closed = Dieser Tisch wurde geschlossen, bevor ein Spiel begann.
play-not-here = Dieser Tisch kann nicht gezeigt werden
play-outdated = Es gibt eine neuere Version von hidalgo. Lade die Seite neu; dein Spiel bleibt erhalten.
play-crowded = Du hast so viele Tische offen, wie man zugleich darf. Schließe einen der anderen: Dann öffnet sich dieser von selbst.
play-reload = Neu laden
play-to-lobby = Zur Lobby
play-title = El Grande
play-title-asked = Du bist dran
play-players = Spieler
play-action-cards = Aktionskarten
play-card-parts = Scheiben·wertung Wertungs·tafel
play-taken-by = genommen von { $seat }
play-points-short = Pkt.
play-marker = spielt die erste Machtkarte
play-holds-veto = hat ein Veto
play-disc-is-set = die Scheibe ist eingestellt
play-away = abwesend
play-stand-in = ein Bot spielt weiter
play-time-left = Zeit zum Antworten
play-time-was-up = Deine Zeit war um: Ein Bot hat für dich geantwortet.
play-answered-elsewhere = Du hast in einem anderen Fenster geantwortet; was hier begonnen war, ist verworfen.
play-power-card = Machtkarte
play-power-now = Machtkarte { $value } in dieser Runde
play-power-none = noch keine Machtkarte in dieser Runde
play-turn-place = Nr. { $place }
play-phase-power = Machtkarten
play-phase-turns = Züge
play-phase-scoring = Allgemeine Wertung
play-watching = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}
play-you-watch = Du schaust zu
play-reconnecting = Verbindung verloren, neuer Versuch …
play-map = Karte von Spanien
play-zoom-in = Näher heran
play-zoom-out = Weiter weg
play-zoom-reset = Die ganze Karte
play-which-piece = Welche Figur?
play-map-credit = Karte: Instituto Geográfico Nacional (es-atlas), Natural Earth
play-skip = Überspringen
play-pieces = { $count ->
    [-1] { $place }: Caballeros von { $seat }
    [one] { $place }: { $count } Caballero von { $seat }
   *[other] { $place }: { $count } Caballeros von { $seat }
}
play-grande-of = Grande von { $seat }
play-king = der König
play-tile = Wertungstafel { $tile }
play-hidden = wer drinnen ist, musst du dir merken
play-nobody = niemand
play-pays = bringt { $figures }
play-what-is-asked = Was gefragt ist
play-progress = { $done } von { $total }
play-all-chosen = Alles gewählt. Bestätigen?
play-composed = Bisher gewählt:
play-confirm = Bestätigen
play-sending = Wird gesendet …
play-back = Eins zurück
play-reset = Zurücksetzen
play-undo = Zurücknehmen
play-power-hand = Deine Machtkarten
play-power-left = Noch da:
play-power-value = Machtkarte { $value }
play-power-others = auch spielbar für { $seats }
play-power-others-perhaps = vielleicht auch für { $seats }
play-recruits = { $count ->
    [0] holt niemanden
    [one] holt { $count }
   *[other] holt { $count }
}
play-order-so-far = Reihenfolge bisher:
play-card-places = { $count ->
    [one] Setzt { $count } Caballero ein.
   *[other] Setzt bis zu { $count } Caballeros ein.
}
play-place-first = { $count ->
    [one] Erst { $count } Caballero einsetzen
   *[other] Erst bis zu { $count } Caballeros einsetzen
}
play-veto = Veto: stoppen
play-let-this = Dies durchlassen
play-let-rest = Den Rest durchlassen
play-let-round = In dieser Runde alles durchlassen
play-standing = In dieser Runde wird alles ohne Veto durchgelassen.
play-standing-end = Frag mich wieder
play-disc-open = Tippe auf der Karte auf eine Region.
play-disc-names = Deine Scheibe nennt { $region }.
play-points-at-once = Punkte sofort: { $list }
play-if-scored-then = Bei einer Wertung danach: { $list }
play-takeback = Zurücknehmen
play-takeback-asked = { $count ->
    [one] { $seat } möchte die letzte Entscheidung zurücknehmen. Bist du einverstanden?
   *[other] { $seat } möchte die letzten { $count } Entscheidungen aller zurücknehmen. Bist du einverstanden?
}
play-takeback-agree = Einverstanden
play-takeback-refuse = Nein
play-takeback-waits = Noch müssen zustimmen: { $seats }.
play-takeback-refused = { $seat } ist nicht einverstanden; nichts wird zurückgenommen.
play-ask-takeback = Um Rücknahme bitten
play-ask-takeback-why = Andere haben seitdem entschieden; alle müssen zustimmen.
play-menu = Menü
play-if-scored-now = Wenn jetzt gewertet
play-replay = Zurückschauen
play-record = Aufzeichnung herunterladen
play-leave = Spiel verlassen
play-leave-sure = Ein Bot spielt für dich weiter; solange das Spiel läuft, kannst du zurückkommen.
play-leave-last = Außer dir spielen hier nur Bots: Das Spiel wartet, bis du zurückkommst.
play-leave-last-pace = Außer dir spielen hier nur Bots: Das Spiel wartet auf dich so lange wie auf eine Antwort, dann spielen die Bots es zu Ende.
play-deserted = Alle sind gegangen. Das Spiel wartet, bis jemand zurückkommt.
play-deserted-pace = Alle sind gegangen. Kommt niemand rechtzeitig zurück, spielen Bots das Spiel zu Ende.
play-stay = Bleiben
play-come-back = Meinen Platz wieder einnehmen
play-log = Verlauf
play-chat = Chat
play-as-text = Als Text
play-unread = ungelesen
play-choices-as-list = Alle Möglichkeiten als Liste
