# Was der Web-Client rund um die Tische sagt.

web-language = Sprache
web-skip = Zum Inhalt springen
web-nav = Hauptmenü
web-home = hidalgo, Startseite
web-learn = Lernen
web-cards = Karten
web-settings = Einstellungen
web-close = Schließen
web-loading = Einen Moment …
web-retry = Noch einmal versuchen
web-unreachable = Der Server ist nicht zu erreichen. Die Lektionen gehen trotzdem; was hier fehlt, kommt, sobald er wieder da ist.
web-reload = Seite neu laden
web-show = Zeigen
web-hide = Verbergen
web-copy = Kopieren
web-copied = Kopiert
web-copy-failed = Der Browser erlaubt das Kopieren nicht. Markiere den Text und kopiere ihn von Hand.
web-copy-report = Bericht kopieren
web-download = Herunterladen
web-change = ändern
web-go-on = Weiter
web-trouble-title = Diese Seite ließ sich nicht anzeigen
web-trouble = Vielleicht ist die Verbindung weg, oder es gibt eine neuere Version von hidalgo. Nichts von deinem Spiel ist verloren: versuch es noch einmal, oder lade die Seite neu.
web-new-version = Eine neue Version von hidalgo ist da.
web-missing-title = Diesen Ort kennt nicht einmal der König
web-missing = Unter dieser Adresse ist nichts. Vielleicht ging unterwegs ein Stück des Links verloren.
web-to-lobby = Zur Lobby

web-theme-to-light = Zu hellen Farben wechseln
web-theme-to-dark = Zu dunklen Farben wechseln
web-set-theme = Farben
web-theme-system = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-set-speed = Bewegung
web-speed-slow = Langsam
web-speed-normal = Mittel
web-speed-fast = Schnell
web-speed-off = Keine
web-set-more = Weiteres
web-set-sounds = Töne
    .note = Leise Töne für Figuren, Karten und wenn du dran bist.
web-set-scores = Zeigen, was eine Wertung brächte
    .note = Jeder Ort zeigt seine Punkte, als würde er jetzt gewertet.
web-set-confirm = Jede Entscheidung bestätigen
    .note = Erst sehen, was eine Entscheidung bewirkt, dann abschicken.
web-set-text-board = Spielplan als Text
    .note = Mit Listen und Worten spielen, per Tastatur oder Screenreader.
web-set-kept = Gilt nur in diesem Browser.

web-hero = Neun Regionen. Ein König. Deine Ränke.
    .lead = Spiel El Grande gleich hier, mit Freunden oder Bots. Ganz ohne Konto: ein Name genügt.
web-your-name = Dein Name
    .hint = So sehen dich die anderen am Tisch.
    .example = zum Beispiel Ana
