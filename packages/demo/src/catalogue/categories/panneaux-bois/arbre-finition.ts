/** What finishes the work: edging, shelves, mouldings, profiles, floors. */
import { texte, type NoeudDemo } from '../../modele.ts';

export const FAMILLES_FINITION: readonly NoeudDemo[] = [
  {
    code: 'chants',
    libelle: texte('Chants', 'Edging', 'Cantos'),
    intro: texte(
      'Chants ABS, mélaminés et bois véritable en rouleaux, assortis aux décors de panneaux.',
      'ABS, melamine and real-wood edging in rolls to match the board decors.',
      'Cantos de ABS, melamina y madera natural en rollo, a juego con los tableros.',
    ),
    enfants: [
      { code: 'chants-abs', libelle: texte('ABS', 'ABS', 'ABS') },
      {
        code: 'chants-thermocollants',
        libelle: texte('Thermocollants', 'Iron-on', 'Termoadhesivos'),
      },
      { code: 'chants-bois', libelle: texte('Bois véritable', 'Real wood', 'Madera natural') },
    ],
  },
  {
    code: 'tablettes',
    libelle: texte('Tablettes', 'Shelves', 'Baldas'),
    intro: texte(
      'Tablettes mélaminées chantées et panneaux lamellés-collés prêts à poser.',
      'Edged melamine shelves and edge-glued boards ready to fit.',
      'Baldas melaminizadas canteadas y tableros alistonados listos para colocar.',
    ),
    enfants: [
      { code: 'tablettes-melaminees', libelle: texte('Mélaminées', 'Melamine', 'Melaminizadas') },
      {
        code: 'panneaux-lamelles-colles',
        libelle: texte('Lamellé-collé', 'Edge-glued boards', 'Tableros alistonados'),
      },
    ],
  },
  {
    code: 'tasseaux-moulures',
    libelle: texte('Tasseaux et moulures', 'Battens and mouldings', 'Listones y molduras'),
    intro: texte(
      'Tasseaux rabotés, champlats, quarts de rond et plinthes en sapin, chêne ou MDF à peindre.',
      'Planed battens, flat trims, quadrants and skirting in spruce, oak or MDF for painting.',
      'Listones cepillados, tapajuntas, cuartos de caña y rodapiés de abeto, roble o MDF para pintar.',
    ),
    enfants: [
      {
        code: 'tasseaux-rabotes',
        libelle: texte('Tasseaux rabotés', 'Planed battens', 'Listones cepillados'),
      },
      { code: 'plinthes', libelle: texte('Plinthes', 'Skirting', 'Rodapiés') },
      {
        code: 'moulures',
        libelle: texte('Moulures', 'Mouldings', 'Molduras'),
        enfants: [
          {
            code: 'quarts-de-rond',
            libelle: texte('Quarts de rond', 'Quadrants', 'Cuartos de caña'),
          },
          { code: 'champlats', libelle: texte('Champlats', 'Flat trims', 'Tapajuntas planos') },
        ],
      },
    ],
  },
  {
    code: 'profiles-finitions',
    libelle: texte(
      'Profilés aluminium et finitions',
      'Aluminium profiles and trims',
      'Perfiles de aluminio y remates',
    ),
    intro: texte(
      'Cornières, profilés en U et plats, nez de marche et barres de seuil, débitables à la longueur.',
      'Angles, channels, flats, stair nosings and threshold strips, cut to length.',
      'Angulares, perfiles en U, pletinas, cantoneras de peldaño y pletinas de paso, cortados a medida.',
    ),
    enfants: [
      {
        code: 'profiles-aluminium',
        libelle: texte('Profilés aluminium', 'Aluminium profiles', 'Perfiles de aluminio'),
        enfants: [
          { code: 'cornieres-aluminium', libelle: texte('Cornières', 'Angles', 'Angulares') },
          { code: 'profiles-en-u', libelle: texte('Profilés en U', 'Channels', 'Perfiles en U') },
          { code: 'plats-aluminium', libelle: texte('Plats', 'Flats', 'Pletinas') },
        ],
      },
      {
        code: 'nez-de-marche',
        libelle: texte('Nez de marche', 'Stair nosings', 'Cantoneras de peldaño'),
      },
      {
        code: 'barres-de-seuil',
        libelle: texte('Barres de seuil', 'Threshold strips', 'Pletinas de paso'),
      },
    ],
  },
  {
    code: 'parquets',
    libelle: texte('Parquet et accessoires', 'Flooring and accessories', 'Parqué y accesorios'),
    intro: texte(
      'Parquets contrecollés, massifs et sols stratifiés, avec sous-couches et produits de pose.',
      'Engineered, solid and laminate flooring with underlays and fitting products.',
      'Parqués multicapa, macizos y suelos laminados, con bases y productos de colocación.',
    ),
    enfants: [
      {
        code: 'parquets-contrecolles',
        libelle: texte('Contrecollés', 'Engineered', 'Multicapa'),
      },
      { code: 'parquets-massifs', libelle: texte('Massifs', 'Solid', 'Macizos') },
      {
        code: 'sols-stratifies',
        libelle: texte('Sols stratifiés', 'Laminate flooring', 'Suelos laminados'),
      },
      { code: 'sous-couches', libelle: texte('Sous-couches', 'Underlays', 'Bases aislantes') },
    ],
  },
];
