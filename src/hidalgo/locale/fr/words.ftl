# Mots et phrases courtes autour du jeu. Les noms de lieux restent ceux du plateau.

language-name = Français

place-gal = Galicia
place-pva = País Vasco
place-ara = Aragón
place-cat = Cataluña
place-clv = Castilla la Vieja
place-cln = Castilla la Nueva
place-val = Valencia
place-sev = Sevilla
place-gra = Granada
place-cas = Castillo
place-court = Cour
place-province = Province

seat-name = P{ $number }
word-and = et
word-edition = édition
word-score = points
word-log = journal
word-yes = oui
word-no = non
word-help = aide
word-hint = conseil
word-why = pourquoi
word-undo = annuler
word-save = enregistrer
word-quit = quitter
round-of = Manche { $round } sur { $rounds }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
caballeros = { $count ->
    [one] { $count } Caballero
   *[other] { $count } Caballeros
}
winner = { $seat } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
shared-victory = { $seats } partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun !
