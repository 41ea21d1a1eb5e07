import type { PageDemo } from '../page-demo.ts';

export const CHANTIERS: PageDemo = {
  id: 10,
  rubrique: 'commander',
  jours: 64,
  fr: {
    titre: `Paniers par chantier`,
    resume: `Un seul panier, autant de chantiers que vous en menez, chacun avec sa référence et sa livraison.`,
    texte: `Vous menez trois chantiers et commandez pour tous à la fois ? Rangez les lignes au fur et à mesure : le panier se divise en chantiers, la facture aussi.

## Ranger

- À l’ajout d’un article, choisissez le chantier ou nommez-en un nouveau.
- Au panier, glissez une ligne d’un chantier à l’autre, ou déplacez-en plusieurs à la fois avec les cases à cocher.
- Un chantier vide disparaît tout seul.

## Ce que porte un chantier

| Champ | À quoi il sert |
| --- | --- |
| Nom | retrouver les lignes, les étiquettes et le bon de livraison (80 signes) |
| Référence de commande | imprimée sur tous les documents (50 signes) |
| Numéro d’engagement | exigé par beaucoup d’acheteurs publics (50 signes) |
| Code service Chorus | achemine la facture dans [Chorus Pro](page:19) (100 signes) |

## Livrer

La formule « par chantier » fait un envoi par chantier, chacun à son adresse et à son jour. Le port est compté pour chaque envoi ; voir [le tarif](page:5).

## Suivre

Commandes, bons de livraison et dépenses se filtrent par chantier dans votre compte. Un chantier terminé se recommande en entier : utile pour le pavillon suivant du même lotissement.

## Étiqueter

Imprimez une étiquette par ligne, avec code-barres, sur planches de 24, 14 ou 40. Pour ce qui est coupé, une étiquette par pièce : cote, repère et chantier, sans prix.`,
  },
  en: {
    titre: `Job-site baskets`,
    resume: `One basket, as many sites as you run, each with its own reference and delivery.`,
    texte: `Running three sites and ordering for all of them at once? Sort the lines as you go: the basket splits into sites, and so does the invoice.

## Sorting

- When adding an item, choose the site or name a new one.
- In the basket, drag a line from one site to another, or move several at once with the tick boxes.
- An empty site disappears by itself.

## What a site carries

| Field | What for |
| --- | --- |
| Name | finding lines, labels and delivery notes again (80 characters) |
| Order reference | printed on every document (50 characters) |
| PO number | required by many public buyers (50 characters) |
| Chorus service code | routes the invoice in [Chorus Pro](page:19) (100 characters) |

## Delivering

"By job site" makes one consignment per site, each to its address on its day. Carriage is counted for each; see [the tariff](page:5).

## Following

Orders, delivery notes and spend are filtered by site in your account. A finished site is ordered again as a whole: handy for the next house of the same estate.

## Labelling

Print one label per line with a barcode, on sheets of 24, 14 or 40. For cut goods, one label per piece: size, mark and site, without a price.`,
  },
  es: {
    titre: `Cestas por obra`,
    resume: `Una sola cesta, tantas obras como lleve, cada una con su referencia y su entrega.`,
    texte: `¿Lleva tres obras y pide para todas a la vez? Ordene las líneas sobre la marcha: la cesta se divide en obras, y la factura también.

## Ordenar

- Al añadir un artículo, elija la obra o dé nombre a una nueva.
- En la cesta, arrastre una línea de una obra a otra, o mueva varias a la vez con las casillas.
- Una obra vacía desaparece sola.

## Qué lleva una obra

| Campo | Para qué sirve |
| --- | --- |
| Nombre | encontrar líneas, etiquetas y albaranes (80 signos) |
| Referencia de pedido | impresa en todos los documentos (50 signos) |
| Número de compromiso | lo exigen muchos compradores públicos (50 signos) |
| Código de servicio Chorus | encamina la factura en [Chorus Pro](page:19) (100 signos) |

## Entregar

La fórmula «por obra» hace un envío por obra, cada uno a su dirección y en su día. Los portes se cuentan por envío; vea [la tarifa](page:5).

## Seguir

Pedidos, albaranes y gastos se filtran por obra en su cuenta. Una obra terminada se vuelve a pedir entera: útil para la siguiente casa de la misma promoción.

## Etiquetar

Imprima una etiqueta por línea, con código de barras, en hojas de 24, 14 o 40. De lo que se corta, una etiqueta por pieza: medida, marca y obra, sin precio.`,
  },
};
