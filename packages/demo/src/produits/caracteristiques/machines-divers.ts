/** Nailers, lasers, compressors, generators, garden tools, chargers. */
import { texte, type Valeurs } from '../../catalogue/modele.ts';
import { contenuOf } from './contenu.ts';
import type { Faits } from './faits.ts';

const LUNETTES = texte('lunettes et clés', 'glasses and keys', 'gafas y llaves');
const CHAINE = texte('guide, chaîne, fourreau', 'bar, chain, scabbard', 'espada, cadena, funda');

function gene(vibrations: number, pressionAcoustique: number, puissanceAcoustique: number): Faits {
  return { vibrations, pressionAcoustique, puissanceAcoustique };
}

export const DIVERS: Readonly<Record<string, (v: Valeurs) => Faits>> = {
  ECL: (v) => ({
    autonomie: texte(
      v['source-energie'] === 'gaz' ? '1 000 clous par cartouche' : '800 clous par charge',
      v['source-energie'] === 'gaz' ? '1,000 nails per fuel cell' : '800 nails per charge',
      v['source-energie'] === 'gaz' ? '1.000 clavos por cartucho' : '800 clavos por carga',
    ),
    ...gene(3, 97, 103),
    encombrement: { x: v['source-energie'] === 'gaz' ? [384, 370, 108] : [365, 360, 125] },
    'poids-nu': v['source-energie'] === 'gaz' ? 3.5 : 4.3,
    ...contenuOf(v, LUNETTES),
  }),
  ECP: (v) => ({
    pression: texte('5 à 8\u00a0bar', '5 to 8\u00a0bar', 'de 5 a 8\u00a0bar'),
    ...gene(4.5, 96, 105),
    encombrement: { x: v.longueur === 90 ? [510, 345, 130] : [560, 365, 138] },
    'poids-nu': v.longueur === 90 ? 3.6 : 4.1,
    ...contenuOf(v, LUNETTES),
  }),
  ECF: (v) => ({
    autonomie: texte(
      '400 pointes par ampère-heure',
      '400 nails per ampere-hour',
      '400 clavos por amperio-hora',
    ),
    ...gene(2.5, 83, 94),
    encombrement: { x: v['angle-bande'] === '0' ? [285, 275, 96] : [300, 290, 96] },
    'poids-nu': v['angle-bande'] === '0' ? 2.5 : 2.8,
    ...contenuOf(v, LUNETTES, false),
  }),
  EAG: (v) => ({
    pression: texte('5 à 7\u00a0bar', '5 to 7\u00a0bar', 'de 5 a 7\u00a0bar'),
    ...gene(2.5, 82, 93),
    encombrement: { x: Number(v.longueur) <= 22 ? [215, 165, 45] : [260, 240, 78] },
    'poids-nu': Number(v.longueur) <= 22 ? 0.9 : 1.6,
    ...contenuOf(v, LUNETTES, false),
  }),
  ELC: (v) => ({
    precision: texte('±\u00a00,3\u00a0mm/m', '±\u00a00.3\u00a0mm/m', '±\u00a00,3\u00a0mm/m'),
    nivellement: texte('automatique jusqu’à 4°', 'automatic up to 4°', 'automática hasta 4°'),
    autonomie:
      v['couleur-laser'] === 'vert'
        ? texte('8\u00a0h', '8\u00a0h', '8\u00a0h')
        : texte('14\u00a0h', '14\u00a0h', '14\u00a0h'),
    protection: texte('IP54', 'IP54', 'IP54'),
    encombrement: { x: v['lignes-laser'] === '3x360' ? [162, 148, 84] : [112, 106, 62] },
    'poids-nu': v['lignes-laser'] === '3x360' ? 0.95 : 0.55,
    ...contenuOf(
      v,
      texte('support magnétique, cible', 'magnetic mount, target', 'soporte magnético, diana'),
    ),
  }),
  ELR: (v) => ({
    regime: { de: 150, a: 600 },
    precision: texte('±\u00a00,1\u00a0mm/m', '±\u00a00.1\u00a0mm/m', '±\u00a00,1\u00a0mm/m'),
    nivellement: texte('automatique jusqu’à 5°', 'automatic up to 5°', 'automática hasta 5°'),
    autonomie:
      v['couleur-laser'] === 'vert'
        ? texte('25\u00a0h', '25\u00a0h', '25\u00a0h')
        : texte('40\u00a0h', '40\u00a0h', '40\u00a0h'),
    protection: texte('IP56', 'IP56', 'IP56'),
    encombrement: { x: [215, 190, 170] },
    'poids-nu': 2.1,
    ...contenuOf(
      v,
      texte('cellule, support de mire', 'detector, staff clamp', 'receptor, soporte de mira'),
    ),
  }),
  ETM: (v) => ({
    precision: texte('±\u00a01,5\u00a0mm', '±\u00a01.5\u00a0mm', '±\u00a01,5\u00a0mm'),
    autonomie: texte('5 000 mesures', '5,000 measurements', '5.000 mediciones'),
    protection:
      v['portee-mesure'] === 100 ? texte('IP65', 'IP65', 'IP65') : texte('IP54', 'IP54', 'IP54'),
    encombrement: { x: v['portee-mesure'] === 30 ? [105, 41, 24] : [119, 53, 26] },
    'poids-nu': v['portee-mesure'] === 30 ? 0.09 : 0.14,
    ...contenuOf(v, texte('étui, piles', 'pouch, batteries', 'funda, pilas'), false),
  }),
  ECO: (v) => ({
    pression: texte('10\u00a0bar', '10\u00a0bar', '10\u00a0bar'),
    ...(v['volume-cuve'] === 6 ? { puissanceAcoustique: 92 } : { puissanceAcoustique: 96 }),
    encombrement: {
      x:
        v['volume-cuve'] === 6
          ? [430, 410, 340]
          : v['volume-cuve'] === 24
            ? [610, 310, 610]
            : v['volume-cuve'] === 50
              ? [760, 330, 690]
              : [1050, 420, 830],
    },
    cable: 2,
  }),
  EGE: (v) => ({
    autonomie: texte(
      `${v.puissance === 2000 ? 6 : v.puissance === 3000 ? 10 : 8}\u00a0h à mi-charge`,
      `${v.puissance === 2000 ? 6 : v.puissance === 3000 ? 10 : 8}\u00a0h at half load`,
      `${v.puissance === 2000 ? 6 : v.puissance === 3000 ? 10 : 8}\u00a0h a media carga`,
    ),
    reservoir: texte(
      `${v.puissance === 2000 ? 4 : v.puissance === 3000 ? 15 : 25}\u00a0L`,
      `${v.puissance === 2000 ? 4 : v.puissance === 3000 ? 15 : 25}\u00a0L`,
      `${v.puissance === 2000 ? 4 : v.puissance === 3000 ? 15 : 25}\u00a0L`,
    ),
    puissanceAcoustique: v.phases === 'inverter' ? 89 : Number(v.puissance) > 3000 ? 97 : 95,
    protection: texte('IP23', 'IP23', 'IP23'),
    encombrement: {
      x:
        v.puissance === 2000
          ? [510, 290, 445]
          : v.puissance === 3000
            ? [605, 445, 440]
            : [690, 525, 545],
    },
  }),
  ETB: (v) => ({
    regime: texte('chaîne à 20\u00a0m/s', 'chain at 20\u00a0m/s', 'cadena a 20\u00a0m/s'),
    ...gene(4.5, 92, 103),
    encombrement: { x: [Number(v['guide-lame']) * 10 + 450, 230, 250] },
    'poids-nu': 3.9,
    ...contenuOf(v, CHAINE, false),
  }),
  ETT: (v) => ({
    regime: texte('chaîne à 24\u00a0m/s', 'chain at 24\u00a0m/s', 'cadena a 24\u00a0m/s'),
    reservoir: texte('0,45\u00a0L', '0.45\u00a0L', '0,45\u00a0L'),
    ...(Number(v.cylindree) > 50 ? gene(5, 104, 116) : gene(4, 102, 113)),
    encombrement: { x: [Number(v['guide-lame']) * 10 + 430, 245, 290] },
    'poids-nu': Number(v.cylindree) > 50 ? 6 : Number(v.cylindree) > 40 ? 4.9 : 4.1,
    ...contenuOf(v, CHAINE, false),
  }),
  ETH: (v) => ({
    courses: 3600,
    ...gene(2.5, 79, 90),
    encombrement: { x: [Number(v.longueur) + 420, 215, 190] },
    'poids-nu': v.longueur === 500 ? 2.9 : v.longueur === 600 ? 3.2 : 3.5,
    ...contenuOf(v, texte('fourreau', 'blade cover', 'funda de cuchilla'), false),
  }),
  EDB: (v) => ({
    regime: v.cylindree === 33.5 ? 9800 : 9200,
    reservoir:
      v.cylindree === 33.5
        ? texte('0,8\u00a0L', '0.8\u00a0L', '0,8\u00a0L')
        : texte('1\u00a0L', '1\u00a0L', '1\u00a0L'),
    ...(v.cylindree === 33.5 ? gene(5, 99, 111) : gene(4.5, 101, 114)),
    encombrement: { x: [1820, 620, 480] },
    'poids-nu': v.cylindree === 33.5 ? 6.8 : 8.4,
    ...contenuOf(
      v,
      texte(
        'tête fil, couteau, harnais',
        'line head, blade, harness',
        'cabezal de hilo, cuchilla, arnés',
      ),
      false,
    ),
  }),
  ESN: (v) => ({
    debit:
      v.tension === 18
        ? texte('480\u00a0m³/h', '480\u00a0m³/h', '480\u00a0m³/h')
        : texte('780\u00a0m³/h', '780\u00a0m³/h', '780\u00a0m³/h'),
    ...(v.tension === 18 ? gene(1.5, 78, 92) : gene(1.5, 81, 95)),
    encombrement: { x: v.tension === 18 ? [820, 160, 270] : [930, 185, 300] },
    'poids-nu': v.tension === 18 ? 1.8 : 2.7,
    ...contenuOf(v, texte('buse plate', 'flat nozzle', 'boquilla plana'), false),
  }),
  ECH: (v) => ({
    // A battery of 4 Ah.
    charge: v['courant-charge'] === 4 ? 60 : 35,
    encombrement: {
      x:
        v['baies-charge'] === 'simple'
          ? [190, 130, 82]
          : v['baies-charge'] === 'double'
            ? [245, 190, 90]
            : [390, 215, 95],
    },
    cable: 1.8,
  }),
  CPB: (v) => ({
    vibrations: 1.5,
    pressionAcoustique: 70,
    encombrement: { x: v.contenance === 310 ? [430, 250, 90] : [590, 255, 95] },
    'poids-nu': v.contenance === 310 ? 2.1 : 2.4,
    ...contenuOf({ ...v, 'source-energie': 'batterie', pack: 'nue' }, undefined, false),
  }),
  LPC: (v) => ({
    protection: texte('IP65', 'IP65', 'IP65'),
    encombrement: { x: Number(v['puissance-led']) > 50 ? [330, 290, 95] : [245, 215, 70] },
    ...(v['alimentation-projecteur'] === 'secteur' ? { cable: 5 } : {}),
    ...contenuOf(v, texte('support orientable', 'tilting stand', 'soporte orientable'), false),
  }),
  NBE: (v) => ({
    regime: texte('cuve à 27\u00a0tr/min', 'drum at 27\u00a0rpm', 'cuba a 27\u00a0rpm'),
    puissanceAcoustique: 86,
    protection: texte('IP44', 'IP44', 'IP44'),
    encombrement: { x: v['volume-contenant'] === 190 ? [1330, 730, 1420] : [1220, 660, 1350] },
    cable: 1.5,
  }),
  DPE: (v) => ({
    regime: texte('8\u00a0m/min', '8\u00a0m/min', '8\u00a0m/min'),
    pressionAcoustique: 74,
    protection: texte('IP54', 'IP54', 'IP54'),
    encombrement: { x: v.puissance === 510 ? [420, 190, 280] : [480, 220, 320] },
    cable: 1.5,
    ...contenuOf(
      v,
      texte('câble et télécommande', 'cable and pendant control', 'cable y mando'),
      false,
    ),
  }),
};
