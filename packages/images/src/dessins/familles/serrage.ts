/** What measures, clamps and strikes. */
import { tige } from '../formes/tige.ts';
import { mm } from '../mesures.ts';
import { schema, type Schema, type Schemas } from '../schema.ts';
import { cercle, ellipse, polygone, rectangle, segment } from '../traits.ts';
import { cote } from '../vue.ts';

const niveau = schema(['longueur'], (m) => {
  const l = mm(m, 'longueur');
  const vue = Math.min(l, 900);
  const h = vue * 0.1;
  const fiole = (x: number) => [
    rectangle([x - vue * 0.05, -h * 0.3], [vue * 0.1, h * 0.6], { rayon: h * 0.2, fond: 'vide' }),
    ellipse([x, 0], [vue * 0.018, h * 0.14], 'vide'),
  ];
  return {
    traits: [
      rectangle([0, -h / 2], [vue, h], { rayon: h * 0.06 }),
      ...fiole(vue * 0.34),
      cercle([vue * 0.1, 0], h * 0.3, 'vide'),
      cercle([vue * 0.9, 0], h * 0.3, 'vide'),
    ],
    cotes: [cote('bas', 0, vue, 'longueur')],
    rupture: vue < l ? { sens: 'x', a: vue * 0.62, bords: [-h / 2, h / 2] } : undefined,
  };
});

const equerre = schema(['longueur'], (m) => {
  const l = mm(m, 'longueur');
  const h = l * 0.62;
  const e = l * 0.11;
  return {
    traits: [
      polygone([
        [0, -e],
        [l, -e],
        [l, 0],
        [0, 0],
      ]),
      rectangle([0, -h], [e * 1.2, h], { rayon: e * 0.1 }),
      ...Array.from({ length: 20 }, (_, i) =>
        segment(
          l * (0.16 + i * 0.042),
          0,
          l * (0.16 + i * 0.042),
          -e * (i % 5 === 0 ? 0.45 : 0.25),
        ),
      ),
    ],
    cotes: [cote('bas', 0, l, 'longueur')],
  };
});

/** How far it opens, and how deep it reaches. */
const serreJoint = schema(['capacite-serrage', 'saillie'], (m) => {
  const vraie = mm(m, 'capacite-serrage');
  const p = mm(m, 'saillie');
  const c = Math.min(vraie, p * 4);
  const e = p * 0.16;
  return {
    traits: [
      rectangle([-e * 1.4, -e / 2], [c + e * 5, e]),
      polygone([
        [-e * 1.4, e / 2],
        [0, e / 2],
        [0, p + e / 2],
        [-e * 0.8, p + e / 2],
      ]),
      polygone([
        [c + e, e / 2],
        [c + e * 2.6, e / 2],
        [c + e * 2, p * 0.9],
        [c + e, p + e * 0.8],
      ]),
      rectangle([c, p - e * 0.5], [e * 0.4, e * 1.4]),
      rectangle([c + e * 0.4, p - e * 0.05], [e * 4.4, e * 0.5], { rayon: e * 0.1 }),
      rectangle([c + e * 4.8, p - e * 0.5], [e * 4, e * 1.4], { rayon: e * 0.5 }),
    ],
    cotes: [
      cote('bas', 0, c, 'capacite-serrage', { depuis: [p, p] }),
      cote('gauche', e / 2, p, 'saillie', { depuis: [-e * 1.4, -e * 0.8] }),
    ],
    rupture: c < vraie ? { sens: 'x', a: c * 0.5, bords: [-e / 2, e / 2] } : undefined,
  };
});

const etau = schema(['largeur', 'ouverture-max'], (m) => {
  const l = mm(m, 'largeur');
  const o = mm(m, 'ouverture-max');
  const mors = (x: number) => rectangle([x, -l / 2], [l * 0.3, l]);
  return {
    traits: [
      rectangle([-l * 0.9, -l * 0.24], [l * 2.4 + o, l * 0.48], { rayon: l * 0.05 }),
      mors(-l * 0.3),
      mors(o),
      rectangle([o + l * 1.6, -l * 0.7], [l * 0.12, l * 1.4], { rayon: l * 0.06 }),
    ],
    cotes: [
      cote('bas', 0, o, 'ouverture-max', { depuis: [l / 2, l / 2] }),
      cote('gauche', -l / 2, l / 2, 'largeur', { depuis: [-l * 0.3, -l * 0.3] }),
    ],
  };
});

/** Legs spread: by its height. */
const treteau = schema(['hauteur'], (m) => {
  const h = mm(m, 'hauteur');
  const l = h * 1.15;
  const pied = (x: number, s: number) =>
    polygone([
      [x, -h + h * 0.07],
      [x + h * 0.06, -h + h * 0.07],
      [x + h * 0.06 + s * h * 0.1, 0],
      [x + s * h * 0.1, 0],
    ]);
  return {
    traits: [
      pied(h * 0.12, -1),
      pied(l - h * 0.18, 1),
      rectangle([h * 0.06, -h * 0.4], [l - h * 0.12, h * 0.05]),
      rectangle([0, -h], [l, h * 0.09]),
    ],
    cotes: [cote('gauche', -h, 0, 'hauteur', { depuis: [0, 0] })],
  };
});

/** A head across its handle: what strikes is told. */
function frappe(code: string): Schema {
  return schema([code], (m) => {
    const d = mm(m, code);
    return {
      traits: [
        rectangle([-d * 0.22, 0], [d * 0.44, d * 5.6], { rayon: d * 0.16 }),
        rectangle([-d * 1.5, -d / 2], [d * 3, d], { rayon: d * 0.08 }),
        segment(-d * 1.2, -d / 2, -d * 1.2, d / 2),
        segment(d * 1.2, -d / 2, d * 1.2, d / 2),
      ],
      cotes: [
        cote('gauche', -d / 2, d / 2, code, {
          depuis: [-d * 1.5, -d * 1.5],
          signe: code === 'diametre' ? 'Ø' : '',
        }),
      ],
    };
  });
}

const barre = (part: number) =>
  tige({
    diametre: (l) => l * part,
    longueur: 'longueur',
    elancement: 60,
    cote: (d, l) => [
      polygone([
        [0, -d * 0.2],
        [d * 1.4, -d / 2],
        [l - d, -d / 2],
        [l, -d * 1.4],
        [l + d * 0.4, -d],
        [l - d * 0.2, d / 2],
        [d * 1.4, d / 2],
        [0, d * 0.2],
      ]),
    ],
  });

export const SERRAGE: Schemas = {
  'pied-de-biche': barre(0.035),
  niveau,
  equerre,
  'serre-joint': serreJoint,
  'serre-joint-une-main': serreJoint,
  etau,
  treteau,
  'marteau-menuisier': frappe('largeur-tete'),
  maillet: frappe('diametre'),
};
