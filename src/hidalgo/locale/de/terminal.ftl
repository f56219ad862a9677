# Was hidalgo im Terminal sagt, rund um das Spiel.

# Neben der Karte: höchstens 19 Zeichen.
terminal-king = König
terminal-grande = Grande
terminal-tiles-beside = Tafeln: { $tiles }
terminal-tile-legend = [ ] Wertungstafel

# Köpfe von Spalten, so kurz wie möglich.
terminal-column-points = Pkt
terminal-column-court = Hof
terminal-column-province = Prov
terminal-column-power = Macht
terminal-column-cards = Offene Aktionskarten
terminal-first = 1.

# Tabellen für Punkte und Machtkarten: kurz.
terminal-column-place = Ort
terminal-all-places = Alle Orte
terminal-points-now = Punkte jetzt
terminal-points-then = Zusammen
terminal-power-cards = Macht
terminal-recruits = Anwerben
terminal-score-title = Würde jetzt jeder Ort gewertet:

# Rund um den Tisch.
terminal-welcome = Du bist { $seat }, in der Liste der Spieler unterstrichen.
terminal-welcome-several = { $seats } teilen sich diese Tastatur.
terminal-hand-over = Die Tastatur geht an { $seat }. Wenn sonst niemand auf den Schirm schaut: Enter.
terminal-enter-only = Drücke Enter, um weiterzumachen, oder tippe zurücknehmen oder beenden.
terminal-more = ▸ Weiter mit Enter
terminal-back = Enter zeigt wieder alle Möglichkeiten.
terminal-once-more-leaves = Noch einmal Strg-C beendet; das Spiel bleibt erhalten.
terminal-offer = Es gibt ein unbeendetes Spiel von { $players }, in Runde { $round }. Weiterspielen?
terminal-stays = Sie bleibt, wo sie ist: { $file }
terminal-passed-over = Ein Spiel lässt sich nicht weiterspielen und bleibt, wie es ist: { $error }
terminal-kept = Das Spiel ist aufgehoben. So geht es weiter:
terminal-saved = In { $file } geschrieben
terminal-file-exists = { $file } gibt es schon und bleibt, wie sie ist. Nimm einen anderen Namen.
terminal-save-failed = { $file } lässt sich nicht schreiben: { $error }
terminal-changed = Ein anderes Programm hat in { $file } geschrieben; das bleibt, wie es ist.
terminal-kept-elsewhere = Dieses Spiel liegt stattdessen hier: { $file }
terminal-record-kept = Das ganze Spiel ist aufgehoben. So ist es noch einmal zu sehen:
terminal-undone = Zurückgenommen
terminal-undo-nothing = Es gibt nichts zurückzunehmen: Inzwischen hat jemand anders entschieden, oder es wurde etwas gezeigt.

# Wenn eine Antwort unklar ist.
terminal-ambiguous = „{ $text }“ kann mehreres sein: { $choices }. Tippe mehr davon.
terminal-what-to-type = Tippe, was vor einer Möglichkeit steht, etwa { $key }, oder Wörter wie „{ $example }“. Mehr: Hilfe
terminal-too-much = „{ $text }“ passt nicht: Nach Entscheidung { $count } dieser Zeile wird etwas anderes gefragt. Nichts davon wurde getan.
terminal-not-done = Nicht mehr getan: { $text }
terminal-nothing-found = Nichts gefunden: { $text }

# Antworten auf warum und Tipp.
terminal-why-more = Zum Nachlesen: { $word }
terminal-why-allowed = „{ $text }“ ist erlaubt.
terminal-why-nothing = Bisher wurde nichts abgelehnt. Tippe dahinter, wonach du fragst, etwa: warum gra
terminal-hint-title = Der Bot greedy würde dies tun:
terminal-hint-worse = ({ $points } Punkte)
terminal-hint-at-once = Punkte sofort: { $list }
terminal-hint-scored = Würde dann gewertet: { $list }

# Befehle und was sie tun.
terminal-command-map = Karte
terminal-command-cards = Karten
terminal-command-rules = Regeln
terminal-help-answers = Tippe die Nummer einer Möglichkeit oder Wörter: ara für einen Caballero nach Aragón, „2 ara, gal“ für mehrere, „a gal pva“ versetzt einen von A von Galicia nach País Vasco. Enter allein zeigt die Karte wieder.
terminal-help-help = diese Liste
terminal-help-map = Plan und Frage noch einmal zeigen
terminal-help-cards = die Karten dieser Runde erklären; Karten 2 nur die zweite, Karten veto jede nach ihrem Titel
terminal-help-hint = was ein Bot täte und wie viele Punkte er sich davon verspricht
terminal-help-score = was eine Wertung jetzt brächte, Ort für Ort
terminal-help-why = die Regel hinter der letzten Ablehnung; warum gra fragt nach irgendeiner Möglichkeit
terminal-help-rules = Regeln 4.1 zeigt einen Absatz, Regeln taboo sucht ein Wort
terminal-help-log = was in dieser Runde geschah; Verlauf 2 jene Runde, Verlauf * alles
terminal-help-undo = deine letzte Entscheidung zurücknehmen
terminal-help-save = wo das Spiel liegt; speichern DATEI schreibt noch eine Kopie
terminal-help-quit = gehen; das Spiel bleibt erhalten und lässt sich weiterspielen
terminal-rules-how = Tippe eine Nummer wie 4 oder 4.1 oder Wörter, die du suchst. Die Texte sind auf Englisch.

# Karten nach Stapeln, in hidalgo rules.
terminal-stack = Stapel { $number }

# hidalgo replay
terminal-replay-start = Vor der ersten von { $total } Entscheidungen
terminal-replay-at = Entscheidung { $number } von { $total }, Runde { $round }
terminal-replay-help = Enter: weiter, b: zurück, 120: zu Entscheidung 120, r 4: zu Runde 4, start, end, q: beenden
terminal-replay-only = Es gibt { $total } Entscheidungen.
terminal-once-more-ends = Noch einmal Strg-C beendet.
