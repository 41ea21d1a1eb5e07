import { TELEPHONE_SUPPORT } from '../faits.ts';
import type { PageDemo } from '../page-demo.ts';

export const PUNCHOUT: PageDemo = {
  id: 12,
  rubrique: 'commander',
  jours: 97,
  fr: {
    titre: `Grands comptes : vos bons de commande`,
    resume: `Envoyer les bons de votre logiciel d’achats en cXML, en UBL, en PDF ou en tableur, avec vos prix et vos imputations.`,
    texte: `Votre logiciel d’achats sort un bon de commande ? Déposez-le dans le panier : les lignes se remplissent à vos prix, le numéro de bon est repris, et ce qui n’est pas reconnu vous est montré avec des propositions. Rien n’est commandé avant votre validation.

## Ce que nous lisons

| Format | Ce qui est repris |
| --- | --- |
| cXML OrderRequest | lignes, quantités, numéro de bon |
| UBL Order | lignes, quantités, numéro de bon |
| PDF avec du texte | lignes et quantités reconnues par leurs références |
| XLSX, CSV | les colonnes sont trouvées toutes seules |

Chaque ligne se reconnaît par notre référence, l’EAN, celle du fabricant ou la vôtre si nous la connaissons. Le détail est dans [commander par fichier](page:13).

## Vos règles

1. Un plafond par commande ou par mois, avec un ou plusieurs valideurs.
2. Vos imputations : référence de commande, numéro d’engagement et code service se saisissent par [chantier](page:10).
3. Vos adresses de livraison, partagées par toute l’équipe.

## Punch-out

L’ouverture du catalogue depuis votre logiciel, en cXML ou en OCI, n’est pas encore en service. Si elle vous est nécessaire, dites-nous quel logiciel vous utilisez au ${TELEPHONE_SUPPORT} : nous vous préviendrons.`,
  },
  en: {
    titre: `Large accounts: your purchase orders`,
    resume: `Sending the orders of your purchasing system as cXML, UBL, PDF or spreadsheet, at your prices with your cost codes.`,
    texte: `Does your purchasing system write purchase orders? Drop the file into the basket: the lines fill in at your prices, the order number is kept, and whatever is not recognised is shown with suggestions. Nothing is ordered before you confirm.

## What we read

| Format | What is taken over |
| --- | --- |
| cXML OrderRequest | lines, quantities, order number |
| UBL Order | lines, quantities, order number |
| PDF with text | lines and quantities, recognised by their part numbers |
| XLSX, CSV | the columns are found by themselves |

Each line is recognised by our part number, the EAN, the manufacturer’s or yours where we know it. Details are in [ordering by file](page:13).

## Your rules

1. A limit per order or per month, with one or several approvers.
2. Your cost codes: order reference, PO number and service code are entered per [job site](page:10).
3. Your delivery addresses, shared by the whole team.

## Punch-out

Opening our catalogue from your own system, in cXML or OCI, is not available yet. If you need it, tell us which system you use on ${TELEPHONE_SUPPORT}: we will let you know.`,
  },
  es: {
    titre: `Grandes cuentas: sus pedidos de compra`,
    resume: `Enviar los pedidos de su programa de compras en cXML, UBL, PDF u hoja de cálculo, con sus precios y sus imputaciones.`,
    texte: `¿Su programa de compras genera pedidos? Suelte el archivo en la cesta: las líneas se rellenan a sus precios, se conserva el número de pedido y lo que no se reconoce se muestra con propuestas. No se pide nada antes de que usted confirme.

## Lo que leemos

| Formato | Lo que se recoge |
| --- | --- |
| cXML OrderRequest | líneas, cantidades, número de pedido |
| UBL Order | líneas, cantidades, número de pedido |
| PDF con texto | líneas y cantidades reconocidas por sus referencias |
| XLSX, CSV | las columnas se encuentran solas |

Cada línea se reconoce por nuestra referencia, el EAN, la del fabricante o la suya si la conocemos. Los detalles están en [pedir por archivo](page:13).

## Sus reglas

1. Un límite por pedido o por mes, con uno o varios responsables que aprueban.
2. Sus imputaciones: referencia de pedido, número de compromiso y código de servicio se escriben por [obra](page:10).
3. Sus direcciones de entrega, compartidas por todo el equipo.

## Punch-out

Abrir el catálogo desde su programa, en cXML u OCI, todavía no está disponible. Si lo necesita, díganos qué programa usa en el ${TELEPHONE_SUPPORT}: le avisaremos.`,
  },
};
