# Was der Web-Client denen sagt, die spielen, ohne hinzusehen, oder wissen wollen, was etwas ist.

play-told-your-turn = Du bist dran. { $question }
play-told-part = { $what } { $count }
play-told-scores = Punkte: { $list }.
play-told-open = Karten: { $list }.
play-told-powers = Machtkarten: { $list }.
play-told-disc = { $seat } { $region }
play-told-discs = Die Scheiben nennen: { $list }.
play-told-discs-set = Scheiben eingestellt: { $seats }.
play-told-moved-placed = { $seat } setzt { $count } Caballeros ein: { $list }.
play-told-moved-recalled = { $seat } holt { $count } Caballeros zurück an den Hof: { $list }.
play-told-moved-home = { $count } Caballeros von { $seat } gehen heim: { $list }.
play-told-moved-own = { $seat } versetzt { $count } eigene Caballeros: { $list }.
play-told-moved-other = { $by } versetzt { $count } Caballeros von { $seat }: { $list }.
play-told-way = { $from } → { $to }
play-told-scored = { $count } Orte gewertet: { $list }.
play-told-nobody = niemand bekommt Punkte
play-told-more = { $count ->
    [one] { $count } weiteres Ereignis steht im Verlauf.
   *[other] { $count } weitere Ereignisse stehen im Verlauf.
}
play-told-chat = { $name } sagt: { $text }
play-told-link-lost = Die Verbindung ist weg. Sie kommt von selbst wieder; nichts Gesendetes geht verloren.
play-told-link-back = Wieder verbunden.

play-note-created = Der Tisch wurde eröffnet.
play-note-seat = Platz { $seat }: { $name }
play-note-left = Platz { $seat } ist wieder frei.
play-note-undo = { $seat } nimmt etwas zurück.
play-note-takeback = { $seat } möchte eine Entscheidung zurücknehmen.
play-note-answer = { $seat } hat geantwortet, ob etwas zurückgenommen wird.
play-note-frozen = Das Spiel kann nicht weitergehen.
play-note-closed = Der Tisch wurde geschlossen.
play-note-rematch = An einem anderen Tisch beginnt ein neues Spiel.

play-choose = Was du tun kannst
play-choose-which = Welche Figur?
play-choose-where = Wohin?
play-choose-to = Nach: { $place }
play-choose-piece = { $whose ->
    [own] { $place }: einer von deinen ({ $count } dort)
   *[other] { $place }: einer von { $seat } ({ $count } dort)
}
play-choose-tile = Tafel { $tile }, jetzt bei: { $place }
play-choose-tile-new = Tafel { $tile }, neben dem Plan
play-choose-times = { $what } ({ $count }-mal)
play-choose-so-far = Gewählt: { $list }.
play-choose-left = { $count ->
    [one] Noch { $count }.
   *[other] Noch { $count }.
}
play-choose-sending = Wird gesendet …
play-choose-other-piece = Andere Figur
play-choose-confirm = Auswahl bestätigen
play-choose-back = Letzte Auswahl zurücknehmen
play-gain-part = { $seat } { $change }
play-gain-points = sofort Punkte: { $list }
play-gain-projected = { $change } für dich, wenn jetzt alles gewertet würde

