import { texte, type Texte } from '../catalogue/modele.ts';

/** Stores of the south, each with a word on where it stands and whom it serves. */
export const TEXTES_SUD: Readonly<Record<string, Texte>> = {
  Bordeaux: texte(
    'Rive droite, près du pont : chais, échoppes et tramways ; le comptoir tourne au rythme des rénovations de la ville.',
    'On the right bank by the bridge: wine stores, stone terraces and tram lines; the counter follows the city’s renovations.',
    'En la orilla derecha, junto al puente: bodegas, casas bajas y tranvías; el mostrador sigue el ritmo de la ciudad.',
  ),
  Angoulême: texte(
    'Sous le plateau, près des papeteries : maintenance de process, plomberie inox et isolation.',
    'Below the plateau near the paper mills: process maintenance, stainless plumbing and insulation.',
    'Bajo la meseta, cerca de las papeleras: mantenimiento de procesos, fontanería inox y aislamiento.',
  ),
  Limoges: texte(
    'Au nord, près de la technopole : fours, porcelaine et bois ; le plus grand rayon d’abrasifs du Limousin.',
    'In the north near the science park: kilns, porcelain and timber; the largest abrasives aisle in Limousin.',
    'Al norte, cerca del parque tecnológico: hornos, porcelana y madera; la mayor sección de abrasivos del Lemosín.',
  ),
  'Brive-la-Gaillarde': texte(
    'Au carrefour de l’A20 et de l’A89 : on y passe du Périgord, du Lot et de la Corrèze pour charger une semaine de chantier.',
    'Where the A20 meets the A89: crews from Périgord, Lot and Corrèze load a week’s work here.',
    'En el cruce de la A20 y la A89: del Périgord, el Lot y la Corrèze vienen a cargar la semana.',
  ),
  Pau: texte(
    'Face aux Pyrénées, sur la route de Tarbes : charpente de montagne, ancrages et matériel de levage.',
    'Facing the Pyrenees on the Tarbes road: mountain framing, anchors and lifting gear.',
    'Frente a los Pirineos, en la carretera de Tarbes: estructuras de montaña, anclajes y elevación.',
  ),
  Bayonne: texte(
    'Entre Adour et frontière, conseil en espagnol : façades, volets basques et menuiserie du littoral.',
    'Between the Adour and the border, with advice in Spanish: façades, Basque shutters and coastal joinery.',
    'Entre el Adur y la frontera, con atención en español: fachadas, contraventanas vascas y carpintería de costa.',
  ),
  Toulouse: texte(
    'Au nord, près des pistes : sous-traitants de l’aéronautique le matin, artisans du bâtiment le midi, stock pour les deux.',
    'In the north near the runways: aerospace subcontractors in the morning, builders at noon, stock for both.',
    'Al norte, junto a las pistas: subcontratistas aeronáuticos por la mañana, albañiles a mediodía, stock para ambos.',
  ),
  Montpellier: texte(
    'À l’est, près du tram : climatisation, piscine et électricité, dans la ville qui construit le plus du littoral.',
    'In the east by the tram: air conditioning, pools and electrics, in the city that builds most along the coast.',
    'Al este, junto al tranvía: climatización, piscina y electricidad, en la ciudad que más construye de la costa.',
  ),
  Nîmes: texte(
    'Sur la route d’Avignon : taille de pierre, garrigue et mas ; disques diamant et scies à matériaux au comptoir.',
    'On the Avignon road: stone cutting, scrubland and farmhouses; diamond blades and masonry saws at the counter.',
    'En la carretera de Aviñón: cantería, garriga y masías; discos de diamante y sierras de material.',
  ),
  Perpignan: texte(
    'Au marché de gros : serres, chambres froides et chantiers des deux côtés de la frontière.',
    'By the wholesale market: greenhouses, cold stores and sites on both sides of the border.',
    'Junto al mercado mayorista: invernaderos, cámaras frías y obras a ambos lados de la frontera.',
  ),
  Lyon: texte(
    'Au sud, entre Rhône et voies ferrées : le plus grand comptoir du Sud-Est, douze mille références sur place.',
    'In the south between the Rhône and the tracks: the largest counter of the South-East, twelve thousand items on site.',
    'Al sur, entre el Ródano y las vías: el mayor mostrador del Sureste, doce mil referencias en el local.',
  ),
  'Saint-Étienne': texte(
    'Dans la vallée du Gier, chez les métallurgistes : acier, taraudage et outillage coupant à l’unité.',
    'In the Gier valley among metalworkers: steel, tapping and cutting tools by the piece.',
    'En el valle del Gier, entre metalúrgicos: acero, roscado y herramienta de corte por unidades.',
  ),
  Grenoble: texte(
    'Au pied des pistes et des laboratoires : travaux en hauteur, cordes, et instruments pour salles techniques.',
    'Below ski runs and laboratories: work at height, ropes and instruments for technical rooms.',
    'Al pie de las pistas y los laboratorios: trabajos en altura, cuerdas e instrumentos para salas técnicas.',
  ),
  Annecy: texte(
    'Entre lac et décolletage : visserie de précision, chalets et menuiserie bois massif.',
    'Between the lake and the screw-turning valleys: precision screws, chalets and solid wood joinery.',
    'Entre el lago y el decoletaje: tornillería de precisión, chalés y carpintería de madera maciza.',
  ),
  Chambéry: texte(
    'À l’entrée des vallées de ski : déneigement, chaufferie et quincaillerie de chalet, double équipe en hiver.',
    'At the mouth of the ski valleys: snow clearing, boiler rooms and chalet hardware, with a double team in winter.',
    'A la entrada de los valles de esquí: quitanieves, calderas y herrajes de chalé; doble equipo en invierno.',
  ),
  Valence: texte(
    'Sur l’axe du Rhône, à mi-chemin de Lyon et d’Avignon : le point de rendez-vous des équipes itinérantes.',
    'On the Rhône corridor halfway between Lyon and Avignon: where travelling crews meet.',
    'En el eje del Ródano, a medio camino de Lyon y Aviñón: punto de encuentro de cuadrillas itinerantes.',
  ),
  'Clermont-Ferrand': texte(
    'Entre usines de pneus et volcans : caoutchouc, manutention et couverture en lauze.',
    'Between tyre works and volcanoes: rubber, handling gear and stone-slab roofing.',
    'Entre fábricas de neumáticos y volcanes: caucho, manutención y cubiertas de lajas.',
  ),
  Marseille: texte(
    'Près du port, à l’abri du mistral : réparation navale, façades et serrurerie, avec un chargement à l’ombre.',
    'Near the port, out of the mistral: ship repair, façades and locks, with shaded loading.',
    'Cerca del puerto, al abrigo del mistral: reparación naval, fachadas y cerrajería, con carga a la sombra.',
  ),
  Nice: texte(
    'Dans la plaine du Var : villas, piscines et yachts ; teintes et finitions haut de gamme en stock.',
    'In the Var plain: villas, pools and yachts; high-end finishes in stock.',
    'En la llanura del Var: villas, piscinas y yates; acabados de alta gama en stock.',
  ),
  Toulon: texte(
    'Derrière l’arsenal : accès facile aux fourgons, équipements de protection et visserie marine.',
    'Behind the naval yard: easy van access, protective equipment and marine fixings.',
    'Detrás del arsenal: acceso fácil para furgonetas, equipos de protección y tornillería marina.',
  ),
  Avignon: texte(
    'Extra-muros, près du marché d’intérêt national : irrigation, serrurerie agricole et rénovation de mas.',
    'Outside the walls near the produce market: irrigation, farm locks and farmhouse renovation.',
    'Extramuros, cerca del mercado mayorista: riego, cerrajería agrícola y rehabilitación de masías.',
  ),
  Gap: texte(
    'À 740 m d’altitude : le comptoir le plus haut de l’enseigne, où le rayon chauffage ne ferme jamais.',
    'At 740 m above the sea: the highest counter of the company, where the heating aisle never rests.',
    'A 740 m de altitud: el mostrador más alto de la casa, donde la sección de calefacción nunca descansa.',
  ),
  Ajaccio: texte(
    'À la sortie de la ville, livré par bateau trois fois par semaine : commandez avant midi pour la traversée du soir.',
    'At the edge of town, supplied by ship three times a week: order before noon for the evening crossing.',
    'A la salida de la ciudad, abastecido por barco tres veces por semana: pida antes de mediodía para la travesía de la noche.',
  ),
  Bastia: texte(
    'Au sud du port, au pied du Cap : un stock élargi de 30 % pour ne dépendre ni du vent ni du ferry.',
    'South of the port below the Cape: a third more stock, to depend neither on the wind nor on the ferry.',
    'Al sur del puerto, al pie del Cabo: un tercio más de stock para no depender del viento ni del ferry.',
  ),
};
