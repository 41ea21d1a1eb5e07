import { texte } from '../../catalogue/modele.ts';
import { avantMidi, FRANCO, heureLimite, RETRAIT_HEURES } from '../faits.ts';
import type { ThemeDemo } from '../faq-demo.ts';

export const LIVRAISON: ThemeDemo = {
  code: 'livraison',
  libelle: texte('Livraison et retrait', 'Delivery and collection', 'Entrega y recogida'),
  questions: [
    {
      code: 'heure-limite',
      fr: [
        `Jusqu’à quelle heure commander pour être livré demain ?`,
        `Jusqu’à **${heureLimite('fr')}**, un jour ouvré, pour ce qui est en stock à l’entrepôt et part en colis. La date de chaque ligne est affichée au panier avant que vous commandiez.`,
      ],
      en: [
        `Until when can I order for tomorrow?`,
        `Until **${heureLimite('en')}** on a working day, for goods in stock in the warehouse that travel as parcels. The date of every line is shown in the basket before you order.`,
      ],
      es: [
        `¿Hasta qué hora pedir para recibir mañana?`,
        `Hasta las **${heureLimite('es')}** de un día laborable, para lo que hay en el almacén y viaja en paquete. La fecha de cada línea se ve en la cesta antes de pedir.`,
      ],
    },
    {
      code: 'port-offert',
      fr: [
        `À partir de quel montant le port est-il offert ?`,
        `Dès **${FRANCO}** hors taxes de marchandises après remises, ou selon le franco de votre compte. L’éco-participation ne compte pas. Pièces longues et express restent payants, sauf abonnement. Le tarif complet est dans [Livraison et retrait](page:5).`,
      ],
      en: [
        `From what amount is carriage free?`,
        `From **${FRANCO}** of goods before tax after discounts, or as agreed for your account. The eco-contribution does not count. Long goods and express are still charged, except by subscription. The whole tariff is in [Delivery and collection](page:5).`,
      ],
      es: [
        `¿Desde qué importe son gratis los portes?`,
        `Desde **${FRANCO}** de mercancía sin impuestos tras descuentos, o según su cuenta. La ecotasa no cuenta. Las piezas largas y el exprés se pagan, salvo abono. La tarifa completa está en [Entrega y recogida](page:5).`,
      ],
    },
    {
      code: 'express',
      fr: [
        `L’express n’est pas proposé pour ma commande. Pourquoi ?`,
        `L’express livre le prochain jour ouvré avant ${avantMidi('fr')}. Il demande que tout soit en stock, que rien ne dépasse 2 m ou 30 kg, qu’il n’y ait pas de produit dangereux et que l’heure limite ne soit pas passée. La raison exacte est écrite sous l’option. La Corse n’est pas desservie en express.`,
      ],
      en: [
        `Express is not offered for my order. Why?`,
        `Express arrives on the next working day before ${avantMidi('en')}. Everything must be in stock, nothing over 2 m or 30 kg, nothing hazardous, and the cut-off not passed. The exact reason stands under the option. Corsica has no express.`,
      ],
      es: [
        `No se ofrece exprés para mi pedido. ¿Por qué?`,
        `El exprés llega el siguiente día laborable antes de las ${avantMidi('es')}. Todo debe estar en stock, nada de más de 2 m o 30 kg, nada peligroso, y sin pasar la hora límite. La razón exacta está bajo la opción. Córcega no tiene exprés.`,
      ],
    },
    {
      code: 'retrait-deux-heures',
      fr: [
        `Quand ma commande est-elle prête au magasin ?`,
        `${RETRAIT_HEURES} heures d’ouverture après la commande si tout est en rayon. Le reste arrive par la navette de l’entrepôt, à la date affichée. Un e-mail vous prévient. Voir [Retrait en magasin](page:14).`,
      ],
      en: [
        `When is my order ready at the store?`,
        `${RETRAIT_HEURES} opening hours after the order if everything is on the shelf. The rest comes with the warehouse shuttle on the date shown. An email tells you. See [Store collection](page:14).`,
      ],
      es: [
        `¿Cuándo está listo mi pedido en la tienda?`,
        `${RETRAIT_HEURES} horas de apertura después del pedido si todo está en la tienda. El resto llega con la lanzadera del almacén en la fecha indicada. Un correo le avisa. Vea [Recogida en tienda](page:14).`,
      ],
    },
    {
      code: 'livraison-partielle',
      fr: [
        `Une ligne manque à la livraison. Vais-je repayer le port ?`,
        `Non. Le port est compté une fois par adresse et par jour choisi ; ce qui suit parce que le stock manquait est à nos frais. Si la ligne était annoncée dans ce colis, [signalez-le](faq:casse).`,
      ],
      en: [
        `A line is missing from the delivery. Do I pay carriage again?`,
        `No. Carriage is charged once per address and chosen day; what follows because stock was short is at our cost. If the line was due in this parcel, [tell us](faq:casse).`,
      ],
      es: [
        `Falta una línea en la entrega. ¿Pagaré otra vez los portes?`,
        `No. Se cobran una vez por dirección y día elegido; lo que llega después por falta de stock corre de nuestra cuenta. Si la línea debía venir en este paquete, [díganoslo](faq:casse).`,
      ],
    },
    {
      code: 'chantier-sans-adresse',
      fr: [
        `Peut-on livrer sur un chantier sans numéro de rue ?`,
        `Oui. Ajoutez une adresse avec un nom de rue ou de lotissement et remplissez les consignes d’accès : portail, code, hauteur, moyen de déchargement. Donnez surtout le téléphone de la personne présente : c’est elle que le chauffeur appelle.`,
      ],
      en: [
        `Can you deliver to a site without a street number?`,
        `Yes. Add an address with the name of the street or estate and fill in the access notes: gate, code, height, how to unload. Above all give the telephone of whoever is there: the driver calls them.`,
      ],
      es: [
        `¿Se puede entregar en una obra sin número de calle?`,
        `Sí. Añada una dirección con el nombre de la calle o la urbanización y rellene las indicaciones: portón, código, altura, cómo descargar. Sobre todo dé el teléfono de quien esté allí: el conductor le llama.`,
      ],
    },
  ],
};
