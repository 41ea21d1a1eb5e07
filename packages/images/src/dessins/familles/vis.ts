/** Screws, bolts and threaded rods. */
import { dessusDe, teteDe, type Tete } from '../formes/tetes.ts';
import { filetBois, filetMetrique } from '../formes/filets.ts';
import { choixDe, metrique, mm, type Mesures } from '../mesures.ts';
import { schema, schemaVues, type Schema, type Schemas } from '../schema.ts';
import {
  axe,
  cercle,
  croix,
  deplacer,
  ligne,
  polygone,
  regulier,
  tourne,
  type Point,
  type Trait,
} from '../traits.ts';
import { cote, repere, type Cote, type Repere, type Vue } from '../vue.ts';

/** Longer than so many diameters, the middle is left out. */
const ELANCEMENT_MAX = 9;

interface Tige {
  bout: 'pointe' | 'foret' | 'plat';
  diametre: string;
  tete?: string;
  /** Part of the shank that is threaded. */
  filete?: number;
  metrique?: boolean;
}

function diametreDe(m: Mesures, code: string): number {
  return m.get(code)?.mm ?? metrique(m, code);
}

function vis({ bout, diametre, tete, filete = 1, metrique: rond = false }: Tige): Schema {
  return schemaVues(
    [diametre, 'longueur'],
    (m) => {
      const d = diametreDe(m, diametre);
      const t = teteDe(tete ?? choixDe(m, 'tete-vis'), d);
      const depart = t.noyee ? -t.hauteur : 0;
      const vrai = mm(m, 'longueur') + depart;
      const long = Math.min(vrai, ELANCEMENT_MAX * d);
      const rompu = long < vrai;
      const part = filete < 1 || long > 7 * d ? Math.min(filete, 0.68) : filete;
      const debut = long * (1 - part) + (part === 1 ? 0.1 * d : 0);
      const traits: Trait[] = [
        ...corps(d, debut, rond || bout === 'plat'),
        ...filets(d, debut, long, bout, rond),
        ...t.cote,
        ...(tete === 'collet-carre' ? [collet(d)] : []),
        axe([-t.hauteur - 0.5 * d, 0], [long + 0.6 * d, 0]),
      ];
      const cotes: (Cote | Repere)[] = [
        cote('bas', depart, long, 'longueur', { depuis: [t.noyee ? t.rayon : d / 2, 0] }),
        cote('droite', -d / 2, d / 2, diametre, {
          signe: rond ? '' : 'Ø',
          depuis: [long - d, long - d],
        }),
      ];
      const cotee: Vue = {
        traits,
        cotes,
        rupture: rompu
          ? { sens: 'x', a: debut + (long - debut) * 0.4, bords: [-d / 2, d / 2] }
          : undefined,
      };
      return [cotee, dessus(m, t, long / 2)];
    },
    'colonne',
  );
}

function dessus(m: Mesures, t: Tete, x: number): Vue {
  const empreinte = choixDe(m, 'empreinte-vis');
  const isSaid = m.has('empreinte-vis') && empreinte !== 'six-pans';
  return {
    traits: deplacer(dessusDe(t, empreinte), { de: [x, 0] }),
    cotes: isSaid ? [repere([x + t.rayon * 0.3, 0], [110, -46], 'empreinte-vis')] : [],
  };
}

const collet = (d: number): Trait =>
  polygone([
    [0, -d / 2],
    [0.6 * d, -d / 2],
    [0.6 * d, d / 2],
    [0, d / 2],
  ]);

function corps(d: number, a: number, plein: boolean): Trait[] {
  const r = plein ? d / 2 : d * 0.36;
  return tourne([
    [0, r],
    [a, r],
  ]);
}

function filets(d: number, de: number, a: number, bout: Tige['bout'], rond: boolean): Trait[] {
  if (rond || bout === 'plat') return filetMetrique({ de, a, diametre: d });
  const pointe = a - 0.9 * d;
  if (bout === 'foret') {
    const r = d * 0.33;
    return [
      ...filetBois({ de, a: pointe, diametre: d }),
      polygone([
        [pointe, -r],
        [a - r, -r],
        [a, 0],
        [a - r, r],
        [pointe, r],
      ]),
      ligne(
        [
          [pointe, r],
          [a - r, -r * 0.2],
        ],
        'fin',
      ),
    ];
  }
  return [
    ...filetBois({ de, a: pointe, diametre: d }),
    polygone([
      [pointe, -d * 0.33],
      [a, 0],
      [pointe, d * 0.33],
    ]),
  ];
}

/** A stud: a thread from end to end, told by its own length or that of its bar. */
function tige(filetage: string, longueur: string): Schema {
  return schemaVues(
    [filetage, longueur],
    (m) => {
      const d = metrique(m, filetage);
      const vrai = mm(m, longueur);
      const long = Math.min(vrai, 10 * d);
      const bout: Point = [long / 2, 0];
      return [
        {
          traits: [...filetMetrique({ de: 0, a: long, diametre: d }), axe([-d, 0], [long + d, 0])],
          cotes: [cote('bas', 0, long, longueur), cote('droite', -d / 2, d / 2, filetage)],
          rupture: long < vrai ? { sens: 'x', a: long / 2, bords: [-d / 2, d / 2] } : undefined,
        },
        {
          traits: [cercle(bout, d / 2), cercle(bout, d * 0.41, 'vide'), ...croix(bout, d / 2)],
          cotes: [],
        },
      ];
    },
    'colonne',
  );
}

