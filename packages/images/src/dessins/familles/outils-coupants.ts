/** Bits, blades, discs and cutters. */
import { disque } from '../formes/disque.ts';
import { rond, tige, type Tige } from '../formes/tige.ts';
import { choixDe, mm, mmOu, type Mesures } from '../mesures.ts';
import { schema, schemaVues, type Schema, type Schemas } from '../schema.ts';
import {
  arrondi,
  cercle,
  croix,
  polygone,
  rectangle,
  regulier,
  segment,
  tourne,
} from '../traits.ts';
import type { Point, Trait } from '../traits.ts';
import { cote, repere } from '../vue.ts';

/** Flutes wound round a bit. */
function goujures(de: number, a: number, r: number): Trait[] {
  const pas = r * 2.1;
  const nombre = Math.max(2, Math.floor((a - de) / pas));
  return Array.from({ length: nombre }, (_, i): Trait => {
    const x = de + i * pas;
    return {
      style: 'fin',
      pas: [
        ['M', x, r],
        ['C', x + pas * 0.35, r * 0.9, x + pas * 0.55, -r * 0.9, x + pas * 0.95, -r],
      ],
    };
  });
}

/** A shank by how it is held: « SDS » has its grooves, a hexagon its edge. */
function queue(m: Mesures, l: number, r: number): Trait[] {
  const prise = choixDe(m, 'attachement-outil');
  const corps = tourne([
    [0, r * 0.86],
    [r * 0.2, r],
    [l, r],
  ]);
  if (prise.startsWith('sds')) {
    return [
      ...corps,
      rectangle([l * 0.15, -r * 0.3], [l * 0.5, r * 0.6], { rayon: r * 0.28, fond: 'vide' }),
      segment(l * 0.72, -r, l * 0.72, r),
    ];
  }
  if (prise.startsWith('hexagonal')) {
    return [...corps, segment(0, -r * 0.42, l, -r * 0.42), segment(0, r * 0.42, l, r * 0.42)];
  }
  return corps;
}

function foret(pointe: 'metal' | 'bois' | 'beton', elancement = 11): Tige {
  return {
    diametre: 'diametre',
    longueur: 'longueur',
    elancement,
    rupture: 0.66,
    cote: (d, l, m) => {
      const r = d / 2;
      const lq = l * 0.3;
      const rq = pointe === 'beton' ? Math.max(r * 0.9, l * 0.03) : r * 0.92;
      const bout: Point[] = {
        metal: [
          [l - d * 0.32, -r],
          [l, 0],
          [l - d * 0.32, r],
        ] as Point[],
        bois: [
          [l - d * 0.1, -r],
          [l - d * 0.22, -r * 0.5],
          [l, 0],
          [l - d * 0.22, r * 0.5],
          [l - d * 0.1, r],
        ] as Point[],
        beton: [
          [l - d * 0.3, -r * 1.04],
          [l, 0],
          [l - d * 0.3, r * 1.04],
        ] as Point[],
      }[pointe];
      return [
        ...queue(m, lq, rq),
        polygone([[lq, -r * 0.94], ...bout, [lq, r * 0.94]]),
        ...goujures(lq + r * 0.3, l - d * 0.4, r * 0.96),
      ];
    },
    bout: (d) => rond(d / 2),
  };
}

const mechePlate = tige({
  diametre: 'diametre',
  longueur: 'longueur',
  elancement: 5,
  rupture: 0.4,
  cote: (d, l, m) => {
    const r = d / 2;
    const debut = l - d * 1.5;
    const tige = r * 0.28;
    return [
      ...queue(m, l * 0.25, tige * 1.15),
      ...tourne([
        [l * 0.25, tige],
        [debut, tige],
      ]),
      polygone([
        [debut, -tige],
        [debut + d * 0.25, -r],
        [l - d * 0.42, -r],
        [l - d * 0.36, -r * 0.2],
        [l, 0],
        [l - d * 0.36, r * 0.2],
        [l - d * 0.42, r],
        [debut + d * 0.25, r],
        [debut, tige],
      ]),
      cercle([debut + d * 0.45, 0], r * 0.2, 'vide'),
    ];
  },
});

