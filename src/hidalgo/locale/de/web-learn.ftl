# Die Lektionen eines ersten Spiels: jemand erklärt es freundlich. Kurze Sätze; alles muss auf ein
# Telefon passen. Am Tisch: Inés, Bruno, Carla und wer lernt, mit den roten Figuren.

web-learn-you = Du
web-learn-lessons = Lektionen
web-learn-lesson = { $number } von { $count }
web-learn-done = fertig
web-learn-next = Weiter
web-learn-next-lesson = Nächste Lektion
web-learn-finish = Fertig!
web-learn-back = Zurück
web-learn-skip = Überspringen
web-learn-show-me = Zeig es mir
web-learn-left = noch { $count }

# Titel der Lektionen
web-learn-lesson-aim = Das Ziel
web-learn-lesson-power = Machtkarten
web-learn-lesson-recruit = Anwerben
web-learn-lesson-king = Der König
web-learn-lesson-place = Einsetzen
web-learn-lesson-ties = Gleichstand und Bonus
web-learn-lesson-move = Versetzen
web-learn-lesson-veto = Das Veto
web-learn-lesson-end = Allgemeine Wertung

# 1: das Ziel
web-learn-say-aim-hello = Hallo! Inés, Bruno, Carla und du seid Granden von Spanien. Rot gehört dir. Alle vier wollen dasselbe: die meisten Caballeros in den Regionen.
web-learn-say-aim-figures = Jede Region zeigt, was sie bringt. Hier sind es 7 Punkte für die meisten Caballeros, 4 für den zweiten Platz und 2 für den dritten.
web-learn-say-aim-score = Du darfst jetzt gleich eine Region werten. Wo bekommst du am meisten? Tippe sie an.
web-learn-say-aim-score-less = { $points ->
    [0] Dort bekommst du nichts.
    [one] Dort bekommst du { $points } Punkt.
   *[other] Dort bekommst du { $points } Punkte.
} Irgendwo liegst du vor allen anderen.
web-learn-say-aim-done = Sieben Punkte! Wer nach neun Runden die meisten hat, gewinnt.

# 2: Machtkarten
web-learn-say-power-round = Eine neue Runde. Erst spielen alle reihum eine Machtkarte. Inés beginnt.
web-learn-say-power-play = Du bist dran. Mit einer hohen Karte handelst du früh, eine niedrige bringt mehr Caballeros. 11, 5 und 2 sind weg: kein Wert zweimal in der Runde. Spiele deine 7.
web-learn-say-power-other = Das ginge auch. Aber nehmen wir die 7: Du kommst als Zweites dran und bekommst drei Caballeros.
web-learn-say-power-order = Die höchste Karte beginnt: Inés mit der 11, dann du mit der 7. Wer die niedrigste hat, hier Carla mit der 2, beginnt die nächste Runde. Gespielte Karten sind fort, also teile sie dir ein.

# 3: Anwerben und eine Karte nehmen
web-learn-say-recruit-watch = Inés ist zuerst dran. Sieh dir an, wie ein Zug abläuft.
web-learn-say-recruit-watched = Ihre Karte hat eine Region gewertet: 8 Punkte. Jetzt ist sie weg. Jede Karte gibt es einmal in der Runde.
web-learn-say-recruit-three = Jetzt du! Deine 7 bringt drei Caballeros aus deiner Provinz an deinen Hof. Nur vom Hof aus reiten sie los. Nimm alle drei.
web-learn-say-recruit-fewer = Weniger ist erlaubt. Aber du brauchst sie gleich: alle drei!
web-learn-say-recruit-empty = Hat deine Provinz einmal zu wenige, darfst du die fehlenden aus Regionen an den Hof zurückholen, nur nicht aus der Königsregion.
web-learn-say-recruit-card = Nimm eine Aktionskarte. Die Reiter darauf sagen, wie viele du einsetzen darfst, das Bild, was sie sonst noch kann. Nimm die Königskarte.
web-learn-say-recruit-card-other = Eine gute Karte. Aber unser Plan braucht die des Königs: fünf Reiter, und der König geht, wohin du willst.
web-learn-say-recruit-done = Fünf Reiter, und der König gehorcht dir. Das nutzen wir aus.

