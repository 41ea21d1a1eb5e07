import { texte, type Texte } from '../../catalogue/modele.ts';

/** By code of brand. */
export const QUINCAILLERIE: Readonly<Record<string, Texte>> = {
  clavero: texte(
    'Clavero est serrurier depuis quatre générations : cylindres, serrures à larder, multipoints et organigrammes. Les pièces d’hier se remplacent encore cote pour cote. Les copropriétés et les collectivités lui confient leurs clés.',
    'Clavero has made locks for four generations: cylinders, mortice and multipoint locks, master-key systems. Yesterday’s parts are still replaced like for like. Blocks of flats and councils trust it with their keys.',
    'Clavero es cerrajero desde hace cuatro generaciones: bombillos, cerraduras de embutir, multipunto y amaestramientos. Las piezas de ayer aún se sustituyen medida por medida. Comunidades y ayuntamientos le confían sus llaves.',
  ),
  portalux: texte(
    'Portalux équipe les portes qui s’ouvrent mille fois par jour : ferme-portes, antipaniques, béquilles, signalétique. Les gabarits sont dans la boîte et les réglages restent accessibles. La marque suit ses pièces dix ans.',
    'Portalux fits out doors that open a thousand times a day: closers, panic bars, lever handles, signs. Templates are in the box and adjustments stay within reach. The brand keeps spare parts for ten years.',
    'Portalux equipa puertas que se abren mil veces al día: cierrapuertas, antipánico, manillas, señalización. Las plantillas vienen en la caja y los ajustes quedan a mano. La marca mantiene los recambios diez años.',
  ),
  hettner: texte(
    'Hettner conçoit en Westphalie des charnières, des coulisses et des relevants pour le meuble haut de gamme. Amortis intégrés, réglages sans outil, plans de perçage téléchargeables. Les agenceurs s’en servent pour ne pas revenir.',
    'Hettner designs hinges, runners and lift systems in Westphalia for high-end furniture. Built-in damping, tool-free adjustment, drilling plans to download. Fitters use it so as not to be called back.',
    'Hettner diseña en Westfalia bisagras, guías y elevables para mueble de gama alta. Amortiguación integrada, ajuste sin herramientas, planos de taladro descargables. Los montadores la usan para no tener que volver.',
  ),
  glissal: texte(
    'Glissal fait simple : des coulisses, des charnières et des rails qui se montent vite et coûtent juste. Les cotes sont celles du marché, on remplace sans repercer. Idéale pour les séries et les cuisines de location.',
    'Glissal keeps it simple: runners, hinges and tracks that fit fast at a fair price. Dimensions are the usual ones, so you replace without drilling again. Ideal for runs and rental kitchens.',
    'Glissal lo hace fácil: guías, bisagras y carriles que se montan rápido y a buen precio. Medidas estándar, se sustituye sin volver a taladrar. Ideal para series y cocinas de alquiler.',
  ),
  lignea: texte(
    'Lignéa travaille la finition : chants, moulures, poignées et équipements de dressing. Les décors sont suivis et coordonnés aux panneaux du marché. La marque plaît aux agenceurs qui soignent le détail.',
    'Lignéa is about finish: edgings, mouldings, handles and wardrobe fittings. Decors are kept in range and matched to the usual boards. It appeals to fitters who care about detail.',
    'Lignéa cuida el acabado: cantos, molduras, tiradores y equipamiento de vestidor. Los diseños tienen continuidad y combinan con los tableros del mercado. Gusta a los montadores que cuidan el detalle.',
  ),
  pannobel: texte(
    'Pannobel transforme le bois en panneaux : contreplaqués, mélaminés, stratifiés et sols. Le bois vient de forêts gérées durablement, les panneaux arrivent plans et protégés. La découpe à la cote est faite dans nos ateliers.',
    'Pannobel turns wood into boards: plywood, melamine, laminates and flooring. The timber comes from well-managed forests and the boards arrive flat and protected. Cutting to size is done in our workshops.',
    'Pannobel convierte la madera en tableros: contrachapados, melaminas, laminados y suelos. La madera procede de bosques gestionados y los tableros llegan planos y protegidos. El corte a medida se hace en nuestros talleres.',
  ),
};
