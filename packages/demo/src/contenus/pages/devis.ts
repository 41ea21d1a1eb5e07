import type { PageDemo } from '../page-demo.ts';

export const DEVIS: PageDemo = {
  id: 9,
  rubrique: 'commander',
  jours: 29,
  fr: {
    titre: `Demander un devis`,
    resume: `Du panier au devis chiffré, à la négociation ligne par ligne et à la commande.`,
    texte: `Un devis part de votre panier : passez-le en « Devis », suivez les étapes, ajoutez un mot sur le chantier et envoyez. Vous pouvez aussi le préparer avec votre délégué, qui voit la même chose que vous.

## Ce qui se passe ensuite

1. **Demande** : elle arrive chez votre délégué, avec les prix du jour.
2. **En étude** : il l’a ouverte.
3. **Proposé** : il a fixé ses prix et une date de validité, quatre-vingt-dix jours au plus. Vous recevez un e-mail et comparez ses prix au prix que vous auriez payé.
4. **Accepté** : le devis devient une commande, en entier ou pour les lignes que vous cochez. Les autres restent ouvertes jusqu’à la fin de validité.

Trois jours avant l’échéance, un e-mail vous le rappelle. Un devis expiré peut être redemandé en un geste.

## Négocier une ligne

Un prix ne vous convient pas ? Refusez-le seul, en disant pourquoi, et gardez le reste du devis. Chaque modification crée une nouvelle version ; rien n’est écrasé et les versions se comparent côte à côte.

## Ce qu’un devis garantit

- Le **prix** de chaque ligne jusqu’à la date de validité.
- La **TVA** et l’éco-participation de la version lue.
- Pas le **délai** : il est recalculé au moment de la commande, selon le stock du jour.

## Les fichiers

Le devis se télécharge en PDF. Le panier s’exporte aussi en XLSX, CSV, texte, Batigest et EBP Bâtiment, pour chiffrer votre propre client : voir [commander par fichier](page:13).`,
  },
  en: {
    titre: `Requesting a quote`,
    resume: `From the basket to the priced quote, line by line negotiation and the order.`,
    texte: `A quote starts from your basket: switch it to "Quote", follow the steps, add a word about the job and send it. You may also prepare it with your sales representative, who sees what you see.

## What happens next

1. **Requested**: it reaches your sales representative with today’s prices.
2. **Under review**: they are working on it.
3. **Quoted**: they have set prices and how long they hold, ninety days at most. You get an email and compare the quote with what you would have paid.
4. **Accepted**: the quote becomes an order, in whole or for the lines you tick. The others stay open until it expires.

An email reminds you three days before. An expired quote can be asked for again in one step.

## Negotiating a line

A price does not suit you? Refuse that one alone, say why, and keep the rest. Every change makes a new version; nothing is overwritten and versions are compared side by side.

## What a quote guarantees

- The **price** of each line until its last day.
- **VAT** and eco-contribution of the version you read.
- Not the **lead time**: it is worked out when you order, from the stock of that day.

## Files

A quote downloads as PDF. A basket is also exported as XLSX, CSV, text, Batigest and EBP Bâtiment files, to price your own customer: see [ordering by file](page:13).`,
  },
  es: {
    titre: `Pedir un presupuesto`,
    resume: `De la cesta al presupuesto, la negociación línea a línea y el pedido.`,
    texte: `Un presupuesto parte de su cesta: póngala en «Presupuesto», siga los pasos, añada unas palabras sobre la obra y envíelo. También puede prepararlo con su delegado, que ve lo mismo que usted.

## Qué ocurre después

1. **Solicitado**: llega a su delegado, con los precios del día.
2. **En estudio**: lo ha abierto.
3. **Propuesto**: ha fijado sus precios y su validez, noventa días como máximo. Usted recibe un correo y compara el presupuesto con lo que habría pagado.
4. **Aceptado**: pasa a pedido, entero o por las líneas que marque. Las demás siguen abiertas hasta que venza.

Tres días antes, un correo se lo recuerda. Un presupuesto caducado se puede volver a pedir de una vez.

## Negociar una línea

¿Un precio no le conviene? Rechácelo solo, diga por qué, y conserve el resto. Cada cambio crea una versión nueva; nada se pierde y las versiones se comparan lado a lado.

## Qué garantiza un presupuesto

- El **precio** de cada línea hasta su último día.
- El **IVA** y la ecotasa de la versión leída.
- No el **plazo**: se calcula al hacer el pedido, según el stock de ese día.

## Los archivos

El presupuesto se descarga en PDF. La cesta se exporta además en XLSX, CSV, texto, Batigest y EBP Bâtiment, para presupuestar a su propio cliente: vea [pedir por archivo](page:13).`,
  },
};