# 4: der König
web-learn-say-king-wish = Du möchtest Granada: Dort ist dein Grande zu Hause, und mit je zwei Caballeros liegst du gleichauf mit Inés. Aber einsetzen darfst du nur neben der Königsregion, und der König ist weit oben in Galicia.
web-learn-say-king-first = Deine Karte erlaubt zweierlei, in beliebiger Reihenfolge: Einsetzen und die Sonderaktion. Hier muss der König zuerst gehen.
web-learn-say-king-first-other = Das dürftest du. Aber dort oben erreichst du Granada nicht. Erst der König!
web-learn-say-king-move = Bring den König nach Sevilla: Tippe es an oder zieh ihn hin. Granada liegt daneben.
web-learn-say-king-move-near = Auch das liegt neben Granada. Aber wo der König ist, kommt niemand hinein, und diese Region soll offen bleiben. Nimm Sevilla.
web-learn-say-king-move-far = Von dort aus könntest du in Granada nicht einsetzen. Nimm Sevilla.
web-learn-say-king-taboo = Merk dir: Wo der König steht, kommt nichts hinein und nichts heraus, was auch auf einer Karte steht. Sevilla ist jetzt zu.

# 5: Einsetzen
web-learn-say-place-granada = Setze nun zwei in Granada ein. Tippe zweimal darauf oder zieh sie vom Hof hinüber.
web-learn-say-place-granada-other = Das ist erlaubt. Aber erst Granada: Dort willst du Inés überholen.
web-learn-say-place-castillo = Einen ins Castillo, den Turm im Meer. Das geht immer, wo der König auch ist. Was darin ist, kommt bei einer allgemeinen Wertung heraus.
web-learn-say-place-castillo-other = Das ist erlaubt. Aber erst einen in den Turm. Du wirst sehen, es lohnt sich.
web-learn-say-place-free = Der Rest liegt bei dir. Setze ein, wo du magst, oder hör auf: Weniger geht immer.
web-learn-say-place-done = Das war ein ganzer Zug: anwerben, Karte nehmen, nutzen und einsetzen. Dann sind Bruno und Carla dran, und die nächste Runde kommt.

# 6: Gleichstand und Bonus
web-learn-say-ties-tie = Zwei Runden später. In Aragón habt ihr beide drei, Inés und du. Wer gleichauf liegt, bekommt den nächsten Platz darunter: 4 Punkte statt 5.
web-learn-say-ties-bonus = Allein vorn zu sein, bringt einen Bonus: zwei Punkte in der Königsregion und zwei, wo dein eigener Grande steht. Er selbst zählt nie mit.
web-learn-say-ties-score = Wieder darfst du eine Region werten. Denk an Gleichstand und Bonus: Welche bringt dir am meisten?
web-learn-say-ties-score-less = { $points ->
    [0] Dort bekommst du nichts.
    [one] Dort bekommst du { $points } Punkt.
   *[other] Dort bekommst du { $points } Punkte.
} Eine Region bringt mehr.
web-learn-say-ties-done = Acht Punkte: sechs für den ersten Platz, zwei für deinen Grande. Manche Karten bringen eine Wertungstafel: Wo sie liegt, gelten ihre Werte statt der gedruckten.

