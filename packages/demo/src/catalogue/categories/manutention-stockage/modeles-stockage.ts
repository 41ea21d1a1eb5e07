import { aLaPiece } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { arrondi, capitales, chiffres, codeCouleur, nombre, selon } from '../epi/bareme.ts';

const BANDAGES = { 'caoutchouc-gris': 'CG', caoutchouc: 'CN', polyurethane: 'PU', polyamide: 'PA' };
const COUTS_BANDAGE = {
  'caoutchouc-gris': 1.1,
  caoutchouc: 1,
  polyurethane: 1.55,
  polyamide: 0.95,
};

export const modelesStockage: readonly ModeleArticle[] = [
  {
    code: 'NRA',
    noeud: 'rayonnages-mi-lourds',
    genre: 'rayonnage',
    nom: texte(
      'Rayonnage mi-lourd travée départ',
      'Longspan shelving starter bay',
      'Estantería de carga media, módulo inicial',
    ),
    declinaison: texte(
      '{hauteur} × {largeur} × {profondeur-rayonnage} mm, {niveaux-rayonnage} niveaux',
      '{hauteur} × {largeur} × {profondeur-rayonnage} mm, {niveaux-rayonnage} shelves',
      '{hauteur} × {largeur} × {profondeur-rayonnage} mm, {niveaux-rayonnage} niveles',
    ),
    description: texte(
      'Échelles et lisses acier galvanisé à emboîtement, tablettes agglomérées 18 mm. De 600 kg par niveau en 1200 mm à 350 kg en 2000 mm, charge uniformément répartie. Fixer au mur ou au sol dès que la hauteur dépasse quatre fois la profondeur.',
      'Clip-together galvanised steel frames and beams with 18 mm chipboard decks. From 600 kg per level at 1200 mm to 350 kg at 2000 mm, evenly spread. Fix to wall or floor once height exceeds four times depth.',
      'Bastidores y largueros de acero galvanizado encajables, baldas de aglomerado de 18 mm. De 600 kg por nivel en 1200 mm a 350 kg en 2000 mm, carga uniforme. Ánclela a pared o suelo si la altura supera cuatro veces el fondo.',
    ),
    axes: {
      hauteur: [2000, 2500],
      largeur: [1500, 1200, 1800, 2000],
      'profondeur-rayonnage': [600, 500, 800],
      'niveaux-rayonnage': [4, 3],
    },
    existe: (v) => v['niveaux-rayonnage'] === 4 || v.hauteur === 2000,
    fixes: { matiere: 'acier' },
    marques: ['rackor', 'levax'],
    conditionnement: aLaPiece,
    prix: (v) =>
      arrondi(
        4200 +
          nombre(v, 'hauteur') * 1.4 +
          (nombre(v, 'niveaux-rayonnage') *
            nombre(v, 'largeur') *
            (1000 + nombre(v, 'profondeur-rayonnage'))) /
            850,
      ),
    poids: (v) =>
      Math.round(
        9000 +
          nombre(v, 'hauteur') * 3 +
          nombre(v, 'niveaux-rayonnage') *
            nombre(v, 'largeur') *
            (3 + nombre(v, 'profondeur-rayonnage') * 0.012),
      ),
    longueurColis: (v) => Math.max(nombre(v, 'hauteur'), nombre(v, 'largeur')),
    suffixe: (v) =>
      `${nombre(v, 'hauteur') / 10}-${nombre(v, 'largeur') / 10}-${nombre(v, 'profondeur-rayonnage') / 10}-${nombre(v, 'niveaux-rayonnage')}N`,
    ecoParticipation: { type: 'DEA', centimes: 310 },
    normes: ['EN 15635'],
    complements: ['NBB', 'NBG', 'DTP'],
    metiers: ['maintenance', 'collectivite', 'menuisier', 'agenceur'],
  },
  {
    code: 'NRL',
    noeud: 'rayonnages-legers',
    genre: 'rayonnage-leger',
    nom: texte(
      'Rayonnage léger galvanisé',
      'Light-duty galvanised shelving',
      'Estantería ligera galvanizada',
    ),
    declinaison: texte(
      '{hauteur} × {largeur} × {profondeur-rayonnage} mm, {niveaux-rayonnage} tablettes',
      '{hauteur} × {largeur} × {profondeur-rayonnage} mm, {niveaux-rayonnage} shelves',
      '{hauteur} × {largeur} × {profondeur-rayonnage} mm, {niveaux-rayonnage} baldas',
    ),
    description: texte(
      'Montage sans vis au maillet, tablettes acier réversibles réglables au pas de 33 mm. 150 kg par tablette. Pour consommables, archives et petit outillage ; pieds plastique contre les rayures.',
      'Boltless assembly with a mallet, reversible steel shelves on a 33 mm pitch. 150 kg per shelf. For consumables, files and small tools; plastic feet protect the floor.',
      'Montaje sin tornillos con maza, baldas de acero reversibles regulables cada 33 mm. 150 kg por balda. Para consumibles, archivo y herramienta pequeña; pies de plástico que no rayan.',
    ),
    axes: {
      hauteur: [2000, 1800],
      largeur: [1000, 900, 1200],
      'profondeur-rayonnage': [400, 300, 500],
      'niveaux-rayonnage': [5],
    },
    fixes: { matiere: 'acier', charge: 150 },
    marques: ['rackor', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      arrondi(
        1500 +
          nombre(v, 'hauteur') * 0.8 +
          (nombre(v, 'largeur') * nombre(v, 'profondeur-rayonnage')) / 95,
      ),
    poids: (v) =>
      Math.round(
        4000 +
          nombre(v, 'hauteur') +
          (nombre(v, 'largeur') * nombre(v, 'profondeur-rayonnage')) / 38,
      ),
    longueurColis: (v) => nombre(v, 'hauteur'),
    suffixe: (v) =>
      `${nombre(v, 'hauteur') / 10}-${nombre(v, 'largeur') / 10}-${nombre(v, 'profondeur-rayonnage') / 10}`,
    ecoParticipation: { type: 'DEA', centimes: 165 },
    complements: ['NBB', 'NBG'],
    metiers: ['maintenance', 'collectivite', 'electricien', 'plombier'],
  },
  {
    code: 'NBB',
    noeud: 'bacs-bec',
    genre: 'bac-bec',
    nom: texte('Bac à bec', 'Open-front storage bin', 'Gaveta apilable'),
    declinaison: texte(
      '{format-bac}, {couleur}',
      '{format-bac}, {couleur}',
      '{format-bac}, {couleur}',
    ),
    description: texte(
      'Polypropylène rigide, empilable et accrochable sur rail ou panneau perforé. Face ouverte pour prendre vis et raccords sans déplacer la pile, porte-étiquette inclus. Une couleur par métier ou par chantier.',
      'Rigid polypropylene, stackable, or hung on rail or louvre panel. Open front to pick screws and fittings without unstacking, label holder included. One colour per trade or job.',
      'Polipropileno rígido, apilable o colgable en raíl o panel. Frente abierto para coger tornillos y racores sin deshacer la pila, portaetiquetas incluido. Un color por oficio o por obra.',
    ),
    axes: {
      'format-bac': ['t3', 't2', 't4', 't1', 't5'],
      couleur: ['bleu', 'rouge', 'jaune', 'vert'],
    },
    fixes: { matiere: 'plastique' },
    marques: ['rackor', 'comptoir'],
    conditionnement: (v) => ({
      unite: 'piece',
      contenu: 1,
      multiple: selon(v, 'format-bac', { t1: 50, t2: 25, t3: 10, t4: 5, t5: 2 }),
    }),
    prix: (v) => selon(v, 'format-bac', { t1: 55, t2: 110, t3: 290, t4: 590, t5: 1390 }),
    poids: (v) => selon(v, 'format-bac', { t1: 25, t2: 60, t3: 210, t4: 480, t5: 1250 }),
    suffixe: (v) => `${capitales(v, 'format-bac')}-${codeCouleur(v)}`,
    complements: ['NRL', 'NRA'],
    metiers: ['electricien', 'plombier', 'menuisier', 'maintenance'],
  },
  {
    code: 'NBG',
    noeud: 'bacs-gerbables',
    genre: 'bac-gerbable',
    nom: texte(
      'Bac gerbable norme Europe',
      'Euro stacking container',
      'Caja apilable norma Europa',
    ),
    declinaison: texte(
      '{base-bac}, hauteur {hauteur}',
      '{base-bac}, {hauteur} high',
      '{base-bac}, altura {hauteur}',
    ),
    description: texte(
      'Parois et fond pleins en polypropylène, poignées ouvertes, dimensions sous-multiples de la palette 1200 × 800. Résiste de −20 à +60 °C et au nettoyeur haute pression. Se gerbe entre bases différentes.',
      'Solid polypropylene sides and base with open handles, footprints that divide a 1200 × 800 pallet. Good from −20 to +60 °C and for pressure washing. Different footprints stack together.',
      'Paredes y fondo lisos de polipropileno, asas abiertas, medidas submúltiplo del palé 1200 × 800. Soporta de −20 a +60 °C y la hidrolimpiadora. Se apilan entre bases distintas.',
    ),
    axes: { 'base-bac': ['600x400', '400x300', '800x600'], hauteur: [220, 320, 170, 120, 420] },
    existe: (v) =>
      selon(v, 'base-bac', {
        '400x300': [120, 170, 220, 320],
        '600x400': [120, 170, 220, 320, 420],
        '800x600': [320, 420],
      }).includes(nombre(v, 'hauteur')),
    fixes: { matiere: 'plastique', couleur: 'gris' },
    marques: ['rackor', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      arrondi(
        selon(v, 'base-bac', { '400x300': 320, '600x400': 560, '800x600': 1900 }) +
          nombre(v, 'hauteur') *
            selon(v, 'base-bac', { '400x300': 1.6, '600x400': 2.8, '800x600': 6 }),
      ),
    poids: (v) =>
      Math.round(
        selon(v, 'base-bac', { '400x300': 350, '600x400': 800, '800x600': 2200 }) +
          nombre(v, 'hauteur') *
            selon(v, 'base-bac', { '400x300': 2.6, '600x400': 4.2, '800x600': 7 }),
      ),
    longueurColis: (v) => Number(String(v['base-bac']).slice(0, 3)),
    suffixe: (v) => `${capitales(v, 'base-bac')}-${chiffres(v, 'hauteur')}`,
    complements: ['NRA', 'DCP'],
    metiers: ['maintenance', 'collectivite', 'plombier'],
  },
  {
    code: 'NRP',
    noeud: 'roulettes-platine',
    genre: 'roulette',
    nom: texte(
      'Roulette industrielle à platine',
      'Plate-fitting industrial castor',
      'Rueda industrial con platina',
    ),
    declinaison: texte(
      'Ø {diametre}, {monture-roulette}, {bandage}',
      'Ø {diametre}, {monture-roulette}, {bandage}',
      'Ø {diametre}, {monture-roulette}, {bandage}',
    ),
    description: texte(
      'Chape en tôle emboutie zinguée, double rangée de billes sur les pivotantes, roulement à rouleaux. Caoutchouc silencieux sur sol rugueux, polyuréthane pour les charges, polyamide sur sol lisse. De 70 kg en Ø 80 caoutchouc à 300 kg en Ø 200 polyuréthane ; compter trois roues porteuses sur quatre.',
      'Pressed zinc-plated fork, double ball race on swivels, roller bearing. Quiet rubber for rough floors, polyurethane for loads, polyamide for smooth floors. From 70 kg at 80 mm rubber to 300 kg at 200 mm polyurethane; reckon on three of four castors carrying.',
      'Soporte de chapa estampada cincada, doble hilera de bolas en las giratorias y cojinete de rodillos. Caucho silencioso en suelo rugoso, poliuretano para cargas, poliamida en suelo liso. De 70 kg en Ø 80 de caucho a 300 kg en Ø 200 de poliuretano; calcule que cargan tres de las cuatro.',
    ),
    axes: {
      diametre: [125, 100, 160, 80, 200],
      'monture-roulette': ['pivotante', 'frein', 'fixe'],
      bandage: ['caoutchouc-gris', 'polyurethane', 'polyamide', 'caoutchouc'],
    },
    fixes: { revetement: 'zingue-blanc' },
    marques: ['levax', 'ferralis', 'rackor'],
    conditionnement: aLaPiece,
    prix: (v) =>
      arrondi(
        (180 + nombre(v, 'diametre') ** 1.35 * 1.15) *
          selon(v, 'bandage', COUTS_BANDAGE) *
          selon(v, 'monture-roulette', { pivotante: 1, frein: 1.32, fixe: 0.74 }),
      ),
    poids: (v) =>
      Math.round(
        nombre(v, 'diametre') ** 1.6 *
          selon(v, 'monture-roulette', { pivotante: 0.5, frein: 0.58, fixe: 0.4 }),
      ),
    suffixe: (v) =>
      `${chiffres(v, 'diametre', 3)}-${selon(v, 'monture-roulette', { pivotante: 'PI', frein: 'PF', fixe: 'FI' })}-${selon(v, 'bandage', BANDAGES)}`,
    normes: ['EN 12532'],
    complements: ['DCP', 'NRT'],
    metiers: ['metallier', 'agenceur', 'maintenance'],
  },
  {
    code: 'NRT',
    noeud: 'roulettes-trou',
    genre: 'roulette-trou',
    nom: texte('Roulette à trou central', 'Bolt-hole castor', 'Rueda con agujero pasante'),
    declinaison: texte(
      'Ø {diametre}, {monture-roulette}, {bandage}',
      'Ø {diametre}, {monture-roulette}, {bandage}',
      'Ø {diametre}, {monture-roulette}, {bandage}',
    ),
    description: texte(
      'Se fixe par un boulon M10 ou M12 dans un tube, un pied de meuble ou un expandeur. Le frein bloque à la fois la roue et le pivot. Pour servantes, présentoirs et établis mobiles.',
      'Fixes with one M10 or M12 bolt into tube, furniture leg or expander. The brake locks wheel and swivel together. For tool trolleys, displays and mobile benches.',
      'Se fija con un tornillo M10 o M12 en tubo, pata de mueble o expansor. El freno bloquea a la vez rueda y giro. Para carros de herramientas, expositores y bancos móviles.',
    ),
    axes: {
      diametre: [80, 100, 75, 50, 125],
      'monture-roulette': ['pivotante', 'frein'],
      bandage: ['caoutchouc-gris', 'polyamide'],
    },
    fixes: { revetement: 'zingue-blanc' },
    marques: ['levax', 'ferralis'],
    conditionnement: aLaPiece,
    prix: (v) =>
      arrondi(
        (140 + nombre(v, 'diametre') * 5.2) *
          selon(v, 'bandage', COUTS_BANDAGE) *
          selon(v, 'monture-roulette', { pivotante: 1, frein: 1.28 }),
      ),
    poids: (v) =>
      Math.round(
        nombre(v, 'diametre') ** 1.5 *
          selon(v, 'monture-roulette', { pivotante: 0.5, frein: 0.57 }),
      ),
    suffixe: (v) =>
      `${chiffres(v, 'diametre', 3)}-${selon(v, 'monture-roulette', { pivotante: 'PI', frein: 'PF' })}-${selon(v, 'bandage', BANDAGES)}`,
    normes: ['EN 12530'],
    complements: ['NRP'],
    metiers: ['agenceur', 'menuisier', 'metallier'],
  },
  {
    code: 'NRS',
    noeud: 'roues-seules',
    genre: 'roue',
    nom: texte(
      'Roue industrielle à alésage lisse',
      'Plain-bore industrial wheel',
      'Rueda industrial de eje liso',
    ),
    declinaison: texte(
      'Ø {diametre}, {bandage}',
      'Ø {diametre}, {bandage}',
      'Ø {diametre}, {bandage}',
    ),
    description: texte(
      'Pour remplacer une roue usée en gardant la chape, ou équiper un montage maison sur axe. Moyeu polyamide, alésage 12 mm jusqu’au Ø 100, 15 mm en Ø 125 et 20 mm au-delà. Vérifier la largeur de moyeu avant commande.',
      'Replaces a worn wheel in its fork, or equips a home-made axle. Polyamide hub, 12 mm bore up to Ø 100, 15 mm at Ø 125 and 20 mm above. Check the hub width before ordering.',
      'Para sustituir una rueda gastada conservando el soporte o montar sobre eje propio. Núcleo de poliamida, eje de 12 mm hasta Ø 100, 15 mm en Ø 125 y 20 mm en adelante. Compruebe el ancho de buje antes de pedir.',
    ),
    axes: {
      diametre: [125, 100, 160, 80, 200],
      bandage: ['caoutchouc-gris', 'polyurethane', 'polyamide', 'caoutchouc'],
    },
    marques: ['levax', 'rackor'],
    conditionnement: aLaPiece,
    prix: (v) =>
      arrondi((60 + nombre(v, 'diametre') ** 1.35 * 0.62) * selon(v, 'bandage', COUTS_BANDAGE)),
    poids: (v) => Math.round(nombre(v, 'diametre') ** 1.6 * 0.24),
    suffixe: (v) => `${chiffres(v, 'diametre', 3)}-${selon(v, 'bandage', BANDAGES)}`,
    complements: ['NRP', 'DDI'],
    metiers: ['maintenance', 'metallier', 'collectivite'],
  },
];
