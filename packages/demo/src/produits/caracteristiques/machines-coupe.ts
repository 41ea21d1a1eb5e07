/** Saws, grinders, sanders, planers, routers, extractors. */
import { texte, type Valeurs } from '../../catalogue/modele.ts';
import { contenuOf } from './contenu.ts';
import type { Faits } from './faits.ts';

const LAME = texte('lame carbure', 'TCT blade', 'hoja de carburo');
const CARTER = texte(
  'carter, poignée et clé',
  'guard, handle and key',
  'protector, empuñadura y llave',
);
const RACCORD = texte('raccord d’aspiration', 'extraction adaptor', 'adaptador de aspiración');

function gene(vibrations: number, pressionAcoustique: number, puissanceAcoustique: number): Faits {
  return { vibrations, pressionAcoustique, puissanceAcoustique };
}

export const COUPE: Readonly<Record<string, (v: Valeurs) => Faits>> = {
  ESC: (v) => ({
    regime: v['diametre-disque'] === 165 ? 5000 : 5400,
    'coupe-90': v['diametre-disque'] === 165 ? 57 : 67,
    'coupe-45': v['diametre-disque'] === 165 ? 41 : 48,
    ...gene(2.5, 92, 103),
    encombrement: { x: v['diametre-disque'] === 165 ? [295, 240, 185] : [330, 265, 195] },
    'poids-nu': v['diametre-disque'] === 165 ? 2.9 : 3.6,
    ...contenuOf(v, LAME),
  }),
  ESF: (v) => ({
    regime: v.puissance === 1400 ? 5500 : 4100,
    'coupe-90': v.puissance === 1400 ? 66 : 85,
    'coupe-45': v.puissance === 1400 ? 46 : 60,
    ...(v.puissance === 1400 ? gene(2.5, 94, 105) : gene(3, 96, 107)),
    encombrement: { x: v.puissance === 1400 ? [310, 250, 235] : [385, 290, 255] },
    'poids-nu': v.puissance === 1400 ? 4.1 : 6.8,
    cable: 4,
    ...contenuOf(v, LAME, false),
  }),
  ESP: (v) => ({
    regime: { de: 2500, a: 6300 },
    'coupe-45': 40,
    ...gene(2.5, 90, 101),
    encombrement: { x: [346, 265, 240] },
    'poids-nu': 4.5,
    ...contenuOf(v, LAME),
  }),
  ESO: (v) => ({
    regime: v['diametre-disque'] === 305 ? 4000 : 4800,
    'coupe-90': {
      x:
        v['diametre-disque'] === 216
          ? [305, 65]
          : v['diametre-disque'] === 254
            ? [310, 90]
            : [345, 110],
    },
    'coupe-45': {
      x:
        v['diametre-disque'] === 216
          ? [214, 65]
          : v['diametre-disque'] === 254
            ? [216, 90]
            : [240, 110],
    },
    ...gene(2.5, 95, 108),
    encombrement: {
      x:
        v['diametre-disque'] === 216
          ? [760, 480, 430]
          : v['diametre-disque'] === 254
            ? [820, 520, 610]
            : [890, 560, 680],
    },
    'poids-nu': v['diametre-disque'] === 216 ? 14.5 : v['diametre-disque'] === 254 ? 19.5 : 26,
    cable: 3,
    ...contenuOf(v, LAME, false),
  }),
  ESS: (v) => ({
    courses: { de: 800, a: 3500 },
    course: 26,
    'coupe-bois': 135,
    'coupe-acier': 10,
    ...(v['poignee-machine'] === 'champignon' ? gene(6, 81, 92) : gene(7, 83, 94)),
    encombrement: { x: v['poignee-machine'] === 'champignon' ? [272, 178, 76] : [246, 205, 76] },
    'poids-nu': v['poignee-machine'] === 'champignon' ? 2 : 2.1,
    ...contenuOf(
      v,
      texte(
        'pare-éclats et lame',
        'anti-splinter insert and blade',
        'protector antiastillas y hoja',
      ),
    ),
  }),
  ESR: (v) => ({
    courses: { jusqua: [3000] },
    course: 32,
    'coupe-bois': 300,
    'coupe-acier': 20,
    ...gene(14, 88, 99),
    encombrement: { x: [440, 210, 86] },
    'poids-nu': 3.3,
    ...contenuOf(
      v,
      texte('lame bois et lame métal', 'wood and metal blades', 'hojas de madera y metal'),
    ),
  }),
  EOM: (v) => ({
    courses: { de: 10_000, a: 20_000 },
    ...gene(6.5, 79, 90),
    encombrement: { x: [285, 110, 75] },
    'poids-nu': 1.2,
    ...contenuOf(
      v,
      texte(
        'lame plongeante, patin',
        'plunge blade, sanding pad',
        'hoja de inmersión, base de lijado',
      ),
    ),
  }),
  EPX: (v) => ({
    courses: { de: 8000, a: 24_000 },
    orbite: v['diametre-disque'] === 125 ? 2.5 : 5,
    ...(v['diametre-disque'] === 125 ? gene(3.5, 74, 85) : gene(4.5, 76, 87)),
    encombrement: { x: v['diametre-disque'] === 125 ? [205, 150, 125] : [265, 165, 150] },
    'poids-nu': v['diametre-disque'] === 125 ? 1.5 : 2.3,
    cable: 4,
    ...contenuOf(v, RACCORD),
  }),
  EPB: (v) => ({
    regime: texte(
      v.largeur === 75 ? '200 à 380\u00a0m/min' : '250 à 500\u00a0m/min',
      v.largeur === 75 ? '200 to 380\u00a0m/min' : '250 to 500\u00a0m/min',
      v.largeur === 75 ? '200 a 380\u00a0m/min' : '250 a 500\u00a0m/min',
    ),
    ...gene(3, 87, 98),
    encombrement: { x: v.largeur === 75 ? [340, 175, 165] : [395, 190, 175] },
    'poids-nu': v.largeur === 75 ? 4.6 : 6.6,
    cable: 4,
    ...contenuOf(v, RACCORD, false),
  }),
  EGI: (v) => ({
    regime: { de: 800, a: 1800 },
    ...(v.moteur === 'sans-charbon' ? gene(2.5, 78, 89) : gene(3.5, 82, 93)),
    encombrement: { x: [1650, 250, 260] },
    'poids-nu': v.moteur === 'sans-charbon' ? 3.5 : 4.4,
    cable: 4,
    ...contenuOf(v, texte('tuyau de 4\u00a0m', '4\u00a0m hose', 'manguera de 4\u00a0m'), false),
  }),
  ERA: (v) => ({
    regime: v.puissance === 620 ? 17_000 : 16_000,
    ...gene(4, 85, 96),
    encombrement: { x: v.puissance === 620 ? [285, 160, 158] : [295, 170, 165] },
    'poids-nu': v.puissance === 620 ? 2.6 : 3.5,
    cable: 4,
    ...contenuOf(
      v,
      texte('guide parallèle et fers', 'parallel fence and blades', 'guía paralela y cuchillas'),
    ),
  }),
  EDF: (v) => ({
    regime: v.puissance === 1100 ? { de: 11_500, a: 28_000 } : { de: 8000, a: 22_000 },
    course: v.puissance === 1100 ? 55 : 70,
    ...(v.puissance === 1100 ? gene(4.5, 83, 94) : gene(5, 87, 98)),
    encombrement: { x: v.puissance === 1100 ? [245, 265, 165] : [295, 310, 180] },
    'poids-nu': v.puissance === 1100 ? 3.4 : 6,
    cable: 4,
    ...contenuOf(
      v,
      texte('guide et bague à copier', 'fence and guide bush', 'guía y casquillo copiador'),
    ),
  }),
  EMU: (v) => ({
    regime: 9000,
    'coupe-acier': 32,
    ...gene(4.5, 79, 90),
    encombrement: { x: [350, 140, 132] },
    'poids-nu': 2.1,
    ...contenuOf(v, CARTER),
  }),
  EMG: (v) => ({
    regime: v['diametre-disque'] === 125 ? 11_500 : 6600,
    'coupe-acier': v['diametre-disque'] === 125 ? 32 : 72,
    ...(v['diametre-disque'] === 125 ? gene(6, 89, 100) : gene(5.5, 94, 105)),
    encombrement: { x: v['diametre-disque'] === 125 ? [300, 140, 103] : [510, 250, 145] },
    'poids-nu': v['diametre-disque'] === 125 ? 2.2 : 5.3,
    cable: 4,
    ...contenuOf(v, CARTER, false),
  }),
  EAS: (v) => ({
    debit: texte('61\u00a0L/s', '61\u00a0L/s', '61\u00a0L/s'),
    depression: texte('230\u00a0mbar', '230\u00a0mbar', '230\u00a0mbar'),
    pressionAcoustique: v['classe-poussiere'] === 'l' ? 69 : 67,
    encombrement: {
      x:
        v['volume-cuve'] === 25
          ? [420, 390, 500]
          : v['volume-cuve'] === 30
            ? [450, 390, 540]
            : [490, 430, 620],
    },
    'poids-nu': v['volume-cuve'] === 25 ? 10.2 : v['volume-cuve'] === 30 ? 11.6 : 13.9,
    cable: 7.5,
    ...contenuOf(
      v,
      texte(
        'tuyau de 3,5\u00a0m, sac et filtre',
        '3.5\u00a0m hose, bag and filter',
        'manguera de 3,5\u00a0m, bolsa y filtro',
      ),
      false,
    ),
  }),
};