/** Metric at one end, wood at the other. */
const patteAVis = schema(['filetage-metrique', 'longueur'], (m) => {
  const d = metrique(m, 'filetage-metrique');
  const vrai = mm(m, 'longueur');
  const long = Math.min(vrai, 11 * d);
  const milieu = long * 0.48;
  return {
    traits: [
      ...filetMetrique({ de: -milieu, a: 0, diametre: d }).map((trait) => trait),
      ...corps(d, 0.8 * d, true),
      ...filets(d, 0.8 * d, long - milieu, 'pointe', false),
      axe([-milieu - d, 0], [long - milieu + d, 0]),
    ],
    cotes: [
      cote('bas', -milieu, long - milieu, 'longueur', { depuis: [d / 2, 0] }),
      cote('gauche', -d / 2, d / 2, 'filetage-metrique'),
    ],
    rupture: long < vrai ? { sens: 'x', a: -milieu * 0.45, bords: [-d / 2, d / 2] } : undefined,
  };
});

/** Across its flats, as it is known by its thread alone. */
function ecrou(frein: boolean): Schema {
  return schemaVues(['filetage-metrique'], (m) => {
    const d = metrique(m, 'filetage-metrique');
    const r = d * 0.95;
    const h = d * 0.82;
    const cotes = [repere([0.29 * d, 0.29 * d], [70, 120], 'filetage-metrique', { mot: true })];
    return [
      {
        traits: [
          polygone(regulier([0, 0], r, 6)),
          cercle([0, 0], r * 0.8, 'vide'),
          cercle([0, 0], d * 0.5, 'vide'),
          cercle([0, 0], d * 0.42, 'vide'),
          ...croix([0, 0], r),
        ],
        cotes,
      },
      {
        traits: [
          ...(frein
            ? tourne([
                [-0.28 * d, 0.6 * d],
                [0, 0.7 * d],
              ])
            : []),
          polygone([
            [0, -r + 0.1 * d],
            [0.1 * d, -r],
            [h - 0.1 * d, -r],
            [h, -r + 0.1 * d],
            [h, r - 0.1 * d],
            [h - 0.1 * d, r],
            [0.1 * d, r],
            [0, r - 0.1 * d],
          ]),
          ...[-0.5, 0.5].map((part) =>
            ligne(
              [
                [0, part * r],
                [h, part * r],
              ],
              'fin',
            ),
          ),
          axe([-0.6 * d, 0], [h + 0.4 * d, 0]),
        ],
        cotes: [],
      },
    ];
  });
}

const LARGEUR_RONDELLE: Readonly<Record<string, number>> = {
  moyenne: 1,
  large: 1.35,
  'tres-large': 1.75,
};

const rondelle = schemaVues(['filetage-metrique'], (m) => {
  const d = metrique(m, 'filetage-metrique');
  const r = d * (LARGEUR_RONDELLE[choixDe(m, 'serie-rondelle')] ?? 1);
  const e = d * 0.2;
  const trou = d * 0.54;
  const bande = (y: number, a: number): Trait =>
    polygone(
      [
        [0, y],
        [e, y],
        [e, a],
        [0, a],
      ],
      'hachures',
    );
  return [
    {
      traits: [cercle([0, 0], r), cercle([0, 0], trou, 'vide'), ...croix([0, 0], r)],
      cotes: [
        repere([trou * 0.7, trou * 0.7], [r > d * 1.3 ? 120 : 80, 150], 'filetage-metrique', {
          mot: true,
        }),
      ],
    },
    {
      traits: [
        bande(-r, -trou),
        bande(trou, r),
        ...[0, e].map((x) =>
          ligne([
            [x, -trou],
            [x, trou],
          ]),
        ),
        axe([-e, 0], [2 * e, 0]),
      ],
      cotes: [],
    },
  ];
});

const visBois = vis({ bout: 'pointe', diametre: 'diametre' });

export const VISSERIE: Schemas = {
  'vis-tete-fraisee': visBois,
  'seau-de-vis': visBois,
  'vis-tete-ronde': visBois,
  'vis-terrasse': vis({ bout: 'pointe', diametre: 'diametre', filete: 0.66 }),
  'vis-tete-disque': vis({ bout: 'pointe', diametre: 'diametre', filete: 0.6 }),
  tirefond: vis({ bout: 'pointe', diametre: 'diametre', filete: 0.62 }),
  'vis-trompette': visBois,
  'vis-autoforeuse': vis({ bout: 'foret', diametre: 'diametre' }),
  'vis-beton': vis({ bout: 'pointe', diametre: 'diametre', filete: 0.85 }),
  'vis-chc': vis({ bout: 'plat', diametre: 'filetage-metrique', filete: 0.6, metrique: true }),
  'boulon-hexagonal': vis({ bout: 'plat', diametre: 'filetage-metrique', metrique: true }),
  'boulon-collet-carre': vis({
    bout: 'plat',
    diametre: 'filetage-metrique',
    tete: 'collet-carre',
    filete: 0.55,
    metrique: true,
  }),
  'tige-filetee': [tige('filetage-tige', 'longueur'), tige('filetage-metrique', 'longueur-barre')],
  'patte-a-vis': patteAVis,
  ecrou: ecrou(false),
  'ecrou-frein': ecrou(true),
  rondelle,
};
