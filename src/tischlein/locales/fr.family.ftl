# La page pour la famille : l’écran pour tous, plusieurs personnes sur un appareil, la première partie guidée, le conseil.

## L’écran pour tous

page-screen-join = Venez jouer
page-screen-scan = Scannez avec votre téléphone.
page-screen-type = Scannez avec votre téléphone, ou tapez
page-screen-closed = À cette table, on ne peut pas regarder. Ouvrez-en une autre qui admet des spectateurs ; elle pourra être montrée ici.
page-screen-free = Place libre
page-screen-gathering = Prenez place !
page-screen-lately = À l’instant
page-screen-won = Victoire : { $names } !

## Plusieurs personnes sur un appareil

page-hotseat = Un appareil pour tous
page-hotseat-who = Qui joue ici ?
page-hotseat-about = Écrivez un nom pour chaque personne autour de cet appareil. L’ordinateur joue aux places laissées vides.
page-hotseat-player = Nom à la place { $number }
page-hotseat-start = C’est parti
page-hotseat-pass = Passez l’appareil à { $name }
page-hotseat-only = Seul regard permis : { $name }.
page-hotseat-me = C’est moi, { $name }
page-hotseat-look = Quelqu’un d’autre veut voir ses cartes
page-hotseat-cover = Couvrir les cartes
page-hotseat-nobody = Les cartes sont couvertes.
page-hotseat-does = { $name } : { $move }
page-hotseat-none = Écrivez au moins un nom.
page-hotseat-public = À une table publique, chacun a une seule place. Ouvrez une table privée pour jouer à plusieurs sur un appareil.

## Le conseil

page-hint-do = Jouer ainsi
page-hint-wait = Attendre
page-hint-facts = Place { $place } environ, victoire à { $win }
page-hint-others = Possible aussi

## La première partie guidée

