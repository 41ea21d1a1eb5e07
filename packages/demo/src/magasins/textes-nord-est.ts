import { texte, type Texte } from '../catalogue/modele.ts';

/** Stores of the north and the east, each with a word on where it stands and whom it serves. */
export const TEXTES_NORD_EST: Readonly<Record<string, Texte>> = {
  Paris: texte(
    'Au centre, livré deux fois par jour en camionnette électrique : petites quantités, retrait rapide, pas de stationnement à chercher plus de dix minutes.',
    'In the centre, restocked twice a day by electric van: small quantities, quick collection and a ten-minute bay at the door.',
    'En el centro, abastecido dos veces al día en furgoneta eléctrica: pequeñas cantidades, recogida rápida y parada de diez minutos.',
  ),
  Melun: texte(
    'Au bord de la Seine, le comptoir des grands chantiers du sud francilien, avec stock de plaques et de rails.',
    'By the Seine, the counter of the big sites south of Paris, with boards and studs in stock.',
    'Junto al Sena, el mostrador de las grandes obras del sur de París, con placas y perfiles en stock.',
  ),
  Lille: texte(
    'Porte des Flandres, près du port fluvial : brique, rénovation de courées et serrurerie d’immeuble.',
    'At the gate of Flanders near the river port: brickwork, terrace renovation and locks for blocks of flats.',
    'A las puertas de Flandes, cerca del puerto fluvial: ladrillo, rehabilitación y cerrajería de edificios.',
  ),
  Amiens: texte(
    'Au sud de la ville, sur la route de Paris : couvreurs, zingueurs et entreprises de maintenance industrielle.',
    'South of the city on the Paris road: roofers, zinc workers and plant maintenance companies.',
    'Al sur de la ciudad, en la carretera de París: techadores, zingueros y mantenimiento industrial.',
  ),
  Beauvais: texte(
    'À dix minutes de l’aéroport, ouvert tôt pour les équipes qui descendent sur la région parisienne.',
    'Ten minutes from the airport, open early for crews driving down to the Paris area.',
    'A diez minutos del aeropuerto, abre temprano para las cuadrillas que bajan a la región parisina.',
  ),
  'Saint-Quentin': texte(
    'Dans l’ancien quartier textile : un comptoir de briques rouges, spécialiste du moteur, du roulement et de la visserie mécanique.',
    'In the old textile district: a red-brick counter that knows motors, bearings and machine screws.',
    'En el antiguo barrio textil: un mostrador de ladrillo rojo, especialista en motores, rodamientos y tornillería mecánica.',
  ),
  Reims: texte(
    'Au sud, côté maisons de champagne : cuves, inox et sols techniques côtoient la quincaillerie de bâtiment.',
    'In the south beside the champagne houses: tanks, stainless and technical floors next to builders’ hardware.',
    'Al sur, junto a las casas de champán: depósitos, inox y suelos técnicos junto a la ferretería de obra.',
  ),
  Troyes: texte(
    'Entre maisons à pans de bois et usines de bonneterie : restauration, agencement de boutiques et magasins d’usine.',
    'Between timber-framed houses and hosiery works: restoration, shopfitting and factory outlets.',
    'Entre casas de entramado y fábricas de punto: restauración, montaje de tiendas y outlets.',
  ),
  Metz: texte(
    'Près du port sur la Moselle : métallerie et charpente acier, avec fermeture les jours fériés d’Alsace-Moselle.',
    'Near the port on the Moselle: metalwork and steel framing, closed on the holidays of Alsace-Moselle.',
    'Cerca del puerto del Mosela: metalistería y estructura metálica; cierra los festivos de Alsacia-Mosela.',
  ),
  Nancy: texte(
    'À l’est de la vieille ville : ferronnerie d’art, vitrerie et rénovation d’immeubles Art nouveau.',
    'East of the old town: wrought iron, glazing and renovation of Art Nouveau buildings.',
    'Al este del casco antiguo: forja artística, cristalería y rehabilitación de edificios modernistas.',
  ),
  Strasbourg: texte(
    'Au port du Rhin, avec conseil en allemand : menuiserie passive, étanchéité à l’air et quincaillerie de fenêtres.',
    'At the Rhine port, with advice in German too: passive-house joinery, airtightness and window fittings.',
    'En el puerto del Rin, con atención también en alemán: carpintería pasiva, estanqueidad y herrajes de ventana.',
  ),
  Mulhouse: texte(
    'Au milieu des anciennes filatures : automobile, maintenance et serrurerie industrielle, allemand parlé au comptoir.',
    'Among the former mills: automotive, maintenance and industrial locks; German spoken at the counter.',
    'Entre antiguas hilaturas: automóvil, mantenimiento y cerrajería industrial; se habla alemán.',
  ),
  Dijon: texte(
    'Sur la route des vins, au sud : cuveries, caves et chambres froides, avec un rayon frigoriste complet.',
    'On the wine road to the south: vat rooms, cellars and cold stores, with a full refrigeration aisle.',
    'En la ruta del vino, al sur: bodegas, cavas y cámaras frías, con una sección de frío completa.',
  ),
  Besançon: texte(
    'Dans la boucle horlogère : outillage de précision, petite visserie et instruments de mesure étalonnés.',
    'In watchmaking country: precision tools, small screws and calibrated measuring instruments.',
    'En tierra de relojeros: herramienta de precisión, tornillería pequeña e instrumentos calibrados.',
  ),
};
