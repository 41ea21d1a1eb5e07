import type { PageDemo } from '../page-demo.ts';

export const PAIEMENT: PageDemo = {
  id: 8,
  rubrique: 'facturation',
  jours: 52,
  fr: {
    titre: `Moyens de paiement`,
    resume: `En compte, par carte, par virement ou au retrait : ce que chacun permet et quand la commande part.`,
    texte: `Le choix se fait à la dernière étape de la commande. Seuls les moyens ouverts à votre compte y figurent.

| Moyen | Pour qui | La commande part |
| --- | --- | --- |
| En compte | sociétés dont l’encours est ouvert | tout de suite, dans la limite de l’encours |
| Carte bancaire | tout le monde | dès l’accord de la banque |
| Virement | tout le monde | à réception des fonds |
| Au retrait | retrait en magasin | préparée tout de suite, réglée au comptoir |

## En compte

La facture suit la livraison, à l’échéance convenue : trente jours fin de mois, sauf accord. L’encours disponible est vérifié au moment où vous validez ; s’il ne suffit pas, nous le disons avant et vous proposons un autre moyen.

## Par carte

Vous payez sur la page de la banque, avec authentification 3-D Secure. Nous ne voyons ni ne gardons le numéro de la carte. En cas de refus, **rien n’est débité et la commande reste intacte** : réessayez, prenez une autre carte ou un autre moyen. Si la connexion tombe pendant le paiement, fermez la page sans crainte : si la banque accepte, la commande est enregistrée une seule fois et un e-mail le confirme.

## Par virement

L’accusé de réception porte nos coordonnées bancaires et la référence à rappeler. La marchandise est réservée dès la commande ; sans virement sous cinq jours ouvrés, nous vous appelons.

## Nos coordonnées bancaires ne changent pas par e-mail

Aucun de nos collaborateurs ne vous demandera par message de payer sur un nouveau compte. Au moindre doute, appelez-nous au numéro de cette page, jamais à celui du message.

## Prix bloqués

Quand vous passez commande, les prix sont figés trente minutes. Au-delà ils sont recalculés, et tout changement est signalé ligne par ligne avant que vous confirmiez.`,
  },
  en: {
    titre: `Means of payment`,
    resume: `On account, by card, by transfer or on collection: what each allows and when the order leaves.`,
    texte: `You choose at the last step of the order. Only what is open to your account is shown.

| Means | For whom | The order leaves |
| --- | --- | --- |
| On account | companies with an open credit | at once, within the credit |
| Card | everyone | as soon as the bank agrees |
| Bank transfer | everyone | when the money is here |
| On collection | collection in store | prepared at once, paid at the counter |

## On account

The invoice follows the delivery, due as agreed: thirty days end of month unless we agreed otherwise. The credit left is checked when you confirm; if it is not enough we say so first and offer another means.

## By card

You pay on the bank’s own page, with 3-D Secure. We neither see nor keep the card number. If it is refused, **nothing is taken and the order stays as it is**: try again, use another card or another means. If the connection drops while paying, close the page without fear: if the bank agrees, the order is recorded once only and an email confirms it.

## By transfer

The acknowledgement gives our bank details and the reference to quote. Goods are reserved from the order on; without a transfer within five working days we call you.

## Our bank details never change by email

Nobody here will ask you in a message to pay into a new account. If in doubt call us at the number on this page, never at the one in the message.

## Prices held

When you check out, prices are frozen for thirty minutes. After that they are worked out again, and every change is shown line by line before you confirm.`,
  },
  es: {
    titre: `Medios de pago`,
    resume: `A crédito, con tarjeta, por transferencia o al recoger: qué permite cada uno y cuándo sale el pedido.`,
    texte: `Se elige en el último paso del pedido. Solo figuran los medios abiertos a su cuenta.

| Medio | Para quién | El pedido sale |
| --- | --- | --- |
| A crédito | empresas con riesgo abierto | enseguida, dentro del riesgo |
| Tarjeta | todos | en cuanto el banco acepta |
| Transferencia | todos | al recibir los fondos |
| Al recoger | recogida en tienda | preparado enseguida, se paga en el mostrador |

## A crédito

La factura sigue a la entrega, con el vencimiento acordado: treinta días fin de mes salvo acuerdo. El riesgo disponible se comprueba al confirmar; si no basta, lo decimos antes y proponemos otro medio.

## Con tarjeta

Paga en la página del banco, con 3-D Secure. No vemos ni guardamos el número de la tarjeta. Si se rechaza, **no se carga nada y el pedido queda intacto**: inténtelo de nuevo, con otra tarjeta u otro medio. Si se corta la conexión durante el pago, cierre la página sin miedo: si el banco acepta, el pedido se registra una sola vez y un correo lo confirma.

## Por transferencia

El acuse de recibo lleva nuestros datos bancarios y la referencia que debe indicar. La mercancía queda reservada desde el pedido; sin transferencia en cinco días laborables, le llamamos.

## Nuestros datos bancarios no cambian por correo

Nadie de la casa le pedirá por mensaje que pague en una cuenta nueva. Ante la duda, llámenos al número de esta página, nunca al del mensaje.

## Precios bloqueados

Al tramitar el pedido, los precios quedan fijos treinta minutos. Después se recalculan y todo cambio se indica línea a línea antes de confirmar.`,
  },
};
