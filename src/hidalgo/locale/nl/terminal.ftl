# Wat hidalgo in een terminal zegt, rond het spel.

# Naast de kaart: hoogstens 19 tekens.
terminal-king = Koning
terminal-grande = Grande
terminal-tiles-beside = Tegels: { $tiles }
terminal-tile-legend = [ ] scoretegel

# Koppen van kolommen, zo kort mogelijk.
terminal-column-points = Pnt
terminal-column-court = Hof
terminal-column-province = Prov
terminal-column-power = Macht
terminal-column-cards = Open actiekaarten
terminal-first = 1e

# Tabellen van punten en machtkaarten: kort.
terminal-column-place = Plaats
terminal-all-places = Alle plaatsen
terminal-points-now = Punten nu
terminal-points-then = Samen
terminal-power-cards = Macht
terminal-recruits = Werven
terminal-score-title = Als elke plaats nu werd geteld:

# Rond de tafel.
terminal-welcome = Jij bent { $seat }, onderstreept in de lijst van spelers.
terminal-welcome-several = { $seats } delen dit toetsenbord.
terminal-hand-over = Het toetsenbord gaat naar { $seat }. Als niemand anders het scherm ziet: druk op Enter.
terminal-enter-only = Druk op Enter om verder te gaan, of typ ongedaan maken of stoppen.
terminal-more = ▸ Verder met Enter
terminal-back = Enter toont weer alle keuzes.
terminal-once-more-leaves = Nog eens Ctrl-C stopt; het spel blijft bewaard.
terminal-offer = Er is een spel van { $players } dat niet af is, in ronde { $round }. Verder spelen?
terminal-stays = Het blijft waar het is: { $file }
terminal-passed-over = Met één spel is niet verder te gaan; het blijft zoals het is: { $error }
terminal-kept = Het spel is bewaard. Zo ga je verder:
terminal-saved = Geschreven naar { $file }
terminal-file-exists = { $file } bestaat al en blijft zoals het is. Neem een andere naam.
terminal-save-failed = { $file } kan niet geschreven worden: { $error }
terminal-changed = Een ander programma heeft in { $file } geschreven; dat blijft zoals het is.
terminal-kept-elsewhere = Dit spel ligt in plaats daarvan hier: { $file }
terminal-record-kept = Het hele spel is bewaard. Zo zie je het terug:
terminal-undone = Teruggenomen
terminal-undo-nothing = Er valt niets terug te nemen: iemand anders heeft sindsdien beslist, of er is iets getoond.

# Als een antwoord niet duidelijk is.
terminal-ambiguous = “{ $text }” kan meer dan één ding zijn: { $choices }. Typ er meer van.
terminal-what-to-type = Typ wat voor een keuze staat, zoals { $key }, of woorden als “{ $example }”. Meer: hulp
terminal-too-much = “{ $text }” past niet: na beslissing { $count } van deze regel wordt iets anders gevraagd. Er is niets gedaan.
terminal-not-done = Niet meer gedaan: { $text }
terminal-nothing-found = Niets gevonden: { $text }

# Antwoorden op waarom en tip.
terminal-why-more = Om haar te lezen: { $word }
terminal-why-allowed = “{ $text }” mag.
terminal-why-nothing = Er is nog niets geweigerd. Typ erachter wat je wilt weten, zoals: waarom gra
terminal-hint-title = De bot greedy zou dit doen:
terminal-hint-worse = ({ $points } punten)
terminal-hint-at-once = Punten meteen: { $list }
terminal-hint-scored = Als er dan werd geteld: { $list }

# Opdrachten, en wat ze doen.
terminal-command-map = kaart
terminal-command-cards = kaarten
terminal-command-rules = regels
terminal-help-answers = Typ het nummer van een keuze, of woorden: ara voor één caballero naar Aragón, “2 ara, gal” voor meer, “a gal pva” verplaatst er een van A van Galicia naar País Vasco. Enter alleen toont de kaart weer.
terminal-help-help = deze lijst
terminal-help-map = kaart en vraag nog eens tonen
terminal-help-cards = de kaarten van deze ronde uitleggen; kaarten 2 alleen de tweede, kaarten veto elke op haar titel
terminal-help-hint = wat een bot zou doen, en hoeveel punten die ervan verwacht
terminal-help-score = wat een telling nu zou geven, plaats voor plaats
terminal-help-why = de regel achter de laatste weigering; waarom gra vraagt naar om het even welke keuze
terminal-help-rules = regels 4.1 toont een artikel, regels taboo zoekt een woord
terminal-help-log = wat er deze ronde is gebeurd; verloop 2 in die ronde, verloop * alles
terminal-help-undo = je laatste beslissing terugnemen
terminal-help-save = waar het spel staat; opslaan BESTAND schrijft nog een kopie
terminal-help-quit = weggaan; het spel blijft bewaard en je kunt verder spelen
terminal-rules-how = Typ een nummer als 4 of 4.1, of woorden om te zoeken. De teksten zijn in het Engels.

# Kaarten per stapel, in hidalgo rules.
terminal-stack = Stapel { $number }

# hidalgo replay
terminal-replay-start = Voor de eerste van { $total } beslissingen
terminal-replay-at = Beslissing { $number } van { $total }, ronde { $round }
terminal-replay-help = Enter: verder, b: terug, 120: naar beslissing 120, r 4: naar ronde 4, start, end, q: stoppen
terminal-replay-only = Er zijn { $total } beslissingen.
terminal-once-more-ends = Nog eens Ctrl-C stopt.