play-text-board = Der Spielplan als Text
play-text-phase-power = Machtkarten werden gespielt.
play-text-phase-turns = Die Spieler sind der Reihe nach am Zug.
play-text-phase-scoring = Allgemeine Wertung.
play-text-phase-over = Das Spiel ist aus.
play-text-turn = Jetzt: { $seat }.
play-text-order = Danach: { $seats }.
play-text-marker = Die erste Machtkarte spielt: { $seat }.
play-text-own = Deine Sachen
play-text-hand = Machtkarten auf deiner Hand: { $list }.
play-text-hand-empty = Keine Machtkarten auf deiner Hand.
play-text-disc = Deine Scheibe nennt { $region }.
play-text-places = Orte
play-text-place = Ort
play-text-first = Führt
play-text-tie = Gleichstand: { $seats }
play-text-pays = Bringt
play-text-besides = Außerdem
play-text-king = der König
play-text-grandes = Grande: { $seats }
play-text-tile = Tafel { $tile }
play-text-idle = { $count ->
    [one] Wertungstafel neben dem Plan: { $list }.
   *[other] Wertungstafeln neben dem Plan: { $list }.
}
play-text-players = Spieler
play-text-player = Spieler
play-text-points = Punkte
play-text-power = Machtkarte
play-text-cards-left = Karten auf der Hand
play-text-more = Mehr
play-text-you = { $seat } (du)
play-text-veto = hat ein Veto bis Runde { $round }
play-text-disc-set = Scheibe ist eingestellt
play-text-cards = Aktionskarten
play-text-card = { $stack }: { $card }.
play-text-taken = { $seat } hat { $card }.

play-log-title = Verlauf
play-log-before = Vor dem Spiel
play-log-scorings = Nur Wertungen
play-log-empty = Noch ist nichts geschehen.
play-log-you = du
play-log-undone = zurückgenommen
play-log-sum = Summe
play-log-replay = Diesen Moment ansehen: { $what }
play-log-replay-short = Diesen Moment ansehen

play-chat-title = Plaudern
play-chat-lines = Was gesagt wurde
play-chat-watcher = { $name } (schaut zu)
play-chat-say = Etwas sagen
play-chat-send = Senden
play-chat-empty = Noch hat niemand etwas gesagt.
play-chat-muted = Alle sind stumm geschaltet.
play-chat-mute = Stumm
play-chat-mute-name = { $name } stumm schalten
play-chat-mute-all = Alle stumm
play-chat-people = Wer hier spricht
play-chat-unread = { $count ->
    [one] { $count } neue Zeile
   *[other] { $count } neue Zeilen
}
play-chat-left = { $count ->
    [one] noch { $count } Zeichen
   *[other] noch { $count } Zeichen
}
play-chat-too-long = { $count ->
    [one] { $count } Zeichen zu viel
   *[other] { $count } Zeichen zu viel
}

play-key-title = Tasten am Tisch
play-key-key = Taste
play-key-does = Was sie tut
play-key-enter = Eingabe
play-key-backspace = Rücktaste
play-key-escape = Esc
play-key-does-choices = zur Liste mit allem, was du wählen kannst
play-key-does-confirm = bestätigen, was du gewählt hast
play-key-does-back = letzte Auswahl zurücknehmen
play-key-does-reset = alles Gewählte verwerfen
play-key-does-undo = deine letzte Entscheidung zurücknehmen
play-key-does-text = den Spielplan als Text lesen
play-key-does-map = zur Karte
play-key-does-explain = erklären, worauf du stehst
play-key-does-log = den Verlauf lesen; die Pfeiltasten gehen seine Momente durch
play-key-does-chat = etwas zum Plaudern schreiben
play-key-does-scores = zeigen oder verbergen, was eine Wertung jetzt brächte
play-key-does-help = diese Liste zeigen
play-key-list-title = In der Liste der Möglichkeiten
play-key-list = Die Pfeiltasten gehen sie durch, Pos1 und Ende führen an ihre Enden, die Ziffern 1 bis 9 wählen die ersten Zeilen, Eingabe wählt die Zeile, auf der du stehst.
play-key-map-title = Auf der Karte
play-key-map = Die Pfeiltasten führen zum nächsten Ort in dieser Richtung, Eingabe nimmt ihn, Tab geht weiter zu den Figuren dort. Plus, Minus und 0 ändern die Größe.
play-key-off = In den Einstellungen lassen sich diese Tasten abschalten.
play-key-are-off = Diese Tasten sind abgeschaltet. Die Einstellungen schalten sie ein.
play-key-no-undo = Du kannst gerade nichts zurücknehmen.
play-key-scores-on = Die Karte zeigt, was eine Wertung jetzt brächte.
play-key-scores-off = Die Karte zeigt nicht mehr, was eine Wertung brächte.
