import { texte, type Texte } from '../../catalogue/modele.ts';

/** By code of brand. */
export const SECOND_OEUVRE: Readonly<Record<string, Texte>> = {
  colsyl: texte(
    'Colsyl formule des mastics, des colles et des mousses pour la pose de menuiseries. Les fiches disent ce que le produit ne fait pas, ce qui évite bien des reprises. Les cartouches sont datées lisiblement.',
    'Colsyl formulates sealants, adhesives and foams for fitting joinery. Its sheets say what the product does not do, which saves many call-backs. Cartridges are clearly dated.',
    'Colsyl formula selladores, colas y espumas para montar carpinterías. Sus fichas dicen lo que el producto no hace, lo que ahorra muchas visitas de vuelta. Los cartuchos llevan la fecha bien legible.',
  ),
  jointex: texte(
    'Jointex ferme les passages d’air et d’eau : joints, calfeutrements, rubans et mastics d’usage courant. Des produits simples, faciles à poser par temps froid. Le bon choix en entretien de parc immobilier.',
    'Jointex stops air and water: seals, draught-proofing, tapes and everyday sealants. Simple products, easy to apply in cold weather. The right choice for housing upkeep.',
    'Jointex cierra el paso al aire y al agua: juntas, burletes, cintas y selladores de uso corriente. Productos sencillos, fáciles de aplicar con frío. La buena elección para mantener un parque de viviendas.',
  ),
  sikora: texte(
    'Sikora vient du béton et de l’étanchéité : résines, membranes, mastics techniques. Chaque système est décrit du primaire à la finition. Les étancheurs et les façadiers travaillent avec elle depuis longtemps.',
    'Sikora comes from concrete and waterproofing: resins, membranes, technical sealants. Each system is described from primer to finish. Roofers and façade firms have long worked with it.',
    'Sikora viene del hormigón y la impermeabilización: resinas, membranas, selladores técnicos. Cada sistema se describe de la imprimación al acabado. Impermeabilizadores y fachadistas trabajan con ella desde hace tiempo.',
  ),
  luminor: texte(
    'Luminor éclaire les meubles, les ateliers et les chantiers. Les températures de couleur sont constantes d’une livraison à l’autre, et les alimentations durent autant que les sources. Les blocs se changent sans outil.',
    'Luminor lights furniture, workshops and sites. Colour temperatures are the same from one delivery to the next, and drivers last as long as the lamps. Units are changed without tools.',
    'Luminor ilumina muebles, talleres y obras. La temperatura de color es constante de una entrega a otra y las fuentes duran tanto como las luces. Los bloques se cambian sin herramientas.',
  ),
  elektra: texte(
    'Élektra suit l’électricien du tableau à la prise : câbles, conduits, appareillage, outils. Une seule esthétique pour le neuf et le dépannage, gardée au catalogue depuis quinze ans. Le conditionnement est pensé pour le fourgon.',
    'Élektra follows the electrician from board to socket: cables, conduits, accessories, tools. One look for new work and repairs, kept in range for fifteen years. Packs are made for the van.',
    'Élektra acompaña al electricista del cuadro a la toma: cables, tubos, mecanismos, herramientas. Una sola estética para obra nueva y reparación, en catálogo desde hace quince años. Los formatos están pensados para la furgoneta.',
  ),
  filvolt: texte(
    'Filvolt fournit le câble, la rallonge et l’outil de l’électricien au meilleur prix. Les couronnes se déroulent sans vriller et le métrage est imprimé. Conforme, tracé, disponible.',
    'Filvolt supplies cable, extension leads and electricians’ tools at the best price. Coils pay out without twisting and the length is printed. Compliant, traceable, available.',
    'Filvolt suministra cable, alargadores y herramienta de electricista al mejor precio. Los rollos se desenrollan sin retorcerse y llevan el metraje impreso. Conforme, trazable, disponible.',
  ),
  aquanor: texte(
    'Aquanor couvre la salle d’eau et la chaufferie : tubes, raccords, WC, radiateurs. Les pièces d’usure sont vendues à part, pendant dix ans au moins. Les plombiers l’emmènent en tournée.',
    'Aquanor covers bathroom and boiler room: pipes, fittings, toilets, radiators. Wearing parts are sold separately, for at least ten years. Plumbers take it on their rounds.',
    'Aquanor cubre el baño y la sala de calderas: tubos, racores, inodoros, radiadores. Las piezas de desgaste se venden sueltas, durante al menos diez años. Los fontaneros la llevan en su ruta.',
  ),
  robinel: texte(
    'Robinel fabrique des robinetteries et des mécanismes dans la Somme. Cartouches céramiques, laiton à faible teneur en plomb, gestes d’entretien simples. Elle équipe les logements sociaux et les belles salles de bains.',
    'Robinel makes taps and mechanisms in the Somme. Ceramic cartridges, low-lead brass, simple maintenance. It fits out social housing and fine bathrooms alike.',
    'Robinel fabrica grifería y mecanismos en el Somme. Cartuchos cerámicos, latón con poco plomo, mantenimiento sencillo. Equipa viviendas sociales y buenos cuartos de baño.',
  ),
  tubeo: texte(
    'Tubéo extrude tubes, conduits et évacuations, et les colliers qui vont avec. Les diamètres sont marqués tous les mètres. L’essentiel du réseau, au prix du mètre.',
    'Tubéo extrudes pipes, conduits and waste systems, and the clips that go with them. Diameters are marked every metre. The bulk of the network, at a price per metre.',
    'Tubéo extruye tubos, conductos y desagües, y las abrazaderas que los acompañan. Los diámetros van marcados cada metro. Lo esencial de la red, a precio por metro.',
  ),
};