# 7: Caballeros versetzen
web-learn-say-move-last = Die letzte Runde. In Castilla la Nueva hat Bruno fünf und du vier. Sie bringt sieben! Deine Karte hilft: Versetze bis zu drei Caballeros, egal wessen.
web-learn-say-move-special = Erst einsetzen oder erst versetzen, wie du willst. Fangen wir mit Versetzen an.
web-learn-say-move-special-other = Du dürftest erst einsetzen. Aber fangen wir mit Versetzen an.
web-learn-say-move-away = Tippe einen von Bruno in Castilla la Nueva an, dann Galicia. Dort zieht er mit Inés gleich: Sie verliert zwei Punkte, und er gewinnt keinen.
web-learn-say-move-away-near = Weg damit, ja. Aber am besten nach Galicia: Dort zieht er mit Inés gleich. Sie verliert zwei Punkte, und er gewinnt keinen.
web-learn-say-move-away-other = Das darfst du. Aber im Weg sind dir Brunos fünf in Castilla la Nueva.
web-learn-say-move-in = In Castilla la Vieja hast du einen, der allein nichts bringt. Hol ihn nach Castilla la Nueva.
web-learn-say-move-in-near = Der täte es auch. Aber der aus Castilla la Vieja fehlt am wenigsten.
web-learn-say-move-in-other = Das darfst du. Aber noch einer in Castilla la Nueva, und du bist allein vorn.
web-learn-say-move-stop = Fünf gegen vier: Du führst! Einmal darfst du noch. Bis zu drei heißt, du darfst vorher aufhören.
web-learn-say-move-stop-other = Du dürftest weitermachen. Aber wir haben, was wir wollten: Hör hier auf.
web-learn-say-move-place = Deine Karte setzt auch einen ein. Aragón liegt neben der Königsregion: Noch einer dort, und du bist an Inés vorbei.
web-learn-say-move-place-other = Das ist erlaubt. Aber in Aragón bringt dich einer mehr allein nach vorn.
web-learn-say-move-done = Eine Karte, zwei Regionen gewonnen.

# 8: das Veto
web-learn-say-veto-hold = In der vorigen Runde hast du ein Veto genommen. Es liegt offen vor dir. Einmal stoppt es eine fremde Sonderaktion. Jetzt ist Bruno dran.
web-learn-say-veto-use = Bruno will das Castillo werten. Er hat dort die meisten: fünf Punkte für ihn. Stopp ihn!
web-learn-say-veto-use-other = Du darfst ihn lassen. Aber dann bekommt er fünf Punkte und du drei. Stopp ihn lieber.
web-learn-say-veto-done = Gestoppt! Einsetzen darf er noch. Dann haben Inés und Carla ihre letzten Züge.
web-learn-say-veto-rest = Inés hat den König nach Castilla la Vieja gebracht. Valencia ist also wieder offen. Merk dir das!

# 9: die allgemeine Wertung
web-learn-say-end-why = Nach den Runden 3, 6 und 9 wird alles gewertet. Wer Caballeros im Castillo hat, stellt erst geheim eine Scheibe ein: Wohin reiten sie?
web-learn-say-end-disc = Drei von dir sind im Turm. In Valencia bringen sie dich vor Carla. Nenne es.
web-learn-say-end-disc-king = Dort ist der König, niemand kommt hinein. Sie gingen zurück an deinen Hof und brächten nichts.
web-learn-say-end-disc-other = Das darfst du nennen. Aber in Valencia machen deine drei aus zwei Punkten fünf.
web-learn-say-end-castillo = Der Turm geht auf und wird wie eine Region gewertet. Bruno ist mit vier Erster, du mit drei auf Platz zwei.
web-learn-say-end-discs = Alle Scheiben auf einmal! Alle sind in der genannten Region angekommen. Nun die neun Regionen, eine nach der anderen.
web-learn-say-end-nueva = Castilla la Nueva: sieben Punkte für dich. Das war zwei Schritte wert!
web-learn-say-end-won = Neunzig Punkte, du hast gewonnen! Bruno liegt nur drei dahinter. Castilla la Nueva hat es entschieden.

# Nach der letzten Lektion
web-learn-finished = Du kennst das Spiel
web-learn-finished-lead = Mehr brauchst du nicht für ein richtiges Spiel. Drei Bots warten schon.
web-learn-tip-confirm = Am Tisch zählt nichts, bevor du es bestätigst.
web-learn-tip-look = Was leuchtet, ist erlaubt. Alles andere geschieht einfach nicht.
web-learn-tip-scores = Wer führt gerade? Die Karte kann zeigen, was jede Region jetzt bringen würde.
web-learn-see-cards = Karten ansehen
web-learn-again = Noch einmal
