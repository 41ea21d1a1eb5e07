import type { PageDemo } from '../page-demo.ts';

export const PRIX: PageDemo = {
  id: 11,
  rubrique: 'commander',
  jours: 75,
  fr: {
    titre: `Vos prix : d’où ils viennent`,
    resume: `Prix public, paliers, conditions, prix négocié, promotion : lequel s’applique, et pourquoi.`,
    texte: `Chaque prix du site dit son origine. Cliquez dessus ou lisez la mention sous le montant : vous saurez si c’est le palier, votre condition, un prix négocié ou une promotion.

## L’ordre des prix

1. Un **prix net négocié** pour votre compte, à ses dates, l’emporte toujours.
2. Sinon, le **plus bas** des trois : le palier de quantité, votre condition par famille ou par marque, la promotion du jour.
3. Les remises ne s’additionnent pas, sauf si la promotion dit qu’elle est cumulable.

## Les quantités

- Un article se vend par **multiple** : une boîte de 200, une couronne de 100 m. La quantité saisie est arrondie au multiple supérieur, et nous le disons.
- Le **palier** suivant est affiché avec la quantité qui manque.

## Promotions du panier

Paliers de montant, « N pour le prix de M », cadeaux, port offert : elles s’appliquent seules dès que le panier les atteint. Un seul code de réduction à la fois ; s’il est refusé, la raison est donnée.

## Ce qui s’ajoute

- La **TVA** au taux de chaque article, calculée une fois par taux.
- L’**éco-participation**, ligne à part, jamais remisée : voir [la page](page:20).
- La **découpe**, au trait et au mètre, jamais remisée non plus.
- Le **port**, sauf [franco](page:5).

## Montrer l’écran à votre client

Une préférence masque les prix, une autre leur applique votre coefficient : vous tournez l’écran sans dévoiler vos conditions.`,
  },
  en: {
    titre: `Your prices: where they come from`,
    resume: `List price, tiers, terms, negotiated price, promotion: which one applies, and why.`,
    texte: `Every price on the site says where it comes from: the tier, your terms, a negotiated price or a promotion.

## The order of prices

1. A **net price negotiated** for your account, between its dates, always wins.
2. Otherwise the **lowest** of three: the quantity tier, your terms by family or brand, the promotion of the day.
3. Discounts do not add up, unless a promotion says it is combinable.

## Quantities

- An item is sold in **multiples**: a box of 200, a coil of 100 m. What you type is rounded up to the multiple, and we say so.
- The next **tier** is shown with the quantity that is missing.

## Promotions of the basket

Amount tiers, "N for the price of M", gifts, free carriage: they apply by themselves as soon as the basket reaches them. One discount code at a time; if it is refused, the reason is given.

## What comes on top

- **VAT** at each item’s rate, worked out once per rate.
- The **eco-contribution**, a line of its own, never discounted: see [its page](page:20).
- **Cutting**, by the cut and by the metre, never discounted either.
- **Carriage**, unless it is [free](page:5).

## Showing the screen to your customer

One preference hides prices, another multiplies them by your own coefficient: turn the screen round without giving your terms away.`,
  },
  es: {
    titre: `Sus precios: de dónde vienen`,
    resume: `Precio de tarifa, tramos, condiciones, precio negociado, promoción: cuál se aplica y por qué.`,
    texte: `Cada precio del sitio dice su origen: el tramo, su condición, un precio negociado o una promoción.

## El orden de los precios

1. Un **precio neto negociado** para su cuenta, en sus fechas, gana siempre.
2. Si no, el **más bajo** de tres: el tramo de cantidad, su condición por familia o marca, la promoción del día.
3. Los descuentos no se suman, salvo que la promoción diga que es acumulable.

## Las cantidades

- Un artículo se vende por **múltiplos**: una caja de 200, un rollo de 100 m. Lo escrito se redondea al múltiplo superior, y lo decimos.
- El **tramo** siguiente se muestra con la cantidad que falta.

## Promociones de la cesta

Tramos de importe, «N por el precio de M», regalos, portes gratis: se aplican solas en cuanto la cesta las alcanza. Un solo código de descuento a la vez; si se rechaza, se da la razón.

## Lo que se añade

- El **IVA** al tipo de cada artículo, calculado una vez por tipo.
- La **ecotasa**, en línea aparte, nunca con descuento: vea [su página](page:20).
- El **corte**, por trazo y por metro, tampoco con descuento.
- Los **portes**, salvo que estén [pagados](page:5).

## Enseñar la pantalla a su cliente

Una preferencia oculta los precios, otra les aplica su coeficiente: gire la pantalla sin revelar sus condiciones.`,
  },
};
