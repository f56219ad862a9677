# Was der Webclient sagt, wenn man auf ein Spiel zurückblickt: Wiedergaben, Aufzeichnungen, Ende.

# Eine Wiedergabe
web-replay-title = Wiedergabe
web-replay-of = Wiedergabe: { $seats }
web-replay-timeline = Stelle im Spiel
web-replay-controls = Steuerung der Wiedergabe
web-replay-start = Zum Anfang
web-replay-end = Zum Ende
web-replay-back = Einen Schritt zurück
web-replay-on = Einen Schritt weiter
web-replay-turn-back = Zurück zum Beginn des Zugs
web-replay-turn-on = Weiter zum nächsten Zug
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-pace = Tempo
web-replay-slow = Langsam
web-replay-normal = Mittel
web-replay-fast = Schnell
web-replay-jump = Springen zu
web-replay-round = Runde { $round }
web-replay-log = Alles, was geschah
web-replay-side = Mitspieler, Karten und Verlauf
web-replay-undone = Später zurückgenommen
web-replay-undo = { $seat } nimmt das Letzte zurück.
web-replay-viewer = Wessen Sicht
web-replay-public = Öffentliche Sicht
web-replay-as = Sicht von { $seat }
web-replay-hand = Machtkarten von { $seat }
web-replay-link = Link zu diesem Zug kopieren
web-replay-download = Aufzeichnung
web-replay-record = Die Aufzeichnung des Spiels herunterladen
web-replay-newest = Zum neuesten Zug
web-replay-to-table = Zum Tisch
web-replay-publicly = Öffentlich ansehen
web-replay-not-here = Dieses Spiel lässt sich nicht zeigen

# Eine eigene Aufzeichnung
web-record-title = Aufzeichnung öffnen
web-record-what = Eine Aufzeichnung enthält ein ganzes Spiel als Text. Öffne eine und sieh dem Spiel Zug für Zug zu.
web-record-file = Eine Datei mit einer Aufzeichnung
web-record-choose = Datei wählen
web-record-drop = oder hier fallen lassen
web-record-paste = Oder füge ihren Text ein
web-record-open = Öffnen
web-record-kept = Die Aufzeichnung wird nur für dich gelesen; der Server behält sie nicht.
web-record-another = Eine andere öffnen
web-record-replay = Wiedergabe einer Aufzeichnung
web-record-large = Das ist zu lang für eine Aufzeichnung: Ganze Spiele haben weniger als 60.000 Zeichen. Ist es die richtige Datei?
web-record-empty = Da steht nichts drin. Eine Aufzeichnung beginnt mit „hidalgo record“.
web-record-binary = Das ist kein Text. Eine Aufzeichnung ist eine Textdatei, wie man sie mit „Aufzeichnung“ aus einer Wiedergabe herunterlädt.
web-record-broken = Diese Aufzeichnung lässt sich nicht spielen. Der Server sagt: { $text }

# Das Ende eines Spiels
web-result-scores = Endstand
web-result-growth = So kamen die Punkte zusammen
web-result-chart = Die Punkte aller nach jeder Wertung; dieselben Zahlen stehen in der Tabelle darunter.
web-result-by-place = Punkte nach Orten
web-result-by-scoring = Wertung für Wertung
web-result-place = Ort
web-result-when = Wann
web-result-total = Summe
web-result-rematch = Noch einmal spielen
web-result-to-rematch = Zur Revanche
web-result-replay = Wiedergabe ansehen
web-result-share = Link zum Spiel kopieren
web-result-new = Neuer Tisch
web-result-home = Zur Lobby

# Die Geschichte des Spiels
web-story-title = Die Geschichte des Spiels
web-story-led = { $seat } geht in Führung und gibt sie nicht mehr her.
web-story-lead = { $count ->
    [one] { $seat } übernimmt die Führung und behält sie.
   *[other] { $seat } führt von hier an bis zum Schluss. Die Führung hat { $count }-mal gewechselt.
}
web-story-behind = { $points ->
    [one] { $seat } liegt { $points } Punkt hinter { $other } und gewinnt am Ende doch.
   *[other] { $seat } liegt { $points } Punkte hinter { $other } und gewinnt am Ende doch.
}
web-story-behind-shared = { $points ->
    [one] { $seat } liegt { $points } Punkt hinter { $other }, und am Ende gewinnen beide.
   *[other] { $seat } liegt { $points } Punkte hinter { $other }, und am Ende gewinnen beide.
}
web-story-catch = { $points ->
    [one] Der beste Fang an einem einzigen Ort: { $points } Punkt für { $seat }. { $place }!
   *[other] Der beste Fang an einem einzigen Ort: { $points } Punkte für { $seat }. { $place }!
}
web-story-general = { $points ->
    [one] Niemand holt mehr aus einer allgemeinen Wertung als { $seat } hier: { $points } Punkt.
   *[other] Niemand holt mehr aus einer allgemeinen Wertung als { $seat } hier: { $points } Punkte.
}
web-story-coup = { $count ->
    [one] Aus dem Castillo kommt { $count } Caballero von { $seat }, und das lohnt sich: { $place }, +{ $points }.
   *[other] Aus dem Castillo kommen { $count } Caballeros von { $seat }, und das lohnt sich: { $place }, +{ $points }.
}
web-story-veto = Veto! { $seat } stoppt { $other }: { $card }.
web-story-veto-points = { $points ->
    [one] Veto! { $seat } stoppt { $other }, und { $points } Punkt ist wieder weg: { $card }.
   *[other] Veto! { $seat } stoppt { $other }, und { $points } Punkte sind wieder weg: { $card }.
}
web-story-home = { $points ->
    [one] Kein Ort hat { $seat } im ganzen Spiel mehr eingebracht, { $points } Punkt: { $place }.
   *[other] Kein Ort hat { $seat } im ganzen Spiel mehr eingebracht, { $points } Punkte: { $place }.
}
web-story-margin = { $points ->
    [one] Am Ende liegt { $seat } { $points } Punkt vor { $other }.
   *[other] Am Ende liegt { $seat } { $points } Punkte vor { $other }.
}
web-story-margin-narrow = { $points ->
    [one] Ein Fotofinish: { $seat } liegt nur { $points } Punkt vor { $other }.
   *[other] Ein Fotofinish: { $seat } liegt nur { $points } Punkte vor { $other }.
}
web-story-margin-wide = { $points ->
    [one] Am Ende war es deutlich: { $seat } liegt { $points } Punkt vor { $other }.
   *[other] Am Ende war es deutlich: { $seat } liegt { $points } Punkte vor { $other }.
}
