import { texte } from '../../catalogue/modele.ts';
import type { ThemeDemo } from '../faq-demo.ts';

export const SERVICES: ThemeDemo = {
  code: 'services',
  libelle: texte(
    'Coupe, ateliers, conseil',
    'Cutting, workshops, advice',
    'Corte, talleres, consejo',
  ),
  questions: [
    {
      code: 'liste-coupe',
      fr: [
        `Comment écrire une liste de coupe ?`,
        `« 3x1200+1x800 » pour des barres, « 2x600x400 » pour des panneaux, en millimètres, ou collez un tableau. Cinq cents pièces et cent cotes au plus. Le plan, la chute et le prix s’affichent aussitôt : voir [Découpe à la mesure](page:15).`,
      ],
      en: [
        `How do I write a cut list?`,
        `"3x1200+1x800" for bars, "2x600x400" for sheets, in millimetres, or paste a table. Five hundred pieces and a hundred sizes at most. Plan, offcut and price appear at once: see [Cutting to size](page:15).`,
      ],
      es: [
        `¿Cómo se escribe una lista de corte?`,
        `«3x1200+1x800» para barras, «2x600x400» para tableros, en milímetros, o pegue una tabla. Quinientas piezas y cien medidas como máximo. El plano, el retal y el precio aparecen enseguida: vea [Corte a medida](page:15).`,
      ],
    },
    {
      code: 'chutes',
      fr: [
        `Puis-je garder les chutes ?`,
        `Oui, elles vous sont livrées avec les pièces par défaut : vous les avez payées. Décochez l’option si vous préférez les laisser à l’atelier, qui les recycle.`,
      ],
      en: [
        `Can I keep the offcuts?`,
        `Yes, they come with the pieces by default: you paid for them. Untick the option if you would rather leave them to the workshop, which recycles them.`,
      ],
      es: [
        `¿Puedo quedarme los retales?`,
        `Sí, llegan con las piezas por defecto: los ha pagado. Desmarque la opción si prefiere dejarlos en el taller, que los recicla.`,
      ],
    },
    {
      code: 'fiche-securite',
      fr: [
        `Où trouver une fiche de données de sécurité ou une notice ?`,
        `Sur la fiche du produit, ou dans [la bibliothèque de documentation](/documentations), par marque, par famille ou par type. Elles sont en français, anglais et espagnol, établies le jour même.`,
      ],
      en: [
        `Where do I find a safety data sheet or instructions?`,
        `On the product’s page, or in [the documentation library](/documentations) by brand, family or kind. They come in French, English and Spanish, written the same day.`,
      ],
      es: [
        `¿Dónde encuentro una ficha de seguridad o unas instrucciones?`,
        `En la página del producto o en [la biblioteca de documentación](/documentations), por marca, familia o tipo. Están en francés, inglés y español, escritas el mismo día.`,
      ],
    },
    {
      code: 'conseil-technique',
      fr: [
        `Pouvez-vous dire quelle cheville ou quelle ferrure choisir ?`,
        `Oui. Donnez le support, la charge, l’épaisseur et le milieu (sec, humide, extérieur) par « Poser une question » sur la fiche, ou passez au comptoir. Réponse sous un jour ouvré. Le calcul d’un ouvrage reste celui de votre bureau d’études.`,
      ],
      en: [
        `Can you say which anchor or fitting to choose?`,
        `Yes. Give base material, load, thickness and surroundings (dry, damp, outdoors) with "Ask a question" on the sheet, or come to the counter. Answer within a working day. Designing a structure remains with your engineer.`,
      ],
      es: [
        `¿Pueden decir qué taco o qué herraje elegir?`,
        `Sí. Indique soporte, carga, grosor y ambiente (seco, húmedo, exterior) con «Hacer una pregunta» en la ficha, o pase por el mostrador. Respuesta en un día laborable. El cálculo de una obra corresponde a su ingeniería.`,
      ],
    },
    {
      code: 'rendez-vous-delegue',
      fr: [
        `Comment rencontrer un délégué ?`,
        `Ses coordonnées sont dans votre compte, page Contacts. Sans délégué, [écrivez-nous](/contact) avec votre code postal : quelqu’un rappelle sous un jour ouvré. Voir [La visite de votre délégué](page:16).`,
      ],
      en: [
        `How do I meet a sales representative?`,
        `Their details are in your account, under Contacts. Without one, [write to us](/contact) with your postcode: someone calls back within a working day. See [Your representative’s visit](page:16).`,
      ],
      es: [
        `¿Cómo veo a un delegado?`,
        `Sus datos están en su cuenta, en Contactos. Sin delegado, [escríbanos](/contact) con su código postal: alguien le llama en un día laborable. Vea [La visita de su delegado](page:16).`,
      ],
    },
    {
      code: 'sans-reseau',
      fr: [
        `Puis-je commander sans réseau, en sous-sol ?`,
        `Vous pouvez saisir et scanner : [l’achat rapide](/achat-rapide) installé sur le téléphone garde les références vues et leur prix. De retour au réseau, les lignes sont vérifiées et tout changement vous est dit avant l’ajout au panier. Voir [l’application](/appli-mobile-comptoir).`,
      ],
      en: [
        `Can I order without a network, in a basement?`,
        `You can type and scan: [quick order](/achat-rapide) installed on the phone keeps references seen with their price. Back on the network, lines are checked and every change is told before they are added. See [the app](/appli-mobile-comptoir).`,
      ],
      es: [
        `¿Puedo pedir sin red, en un sótano?`,
        `Puede teclear y escanear: [la compra rápida](/achat-rapide) instalada en el teléfono guarda las referencias vistas con su precio. Al volver la red, las líneas se comprueban y todo cambio se dice antes de añadirlas. Vea [la aplicación](/appli-mobile-comptoir).`,
      ],
    },
  ],
};
