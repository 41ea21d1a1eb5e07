import { texte, type Texte } from '../catalogue/modele.ts';

/** Stores of the west and the centre, each with a word on where it stands and whom it serves. */
export const TEXTES_OUEST: Readonly<Record<string, Texte>> = {
  Clisson: texte(
    'Le premier comptoir de l’enseigne, à côté du dépôt Ouest : ce qui manque en rayon se prend au dépôt dans l’heure.',
    'The first counter of the company, next door to the West warehouse: what is not on the shelf comes from the warehouse within the hour.',
    'El primer mostrador de la casa, junto al almacén Oeste: lo que falta en la estantería llega del almacén en una hora.',
  ),
  Nantes: texte(
    'Sur la rive sud, à trois minutes du périphérique : agenceurs navals et menuisiers d’atelier y prennent leur quincaillerie avant 8 h.',
    'On the south bank, three minutes from the ring road: ship fitters and joinery shops collect their hardware here before 8.',
    'En la orilla sur, a tres minutos de la circunvalación: instaladores navales y carpinteros recogen aquí su ferretería antes de las 8.',
  ),
  Angers: texte(
    'Au nord de la Maine, entre paysagistes et couvreurs ardoisiers : crochets, pointes cuivre et outillage de coupe en quantité.',
    'North of the Maine, among landscapers and slaters: slate hooks, copper nails and cutting tools in quantity.',
    'Al norte del Maine, entre paisajistas y pizarreros: ganchos, clavos de cobre y herramienta de corte en cantidad.',
  ),
  'Le Mans': texte(
    'Près de la rocade est, un comptoir tourné vers la maintenance industrielle et la mécanique, avec le plus grand choix de consommables de l’Ouest.',
    'Near the eastern bypass, a counter for plant maintenance and engineering, with the widest range of consumables in the West.',
    'Cerca de la ronda este, un mostrador volcado en el mantenimiento industrial y la mecánica, con el mayor surtido de consumibles del Oeste.',
  ),
  'La Roche-sur-Yon': texte(
    'Au cœur de la Vendée des menuiseries et des constructeurs de maisons : ferrures de portes et de fenêtres par palettes.',
    'In the heart of Vendée, land of joinery works and house builders: door and window fittings by the pallet.',
    'En el corazón de la Vendée de las carpinterías y los constructores de casas: herrajes de puertas y ventanas por palés.',
  ),
  Rennes: texte(
    'En zone sud, à l’entrée de la rocade : plombiers et électriciens de l’agglomération y passent entre deux chantiers.',
    'In the southern business park, by the ring road: plumbers and electricians of the city call in between two jobs.',
    'En la zona sur, a la entrada de la ronda: fontaneros y electricistas de la ciudad paran aquí entre dos obras.',
  ),
  Brest: texte(
    'Face au port de commerce, équipé pour l’air salin : visserie inox A4, accastillage de bâtiment et vêtements de pluie.',
    'Facing the commercial port and ready for salt air: A4 stainless fixings, marine-grade fittings and rainwear.',
    'Frente al puerto comercial y preparado para el aire salino: tornillería inox A4, herrajes marinos y ropa de lluvia.',
  ),
  Quimper: texte(
    'À deux pas de la gare de fret, le rendez-vous des charpentiers de Cornouaille, ouvert tôt avant les départs de chantier.',
    'A few steps from the freight station, where the carpenters of Cornouaille meet early before leaving for site.',
    'A dos pasos de la estación de mercancías, punto de encuentro de los carpinteros de Cornualles antes de salir a obra.',
  ),
  Lorient: texte(
    'Derrière les chantiers navals : colles, mastics et inox en stock profond pour la réparation de bateaux comme pour le bâtiment.',
    'Behind the shipyards: adhesives, sealants and stainless steel held deep in stock for boat repair as well as building.',
    'Detrás de los astilleros: colas, masillas e inox con stock profundo, para la reparación naval y la construcción.',
  ),
  'Saint-Malo': texte(
    'Hors les murs, sur la route de Rennes : ravalement, menuiserie de bord de mer et entretien d’hôtels.',
    'Outside the walls, on the Rennes road: façade work, seaside joinery and hotel upkeep.',
    'Extramuros, en la carretera de Rennes: fachadas, carpintería de costa y mantenimiento de hoteles.',
  ),
  'Saint-Brieuc': texte(
    'Au-dessus de la vallée du Gouët, un comptoir de campagne pour artisans polyvalents et collectivités de la côte.',
    'Above the Gouët valley, a country counter for all-round craftsmen and the councils of the coast.',
    'Sobre el valle del Gouët, un mostrador rural para artesanos polivalentes y ayuntamientos de la costa.',
  ),
  Caen: texte(
    'Entre le port et la presqu’île, au service des maçons de la pierre de Caen et des plaquistes de l’agglomération.',
    'Between the port and the peninsula, serving masons who work Caen stone and the dry-liners of the city’s blocks.',
    'Entre el puerto y la península, al servicio de los canteros de la piedra de Caen y los instaladores de placa.',
  ),
  'Cherbourg-en-Cotentin': texte(
    'Près de la gare maritime : chaudronniers, métalliers et chantiers navals y trouvent abrasifs et EPI de soudage.',
    'Near the ferry terminal: boilermakers, metalworkers and shipyards find abrasives and welding protection here.',
    'Cerca de la estación marítima: caldereros, metalistas y astilleros encuentran aquí abrasivos y EPI de soldadura.',
  ),
  'Le Havre': texte(
    'Sur les quais, avec accès poids lourds : lots complets pour les entreprises de la zone portuaire, préparés la veille.',
    'On the docks, with lorry access: full lots for the companies of the port, made up the day before.',
    'En los muelles, con acceso para camiones: lotes completos para las empresas del puerto, preparados la víspera.',
  ),
  Rouen: texte(
    'Rive gauche, au milieu des ateliers : restauration de colombages, serrurerie de copropriété et dépannage.',
    'On the left bank among the workshops: half-timber restoration, locks for blocks of flats and call-out work.',
    'En la orilla izquierda, entre talleres: restauración de entramados, cerrajería de comunidades y urgencias.',
  ),
  Tours: texte(
    'Au bord du Cher, spécialisé dans la rénovation en tuffeau et la menuiserie ancienne : paumelles et crémones d’époque sur mesure.',
    'By the Cher, at home in tuffeau stone renovation and old joinery: period hinges and espagnolette bolts to order.',
    'Junto al Cher, especializado en rehabilitación en toba y carpintería antigua: bisagras y fallebas de época por encargo.',
  ),
  Orléans: texte(
    'Au nord de la Loire, près de l’A10 : plateforme de passage des équipes qui partent sur les chantiers d’Île-de-France.',
    'North of the Loire near the A10: the stop of crews on their way to sites around Paris.',
    'Al norte del Loira, cerca de la A10: parada de las cuadrillas que salen hacia las obras de París.',
  ),
  Bourges: texte(
    'Au pied des marais, un comptoir de ville moyenne où l’on connaît chaque client par son prénom.',
    'At the edge of the marshes, a counter in a middle-sized town where every customer is known by first name.',
    'Junto a las marismas, un mostrador de ciudad media donde se conoce a cada cliente por su nombre.',
  ),
  Châteauroux: texte(
    'Sur l’ancienne zone aéronautique : hauteur libre de 6 m et grande cour pour charger les longueurs.',
    'On the former airfield: six metres of clear height and a large yard to load long goods.',
    'En la antigua zona aeronáutica: seis metros de altura libre y un gran patio para cargar piezas largas.',
  ),
  Poitiers: texte(
    'À la sortie nord, entre campus et zone artisanale : maintenance de bâtiments publics et plomberie.',
    'At the northern exit, between campus and trade estate: upkeep of public buildings and plumbing.',
    'En la salida norte, entre el campus y la zona artesanal: mantenimiento de edificios públicos y fontanería.',
  ),
  Niort: texte(
    'Dans la cité des mutuelles, un comptoir rompu aux marchés de bureaux : faux plafonds, cloisons et contrôle d’accès.',
    'In the city of insurers, a counter used to office fit-outs: ceilings, partitions and access control.',
    'En la ciudad de las mutuas, un mostrador hecho a las oficinas: falsos techos, tabiques y control de accesos.',
  ),
  'La Rochelle': texte(
    'Entre le port de pêche et les Minimes : inox, quincaillerie marine et matériel de terrasse bois.',
    'Between the fishing port and Les Minimes: stainless steel, marine hardware and decking materials.',
    'Entre el puerto pesquero y Les Minimes: inox, ferretería marina y material para terrazas de madera.',
  ),
};
