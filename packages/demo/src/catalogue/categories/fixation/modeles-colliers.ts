import { texte, type ModeleArticle, type Valeurs } from '../../modele.ts';
import {
  arrondir,
  codeFinition,
  codeMesure,
  coutFinition,
  diametreMetrique,
  existeEnGamme,
  grammes,
  mesuresOf,
  type Gamme,
} from './cout.ts';

const LONGUEURS_NYLON: Gamme = {
  2.5: [100, 160, 200],
  3.6: [140, 200, 290, 370],
  4.8: [200, 250, 290, 370, 430],
  7.6: [300, 370, 450, 540],
  9: [450, 550, 780],
};
const LONGUEURS_PATTES: Gamme = {
  m6: [50, 60, 80],
  m8: [60, 80, 100, 120, 140, 160, 200],
  m10: [80, 100, 120, 140, 160, 200],
};
const PLAGES_TUBE = [
  '15-19',
  '20-25',
  '26-30',
  '32-36',
  '38-43',
  '47-51',
  '59-63',
  '12-14',
  '53-58',
  '74-80',
  '87-92',
  '108-116',
];
const PLAGES_SERRAGE = [
  '16-27',
  '12-20',
  '20-32',
  '25-40',
  '8-12',
  '10-16',
  '32-50',
  '30-45',
  '40-60',
  '50-70',
  '60-80',
  '70-90',
  '80-100',
  '90-110',
  '100-120',
];

/** Largest diameter of a clamping range. */
function diametreMax(v: Valeurs): number {
  return Number(String(v['plage-serrage']).split('-')[1]);
}

function plage(v: Valeurs): string {
  return String(v['plage-serrage'])
    .split('-')
    .map((borne) => borne.padStart(3, '0'))
    .join('');
}

function diametre(v: Valeurs): number {
  return diametreMetrique(v['filetage-metrique']);
}

function filetage(v: Valeurs): string {
  return String(v['filetage-metrique']).toUpperCase();
}

