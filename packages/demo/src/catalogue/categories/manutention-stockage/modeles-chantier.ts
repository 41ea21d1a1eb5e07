import { aLaPiece } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { arrondi, chiffres, codeCouleur, nombre, selon } from '../epi/bareme.ts';

export const modelesChantier: readonly ModeleArticle[] = [
  {
    code: 'NBA',
    noeud: 'baches',
    genre: 'bache',
    nom: texte('Bâche à œillets', 'Eyeleted tarpaulin', 'Lona con ojales'),
    declinaison: texte(
      '{largeur-bache} × {longueur-bache} m, {grammage-bache}',
      '{largeur-bache} × {longueur-bache} m, {grammage-bache}',
      '{largeur-bache} × {longueur-bache} m, {grammage-bache}',
    ),
    description: texte(
      'Polyéthylène tissé enduit deux faces, ourlet à corde et œillet aluminium tous les mètres. 80 g/m² pour un abri de quelques jours, 150 pour un tas de bois ou une charge, 240 pour une toiture ouverte exposée au vent.',
      'Woven polyethylene coated both sides, roped hem and an aluminium eyelet every metre. 80 g/m² for a few days’ cover, 150 for timber or loads, 240 for an open roof in the wind.',
      'Polietileno tejido recubierto por ambas caras, dobladillo con cuerda y ojal de aluminio cada metro. 80 g/m² para unos días, 150 para leña o cargas, 240 para una cubierta abierta expuesta al viento.',
    ),
    axes: {
      'grammage-bache': [150, 240, 80],
      'largeur-bache': [4, 3, 6, 2, 8, 10],
      'longueur-bache': [5, 4, 10, 3, 12, 15],
    },
    existe: (v) =>
      v['longueur-bache'] ===
      selon(v, 'largeur-bache', { '2': 3, '3': 4, '4': 5, '6': 10, '8': 12, '10': 15 }),
    marques: ['comptoir', 'levax'],
    conditionnement: aLaPiece,
    prix: (v) =>
      arrondi(
        120 +
          nombre(v, 'largeur-bache') *
            nombre(v, 'longueur-bache') *
            selon(v, 'grammage-bache', { '80': 55, '150': 120, '240': 195 }),
      ),
    poids: (v) =>
      Math.round(
        nombre(v, 'largeur-bache') *
          nombre(v, 'longueur-bache') *
          nombre(v, 'grammage-bache') *
          1.06,
      ),
    suffixe: (v) =>
      `${chiffres(v, 'largeur-bache')}X${chiffres(v, 'longueur-bache')}-${chiffres(v, 'grammage-bache', 3)}`,
    ecoParticipation: { type: 'ABJ', centimes: 9 },
    complements: ['DCO', 'DSA', 'NFI'],
    metiers: ['couvreur', 'macon', 'charpentier', 'peintre'],
  },
  {
    code: 'NFI',
    noeud: 'films-protection',
    genre: 'film-polyethylene',
    nom: texte(
      'Film polyéthylène en rouleau',
      'Polythene sheeting roll',
      'Film de polietileno en rollo',
    ),
    declinaison: texte(
      '{epaisseur-film}, {largeur-bache} × {longueur-bache} m, {couleur}',
      '{epaisseur-film}, {largeur-bache} × {longueur-bache} m, {couleur}',
      '{epaisseur-film}, {largeur-bache} × {longueur-bache} m, {couleur}',
    ),
    description: texte(
      'Film à dérouler sous dalle, en cloison de chantier ou pour protéger des menuiseries. 150 µm pour la protection courante, 200 µm sous chape et terre-plein avec recouvrement de 20 cm. Plié en quatre sur mandrin.',
      'Sheeting to lay under slabs, hang as a dust screen or wrap joinery. 150 µm for everyday protection, 200 µm under screed and ground slabs with 20 cm laps. Folded in four on a core.',
      'Film para extender bajo solera, separar zonas o proteger carpinterías. 150 µm para protección general, 200 µm bajo recrecido y solera con solape de 20 cm. Plegado en cuatro sobre mandril.',
    ),
    axes: {
      'epaisseur-film': [150, 200, 100],
      'largeur-bache': [6, 4, 3],
      'longueur-bache': [25, 50],
      couleur: ['translucide', 'noir'],
    },
    existe: (v) => v['epaisseur-film'] !== 200 || v['longueur-bache'] === 25,
    marques: ['jointex', 'comptoir'],
    conditionnement: () => ({ unite: 'rouleau', contenu: 1 }),
    prix: (v) =>
      arrondi(
        nombre(v, 'epaisseur-film') *
          nombre(v, 'largeur-bache') *
          nombre(v, 'longueur-bache') *
          0.235,
      ),
    poids: (v) =>
      Math.round(
        nombre(v, 'epaisseur-film') *
          nombre(v, 'largeur-bache') *
          nombre(v, 'longueur-bache') *
          0.92,
      ),
    longueurColis: (v) => (nombre(v, 'largeur-bache') * 1000) / 4,
    suffixe: (v) =>
      `${chiffres(v, 'epaisseur-film', 3)}-${chiffres(v, 'largeur-bache')}X${chiffres(v, 'longueur-bache')}-${codeCouleur(v)}`,
    ecoParticipation: { type: 'PMCB', centimes: 38 },
    complements: ['NPS', 'NBA'],
    metiers: ['macon', 'peintre', 'plaquiste'],
  },
  {
    code: 'NPS',
    noeud: 'protections-sol',
    genre: 'protection-sol',
    nom: texte(
      'Voile de protection de sol absorbant',
      'Absorbent floor protection fleece',
      'Fieltro absorbente de protección de suelos',
    ),
    declinaison: texte(
      '{largeur-bache} × {longueur-bache} m, {grammage-bache}',
      '{largeur-bache} × {longueur-bache} m, {grammage-bache}',
      '{largeur-bache} × {longueur-bache} m, {grammage-bache}',
    ),
    description: texte(
      'Feutre recyclé qui boit la peinture, dessous film antidérapant étanche. Il se pose sur parquet, carrelage et escalier et se remploie d’un chantier à l’autre. Laisser sécher un sol neuf avant de couvrir.',
      'Recycled felt that soaks up paint, with a waterproof non-slip film backing. Lays on timber, tile and stairs, and moves from job to job. Let a new floor dry before covering.',
      'Fieltro reciclado que absorbe la pintura, con reverso de film impermeable antideslizante. Se coloca sobre parqué, baldosa y escaleras y se reutiliza. Deje secar un suelo nuevo antes de cubrirlo.',
    ),
    axes: { 'largeur-bache': [1, 2], 'longueur-bache': [25, 10, 50], 'grammage-bache': [180, 240] },
    existe: (v) => v['largeur-bache'] === 1 || v['longueur-bache'] === 25,
    marques: ['comptoir', 'outibel'],
    conditionnement: () => ({ unite: 'rouleau', contenu: 1 }),
    prix: (v) =>
      arrondi(
        nombre(v, 'largeur-bache') *
          nombre(v, 'longueur-bache') *
          selon(v, 'grammage-bache', { '180': 105, '240': 138 }),
      ),
    poids: (v) =>
      nombre(v, 'largeur-bache') * nombre(v, 'longueur-bache') * nombre(v, 'grammage-bache'),
    longueurColis: (v) => nombre(v, 'largeur-bache') * 1000,
    suffixe: (v) =>
      `${chiffres(v, 'largeur-bache')}X${chiffres(v, 'longueur-bache')}-${chiffres(v, 'grammage-bache')}`,
    complements: ['NFI', 'HPB'],
    metiers: ['peintre', 'agenceur', 'plombier', 'electricien'],
  },
  {
    code: 'NBR',
    noeud: 'brouettes',
    genre: 'brouette',
    nom: texte('Brouette de chantier', 'Builder’s wheelbarrow', 'Carretilla de obra'),
    declinaison: texte(
      '{volume-contenant}, {type-caisse-brouette}, {roue-brouette}',
      '{volume-contenant}, {type-caisse-brouette}, {roue-brouette}',
      '{volume-contenant}, {type-caisse-brouette}, {roue-brouette}',
    ),
    description: texte(
      'Châssis tube Ø 32 renforcé sous la caisse, pieds à patins et nez de basculement. 90 L pour le mortier, 160 L en polypropylène pour la terre et les végétaux. Roue increvable conseillée où traînent les pointes.',
      'Ø 32 tube chassis braced under the tray, shod legs and tipping nose. 90 L for mortar, 160 L polypropylene for soil and green waste. Choose the puncture-proof wheel where nails lie about.',
      'Chasis de tubo Ø 32 reforzado bajo la caja, patas con patín y morro de vuelco. 90 L para mortero, 160 L de polipropileno para tierra y restos vegetales. Rueda impinchable donde haya clavos.',
    ),
    axes: {
      'volume-contenant': [90, 100, 160],
      'type-caisse-brouette': ['galvanisee', 'peinte', 'polypropylene'],
      'roue-brouette': ['increvable', 'pneumatique'],
    },
    existe: (v) =>
      (v['volume-contenant'] === 160) === (v['type-caisse-brouette'] === 'polypropylene'),
    marques: ['outibel', 'levax', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      arrondi(
        nombre(v, 'volume-contenant') * 38 +
          selon(v, 'type-caisse-brouette', {
            galvanisee: 2900,
            peinte: 1900,
            polypropylene: 2900,
          }) +
          selon(v, 'roue-brouette', { increvable: 1500, pneumatique: 0 }),
      ),
    poids: (v) => 9000 + nombre(v, 'volume-contenant') * 60,
    longueurColis: () => 1450,
    suffixe: (v) =>
      `${chiffres(v, 'volume-contenant', 3)}-${selon(v, 'type-caisse-brouette', { galvanisee: 'GA', peinte: 'PE', polypropylene: 'PP' })}-${v['roue-brouette'] === 'increvable' ? 'IN' : 'PN'}`,
    ecoParticipation: { type: 'ABJ', centimes: 56 },
    complements: ['NSE', 'NRS', 'GLX'],
    metiers: ['macon', 'paysagiste', 'collectivite'],
  },
  {
    code: 'NSE',
    noeud: 'seaux-auges',
    genre: 'seau-auge',
    nom: texte('Auge de maçon', 'Mortar tub', 'Artesa de albañil'),
    declinaison: texte(
      '{volume-contenant}, {matiere}',
      '{volume-contenant}, {matiere}',
      '{volume-contenant}, {matiere}',
    ),
    description: texte(
      'Bords renforcés et poignées moulées, fond plat qui ne bascule pas. Le caoutchouc se retourne et se frappe pour décoller le mortier pris ; le plastique, plus léger, sert au gâchage courant. Non prévue pour le levage à la grue.',
      'Reinforced rim and moulded handles, flat base that will not tip. Rubber can be flexed and struck to free set mortar; plastic is lighter for everyday mixing. Not for crane lifting.',
      'Bordes reforzados, asas moldeadas y fondo plano que no vuelca. La de caucho se flexiona y golpea para soltar el mortero fraguado; la de plástico, más ligera, para el amasado diario. No apta para izado con grúa.',
    ),
    axes: { matiere: ['plastique', 'caoutchouc'], 'volume-contenant': [45, 35, 65, 90, 20] },
    existe: (v) =>
      v.matiere === 'plastique' ||
      (nombre(v, 'volume-contenant') >= 35 && nombre(v, 'volume-contenant') <= 65),
    marques: ['outibel', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      arrondi(
        110 +
          nombre(v, 'volume-contenant') * selon(v, 'matiere', { plastique: 11.5, caoutchouc: 26 }),
      ),
    poids: (v) =>
      Math.round(
        nombre(v, 'volume-contenant') * selon(v, 'matiere', { plastique: 26, caoutchouc: 75 }),
      ),
    longueurColis: (v) => 350 + nombre(v, 'volume-contenant') * 4,
    suffixe: (v) =>
      `${v.matiere === 'caoutchouc' ? 'CA' : 'PL'}-${chiffres(v, 'volume-contenant')}`,
    ecoParticipation: { type: 'ABJ', centimes: 5 },
    complements: ['NBR', 'NBE'],
    metiers: ['macon', 'plaquiste', 'couvreur'],
  },
  {
    code: 'NET',
    noeud: 'etais',
    genre: 'etai',
    nom: texte('Étai télescopique acier', 'Adjustable steel prop', 'Puntal telescópico de acero'),
    declinaison: texte(
      '{hauteur-mini} à {hauteur-maxi}, {revetement}',
      '{hauteur-mini} to {hauteur-maxi}, {revetement}',
      '{hauteur-mini} a {hauteur-maxi}, {revetement}',
    ),
    description: texte(
      'Tube 48/57 mm, broche imperdable et écrou à ailettes sous bague. La charge diminue avec le déploiement : lire l’abaque gravé avant d’étayer un plancher ou un linteau. Poser sur semelle bois et d’aplomb.',
      '48/57 mm tube with captive pin and winged collar nut. Capacity falls as it extends: read the load chart before propping a floor or lintel. Stand plumb on a timber sole.',
      'Tubo 48/57 mm, pasador imperdible y tuerca de aletas. La carga disminuye al extenderlo: consulte la tabla antes de apuntalar un forjado o dintel. Colóquelo a plomo sobre durmiente de madera.',
    ),
    axes: {
      'hauteur-mini': [1.72, 1.46, 2, 2.25, 3.1],
      'hauteur-maxi': [3, 2.5, 3.5, 4, 5.5],
      revetement: ['zingue-blanc', 'galva-chaud'],
    },
    existe: (v) =>
      v['hauteur-maxi'] ===
      selon(v, 'hauteur-mini', { '1.46': 2.5, '1.72': 3, '2': 3.5, '2.25': 4, '3.1': 5.5 }),
    fixes: { matiere: 'acier' },
    marques: ['levax', 'altitud'],
    conditionnement: aLaPiece,
    prix: (v) =>
      arrondi(nombre(v, 'hauteur-maxi') * 780 * (v.revetement === 'galva-chaud' ? 1.45 : 1)),
    poids: (v) => Math.round(nombre(v, 'hauteur-maxi') * 3700),
    longueurColis: (v) => Math.round(nombre(v, 'hauteur-mini') * 1000),
    suffixe: (v) =>
      `${String(nombre(v, 'hauteur-maxi') * 100)}-${v.revetement === 'galva-chaud' ? 'GC' : 'ZB'}`,
    ecoParticipation: { type: 'ABJ', centimes: 48 },
    normes: ['EN 1065'],
    complements: ['DTA', 'GCC'],
    metiers: ['macon', 'charpentier', 'plaquiste'],
  },
  {
    code: 'NBE',
    noeud: 'betonnieres',
    genre: 'betonniere',
    nom: texte('Bétonnière électrique', 'Electric concrete mixer', 'Hormigonera eléctrica'),
    declinaison: texte(
      '{volume-contenant}, {puissance}',
      '{volume-contenant}, {puissance}',
      '{volume-contenant}, {puissance}',
    ),
    description: texte(
      'Couronne fonte segmentée, cuve acier à deux palettes, volant de basculement à pédale. Compter un malaxage utile de 80 % de la cuve. Moteur 230 V à protection thermique, à brancher sur une ligne protégée 30 mA.',
      'Segmented cast-iron ring gear, steel drum with two paddles, pedal-released tipping wheel. Reckon on a usable batch of 80% of the drum. 230 V motor with thermal cut-out; plug into a 30 mA protected supply.',
      'Corona de fundición por segmentos, cuba de acero con dos palas y volante de vuelco con pedal. Calcule una amasada útil del 80 % de la cuba. Motor de 230 V con protección térmica; conéctela a una línea de 30 mA.',
    ),
    axes: { 'volume-contenant': [160, 130, 190], puissance: [650, 550, 800] },
    existe: (v) =>
      v.puissance === selon(v, 'volume-contenant', { '130': 550, '160': 650, '190': 800 }),
    fixes: { tension: 230 },
    marques: ['krafto', 'levax'],
    conditionnement: aLaPiece,
    prix: (v) => selon(v, 'volume-contenant', { '130': 27900, '160': 36900, '190': 49900 }),
    poids: (v) => selon(v, 'volume-contenant', { '130': 48000, '160': 59000, '190': 82000 }),
    longueurColis: () => 1250,
    suffixe: (v) => chiffres(v, 'volume-contenant', 3),
    machine: { garantieMois: 24 },
    ecoParticipation: { type: 'DEEE', centimes: 417 },
    normes: ['EN 12151'],
    complements: ['NSE', 'NBR', 'GBO'],
    metiers: ['macon', 'paysagiste', 'collectivite'],
  },
];