/** A cup with teeth on its rim: hole saws and core bits. */
function cloche(prise: boolean): Schema {
  return schemaVues(['diametre', 'longueur-utile'], (m) => {
    const r = mm(m, 'diametre') / 2;
    const l = Math.min(Math.max(mm(m, 'longueur-utile'), r * 0.4), r * 6);
    const dents = Math.max(6, Math.min(16, Math.round(r / 3)));
    const bord: Point[] = Array.from({ length: dents }, (_, i): Point[] => {
      const y = -r + (2 * r * i) / dents;
      return [
        [l * 0.96, y],
        [l, y + (2 * r) / dents / 2],
      ];
    }).flat();
    const manche = r * (prise ? 0.4 : 0.22);
    return [
      {
        traits: [
          ...tourne([
            [-l * 0.5, manche],
            [0, manche],
          ]),
          polygone([[0, -r], ...bord, [l * 0.96, r], [0, r]]),
          segment(l * 0.12, -r, l * 0.12, r),
        ],
        cotes: [
          cote('bas', 0, l, 'longueur-utile', { depuis: [r, r] }),
          cote('droite', -r, r, 'diametre', { signe: 'Ø' }),
        ],
      },
    ];
  });
}

function embout(diametre: Tige['diametre'], code?: string): Schema {
  return tige({
    diametre,
    longueur: 'longueur',
    elancement: 9,
    rupture: 0.5,
    cote: (d, l, m) => [
      ...queue(m, Math.min(l * 0.5, d * 2.2), d * 0.5),
      ...tourne([
        [Math.min(l * 0.5, d * 2.2), d * 0.36],
        [l - d * 0.7, d * 0.36],
        [l - d * 0.5, d * 0.3],
        [l, d * 0.24],
      ]),
      segment(l - d * 0.5, -d * 0.1, l, -d * 0.1),
      segment(l - d * 0.5, d * 0.1, l, d * 0.1),
    ],
    ...(code === undefined
      ? {}
      : { autres: (d, l) => [repere([l - d * 0.2, -d * 0.25], [40, -70], code)] }),
  });
}

/** A socket on a hexagon shank. */
const douilleMagnetique = tige({
  diametre: (l) => l * 0.2,
  longueur: 'longueur',
  cote: (d, l, m) => [
    ...queue(m, l * 0.5, d * 0.3),
    ...tourne([
      [l * 0.5, d * 0.42],
      [l * 0.56, d * 0.6],
      [l, d * 0.6],
    ]),
    segment(l * 0.74, -d * 0.38, l, -d * 0.38, 'cache'),
    segment(l * 0.74, d * 0.38, l, d * 0.38, 'cache'),
    segment(l * 0.74, -d * 0.38, l * 0.74, d * 0.38, 'cache'),
  ],
  autres: (d, l) => [cote('droite', -d * 0.38, d * 0.38, 'cote-sur-plats', { depuis: [l, l] })],
});

/** Saw teeth round a disc. */
function dents(r: number, nombre: number): Trait {
  return polygone(
    Array.from({ length: nombre }, (_, i): Point[] => {
      const a = (i / nombre) * 2 * Math.PI;
      const b = ((i + 0.72) / nombre) * 2 * Math.PI;
      return [
        [r * Math.cos(a), r * Math.sin(a)],
        [r * 0.93 * Math.cos(a + 0.012), r * 0.93 * Math.sin(a + 0.012)],
        [r * 0.955 * Math.cos(b), r * 0.955 * Math.sin(b)],
      ];
    }).flat(),
  );
}

const lameCirculaire = disque({
  diametre: 'diametre',
  alesage: 'alesage',
  tranche: 0.02,
  face: (r, m) => [dents(r, Math.round(Number(m.get('nombre-dents')?.valeur) || 24))],
});

const disqueAbrasif = (epaisseur?: string) =>
  disque({
    diametre: 'diametre',
    alesage: 'alesage',
    ...(epaisseur === undefined ? {} : { epaisseur }),
    face: (r) => [cercle([0, 0], r), cercle([0, 0], r * 0.36, 'vide')],
  });

const lamelles = disque({
  diametre: 'diametre',
  alesage: 'alesage',
  tranche: 0.1,
  face: (r) => [
    cercle([0, 0], r),
    cercle([0, 0], r * 0.55, 'vide'),
    ...regulier([0, 0], 1, 36).map(([x, y]) => segment(x * r * 0.55, y * r * 0.55, x * r, y * r)),
  ],
});

/** Rim in segments, or in one piece. */
function diamant(segments: boolean, epaisseur?: string): Schema {
  return disque({
    diametre: 'diametre',
    alesage: 'alesage',
    tranche: 0.02,
    ...(epaisseur === undefined ? {} : { epaisseur }),
    face: (r) => [
      cercle([0, 0], r),
      cercle([0, 0], r * 0.88, 'vide'),
      ...(segments
        ? regulier([0, 0], 1, 16).map(([x, y]) =>
            segment(x * r * 0.8, y * r * 0.8, x * r, y * r, 'contour'),
          )
        : []),
    ],
  });
}

