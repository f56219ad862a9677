# De titels van de clausules van docs/rules/el-grande.md; 5.3 is clause-5-3.

# Bord en materiaal
clause-1-1 = Regio's
clause-1-2 = Het Castillo
clause-1-3 = Aangrenzende regio's
clause-1-4 = Gedrukte waarden
clause-1-5 = Scoretegels
clause-1-6 = Tegel op een plaats
clause-1-7 = Regio's met waarde N
clause-1-8 = Stukken en kaarten van een speler
clause-1-9 = Hof en provincie
clause-1-10 = Versterkingen per machtkaart
clause-1-11 = Kiesschijf
clause-1-12 = Actiekaarten
clause-1-13 = Koning en startspelerfiguur

# Voorbereiding
clause-2-1 = Spelers
clause-2-2 = Koningsregio
clause-2-3 = Beginopstelling
clause-2-4 = Startspelerfiguur
clause-2-5 = Stapels
clause-2-6 = Duur
clause-2-7 = Kort spel
clause-2-8 = Geen veto's

# De ronde
clause-3-1 = Omdraaien
clause-3-2 = Machtkaarten
clause-3-3 = Een waarde één keer
clause-3-4 = Uit de hand
clause-3-5 = Beurtvolgorde
clause-3-6 = Beurt
clause-3-7 = Versterkingen
clause-3-8 = Provincie te leeg
clause-3-9 = Hoeveel uit regio's
clause-3-10 = Een kaart kiezen
clause-3-11 = Een kaart gebruiken
clause-3-12 = Zetten
clause-3-13 = Waar gezet wordt
clause-3-14 = Afzien
clause-3-15 = Tweede kans
clause-3-16 = Kaarten gaan terug
clause-3-17 = Startspelerfiguur gaat door
clause-3-18 = Aflegstapel van machtkaarten
clause-3-19 = Wanneer er geteld wordt
clause-3-20 = Einde van het spel
clause-3-21 = Gedeelde overwinning

# IJzeren regels
clause-4-1 = Taboe
clause-4-2 = De Koning zelf
clause-4-3 = Tellen verandert niets
clause-4-4 = Castillo, erin
clause-4-5 = Castillo, eruit
clause-4-6 = Castillo, inhoud
clause-4-7 = De Grandes
clause-4-8 = Speciale actie is vrijwillig
clause-4-9 = Zo volledig mogelijk
clause-4-10 = Mogen en tot
clause-4-11 = Niets te veranderen
clause-4-12 = Maar één mogelijkheid

# Tellen
clause-5-1 = Wie meedoet
clause-5-2 = Plaatsen
clause-5-3 = Gelijke stand
clause-5-4 = Plaatsen per aantal spelers
clause-5-5 = Punten
clause-5-6 = Koningsbonus
clause-5-7 = Thuisbonus
clause-5-8 = Beide bonussen
clause-5-9 = Wanneer bonussen tellen
clause-5-10 = Extra puntentelling
clause-5-11 = Meteen geteld
clause-5-12 = Algemene puntentelling
clause-5-13 = Kiesschijven instellen
clause-5-14 = Het Castillo tellen
clause-5-15 = Uit het Castillo
clause-5-16 = Kiesschijf op de Koningsregio
clause-5-17 = Telling van de regio's
clause-5-18 = Extra telling van het Castillo
clause-5-19 = Meer regio's met één kaart
clause-5-20 = Wanneer de volgorde wordt gevraagd
clause-5-21 = Regio's waar niemand scoort
clause-5-22 = Aangeboden zolang het loont

# Actiekaarten
clause-6-1 = Verplaatsen
clause-6-2 = Van en naar
clause-6-3 = Minder
clause-6-4 = Niet blijven staan
clause-6-5 = Eén herkomst
clause-6-6 = Kiesschijven bij kaarten
clause-6-7 = Kiesschijf niet ingesteld
clause-6-8 = Willekeurige verplaatsen
clause-6-9 = Eigen verplaatsen
clause-6-10 = Die van anderen verplaatsen
clause-6-11 = Eigen en van anderen verplaatsen
clause-6-12 = Uit één regio verplaatsen
clause-6-13 = Alle eigen uit één regio verplaatsen
clause-6-14 = Twee extra uit het hof
clause-6-15 = Het een of het ander
clause-6-16 = Vetokaart
clause-6-17 = Hoven leeg
clause-6-18 = Drie uit ieder hof
clause-6-19 = Eén van iedere ander
clause-6-20 = Ieder stuurt er drie terug
clause-6-21 = Kiesschijf, alle uit een regio
clause-6-22 = Kiesschijf, twee uit een regio
clause-6-23 = Regio's met waarde N tellen
clause-6-24 = Eerste plaatsen tellen
clause-6-25 = Castillo tellen
clause-6-26 = De volste tellen
clause-6-27 = De leegste tellen
clause-6-28 = Eén regio tellen
clause-6-29 = Scoretegel leggen
clause-6-30 = Machtkaart terug
clause-6-31 = Twee extra naar het hof
clause-6-32 = De eigen Grande verplaatsen
clause-6-33 = Telling met de kiesschijf
clause-6-34 = Verdrijving
clause-6-35 = Verdreven naar dezelfde regio
clause-6-36 = Koninklijke adviseur
clause-6-37 = Koningskaart

# Veto
clause-7-1 = Open neerleggen
clause-7-2 = Wat het doet
clause-7-3 = Hoe lang
clause-7-4 = Inleveren
clause-7-5 = Aankondiging
clause-7-6 = Wie wanneer antwoordt
clause-7-7 = Vensters
clause-7-8 = Stappen bij verplaatsen
clause-7-9 = Stappen bij tellingen
clause-7-10 = Stappen bij terugsturen
clause-7-11 = Enkele stappen
clause-7-12 = Veto op de aankondiging
clause-7-13 = Veto na een stap
clause-7-14 = Wat men te weten kwam
clause-7-15 = Buiten bereik
clause-7-16 = Geen tweede poging
clause-7-17 = De rest laten gaan
clause-7-18 = Twee bezitters
clause-7-19 = Twee veto's in één hand
clause-7-20 = Zonder veto's

# Plaatsen, geheimen, afwezigheid
clause-8-1 = Links
clause-8-2 = Een hand kan spelen
clause-8-3 = Geheime keuzes
clause-8-4 = Verbinding
clause-8-5 = Afwezig bij een kiesschijf
clause-8-6 = Afwezig bij terugsturen
clause-8-7 = Machtkaart ongezien
clause-8-8 = Wat verborgen is
clause-8-9 = Castillo door aftrekken
clause-8-10 = Geheugenstand
clause-8-11 = Mogelijke kaarten
