# Die Aktionskarten: die Nachricht ist der Titel, .text sagt, was die Sonderaktion tut.

# Stapel 1
card-move-3 = 3 versetzen
    .text = Versetze bis zu 3 beliebige Caballeros.
card-move-4 = 4 versetzen
    .text = Versetze bis zu 4 beliebige Caballeros.
card-move-4-own = 4 eigene versetzen
    .text = Versetze bis zu 4 eigene Caballeros.
card-move-3-foreign = 3 fremde versetzen
    .text = Versetze bis zu 3 fremde Caballeros.
card-move-2-own-2-foreign = 2 eigene und 2 fremde versetzen
    .text = Versetze bis zu 2 eigene und bis zu 2 fremde Caballeros, in beliebiger Folge.
card-move-5-from-one = 5 aus einer Region versetzen
    .text = Wähle eine Region und versetze bis zu 5 beliebige Caballeros von dort.
card-move-own-from-one = Alle eigenen aus einer Region versetzen
    .text = { $edition ->
        [decennial] Wähle eine Region und versetze alle deine Caballeros von dort; keiner darf bleiben.
       *[other] Wähle eine Region und versetze beliebig viele deiner Caballeros von dort.
    }
card-reinforce-2 = 2 mehr vom Hof
    .text = Setze bis zu 2 weitere Caballeros vom Hof ein: in beliebige Regionen außer der Königsregion oder ins Castillo.
card-move-own-or-reinforce = Alle eigenen aus einer Region, oder 2 mehr
    .text = { $edition ->
        [decennial] Entweder versetzt du alle deine Caballeros aus einer Region (keiner darf bleiben), oder du setzt bis zu 2 weitere vom Hof ein, nur nicht beim König.
       *[other] Entweder versetzt du beliebig viele deiner Caballeros aus einer Region, oder du setzt bis zu 2 weitere vom Hof ein, nur nicht beim König.
    }

# Stapel 2
card-veto = Veto
    .text = Behalte diese Karte. Einmal, in dieser oder der nächsten Runde, darfst du eine fremde Sonderaktion stoppen oder ihren letzten Schritt zurücknehmen.
card-courts-emptied = Höfe geleert
    .text = Deine Gegner schicken alle Caballeros von ihren Höfen in die Provinz zurück.
card-courts-lose-3 = Höfe verlieren 3
    .text = Jeder Gegner schickt 3 Caballeros vom Hof in die Provinz, oder alle, wenn es weniger sind.
card-one-of-each = Einer von jedem Gegner
    .text = { $edition ->
        [decennial] Schicke aus Regionen außer der Königsregion von jedem Gegner, wo es geht, einen Caballero heim; du suchst aus, welchen.
       *[other] Schicke aus Regionen außer der Königsregion von jedem Gegner einen Caballero heim; du suchst aus, welchen, und darfst Gegner auslassen.
    }
card-each-returns-3 = Jeder gibt 3 zurück
    .text = Links von dir beginnend schickt jeder Gegner 3 eigene Caballeros heim, vom Hof oder aus Regionen.
card-disc-all = Scheibe: alle einer Region
    .text = Jeder Gegner nennt geheim eine Region außer der Königsregion, in der er steht; alle seine Caballeros dort gehen heim.
card-disc-two = Scheibe: 2 einer Region
    .text = { $edition ->
        [decennial] Jeder Gegner nennt geheim eine Region außer der Königsregion mit mindestens 2 eigenen Caballeros und schickt 2 heim. Wer keine solche hat, nennt eine mit 1.
       *[other] Jeder Gegner nennt geheim eine Region außer der Königsregion mit mindestens 2 eigenen Caballeros und schickt 2 heim. Wer keine solche hat, wird verschont.
    }
card-score-region = Eine Region werten
    .text = Wähle eine Region, auch die Königsregion, und werte sie sofort.

# Stapel 3
card-score-4 = 4-Punkte-Regionen werten
    .text = Werte alle Regionen, deren erster Platz jetzt 4 zählt.
card-score-5 = 5-Punkte-Regionen werten
    .text = Werte alle Regionen, deren erster Platz jetzt 5 zählt.
card-score-6-7 = 6- und 7-Punkte-Regionen werten
    .text = Werte alle Regionen, deren erster Platz jetzt 6 oder 7 zählt.
card-score-castillo = Castillo werten
    .text = Hebe das Castillo hoch und werte es. Alle bleiben darin.
card-score-firsts = Erste Plätze werten
    .text = { $edition ->
        [bigbox_nl] Werte alle Regionen in beliebiger Folge, doch nur wer allein Erster ist, bekommt Punkte. Bei Gleichstand gibt es nichts.
       *[other] Werte alle Regionen in gedruckter Folge, doch nur wer allein Erster ist, bekommt Punkte. Bei Gleichstand gibt es nichts.
    }
card-score-fullest = Vollste Regionen werten
    .text = Werte die Region mit den meisten Caballeros aller Spieler zusammen; bei Gleichstand alle davon.
card-score-emptiest = Leerste Regionen werten
    .text = Werte die Region mit den wenigsten Caballeros aller Spieler zusammen; bei Gleichstand alle davon. Leere Regionen zählen nicht mit.
card-score-region-3 = Eine Region werten
    .text = Wähle eine Region, auch die Königsregion, und werte sie sofort.

# Stapel 4
card-tile = Wertungstafel
    .text = Bring eine Wertungstafel ins Spiel oder versetze eine vom Plan, aber weder aus der Königsregion noch hinein.
card-power-back = Machtkarte zurück
    .text = Nimm eine deiner gespielten Machtkarten wieder auf die Hand, ohne sie zu zeigen.
card-recruit-2 = 2 mehr anwerben
    .text = Hole bis zu 2 weitere Caballeros aus der Provinz an deinen Hof.
card-grande = Grande versetzen
    .text = Versetze deinen Grande in eine andere Region, aber weder aus der Königsregion noch hinein.
card-disc-scoring = Scheibenwertung
    .text = Alle Spieler, auch du, nennen geheim eine Region. Gewertet wird, was genau einer nennt.
card-eviction = Vertreibung
    .text = { $edition ->
        [decennial] Wähle eine Region außer der Königsregion. Die Gegner dort nennen geheim, wohin alle ihre Caballeros ziehen; wer diese Region oder die Königsregion nennt, nimmt sie an den Hof.
       *[other] Wähle eine Region außer der Königsregion. Die Gegner dort nennen geheim, in welche andere alle ihre Caballeros ziehen; wer die Königsregion nennt, nimmt sie an den Hof.
    }
card-royal-advisor = Königlicher Berater
    .text = Versetze den König in eine Nachbarregion.

# Stapel 5
card-king = Königskarte
    .text = Versetze den König in eine beliebige andere Region.
