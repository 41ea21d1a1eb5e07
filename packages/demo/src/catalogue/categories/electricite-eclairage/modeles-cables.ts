import { chiffres, dixiemes, selon, sigle } from '../../read-valeurs.ts';
import { texte, type ModeleArticle, type Valeurs } from '../../modele.ts';

/** Grams of copper in a metre of conductor of 1 mm². */
const CUIVRE = 8.9;

const COEURS: Readonly<Record<string, number>> = { '2x': 2, '3g': 3, '4g': 4, '5g': 5 };

/** Sections made for each number of cores, mm². */
const SECTIONS_R2V: Readonly<Record<string, readonly number[]>> = {
  '2x': [1.5, 2.5, 6, 10],
  '3g': [1.5, 2.5, 4, 6, 10, 16],
  '4g': [1.5, 2.5, 6, 10, 16],
  '5g': [1.5, 2.5, 4, 6, 10, 16],
};

const cuivreAuMetre = (v: Valeurs): number =>
  selon(v.conducteurs, COEURS) * Number(v['section-cable']);

/** Cents of a metre of R2V: copper, sheath, work. */
const prixMetreR2v = (v: Valeurs): number =>
  22 + cuivreAuMetre(v) * 16.5 + selon(v.conducteurs, COEURS) * 4;

/** Grams of a metre: copper, plus insulation and sheath. */
const poidsMetre = (v: Valeurs): number =>
  cuivreAuMetre(v) * CUIVRE * 1.35 + selon(v.conducteurs, COEURS) * 16;

