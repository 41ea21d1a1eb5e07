import { texte, type NoeudDemo } from '../../modele.ts';
import { VISSERIE } from './arbre-visserie.ts';

const CHEVILLAGE: NoeudDemo = {
  code: 'chevillage',
  libelle: texte('Chevillage', 'Anchors and plugs', 'Tacos y anclajes'),
  intro: texte(
    'De la cheville nylon au scellement chimique : choisissez d’abord le support, ensuite la charge.',
    'From nylon plugs to resin anchors: pick the base material first, then the load.',
    'Del taco de nailon al anclaje químico: primero el material base, después la carga.',
  ),
  enfants: [
    {
      code: 'chevilles-nylon',
      libelle: texte('Chevilles nylon', 'Nylon plugs', 'Tacos de nailon'),
      enfants: [
        {
          code: 'chevilles-multi-materiaux',
          libelle: texte('Multi-matériaux', 'Multi-material', 'Multimaterial'),
        },
        {
          code: 'chevilles-facade',
          libelle: texte('Longues et façade', 'Frame fixings', 'Largos y de fachada'),
        },
      ],
    },
    {
      code: 'chevilles-a-frapper',
      libelle: texte('Chevilles à frapper', 'Hammer-in fixings', 'Tacos clavo'),
    },
    {
      code: 'chevilles-corps-creux',
      libelle: texte('Plaque de plâtre et creux', 'Cavity fixings', 'Placa de yeso y hueco'),
      enfants: [
        {
          code: 'chevilles-metalliques-expansion',
          libelle: texte(
            'Métalliques à expansion',
            'Metal cavity anchors',
            'Metálicos de expansión',
          ),
        },
        {
          code: 'chevilles-autoforeuses',
          libelle: texte('Autoforeuses', 'Self-drilling', 'Autoperforantes'),
        },
        {
          code: 'chevilles-a-bascule',
          libelle: texte('À bascule', 'Spring toggles', 'Basculantes'),
        },
      ],
    },
    {
      code: 'ancrages-metalliques',
      libelle: texte('Ancrages métalliques', 'Metal anchors', 'Anclajes metálicos'),
      enfants: [
        {
          code: 'goujons-d-ancrage',
          libelle: texte('Goujons d’ancrage', 'Through bolts', 'Anclajes de expansión'),
        },
        {
          code: 'vis-beton',
          libelle: texte('Vis béton', 'Concrete screws', 'Tornillos para hormigón'),
        },
      ],
    },
    {
      code: 'scellement-chimique-fixation',
      libelle: texte('Scellement chimique', 'Resin anchoring', 'Anclaje químico'),
      enfants: [
        {
          code: 'resines-de-scellement',
          libelle: texte('Résines en cartouche', 'Injection resins', 'Resinas en cartucho'),
        },
        {
          code: 'tamis-d-injection',
          libelle: texte('Tamis et canules', 'Sleeves and nozzles', 'Tamices y cánulas'),
        },
      ],
    },
  ],
};

const BOULONNERIE: NoeudDemo = {
  code: 'boulonnerie',
  libelle: texte('Boulonnerie', 'Bolts, nuts and washers', 'Pernos, tuercas y arandelas'),
  intro: texte(
    'Boulons, écrous, rondelles et tiges filetées, de M3 à M24, en acier zingué et en inox.',
    'Bolts, nuts, washers and threaded rod from M3 to M24, zinc plated and stainless.',
    'Tornillos, tuercas, arandelas y varilla roscada de M3 a M24, cincados e inoxidables.',
  ),
  enfants: [
    {
      code: 'boulons',
      libelle: texte('Boulons', 'Bolts', 'Pernos'),
      enfants: [
        {
          code: 'boulons-tete-hexagonale',
          libelle: texte('Tête hexagonale', 'Hexagon head', 'Cabeza hexagonal'),
        },
        {
          code: 'boulons-collet-carre',
          libelle: texte('Tête ronde collet carré', 'Coach bolts', 'Tornillos de carruaje'),
        },
      ],
    },
    {
      code: 'ecrous',
      libelle: texte('Écrous', 'Nuts', 'Tuercas'),
      enfants: [
        { code: 'ecrous-hexagonaux', libelle: texte('Hexagonaux', 'Hexagon nuts', 'Hexagonales') },
        { code: 'ecrous-freins', libelle: texte('Freins', 'Locking nuts', 'Autoblocantes') },
        { code: 'ecrous-borgnes', libelle: texte('Borgnes', 'Dome nuts', 'Ciegas') },
      ],
    },
    {
      code: 'rondelles',
      libelle: texte('Rondelles', 'Washers', 'Arandelas'),
      enfants: [
        { code: 'rondelles-plates', libelle: texte('Plates', 'Flat washers', 'Planas') },
        { code: 'rondelles-frein', libelle: texte('Frein', 'Lock washers', 'De seguridad') },
      ],
    },
    { code: 'tiges-filetees', libelle: texte('Tiges filetées', 'Threaded rod', 'Varilla roscada') },
  ],
};