web-introduce-go = Eintreten
web-have-account = Du hast ein Konto?
web-playing-as = Du spielst als
web-play-bots = Jetzt gegen drei Bots spielen
web-play-friends = Mit Freunden spielen
web-setting-up = Der Tisch wird gedeckt …
web-more-choices = Tisch nach Wunsch einrichten
web-first-game = In zehn Minuten lernen
web-my-tables = Deine Tische
web-turns = { $count ->
    [one] { $count } wartet auf dich
   *[other] { $count } warten auf dich
}
web-open-tables = Tische zum Mitspielen
web-open-none = Im Moment wartet niemand auf Mitspieler. Mach den Anfang: die anderen sehen deinen Tisch sofort.
web-set-up = Tisch einrichten
web-running-tables = Spiele zum Zuschauen
web-running-none = Gerade läuft kein öffentliches Spiel. Sobald es eins gibt, kannst du allen über die Schulter schauen.
web-over-tables = Deine beendeten Spiele
web-show-all = Alle { $count } zeigen
web-lobby-lost = Der Server ist gerade nicht zu erreichen. Wir versuchen es weiter.
web-table-of-bots = Bots unter sich
web-table-with-bots = Du und { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
web-table-waiting = Ein Tisch, der auf andere wartet
web-your-turn = Du bist dran
web-continue = Zum Tisch
web-join = Mitspielen
web-watch = Zuschauen
web-look-back = Zurückblicken
web-open-seat = frei
web-footer = hidalgo ist freie Software, gemacht von Leuten, die das Spiel lieben.
web-footer-nav = Mehr
web-map-credit = Karte: aus Daten des Instituto Geográfico Nacional de España und von Natural Earth.

web-new-title = Ein neuer Tisch
web-new-who = Wer spielt mit?
web-new-players = Wie viele spielen
web-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
web-new-seat = Platz { $number }
web-new-you = Du
web-new-friend = Jemand, den du einlädst
web-new-all-friends = Lauter Freunde
web-new-all-bots = Lauter Bots
web-new-bots-fill = Plätze, die beim Start noch frei sind, nehmen Bots ein. Wer wo sitzt, wird beim Start ausgelost.
web-bot-greedy = Schlauer Bot
    .note = plant seinen ganzen Zug und will gewinnen.
web-bot-random = Launischer Bot
    .note = tut irgendetwas Erlaubtes; gut für einen ersten Blick.
web-new-edition = Ausgabe
web-edition-bigbox = Big Box, englisch
    .note = Die hier übliche; die anderen weichen bei einer Handvoll Karten ab.
web-edition-bigbox-nl = Big Box, niederländisch
    .note = Wie die Big Box, doch wer die ersten Plätze wertet, bestimmt die Reihenfolge.
web-edition-decennial = Decennial-Ausgabe
    .note = Eine andere englische Ausgabe, der Name ist von uns: Einige Karten sagen nicht ganz dasselbe, etwa die, die heimschicken oder aus einer Region hinausführen.
web-new-how = Wie wird gespielt?
web-new-short = Kurzes Spiel
    .note = Sechs Runden statt neun.
web-new-memory = Aus dem Gedächtnis
    .note = Castillo und Provinzen sind verdeckt, wie an einem echten Tisch.
web-new-no-vetos = Ohne Vetos
    .note = Niemand kann eine Sonderaktion stoppen. Schneller und friedlicher.
web-new-pace = Zeit zum Antworten
    .note = Wer länger braucht, wird durch einen Bot vertreten, bis er zurückkommt.
web-new-open = Wer darf kommen?
web-new-by-link = Wer den Link hat
    .note = Der Tisch steht in keiner Liste. Du bekommst einen Link für deine Freunde.
web-new-public = Alle
    .note = Der Tisch steht in der Lobby; jeder kann mitspielen oder zuschauen.
web-new-open-table = Tisch öffnen
web-new-begin = Spiel beginnen
web-new-then-begin = Bots auf allen anderen Plätzen: das Spiel beginnt sofort.
web-new-then-link = { $count ->
    [one] Danach bekommst du einen Link für { $count } Freund, der noch fehlt.
   *[other] Danach bekommst du einen Link für { $count } Freunde, die noch fehlen.
}
web-option-short = kurz
web-option-no-vetos = ohne Vetos
web-option-memory = aus dem Gedächtnis

web-cards-title = Die Aktionskarten
web-cards-lead = Mit einer Karte setzt du so viele Caballeros vom Hof ein, wie sie Reiter zeigt, und führst ihre Sonderaktion aus, oder umgekehrt.
web-cards-search = Karte suchen
web-stack = Stapel { $number }
web-stack-places = { $count ->
    [one] setzt { $count } Caballero ein
   *[other] setzt bis zu { $count } Caballeros ein
}
web-cards-copies = { $count } davon
web-cards-differs = je nach Ausgabe anders
web-cards-rules = { $count ->
    [one] Regel { $list }
   *[other] Regeln { $list }
}
web-cards-found = { $count ->
    [0] keine Karte gefunden
    [one] { $count } Karte gefunden
   *[other] { $count } Karten gefunden
}
web-cards-none = Auf keiner Karte steht „{ $sought }“.
web-cards-all = Alle Karten zeigen

web-account-title = Du und dein Konto
web-account-nobody = Auf diesem Gerät hast du noch keinen Namen genannt.
web-account-guest = Einfach spielen
    .lead = Ein Name genügt. Du kannst jederzeit ein Konto daraus machen und behältst alle deine Spiele.
web-account-come-back = Warst du schon einmal hier?
web-account-other = Bist du hier schon jemand anderes?
web-account-name = Name und Sprache
web-account-login = Dein Konto
web-rename = Namen speichern
web-renamed = Du heißt jetzt { $name }.
web-claim = Ein Konto daraus machen
    .lead = Mit Benutzername und Passwort findest du deine Tische von jedem Gerät aus wieder. Alles, was du gespielt hast, bleibt deins.
web-claim-go = Konto anlegen
web-username = Benutzername
    .hint = 3 bis 32 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche, ohne Umlaute. Nur du brauchst ihn.
web-password = Passwort
    .hint = Mindestens 10 Zeichen. Ein kurzer Satz ist gut.
web-password-new = Neues Passwort
web-password-old = Bisheriges Passwort
web-password-changed = Das Passwort ist geändert. Alle anderen Geräte sind abgemeldet.
web-change-password = Passwort ändern
    .lead = Alle anderen Geräte werden dabei abgemeldet.
web-log-in = Anmelden
web-log-out = Abmelden
web-log-out-everywhere = Überall abmelden
web-logged-out = Du bist abgemeldet. Bis bald!
web-login-guest = Du bist hier als Gast. Machst du weiter, verlässt dieses Gerät den Gast, und zu dessen Tischen führt kein Weg zurück, es sei denn, du machst vorher ein Konto daraus.
web-welcome-back = Willkommen zurück, { $name }!
web-recover = Passwort vergessen
    .lead = Mit dem Wiederherstellungscode, den du aufbewahrt hast, setzt du ein neues Passwort. Alle anderen Geräte werden abgemeldet, und du bekommst einen neuen Code.
web-recover-go = Neues Passwort setzen
web-recovery-code = Wiederherstellungscode
web-new-code = Neuen Wiederherstellungscode holen
    .lead = Wenn du den alten nicht mehr findest. Der gilt dann nicht mehr.
web-keep-code = Bewahre diesen Wiederherstellungscode auf
    .lead = Solltest du dein Passwort vergessen, kommst du nur mit diesem Code wieder hinein. Er wird nur dieses eine Mal gezeigt.
web-keep-code-done = Ich habe ihn sicher aufbewahrt
web-use-code = Ich habe einen Code von einem anderen Gerät
web-use-code-go = Code verwenden
web-device-code = Gerätecode
    .hint = Die acht Zeichen, die dein anderes Gerät zeigt.
web-devices = Deine Geräte
web-device-this = dieses Gerät
web-device-unknown = Unbekanntes Gerät
web-device-since = seit { $day }
web-device-seen = benutzt: { $ago }
web-device-gone = Das Gerät ist abgemeldet.
web-second-device = Hier spielen und auf dem Handy weiter: ein Code lässt ein zweites Gerät herein, ohne Passwort.
web-second-device-go = Code zeigen
web-second-device-how = Öffne { $address } auf dem anderen Gerät, wähle „Ich habe einen Code von einem anderen Gerät“ und gib dies ein. Der Code gilt einmal.
web-code-left = noch { $time }
web-data = Deine Daten
    .lead = Alles, was der Server über dich aufbewahrt, in einer Datei: Name, Geräte, Spiele, Züge und was du gesagt hast.
web-export = Meine Daten herunterladen
web-delete = Alles löschen
    .lead = Dein Name, Konto, Geräte und alles, was du gesagt hast, verschwinden für immer. Spiele bleiben denen, mit denen du gespielt hast, ohne deinen Namen; in laufenden spielt ein Bot weiter.
web-delete-by-name = Gib zur Bestätigung deinen Namen ein: { $name }
web-delete-by-password = Gib zur Bestätigung dein Passwort ein
web-delete-go = Für immer löschen
web-deleted = Du bist hier vergessen. Schön, dass du da warst.
web-leave = Abmelden
web-leave-account = Deine Tische warten, bis du dich wieder anmeldest.
web-leave-guest = Du bist Gast ohne Passwort: ist dieses Gerät einmal abgemeldet, führt kein Weg zu deinen Tischen zurück. Mach vorher ein Konto daraus, oder lass ein zweites Gerät herein.
web-leave-sure = Für immer gehen?
web-leave-go = Trotzdem gehen
web-stay = Bleiben

web-fault-empty = Hier fehlt noch etwas.
web-fault-name-empty = Sag erst einen Namen; irgendeiner genügt.
web-fault-username-empty = Ein Konto braucht einen Benutzernamen.
web-fault-username = Bitte 3 bis 32 Zeichen aus a bis z, Ziffern, Punkten, Binde- und Unterstrichen.
web-fault-password-short = Das Passwort ist zu kurz; es braucht mindestens 10 Zeichen.

web-problem-other = Das hat nicht geklappt: { $text }
web-problem-client = Auf dieser Seite ging etwas schief. Dein Spiel ist auf dem Server sicher; lade die Seite neu, wenn sie seltsam aussieht.
web-problem-unreachable = Der Server ist nicht zu erreichen. Prüfe die Verbindung und versuch es noch einmal.
web-problem-account = Du hast schon ein Konto.
web-problem-begun = Das Spiel hat begonnen; die Plätze stehen fest.
web-problem-busy = Im Moment sind sehr viele Leute da. Versuch es in ein paar Sekunden noch einmal.
web-problem-conflict = Jemand war schneller. Schau noch einmal hin und versuch es erneut.
web-problem-forbidden = Das darfst du nicht.
web-problem-frozen = Dieses Spiel kann nicht weitergehen: die Regeln, mit denen es begann, gibt es hier nicht mehr.
web-problem-full = Alle Plätze sind besetzt. Du kannst zuschauen.
web-problem-guest = Dafür braucht es ein Konto; leg erst eines an.
web-problem-internal = Auf dem Server ging etwas schief. Du kannst nichts dafür; versuch es gleich noch einmal.
web-problem-invalid = Damit kann der Server nichts anfangen. Er sagt (auf Englisch): { $text }
web-problem-known = Du hast hier schon einen Namen. Lade die Seite neu.
web-problem-language = In dieser Sprache gibt es keine Texte.
web-problem-malformed = Das kann der Server nicht lesen. Er sagt (auf Englisch): { $text }
web-problem-name = Ein Name hat 1 bis 24 Zeichen, darunter mindestens ein Buchstabe, eine Ziffer oder ein Symbol, und keine unsichtbaren.
web-problem-no-bot = So einen Bot gibt es hier nicht; wähle einen anderen.
web-problem-no-edition = Diese Ausgabe gibt es hier nicht; wähle eine andere.
web-problem-no-game = Dieses Spiel gibt es hier nicht.
web-problem-no-moment = Diesen Moment gibt es in diesem Spiel nicht.
web-problem-no-seat = Diesen Platz gibt es am Tisch nicht.
web-problem-no-such-method = Die Seite wollte etwas, das der Server nicht kann. Lade sie neu.
web-problem-no-table = Diesen Tisch gibt es nicht. Ist der Link vollständig?
web-problem-no-undo = Allein kannst du nichts zurücknehmen: andere haben weitergespielt, oder etwas wurde aufgedeckt. Du kannst um Zustimmung bitten.
web-problem-no-vote = Niemand bittet dich um Zustimmung, oder eine andere Abstimmung läuft noch.
web-problem-not-begun = Das Spiel hat noch nicht begonnen.
web-problem-not-found = Unter dieser Adresse ist nichts.
web-problem-not-host = Das kann nur, wer den Tisch eingerichtet hat.
web-problem-not-json = Seite und Server verstehen einander nicht. Lade die Seite neu.
web-problem-not-logged-in = Du bist nicht mehr angemeldet. Nenn einen Namen, oder melde dich wieder an.
web-problem-not-over = Das geht, wenn das Spiel zu Ende ist.
web-problem-not-seated = Das können nur die, die am Tisch sitzen.
web-problem-not-yours = Das sehen nur andere, oder alle nach dem Ende des Spiels.
web-problem-origin = Der Server kennt diese Adresse nicht als seine. Öffne hidalgo unter der gewohnten Adresse.
web-problem-password = Dieses Passwort ist leicht zu erraten: es braucht mindestens 5 verschiedene Zeichen und darf nicht bloß der Benutzername sein.
web-problem-stale = Das Spiel ist inzwischen weitergegangen; schau noch einmal hin.
web-problem-taken = Dieser Benutzername ist vergeben; wähle einen anderen.
web-problem-too-fast = Das war zu oft in kurzer Zeit. { $seconds ->
    [0] Warte ein wenig und versuch es noch einmal.
    [one] Versuch es in { $seconds } Sekunde noch einmal.
   *[other] Versuch es in { $seconds } Sekunden noch einmal.
}
web-problem-too-large = Das ist zu lang für den Server.
web-problem-too-many-bots = Es sind mehr Bots als Plätze.
web-problem-too-many-tables = Du sitzt an so vielen Tischen, wie man darf. Beende oder verlasse erst einen.
web-problem-unavailable = Der Server erreicht gerade sein Gedächtnis nicht. Nichts ist verloren; versuch es bald wieder.
web-problem-wrong-code = Dieser Code stimmt nicht, oder er wurde schon benutzt oder ist abgelaufen. Prüfe ihn, und den Benutzernamen.
web-problem-wrong-login = Benutzername oder Passwort ist falsch.
web-problem-wrong-name = So heißt du hier nicht.
web-problem-wrong-password = Das Passwort ist falsch.
