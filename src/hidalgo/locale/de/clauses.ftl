# Die Titel der Abschnitte von docs/rules/el-grande.md; 5.3 ist clause-5-3.

# Plan und Material
clause-1-1 = Regionen
clause-1-2 = Castillo
clause-1-3 = Nachbarn
clause-1-4 = Gedruckte Werte
clause-1-5 = Wertungstafeln
clause-1-6 = Tafel auf einem Ort
clause-1-7 = N-Punkte-Regionen
clause-1-8 = Figuren und Karten eines Spielers
clause-1-9 = Hof und Provinz
clause-1-10 = Anwerben nach Machtkarte
clause-1-11 = Geheime Scheibe
clause-1-12 = Aktionskarten
clause-1-13 = König und Startspieler

# Aufbau
clause-2-1 = Spieler
clause-2-2 = Königsregion
clause-2-3 = Startaufstellung
clause-2-4 = Startspieler
clause-2-5 = Stapel
clause-2-6 = Dauer
clause-2-7 = Kurzes Spiel
clause-2-8 = Ohne Vetos

# Die Runde
clause-3-1 = Aufdecken
clause-3-2 = Machtkarten
clause-3-3 = Jeder Wert einmal
clause-3-4 = Von der Hand
clause-3-5 = Zugfolge
clause-3-6 = Zug
clause-3-7 = Anwerben
clause-3-8 = Zu wenige in der Provinz
clause-3-9 = Wie viele aus Regionen
clause-3-10 = Eine Karte wählen
clause-3-11 = Eine Karte nutzen
clause-3-12 = Einsetzen
clause-3-13 = Wo eingesetzt wird
clause-3-14 = Verzichten
clause-3-15 = Zweite Gelegenheit
clause-3-16 = Karten kehren zurück
clause-3-17 = Startspieler wechselt
clause-3-18 = Ablage der Machtkarten
clause-3-19 = Wann gewertet wird
clause-3-20 = Ende des Spiels
clause-3-21 = Geteilter Sieg

# Eiserne Regeln
clause-4-1 = Tabu
clause-4-2 = Der König selbst
clause-4-3 = Werten ändert nichts
clause-4-4 = Castillo, hinein
clause-4-5 = Castillo, heraus
clause-4-6 = Castillo, Inhalt
clause-4-7 = Grandes
clause-4-8 = Sonderaktion ist freiwillig
clause-4-9 = So vollständig wie möglich
clause-4-10 = Dürfen und bis zu
clause-4-11 = Nichts zu ändern
clause-4-12 = Nur eine Möglichkeit

# Wertung
clause-5-1 = Wer teilnimmt
clause-5-2 = Ränge
clause-5-3 = Gleichstand
clause-5-4 = Ränge nach Spielerzahl
clause-5-5 = Punkte
clause-5-6 = Königsbonus
clause-5-7 = Heimatbonus
clause-5-8 = Beide Boni
clause-5-9 = Wann Boni zählen
clause-5-10 = Sonderwertung
clause-5-11 = Sofort gewertet
clause-5-12 = Allgemeine Wertung
clause-5-13 = Scheiben einstellen
clause-5-14 = Wertung des Castillos
clause-5-15 = Auszug aus dem Castillo
clause-5-16 = Scheibe auf der Königsregion
clause-5-17 = Wertung der Regionen
clause-5-18 = Sonderwertung des Castillos
clause-5-19 = Mehrere Regionen durch eine Karte
clause-5-20 = Wann nach der Folge gefragt wird
clause-5-21 = Regionen, die nichts bringen
clause-5-22 = Angeboten, solange es sich lohnt

# Aktionskarten
clause-6-1 = Versetzen
clause-6-2 = Woher und wohin
clause-6-3 = Weniger
clause-6-4 = Kein Stehenbleiben
clause-6-5 = Nur eine Herkunft
clause-6-6 = Scheiben bei Karten
clause-6-7 = Scheibe nicht eingestellt
clause-6-8 = Beliebige versetzen
clause-6-9 = Eigene versetzen
clause-6-10 = Fremde versetzen
clause-6-11 = Eigene und fremde versetzen
clause-6-12 = Aus einer Region versetzen
clause-6-13 = Alle eigenen aus einer Region versetzen
clause-6-14 = Zwei mehr vom Hof
clause-6-15 = Entweder oder
clause-6-16 = Vetokarte
clause-6-17 = Höfe geleert
clause-6-18 = Drei von jedem Hof
clause-6-19 = Einer von jedem Gegner
clause-6-20 = Jeder gibt drei zurück
clause-6-21 = Scheibe, alle einer Region
clause-6-22 = Scheibe, zwei einer Region
clause-6-23 = N-Punkte-Regionen werten
clause-6-24 = Erste Plätze werten
clause-6-25 = Castillo werten
clause-6-26 = Vollste werten
clause-6-27 = Leerste werten
clause-6-28 = Eine Region werten
clause-6-29 = Wertungstafel legen
clause-6-30 = Machtkarte zurück
clause-6-31 = Zwei anwerben
clause-6-32 = Den eigenen Grande versetzen
clause-6-33 = Scheibenwertung
clause-6-34 = Vertreibung
clause-6-35 = In dieselbe Region vertrieben
clause-6-36 = Königlicher Berater
clause-6-37 = Königskarte

# Veto
clause-7-1 = Offen auslegen
clause-7-2 = Was es bewirkt
clause-7-3 = Wie lange
clause-7-4 = Abgeben
clause-7-5 = Ankündigung
clause-7-6 = Wer wann antwortet
clause-7-7 = Fenster
clause-7-8 = Schritte beim Versetzen
clause-7-9 = Schritte bei Wertungen
clause-7-10 = Schritte beim Zurückgeben
clause-7-11 = Einzelne Schritte
clause-7-12 = Veto auf die Ankündigung
clause-7-13 = Veto nach einem Schritt
clause-7-14 = Was man erfahren hat
clause-7-15 = Außer Reichweite
clause-7-16 = Kein zweiter Versuch
clause-7-17 = Den Rest durchlassen
clause-7-18 = Zwei Besitzer
clause-7-19 = Zwei Vetos in einer Hand
clause-7-20 = Spiel ohne Vetos

# Sitze, Geheimnisse, Abwesenheit
clause-8-1 = Links
clause-8-2 = Eine Hand kann spielen
clause-8-3 = Geheime Entscheidungen
clause-8-4 = Verbindung
clause-8-5 = Abwesend bei einer Scheibe
clause-8-6 = Abwesend beim Zurückgeben
clause-8-7 = Machtkarte ungesehen
clause-8-8 = Was verborgen ist
clause-8-9 = Castillo durch Abziehen
clause-8-10 = Gedächtnismodus
clause-8-11 = Mögliche Karten
