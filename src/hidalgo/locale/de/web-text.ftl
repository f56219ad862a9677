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
play-told-time-left = { $count ->
    [one] Noch { $count } Sekunde zum Antworten.
   *[other] Noch { $count } Sekunden zum Antworten.
}
play-told-clock = Die Zeit von { $seat } ist um: ein Bot antwortet.

play-note-created = Der Tisch wurde eröffnet.
play-note-seat = { $name } nimmt Platz { $seat } ein.
play-note-bot = Ein Bot nimmt Platz { $seat } ein: { $bot }.
play-note-stand-in = { $seat } hat das Spiel verlassen. Ein Bot spielt weiter: { $bot }.
play-note-back = { $name } ist wieder da und spielt weiter.
play-note-left = Platz { $seat } ist wieder frei.
play-note-undo = { $seat } nimmt etwas zurück.
play-note-takeback = { $seat } möchte eine Entscheidung zurücknehmen.
play-note-agrees = { $seat } ist mit der Rücknahme einverstanden.
play-note-refuses = { $seat } ist mit der Rücknahme nicht einverstanden.
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
play-choose-hidden = { $whose ->
    [own] { $place }: einer von deinen
   *[other] { $place }: einer von { $seat }
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
play-log-clock = Zeit war um
play-log-sum =
    { $what ->
        [regions] Regionen
       *[other] Summe
    }
play-log-replay = Diesen Moment ansehen: { $what }
play-log-replay-short = Diesen Moment ansehen

play-chat-title = Chat
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
play-key-does-chat = in den Chat schreiben
play-key-does-scores = zeigen oder verbergen, was eine Wertung jetzt brächte
play-key-does-help = diese Liste zeigen
play-key-list-title = In der Liste der Möglichkeiten
play-key-list = Die Pfeiltasten gehen sie durch, Pos1 und Ende führen an ihre Enden, die Ziffern 1 bis 9 wählen die ersten Zeilen, Eingabe wählt die Zeile, auf der du stehst.
play-key-map-title = Auf der Karte
play-key-map = Die Pfeiltasten führen zum nächsten Ort in dieser Richtung, Eingabe nimmt ihn, Tab geht weiter zu den Figuren dort. Plus, Minus und 0 ändern die Größe.
play-key-rows = Auch bei den Spielern und bei den Aktionskarten führen die Pfeiltasten weiter; Eingabe erklärt, worauf du stehst.
play-key-off = In den Einstellungen lassen sich diese Tasten abschalten.
play-key-are-off = Diese Tasten sind abgeschaltet. Die Einstellungen schalten sie ein.
play-key-no-undo = Du kannst gerade nichts zurücknehmen.
play-key-scores-on = Die Karte zeigt, was eine Wertung jetzt brächte.
play-key-scores-off = Die Karte zeigt nicht mehr, was eine Wertung brächte.

play-explain-rules = Regeln
play-explain-english = Der Regeltext ist auf Englisch.
play-explain-nothing = Hier gibt es nichts zu erklären. Geh zuerst zu einem Ort, einer Karte oder einer Möglichkeit.
play-explain-nobody = Hier steht niemand.
play-explain-stands = Hier: { $list }.
play-explain-now = Bei einer Wertung jetzt: { $list }.
play-explain-now-nobody = Bei einer Wertung jetzt bekäme niemand Punkte.
play-explain-now-one = Bei einer Wertung jetzt bekäme { $seat }: { $points }.
play-explain-pays = { $ranks ->
    [first] Bringt { $first } für einen alleinigen ersten Platz.
    [second] Bringt { $first } für den ersten und { $second } für den zweiten Platz.
   *[third] Bringt { $first } für den ersten, { $second } für den zweiten und { $third } für den dritten Platz.
}
play-explain-tied = Es gibt Gleichstand: Alle, die gleichauf sind, bekommen den nächsten Platz.
play-explain-tile-here = Eine Wertungstafel verdeckt die aufgedruckten Zahlen.
play-explain-home = Heimatregion von { $seats }: Wer daheim allein auf dem ersten Platz ist, bekommt 2 mehr.
play-explain-taboo = Die Königsregion ist tabu: Kein Caballero, kein Grande und keine Tafel kommt hinein oder heraus.
play-explain-king-title = Der König ({ $region })
play-explain-king-bonus = Wer in der Königsregion allein auf dem ersten Platz ist, bekommt bei einer Wertung 2 mehr.
play-explain-king-places = Caballeros vom Hof kommen neben die Königsregion oder ins Castillo. Daneben: { $list }.
play-explain-near = Liegt neben der Königsregion: Caballeros vom Hof können hier eingesetzt werden.
play-explain-far = Liegt nicht neben der Königsregion: Vom Hof kommen Caballeros nur durch die Sonderaktion einer Karte hierher.
play-explain-neighbours = Nachbarn: { $list }.
play-explain-hidden = Wer darin ist, muss man sich merken.
play-explain-castillo-in = Wer eingesetzt oder versetzt wird, darf immer ins Castillo, wo auch der König steht.
play-explain-castillo-out = Heraus kommen sie bei der nächsten allgemeinen Wertung: alle eines Spielers in die Region, die geheim genannt wurde, oder an den Hof, wenn dort der König ist.
play-explain-piece = { $count ->
    [-1] Caballeros von { $seat }: { $place }
    [one] { $count } Caballero von { $seat }: { $place }
   *[other] { $count } Caballeros von { $seat }: { $place }
}
play-explain-caballeros = Wird eine Region gewertet, ist Erster, wer dort die meisten Caballeros hat.
play-explain-court = Am Hof stehen sie bereit, so viele einzusetzen, wie die Aktionskarte erlaubt.
play-explain-province = In der Provinz warten sie. Eine Machtkarte wirbt sie an den Hof.
play-explain-grande-title = Der Grande von { $seat }
play-explain-grande = Er zeigt die Heimatregion von { $seat }: { $region }. Allein auf dem ersten Platz dort bekommt { $seat } 2 mehr.
play-explain-grande-no-caballero = Als Caballero zählt er nicht.
play-explain-tile-title = Wertungstafel { $tile }
play-explain-tile-idle = Sie liegt neben dem Plan, bis eine Aktionskarte sie ins Spiel bringt.
play-explain-tile-at = Sie liegt hier: { $place }.
play-explain-tile = Wo sie liegt, gelten ihre Zahlen statt der aufgedruckten.
play-explain-card-places = { $count ->
    [one] Außerdem darf man mit ihr { $count } Caballero vom Hof einsetzen.
   *[other] Außerdem darf man mit ihr bis zu { $count } Caballeros vom Hof einsetzen.
}
play-explain-card-order = Einsetzen oder Sonderaktion: Man wählt, was zuerst kommt, und darf beides lassen.
play-explain-power-title = Machtkarte { $value }
play-explain-power-recruits = { $count ->
    [0] Sie wirbt niemanden an.
    [one] Sie wirbt { $count } Caballero aus der Provinz an den Hof.
   *[other] Sie wirbt bis zu { $count } Caballeros aus der Provinz an den Hof.
}
play-explain-power-order = Die höchste Karte ist zuerst am Zug. Wer die niedrigste gelegt hat, beginnt die nächste Runde.
play-explain-power-once = In einer Runde kann nur ein Spieler diesen Wert spielen.
play-explain-power-played = { $seat } hat diesen Wert in dieser Runde gespielt; sonst kann es niemand mehr.
# $value: 0 for none.
play-explain-laid-title = { $value ->
    [0] Machtkarte von { $seat }
   *[other] Machtkarte { $value } von { $seat }
}
play-explain-laid-none = { $seat } hat in dieser Runde noch keine Machtkarte gespielt.
play-explain-laid-turn = Damit ist { $seat } in dieser Runde als Nummer { $place } von { $count } am Zug.
play-explain-marker-title = Startspieler: { $seat }
play-explain-marker = { $seat } spielt in dieser Runde die erste Machtkarte. Die anderen folgen nach links.
play-explain-marker-next = Wer in dieser Runde die niedrigste Machtkarte spielt, spielt in der nächsten die erste.
play-explain-veto-title = Veto von { $seat }
play-explain-veto = Einmal darf { $seat } eine fremde Sonderaktion stoppen oder ihren letzten Schritt zurücknehmen.
play-explain-veto-not = Anwerben, Einsetzen vom Hof, das Nehmen einer Karte und ein Veto lassen sich nicht stoppen.
play-explain-veto-last = Das Veto ist weg, sobald es benutzt ist, sonst am Ende von Runde { $round }.
play-explain-veto-two = { $seat } hat zwei davon: Zuerst wird das benutzt, das früher endet.
play-explain-disc-title = Geheime Scheibe von { $seat }
play-explain-disc = { $seat } hat geheim eine Region genannt. Sind alle Scheiben eingestellt, werden sie gleichzeitig gezeigt.
play-explain-disc-change = Bis dahin dürfen alle ihre Wahl noch ändern.
play-explain-score-title = Punkte von { $seat }
play-explain-score-if = Würden jetzt alle Orte gewertet: +{ $points }.
play-explain-score-end = Nach den Runden 3, 6 und 9 wird alles gewertet. Wer nach Runde { $rounds } die meisten Punkte hat, gewinnt.

play-attention-title = hidalgo
play-attention-turn = Du bist am Zug.

play-set-shortcuts = Tasten am Tisch
    .note = Einzelne Buchstaben tun etwas, zum Beispiel u für Zurücknehmen; ? listet sie auf.
play-set-chat = Chat ansagen
    .note = Screenreader lesen vor, was andere sagen.
play-set-notify = Hinweise des Systems
    .note = Wenn du am Zug bist und diese Seite verborgen ist. Dein Browser fragt, ob er darf.
play-set-notify-refused = Dein Browser erlaubt dieser Seite keine Hinweise. Erlaube sie zuerst in den Einstellungen des Browsers.
