import { texte, type NoeudDemo } from '../../modele.ts';

function noeud(code: string, fr: string, en: string, es: string, enfants?: NoeudDemo[]): NoeudDemo {
  return { code, libelle: texte(fr, en, es), ...(enfants && { enfants }) };
}

const PANTALONS: NoeudDemo = {
  ...noeud('pantalons-travail', 'Pantalons', 'Work trousers', 'Pantalones de trabajo'),
  intro: texte(
    'Multipoches, stretch, jeans et bermudas, du 36 au 56, avec ou sans poches genouillères.',
    'Cargo, stretch, denim and shorts, French sizes 36 to 56, with or without knee pockets.',
    'Multibolsillos, elásticos, vaqueros y bermudas, con o sin bolsillos para rodilleras.',
  ),
  enfants: [
    noeud('pantalons-multipoches', 'Pantalons multipoches', 'Cargo trousers', 'Multibolsillos', [
      noeud(
        'pantalons-genouilleres',
        'Pantalons à poches genouillères',
        'Knee-pocket trousers',
        'Pantalones con bolsillo de rodillera',
      ),
      noeud('pantalons-stretch', 'Pantalons stretch', 'Stretch trousers', 'Pantalones elásticos'),
      noeud(
        'pantalons-flottants',
        'Pantalons à poches flottantes',
        'Holster-pocket trousers',
        'Pantalones con bolsillos exteriores',
      ),
    ]),
    noeud('jeans-travail', 'Jeans de travail', 'Work jeans', 'Vaqueros de trabajo'),
    noeud('bermudas-travail', 'Bermudas et shorts', 'Work shorts', 'Bermudas y pantalones cortos'),
    noeud('pantalons-femme', 'Pantalons femme', 'Women’s trousers', 'Pantalones de mujer'),
  ],
};

const VESTES: NoeudDemo = {
  ...noeud('vestes-blousons', 'Vestes et blousons', 'Jackets', 'Chaquetas y cazadoras'),
  intro: texte(
    'Vestes d’atelier, blousons, softshells et gilets sans manches pour toute saison.',
    'Workshop jackets, bomber jackets, softshells and bodywarmers for every season.',
    'Chaquetas de taller, cazadoras, softshells y chalecos para todo el año.',
  ),
  enfants: [
    noeud('vestes-travail', 'Vestes de travail', 'Work jackets', 'Chaquetas de trabajo'),
    noeud('blousons-travail', 'Blousons', 'Bomber jackets', 'Cazadoras'),
    noeud('softshells', 'Softshells', 'Softshell jackets', 'Softshells'),
    noeud('gilets-travail', 'Gilets sans manches', 'Bodywarmers', 'Chalecos', [
      noeud('gilets-matelasses', 'Gilets matelassés', 'Padded bodywarmers', 'Chalecos acolchados'),
      noeud(
        'gilets-multipoches',
        'Gilets multipoches',
        'Multi-pocket vests',
        'Chalecos multibolsillos',
      ),
    ]),
  ],
};

const PLUIE: NoeudDemo = {
  ...noeud('parkas-pluie', 'Parkas et pluie', 'Parkas and rainwear', 'Parkas y lluvia'),
  intro: texte(
    'Parkas chaudes, doudounes et vêtements étanches pour travailler par tous les temps.',
    'Warm parkas, padded jackets and waterproofs for working in any weather.',
    'Parkas de abrigo, chaquetas acolchadas y prendas impermeables para todo tiempo.',
  ),
  enfants: [
    noeud('parkas-travail', 'Parkas', 'Parkas', 'Parkas', [
      noeud('parkas-froid', 'Parkas grand froid', 'Cold-weather parkas', 'Parkas contra el frío'),
      noeud('parkas-3-en-1', 'Parkas 3 en 1', '3-in-1 parkas', 'Parkas 3 en 1'),
    ]),
    noeud('doudounes', 'Doudounes', 'Padded jackets', 'Chaquetas acolchadas'),
    noeud('vetements-pluie', 'Vêtements de pluie', 'Rainwear', 'Ropa de lluvia', [
      noeud('vestes-pluie', 'Vestes de pluie', 'Rain jackets', 'Chaquetas de lluvia'),
      noeud('ensembles-pluie', 'Ensembles de pluie', 'Rain suits', 'Conjuntos de lluvia'),
    ]),
  ],
};

