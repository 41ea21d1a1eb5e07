import { avantMidi, FRANCO, heureLimite, RETRAIT_HEURES, tableauPort } from '../faits.ts';
import type { PageDemo } from '../page-demo.ts';

export const LIVRAISON: PageDemo = {
  id: 5,
  rubrique: 'livraison',
  jours: 18,
  fr: {
    titre: `Livraison et retrait`,
    resume: `Heure limite, délais, tarifs de port par zone et par poids, franco, express et marchandises longues.`,
    texte: `Une commande passée avant **${heureLimite('fr')}** un jour ouvré part le jour même de l’entrepôt de Clisson ou de Saint-Quentin-Fallavier. Après, ou un jour férié, elle part le jour ouvré suivant. La date annoncée au panier est celle que nous réservons : le stock est bloqué au moment où vous validez.

## Les délais

- **Colis** : un jour ouvré de transport, deux pour la Corse.
- **Transporteur** (pièces de plus de 2 m ou de plus de 30 kg) : deux jours ouvrés, trois pour la Corse.
- **Article en réapprovisionnement** : la date de la prochaine réception est affichée ligne par ligne. Si le fabricant livre plus vite, c’est sa date qui compte.
- Le Vendredi saint et le 26 décembre, rien n’est livré dans le Bas-Rhin, le Haut-Rhin et la Moselle.

## Choisir comment être livré

1. **Au plus tôt** : chaque ligne dès qu’elle est prête.
2. **En une fois** : tout le jour où la dernière ligne arrive.
3. **Jour choisi** : jusqu’à 60 jours devant vous, jours ouvrés seulement.
4. **Express avant ${avantMidi('fr')}** : le prochain jour ouvré, pour ce qui est en stock, sans pièce de plus de 2 m ou de 30 kg ni produit dangereux.
5. **Par chantier** : un envoi par chantier, à son adresse et à son jour. Voir [les paniers par chantier](page:10).

Le port est compté **une fois par adresse et par jour choisi** : si une partie vous parvient plus tard parce qu’elle manquait en stock, ce second envoi ne vous coûte rien.

## Tarif des colis

En euros hors taxes, selon le département de livraison. Zone 1 : autour des entrepôts ; zone 4 : la Corse. Au-delà de 30 kg, la commande fait plusieurs colis.

${tableauPort('fr', 'messagerie')}

## Pièces longues ou lourdes

Barres, panneaux entiers, tout ce qui dépasse 2 m ou 30 kg. Prévoyez quelqu’un pour décharger : le chauffeur est seul.

${tableauPort('fr', 'longueur')}

## Supplément express

S’ajoute au prix du colis. Pas d’express vers la Corse.

${tableauPort('fr', 'express')}

## Le port offert

Les colis sont offerts dès **${FRANCO}** hors taxes de marchandises après remises, ou selon le franco convenu pour votre compte : au seuil, à la journée, permanent ou par abonnement. La jauge du panier dit ce qu’il manque. Le franco ne couvre ni les pièces longues ni l’express, sauf abonnement.

## À la réception

Comptez les colis et regardez-les devant le chauffeur. Une réserve utile nomme l’article et le dégât : « sous réserve de déballage » ne vaut rien. Signalez une casse ou un manquant sous trois jours avec [le formulaire de contact](/contact), photo à l’appui. Pour venir chercher vous-même, lisez [le retrait en magasin](page:14) : ${RETRAIT_HEURES} heures suffisent quand l’article est en rayon.`,
  },
  en: {
    titre: `Delivery and collection`,
    resume: `Cut-off time, lead times, carriage by zone and weight, free carriage, express and long goods.`,
    texte: `An order placed before **${heureLimite('en')}** on a working day leaves the same day from the Clisson or Saint-Quentin-Fallavier warehouse. Later, or on a public holiday, it leaves on the next working day. The date shown in the basket is the one we book: stock is reserved the moment you confirm.

## Lead times

- **Parcels**: one working day in transit, two for Corsica.
- **Carrier** (pieces over 2 m or over 30 kg): two working days, three for Corsica.
- **Goods on order**: each line shows the day the next receipt is due. If the manufacturer ships sooner, the manufacturer’s date counts.
- Nothing is delivered on Good Friday or 26 December in Bas-Rhin, Haut-Rhin and Moselle.

## Choose how it comes

1. **As soon as possible**: each line as soon as it is ready.
2. **All at once**: on the day the last line is there.
3. **Chosen day**: up to 60 days ahead, working days only.
4. **Express before ${avantMidi('en')}**: the next working day, for goods in stock, with no piece over 2 m or 30 kg and nothing hazardous.
5. **By job site**: one consignment per site, to its own address on its own day. See [job-site baskets](page:10).

Carriage is charged **once per address and chosen day**: if a part follows later because it was out of stock, the second consignment costs you nothing.

## Parcel tariff

In euros before tax, by delivery département. Zone 1 is around the warehouses, zone 4 is Corsica. Over 30 kg an order makes several parcels.

${tableauPort('en', 'messagerie')}

## Long or heavy pieces

Bars, whole sheets, anything over 2 m or 30 kg. Have someone there to unload: the driver is alone.

${tableauPort('en', 'longueur')}

## Express supplement

Comes on top of the parcel. There is no express to Corsica.

${tableauPort('en', 'express')}

## Free carriage

Parcels are free from **${FRANCO}** of goods before tax after discounts, or as agreed for your account: from a threshold, for the day, always, or by subscription. The gauge in the basket shows what is missing. Free carriage covers neither long goods nor express, except by subscription.

## On receipt

Count the parcels and look at them while the driver is there. A useful reservation names the item and the damage. Report breakage or a missing item within three days through [the contact form](/contact), with a photo. To collect it yourself, see [collection in store](page:14): ${RETRAIT_HEURES} hours are enough for what is on the shelf.`,
  },
  es: {
    titre: `Entrega y recogida`,
    resume: `Hora límite, plazos, portes por zona y peso, portes pagados, exprés y mercancía larga.`,
    texte: `Un pedido hecho antes de las **${heureLimite('es')}** de un día laborable sale ese mismo día del almacén de Clisson o de Saint-Quentin-Fallavier. Después, o en festivo, sale el siguiente día laborable. La fecha de la cesta es la que reservamos: el stock queda bloqueado en cuanto usted confirma.

## Los plazos

- **Paquetería**: un día laborable de transporte, dos para Córcega.
- **Transportista** (piezas de más de 2 m o de más de 30 kg): dos días laborables, tres para Córcega.
- **Artículo en reposición**: cada línea muestra el día de la próxima recepción. Si el fabricante entrega antes, cuenta su fecha.
- El Viernes Santo y el 26 de diciembre no se entrega en Bajo Rin, Alto Rin y Mosela.

## Elegir cómo recibirlo

1. **Lo antes posible**: cada línea en cuanto está lista.
2. **De una vez**: todo el día en que llega la última línea.
3. **Día elegido**: hasta 60 días vista, solo laborables.
4. **Exprés antes de las ${avantMidi('es')}**: el siguiente día laborable, para lo que hay en stock, sin piezas de más de 2 m o 30 kg ni productos peligrosos.
5. **Por obra**: un envío por obra, a su dirección y en su día. Vea [las cestas por obra](page:10).

Los portes se cobran **una vez por dirección y día elegido**: si una parte llega más tarde porque faltaba en stock, ese segundo envío no le cuesta nada.

## Tarifa de paquetería

En euros sin impuestos, según el departamento de entrega. Zona 1: alrededor de los almacenes; zona 4: Córcega. Por encima de 30 kg el pedido se reparte en varios bultos.

${tableauPort('es', 'messagerie')}

## Piezas largas o pesadas

Barras, tableros enteros, todo lo que pasa de 2 m o de 30 kg. Cuente con alguien para descargar: el conductor va solo.

${tableauPort('es', 'longueur')}

## Suplemento exprés

Se suma al precio del paquete. No hay exprés a Córcega.

${tableauPort('es', 'express')}

## Portes pagados

La paquetería es gratuita desde **${FRANCO}** de mercancía sin impuestos tras descuentos, o según lo acordado para su cuenta: por umbral, por jornada, permanente o por abono. El indicador de la cesta dice cuánto falta. No cubre la mercancía larga ni el exprés, salvo abono.

## Al recibir

Cuente los bultos y mírelos delante del conductor. Una reserva útil nombra el artículo y el daño. Comunique una rotura o una falta en tres días con [el formulario de contacto](/contact), con foto. Para venir usted mismo, lea [la recogida en tienda](page:14): bastan ${RETRAIT_HEURES} horas si el artículo está en la tienda.`,
  },
};
