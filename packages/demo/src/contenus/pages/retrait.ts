import { MAGASINS, RETRAIT_HEURES, tableauPort } from '../faits.ts';
import type { PageDemo } from '../page-demo.ts';

export const RETRAIT: PageDemo = {
  id: 14,
  rubrique: 'livraison',
  jours: 33,
  fr: {
    titre: `Retrait en magasin et en point de retrait`,
    resume: `Prêt en ${RETRAIT_HEURES} heures quand c’est en rayon, gratuit en magasin, payable sur place.`,
    texte: `Nos ${MAGASINS} magasins préparent votre commande pendant que vous roulez. Retirer en magasin ne coûte rien, quel que soit le montant.

## Quand c’est prêt

- **En rayon** : ${RETRAIT_HEURES} heures d’ouverture après la commande. Une commande passée une heure avant la fermeture est prête une heure après l’ouverture suivante.
- **Venant de l’entrepôt** : dès que la navette l’a apporté et que le magasin est ouvert ; la date est sur chaque ligne.
- La personne nommée au retrait reçoit un e-mail dès que tout est prêt.

## Au comptoir

Venez avec le numéro de commande. Si quelqu’un d’autre passe, indiquez son nom à l’étape « Qui vient retirer ? » : c’est à lui que nous remettrons la marchandise. Vous pouvez régler au retrait, en carte ou en compte selon vos conditions.

La commande reste au comptoir **dix jours ouvrés**. Passé ce délai nous vous appelons, puis la marchandise retourne en rayon et rien n’est facturé.

## Les points de retrait

Des partenaires proches de vos chantiers, quand le magasin est trop loin. Ils ne prennent ni pièce de plus de 2 m ou de 30 kg, ni produit dangereux. Le port, en euros hors taxes :

${tableauPort('fr', 'point-retrait')}

Il est offert dans les mêmes cas que celui des colis : voir [Livraison et retrait](page:5).

## Choisir son magasin

Une fois un magasin choisi, chaque article affiche ce qui s’y trouve et la date d’arrivée du reste. Vous en changez quand vous voulez depuis l’en-tête ou [la liste des magasins](/magasins-comptoir-en-france).`,
  },
  en: {
    titre: `Collection from stores and collection points`,
    resume: `Ready in ${RETRAIT_HEURES} hours when on the shelf, free in store, payable on the spot.`,
    texte: `Our ${MAGASINS} stores pick your order while you drive. Collecting in store costs nothing, whatever the amount.

## When it is ready

- **On the shelf**: ${RETRAIT_HEURES} opening hours after the order. An order placed an hour before closing is ready an hour after the next opening.
- **From the warehouse**: once the shuttle has brought it and the store is open; each line shows its date.
- The person named for collection gets an email as soon as everything is ready.

## At the counter

Bring the order number. If someone else is coming, give their name at the step "Who is collecting?": that is who we hand the goods to. You may pay on collection, by card or on account as your terms allow.

The order waits at the counter for **ten working days**. After that we call you, the goods go back on the shelf and nothing is invoiced.

## Collection points

Partners close to your sites, when the store is too far. They take no piece over 2 m or 30 kg and nothing hazardous. Carriage, in euros before tax:

${tableauPort('en', 'point-retrait')}

It is free in the same cases as parcels: see [Delivery and collection](page:5).

## Choosing a store

Once a store is chosen, every item shows what is there and when the rest arrives. Change it any time from the header or [the list of stores](/magasins-comptoir-en-france).`,
  },
  es: {
    titre: `Recogida en tienda y en punto de recogida`,
    resume: `Listo en ${RETRAIT_HEURES} horas si está en la tienda, gratis, y se puede pagar allí.`,
    texte: `Nuestras ${MAGASINS} tiendas preparan su pedido mientras usted conduce. Recoger en tienda no cuesta nada, sea cual sea el importe.

## Cuándo está listo

- **En tienda**: ${RETRAIT_HEURES} horas de apertura después del pedido. Un pedido hecho una hora antes del cierre está listo una hora después de la siguiente apertura.
- **Desde el almacén**: en cuanto la lanzadera lo trae y la tienda está abierta; cada línea muestra su fecha.
- La persona indicada para la recogida recibe un correo cuando todo está listo.

## En el mostrador

Traiga el número de pedido. Si viene otra persona, indique su nombre en el paso «¿Quién recoge?»: a ella le entregaremos la mercancía. Puede pagar al recoger, con tarjeta o a crédito según sus condiciones.

El pedido espera **diez días laborables**. Después le llamamos, la mercancía vuelve a la tienda y no se factura nada.

## Los puntos de recogida

Socios cerca de sus obras, cuando la tienda queda lejos. No admiten piezas de más de 2 m o 30 kg ni productos peligrosos. Los portes, en euros sin impuestos:

${tableauPort('es', 'point-retrait')}

Son gratuitos en los mismos casos que la paquetería: vea [Entrega y recogida](page:5).

## Elegir tienda

Con una tienda elegida, cada artículo muestra lo que hay en ella y cuándo llega el resto. Puede cambiarla desde la cabecera o en [la lista de tiendas](/magasins-comptoir-en-france).`,
  },
};
