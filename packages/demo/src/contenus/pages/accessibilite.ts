import { EMAIL, TELEPHONE_SUPPORT } from '../faits.ts';
import type { PageDemo } from '../page-demo.ts';

export const ACCESSIBILITE: PageDemo = {
  id: 4,
  rubrique: 'legal',
  jours: 31,
  fr: {
    titre: `Déclaration d’accessibilité`,
    nom: `Accessibilité`,
    resume: `Où en est le site au regard des WCAG 2.2 niveau AA, comment nous le vérifions, comment nous alerter.`,
    texte: `Ce site doit pouvoir servir à tous : au clavier, au lecteur d’écran, en grand texte, d’une main gantée sur un téléphone au soleil.

## État

Nous visons les **WCAG 2.2, niveau AA**. Chaque page et chaque fenêtre est passée dans un contrôle automatique avant publication, et les parcours d’achat sont vérifiés au clavier et avec l’arbre d’accessibilité du navigateur. À ce jour, aucun écart connu ne bloque un achat.

## Ce sur quoi vous pouvez compter

- Tout se fait au clavier, le point d’attention est toujours visible, Échap ferme une fenêtre et rend la place.
- Les contrastes de texte sont d’au moins 7 pour 1, en clair comme en sombre.
- Les cibles tactiles font 44 pixels.
- Le texte grossit à 200 % sans rien perdre, et les animations s’arrêtent si votre appareil le demande.
- Les listes, les fiches, la FAQ et la bibliothèque de documents se lisent sans JavaScript.
- Les états sont dits en mots, jamais par la couleur seule.

## Limites connues

- Les PDF établis à la demande ont un titre et une langue, mais pas encore de balises de structure. La même information est sur la fiche du produit, en page web.
- Les plans de coupe sont des dessins ; leur contenu est aussi donné en tableau.
- Le scan de code-barres demande une caméra ; la saisie au clavier fait la même chose.

## Nous alerter

Écrivez à ${EMAIL} ou appelez le ${TELEPHONE_SUPPORT} en disant la page et l’outil utilisé. Nous répondons sous deux jours ouvrés, et en attendant quelqu’un passe votre commande avec vous au téléphone. Sans réponse satisfaisante, vous pouvez saisir le Défenseur des droits.`,
  },
  en: {
    titre: `Accessibility statement`,
    nom: `Accessibility`,
    resume: `Where the site stands on WCAG 2.2 level AA, how we check it, how to tell us.`,
    texte: `This site should serve everyone: by keyboard, with a screen reader, in large text, with one gloved hand on a phone in the sun.

## Where we stand

We aim at **WCAG 2.2, level AA**. Every page and window goes through an automatic check before it is published, and buying is verified by keyboard and with the browser’s accessibility tree. To this day no known gap stops a purchase.

## What you can count on

- Everything works by keyboard, focus is always visible, Escape closes a window and gives the place back.
- Text contrast is at least 7 to 1, in light and dark.
- Touch targets are 44 pixels.
- Text grows to 200% without losing anything, and motion stops if your device asks for it.
- Lists, sheets, FAQ and the documentation library can be read without JavaScript.
- States are told in words, never by colour alone.

## Known limits

- PDF files written on demand have a title and a language, but no structure tags yet. The same information is on the product’s page.
- Cutting plans are drawings; what they hold is also given as a table.
- Scanning a barcode needs a camera; typing does the same.

## Telling us

Write to ${EMAIL} or call ${TELEPHONE_SUPPORT}, saying which page and which tool. We answer within two working days, and meanwhile someone places your order with you on the phone. Failing a satisfactory answer, you may turn to the French Défenseur des droits.`,
  },
  es: {
    titre: `Declaración de accesibilidad`,
    nom: `Accesibilidad`,
    resume: `Cómo está el sitio respecto a las WCAG 2.2 nivel AA, cómo lo comprobamos, cómo avisarnos.`,
    texte: `Este sitio debe servir a todos: con teclado, con lector de pantalla, en letra grande, con una mano enguantada en un teléfono al sol.

## Estado

Aspiramos a las **WCAG 2.2, nivel AA**. Cada página y cada ventana pasa un control automático antes de publicarse, y la compra se comprueba con teclado y con el árbol de accesibilidad del navegador. Hoy ninguna carencia conocida impide comprar.

## Con lo que puede contar

- Todo se hace con teclado, el foco siempre se ve, Escape cierra una ventana y devuelve el sitio.
- El contraste del texto es de al menos 7 a 1, en claro y en oscuro.
- Los blancos táctiles miden 44 píxeles.
- El texto crece al 200 % sin perder nada y las animaciones paran si su aparato lo pide.
- Listas, fichas, preguntas frecuentes y biblioteca de documentos se leen sin JavaScript.
- Los estados se dicen con palabras, nunca solo con color.

## Límites conocidos

- Los PDF escritos al momento tienen título e idioma, pero aún no etiquetas de estructura. Lo mismo está en la página del producto.
- Los planos de corte son dibujos; su contenido se da también en tabla.
- Escanear un código necesita cámara; teclearlo hace lo mismo.

## Avisarnos

Escriba a ${EMAIL} o llame al ${TELEPHONE_SUPPORT} diciendo la página y la herramienta. Respondemos en dos días laborables y, mientras, alguien hace el pedido con usted por teléfono. Sin respuesta satisfactoria, puede acudir al Défenseur des droits francés.`,
  },
};
