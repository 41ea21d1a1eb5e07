import { TELEPHONE_SUPPORT } from '../faits.ts';
import type { PageDemo } from '../page-demo.ts';

export const PUNCHOUT: PageDemo = {
  id: 12,
  rubrique: 'commander',
  jours: 97,
  fr: {
    titre: `Punch-out et grands comptes`,
    resume: `Acheter chez nous depuis votre logiciel d’achats, en cXML ou en OCI, avec vos prix et vos imputations.`,
    texte: `Vos acheteurs restent dans leur outil. Ils ouvrent notre catalogue d’un clic, remplissent le panier à vos prix, et le panier revient chez vous pour être approuvé. Rien n’est commandé tant que votre bon ne nous est pas parvenu.

## Ce que nous parlons

| Norme | Ouverture | Retour du panier |
| --- | --- | --- |
| cXML 1.2 | PunchOutSetupRequest : création, modification, consultation | PunchOutOrderMessage |
| OCI 4.0 et 5.0 | appel GET ou POST avec HOOK_URL | formulaire NEW_ITEM |

Les unités sont rendues en codes UN/ECE, les familles en UNSPSC, et chaque ligne porte notre référence, l’EAN, celle du fabricant et la vôtre si nous la connaissons.

## Mise en place

1. Un interlocuteur technique de chaque côté, une demi-heure au téléphone.
2. Identifiants de test, échange de messages, vérification des champs.
3. Vos règles : familles ouvertes, plafonds, adresses, imputations obligatoires.
4. Recette par deux de vos acheteurs, puis ouverture.

Comptez **dix jours ouvrés** quand vos identifiants sont prêts.

## Bons de commande

Les bons entrent aussi en cXML OrderRequest, en UBL, en PDF lisible ou en tableur : voir [commander par fichier](page:13). Le numéro de bon est repris sur tous les documents, facture comprise.

## Sécurité

Le jeton d’ouverture ne sert qu’une fois et l’adresse de retour doit être l’une des vôtres, déclarée à l’avance. Appelez l’assistance au ${TELEPHONE_SUPPORT} pour commencer.`,
  },
  en: {
    titre: `Punch-out and large accounts`,
    resume: `Buying from us inside your purchasing system, in cXML or OCI, at your prices with your cost codes.`,
    texte: `Your buyers stay in their own tool. They open our catalogue in one click, fill the basket at your prices, and the basket comes back to you for approval. Nothing is ordered until your purchase order has reached us.

## What we speak

| Standard | Opening | The basket returns as |
| --- | --- | --- |
| cXML 1.2 | PunchOutSetupRequest: create, edit, inspect | PunchOutOrderMessage |
| OCI 4.0 and 5.0 | GET or POST with HOOK_URL | NEW_ITEM form |

Units come as UN/ECE codes, families as UNSPSC, and each line carries our reference, the EAN, the manufacturer’s and yours where we know it.

## Setting up

1. One technical contact on each side, half an hour on the phone.
2. Test credentials, an exchange of messages, a check of the fields.
3. Your rules: families open, limits, addresses, compulsory cost codes.
4. A trial by two of your buyers, then it opens.

Allow **ten working days** once your credentials are ready.

## Purchase orders

Orders also come in as cXML OrderRequest, UBL, readable PDF or spreadsheet: see [ordering by file](page:13). Your order number is on every document, the invoice included.

## Security

The opening token works once, and the return address must be one of yours, declared beforehand. Call support on ${TELEPHONE_SUPPORT} to begin.`,
  },
  es: {
    titre: `Punch-out y grandes cuentas`,
    resume: `Comprar desde su programa de compras, en cXML u OCI, con sus precios y sus imputaciones.`,
    texte: `Sus compradores siguen en su herramienta. Abren nuestro catálogo con un clic, llenan la cesta a sus precios y la cesta vuelve a usted para ser aprobada. No se pide nada hasta que nos llega su orden de compra.

## Lo que hablamos

| Norma | Apertura | Vuelta de la cesta |
| --- | --- | --- |
| cXML 1.2 | PunchOutSetupRequest: crear, editar, consultar | PunchOutOrderMessage |
| OCI 4.0 y 5.0 | llamada GET o POST con HOOK_URL | formulario NEW_ITEM |

Las unidades van en códigos UN/ECE, las familias en UNSPSC, y cada línea lleva nuestra referencia, el EAN, la del fabricante y la suya si la conocemos.

## Puesta en marcha

1. Un interlocutor técnico por cada lado, media hora por teléfono.
2. Credenciales de prueba, intercambio de mensajes, comprobación de campos.
3. Sus reglas: familias abiertas, límites, direcciones, imputaciones obligatorias.
4. Prueba por dos de sus compradores y apertura.

Cuente **diez días laborables** cuando sus credenciales estén listas.

## Órdenes de compra

También entran en cXML OrderRequest, UBL, PDF legible u hoja de cálculo: vea [pedir por archivo](page:13). Su número de orden figura en todos los documentos, factura incluida.

## Seguridad

El código de apertura sirve una sola vez y la dirección de vuelta debe ser una de las suyas, declarada antes. Llame a la asistencia al ${TELEPHONE_SUPPORT} para empezar.`,
  },
};
