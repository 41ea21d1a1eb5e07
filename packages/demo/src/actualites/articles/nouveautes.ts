import type { ActualiteDemo } from '../actualite-demo.ts';

export const NOUVEAUTES: readonly ActualiteDemo[] = [
  {
    sujet: 'nouveautes',
    jours: 2,
    genre: 'perceuse-visseuse',
    noeuds: ['perceuses-visseuses', 'batteries-chargeurs', 'visseuses-chocs-boulonneuses'],
    fr: {
      titre: `Visseuses compactes 18 V : la nouvelle gamme est en rayon`,
      chapeau: `Plus courtes, mieux équilibrées, compatibles avec les batteries que vous avez déjà. Essayez-les au comptoir.`,
      texte: `La longueur d’une [perceuse-visseuse](noeud:perceuses-visseuses) compte plus que son couple quand on travaille dans un caisson. Les nouvelles compactes gagnent deux à trois centimètres sans perdre de force.

## Ce qui change

- Moteur sans charbon partout, même en entrée de gamme.
- Mandrin métal de 13 mm, une main pour serrer.
- Embrayage électronique : la vis s’arrête à la même profondeur, la première comme la centième.
- Éclairage qui reste allumé vingt secondes.

## Ce qui ne change pas

La plateforme de batteries. Celles de votre caisse s’y montent ; un [chargeur](noeud:batteries-chargeurs) rapide remplit une 5 Ah en quarante minutes.

## Nue ou en coffret ?

Si vous avez déjà deux batteries, prenez la machine nue. Sinon le coffret avec deux batteries et chargeur revient moins cher que les pièces séparées. Le prix de chaque version est sur la fiche, avec vos conditions.

## Les voir

Chaque magasin a une machine de démonstration. Votre délégué peut en laisser une une semaine dans l’atelier.`,
    },
    en: {
      titre: `Compact 18 V drill drivers: the new range is on the shelf`,
      chapeau: `Shorter, better balanced, and they take the batteries you already have. Try them at the counter.`,
      texte: `The length of a [drill driver](noeud:perceuses-visseuses) matters more than its torque when you work inside a cabinet. The new compact ones gain two to three centimetres without losing strength.

## What changes

- Brushless motor throughout, even at the entry of the range.
- 13 mm metal chuck, tightened with one hand.
- Electronic clutch: the hundredth screw stops at the same depth as the first.
- A light that stays on for twenty seconds.

## What does not

The battery platform. Those in your box fit; a fast [charger](noeud:batteries-chargeurs) fills a 5 Ah in forty minutes.

## Bare or in a case?

If you have two batteries, take the bare machine. Otherwise the case with two batteries and charger costs less than the parts. The price of each version is on the sheet, with your terms.

## See them

Every store has a demonstration machine. Your representative can leave one in the workshop for a week.`,
    },
    es: {
      titre: `Atornilladores compactos de 18 V: la nueva gama ya está en tienda`,
      chapeau: `Más cortos, mejor equilibrados y compatibles con las baterías que ya tiene. Pruébelos en el mostrador.`,
      texte: `La longitud de un [taladro atornillador](noeud:perceuses-visseuses) importa más que su par cuando se trabaja dentro de un mueble. Los nuevos compactos ganan de dos a tres centímetros sin perder fuerza.

## Qué cambia

- Motor sin escobillas en todos, incluso en la gama de entrada.
- Portabrocas metálico de 13 mm, se aprieta con una mano.
- Embrague electrónico: el tornillo cien se para igual de hondo que el primero.
- Luz que queda encendida veinte segundos.

## Qué no cambia

La plataforma de baterías. Las de su caja sirven; un [cargador](noeud:batteries-chargeurs) rápido llena una de 5 Ah en cuarenta minutos.

## ¿Sola o en maletín?

Si ya tiene dos baterías, tome la máquina sola. Si no, el maletín con dos baterías y cargador sale más barato que por separado. El precio de cada versión está en la ficha, con sus condiciones.

## Verlos

Cada tienda tiene una máquina de demostración. Su delegado puede dejarle una en el taller una semana.`,
    },
  },
  {
    sujet: 'nouveautes',
    jours: 33,
    genre: 'parka',
    noeuds: ['parkas-pluie', 'sweats-polaires', 'sous-vetements-chaussettes'],
    fr: {
      titre: `Vêtements d’hiver : trois couches plutôt qu’une épaisse`,
      chapeau: `La collection froid est arrivée, des sous-vêtements techniques aux parkas. Comment composer une tenue qui sert de 7 h à midi.`,
      texte: `Le matin à 2 °C, à midi à 12 : une grosse veste ne sait pas faire les deux. Trois couches, si.

## 1. Contre la peau

Un [sous-vêtement](noeud:sous-vetements-chaussettes) qui évacue la sueur. Le coton la garde : c’est lui qui donne froid à la pause.

## 2. La chaleur

Une [polaire ou un sweat](noeud:sweats-polaires) de 280 g, zippé pour l’ouvrir sans l’enlever. Préférez une coupe longue dans le dos : à genoux, les reins restent couverts.

## 3. La pluie et le vent

Une [parka](noeud:parkas-pluie) classée EN 343, dont le premier chiffre dit l’étanchéité et le second la respirabilité. 3/3 pour qui bouge, 3/1 pour qui attend.

## Sur la voie publique

La couche du dessus doit être à haute visibilité, EN ISO 20471, fermée. Un gilet sur une parka noire ne suffit pas si les manches dépassent sans bande.

## Marquer

Votre logo en broderie ou en transfert, dès dix pièces. Les vêtements marqués ne sont ni repris ni échangés : faites essayer les tailles d’abord, le magasin prête un jeu complet.`,
    },
    en: {
      titre: `Winter workwear: three layers rather than one thick one`,
      chapeau: `The cold-weather collection is here, from base layers to parkas. How to dress for seven in the morning and for noon.`,
      texte: `2 °C in the morning, 12 at noon: one thick jacket cannot do both. Three layers can.

## 1. Next to the skin

A [base layer](noeud:sous-vetements-chaussettes) that carries sweat away. Cotton keeps it, and that is what makes you cold at the break.

## 2. Warmth

A [fleece or sweatshirt](noeud:sweats-polaires) of 280 g, with a zip to open without taking it off. A longer back keeps you covered when kneeling.

## 3. Rain and wind

A [parka](noeud:parkas-pluie) to EN 343: the first figure tells how waterproof, the second how breathable. 3/3 if you move, 3/1 if you wait.

## On the road

The outer layer must be high-visibility, EN ISO 20471, and closed. A vest over a black parka is not enough if the sleeves show without a band.

## Marking

Your logo embroidered or as a transfer, from ten pieces. Marked clothes are neither returned nor exchanged: try sizes first, the store lends a full set.`,
    },
    es: {
      titre: `Ropa de invierno: tres capas mejor que una gruesa`,
      chapeau: `Ha llegado la colección de frío, de la ropa interior técnica a las parkas. Cómo vestirse para las siete y para el mediodía.`,
      texte: `Por la mañana 2 °C, a mediodía 12: una chaqueta gruesa no sirve para las dos cosas. Tres capas, sí.

## 1. Sobre la piel

Una [prenda interior](noeud:sous-vetements-chaussettes) que saque el sudor. El algodón lo guarda, y por eso se pasa frío en la pausa.

## 2. El calor

Un [forro polar o una sudadera](noeud:sweats-polaires) de 280 g, con cremallera para abrirla sin quitársela. Mejor larga por detrás: de rodillas, los riñones quedan cubiertos.

## 3. La lluvia y el viento

Una [parka](noeud:parkas-pluie) EN 343: la primera cifra dice la impermeabilidad y la segunda la transpirabilidad. 3/3 si se mueve, 3/1 si espera.

## En la vía pública

La capa exterior debe ser de alta visibilidad, EN ISO 20471, y cerrada. Un chaleco sobre una parka negra no basta si asoman las mangas sin banda.

## Marcar

Su logotipo bordado o en transferencia, desde diez prendas. La ropa marcada no se devuelve ni se cambia: pruebe antes las tallas, la tienda presta un juego completo.`,
    },
  },
  {
    sujet: 'nouveautes',
    jours: 190,
    genre: 'plan-de-travail',
    noeuds: ['plans-de-travail', 'melamines', 'chants'],
    fr: {
      titre: `Vingt décors de panneaux, avec le chant et le plan assortis`,
      chapeau: `Chênes clairs, béton ciré, noirs mats : chaque décor existe en mélaminé, en stratifié, en plan de travail et en chant ABS.`,
      texte: `Plus de teinte « proche » : le numéro de décor est le même sur le [mélaminé](noeud:melamines), le [plan de travail](noeud:plans-de-travail) et le [chant](noeud:chants).

## Comment choisir

- **Façades** : mélaminé 19 mm, chant de 2 mm sur les bords touchés par la main.
- **Plans** : stratifié 38 mm, chant droit ; hydrofuge près de l’évier.
- **Intérieurs** : le même décor en 16 mm, moins cher, même couleur.

## Le fil

Les bois ont un sens. Dans [la découpe](page:15), la première cote suit le fil : une porte de 716 × 396 au fil vertical s’écrit 716x396, jamais l’inverse.

## Voir avant d’acheter

Un nuancier de vingt échantillons A6 est prêté en magasin ; l’échantillon A4 est à {3 EUR}, déduit du premier panneau. Les écrans mentent toujours un peu.`,
    },
    en: {
      titre: `Twenty board decors, with edge and worktop to match`,
      chapeau: `Light oaks, polished concrete, matt blacks: each decor comes as melamine, laminate, worktop and ABS edge.`,
      texte: `No more "close enough": the decor number is the same on [melamine](noeud:melamines), [worktop](noeud:plans-de-travail) and [edge](noeud:chants).

## How to choose

- **Fronts**: 19 mm melamine, 2 mm edge where hands touch.
- **Worktops**: 38 mm laminate, square edge; moisture-resistant by the sink.
- **Insides**: the same decor in 16 mm, cheaper, same colour.

## The grain

Woods have a direction. In [cutting](page:15) the first size runs along the grain: a 716 × 396 door with vertical grain is written 716x396, never the other way.

## See before buying

A set of twenty A6 samples is lent in store; an A4 sample costs {3 EUR}, taken off the first board. Screens always lie a little.`,
    },
    es: {
      titre: `Veinte decoros de tablero, con canto y encimera a juego`,
      chapeau: `Robles claros, cemento pulido, negros mate: cada decoro existe en melamina, estratificado, encimera y canto ABS.`,
      texte: `Se acabó el «parecido»: el número de decoro es el mismo en [melamina](noeud:melamines), [encimera](noeud:plans-de-travail) y [canto](noeud:chants).

## Cómo elegir

- **Frentes**: melamina de 19 mm, canto de 2 mm donde tocan las manos.
- **Encimeras**: estratificado de 38 mm, canto recto; hidrófugo junto al fregadero.
- **Interiores**: el mismo decoro en 16 mm, más barato, mismo color.

## La veta

Las maderas tienen sentido. En [el corte](page:15) la primera medida sigue la veta: una puerta de 716 × 396 con veta vertical se escribe 716x396, nunca al revés.

## Ver antes de comprar

Se presta en tienda un muestrario de veinte piezas A6; la muestra A4 cuesta {3 EUR}, que se descuentan del primer tablero. Las pantallas siempre mienten un poco.`,
    },
  },
];