const HAUTE_VISIBILITE: NoeudDemo = {
  ...noeud('haute-visibilite', 'Haute visibilité', 'High-visibility clothing', 'Alta visibilidad'),
  intro: texte(
    'Gilets, hauts, pantalons et parkas fluorescents de classe 2 et 3 selon EN ISO 20471.',
    'Fluorescent vests, tops, trousers and parkas, classes 2 and 3 to EN ISO 20471.',
    'Chalecos, camisetas, pantalones y parkas fluorescentes, clases 2 y 3 según EN ISO 20471.',
  ),
  enfants: [
    noeud(
      'gilets-haute-visibilite',
      'Gilets haute visibilité',
      'Hi-vis vests',
      'Chalecos de alta visibilidad',
    ),
    noeud(
      'hauts-haute-visibilite',
      'Hauts haute visibilité',
      'Hi-vis tops',
      'Prendas superiores de alta visibilidad',
      [
        noeud(
          't-shirts-haute-visibilite',
          'T-shirts et polos haute visibilité',
          'Hi-vis T-shirts and polos',
          'Camisetas y polos de alta visibilidad',
        ),
        noeud(
          'sweats-haute-visibilite',
          'Sweats haute visibilité',
          'Hi-vis sweatshirts',
          'Sudaderas de alta visibilidad',
        ),
      ],
    ),
    noeud(
      'pantalons-haute-visibilite',
      'Pantalons haute visibilité',
      'Hi-vis trousers',
      'Pantalones de alta visibilidad',
    ),
    noeud(
      'parkas-haute-visibilite',
      'Parkas haute visibilité',
      'Hi-vis parkas',
      'Parkas de alta visibilidad',
    ),
  ],
};

const HAUTS: NoeudDemo = {
  ...noeud('polos-t-shirts', 'Polos et t-shirts', 'Polos and T-shirts', 'Polos y camisetas'),
  intro: texte(
    'T-shirts, polos et chemises à porter seuls ou à marquer au nom de l’entreprise.',
    'T-shirts, polos and shirts to wear as they are or with the company’s logo.',
    'Camisetas, polos y camisas para llevar tal cual o personalizar con el logo.',
  ),
  enfants: [
    noeud('t-shirts-travail', 'T-shirts', 'T-shirts', 'Camisetas', [
      noeud(
        't-shirts-manches-courtes',
        'T-shirts manches courtes',
        'Short-sleeve T-shirts',
        'Camisetas de manga corta',
      ),
      noeud(
        't-shirts-manches-longues',
        'T-shirts manches longues',
        'Long-sleeve T-shirts',
        'Camisetas de manga larga',
      ),
    ]),
    noeud('polos-travail', 'Polos', 'Polo shirts', 'Polos'),
    noeud('chemises-travail', 'Chemises', 'Work shirts', 'Camisas'),
  ],
};

const SWEATS: NoeudDemo = {
  ...noeud(
    'sweats-polaires',
    'Sweats et polaires',
    'Sweatshirts and fleeces',
    'Sudaderas y polares',
  ),
  intro: texte(
    'La couche chaude entre le t-shirt et la veste : sweats, polaires et pulls.',
    'The warm layer between T-shirt and jacket: sweatshirts, fleeces and jumpers.',
    'La capa de abrigo entre camiseta y chaqueta: sudaderas, polares y jerséis.',
  ),
  enfants: [
    noeud('sweats-travail', 'Sweats', 'Sweatshirts', 'Sudaderas', [
      noeud(
        'sweats-col-rond',
        'Sweats col rond',
        'Crew-neck sweatshirts',
        'Sudaderas de cuello redondo',
      ),
      noeud('sweats-capuche', 'Sweats à capuche', 'Hoodies', 'Sudaderas con capucha'),
    ]),
    noeud('polaires', 'Polaires', 'Fleeces', 'Forros polares'),
    noeud('pulls-travail', 'Pulls', 'Jumpers', 'Jerséis'),
  ],
};

const COMBINAISONS: NoeudDemo = {
  ...noeud(
    'combinaisons-cottes',
    'Combinaisons et cottes',
    'Coveralls and overalls',
    'Monos y petos',
  ),
  intro: texte(
    'Une seule pièce pour se couvrir des pieds à la tête, en tissu ou à usage unique.',
    'One piece from neck to ankle, in fabric or for single use.',
    'Una sola prenda de pies a cabeza, de tejido o de un solo uso.',
  ),
  enfants: [
    noeud('combinaisons', 'Combinaisons', 'Coveralls', 'Monos', [
      noeud('combinaisons-tissu', 'Combinaisons en tissu', 'Fabric coveralls', 'Monos de tejido'),
      noeud(
        'combinaisons-jetables',
        'Combinaisons jetables',
        'Disposable coveralls',
        'Monos desechables',
      ),
    ]),
    noeud('cottes-bretelles', 'Cottes à bretelles', 'Bib and brace overalls', 'Petos'),
    noeud('blouses-travail', 'Blouses', 'Warehouse coats', 'Batas'),
  ],
};

