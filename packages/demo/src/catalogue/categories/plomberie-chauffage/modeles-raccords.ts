import { aLaPiece, chiffres, selon, sigle } from '../../read-valeurs.ts';
import { texte, type ModeleArticle, type Valeurs } from '../../modele.ts';

/** Bore in millimetres that a thread stands for. */
const PASSAGES: Readonly<Record<string, number>> = {
  '12-17': 10,
  '15-21': 15,
  '20-27': 20,
  '26-34': 25,
  '33-42': 32,
  '40-49': 40,
  '50-60': 50,
};
/** Threads offered on a fitting for each pipe. */
const SORTIES: Readonly<Record<string, readonly string[]>> = {
  12: ['12-17', '15-21'],
  16: ['12-17', '15-21', '20-27'],
  20: ['15-21', '20-27'],
  25: ['20-27', '26-34'],
  26: ['20-27', '26-34'],
  32: ['26-34', '33-42'],
};
/** Price of a shape against that of a coupler. */
const FORMES: Readonly<Record<string, number>> = {
  'manchon-droit': 1,
  bouchon: 0.9,
  'coude-45-ff': 1.35,
  'coude-90-ff': 1.3,
  'coude-90-mf': 1.35,
  'coude-90': 1.7,
  'coude-filete-male': 1.7,
  'te-egal': 2.2,
  'raccord-male': 1.2,
  'raccord-femelle': 1.4,
  'coude-applique': 2.3,
  'mamelon-egal': 0.85,
};

const sortie = (v: Valeurs): boolean =>
  SORTIES[String(v.diametre)]?.includes(String(v['filetage-gaz'])) ?? false;

