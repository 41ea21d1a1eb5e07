/** Trades the shop speaks to, as their pages introduce them. Codes are those of `enseigne.metiers`. */
import { texte, type Texte } from './modele.ts';

export interface UniversDemo {
  code: string;
  libelle: Texte;
  intro: Texte;
}

const univers = (code: string, libelle: Texte, intro: Texte): UniversDemo => ({
  code,
  libelle,
  intro,
});

export const UNIVERS: readonly UniversDemo[] = [
  univers(
    'menuisier',
    texte('Menuisier', 'Joiner', 'Carpintero'),
    texte(
      'Ferrures, panneaux, visserie et machines pour fabriquer à l’atelier et poser chez le client.',
      'Hardware, boards, screws and machines to make in the workshop and fit on site.',
      'Herrajes, tableros, tornillería y máquinas para fabricar en el taller y montar en obra.',
    ),
  ),
  univers(
    'agenceur',
    texte('Agenceur', 'Shopfitter', 'Instalador de interiores'),
    texte(
      'Coulisses, charnières, profils et éclairage pour les cuisines, les dressings et les magasins.',
      'Runners, hinges, profiles and lighting for kitchens, wardrobes and shops.',
      'Guías, bisagras, perfiles e iluminación para cocinas, vestidores y tiendas.',
    ),
  ),
  univers(
    'charpentier',
    texte('Charpentier', 'Carpenter', 'Carpintero de armar'),
    texte(
      'Vis de structure, connecteurs, sciage et travail en hauteur pour lever la charpente.',
      'Structural screws, connectors, sawing and work at height to raise the frame.',
      'Tornillos estructurales, conectores, corte y trabajo en altura para levantar la estructura.',
    ),
  ),
  univers(
    'couvreur',
    texte('Couvreur', 'Roofer', 'Techador'),
    texte(
      'Fixations de couverture, étanchéité, antichute et outillage du toit.',
      'Roofing fixings, waterproofing, fall arrest and tools for the roof.',
      'Fijaciones de cubierta, impermeabilización, anticaídas y herramientas de tejado.',
    ),
  ),
  univers(
    'macon',
    texte('Maçon', 'Bricklayer', 'Albañil'),
    texte(
      'Chevilles, scellement, perforation et protection pour le gros œuvre.',
      'Anchors, resins, hammer drilling and protection for structural work.',
      'Anclajes, resinas, perforación y protección para la obra gruesa.',
    ),
  ),
  univers(
    'plaquiste',
    texte('Plaquiste', 'Dryliner', 'Pladurista'),
    texte(
      'Vis, visseuses, lames et outils de finition pour la plaque de plâtre.',
      'Screws, screwdrivers, blades and finishing tools for plasterboard.',
      'Tornillos, atornilladores, hojas y útiles de acabado para placa de yeso.',
    ),
  ),
  univers(
    'peintre',
    texte('Peintre', 'Decorator', 'Pintor'),
    texte(
      'Préparation des fonds, abrasifs, mastics, protection et application.',
      'Surface preparation, abrasives, fillers, protection and application.',
      'Preparación de soportes, abrasivos, masillas, protección y aplicación.',
    ),
  ),
  univers(
    'electricien',
    texte('Électricien', 'Electrician', 'Electricista'),
    texte(
      'Appareillage, câbles, éclairage et outils isolés pour le neuf et le dépannage.',
      'Wiring accessories, cables, lighting and insulated tools for new work and repairs.',
      'Mecanismos, cables, iluminación y herramientas aisladas para obra nueva y averías.',
    ),
  ),
  univers(
    'plombier',
    texte('Plombier chauffagiste', 'Plumber and heating engineer', 'Fontanero calefactor'),
    texte(
      'Tubes, raccords, robinetterie et sertissage, du réseau à la pose.',
      'Pipes, fittings, taps and pressing, from the network to the fitting.',
      'Tubos, accesorios, grifería y prensado, de la red al montaje.',
    ),
  ),
  univers(
    'serrurier',
    texte('Serrurier', 'Locksmith', 'Cerrajero'),
    texte(
      'Serrures, cylindres, ferme-portes et contrôle d’accès, avec leurs pièces.',
      'Locks, cylinders, door closers and access control, with their parts.',
      'Cerraduras, bombillos, cierrapuertas y control de accesos, con sus recambios.',
    ),
  ),
  univers(
    'metallier',
    texte('Métallier', 'Metalworker', 'Metalista'),
    texte(
      'Perçage, meulage, boulonnerie et soudage pour l’atelier et le chantier.',
      'Drilling, grinding, bolts and welding for the workshop and the site.',
      'Taladrado, amolado, pernería y soldadura para el taller y la obra.',
    ),
  ),
  univers(
    'paysagiste',
    texte('Paysagiste', 'Landscaper', 'Paisajista'),
    texte(
      'Fixations inox, terrasse, coupe et vêtements pour travailler dehors.',
      'Stainless fixings, decking, cutting and clothing for outdoor work.',
      'Fijaciones inox, tarima, corte y ropa para trabajar en el exterior.',
    ),
  ),
  univers(
    'maintenance',
    texte('Maintenance', 'Maintenance', 'Mantenimiento'),
    texte(
      'De quoi réparer tout de suite : outils, consommables, chimie et rangement.',
      'All it takes to repair at once: tools, consumables, chemicals and storage.',
      'Todo para reparar al momento: herramientas, consumibles, química y almacenaje.',
    ),
  ),
  univers(
    'collectivite',
    texte('Collectivité', 'Public body', 'Administración'),
    texte(
      'Équipements de protection, entretien et fixation pour les services techniques.',
      'Protective equipment, upkeep and fixings for technical services.',
      'Equipos de protección, mantenimiento y fijación para los servicios técnicos.',
    ),
  ),
];
