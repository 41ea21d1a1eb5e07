/** Bits, hole saws and chisels. */
import { queue } from '../formes/queue.ts';
import { rond, tige, type Tige } from '../formes/tige.ts';
import { choixOf, mm, mmOu } from '../mesures.ts';
import { schemaVues, type Schema, type Schemas } from '../schema.ts';
import { cercle, croix, polygone, segment, tourne, type Point, type Trait } from '../traits.ts';
import { cote } from '../vue.ts';

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

/** Chisels: a bar, and what it ends in. */
const burin = tige({
  diametre: (l) => l * 0.075,
  longueur: 'longueur',
  cote: (d, l, m) => {
    const pointu = /^(pic|pointe)$/.test(
      choixOf(m, 'forme-burin-sds') + choixOf(m, 'forme-ciseau-macon'),
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
      choixOf(m, 'forme-burin-sds') + choixOf(m, 'forme-ciseau-macon'),
    );
    const large = Math.min(Math.max(mmOu(m, 'largeur', d), d), l * 0.4) / 2;
    return m.has('largeur') && !pointu ? [cote('droite', -large, large, 'largeur')] : [];
  },
});

export const FORETS: Schemas = {
  'foret-hss': tige(foret('metal')),
  'foret-bois-trois-pointes': tige(foret('bois')),
  'foret-sds-plus': tige(foret('beton', 13)),
  'foret-sds-max': tige(foret('beton', 13)),
  'meche-charpente': tige(foret('bois', 12)),
  'meche-plate': mechePlate,
  'meche-forstner': forstner,
  'scie-cloche': cloche(false),
  'trepan-diamant': cloche(true),
  burin,
};
