import type { ActualiteDemo } from '../actualite-demo.ts';

export const MAGASINS: readonly ActualiteDemo[] = [
  {
    sujet: 'magasins',
    jours: 12,
    genre: 'diable',
    noeuds: [],
    fr: {
      titre: `Un comptoir ouvert dès 6 h 30 dans nos magasins de métropole`,
      chapeau: `Le café est prêt, les commandes de la veille aussi. Ce que vous pouvez faire avant que le chantier commence.`,
      texte: `Vous nous l’avez demandé : passer avant le chantier, pas pendant. Les plus grands de nos magasins ouvrent désormais leur comptoir plus tôt en semaine. Les heures exactes, jours fériés compris, sont sur [la page de chaque magasin](/magasins-comptoir-en-france).

## À l’ouverture

- Les commandes passées la veille au soir, prêtes et étiquetées par chantier.
- La visserie, les consommables et les équipements de protection en libre-service.
- L’affûtage et la reproduction de clés à partir de 8h00.

## Commander la veille

Passez commande quand vous voulez : ce qui est en rayon est prêt deux heures d’ouverture plus tard. Une commande de 20h00 vous attend donc le matin. Voir [Retrait en magasin](page:14).

## Se garer

Dix minutes devant la porte, quai pour les longueurs à l’arrière. Dites en arrivant que vous avez du long : quelqu’un vient avec le chariot.`,
    },
    en: {
      titre: `A counter open from 6.30 am in our city stores`,
      chapeau: `Coffee is ready, and so are last night’s orders. What you can do before the job begins.`,
      texte: `You asked for it: coming before the job, not during it. Our largest stores now open their counter earlier on weekdays. Exact hours, public holidays included, are on [the page of each store](/magasins-comptoir-en-france).

## At opening

- Orders placed the evening before, ready and labelled by job site.
- Screws, consumables and protective equipment on self-service.
- Sharpening and key cutting from 8 am.

## Ordering the evening before

Order when you like: what is on the shelf is ready two opening hours later. An order at eight in the evening waits for you in the morning. See [Store collection](page:14).

## Parking

Ten minutes at the door, a dock for long goods at the back. Say on arrival that you have long pieces: someone comes with the trolley.`,
    },
    es: {
      titre: `Mostrador abierto desde las 6:30 en nuestras tiendas de ciudad`,
      chapeau: `El café está listo, y los pedidos de anoche también. Lo que puede hacer antes de empezar la obra.`,
      texte: `Nos lo pidió: venir antes de la obra, no durante. Nuestras tiendas mayores abren ya antes el mostrador entre semana. Las horas exactas, festivos incluidos, están en [la página de cada tienda](/magasins-comptoir-en-france).

## Al abrir

- Los pedidos de la víspera, listos y etiquetados por obra.
- Tornillería, consumibles y equipos de protección en autoservicio.
- Afilado y copia de llaves desde las 8:00.

## Pedir la víspera

Pida cuando quiera: lo que está en tienda queda listo dos horas de apertura después. Un pedido de las 20:00 le espera por la mañana. Vea [Recogida en tienda](page:14).

## Aparcar

Diez minutos ante la puerta, muelle para lo largo detrás. Diga al llegar que lleva piezas largas: alguien viene con el carro.`,
    },
  },
  {
    sujet: 'magasins',
    jours: 101,
    genre: 'scie-onglet',
    noeuds: ['scies-electroportatives', 'ponceuses-rabots', 'mesure-laser'],
    fr: {
      titre: `Journées d’essai : les machines sortent des cartons`,
      chapeau: `Un jeudi par mois, un magasin, dix machines branchées et du vrai bois. Venez avec vos pièces.`,
      texte: `On n’achète pas une [scie](noeud:scies-electroportatives) sur une fiche. Un jeudi par mois, de 9h00 à 16h00, un magasin par région met dix machines en service, avec les conseillers des fabricants.

## Au programme

- **Scier** : plongeante sur rail, à onglets, à ruban, sur du chêne et du mélaminé.
- **Poncer** : excentrique et girafe, [aspiration](noeud:aspirateurs-chantier) classe M branchée.
- **Mesurer** : [lasers](noeud:mesure-laser) croix et rotatifs, contrôle gratuit du vôtre.

## Apportez

Vos pièces, votre lame, votre batterie qui tient mal la charge : on la teste. Et une question que personne n’a su résoudre.

## Prix du jour

Une machine essayée est à prix net jusqu’au samedi suivant, dans le magasin et sur le site pour votre compte. Demandez la prochaine date au comptoir ou [écrivez-nous](/contact).`,
    },
    en: {
      titre: `Trial days: the machines come out of their boxes`,
      chapeau: `One Thursday a month, one store, ten machines plugged in and real timber. Bring your own pieces.`,
      texte: `Nobody buys a [saw](noeud:scies-electroportatives) from a data sheet. One Thursday a month, from 9 am to 4 pm, a store in each region sets up ten machines, with the makers’ people.

## What there is

- **Sawing**: plunge saw on a rail, mitre saw, band saw, on oak and melamine.
- **Sanding**: orbital and drywall sander, class M [extraction](noeud:aspirateurs-chantier) connected.
- **Measuring**: cross-line and rotating [lasers](noeud:mesure-laser), and a free check of yours.

## Bring

Your pieces, your blade, the battery that no longer lasts: we test it. And a question nobody could answer.

## Price of the day

A machine tried is at a net price until the following Saturday, in store and on the site for your account. Ask for the next date at the counter or [write to us](/contact).`,
    },
    es: {
      titre: `Jornadas de prueba: las máquinas salen de la caja`,
      chapeau: `Un jueves al mes, una tienda, diez máquinas enchufadas y madera de verdad. Traiga sus piezas.`,
      texte: `Nadie compra una [sierra](noeud:scies-electroportatives) por una ficha. Un jueves al mes, de 9:00 a 16:00, una tienda por región pone diez máquinas en marcha, con los técnicos de los fabricantes.

## El programa

- **Serrar**: de incisión con guía, ingletadora, de cinta, en roble y melamina.
- **Lijar**: excéntrica y jirafa, con [aspiración](noeud:aspirateurs-chantier) clase M.
- **Medir**: [láseres](noeud:mesure-laser) de cruz y rotativos, y revisión gratis del suyo.

## Traiga

Sus piezas, su hoja, la batería que ya no aguanta: la probamos. Y una pregunta que nadie supo resolver.

## Precio del día

Una máquina probada queda a precio neto hasta el sábado siguiente, en tienda y en el sitio para su cuenta. Pregunte la próxima fecha en el mostrador o [escríbanos](/contact).`,
    },
  },
];
