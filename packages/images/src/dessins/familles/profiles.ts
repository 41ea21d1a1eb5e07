/** Metal profiles and rails. */
import { profil } from '../formes/profil.ts';
import { borner, mm, mmOu, type Mesures } from '../mesures.ts';
import type { Schemas } from '../schema.ts';
import { polygone, rectangle, type Point } from '../traits.ts';
import { cote, repere, type Cote } from '../vue.ts';

function metal(m: Mesures): { l: number; h: number; e: number } {
  const [l, h] = [mm(m, 'largeur'), mm(m, 'hauteur')];
  return { l, h, e: borner(mmOu(m, 'epaisseur', 2), Math.max(l, h) * 0.06, Math.max(l, h) * 0.2) };
}

/** Width, height, and the thickness of one of its sides, from x. */
function cotesMetal(m: Mesures, aile: 'gauche' | 'droite' = 'gauche'): Cote[] {
  const { l, h, e } = metal(m);
  const de = aile === 'gauche' ? 0 : l - e;
  return [
    cote('bas', 0, l, 'largeur'),
    cote('gauche', -h, 0, 'hauteur'),
    ...(m.has('epaisseur') ? [cote('haut', de, de + e, 'epaisseur')] : []),
  ];
}

const corniere = profil({
  codes: ['largeur', 'hauteur', 'epaisseur'],
  longueur: 'longueur',
  section: (m) => {
    const { l, h, e } = metal(m);
    return [
      polygone(
        [
          [0, -h],
          [e, -h],
          [e, -e],
          [l, -e],
          [l, 0],
          [0, 0],
        ],
        'hachures',
      ),
    ];
  },
  cotes: (m) => cotesMetal(m),
  aretes: (m) => [-metal(m).e],
});

const profileEnU = profil({
  codes: ['largeur', 'hauteur', 'epaisseur'],
  longueur: 'longueur',
  section: (m) => {
    const { l, h, e } = metal(m);
    return [
      polygone(
        [
          [0, -h],
          [e, -h],
          [e, -e],
          [l - e, -e],
          [l - e, -h],
          [l, -h],
          [l, 0],
          [0, 0],
        ],
        'hachures',
      ),
    ];
  },
  cotes: (m) => cotesMetal(m, 'droite'),
  aretes: (m) => [-metal(m).e],
});

/** The channel that pipes are hung from, lips turned in. */
const railSupportage = profil({
  codes: ['largeur', 'hauteur', 'epaisseur'],
  longueur: 'longueur-barre',
  section: (m) => {
    const { l, h, e } = metal(m);
    const levre = l * 0.24;
    const pli = h * 0.3;
    return [
      polygone(
        [
          [0, -h],
          [levre, -h],
          [levre, -h + pli],
          [levre - e, -h + pli],
          [levre - e, -h + e],
          [e, -h + e],
          [e, -e],
          [l - e, -e],
          [l - e, -h + e],
          [l - levre + e, -h + e],
          [l - levre + e, -h + pli],
          [l - levre, -h + pli],
          [l - levre, -h],
          [l, -h],
          [l, 0],
          [0, 0],
        ],
        'hachures',
      ),
    ];
  },
  cotes: (m) => [
    ...cotesMetal(m).slice(0, 2),
    repere([metal(m).l, -metal(m).h * 0.5], [40, -70], 'epaisseur'),
  ],
  aretes: (m) => [-metal(m).e],
});

/** A trunking: its channel, and its lid. */
const goulotte = profil({
  codes: ['largeur', 'hauteur'],
  longueur: 'longueur-barre-m',
  section: (m) => {
    const { l, h } = metal(m);
    const e = Math.max(l, h) * 0.04;
    const u: Point[] = [
      [0, -h + e * 1.6],
      [e, -h + e * 1.6],
      [e, -e],
      [l - e, -e],
      [l - e, -h + e * 1.6],
      [l, -h + e * 1.6],
      [l, 0],
      [0, 0],
    ];
    return [polygone(u, 'hachures'), rectangle([0, -h], [l, e], { fond: 'hachures' })];
  },
  cotes: (m) => cotesMetal(m),
  aretes: (m) => [-metal(m).h * 0.86],
});

export const PROFILES: Schemas = {
  corniere,
  'profile-en-u': profileEnU,
  'rail-supportage': railSupportage,
  goulotte,
};