const CONNECTEURS: NoeudDemo = {
  code: 'connecteurs-bois',
  libelle: texte('Connecteurs bois', 'Timber connectors', 'Conectores para madera'),
  intro: texte(
    'Équerres, sabots et pieds de poteau pour l’ossature et la charpente, avec leurs valeurs de calcul.',
    'Brackets, joist hangers and post bases for framing and roof work, with design values.',
    'Escuadras, estribos y pies de pilar para entramado y cubierta, con sus valores de cálculo.',
  ),
  enfants: [
    {
      code: 'equerres-charpente',
      libelle: texte('Équerres', 'Angle brackets', 'Escuadras'),
      enfants: [
        {
          code: 'equerres-renforcees',
          libelle: texte('Renforcées', 'Reinforced', 'Reforzadas'),
        },
        { code: 'equerres-simples', libelle: texte('Simples', 'Plain', 'Simples') },
      ],
    },
    {
      code: 'sabots-charpente',
      libelle: texte('Sabots', 'Joist hangers', 'Estribos'),
      enfants: [
        {
          code: 'sabots-ailes-exterieures',
          libelle: texte('Ailes extérieures', 'External flanges', 'Alas exteriores'),
        },
        {
          code: 'sabots-ailes-interieures',
          libelle: texte('Ailes intérieures', 'Internal flanges', 'Alas interiores'),
        },
      ],
    },
    { code: 'pieds-de-poteau', libelle: texte('Pieds de poteau', 'Post bases', 'Pies de pilar') },
    {
      code: 'feuillards-plaques',
      libelle: texte('Feuillards et plaques', 'Straps and plates', 'Flejes y placas'),
    },
  ],
};

const CLOUTERIE: NoeudDemo = {
  code: 'clouterie-agrafage',
  libelle: texte('Clouterie et agrafage', 'Nails and staples', 'Clavos y grapas'),
  intro: texte(
    'Pointes au kilo, clous en bande pour cloueur et agrafes, lisses ou annelés.',
    'Loose nails by weight, collated nails for nailers and staples, smooth or ring shank.',
    'Puntas al peso, clavos en tira para clavadora y grapas, lisos o anillados.',
  ),
  enfants: [
    {
      code: 'pointes',
      libelle: texte('Pointes', 'Loose nails', 'Puntas'),
      enfants: [
        { code: 'pointes-tete-plate', libelle: texte('Tête plate', 'Flat head', 'Cabeza plana') },
        { code: 'pointes-tete-homme', libelle: texte('Tête homme', 'Lost head', 'Cabeza perdida') },
        {
          code: 'pointes-ancrage',
          libelle: texte('D’ancrage, pour connecteurs', 'Connector nails', 'De anclaje'),
        },
      ],
    },
    {
      code: 'clous-en-bande',
      libelle: texte('Clous en bande', 'Collated nails', 'Clavos en tira'),
      enfants: [
        {
          code: 'clous-bande-34',
          libelle: texte('Bande papier 34°', '34° paper strip', 'Tira de papel 34°'),
        },
        { code: 'clous-finition', libelle: texte('Finition', 'Brads', 'Acabado') },
      ],
    },
    {
      code: 'agrafes-fixation',
      libelle: texte('Agrafes', 'Staples', 'Grapas'),
      enfants: [
        { code: 'agrafes-fil-fin', libelle: texte('Fil fin', 'Fine wire', 'Hilo fino') },
        { code: 'agrafes-charpente', libelle: texte('Gros fil', 'Heavy wire', 'Hilo grueso') },
      ],
    },
  ],
};

