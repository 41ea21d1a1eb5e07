import type { PageDemo } from '../page-demo.ts';

export const FICHIERS: PageDemo = {
  id: 13,
  rubrique: 'commander',
  jours: 22,
  fr: {
    titre: `Commander par fichier`,
    resume: `Collez une liste, déposez un tableur ou un bon de commande : le panier se remplit, le reste est signalé.`,
    texte: `Si la liste existe déjà quelque part, ne la retapez pas. [L’achat rapide](/achat-rapide) et le panier la prennent telle quelle.

## Ce que nous lisons

| Fichier | Ce que nous y cherchons |
| --- | --- |
| texte collé, CSV | une référence et une quantité par ligne, dans n’importe quel ordre |
| XLSX | la feuille et les colonnes qui y ressemblent, en-têtes ou non |
| PDF | un bon de commande avec du vrai texte, pas une image scannée |
| UBL, cXML | les lignes et le numéro du bon |

Dix mégaoctets et **mille lignes** au plus. Au-delà, le fichier est refusé en entier : une commande coupée aurait l’air complète.

## Les codes reconnus

Notre référence, l’EAN, la référence du fabricant, et **la vôtre** si vous nous avez confié votre table. Avec ou sans points, tirets et espaces.

## Ce qui n’est pas reconnu

Chaque ligne refusée est citée avec son numéro, la raison et ce qui s’en rapproche ; un clic l’ajoute. Les autres sont déjà au panier.

## Le numéro de bon

Il devient la référence de commande du chantier, le numéro d’engagement aussi s’il y est. Deux bons restent dans deux [chantiers](page:10) : leurs numéros ne se mélangent pas.

## Sortir du panier

En PDF, étiquettes, XLSX, CSV ou texte, et en fichiers pour Batigest et EBP Bâtiment. Avec vos prix, les prix publics ou sans prix.

## Sans réseau

L’achat rapide s’installe sur le téléphone et fonctionne en sous-sol : [voir l’application](/appli-mobile-comptoir).`,
  },
  en: {
    titre: `Ordering by file`,
    resume: `Paste a list, drop a spreadsheet or a purchase order: the basket fills, the rest is reported.`,
    texte: `If the list already exists somewhere, do not type it again. [Quick order](/achat-rapide) and the basket take it as it is.

## What we read

| File | What we look for |
| --- | --- |
| pasted text, CSV | a reference and a quantity per line, in any order |
| XLSX | the sheet and columns that look like it, with or without heads |
| PDF | a purchase order with real text, not a scanned picture |
| UBL, cXML | the lines and the number of the order |

Ten megabytes and **a thousand lines** at most. Beyond that the file is refused whole: an order cut short would look complete.

## Codes we know

Our reference, the EAN, the manufacturer’s reference, and **yours** if you have given us your table. With or without dots, dashes and spaces.

## What is not recognised

Each line refused is named with its number, the reason and what comes near; one click adds it. The others are already in the basket.

## The order number

It becomes the order reference of the site, and the PO number too where there is one. Two orders stay in two [job sites](page:10): their numbers do not mix.

## Out of the basket

As PDF, labels, XLSX, CSV or text, and as files for Batigest and EBP Bâtiment. With your prices, list prices or none.

## Without a network

Quick order installs on the phone and works in a basement: [see the app](/appli-mobile-comptoir).`,
  },
  es: {
    titre: `Pedir por archivo`,
    resume: `Pegue una lista, suelte una hoja de cálculo o un pedido de compra: la cesta se llena y lo demás se señala.`,
    texte: `Si la lista ya existe en algún sitio, no la vuelva a teclear. [La compra rápida](/achat-rapide) y la cesta la toman tal cual.

## Lo que leemos

| Archivo | Qué buscamos |
| --- | --- |
| texto pegado, CSV | una referencia y una cantidad por línea, en cualquier orden |
| XLSX | la hoja y las columnas que lo parezcan, con o sin encabezados |
| PDF | un pedido de compra con texto real, no una imagen |
| UBL, cXML | las líneas y el número del pedido |

Diez megabytes y **mil líneas** como máximo. Más allá se rechaza entero: un pedido cortado parecería completo.

## Los códigos reconocidos

Nuestra referencia, el EAN, la referencia del fabricante y **la suya** si nos ha dado su tabla. Con o sin puntos, guiones y espacios.

## Lo que no se reconoce

Cada línea rechazada se cita con su número, la razón y lo que se le parece; un clic la añade. Las demás ya están en la cesta.

## El número de orden

Pasa a ser la referencia de pedido de la obra, y el número de compromiso también si lo hay. Dos pedidos de compra quedan en dos [obras](page:10): sus números no se mezclan.

## Sacar de la cesta

En PDF, etiquetas, XLSX, CSV o texto, y en archivos para Batigest y EBP Bâtiment. Con sus precios, los públicos o sin precios.

## Sin red

La compra rápida se instala en el teléfono y funciona en un sótano: [vea la aplicación](/appli-mobile-comptoir).`,
  },
};