const disquePoncage = disque({
  diametre: 'diametre',
  tranche: 0,
  face: (r, m) => {
    const trous =
      choixDe(m, 'perforation-abrasif') === 'pleine' ? [] : regulier([0, 0], r * 0.6, 8);
    return [cercle([0, 0], r), ...trous.map((c) => cercle(c, r * 0.09, 'vide'))];
  },
});

/** A cutter: its shank, and what cuts; its two diameters and how deep it goes. */
function fraise(roulement: boolean): Schema {
  return schema(['diametre', 'longueur-utile', 'queue-fraise'], (m) => {
    const d = mm(m, 'diametre');
    const l = mm(m, 'longueur-utile');
    const q = mm(m, 'queue-fraise');
    const long = Math.max(2.6 * q, l * 0.9);
    const fin = roulement ? l + d * 0.25 : l;
    return {
      traits: [
        ...tourne([
          [-long, q * 0.44],
          [-long + q * 0.1, q / 2],
          [0, q / 2],
        ]),
        ...tourne([
          [0, d * 0.46],
          [l * 0.08, d / 2],
          [l, d / 2],
        ]),
        segment(l * 0.08, -d * 0.14, l, -d * 0.14, 'contour'),
        segment(l * 0.08, d * 0.14, l, d * 0.14, 'contour'),
        ...(roulement
          ? tourne([
              [l, d * 0.5],
              [fin, d * 0.5],
            ])
          : []),
        segment(-long - q * 0.4, 0, fin + q * 0.5, 0, 'axe'),
      ],
      cotes: [
        cote('bas', 0, l, 'longueur-utile', { depuis: [d / 2, d / 2] }),
        cote('droite', -d / 2, d / 2, 'diametre', { signe: 'Ø' }),
        cote('gauche', -q / 2, q / 2, 'queue-fraise', { signe: 'Ø' }),
      ],
    };
  });
}

const quartDeRond = schema(['rayon', 'queue-fraise'], (m) => {
  const r = mm(m, 'rayon');
  const q = mm(m, 'queue-fraise');
  const noyau = q * 0.6;
  const long = q * 3;
  const courbe: Point[] = Array.from({ length: 10 }, (_, i) => {
    const a = ((i / 9) * Math.PI) / 2;
    return [r * 0.3 + r * Math.sin(a), noyau + r * Math.cos(a)];
  });
  const profil: Point[] = [
    [0, noyau + r],
    [r * 0.3, noyau + r],
    ...courbe,
    [r * 1.3, noyau],
    [r * 1.3 + q * 0.5, noyau],
  ];
  return {
    traits: [
      ...tourne([
        [-long, q * 0.44],
        [-long + q * 0.1, q / 2],
        [0, q / 2],
      ]),
      ...tourne(profil, { aretes: false }),
      segment(r * 1.3, -noyau, r * 1.3, noyau, 'contour'),
      segment(-long - q * 0.4, 0, r * 1.3 + q, 0, 'axe'),
    ],
    cotes: [
      repere([r * 0.3 + r * 0.71, -(noyau + r * 0.71)], [70, -70], 'rayon', { signe: 'R' }),
      cote('gauche', -q / 2, q / 2, 'queue-fraise', { signe: 'Ø' }),
    ],
  };
});

const forstner = schemaVues(['diametre'], (m) => {
  const r = mm(m, 'diametre') / 2;
  const tete = r * 0.7;
  return [
    {
      traits: [
        ...tourne([
          [-r * 3.2, r * 0.24],
          [-tete, r * 0.24],
        ]),
        ...tourne([
          [-tete, r],
          [0, r],
        ]),
        polygone([
          [0, -r * 0.08],
          [r * 0.22, 0],
          [0, r * 0.08],
        ]),
        segment(-tete, -r * 0.4, 0, -r * 0.55),
        segment(-tete, r * 0.4, 0, r * 0.55),
      ],
      cotes: [cote('droite', -r, r, 'diametre', { signe: 'Ø', depuis: [0, 0] })],
    },
    {
      traits: [
        cercle([0, 0], r),
        cercle([0, 0], r * 0.06),
        segment(-r, -r * 0.12, 0, 0),
        segment(0, 0, r, r * 0.12),
        ...croix([0, 0], r),
      ],
      cotes: [],
    },
  ];
});

const brosse = schema(['diametre'], (m) => {
  const r = mm(m, 'diametre') / 2;
  return {
    traits: [
      ...tourne([
        [-r * 0.5, r * 0.3],
        [0, r * 0.3],
      ]),
      ...tourne([
        [0, r * 0.6],
        [r * 0.25, r * 0.75],
      ]),
      ...tourne([
        [r * 0.25, r * 0.75],
        [r * 0.95, r],
      ]),
      ...Array.from({ length: 15 }, (_, i) => (i - 7) / 7.5).map((part) =>
        segment(r * 0.25, part * r * 0.75, r * 0.95, part * r),
      ),
    ],
    cotes: [cote('droite', -r, r, 'diametre', { signe: 'Ø' })],
  };
});