export const cables: readonly ModeleArticle[] = [
  {
    code: 'LFR',
    noeud: 'fils-rigides',
    genre: 'couronne-fil',
    nom: texte('Fil électrique rigide H07V-U/R', 'Rigid wire H07V-U/R', 'Hilo rígido H07V-U/R'),
    declinaison: texte(
      '{section-cable} {couleur-fil}, couronne {longueur-cable}',
      '{section-cable} {couleur-fil}, {longueur-cable} coil',
      '{section-cable} {couleur-fil}, rollo de {longueur-cable}',
    ),
    description: texte(
      'Conducteur cuivre isolé PVC pour le câblage sous conduit et dans les tableaux. Âme massive jusqu’à 4 mm², câblée au-delà. Bleu réservé au neutre, vert/jaune à la terre ; 1,5 mm² pour l’éclairage sous 10 ou 16 A, 2,5 mm² pour les prises sous 20 A.',
      'PVC-insulated copper conductor for wiring in conduit and boards. Solid core up to 4 mm², stranded above. Blue is for neutral and green/yellow for earth; 1.5 mm² for lighting on 10 or 16 A, 2.5 mm² for sockets on 20 A under French rules.',
      'Conductor de cobre con aislamiento de PVC para cableado bajo tubo y en cuadros. Alma maciza hasta 4 mm², cableada a partir de ahí. Azul para el neutro y verde/amarillo para tierra; 1,5 mm² en alumbrado y 2,5 mm² en tomas.',
    ),
    axes: {
      'section-cable': [1.5, 2.5, 6, 10, 4, 16],
      'couleur-fil': ['rouge', 'bleu', 'vert-jaune', 'noir', 'marron', 'orange', 'violet', 'gris'],
      'longueur-cable': [100, 25],
    },
    existe: (v) =>
      Number(v['section-cable']) <= 2.5
        ? v['longueur-cable'] === 100 ||
          ['rouge', 'bleu', 'vert-jaune', 'noir'].includes(String(v['couleur-fil']))
        : v['longueur-cable'] === (Number(v['section-cable']) >= 10 ? 25 : 100) &&
          ['rouge', 'bleu', 'vert-jaune', 'noir', 'marron'].includes(String(v['couleur-fil'])),
    fixes: { matiere: 'cuivre' },
    marques: ['filvolt', 'elektra', 'comptoir'],
    conditionnement: (v) => ({ unite: 'rouleau', contenu: Number(v['longueur-cable']) }),
    prix: (v) =>
      Math.round(
        Number(v['longueur-cable']) *
          (5 + Number(v['section-cable']) * 14.2) *
          (v['longueur-cable'] === 25 ? 1.12 : 1),
      ),
    poids: (v) =>
      Math.round(Number(v['longueur-cable']) * (Number(v['section-cable']) * CUIVRE * 1.15 + 5)),
    suffixe: (v) =>
      `${dixiemes(v['section-cable'])}-${sigle(v['couleur-fil'])}-${chiffres(v['longueur-cable'], 3)}`,
    ecoParticipation: { type: 'DEEE', centimes: 6 },
    normes: ['EN 50525-2-31', 'NF C 15-100'],
    complements: ['LIC', 'LBC', 'LDJ'],
    metiers: ['electricien', 'maintenance'],
  },
  {
    code: 'LCR',
    noeud: 'cables-r2v-coupe',
    genre: 'cable',
    nom: texte(
      'Câble rigide U-1000 R2V à la coupe',
      'Rigid cable U-1000 R2V cut to length',
      'Cable rígido U-1000 R2V a medida',
    ),
    declinaison: texte(
      '{conducteurs}{section-cable}, le mètre',
      '{conducteurs}{section-cable}, per metre',
      '{conducteurs}{section-cable}, por metro',
    ),
    description: texte(
      'Câble industriel à âme cuivre et isolant PR sous gaine PVC noire, posé en apparent, sous conduit ou enterré sous fourreau. Coupé à la longueur demandée, au mètre entier. Vérifier la chute de tension au-delà de 30 m.',
      'Industrial copper cable, XLPE insulated with black PVC sheath, for surface, conduit or ducted underground runs. Cut to the metre on demand. Check voltage drop beyond 30 m.',
      'Cable industrial de cobre con aislamiento XLPE y cubierta de PVC negro, para montaje visto, bajo tubo o enterrado en canalización. Cortado por metros enteros. Comprobar la caída de tensión a partir de 30 m.',
    ),
    axes: { conducteurs: ['3g', '5g', '2x', '4g'], 'section-cable': [1.5, 2.5, 4, 6, 10, 16] },
    existe: (v) =>
      SECTIONS_R2V[String(v.conducteurs)]?.includes(Number(v['section-cable'])) ?? false,
    fixes: { matiere: 'cuivre' },
    marques: ['elektra', 'filvolt'],
    conditionnement: () => ({ unite: 'metre', contenu: 1 }),
    prix: (v) => Math.round(prixMetreR2v(v) * 1.15),
    poids: (v) => Math.round(poidsMetre(v)),
    suffixe: (v) => `${sigle(v.conducteurs)}-${dixiemes(v['section-cable'])}`,
    secable: { trait: 0 },
    ecoParticipation: { type: 'DEEE', centimes: 1 },
    normes: ['NF C 32-321', 'IEC 60502-1', 'Eca'],
    complements: ['LTI', 'LBD'],
    metiers: ['electricien', 'maintenance', 'paysagiste'],
  },
  {
    code: 'LCO',
    noeud: 'cables-r2v-couronne',
    genre: 'couronne-cable',
    nom: texte('Câble rigide U-1000 R2V', 'Rigid cable U-1000 R2V', 'Cable rígido U-1000 R2V'),
    declinaison: texte(
      '{conducteurs}{section-cable}, couronne {longueur-cable}',
      '{conducteurs}{section-cable}, {longueur-cable} coil',
      '{conducteurs}{section-cable}, rollo de {longueur-cable}',
    ),
    description: texte(
      'Les sections courantes du logement et du tertiaire en couronnes filmées, marquées au mètre pour suivre le reste. Rayon de courbure minimal de six fois le diamètre. Ne pas exposer la gaine aux UV sans protection durable.',
      'The usual home and office sizes in wrapped coils, marked every metre so you know what is left. Minimum bending radius six times the diameter. Do not leave the sheath in full sunlight without lasting protection.',
      'Las secciones habituales de vivienda y terciario en rollos retractilados, marcados por metro para controlar el resto. Radio mínimo de curvatura de seis diámetros. No exponer la cubierta al sol sin protección duradera.',
    ),
    axes: {
      conducteurs: ['3g', '5g', '4g', '2x'],
      'section-cable': [1.5, 2.5, 6, 4, 10],
      'longueur-cable': [100, 50, 25],
    },
    existe: (v) =>
      (SECTIONS_R2V[String(v.conducteurs)]?.includes(Number(v['section-cable'])) ?? false) &&
      (Number(v['section-cable']) <= 2.5
        ? v['longueur-cable'] !== 25
        : v['longueur-cable'] !== 100),
    fixes: { matiere: 'cuivre' },
    marques: ['elektra', 'filvolt', 'comptoir'],
    conditionnement: (v) => ({ unite: 'rouleau', contenu: Number(v['longueur-cable']) }),
    prix: (v) => Math.round(prixMetreR2v(v) * Number(v['longueur-cable'])),
    poids: (v) => Math.round(poidsMetre(v) * Number(v['longueur-cable'])),
    suffixe: (v) =>
      `${sigle(v.conducteurs)}-${dixiemes(v['section-cable'])}-${chiffres(v['longueur-cable'], 3)}`,
    ecoParticipation: { type: 'DEEE', centimes: 12 },
    normes: ['NF C 32-321', 'IEC 60502-1', 'Eca'],
    complements: ['LIC', 'LBD', 'LBC'],
    metiers: ['electricien', 'maintenance'],
  },
  {
    code: 'LRN',
    noeud: 'cables-souples',
    genre: 'cable',
    nom: texte(
      'Câble souple caoutchouc H07RN-F à la coupe',
      'Rubber flexible cable H07RN-F cut to length',
      'Cable flexible de caucho H07RN-F a medida',
    ),
    declinaison: texte(
      '{conducteurs}{section-cable}, le mètre',
      '{conducteurs}{section-cable}, per metre',
      '{conducteurs}{section-cable}, por metro',
    ),
    description: texte(
      'Câble souple sous caoutchouc pour machines mobiles, pompes, rallonges et coffrets de chantier. Résiste aux huiles, aux chocs et au froid jusqu’à −25 °C. Vendu au mètre, coupé à la demande.',
      'Rubber-sheathed flexible cable for mobile machines, pumps, extension leads and site boxes. Stands up to oil, knocks and cold down to −25 °C. Sold by the metre and cut on demand.',
      'Cable flexible con cubierta de caucho para máquinas móviles, bombas, alargadores y cuadros de obra. Resiste aceites, golpes y frío hasta −25 °C. Se vende por metros y se corta a petición.',
    ),
    axes: { conducteurs: ['3g', '5g', '4g', '2x'], 'section-cable': [1.5, 2.5, 4, 6, 10] },
    existe: (v) =>
      v.conducteurs !== '2x' || v['section-cable'] === 1.5 || v['section-cable'] === 2.5,
    fixes: { matiere: 'caoutchouc' },
    marques: ['filvolt', 'elektra'],
    conditionnement: () => ({ unite: 'metre', contenu: 1 }),
    prix: (v) => Math.round(48 + cuivreAuMetre(v) * 21 + selon(v.conducteurs, COEURS) * 8),
    poids: (v) => Math.round(cuivreAuMetre(v) * CUIVRE * 1.6 + selon(v.conducteurs, COEURS) * 24),
    suffixe: (v) => `${sigle(v.conducteurs)}-${dixiemes(v['section-cable'])}`,
    secable: { trait: 0 },
    ecoParticipation: { type: 'DEEE', centimes: 1 },
    normes: ['EN 50525-2-21'],
    complements: ['LRA', 'LEN'],
    metiers: ['electricien', 'maintenance', 'macon'],
  },
  {
    code: 'LRJ',
    noeud: 'cables-reseau',
    genre: 'couronne-cable',
    nom: texte('Câble réseau 4 paires', '4-pair data cable', 'Cable de red de 4 pares'),
    declinaison: texte(
      '{categorie-reseau}, {longueur-cable}',
      '{categorie-reseau}, {longueur-cable}',
      '{categorie-reseau}, {longueur-cable}',
    ),
    description: texte(
      'Câble cuivre monobrin 100 ohms sous gaine sans halogène, pour liaisons permanentes jusqu’à 90 m. Catégorie 6A pour 10 Gbit/s et alimentation par le réseau. Dérouler sans torsion, respecter quatre diamètres de rayon et l’écart aux courants forts.',
      'Solid copper 100 ohm cable with halogen-free sheath for permanent links up to 90 m. Category 6A for 10 Gbit/s and power over Ethernet. Pay out without twisting, keep to a four-diameter radius and clear of power cables.',
      'Cable de cobre rígido de 100 ohmios con cubierta sin halógenos para enlaces permanentes de hasta 90 m. Categoría 6A para 10 Gbit/s y alimentación por red. Desenrollar sin torsión, respetar cuatro diámetros de radio y separar de la fuerza.',
    ),
    axes: {
      'categorie-reseau': ['cat-6-utp', 'cat-6-ftp', 'cat-6a-fftp', 'cat-7-sftp'],
      'longueur-cable': [305, 100, 500],
    },
    existe: (v) =>
      v['longueur-cable'] === 305 ? String(v['categorie-reseau']).startsWith('cat-6-') : true,
    marques: ['filvolt', 'elektra', 'comptoir'],
    conditionnement: (v) => ({ unite: 'rouleau', contenu: Number(v['longueur-cable']) }),
    prix: (v) =>
      Math.round(
        Number(v['longueur-cable']) *
          selon(v['categorie-reseau'], {
            'cat-6-utp': 39,
            'cat-6-ftp': 46,
            'cat-6a-fftp': 62,
            'cat-7-sftp': 84,
          }),
      ),
    poids: (v) =>
      Math.round(
        Number(v['longueur-cable']) *
          selon(v['categorie-reseau'], {
            'cat-6-utp': 38,
            'cat-6-ftp': 45,
            'cat-6a-fftp': 50,
            'cat-7-sftp': 60,
          }),
      ),
    suffixe: (v) => `${sigle(v['categorie-reseau'])}-${String(v['longueur-cable'])}`,
    ecoParticipation: { type: 'DEEE', centimes: 15 },
    normes: ['EN 50288', 'ISO/IEC 11801', 'Dca'],
    complements: ['LPR', 'LIC'],
    metiers: ['electricien', 'maintenance', 'collectivite'],
  },
];