export const MODELES_COLLIERS: readonly ModeleArticle[] = [
  {
    code: 'FCI',
    noeud: 'colliers-isophoniques-fixation',
    genre: 'collier-isophonique',
    nom: texte(
      'Collier isophonique à deux vis',
      'Two-screw rubber-lined pipe clip',
      'Abrazadera isofónica de dos tornillos',
    ),
    declinaison: texte(
      'pour tube {plage-serrage} mm',
      'for {plage-serrage} mm pipe',
      'para tubo {plage-serrage} mm',
    ),
    description: texte(
      'Bague caoutchouc qui coupe la transmission des bruits d’eau et protège le cuivre. Embase taraudée M8 et M10 pour tige filetée ou patte à vis. Fermeture rapide : une vis s’ouvre d’un quart de tour, l’autre fait charnière.',
      'Rubber lining stops water noise travelling into the structure and protects copper. Combined M8/M10 boss for threaded rod or hanger bolts. Quick closing: one screw releases in a quarter turn, the other acts as a hinge.',
      'La goma corta la transmisión de ruidos y protege el cobre. Base roscada M8 y M10 para varilla o espárrago. Cierre rápido: un tornillo se abre con un cuarto de vuelta y el otro hace de bisagra.',
    ),
    axes: { 'plage-serrage': PLAGES_TUBE },
    fixes: { 'filetage-metrique': 'm8', matiere: 'acier', revetement: 'zingue-blanc' },
    marques: ['oskel', 'tubeo'],
    conditionnement: (v) => ({
      unite: 'piece',
      contenu: 1,
      multiple: diametreMax(v) <= 30 ? 10 : 5,
    }),
    prix: (v) => arrondir(58 + diametreMax(v) * 1.55),
    poids: (v) => grammes(28 + diametreMax(v) * 1.15),
    suffixe: plage,
    ecoParticipation: { type: 'PMCB', centimes: 1 },
    normes: ['DIN 4109'],
    complements: ['FPV', 'BTF', 'FRS'],
    metiers: ['plombier', 'maintenance'],
  },
  {
    code: 'FCS',
    noeud: 'colliers-de-serrage-inox',
    genre: 'collier-de-serrage',
    nom: texte('Collier de serrage à vis tangente', 'Worm drive hose clip', 'Abrazadera sin fin'),
    declinaison: texte(
      '{plage-serrage} mm, bande {largeur}, {matiere}',
      '{plage-serrage} mm, {largeur} band, {matiere}',
      '{plage-serrage} mm, banda {largeur}, {matiere}',
    ),
    description: texte(
      'Bande à bords relevés et filet embouti qui n’entaille pas la durite. Vis six pans de 7 fendue : clé, douille ou tournevis. Acier zingué pour l’air et l’arrosage, tout inox A4 pour l’eau de mer et les produits agressifs.',
      'Rolled edges and pressed thread that do not cut the hose. 7 mm slotted hexagon screw for spanner, nut driver or screwdriver. Plated steel for air and irrigation, all A4 stainless for sea water and aggressive fluids.',
      'Bordes redondeados y rosca embutida que no cortan la manguera. Tornillo hexagonal de 7 ranurado: llave, vaso o destornillador. Acero cincado para aire y riego; inox A4 para agua de mar y productos agresivos.',
    ),
    axes: {
      'plage-serrage': PLAGES_SERRAGE,
      largeur: [9, 12],
      matiere: ['acier', 'inox-a2', 'inox-a4'],
    },
    existe: (v) => (diametreMax(v) <= 40 ? v.largeur === 9 : v.largeur === 12),
    marques: ['oskel', 'tubeo', 'comptoir'],
    conditionnement: () => ({ unite: 'piece', contenu: 1, multiple: 10 }),
    prix: (v) =>
      arrondir(
        (34 + diametreMax(v) * 0.55 + Number(v.largeur) * 1.2) *
          ({ 'inox-a2': 1.7, 'inox-a4': 2.6 }[String(v.matiere)] ?? 1),
      ),
    poids: (v) => grammes(6 + diametreMax(v) * Number(v.largeur) * 0.028),
    suffixe: (v) => `${plage(v)}-${codeFinition(v.matiere)}`,
    normes: ['DIN 3017-1'],
    metiers: ['plombier', 'paysagiste', 'maintenance'],
  },
  {
    code: 'FCN',
    noeud: 'colliers-nylon-fixation',
    genre: 'collier-nylon',
    nom: texte('Collier nylon', 'Nylon cable tie', 'Brida de nailon'),
    declinaison: texte(
      '{largeur-lien} × {longueur}, {couleur}',
      '{largeur-lien} × {longueur}, {couleur}',
      '{largeur-lien} × {longueur}, {couleur}',
    ),
    description: texte(
      'Polyamide 6.6 autobloquant, de −40 à +85 °C. Le noir résiste aux UV et convient à l’extérieur, le naturel reste dedans. Serrez à la pince coupe-ras pour ne pas laisser d’arête vive dans les faisceaux.',
      'Self-locking polyamide 6.6, −40 to +85 °C. Black is UV-resistant for outdoor use, natural stays indoors. Tension with a flush-cutting tool so that no sharp end is left in the loom.',
      'Poliamida 6.6 autoblocante, de −40 a +85 °C. La negra resiste los UV y sirve para exterior; la natural, solo interior. Apriete con tensor de corte a ras para no dejar cantos vivos.',
    ),
    axes: {
      'largeur-lien': [4.8, 3.6, 7.6, 2.5, 9],
      longueur: mesuresOf(LONGUEURS_NYLON),
      couleur: ['noir', 'blanc'],
    },
    fixes: { matiere: 'nylon' },
    existe: (v) => existeEnGamme(LONGUEURS_NYLON, v['largeur-lien'], v.longueur),
    marques: ['oskel', 'filvolt', 'comptoir'],
    conditionnement: () => ({ unite: 'sachet', contenu: 100 }),
    prix: (v) => arrondir(Number(v['largeur-lien']) ** 1.35 * Number(v.longueur) * 0.36 + 70),
    poids: (v) => grammes(100 * Number(v['largeur-lien']) * Number(v.longueur) * 0.0014 + 5),
    suffixe: (v) =>
      `${codeMesure(v['largeur-lien'], 2)}${codeMesure(v.longueur, 3)}-${v.couleur === 'noir' ? 'N' : 'B'}`,
    normes: ['EN 62275'],
    metiers: ['electricien', 'plombier', 'maintenance', 'paysagiste'],
  },
  {
    code: 'FRS',
    noeud: 'rails-supportage',
    genre: 'rail-supportage',
    nom: texte(
      'Rail de supportage perforé',
      'Slotted support channel',
      'Carril de soporte perforado',
    ),
    declinaison: texte(
      '{largeur} × {hauteur} × {epaisseur}, {longueur-barre}, {revetement}',
      '{largeur} × {hauteur} × {epaisseur}, {longueur-barre}, {revetement}',
      '{largeur} × {hauteur} × {epaisseur}, {longueur-barre}, {revetement}',
    ),
    description: texte(
      'Profilé C à lèvres crantées pour suspendre tubes, gaines et chemins de câbles sur une même ligne. Trous oblongs au dos pour tige M8 à M12. Vendu en barre ou coupé à longueur ; retouchez les coupes à la galvanisation à froid.',
      'C-section with serrated lips to hang pipes, ducts and cable trays on one line. Slotted back for M8 to M12 rod. Sold by the bar or cut to length; touch up cut ends with cold galvanising paint.',
      'Perfil en C con labios dentados para colgar tubos, conductos y bandejas en una misma línea. Ranuras al dorso para varilla M8 a M12. En barra o cortado a medida; repase los cortes con galvanizado en frío.',
    ),
    axes: {
      hauteur: [21, 41],
      epaisseur: [1.5, 2.5],
      'longueur-barre': [2, 3],
      revetement: ['zingue-blanc', 'galva-chaud'],
    },
    fixes: { largeur: 41 },
    marques: ['oskel', 'ferralis'],
    conditionnement: () => ({ unite: 'barre', contenu: 1 }),
    prix: (v) =>
      arrondir(
        Number(v['longueur-barre']) *
          (Number(v.hauteur) * 7 + 190) *
          (Number(v.epaisseur) / 1.9) *
          coutFinition(v.revetement),
      ),
    poids: (v) =>
      grammes(
        Number(v['longueur-barre']) * (Number(v.hauteur) * 2 + 62) * Number(v.epaisseur) * 7.2,
      ),
    longueurColis: (v) => Number(v['longueur-barre']) * 1000,
    suffixe: (v) =>
      `41${v.hauteur}-${Number(v.epaisseur) * 10}-${v['longueur-barre']}M-${codeFinition(v.revetement)}`,
    secable: { trait: 3 },
    ecoParticipation: { type: 'PMCB', centimes: 8 },
    complements: ['BTF', 'FCI', 'BEC'],
    metiers: ['plombier', 'electricien', 'metallier'],
  },
  {
    code: 'FBP',
    noeud: 'bandes-perforees',
    genre: 'bande-perforee',
    nom: texte('Bande perforée de montage', 'Perforated fixing band', 'Banda perforada de montaje'),
    declinaison: texte(
      '{largeur} × {epaisseur}, rouleau de {longueur-rouleau-metal}, {revetement}',
      '{largeur} × {epaisseur}, {longueur-rouleau-metal} roll, {revetement}',
      '{largeur} × {epaisseur}, rollo de {longueur-rouleau-metal}, {revetement}',
    ),
    description: texte(
      'Suspente rapide pour gaines, tubes et petits appareils, coupée à la cisaille. Trous alternés pour vis de 4 à 8 mm. Fixation d’appoint : au-delà de quelques kilos par point, passez au collier et à la tige.',
      'Quick hanger for ducts, pipes and small appliances, cut with snips. Alternate holes for 4 to 8 mm screws. A light-duty fixing: beyond a few kilos per point, use clips and rod.',
      'Suspensión rápida para conductos, tubos y aparatos pequeños; se corta con tijera. Agujeros alternos para tornillos de 4 a 8 mm. Fijación ligera: a partir de unos kilos por punto, use abrazadera y varilla.',
    ),
    axes: {
      largeur: [17, 12, 26],
      epaisseur: [0.8, 1],
      'longueur-rouleau-metal': [10, 25],
      revetement: ['galva-chaud', 'inox-a2'],
    },
    existe: (v) =>
      (v.epaisseur === 1) === (v.largeur === 26) &&
      (v.revetement !== 'inox-a2' || v['longueur-rouleau-metal'] === 10),
    marques: ['oskel', 'comptoir'],
    conditionnement: (v) => ({ unite: 'rouleau', contenu: Number(v['longueur-rouleau-metal']) }),
    prix: (v) =>
      arrondir(
        (Number(v['longueur-rouleau-metal']) * Number(v.largeur) * Number(v.epaisseur) * 3.1 +
          160) *
          (v.revetement === 'inox-a2' ? 3 : 1),
      ),
    poids: (v) =>
      grammes(Number(v['longueur-rouleau-metal']) * Number(v.largeur) * Number(v.epaisseur) * 6.1),
    suffixe: (v) => `${v.largeur}-${v['longueur-rouleau-metal']}M-${codeFinition(v.revetement)}`,
    ecoParticipation: { type: 'PMCB', centimes: 2 },
    complements: ['VTR', 'FNU'],
    metiers: ['plombier', 'electricien', 'plaquiste'],
  },
  {
    code: 'FPV',
    noeud: 'pattes-a-vis',
    genre: 'patte-a-vis',
    nom: texte('Patte à vis', 'Hanger bolt', 'Espárrago doble rosca'),
    declinaison: texte(
      '{filetage-metrique} × {longueur}',
      '{filetage-metrique} × {longueur}',
      '{filetage-metrique} × {longueur}',
    ),
    description: texte(
      'Filet bois d’un côté, métrique de l’autre, empreinte Torx T25 en bout : plus besoin de contre-écrou pour visser. Porte colliers isophoniques, rails et corbeaux. Dans le mur, cheville de 8 pour M6, de 10 pour M8, de 12 pour M10.',
      'Wood thread one end, machine thread the other, with a T25 Torx recess so no jam nuts are needed. Carries lined clips, channel and brackets. In masonry, use an 8 mm plug for M6, 10 mm for M8, 12 mm for M10.',
      'Rosca madera en un lado y métrica en el otro, con huella Torx T25: se atornilla sin contratuerca. Para abrazaderas isofónicas, carriles y ménsulas. En pared, taco de 8 para M6, de 10 para M8 y de 12 para M10.',
    ),
    axes: { 'filetage-metrique': ['m8', 'm6', 'm10'], longueur: mesuresOf(LONGUEURS_PATTES) },
    fixes: { 'empreinte-vis': 't25', matiere: 'acier', revetement: 'zingue-blanc' },
    existe: (v) => existeEnGamme(LONGUEURS_PATTES, v['filetage-metrique'], v.longueur),
    marques: ['oskel', 'vissal', 'comptoir'],
    conditionnement: (v) => ({
      unite: 'boite',
      contenu: diametre(v) ** 2 * Number(v.longueur) > 8000 ? 50 : 100,
    }),
    prix: (v) =>
      arrondir(
        (diametre(v) ** 2 * Number(v.longueur) > 8000 ? 50 : 100) *
          (diametre(v) ** 2 * Number(v.longueur) * 0.0029 + 4),
      ),
    poids: (v) =>
      grammes(
        (diametre(v) ** 2 * Number(v.longueur) > 8000 ? 50 : 100) *
          diametre(v) ** 2 *
          Number(v.longueur) *
          0.005,
      ),
    suffixe: (v) => filetage(v) + codeMesure(v.longueur, 3),
    ecoParticipation: { type: 'PMCB', centimes: 2 },
    complements: ['FCI', 'FNU', 'FRS'],
    metiers: ['plombier', 'electricien'],
  },
];
