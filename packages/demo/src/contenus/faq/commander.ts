import { texte } from '../../catalogue/modele.ts';
import type { ThemeDemo } from '../faq-demo.ts';

export const COMMANDER: ThemeDemo = {
  code: 'commander',
  libelle: texte('Commander', 'Ordering', 'Pedir'),
  questions: [
    {
      code: 'trouver-reference',
      fr: [
        `Je n’ai que la référence du fabricant ou un vieux code. Puis-je chercher avec ?`,
        `Oui. La recherche comprend notre référence, l’EAN, celle du fabricant et votre propre code si vous nous l’avez confié, entiers ou en partie, avec ou sans tirets. Les cotes se tapent comme vous les dites : « vis 4x40 », « M8x50 », « Ø8 ».`,
      ],
      en: [
        `I only have the manufacturer’s reference or an old code. Can I search with it?`,
        `Yes. Search knows our reference, the EAN, the manufacturer’s and your own code if you have given it to us, whole or in part, with or without dashes. Type sizes the way you say them: "screw 4x40", "M8x50", "Ø8".`,
      ],
      es: [
        `Solo tengo la referencia del fabricante o un código antiguo. ¿Puedo buscar con él?`,
        `Sí. La búsqueda entiende nuestra referencia, el EAN, la del fabricante y su propio código si nos lo ha dado, enteros o en parte, con o sin guiones. Las medidas se teclean como se dicen: «tornillo 4x40», «M8x50», «Ø8».`,
      ],
    },
    {
      code: 'commande-fichier',
      fr: [
        `Puis-je envoyer un fichier Excel au lieu de saisir les lignes ?`,
        `Oui, dans [l’achat rapide](/achat-rapide) ou au panier : XLSX, CSV, texte collé, bon de commande PDF, UBL ou cXML, jusqu’à **mille lignes**. Ce qui n’est pas reconnu est listé avec des propositions. Voir [Commander par fichier](page:13).`,
      ],
      en: [
        `Can I send an Excel file instead of typing lines?`,
        `Yes, in [quick order](/achat-rapide) or in the basket: XLSX, CSV, pasted text, PDF purchase order, UBL or cXML, up to **a thousand lines**. What is not recognised is listed with proposals. See [Ordering by file](page:13).`,
      ],
      es: [
        `¿Puedo enviar un archivo Excel en vez de teclear las líneas?`,
        `Sí, en [la compra rápida](/achat-rapide) o en la cesta: XLSX, CSV, texto pegado, orden en PDF, UBL o cXML, hasta **mil líneas**. Lo que no se reconoce se lista con propuestas. Vea [Pedir por archivo](page:13).`,
      ],
    },
    {
      code: 'minimum',
      fr: [
        `Y a-t-il un minimum de commande ?`,
        `Non, sauf condition propre à votre compte. En revanche beaucoup d’articles se vendent par boîte ou par multiple : la quantité est arrondie au-dessus, et nous le disons.`,
      ],
      en: [
        `Is there a minimum order?`,
        `No, unless your account has one. Many items are sold by the box or in multiples, though: quantities are rounded up, and we say so.`,
      ],
      es: [
        `¿Hay un pedido mínimo?`,
        `No, salvo condición propia de su cuenta. Eso sí, muchos artículos se venden por caja o por múltiplos: la cantidad se redondea hacia arriba, y lo decimos.`,
      ],
    },
    {
      code: 'modifier-commande',
      fr: [
        `Puis-je modifier ou annuler une commande envoyée ?`,
        `Tant que la préparation n’a pas commencé, appelez-nous avec le numéro de commande : nous annulons, et le stock est rendu aussitôt. Une fois en préparation, il faut passer par un [retour](faq:retour). Ce qui a été coupé n’est plus annulable.`,
      ],
      en: [
        `Can I change or cancel an order I have sent?`,
        `As long as picking has not begun, call us with the order number: we cancel it and the stock is released at once. Once it is being picked, it takes a [return](faq:retour). What has been cut can no longer be cancelled.`,
      ],
      es: [
        `¿Puedo cambiar o anular un pedido enviado?`,
        `Mientras no haya empezado la preparación, llámenos con el número de pedido: lo anulamos y el stock se libera enseguida. Si ya se prepara, hay que hacer una [devolución](faq:retour). Lo cortado ya no se puede anular.`,
      ],
    },
    {
      code: 'approbation',
      fr: [
        `Ma commande est « à valider ». Qu’est-ce que cela veut dire ?`,
        `Elle dépasse le plafond que votre administrateur vous a donné. L’approbateur a reçu un e-mail ; il accepte, refuse avec un motif ou ajuste les quantités. Rien n’est préparé avant, et vous voyez où elle en est dans [vos commandes](/mon-compte/commandes).`,
      ],
      en: [
        `My order says “Awaiting approval”. What does that mean?`,
        `It is above the limit your administrator gave you. The approver has been emailed: they approve it, reject it with a reason or adjust the quantities. Nothing is picked before that, and you can track it in [your orders](/mon-compte/commandes).`,
      ],
      es: [
        `Mi pedido está «por aprobar». ¿Qué significa?`,
        `Supera el límite que le dio su administrador. El aprobador ha recibido un correo: lo aprueba, lo rechaza con un motivo o ajusta cantidades. Antes no se prepara nada, y usted ve cómo va en [sus pedidos](/mon-compte/commandes).`,
      ],
    },
    {
      code: 'recommander',
      fr: [
        `Comment recommander la même chose ?`,
        `Ouvrez la commande et choisissez « Recommander », en entier ou ligne par ligne : tout arrive au panier aux prix du jour. Pour ce qui revient souvent, gardez une liste d’achats depuis le panier : la [page d’accueil](/) la remet au panier d’un bouton.`,
      ],
      en: [
        `How do I order the same again?`,
        `Open the order and choose "Order again", in whole or line by line: everything goes to the basket at today’s prices. For what comes back often keep a shopping list from the basket: the [home page](/) puts it back into the basket with one button.`,
      ],
      es: [
        `¿Cómo vuelvo a pedir lo mismo?`,
        `Abra el pedido y elija «Volver a pedir», entero o línea a línea: todo va a la cesta a precios de hoy. Para lo que se repite, guarde una lista de compra desde la cesta: la [página de inicio](/) la devuelve a la cesta con un botón.`,
      ],
    },
  ],
};
