# Ce que hidalgo dit dans un terminal, autour de la partie.

# À côté de la carte : 19 caractères au plus.
terminal-king = Roi
terminal-grande = Grande
terminal-tiles-beside = Tuiles { $tiles }
terminal-tile-legend = [ ] tuile

# Têtes de colonnes, aussi courtes que possible.
terminal-column-points = Pts
terminal-column-court = Cour
terminal-column-province = Prov
terminal-column-power = Pouv
terminal-column-cards = Cartes d'Action visibles
terminal-first = 1er

# Tableaux de points et de cartes de Pouvoir : court.
terminal-column-place = Lieu
terminal-all-places = Tous les lieux
terminal-points-now = Points acquis
terminal-points-then = Total
terminal-power-cards = Pouvoir
terminal-recruits = Recrues
terminal-score-title = Si chaque lieu était décompté maintenant :

# Autour de la table.
terminal-welcome = Vous êtes { $seat }, souligné dans la liste des joueurs.
terminal-welcome-several = { $seats } se partagent ce clavier.
terminal-hand-over = Le clavier passe à { $seat }. Quand personne d'autre ne voit l'écran, appuyez sur Entrée.
terminal-enter-only = Appuyez sur Entrée pour continuer, ou tapez annuler ou quitter.
terminal-more = ▸ Entrée pour continuer
terminal-back = Entrée montre à nouveau tous les choix.
terminal-once-more-leaves = Encore une fois Ctrl-C pour quitter ; la partie est gardée.
terminal-offer = Il y a une partie inachevée de { $players }, à la manche { $round }. La reprendre ?
terminal-stays = Elle reste où elle est : { $file }
terminal-passed-over = Une partie ne peut être reprise, et reste telle quelle : { $error }
terminal-kept = La partie est gardée. Pour la reprendre :
terminal-saved = Écrit dans { $file }
terminal-file-exists = { $file } existe déjà et reste tel quel. Prenez un autre nom.
terminal-save-failed = { $file } ne peut être écrit : { $error }
terminal-changed = Un autre programme a écrit dans { $file } ; cela reste tel quel.
terminal-kept-elsewhere = Cette partie est gardée ici à la place : { $file }
terminal-record-kept = Toute la partie est gardée. Pour la revoir :
terminal-undone = Annulé
terminal-undo-nothing = Il n'y a rien à annuler : quelqu'un d'autre a décidé depuis, ou quelque chose a été montré.

# Quand une réponse n'est pas claire.
terminal-ambiguous = « { $text } » peut dire plusieurs choses : { $choices }. Précisez.
terminal-what-to-type = Tapez ce qui précède un choix, comme { $key }, ou des mots comme « { $example } ». Plus : aide
terminal-too-much = « { $text } » ne convient pas : après la décision { $count } de cette ligne, la question change. Rien n'a été fait.
terminal-not-done = Ne se fait plus : { $text }
terminal-nothing-found = Rien trouvé : { $text }

# Réponses à pourquoi et conseil.
terminal-why-more = Pour la lire : { $word }
terminal-why-allowed = « { $text } » est permis.
terminal-why-nothing = Rien n'a été refusé. Ajoutez ce que vous voulez savoir, par exemple : pourquoi gra
terminal-hint-title = Le robot greedy ferait ceci :
terminal-hint-worse = ({ $points } points)
terminal-hint-at-once = Points tout de suite : { $list }
terminal-hint-scored = Si l'on décomptait ensuite : { $list }

# Commandes, et ce qu'elles font.
terminal-command-map = plan
terminal-command-cards = cartes
terminal-command-rules = règles
terminal-help-answers = Tapez le numéro d'un choix, ou des mots : ara pour un Caballero en Aragón, « 2 ara, gal » pour plusieurs, « a gal pva » pour en déplacer un de A, de Galicia à País Vasco. Entrée seule remontre le plan.
terminal-help-help = cette liste
terminal-help-map = remontrer le plan et la question
terminal-help-cards = expliquer les cartes de la manche ; cartes 2 la deuxième seule, cartes veto n'importe laquelle par son titre
terminal-help-hint = ce que ferait un robot, et les points qu'il en attend
terminal-help-score = ce que donnerait un décompte maintenant, lieu par lieu
terminal-help-why = la règle du dernier refus ; pourquoi gra vaut pour n'importe quel choix
terminal-help-rules = règles 4.1 montre un article, règles taboo cherche un mot
terminal-help-log = ce qui s'est passé dans cette manche ; journal 2 dans celle-là, journal * tout
terminal-help-undo = annuler votre dernière décision
terminal-help-save = où la partie est gardée ; enregistrer FICHIER en écrit une copie
terminal-help-quit = partir ; la partie est gardée et peut être reprise
terminal-rules-how = Tapez un numéro comme 4 ou 4.1, ou des mots à chercher. Les textes sont en anglais.

# Cartes par pile, dans hidalgo rules.
terminal-stack = Pile { $number }

# hidalgo replay
terminal-replay-start = Avant la première des { $total } décisions
terminal-replay-at = Décision { $number } sur { $total }, manche { $round }
terminal-replay-help = Entrée : suite, b : retour, 120 : à la décision 120, r 4 : à la manche 4, start, end, q : quitter
terminal-replay-only = Il y a { $total } décisions.
terminal-once-more-ends = Encore une fois Ctrl-C pour finir.
