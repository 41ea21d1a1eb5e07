import { texte, type Texte } from '../../catalogue/modele.ts';

/** By code of brand. */
export const FIXATION: Readonly<Record<string, Texte>> = {
  tirval: texte(
    'Tirval fabrique depuis 1974 des vis à bois et à aggloméré dans son usine de la vallée de l’Arve. Ses empreintes régulières et ses pointes autoperceuses font gagner du temps à l’atelier comme à la pose. Toute la visserie courante est suivie en stock, boîte pleine ou seau de chantier.',
    'Tirval has made wood and chipboard screws since 1974 in its works in the Arve valley. Even recesses and self-drilling points save time in the workshop and on site. The whole everyday range is kept in stock, by the full box or the site bucket.',
    'Tirval fabrica desde 1974 tornillos para madera y aglomerado en su planta del valle del Arve. Sus huellas regulares y sus puntas autoperforantes ahorran tiempo en el taller y en la obra. Toda la tornillería corriente está en stock, por caja completa o cubo de obra.',
  ),
  vissal: texte(
    'Vissal propose la visserie et la boulonnerie de tous les jours, sans superflu. Les lots sont contrôlés en traction et comptés au poids. C’est le choix des équipes qui en posent des milliers par semaine.',
    'Vissal supplies everyday screws and bolts, with nothing you do not need. Batches are pull-tested and counted by weight. It is the choice of crews that drive thousands a week.',
    'Vissal ofrece la tornillería y pernería de cada día, sin nada superfluo. Los lotes se prueban a tracción y se cuentan por peso. Es la elección de las cuadrillas que ponen miles a la semana.',
  ),
  rothbeck: texte(
    'Rothbeck vient de la charpente : connecteurs, vis de structure et outillage de levage des pièces lourdes. Chaque référence est livrée avec ses valeurs de calcul. Les bureaux d’études la prescrivent, les charpentiers la redemandent.',
    'Rothbeck comes from timber framing: connectors, structural screws and tools for heavy sections. Every item is supplied with its design values. Engineers specify it, carpenters ask for it again.',
    'Rothbeck viene de la estructura de madera: conectores, tornillos estructurales y herramientas para piezas pesadas. Cada referencia trae sus valores de cálculo. Las ingenierías la prescriben y los carpinteros repiten.',
  ),
  ankra: texte(
    'Ankra ne fait que de l’ancrage : chevilles, goujons et résines, pour le plein, le creux et le béton fissuré. Les évaluations techniques sont à jour et faciles à joindre au dossier. Un conseiller répond au téléphone pour les cas limites.',
    'Ankra does nothing but anchoring: plugs, bolts and resins for solid, hollow and cracked concrete. Technical assessments are up to date and easy to file. An adviser answers the phone when a case is borderline.',
    'Ankra solo hace anclajes: tacos, pernos y resinas para macizo, hueco y hormigón fisurado. Las evaluaciones técnicas están al día y son fáciles de adjuntar. Un asesor atiende por teléfono los casos límite.',
  ),
  oskel: texte(
    'Oskel fabrique colliers, suspentes, rivets et petite fixation pour les lots techniques. Les modèles se ressemblent d’une taille à l’autre : on en connaît un, on les connaît tous. Les électriciens et les plombiers s’en servent côte à côte.',
    'Oskel makes clips, hangers, rivets and small fixings for building services. Models look alike from one size to the next: know one and you know them all. Electricians and plumbers use them side by side.',
    'Oskel fabrica abrazaderas, soportes, remaches y pequeña fijación para instalaciones. Los modelos se parecen de una talla a otra: conocer uno es conocerlos todos. Electricistas y fontaneros los usan codo con codo.',
  ),
  ferralis: texte(
    'Ferralis forge, plie et galvanise en Lorraine les ferrures lourdes : portails, volets, connecteurs, pointes. Le trait est simple, l’acier généreux. On la choisit quand il faut que cela tienne dehors vingt ans.',
    'Ferralis forges, bends and galvanises heavy ironwork in Lorraine: gates, shutters, connectors, nails. Plain lines, plenty of steel. It is chosen when things have to last twenty years outdoors.',
    'Ferralis forja, pliega y galvaniza en Lorena los herrajes pesados: portones, contraventanas, conectores, clavos. Línea sencilla y acero de sobra. Se elige cuando algo debe aguantar veinte años a la intemperie.',
  ),
};