export const raccords: readonly ModeleArticle[] = [
  {
    code: 'RSC',
    noeud: 'raccords-cuivre-souder',
    genre: 'raccord-cuivre',
    nom: texte(
      'Raccord cuivre à souder',
      'Copper solder fitting',
      'Accesorio de cobre para soldar',
    ),
    declinaison: texte(
      '{forme-raccord}, Ø {diametre}',
      '{forme-raccord}, Ø {diametre}',
      '{forme-raccord}, Ø {diametre}',
    ),
    description: texte(
      'Raccord à braser par capillarité à l’étain ou à l’argent. Décaper tube et emboîture, chauffer le raccord plutôt que l’apport, essuyer à chaud. Brasage tendre jusqu’à 110 °C en eau, brasage fort exigé pour le gaz.',
      'Capillary fitting for soft solder or silver brazing. Clean tube and socket, heat the fitting rather than the filler, wipe while hot. Soft solder up to 110 °C for water; brazing is required for gas.',
      'Accesorio de soldadura capilar con estaño o plata. Lijar tubo y copa, calentar el accesorio y no el material de aporte, limpiar en caliente. Soldadura blanda hasta 110 °C en agua; fuerte obligatoria en gas.',
    ),
    axes: {
      'forme-raccord': [
        'coude-90-ff',
        'manchon-droit',
        'te-egal',
        'coude-90-mf',
        'coude-45-ff',
        'bouchon',
      ],
      diametre: [14, 16, 12, 18, 22, 28, 10, 35, 42, 54],
    },
    existe: (v) => Number(v.diametre) <= 28 || v['forme-raccord'] !== 'coude-90-mf',
    fixes: { matiere: 'cuivre' },
    marques: ['tubeo', 'aquanor'],
    conditionnement: (v) =>
      Number(v.diametre) <= 18 ? { unite: 'sachet', contenu: 10 } : { unite: 'piece', contenu: 1 },
    prix: (v) =>
      Math.round(
        (Number(v.diametre) <= 18 ? 10 : 1) *
          (16 + Number(v.diametre) ** 1.85 * 0.42) *
          selon(v['forme-raccord'], FORMES),
      ),
    poids: (v) =>
      Math.round(
        (Number(v.diametre) <= 18 ? 10 : 1) *
          Number(v.diametre) ** 1.8 *
          0.115 *
          selon(v['forme-raccord'], FORMES),
      ),
    suffixe: (v) => `${sigle(v['forme-raccord'])}-${chiffres(v.diametre, 2)}`,
    ecoParticipation: { type: 'PMCB', centimes: 1 },
    normes: ['EN 1254-1'],
    complements: ['RCB', 'RCR'],
    metiers: ['plombier', 'maintenance'],
  },
  {
    code: 'RGP',
    noeud: 'raccords-per-glissement',
    genre: 'raccord-laiton',
    nom: texte(
      'Raccord PER à glissement',
      'PEX sliding-sleeve fitting',
      'Accesorio PEX de casquillo corredizo',
    ),
    declinaison: texte(
      '{forme-raccord}, Ø {diametre} – {filetage-gaz}',
      '{forme-raccord}, Ø {diametre} – {filetage-gaz}',
      '{forme-raccord}, Ø {diametre} – {filetage-gaz}',
    ),
    description: texte(
      'Corps laiton et bague coulissante : joint sans élastomère, à passage intégral, admis en encastré. Évaser le tube à la pince, attendre quelques secondes, tirer la bague jusqu’à la butée. Sachet de raccords bagues comprises.',
      'Brass body and sliding sleeve: a full-bore joint without elastomer, allowed in concealed work. Expand the pipe, wait a few seconds, draw the sleeve home. Supplied with sleeves.',
      'Cuerpo de latón y casquillo corredizo: unión sin elastómero y de paso total, admitida empotrada. Abocardar el tubo, esperar unos segundos y tirar del casquillo hasta el tope. Casquillos incluidos.',
    ),
    axes: {
      'forme-raccord': ['raccord-femelle', 'raccord-male', 'coude-applique', 'coude-filete-male'],
      diametre: [16, 12, 20, 25],
      'filetage-gaz': ['15-21', '12-17', '20-27', '26-34'],
    },
    existe: (v) =>
      sortie(v) &&
      (v['forme-raccord'] !== 'coude-applique' ||
        v['filetage-gaz'] === '15-21' ||
        v['filetage-gaz'] === '20-27'),
    fixes: { matiere: 'laiton' },
    marques: ['aquanor', 'robinel', 'tubeo'],
    conditionnement: () => ({ unite: 'sachet', contenu: 5 }),
    prix: (v) =>
      Math.round(
        5 *
          (70 + Number(v.diametre) ** 1.4 * 2.4 + selon(v['filetage-gaz'], PASSAGES) * 5) *
          selon(v['forme-raccord'], FORMES) *
          0.85,
      ),
    poids: (v) =>
      Math.round(
        5 *
          (Number(v.diametre) * 1.9 + selon(v['filetage-gaz'], PASSAGES) * 1.6) *
          selon(v['forme-raccord'], FORMES),
      ),
    suffixe: (v) =>
      `${sigle(v['forme-raccord'])}-${String(v.diametre)}-${sigle(v['filetage-gaz'])}`,
    ecoParticipation: { type: 'PMCB', centimes: 2 },
    normes: ['EN ISO 15875-3', 'ACS'],
    complements: ['RPE'],
    metiers: ['plombier'],
  },
  {
    code: 'RSM',
    noeud: 'raccords-multicouche',
    genre: 'raccord-sertir',
    nom: texte(
      'Raccord multicouche à sertir',
      'Multilayer press fitting',
      'Accesorio multicapa de prensar',
    ),
    declinaison: texte(
      '{forme-raccord}, Ø {diametre}',
      '{forme-raccord}, Ø {diametre}',
      '{forme-raccord}, Ø {diametre}',
    ),
    description: texte(
      'Corps laiton étamé et bague inox à fenêtres de contrôle, double joint EPDM. Calibrer et chanfreiner le tube avant emboîtement ; sertir au profil TH ou U. Un raccord oublié fuit dès la mise en eau, avant fermeture des cloisons.',
      'Tinned brass body, stainless sleeve with sight windows, twin EPDM seals. Calibrate and chamfer the pipe first; press with TH or U jaws. An unpressed joint leaks at filling, before walls are closed.',
      'Cuerpo de latón estañado y casquillo inox con mirillas, doble junta EPDM. Calibrar y achaflanar el tubo antes de insertar; prensar con perfil TH o U. Una unión sin prensar gotea al llenar, antes de cerrar tabiques.',
    ),
    axes: {
      'forme-raccord': ['coude-90', 'te-egal', 'manchon-droit', 'bouchon'],
      diametre: [16, 20, 26, 32],
    },
    fixes: { matiere: 'laiton' },
    marques: ['robinel', 'aquanor', 'tubeo'],
    conditionnement: (v) =>
      Number(v.diametre) <= 20 ? { unite: 'sachet', contenu: 5 } : { unite: 'piece', contenu: 1 },
    prix: (v) =>
      Math.round(
        (Number(v.diametre) <= 20 ? 5 : 1) *
          Number(v.diametre) ** 1.75 *
          2.35 *
          selon(v['forme-raccord'], FORMES),
      ),
    poids: (v) =>
      Math.round(
        (Number(v.diametre) <= 20 ? 5 : 1) *
          Number(v.diametre) ** 1.5 *
          0.72 *
          selon(v['forme-raccord'], FORMES),
      ),
    suffixe: (v) => `${sigle(v['forme-raccord'])}-${String(v.diametre)}`,
    ecoParticipation: { type: 'PMCB', centimes: 1 },
    normes: ['EN ISO 21003-3', 'ACS'],
    complements: ['RMC'],
    metiers: ['plombier', 'maintenance'],
  },
  {
    code: 'RLA',
    noeud: 'raccords-laiton',
    genre: 'raccord-laiton',
    nom: texte('Raccord laiton à visser', 'Threaded brass fitting', 'Accesorio de latón roscado'),
    declinaison: texte(
      '{forme-raccord}, {filetage-gaz}',
      '{forme-raccord}, {filetage-gaz}',
      '{forme-raccord}, {filetage-gaz}',
    ),
    description: texte(
      'Laiton matricé pour eau froide, eau chaude et air comprimé jusqu’à 16 bar. Étancher le filetage à la filasse, au ruban PTFE ou à la résine anaérobie. Serrer sans forcer : un raccord femelle trop bloqué se fend.',
      'Forged brass for cold and hot water and compressed air up to 16 bar. Seal the thread with hemp, PTFE tape or anaerobic resin. Do not overtighten: a forced female fitting splits.',
      'Latón estampado para agua fría, caliente y aire comprimido hasta 16 bar. Sellar la rosca con estopa, cinta de PTFE o resina anaeróbica. Apretar sin forzar: una hembra pasada de apriete se raja.',
    ),
    axes: {
      'forme-raccord': [
        'mamelon-egal',
        'manchon-droit',
        'coude-90-mf',
        'coude-90-ff',
        'te-egal',
        'bouchon',
      ],
      'filetage-gaz': ['15-21', '20-27', '12-17', '26-34', '33-42', '40-49', '50-60'],
    },
    existe: (v) => selon(v['filetage-gaz'], PASSAGES) <= 32 || v['forme-raccord'] !== 'coude-90-mf',
    fixes: { matiere: 'laiton' },
    marques: ['robinel', 'aquanor', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        (55 + selon(v['filetage-gaz'], PASSAGES) ** 1.85 * 1.15) *
          selon(v['forme-raccord'], FORMES),
      ),
    poids: (v) =>
      Math.round(
        (12 + selon(v['filetage-gaz'], PASSAGES) ** 1.75 * 0.34) *
          selon(v['forme-raccord'], FORMES),
      ),
    suffixe: (v) => `${sigle(v['forme-raccord'])}-${sigle(v['filetage-gaz'])}`,
    ecoParticipation: { type: 'PMCB', centimes: 1 },
    normes: ['EN ISO 228-1', 'ACS'],
    complements: ['RVB', 'RFL'],
    metiers: ['plombier', 'maintenance', 'paysagiste'],
  },
];
