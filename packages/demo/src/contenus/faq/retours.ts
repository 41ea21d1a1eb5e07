import { texte } from '../../catalogue/modele.ts';
import type { ThemeDemo } from '../faq-demo.ts';

export const RETOURS: ThemeDemo = {
  code: 'retours',
  libelle: texte('Retours et garantie', 'Returns and warranty', 'Devoluciones y garantía'),
  questions: [
    {
      code: 'retour',
      fr: [
        `Comment rendre un article ?`,
        `Pendant trente jours, neuf, complet et emballé. Demandez un bon de retour depuis la commande, puis déposez l’article dans un magasin ou remettez-le au transporteur. L’avoir suit sous cinq jours ouvrés. Les exceptions sont dans [Garantie et retours](page:6).`,
      ],
      en: [
        `How do I return an item?`,
        `Within thirty days, new, complete and packed. Ask for a return note from the order, then drop the item at a store or hand it to the carrier. The credit note follows within five working days. Exceptions are in [Warranty and returns](page:6).`,
      ],
      es: [
        `¿Cómo devuelvo un artículo?`,
        `En treinta días, nuevo, completo y embalado. Pida un albarán de devolución desde el pedido y deje el artículo en una tienda o entréguelo al transportista. El abono llega en cinco días laborables. Las excepciones están en [Garantía y devoluciones](page:6).`,
      ],
    },
    {
      code: 'casse',
      fr: [
        `Un colis est arrivé abîmé ou incomplet.`,
        `Écrivez la réserve sur le bon du transporteur en nommant l’article et le dégât, prenez une photo, et prévenez-nous **sous trois jours** par [le formulaire de contact](/contact) avec le numéro de commande. Nous renvoyons la marchandise sans attendre l’enquête.`,
      ],
      en: [
        `A parcel arrived damaged or incomplete.`,
        `Write the reservation on the carrier’s note naming item and damage, take a picture, and tell us **within three days** through [the contact form](/contact) with the order number. We send the goods again without waiting for the inquiry.`,
      ],
      es: [
        `Un paquete ha llegado dañado o incompleto.`,
        `Escriba la reserva en el albarán del transportista con el artículo y el daño, haga una foto y avísenos **en tres días** con [el formulario de contacto](/contact) y el número de pedido. Reenviamos la mercancía sin esperar la investigación.`,
      ],
    },
    {
      code: 'coupe-erreur',
      fr: [
        `J’ai fait une erreur dans ma liste de coupe.`,
        `Appelez tout de suite : tant que la scie n’a pas tourné, nous corrigeons. Ensuite les pièces sont à vous, nous ne pouvons pas les reprendre. L’aperçu du plan et la case à cocher sont là pour relire ; la première cote d’un panneau suit le fil.`,
      ],
      en: [
        `I made a mistake in my cut list.`,
        `Call at once: as long as the saw has not turned, we correct it. After that the pieces are yours and cannot be taken back. The drawing and the tick box are there to read it over; the first size of a sheet runs along the grain.`,
      ],
      es: [
        `Me he equivocado en mi lista de corte.`,
        `Llame enseguida: mientras la sierra no haya girado, corregimos. Después las piezas son suyas y no se pueden devolver. El dibujo y la casilla están para repasar; la primera medida de un tablero sigue la veta.`,
      ],
    },
    {
      code: 'garantie-machine',
      fr: [
        `Ma machine tombe en panne sous garantie. Me faut-il la facture ?`,
        `Non, votre historique suffit. Déposez-la dans n’importe quel magasin avec son numéro de série ; diagnostic sous trois jours ouvrés, et une machine de prêt quand il y en a une. Voir [Réparation des machines](page:17).`,
      ],
      en: [
        `My machine breaks down under warranty. Do I need the invoice?`,
        `No, your history is enough. Leave it at any store with its serial number; diagnosis within three working days, and a loan machine where there is one. See [Machine repairs](page:17).`,
      ],
      es: [
        `Mi máquina se avería en garantía. ¿Necesito la factura?`,
        `No, basta su historial. Déjela en cualquier tienda con su número de serie; diagnóstico en tres días laborables y máquina de préstamo si la hay. Vea [Reparación de máquinas](page:17).`,
      ],
    },
  ],
};
