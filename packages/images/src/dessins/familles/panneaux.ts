/** Panels, boards of floors, edges and rolls. */
import { plaque } from '../formes/plaque.ts';
import { profil } from '../formes/profil.ts';
import { borner, mm } from '../mesures.ts';
import type { Schemas } from '../schema.ts';
import { cercle, polygone, rectangle, segment } from '../traits.ts';
import { cote } from '../vue.ts';

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

export const PANNEAUX: Schemas = {
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
  parquet: lameDeSol,
  'sol-stratifie': lameDeSol,
  'feuillard-perfore': ruban('longueur-rouleau-metal', true),
  'bande-perforee': ruban('longueur-rouleau-metal', true),
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
