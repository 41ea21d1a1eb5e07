/** Panels, boards, mouldings, metal profiles, rails and pipes. */
import { plaque } from '../formes/plaque.ts';
import { profil } from '../formes/profil.ts';
import { borner, mm, mmOu, type Mesures } from '../mesures.ts';
import type { Schemas } from '../schema.ts';
import {
  arc,
  cercle,
  croix,
  percer,
  polygone,
  rectangle,
  segment,
  type Point,
  type Trait,
} from '../traits.ts';
import { cote, repere, type Cote } from '../vue.ts';

const panneau = plaque({ longueur: 'longueur', largeur: 'largeur', epaisseur: 'epaisseur' });

/** A face with the joints of its staves. */
const lames = plaque({
  longueur: 'longueur',
  largeur: 'largeur',
  epaisseur: 'epaisseur',
  face: (l, h) => [
    rectangle([0, -h / 2], [l, h]),
    ...[-0.3, -0.1, 0.1, 0.3].map((part) => segment(0, part * h, l, part * h)),
  ],
});

/** A board of a floor: its tongue and its groove show in the section. */
const lameDeSol = profil({
  codes: ['largeur', 'epaisseur'],
  longueur: 'longueur',
  section: (m) => {
    const l = mm(m, 'largeur');
    const e = borner(mm(m, 'epaisseur'), l * 0.1, l);
    const t = e * 0.32;
    return [
      polygone(
        [
          [-l / 2, -e / 2],
          [l / 2, -e / 2],
          [l / 2, -t / 2],
          [l / 2 + e * 0.4, -t / 2],
          [l / 2 + e * 0.4, t / 2],
          [l / 2, t / 2],
          [l / 2, e / 2],
          [-l / 2, e / 2],
          [-l / 2, t * 0.6],
          [-l / 2 + e * 0.45, t * 0.6],
          [-l / 2 + e * 0.45, -t * 0.6],
          [-l / 2, -t * 0.6],
        ],
        'hachures',
      ),
    ];
  },
  cotes: (m) => {
    const l = mm(m, 'largeur');
    const e = borner(mm(m, 'epaisseur'), l * 0.1, l);
    return [cote('bas', -l / 2, l / 2, 'largeur'), cote('gauche', -e / 2, e / 2, 'epaisseur')];
  },
});

/** Width across, thickness downwards. */
function planche(section: (l: number, e: number) => Trait[], mini = 0.1) {
  const taille = (m: Mesures): Point => {
    const l = mm(m, 'largeur');
    return [l, borner(mm(m, 'epaisseur'), l * mini, l)];
  };
  return profil({
    codes: ['largeur', 'epaisseur'],
    longueur: 'longueur',
    section: (m) => section(...taille(m)),
    cotes: (m) => {
      const [l, e] = taille(m);
      return [cote('bas', -l / 2, l / 2, 'largeur'), cote('gauche', -e / 2, e / 2, 'epaisseur')];
    },
  });
}

const tasseau = planche((l, e) => [rectangle([-l / 2, -e / 2], [l, e], { fond: 'hachures' })]);

const quartDeRond = planche((l, e) => {
  const coin = arc([-l / 2, e / 2], 1, -90, 0).map(([x, y]): Point => [
    -l / 2 + (x + l / 2) * l,
    e / 2 + (y - e / 2) * e,
  ]);
  return [polygone([[-l / 2, e / 2], ...coin], 'hachures')];
});

/** Seen standing: a skirting is as high as it is said to be wide. */
const plinthe = profil({
  codes: ['largeur', 'epaisseur'],
  longueur: 'longueur',
  section: (m) => {
    const h = mm(m, 'largeur');
    const e = borner(mm(m, 'epaisseur'), h * 0.08, h);
    const rond = arc([-e / 2, -h / 2 + e], e, -90, 0);
    return [polygone([[-e / 2, h / 2], ...rond, [e / 2, h / 2]], 'hachures')];
  },
  cotes: (m) => {
    const h = mm(m, 'largeur');
    const e = borner(mm(m, 'epaisseur'), h * 0.08, h);
    return [cote('gauche', -h / 2, h / 2, 'largeur'), cote('bas', -e / 2, e / 2, 'epaisseur')];
  },
  aretes: (m) => [-mm(m, 'largeur') / 2 + mm(m, 'epaisseur')],
});