/** A saw blade: teeth below, and how it is held at the left. */
function lame(longueur: string): Schema {
  return schema([longueur], (m) => {
    const l = mm(m, longueur);
    const h = l * 0.16;
    const nombre = Math.round(
      Math.min(42, Math.max(14, l / Math.max(mmOu(m, 'pas-dents', 4), 2.4))),
    );
    const bas: Point[] = Array.from({ length: nombre }, (_, i): Point[] => [
      [l - (l * i) / nombre, h / 2 - h * 0.1],
      [l - (l * (i + 0.3)) / nombre, h / 2],
    ]).flat();
    return {
      traits: [
        arrondi(
          [
            [-l * 0.22, -h * 0.3],
            [0, -h * 0.3],
            [0, h * 0.3],
            [-l * 0.22, h * 0.3],
          ],
          h * 0.2,
        ),
        cercle([-l * 0.15, 0], h * 0.1, 'vide'),
        polygone([[0, -h / 2], [l * 0.94, -h / 2], [l, h * 0.1], ...bas, [0, h / 2 - h * 0.1]]),
      ],
      cotes: [
        cote('bas', longueur === 'longueur' ? -l * 0.22 : 0, l, longueur, {
          depuis: [h * 0.3, h * 0.3],
        }),
        ...(m.has('pas-dents')
          ? [repere([l * 0.55, h * 0.44], [90, -150], 'pas-dents', { mot: true })]
          : []),
      ],
    };
  });
}

/** Chisels: a bar, and what it ends in. */
const burin = tige({
  diametre: (l) => l * 0.075,
  longueur: 'longueur',
  cote: (d, l, m) => {
    const pointu = /^(pic|pointe)$/.test(
      choixDe(m, 'forme-burin-sds') + choixDe(m, 'forme-ciseau-macon'),
    );
    const large = pointu ? 0 : Math.min(Math.max(mmOu(m, 'largeur', d), d), l * 0.4) / 2;
    const evase = l - Math.max(d * 2.2, large * 1.6);
    return [
      ...queue(m, l * 0.2, d * 0.46),
      polygone([
        [l * 0.2, -d / 2],
        [evase, -d / 2],
        [l, -large],
        [l, large],
        [evase, d / 2],
        [l * 0.2, d / 2],
      ]),
      segment(evase, -d / 2, evase, d / 2),
    ];
  },
  autres: (d, l, m) => {
    const pointu = /^(pic|pointe)$/.test(
      choixDe(m, 'forme-burin-sds') + choixDe(m, 'forme-ciseau-macon'),
    );
    const large = Math.min(Math.max(mmOu(m, 'largeur', d), d), l * 0.4) / 2;
    return m.has('largeur') && !pointu ? [cote('droite', -large, large, 'largeur')] : [];
  },
});

export const COUPE: Schemas = {
  'foret-hss': tige(foret('metal')),
  'foret-bois-trois-pointes': tige(foret('bois')),
  'foret-sds-plus': tige(foret('beton', 13)),
  'foret-sds-max': tige(foret('beton', 13)),
  'meche-charpente': tige(foret('bois', 12)),
  'meche-plate': mechePlate,
  'meche-forstner': forstner,
  'scie-cloche': cloche(false),
  'trepan-diamant': cloche(true),
  'embout-vissage': embout((l) => Math.max(l * 0.24, 6.35), 'empreinte-embout'),
  'embout-vissage-long': embout((l) => Math.max(l * 0.13, 6.35), 'empreinte-embout'),
  'porte-embout': embout((l) => Math.max(l * 0.11, 6.35)),
  'douille-magnetique': douilleMagnetique,
  'lame-circulaire': lameCirculaire,
  'lame-sauteuse': lame('longueur-utile'),
  'lame-sabre': lame('longueur'),
  'disque-a-tronconner': disqueAbrasif('epaisseur'),
  'disque-a-ebarber': disqueAbrasif('epaisseur'),
  'disque-a-lamelles': lamelles,
  'disque-diamant': diamant(true),
  'disque-diamant-continu': diamant(false, 'epaisseur'),
  'disque-abrasif': disquePoncage,
  'fraise-droite': fraise(false),
  'fraise-a-affleurer': fraise(true),
  'fraise-quart-de-rond': quartDeRond,
  'brosse-coupe': brosse,
  burin,
};