const METIERS: NoeudDemo = {
  ...noeud('vetements-metier', 'Vêtements de métier', 'Trade clothing', 'Ropa por oficio'),
  intro: texte(
    'Les tenues propres à un métier : peintre, soudeur, charpentier, espaces verts, cuisine.',
    'Clothing made for one trade: painter, welder, carpenter, groundsman, kitchen.',
    'Ropa propia de cada oficio: pintor, soldador, carpintero, jardinería, cocina.',
  ),
  enfants: [
    noeud('vetements-peintre', 'Peintre et plaquiste', 'Painter and plasterer', 'Pintor y yesero', [
      noeud(
        'pantalons-peintre',
        'Pantalons de peintre',
        'Painter’s trousers',
        'Pantalones de pintor',
      ),
      noeud('cottes-peintre', 'Cottes de peintre', 'Painter’s bib overalls', 'Petos de pintor'),
    ]),
    noeud('vetements-soudeur', 'Soudeur', 'Welder', 'Soldador', [
      noeud('vestes-soudeur', 'Vestes de soudeur', 'Welding jackets', 'Chaquetas de soldador'),
      noeud(
        'tabliers-soudeur',
        'Tabliers et manchettes',
        'Welding aprons and sleeves',
        'Mandiles y manguitos',
      ),
    ]),
    noeud(
      'vetements-charpentier',
      'Menuisier et charpentier',
      'Joiner and carpenter',
      'Carpintero',
      [
        noeud(
          'largeots',
          'Largeots',
          'Carpenter’s corduroy trousers',
          'Pantalones de carpintero de pana',
        ),
      ],
    ),
    noeud('vetements-espaces-verts', 'Espaces verts', 'Grounds maintenance', 'Jardinería', [
      noeud(
        'pantalons-tronconneuse',
        'Pantalons anticoupure tronçonneuse',
        'Chainsaw trousers',
        'Pantalones anticorte para motosierra',
      ),
    ]),
    noeud('vetements-cuisine', 'Cuisine', 'Kitchen', 'Cocina'),
  ],
};

const SOUS_VETEMENTS: NoeudDemo = {
  ...noeud(
    'sous-vetements-chaussettes',
    'Sous-vêtements et chaussettes',
    'Base layers and socks',
    'Ropa interior y calcetines',
  ),
  intro: texte(
    'Première couche thermique et chaussettes adaptées aux chaussures de sécurité.',
    'Thermal base layers and socks made for safety footwear.',
    'Primera capa térmica y calcetines pensados para el calzado de seguridad.',
  ),
  enfants: [
    noeud(
      'sous-vetements-thermiques',
      'Sous-vêtements thermiques',
      'Thermal base layers',
      'Ropa térmica',
      [
        noeud('hauts-thermiques', 'Hauts thermiques', 'Thermal tops', 'Camisetas térmicas'),
        noeud('collants-thermiques', 'Collants thermiques', 'Thermal leggings', 'Mallas térmicas'),
      ],
    ),
    noeud('chaussettes-travail', 'Chaussettes', 'Work socks', 'Calcetines', [
      noeud('chaussettes-ete', 'Chaussettes d’été', 'Summer socks', 'Calcetines de verano'),
      noeud('chaussettes-hiver', 'Chaussettes d’hiver', 'Winter socks', 'Calcetines de invierno'),
    ]),
  ],
};

const ACCESSOIRES: NoeudDemo = {
  ...noeud(
    'accessoires-vetements',
    'Genouillères, ceintures et accessoires',
    'Knee pads, belts and accessories',
    'Rodilleras, cinturones y accesorios',
  ),
  intro: texte(
    'Ce qui complète la tenue : genouillères, ceintures, bretelles, bonnets et tours de cou.',
    'What completes the outfit: knee pads, belts, braces, beanies and neck warmers.',
    'Lo que completa el equipo: rodilleras, cinturones, tirantes, gorros y bragas de cuello.',
  ),
  enfants: [
    noeud('genouilleres', 'Genouillères', 'Knee pads', 'Rodilleras', [
      noeud(
        'genouilleres-insert',
        'Plaques pour pantalon',
        'Knee pad inserts',
        'Rodilleras para pantalón',
      ),
      noeud(
        'genouilleres-sangles',
        'Genouillères à sangles',
        'Strap-on knee pads',
        'Rodilleras con correas',
      ),
    ]),
    noeud(
      'ceintures-bretelles',
      'Ceintures et bretelles',
      'Belts and braces',
      'Cinturones y tirantes',
    ),
    noeud(
      'bonnets-casquettes',
      'Bonnets, casquettes et tours de cou',
      'Beanies, caps and snoods',
      'Gorros, gorras y bragas',
    ),
  ],
};

export const arbre: NoeudDemo = {
  ...noeud('vetements-travail', 'Vêtements de travail', 'Workwear', 'Ropa de trabajo'),
  intro: texte(
    'S’habiller pour le chantier et l’atelier, des chaussettes à la parka, été comme hiver.',
    'Clothing for site and workshop, from socks to parkas, summer and winter.',
    'Vestirse para la obra y el taller, del calcetín a la parka, en verano y en invierno.',
  ),
  enfants: [
    PANTALONS,
    VESTES,
    PLUIE,
    HAUTE_VISIBILITE,
    HAUTS,
    SWEATS,
    COMBINAISONS,
    METIERS,
    SOUS_VETEMENTS,
    ACCESSOIRES,
  ],
};
