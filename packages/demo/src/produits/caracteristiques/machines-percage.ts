/** Drills, drivers, hammers: by model, from the values that tell its articles apart. */
import { texte, type Valeurs } from '../../catalogue/modele.ts';
import { contenuOf } from './contenu.ts';
import type { Faits } from './faits.ts';

const POIGNEE = texte('poignée latérale', 'side handle', 'empuñadura lateral');
const BUTEE = texte(
  'poignée latérale et butée',
  'side handle and depth stop',
  'empuñadura lateral y tope',
);
const CLIP = texte('clip de ceinture', 'belt clip', 'clip de cinturón');

/** Vibration, sound pressure, sound power. */
function gene(vibrations: number, pressionAcoustique: number, puissanceAcoustique: number): Faits {
  return { vibrations, pressionAcoustique, puissanceAcoustique };
}

export const PERCAGE: Readonly<Record<string, (v: Valeurs) => Faits>> = {
  EPV: (v) => ({
    regime: { jusqua: v.couple === 60 ? [550, 2100] : [500, 2000] },
    debrayage: 20,
    'percage-bois': 38,
    'percage-acier': 13,
    ...(v.couple === 60 ? gene(1.5, 72, 83) : gene(2.5, 75, 86)),
    encombrement: { x: v.couple === 60 ? [152, 185, 66] : [178, 198, 70] },
    'poids-nu': v.couple === 60 ? 1.15 : 1.65,
    ...contenuOf(v, v.couple === 60 ? CLIP : POIGNEE),
  }),
  EPC: (v) => ({
    regime: { jusqua: [420, 1600] },
    debrayage: 20,
    'percage-bois': 22,
    'percage-acier': 10,
    ...gene(1.5, 68, 79),
    encombrement: { x: [150, 165, 58] },
    'poids-nu': 0.72,
    ...contenuOf(v, CLIP),
  }),
  EPP: (v) => ({
    regime: { jusqua: v.couple === 65 ? [500, 1900] : [550, 2100] },
    frappes: 30_000,
    debrayage: 20,
    'percage-bois': v.couple === 65 ? 38 : 50,
    'percage-acier': 13,
    'percage-brique': 13,
    ...(v.couple === 65 ? gene(9, 84, 95) : gene(11, 86, 97)),
    encombrement: { x: v.couple === 65 ? [175, 195, 68] : [192, 208, 74] },
    'poids-nu': v.couple === 65 ? 1.3 : 1.9,
    ...contenuOf(v, BUTEE),
  }),
  EPF: (v) => ({
    regime: { jusqua: v.puissance === 750 ? [2800] : [900, 2900] },
    frappes: v.puissance === 750 ? 44_800 : 46_400,
    'percage-bois': v.puissance === 750 ? 30 : 40,
    'percage-acier': 13,
    'percage-beton': v.puissance === 750 ? 16 : 20,
    ...(v.puissance === 750 ? gene(12.5, 98, 109) : gene(14, 100, 111)),
    encombrement: { x: v.puissance === 750 ? [266, 180, 64] : [330, 205, 72] },
    'poids-nu': v.puissance === 750 ? 1.9 : 2.6,
    cable: 4,
    ...contenuOf(v, BUTEE),
  }),
  EVP: (v) => ({
    regime: { jusqua: [4200] },
    vissage: texte(
      'vis de 3,5 à 4,2, de 25 à 55\u00a0mm',
      '3.5 to 4.2 screws, 25 to 55\u00a0mm long',
      'tornillos de 3,5 a 4,2, de 25 a 55\u00a0mm',
    ),
    ...gene(1.5, 70, 81),
    encombrement: { x: [255, 190, 70] },
    'poids-nu': 1.3,
    ...contenuOf(v, CLIP),
  }),
  EML: (v) => ({
    regime: { jusqua: v.puissance === 1200 ? [650] : [460, 620] },
    ...(v.puissance === 1200 ? gene(2.5, 84, 95) : gene(2.5, 86, 97)),
    encombrement: { x: v.puissance === 1200 ? [330, 260, 890] : [370, 280, 920] },
    'poids-nu': v.puissance === 1200 ? 4.2 : 5.8,
    cable: 4,
    ...contenuOf(v, texte('hélice à mortier', 'mortar paddle', 'varilla para mortero'), false),
  }),
  EVC: (v) => ({
    regime: { jusqua: v.tension === 18 ? [3400] : [2700] },
    frappes: v.tension === 18 ? 3800 : 3500,
    vissage:
      v.tension === 18
        ? texte('M5 à M16', 'M5 to M16', 'M5 a M16')
        : texte('M5 à M12', 'M5 to M12', 'M5 a M12'),
    ...(v.tension === 18 ? gene(9.5, 93, 104) : gene(8, 90, 101)),
    encombrement: { x: v.tension === 18 ? [126, 190, 66] : [130, 160, 58] },
    'poids-nu': v.tension === 18 ? 0.98 : 0.76,
    ...contenuOf(v, CLIP),
  }),
  EBC: (v) => ({
    regime: { jusqua: [2600] },
    frappes: 3400,
    vissage: texte('boulons M8 à M18', 'M8 to M18 bolts', 'tornillos M8 a M18'),
    ...gene(11, 95, 106),
    encombrement: { x: [144, 200, 70] },
    'poids-nu': 1.4,
    ...contenuOf(v),
  }),
  EBO: (v) => ({
    regime: { jusqua: v.couple === 1000 ? [1900] : [1650] },
    frappes: v.couple === 1000 ? 2400 : 2200,
    vissage:
      v.couple === 1000
        ? texte('boulons M12 à M30', 'M12 to M30 bolts', 'tornillos M12 a M30')
        : texte('boulons M20 à M33', 'M20 to M33 bolts', 'tornillos M20 a M33'),
    ...(v.couple === 1000 ? gene(17, 98, 109) : gene(18.5, 100, 111)),
    encombrement: { x: v.couple === 1000 ? [212, 255, 84] : [234, 270, 92] },
    'poids-nu': v.couple === 1000 ? 2.9 : 3.6,
    ...contenuOf(v),
  }),
  EMP: (v) => ({
    regime: { jusqua: v['energie-frappe'] === 2 ? [1050] : [980] },
    frappes: v['energie-frappe'] === 2 ? 4950 : 4350,
    'percage-bois': v['energie-frappe'] === 2 ? 26 : 30,
    'percage-acier': 13,
    'percage-beton': v['energie-frappe'] === 2 ? 20 : 28,
    ...(v['energie-frappe'] === 2 ? gene(10.5, 88, 99) : gene(12, 91, 102)),
    encombrement: { x: v['energie-frappe'] === 2 ? [290, 210, 92] : [350, 235, 98] },
    'poids-nu': v['energie-frappe'] === 2 ? 2.1 : 3.1,
    ...contenuOf(v, BUTEE),
  }),
  EMF: (v) => ({
    regime: { jusqua: v.puissance === 800 ? [1200] : [1000] },
    frappes: v.puissance === 800 ? 4600 : 4000,
    'percage-bois': v.puissance === 800 ? 30 : 32,
    'percage-acier': 13,
    'percage-beton': v.puissance === 800 ? 26 : 30,
    ...(v.puissance === 800 ? gene(13.5, 91, 102) : gene(12, 93, 104)),
    encombrement: { x: v.puissance === 800 ? [376, 215, 84] : [405, 240, 92] },
    'poids-nu': v.puissance === 800 ? 2.7 : 3.9,
    cable: 4,
    ...contenuOf(v, BUTEE),
  }),
  EMX: (v) => ({
    regime: { jusqua: v.puissance === 1150 ? [340] : [310] },
    frappes: v.puissance === 1150 ? 2900 : 2750,
    'percage-beton': v.puissance === 1150 ? 40 : 52,
    ...(v.puissance === 1150 ? gene(9.5, 95, 106) : gene(8.5, 97, 108)),
    encombrement: { x: v.puissance === 1150 ? [470, 265, 114] : [555, 285, 126] },
    'poids-nu': v.puissance === 1150 ? 6.8 : 8.9,
    cable: 4,
    ...contenuOf(v, BUTEE),
  }),
  EBU: (v) => ({
    frappes: v.puissance === 1100 ? 2900 : v.puissance === 1500 ? 1950 : 1850,
    ...(v.puissance === 1100 ? gene(10, 92, 103) : gene(8, 94, 105)),
    encombrement: { x: v.puissance === 1100 ? [460, 262, 108] : [620, 290, 130] },
    'poids-nu': v.puissance === 1100 ? 6.1 : v.puissance === 1500 ? 10.2 : 11.8,
    cable: 4,
    ...contenuOf(v, texte('burin pointu', 'point chisel', 'puntero')),
  }),
};
