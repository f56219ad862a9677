# Les titres des articles de docs/rules/el-grande.md ; 5.3 est clause-5-3.

# Plateau et matériel
clause-1-1 = Régions
clause-1-2 = Le Castillo
clause-1-3 = Régions voisines
clause-1-4 = Valeurs imprimées
clause-1-5 = Tuiles de décompte
clause-1-6 = Tuile sur un lieu
clause-1-7 = Régions à N points
clause-1-8 = Matériel d'un joueur
clause-1-9 = Cour et Province
clause-1-10 = Recrues par carte de Pouvoir
clause-1-11 = Disque secret
clause-1-12 = Cartes d'Action
clause-1-13 = Roi et premier joueur

# Mise en place
clause-2-1 = Joueurs
clause-2-2 = Région du Roi
clause-2-3 = Pièces de départ
clause-2-4 = Premier joueur
clause-2-5 = Piles
clause-2-6 = Durée
clause-2-7 = Partie courte
clause-2-8 = Sans Vetos

# La manche
clause-3-1 = Dévoiler les cartes
clause-3-2 = Cartes de Pouvoir
clause-3-3 = Une valeur une seule fois
clause-3-4 = De la main
clause-3-5 = Ordre du tour
clause-3-6 = Tour
clause-3-7 = Recruter
clause-3-8 = Province insuffisante
clause-3-9 = Combien depuis les régions
clause-3-10 = Choisir une carte
clause-3-11 = Utiliser une carte
clause-3-12 = Placer
clause-3-13 = Où placer
clause-3-14 = Renoncer
clause-3-15 = Seconde chance
clause-3-16 = Retour des cartes
clause-3-17 = Le premier joueur change
clause-3-18 = Défausse des cartes de Pouvoir
clause-3-19 = Quand décompter
clause-3-20 = Fin de la partie
clause-3-21 = Victoire partagée

# Règles de fer
clause-4-1 = Tabou
clause-4-2 = Le Roi lui-même
clause-4-3 = Décompter ne change rien
clause-4-4 = Castillo, entrer
clause-4-5 = Castillo, sortir
clause-4-6 = Castillo, contenu
clause-4-7 = Les Grandes
clause-4-8 = Action spéciale facultative
clause-4-9 = Aussi complètement que possible
clause-4-10 = Pouvoir et jusqu'à
clause-4-11 = Rien à changer
clause-4-12 = Une seule possibilité

# Décompte
clause-5-1 = Qui participe
clause-5-2 = Rangs
clause-5-3 = Égalités
clause-5-4 = Rangs selon le nombre de joueurs
clause-5-5 = Les points
clause-5-6 = Prime du Roi
clause-5-7 = Prime de la région d'origine
clause-5-8 = Les deux primes
clause-5-9 = Quand les primes comptent
clause-5-10 = Décompte spécial
clause-5-11 = Décompté aussitôt
clause-5-12 = Décompte général
clause-5-13 = Régler les disques
clause-5-14 = Décompte du Castillo
clause-5-15 = Quitter le Castillo
clause-5-16 = Disque sur la région du Roi
clause-5-17 = Décompte des régions
clause-5-18 = Décompte spécial du Castillo
clause-5-19 = Plusieurs régions par une carte
clause-5-20 = Quand l'ordre est demandé
clause-5-21 = Régions qui ne rapportent rien
clause-5-22 = Proposé tant que cela rapporte

# Cartes d'Action
clause-6-1 = Déplacements
clause-6-2 = D'où et vers où
clause-6-3 = Moins que permis
clause-6-4 = Pas de surplace
clause-6-5 = Une seule origine
clause-6-6 = Disques et cartes
clause-6-7 = Disque non réglé
clause-6-8 = Déplacer n'importe lesquels
clause-6-9 = Déplacer les siens
clause-6-10 = Déplacer ceux des adversaires
clause-6-11 = Déplacer les siens et ceux des adversaires
clause-6-12 = Déplacer d'une seule région
clause-6-13 = Déplacer tous les siens d'une région
clause-6-14 = Deux de plus de la Cour
clause-6-15 = L'un ou l'autre
clause-6-16 = Carte Veto
clause-6-17 = Cours vidées
clause-6-18 = Trois de chaque Cour
clause-6-19 = Un de chaque adversaire
clause-6-20 = Chacun en renvoie trois
clause-6-21 = Disque, tous d'une région
clause-6-22 = Disque, deux d'une région
clause-6-23 = Décompter les régions à N points
clause-6-24 = Décompter les premières places
clause-6-25 = Décompter le Castillo
clause-6-26 = Décompter les plus peuplées
clause-6-27 = Décompter les moins peuplées
clause-6-28 = Décompter une région
clause-6-29 = Tuile de décompte
clause-6-30 = Reprendre une carte de Pouvoir
clause-6-31 = Recruter deux de plus
clause-6-32 = Déplacer son Grande
clause-6-33 = Décompte au disque
clause-6-34 = Expulsion
clause-6-35 = Expulsé vers la même région
clause-6-36 = Conseiller royal
clause-6-37 = Carte du Roi

# Veto
clause-7-1 = Poser à découvert
clause-7-2 = Ce qu'il fait
clause-7-3 = Combien de temps
clause-7-4 = Rendre la carte
clause-7-5 = Annonce
clause-7-6 = Qui répond et quand
clause-7-7 = Fenêtres
clause-7-8 = Étapes des déplacements
clause-7-9 = Étapes des décomptes
clause-7-10 = Étapes des renvois
clause-7-11 = Actions en une étape
clause-7-12 = Veto sur l'annonce
clause-7-13 = Veto après une étape
clause-7-14 = Ce qu'on a appris
clause-7-15 = Hors d'atteinte
clause-7-16 = Pas de second essai
clause-7-17 = Laisser passer la suite
clause-7-18 = Deux détenteurs
clause-7-19 = Deux Vetos dans une main
clause-7-20 = Partie sans Vetos

# Sièges, secrets, absence
clause-8-1 = Gauche
clause-8-2 = Une main peut jouer
clause-8-3 = Choix secrets
clause-8-4 = Connexion
clause-8-5 = Absent pour un disque
clause-8-6 = Absent pour un renvoi
clause-8-7 = Carte de Pouvoir non vue
clause-8-8 = Ce qui est caché
clause-8-9 = Le Castillo par soustraction
clause-8-10 = Mode mémoire
clause-8-11 = Cartes possibles
