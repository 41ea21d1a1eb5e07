import type { PageDemo } from '../page-demo.ts';

export const ENGAGEMENTS: PageDemo = {
  id: 23,
  rubrique: 'entreprise',
  jours: 66,
  fr: {
    titre: `Nos engagements`,
    resume: `Transport, emballage, bois, énergie, sécurité : ce que nous mesurons et ce qu’il reste à faire.`,
    texte: `Nous ne compensons pas, nous réduisons, et nous disons où nous en sommes. Les chiffres sont ceux de notre dernier exercice, vérifiés par notre commissaire aux comptes.

## Livrer moins souvent, mieux rempli

La formule « en une fois » groupe les lignes d’une commande en un seul envoi. Elle est proposée partout et choisie par un client sur trois. Les navettes entre entrepôts et magasins roulent pleines à 87 %.

## Emballer juste

- Cartons en trois hauteurs, coupés à la taille de la commande : 30 % de vide en moins qu’il y a trois ans.
- Calage en papier ; plus de film bulle depuis l’an passé.
- Consigne sur les palettes et les bacs de coupe.

## Le bois

Tous nos [contreplaqués](noeud:contreplaques) et nos [plans de travail](noeud:plans-de-travail) viennent de forêts à gestion contrôlée, avec la chaîne de traçabilité. Les chutes que vous nous laissez repartent en panneaux de particules.

## Faire durer

Nous réparons avant de remplacer ([atelier de réparation](page:17)), affûtons vos [lames](noeud:lames-de-scie) et tenons les pièces détachées dix ans.

## Les gens

- Zéro travail de nuit en entrepôt.
- Index d’égalité de 93 sur 100.
- Fréquence des accidents divisée par deux en cinq ans ; notre but est zéro, nous n’y sommes pas.

## Ce qui nous manque

La moitié de nos camions roulent encore au gazole, et un quart de nos références n’ont pas de fiche environnementale du fabricant. Nous les réclamons une à une.`,
  },
  en: {
    titre: `Our commitments`,
    resume: `Transport, packaging, timber, energy, safety: what we measure and what is left to do.`,
    texte: `We do not offset, we reduce, and we say where we stand. Figures are those of our last financial year, checked by our auditor.

## Fewer deliveries, fuller ones

"All at once" groups the lines of an order into one consignment. It is offered everywhere and chosen by one customer in three. Shuttles between warehouses and stores run 87% full.

## Packing to size

- Boxes in three heights, cut to the order: 30% less empty space than three years ago.
- Paper padding; no bubble wrap since last year.
- Deposit on pallets and cutting crates.

## Timber

All our [plywood](noeud:contreplaques) and [worktops](noeud:plans-de-travail) come from controlled forests, with chain of custody. Offcuts you leave us go back into chipboard.

## Making things last

We repair before replacing ([repair workshop](page:17)), sharpen your [blades](noeud:lames-de-scie) and keep spares for ten years.

## People

- No night work in the warehouses.
- Equality index of 93 out of 100.
- Accident rate halved in five years; our aim is zero, we are not there.

## What is missing

Half of our lorries still run on diesel, and a quarter of our references have no environmental sheet from their manufacturer. We ask for them one by one.`,
  },
  es: {
    titre: `Nuestros compromisos`,
    resume: `Transporte, embalaje, madera, energía, seguridad: qué medimos y qué falta por hacer.`,
    texte: `No compensamos, reducimos, y decimos dónde estamos. Las cifras son las del último ejercicio, comprobadas por nuestro auditor.

## Menos entregas, más llenas

La fórmula «de una vez» agrupa las líneas de un pedido en un solo envío. Se ofrece siempre y la elige un cliente de cada tres. Las lanzaderas entre almacenes y tiendas van llenas al 87 %.

## Embalar justo

- Cajas de tres alturas, cortadas al tamaño del pedido: 30 % menos de vacío que hace tres años.
- Relleno de papel; sin burbujas desde el año pasado.
- Depósito en palés y cajas de corte.

## La madera

Todos nuestros [contrachapados](noeud:contreplaques) y [encimeras](noeud:plans-de-travail) vienen de bosques controlados, con cadena de custodia. Los retales que nos deja vuelven a ser tablero.

## Hacer durar

Reparamos antes de sustituir ([taller de reparación](page:17)), afilamos sus [hojas](noeud:lames-de-scie) y guardamos repuestos diez años.

## Las personas

- Sin trabajo nocturno en almacén.
- Índice de igualdad de 93 sobre 100.
- Accidentes reducidos a la mitad en cinco años; la meta es cero y aún no estamos.

## Lo que falta

La mitad de nuestros camiones siguen con gasóleo y una cuarta parte de las referencias no tiene ficha ambiental del fabricante. Las reclamamos una a una.`,
  },
};
