import type { PageDemo } from '../page-demo.ts';

export const QUALITE: PageDemo = {
  id: 24,
  rubrique: 'entreprise',
  jours: 105,
  fr: {
    titre: `Qualité et traçabilité`,
    resume: `Comment un article entre au catalogue, comment nous suivons un lot, et quoi faire d’un défaut.`,
    texte: `## Entrer au catalogue

Un article est admis quand nous avons en main sa déclaration de conformité ou de performances, sa notice dans nos trois langues et trois exemplaires passés au banc. Les fixations structurelles doivent avoir une évaluation technique européenne ; les équipements de protection, un certificat de type en cours de validité.

## Les documents

Fiches techniques, fiches de données de sécurité, notices et déclarations sont dans [la bibliothèque de documentation](/documentations). Elles sont établies à partir des données de l’article le jour où vous les téléchargez : elles ne peuvent pas être périmées.

## Suivre un lot

Pour les [chevilles chimiques](noeud:scellement-chimique-resine), les [antichutes](noeud:antichute), les [masques](noeud:protection-respiratoire) et la boulonnerie de charpente, le numéro de lot est relevé à la réception et au départ. En cas de rappel, nous savons qui a reçu quoi et nous appelons **dans la journée**.

## Un défaut ?

1. Mettez l’article de côté, avec son étiquette.
2. Prenez une photo du défaut et une du marquage.
3. Signalez-le depuis la commande ou [par écrit](/contact?sujet=qualite), sujet « Qualité ».

Vous recevez un numéro de suivi et une réponse sous deux jours ouvrés. Les signalements sont relus chaque mois avec le fabricant ; trois du même genre suspendent la vente.

## Périodicité des contrôles

Antichutes, échelles, palans et élingues se vérifient au moins une fois par an. Voyez notre [actualité sur les vérifications](/actualites?sujet=reglementation).`,
  },
  en: {
    titre: `Quality and traceability`,
    resume: `How an item enters the catalogue, how we follow a batch, and what to do about a defect.`,
    texte: `## Entering the catalogue

An item is taken on once we hold its declaration of conformity or performance, instructions in our three languages and three samples that went over the bench. Structural fixings need a European technical assessment; protective equipment a valid type certificate.

## Documents

Data sheets, safety data sheets, instructions and declarations are in [the documentation library](/documentations). They are written from the item’s own data on the day you download them: they cannot be out of date.

## Following a batch

For [resin anchors](noeud:scellement-chimique-resine), [fall arrest](noeud:antichute), [masks](noeud:protection-respiratoire) and structural bolts, the batch number is noted on receipt and on departure. In a recall we know who received what, and we call **the same day**.

## A defect?

1. Set the item aside with its label.
2. Take a picture of the defect and one of the marking.
3. Report it from the order or [in writing](/contact?sujet=qualite), topic "Quality".

You get a number to follow and an answer within two working days. Reports are read every month with the manufacturer; three of a kind suspend the sale.

## Periodic checks

Fall arrest, ladders, hoists and slings are inspected at least once a year. See our [news on inspections](/actualites?sujet=reglementation).`,
  },
  es: {
    titre: `Calidad y trazabilidad`,
    resume: `Cómo entra un artículo en el catálogo, cómo seguimos un lote y qué hacer con un defecto.`,
    texte: `## Entrar en el catálogo

Un artículo se admite cuando tenemos su declaración de conformidad o de prestaciones, sus instrucciones en nuestros tres idiomas y tres muestras probadas en banco. Las fijaciones estructurales necesitan una evaluación técnica europea; los equipos de protección, un certificado de tipo vigente.

## Los documentos

Fichas técnicas, fichas de datos de seguridad, instrucciones y declaraciones están en [la biblioteca de documentación](/documentations). Se escriben con los datos del artículo el día en que las descarga: no pueden estar caducadas.

## Seguir un lote

De los [anclajes químicos](noeud:scellement-chimique-resine), los [anticaídas](noeud:antichute), las [mascarillas](noeud:protection-respiratoire) y la tornillería estructural anotamos el lote a la entrada y a la salida. En una retirada sabemos quién recibió qué y llamamos **el mismo día**.

## ¿Un defecto?

1. Aparte el artículo con su etiqueta.
2. Haga una foto del defecto y otra del marcado.
3. Comuníquelo desde el pedido o [por escrito](/contact?sujet=qualite), asunto «Calidad».

Recibe un número de seguimiento y una respuesta en dos días laborables. Los avisos se revisan cada mes con el fabricante; tres iguales suspenden la venta.

## Controles periódicos

Anticaídas, escaleras, polipastos y eslingas se revisan al menos una vez al año. Vea nuestras [noticias sobre revisiones](/actualites?sujet=reglementation).`,
  },
};