page-learn = Première partie : { $game }
page-learn-next = Suivant
page-learn-good = Compris
page-learn-skip = Plus de conseils
page-learn-rule = Règle { $rule }
page-learn-guide = Guide
page-learn-wait = On met la table …
page-learn-unknown = Il n’y a pas de guide pour ce jeu.
page-lesson-uno-aim = Chacun veut se débarrasser de ses cartes. Qui pose la dernière gagne. Voici les vôtres.
page-lesson-uno-lay = À vous ! Posez une carte de la même couleur ou du même chiffre que celle de la défausse. Les cartes jouables ressortent : touchez-en une.
page-lesson-uno-draw = Aucune de vos cartes n’est jouable. Touchez la pioche pour en prendre une.
page-lesson-uno-drawn = Voici la carte que vous venez de piocher. Si elle est jouable, vous pouvez la poser tout de suite. Sinon, gardez-la, et le jeu continue.
page-lesson-uno-colour = La partie commence par un joker, et c’est vous qui choisissez la couleur. Prenez celle que vous avez le plus.
page-lesson-uno-answer = Un joker +4 contre vous ! Acceptez-le, et vous piochez quatre cartes. Ou n’y croyez pas : si c’était un bluff, c’est l’autre qui pioche ; sinon, vous en piochez six.
page-lesson-uno-hit = Un +2 vous vise. À cette table, vous pouvez en poser un autre par-dessus, et le suivant prend tout. Sinon, prenez les cartes.
page-lesson-uno-forgot = Vous avez oublié d’annoncer UNO ! Vite, avant que quelqu’un s’en aperçoive.
page-lesson-uno-catch = Quelqu’un n’a plus qu’une carte et n’a pas annoncé UNO. Vite, attrapez-le : il piochera deux cartes.
page-lesson-uno-call = Plus que deux cartes ! Annoncez UNO avec celle que vous posez maintenant. Si vous oubliez, les autres peuvent vous en faire piocher deux.
page-lesson-uno-wild = Vous avez un joker. Il va sur tout, et vous choisissez la couleur qui suit. Gardez-le pour le moment où rien d’autre n’est jouable.
page-lesson-uno-four = Vous avez un joker +4. Il n’est honnête que si vous n’avez aucune carte de la couleur en cours. Bluffer est permis, mais on peut vous démasquer.
page-lesson-uno-two = Un +2 : le suivant prend deux cartes et ne joue pas.
page-lesson-uno-skip = Un passe-tour : le suivant ne joue pas.
page-lesson-uno-reverse = Une inversion : on tourne maintenant dans l’autre sens.
page-lesson-uno-named = Un joker : qui le pose choisit une couleur. C’est elle qui compte maintenant, quoi que montre la défausse.
page-lesson-uno-last = Quelqu’un n’a plus qu’une carte ! Arrêtez-le si vous pouvez : une autre couleur, un passe-tour ou un +2.
page-lesson-uno-end = La manche est finie. Le gagnant marque tout ce que les autres ont encore en main ; les cartes à symbole valent cher.
page-lesson-ex-hop-aim = Chaque rangée a son jeton. Les noirs rapportent des points, les rouges en coûtent. Qui en a le plus à la fin gagne.
page-lesson-ex-hop-colour = Votre couleur jusqu’à la fin : { colour }. Mais vous avez en main des cartes de toutes les couleurs, et les autres aussi.
page-lesson-ex-hop-lay = À vous ! Posez n’importe quelle carte dans n’importe quelle rangée. Elle compte pour qui joue cette couleur : servez-vous près d’un jeton noir, envoyez les autres vers un rouge.
page-lesson-ex-hop-answer = On vous propose un échange. Donnez en secret une carte de la couleur voulue, ou refusez. Les deux sont permis.
page-lesson-ex-hop-full = Encore une carte, et cette rangée est complète. Comptez : quelle couleur est en tête, et doit-elle recevoir ce jeton ?
page-lesson-ex-hop-offer = Aucune carte ne vous aide ? Proposez-en une et dites quelle couleur vous voulez en retour. Personne ne voit son nombre.
page-lesson-ex-hop-won = Une rangée était complète : on a additionné les couleurs. La plus forte somme a reçu le jeton, de gré ou de force.
page-lesson-ex-hop-tie = Égalité pour la plus forte somme : personne ne reçoit le jeton, et la rangée recommence.
page-lesson-ex-hop-swap = Deux joueurs ont échangé. Tous ont vu qui, eux seuls savent quoi.
page-lesson-ex-hop-end = Le dernier jeton est parti. Les noirs moins les rouges : voilà ce que chacun a.
page-lesson-raise-aim = À chaque manche, on joue pour cette carte de points. Qui est devant à la fin la prend, avec toutes les cartes jouées.
page-lesson-raise-worth = Les dés disent ce que vaut une carte : son nombre, multiplié par les dés à son symbole plus un. Pas besoin de calculer : c’est écrit sur vos cartes.
page-lesson-raise-choose = Choisissez une carte ; les autres aussi, et on les retourne ensemble. Elle fait avancer votre pion : une forte vous met tout de suite devant.
page-lesson-raise-raise = Votre pion est dernier. Relancez : posez des cartes jusqu’à dépasser le pion suivant. Ou passez, et gardez vos cartes pour plus tard.
page-lesson-raise-must-pass = Même toutes vos cartes ensemble ne suffiraient pas. Cette fois, vous ne pouvez que passer.
page-lesson-raise-more = Pas encore devant ! Une relance commencée ne se reprend pas : posez encore une carte.
page-lesson-raise-few = Il vous reste peu de cartes, et vous n’en aurez d’autres qu’en passant ou à la fin de la manche. Le jeu en vaut-il la chandelle ?
page-lesson-raise-reveal = Toutes les cartes sont visibles : chaque pion est à la valeur de sa carte. Le plus en arrière joue d’abord.
page-lesson-raise-pass = Qui passe quitte la manche, mais pioche de nouveau jusqu’à six cartes. C’est souvent malin.
page-lesson-raise-won = Le gagnant prend la carte de points et tout ce qui est au milieu. Beaucoup de ces cartes valent aussi des points.
page-lesson-raise-end = La dernière carte de points est gagnée. On additionne les cartes de points et les étoiles des cartes numérotées ; le plus grand total gagne.
page-lesson-xxl-cards = Chaque carte a deux nombres de deux couleurs. Les deux côtés peuvent servir.
page-lesson-xxl-up-aim = Débarrassez-vous de vos cartes. Dès que quelqu’un n’en a plus, le total le plus bas en main gagne.
page-lesson-xxl-up-lay = À vous ! Sur chaque pile va un nombre de la même couleur, plus grand ou plus petit de 1. Si vous pouvez poser, vous devez.
page-lesson-xxl-up-draw = Rien n’est jouable. Piochez une carte du talon.
page-lesson-xxl-up-drawn = Si la carte piochée est jouable, vous pouvez la poser aussitôt. Sinon, gardez-la.
page-lesson-xxl-up-run = La flèche montre où va cette séquence : désormais elle monte seulement, ou descend seulement. L’autre nombre de la carte du dessus est libre dans les deux sens.
page-lesson-xxl-up-dead = Cette séquence est au bout : on ne va pas plus bas que 0 ni plus haut que 10. Continuez avec l’autre nombre.
page-lesson-xxl-below-aim = Débarrassez-vous de vos cartes. Dès que quelqu’un n’en a plus, le total le plus bas en main gagne.
page-lesson-xxl-below-lay = À vous ! Un nombre de votre carte doit être plus petit que celui de la même couleur sur la défausse. Si vous pouvez poser, vous devez.
page-lesson-xxl-below-draw = Rien n’est assez petit. Piochez une carte du talon.
page-lesson-xxl-below-drawn = Si la carte piochée est jouable, vous pouvez la poser aussitôt. Sinon, gardez-la.
page-lesson-xxl-refuse-aim = Deux moitiés : dans la première, on gagne des cartes ; dans la seconde, on joue avec autant de cartes qu’on en a gagné. Seule la seconde compte.
page-lesson-xxl-refuse-lead = Vous entamez : choisissez une carte, et dites laquelle de ses deux couleurs est demandée.
page-lesson-xxl-refuse-follow = Fournissez : jouez une carte de la couleur nommée. Si vous n’en avez pas, jetez n’importe laquelle.
page-lesson-xxl-refuse-trick = Le plus grand nombre de la couleur nommée emporte le pli, et son joueur entame le suivant.
page-lesson-xxl-refuse-aside = Mi-temps ! Vous pouvez mettre de côté une carte gagnée : elle vous reviendra. Choisissez-la forte.
page-lesson-xxl-refuse-half = La seconde moitié commence. Chacun a autant de cartes qu’il en a gagné.
page-lesson-xxl-refuse-pass = Quelqu’un a plus de cartes que vous : vous pouvez refuser. Passez, et gardez votre carte.
page-lesson-xxl-street-aim = Rassemblez des suites : trois nombres qui se suivent dans une couleur. Le total de leurs cartes fait vos points.
page-lesson-xxl-street-turn = À vous ! D’abord une suite si vous en avez une, puis un échange si vous voulez. Ou bien passez.
page-lesson-xxl-street-build = Vous pouvez étaler une suite ! Les cartes du milieu peuvent aider ; une au moins vient de votre main.
page-lesson-xxl-street-exchange = Pas encore de suite. Échangez une carte contre une du milieu, ou posez-en une là et piochez.
page-lesson-xxl-street-after = Bien construit. Échangez une carte si vous voulez, ou dites que vous avez fini.
page-lesson-xxl-street-laid = Une suite est sur la table. Qui l’a étalée complète sa main à quatre cartes.
page-lesson-xxl-street-passed = Personne n’a avancé : une nouvelle carte arrive au milieu.
page-lesson-xxl-runs-aim = Débarrassez-vous de vos cartes. Dès que quelqu’un n’en a plus, le total le plus bas en main gagne.
page-lesson-xxl-runs-lay = À vous ! Un 10 ouvre la séquence de sa couleur. Puis on descend : 9, 8, 7 … Si vous pouvez poser, vous devez.
page-lesson-xxl-runs-draw = Rien n’est jouable. Piochez une carte du talon.
page-lesson-xxl-runs-drawn = Si la carte piochée est jouable, vous pouvez la poser aussitôt. Sinon, gardez-la.
page-lesson-xxl-runs-down = Une séquence a commencé. Ici ne va que le nombre juste en dessous, de la même couleur.
page-lesson-xxl-runs-zero = Le 0 ferme une séquence. Cette couleur peut maintenant repartir d’un autre 10.
page-lesson-xxl-colour-aim = Faites des plis avec de fortes cartes : le total des cartes gagnées fait vos points.
page-lesson-xxl-colour-lead = Vous entamez avec la carte que vous voulez. Les autres doivent montrer l’une de ses deux couleurs.
page-lesson-xxl-colour-follow = Fournissez : jouez une carte d’une couleur demandée. Si vous n’en avez pas, jetez n’importe laquelle.
page-lesson-xxl-colour-fixed = Le pli a maintenant sa couleur : la première carte à ne montrer que l’une des deux a décidé.
page-lesson-xxl-colour-trick = Le plus grand nombre de cette couleur emporte le pli, et son joueur entame le suivant.
page-lesson-xxl-trump-aim = Faites des plis avec de fortes cartes. Une couleur est atout et bat toutes les autres.
page-lesson-xxl-trump-name = Vous nommez l’atout. Prenez la couleur où vous avez le plus de cartes, ou les plus hautes.
page-lesson-xxl-trump-card = Une carte qui montre l’atout n’est que de l’atout : son autre couleur ne compte pas.
page-lesson-xxl-trump-lead = Vous entamez avec la carte que vous voulez. Si elle montre l’atout, tous doivent fournir de l’atout.
page-lesson-xxl-trump-follow = Fournissez une couleur demandée. C’est seulement si vous ne pouvez pas que vous jouez atout, ou jetez autre chose.
page-lesson-xxl-trump-trick = Le plus fort atout emporte le pli ; sans atout, le plus grand nombre de la couleur du pli.
page-lesson-xxl-end = La partie est finie. À résultat égal, on partage la place.
