import { texte } from '../../catalogue/modele.ts';
import type { ThemeDemo } from '../faq-demo.ts';

export const PRIX: ThemeDemo = {
  code: 'prix',
  libelle: texte('Prix et devis', 'Prices and quotes', 'Precios y presupuestos'),
  questions: [
    {
      code: 'mon-prix',
      fr: [
        `Pourquoi mon prix diffère-t-il du prix public ?`,
        `Parce que votre compte a des conditions, un prix négocié ou que vous atteignez un palier. La raison est écrite près du prix. L’ordre complet est dans [Vos prix : d’où ils viennent](page:11).`,
      ],
      en: [
        `Why is my price different from the list price?`,
        `Because your account has terms, a negotiated price, or you reach a tier. The reason is written next to the price. The whole order is in [Your prices: where they come from](page:11).`,
      ],
      es: [
        `¿Por qué mi precio difiere del público?`,
        `Porque su cuenta tiene condiciones, un precio negociado, o alcanza un tramo. La razón está escrita junto al precio. El orden completo está en [Sus precios: de dónde vienen](page:11).`,
      ],
    },
    {
      code: 'prix-change',
      fr: [
        `Le prix a changé entre le panier et la commande. Est-ce normal ?`,
        `Les prix sont figés trente minutes quand vous passez commande. Au-delà ils sont recalculés ; toute hausse est signalée ligne par ligne et vous confirmez ou non. Un panier gardé plusieurs jours montre toujours le prix du jour.`,
      ],
      en: [
        `The price changed between basket and order. Is that right?`,
        `Prices are frozen for thirty minutes while you check out. After that they are worked out again; any change is shown line by line and you confirm or not. A basket kept for days always shows today’s price.`,
      ],
      es: [
        `El precio ha cambiado entre la cesta y el pedido. ¿Es normal?`,
        `Los precios quedan fijos treinta minutos al tramitar. Después se recalculan; todo cambio se indica línea a línea y usted confirma o no. Una cesta guardada varios días muestra siempre el precio de hoy.`,
      ],
    },
    {
      code: 'delai-devis',
      fr: [
        `En combien de temps reçoit-on un devis ?`,
        `Un jour ouvré pour du catalogue, trois quand un fabricant doit chiffrer. Vous recevez un e-mail ; le devis tient quatre-vingt-dix jours au plus et un rappel part trois jours avant la fin. Voir [Demander un devis](page:9).`,
      ],
      en: [
        `How long does a quote take?`,
        `A working day for catalogue goods, three when a manufacturer has to price. You get an email; the quote holds for ninety days at most and a reminder leaves three days before the end. See [Asking for a quote](page:9).`,
      ],
      es: [
        `¿Cuánto tarda un presupuesto?`,
        `Un día laborable si es de catálogo, tres si debe valorarlo un fabricante. Recibe un correo; el presupuesto vale noventa días como máximo y tres días antes sale un recordatorio. Vea [Pedir un presupuesto](page:9).`,
      ],
    },
    {
      code: 'code-reduction',
      fr: [
        `Mon code de réduction est refusé.`,
        `La raison est donnée sous le champ : terminé, pas encore ouvert, seuil non atteint, réservé à d’autres familles ou déjà utilisé. Un seul code à la fois ; il ne se cumule pas avec un prix négocié.`,
      ],
      en: [
        `My discount code is refused.`,
        `The reason stands under the field: over, not open yet, threshold not reached, kept for other families or already used. One code at a time; it does not add to a negotiated price.`,
      ],
      es: [
        `Se rechaza mi código de descuento.`,
        `La razón está bajo el campo: terminado, aún no abierto, sin alcanzar el mínimo, reservado a otras familias o ya usado. Un solo código a la vez; no se suma a un precio negociado.`,
      ],
    },
    {
      code: 'cacher-prix',
      fr: [
        `Puis-je montrer l’écran à mon client sans qu’il voie mes prix ?`,
        `Oui : une préférence masque les prix partout, une autre leur applique votre coefficient. Elles sont dans les paramètres de votre compte et ne touchent que votre écran.`,
      ],
      en: [
        `Can I show my customer the screen without my prices?`,
        `Yes: one preference hides prices everywhere, another multiplies them by your coefficient. They are in the settings of your account and only touch your own screen.`,
      ],
      es: [
        `¿Puedo enseñar la pantalla a mi cliente sin que vea mis precios?`,
        `Sí: una preferencia oculta los precios en todas partes, otra les aplica su coeficiente. Están en los ajustes de su cuenta y solo afectan a su pantalla.`,
      ],
    },
  ],
};
