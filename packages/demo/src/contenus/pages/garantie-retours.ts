import { TELEPHONE } from '../faits.ts';
import type { PageDemo } from '../page-demo.ts';

export const GARANTIE_RETOURS: PageDemo = {
  id: 6,
  rubrique: 'livraison',
  jours: 26,
  fr: {
    titre: `Garantie et retours`,
    resume: `Trente jours pour rendre ce qui n’a pas servi, et ce que couvre la garantie des machines.`,
    texte: `## Rendre un article

Vous avez **trente jours** après la livraison ou le retrait pour rendre un article neuf, complet, dans son emballage d’origine.

1. Ouvrez la commande dans [Mon compte](/mon-compte/commandes) et posez votre question depuis la page de la commande, ou appelez le ${TELEPHONE}.
2. Nous envoyons un bon de retour le jour ouvré suivant.
3. Déposez l’article dans n’importe quel magasin, ou remettez-le au transporteur avec le bon.
4. L’avoir est établi dans les cinq jours ouvrés après réception, sur le moyen de paiement d’origine ou en compte.

Le retour est à nos frais si l’erreur vient de nous : mauvais article, mauvaise quantité, casse. Sinon le transport est à votre charge ; au comptoir il est gratuit.

## Ce que nous ne reprenons pas

- Ce qui a été **coupé, percé, gravé, taillé ou teinté** pour vous : découpes, clés, cylindres sur organigramme, vêtements marqués. La case à cocher avant l’ajout d’une coupe vous le rappelle.
- Les produits chimiques entamés ou à moins de six mois de leur péremption.
- Les équipements de protection déballés : leur traçabilité n’est plus garantie.
- Les commandes spéciales au fabricant, sauf accord de sa part.

## La garantie

Tout article est couvert par la garantie légale de conformité et contre les vices cachés. Les machines ont en plus celle du fabricant, indiquée en mois sur la fiche et dans les *Conditions de garantie* à télécharger ; certaines sont prolongées par un enregistrement dans les trente jours après l’achat.

Sont exclus l’usure normale (charbons, mandrins, courroies, batteries au-delà de leur propre durée), la chute, l’ouverture par un tiers et l’emploi hors de la notice.

## Faire jouer la garantie

Déposez la machine au comptoir avec son numéro de série. La preuve d’achat est dans votre historique, inutile de la chercher. Le diagnostic est donné sous trois jours ouvrés ; voir [la réparation des machines](page:17).`,
  },
  en: {
    titre: `Warranty and returns`,
    resume: `Thirty days to return what was not used, and what the warranty on machines covers.`,
    texte: `## Returning an item

You have **thirty days** after delivery or collection to return an item that is new, complete and in its original packaging.

1. Open the order in [My account](/mon-compte/commandes) and ask from the page of the order, or call ${TELEPHONE}.
2. We send a return note on the next working day.
3. Drop the item at any store, or hand it to the carrier with the note.
4. The credit note is made within five working days of receipt, to the original means of payment or on account.

Return carriage is ours when the mistake is ours: wrong item, wrong quantity, breakage. Otherwise carriage is yours; at the counter it is free.

## What we do not take back

- Anything **cut, drilled, engraved, keyed or tinted** for you: cut goods, keys, master-keyed cylinders, printed workwear. The box to tick before a cut is added says so.
- Chemicals that were opened or expire within six months.
- Protective equipment that was unpacked: it can no longer be traced.
- Special orders to the manufacturer, unless the manufacturer agrees.

## The warranty

Every item is covered by the statutory warranty of conformity and against hidden defects. Machines also have the manufacturer’s own, shown in months on the sheet and in the *Warranty terms* to download; some are extended by registering within thirty days of purchase.

Normal wear (brushes, chucks, belts, batteries past their own term), drops, opening by third parties and use against the instructions are excluded.

## Claiming

Leave the machine at the counter with its serial number. The proof of purchase is in your history, no need to look for it. You have a diagnosis within three working days; see [machine repairs](page:17).`,
  },
  es: {
    titre: `Garantía y devoluciones`,
    resume: `Treinta días para devolver lo que no se ha usado y qué cubre la garantía de las máquinas.`,
    texte: `## Devolver un artículo

Tiene **treinta días** desde la entrega o la recogida para devolver un artículo nuevo, completo y en su embalaje original.

1. Abra el pedido en [Mi cuenta](/mon-compte/commandes) y pregunte desde la página del pedido, o llame al ${TELEPHONE}.
2. Enviamos un albarán de devolución el siguiente día laborable.
3. Deje el artículo en cualquier tienda o entréguelo al transportista con el albarán.
4. El abono se hace en cinco días laborables desde la recepción, en el medio de pago original o en su cuenta.

El transporte de vuelta es nuestro si el error es nuestro: artículo equivocado, cantidad equivocada, rotura. Si no, corre de su cuenta; en el mostrador es gratis.

## Lo que no aceptamos

- Lo que se ha **cortado, taladrado, grabado, tallado o teñido** para usted: cortes, llaves, bombillos amaestrados, ropa marcada. La casilla previa al corte se lo recuerda.
- Productos químicos abiertos o con menos de seis meses de caducidad.
- Equipos de protección desembalados: ya no se puede seguir su rastro.
- Pedidos especiales al fabricante, salvo que este lo acepte.

## La garantía

Todo artículo tiene la garantía legal de conformidad y contra vicios ocultos. Las máquinas tienen además la del fabricante, indicada en meses en la ficha y en las *Condiciones de garantía* que puede descargar; algunas se amplían registrándolas en los treinta días siguientes a la compra.

Quedan fuera el desgaste normal (escobillas, portabrocas, correas, baterías pasado su propio plazo), los golpes, la apertura por terceros y el uso contrario a las instrucciones.

## Hacer valer la garantía

Deje la máquina en el mostrador con su número de serie. La prueba de compra está en su historial, no hace falta buscarla. Tendrá un diagnóstico en tres días laborables; vea [la reparación de máquinas](page:17).`,
  },
};