const RIVETS: NoeudDemo = {
  code: 'rivets-inserts',
  libelle: texte('Rivets et inserts', 'Rivets and inserts', 'Remaches e insertos'),
  intro: texte(
    'Assembler des tôles d’un seul côté, ou créer un filetage solide dans la tôle et le bois.',
    'Join sheet metal from one side, or set a strong thread in sheet and timber.',
    'Unir chapas por un solo lado, o crear una rosca resistente en chapa y madera.',
  ),
  enfants: [
    {
      code: 'rivets-aveugles',
      libelle: texte('Rivets aveugles', 'Blind rivets', 'Remaches ciegos'),
      enfants: [
        { code: 'rivets-tete-plate', libelle: texte('Tête plate', 'Dome head', 'Cabeza alomada') },
        { code: 'rivets-etanches', libelle: texte('Étanches', 'Sealed', 'Estancos') },
      ],
    },
    {
      code: 'ecrous-a-sertir',
      libelle: texte('Écrous à sertir', 'Rivet nuts', 'Tuercas remachables'),
    },
    {
      code: 'inserts-a-bois',
      libelle: texte('Inserts à bois', 'Wood inserts', 'Insertos para madera'),
    },
  ],
};

const COLLIERS: NoeudDemo = {
  code: 'colliers-suspentes',
  libelle: texte(
    'Colliers et suspentes',
    'Clips, clamps and hangers',
    'Abrazaderas y suspensiones',
  ),
  intro: texte(
    'Tenir et suspendre tubes, gaines et câbles : colliers, rails, bandes et pattes à vis.',
    'Hold and hang pipes, ducts and cables: clips, channel, banding and hanger bolts.',
    'Sujetar y suspender tubos, conductos y cables: abrazaderas, carriles, bandas y espárragos.',
  ),
  enfants: [
    {
      code: 'colliers-support-tube',
      libelle: texte('Colliers de tube', 'Pipe clips', 'Abrazaderas de tubo'),
      enfants: [
        {
          code: 'colliers-isophoniques-fixation',
          libelle: texte('Isophoniques', 'Rubber-lined', 'Isofónicas'),
        },
        { code: 'colliers-lyre', libelle: texte('Lyres et clips', 'Snap-in clips', 'De presión') },
      ],
    },
    {
      code: 'colliers-de-serrage-inox',
      libelle: texte('Colliers de serrage', 'Hose clips', 'Abrazaderas sin fin'),
    },
    {
      code: 'colliers-nylon-fixation',
      libelle: texte('Colliers nylon', 'Cable ties', 'Bridas de nailon'),
    },
    {
      code: 'supportage',
      libelle: texte('Rails et suspension', 'Channel and suspension', 'Carriles y suspensión'),
      enfants: [
        { code: 'rails-supportage', libelle: texte('Rails', 'Support channel', 'Carriles') },
        {
          code: 'bandes-perforees',
          libelle: texte('Bandes perforées', 'Perforated banding', 'Bandas perforadas'),
        },
        {
          code: 'pattes-a-vis',
          libelle: texte('Pattes à vis', 'Hanger bolts', 'Espárragos doble rosca'),
        },
      ],
    },
  ],
};

const CROCHETS: NoeudDemo = {
  code: 'crochets-pitons',
  libelle: texte(
    'Crochets, pitons et maillons',
    'Hooks, eyes and links',
    'Ganchos, cáncamos y eslabones',
  ),
  intro: texte(
    'Accrocher, suspendre et relier : crochets et pitons à visser, maillons rapides, tendeurs.',
    'Hang, suspend and link: screw hooks and eyes, quick links, turnbuckles.',
    'Colgar, suspender y unir: ganchos y cáncamos de rosca, eslabones rápidos, tensores.',
  ),
  enfants: [
    {
      code: 'pitons-a-visser',
      libelle: texte('Pitons à visser', 'Screw eyes', 'Hembrillas cerradas'),
    },
    {
      code: 'crochets-a-visser',
      libelle: texte('Crochets à visser', 'Screw hooks', 'Ganchos de rosca'),
    },
    {
      code: 'maillons-rapides',
      libelle: texte('Maillons rapides', 'Quick links', 'Eslabones rápidos'),
    },
    { code: 'tendeurs-a-lanterne', libelle: texte('Tendeurs', 'Turnbuckles', 'Tensores') },
  ],
};

export const ARBRE_FIXATION: NoeudDemo = {
  code: 'fixation',
  libelle: texte('Fixation', 'Fixings', 'Fijación'),
  intro: texte(
    'Tout ce qui tient : vis, chevilles, boulons, connecteurs, clous, rivets et colliers.',
    'Everything that holds: screws, anchors, bolts, connectors, nails, rivets and clips.',
    'Todo lo que sujeta: tornillos, tacos, pernos, conectores, clavos, remaches y abrazaderas.',
  ),
  enfants: [VISSERIE, CHEVILLAGE, BOULONNERIE, CONNECTEURS, CLOUTERIE, RIVETS, COLLIERS, CROCHETS],
};