function metal(m: Mesures): { l: number; h: number; e: number } {
  const [l, h] = [mm(m, 'largeur'), mm(m, 'hauteur')];
  return { l, h, e: borner(mmOu(m, 'epaisseur', 2), Math.max(l, h) * 0.06, Math.max(l, h) * 0.2) };
}

/** Width, height, and the thickness of one of its sides, from x. */
function cotesMetal(m: Mesures, x = (_: { l: number; e: number }) => 0): Cote[] {
  const { l, h, e } = metal(m);
  const de = x({ l, e });
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
  cotes: (m) => cotesMetal(m, ({ l, e }) => l - e),
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

/** A long flat thing told by its width: its section shows how it is made. */
function bandeau(section: (l: number) => Trait[]) {
  return profil({
    codes: ['largeur'],
    longueur: 'longueur',
    section: (m) => section(mm(m, 'largeur')),
    cotes: (m) => [cote('bas', -mm(m, 'largeur') / 2, mm(m, 'largeur') / 2, 'largeur')],
  });
}

const barreDeSeuil = bandeau((l) => [
  polygone(
    [
      ...arc([0, l * 1.02], l * 1.15, -116, -64),
      [l * 0.42, l * 0.1],
      [l * 0.08, l * 0.06],
      [l * 0.08, l * 0.2],
      [-l * 0.08, l * 0.2],
      [-l * 0.08, l * 0.06],
      [-l * 0.42, l * 0.1],
    ],
    'hachures',
  ),
]);

const railGuidage = bandeau((l) => [
  polygone(
    [
      [-l / 2, 0],
      [l * 0.1, 0],
      [l * 0.1, -l * 0.05],
      [l * 0.22, -l * 0.05],
      [l * 0.22, 0],
      [l / 2, 0],
      [l / 2, l * 0.04],
      [-l / 2, l * 0.04],
    ],
    'hachures',
  ),
]);

interface Tuyau {
  longueur: string | undefined;
  epaisseur?: string;
  /** Thickness of its wall where none is told, as a part of its radius. */
  paroi?: number;
}

/** A pipe: its section, and its length. */
function tuyau({ longueur, epaisseur, paroi = 0.12 }: Tuyau) {
  const murs = (m: Mesures): Point => {
    const r = mm(m, 'diametre') / 2;
    const e = epaisseur === undefined ? paroi * r : mm(m, epaisseur);
    return [r, paroi === 1 ? r : borner(e, r * 0.08, r * 0.4)];
  };
  return profil({
    codes: epaisseur === undefined ? ['diametre'] : ['diametre', epaisseur],
    ...(longueur === undefined ? {} : { longueur }),
    section: (m) => {
      const [r, e] = murs(m);
      return [
        percer(cercle([0, 0], r, 'hachures'), ...(e < r ? [cercle([0, 0], r - e)] : [])),
        ...croix([0, 0], r),
      ];
    },
    cotes: (m) => {
      const [r, e] = murs(m);
      const mur =
        epaisseur === undefined
          ? []
          : [repere([0.7 * (r - e / 2), 0.7 * (r - e / 2)], [44, 64], epaisseur)];
      return [cote('gauche', -r, r, 'diametre', { signe: 'Ø', depuis: [0, 0] }), ...mur];
    },
  });
}

/** Seen from above: a strip and the length of its roll. */
function rouleau(longueur: string, largeur = 'largeur', trous = false) {
  return plaque({
    longueur,
    largeur,
    face: (l, h) => [
      rectangle([0, -h / 2], [l, h]),
      ...(trous
        ? [0.08, 0.2, 0.32, 0.44, 0.72, 0.84, 0.94].map((part) =>
            cercle([l * part, 0], h * 0.14, 'vide'),
          )
        : []),
    ],
  });
}

function feuille(longueur: string, largeur: string) {
  return plaque({ longueur, largeur });
}

/** A strip with its thickness, which is too thin to be seen from above. */
function ruban(longueur: string, trous: boolean) {
  return profil({
    codes: ['largeur', 'epaisseur'],
    longueur,
    section: (m) => {
      const h = mm(m, 'largeur');
      return [
        rectangle([0, -h / 2], [Math.max(mm(m, 'epaisseur'), h * 0.06), h], { fond: 'hachures' }),
      ];
    },
    cotes: (m) => {
      const h = mm(m, 'largeur');
      return [
        cote('gauche', -h / 2, h / 2, 'largeur'),
        cote('bas', 0, Math.max(mm(m, 'epaisseur'), h * 0.06), 'epaisseur'),
      ];
    },
    long: (l, h) =>
      trous
        ? [0.1, 0.26, 0.42, 0.62, 0.78, 0.94].map((part) => cercle([l * part, 0], h * 0.13, 'vide'))
        : [],
  });
}

export const PROFILES: Schemas = {
  'panneau-melamine': panneau,
  'feuille-stratifiee': panneau,
  'panneau-compact': panneau,
  contreplaque: panneau,
  'contreplaque-filme': panneau,
  'panneau-mdf': panneau,
  'panneau-agglomere': panneau,
  'panneau-osb': panneau,
  'plan-de-travail': panneau,
  'plan-de-travail-bois': lames,
  tablette: panneau,
  'panneau-lamelle-colle': lames,
  chant: ruban('chant-longueur', false),
  'chant-bois': ruban('chant-longueur', false),
  tasseau,
  plinthe,
  'quart-de-rond': quartDeRond,
  corniere,
  'profile-en-u': profileEnU,
  'barre-de-seuil': barreDeSeuil,
  'rail-guidage': railGuidage,
  parquet: lameDeSol,
  'sol-stratifie': lameDeSol,
  'rail-supportage': railSupportage,
  goulotte,
  'feuillard-perfore': ruban('longueur-rouleau-metal', true),
  'bande-perforee': ruban('longueur-rouleau-metal', true),
  'regle-macon': planche((l, e) => [
    percer(
      rectangle([-l / 2, -e / 2], [l, e], { fond: 'hachures' }),
      rectangle([-l * 0.46, -e * 0.36], [l * 0.44, e * 0.72]),
      rectangle([l * 0.02, -e * 0.36], [l * 0.44, e * 0.72]),
    ),
  ]),
  'tube-cuivre': tuyau({ longueur: 'longueur-tube', epaisseur: 'epaisseur' }),
  'couronne-tube': tuyau({ longueur: 'longueur-tube', epaisseur: 'epaisseur' }),
  'tube-pvc': tuyau({ longueur: 'longueur-tube' }),
  tube: tuyau({ longueur: 'longueur-barre-m' }),
  'gaine-annelee': tuyau({ longueur: 'longueur-cable' }),
  'gaine-ventilation': tuyau({ longueur: 'longueur-tube', paroi: 0.06 }),
  'fond-joint': tuyau({ longueur: 'longueur-rouleau', paroi: 1 }),
  'ruban-adhesif': rouleau('longueur-rouleau'),
  'bande-etancheite': ruban('longueur-rouleau', false),
  'rouleau-membrane': rouleau('longueur-rouleau'),
  'rouleau-abrasif': rouleau('longueur-bobine'),
  'bande-abrasive': rouleau('longueur'),
  'sangle-arrimage': rouleau('longueur-sangle'),
  bache: feuille('longueur-bache', 'largeur-bache'),
  'film-polyethylene': rouleau('longueur-bache', 'largeur-bache'),
  'protection-sol': rouleau('longueur-bache', 'largeur-bache'),
};
