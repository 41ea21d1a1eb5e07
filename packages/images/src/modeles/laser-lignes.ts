/** Line lasers: a cross, a cross with plumb points, or three full planes with their glass cones. */
import * as Type from 'typebox';
import type { Object3D } from 'three';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { latheX, latheZ } from '../geometrie/tours.ts';
import { acierBruni } from '../matieres/metaux.ts';
import { materiau } from '../matieres/materiau.ts';
import { plastique, plastiqueBrillant, verre } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, teinteOf } from '../nuancier.ts';
import { CLAIR, coque, signature, visCoque } from '../pieces/coque.ts';
import { union, without } from '../sdf/champ.ts';
import { block, cylinder } from '../sdf/corps.ts';

/** What shines through the window. */
const FAISCEAUX = { vert: '#27c454', rouge: '#e0251f' } as const;

export default defineModele({
  nom: 'laser-lignes',
  params: Type.Object({
    marque: choix(...CODES_MARQUE),
    lignes: choix('croix', 'croix-aplomb', '3x360'),
    faisceau: choix('vert', 'rouge'),
  }),
  extremes: [
    { marque: 'volmer', lignes: 'croix', faisceau: 'vert' },
    { marque: 'bremond', lignes: 'croix-aplomb', faisceau: 'rouge' },
    { marque: 'outibel', lignes: '3x360', faisceau: 'vert' },
  ],
  prise: { azimut: 0.5, elevation: 0.24 },
  construire({ marque, lignes, faisceau }) {
    const large = lignes === '3x360';
    const h = lignes === 'croix' ? 96 : 112;
    const corps = without(
      0.8,
      union(
        6,
        block([0, h / 2 + 16, 0], [large ? 44 : 34, h / 2, large ? 40 : 46], 16),
        ...(large ? [cylinder([0, h + 16, 0], 'y', 27, 12, 5)] : []),
      ),
      ...(large ? [] : [block([0, h * 0.68 + 10, 50], [22, 22, 12], 6)]),
      block([0, 20, 0], [100, 1, 100], 0.4),
    );
    const moule = coque({
      marque,
      corps,
      souple: (x, y, z) =>
        Math.min(y - 34, 30 - Math.abs(Math.abs(x) - (large ? 44 : 34)) - 24, large ? 99 : z + 30),
      sombre: (x, y) => Math.max(h * 0.36 - y + 12, Math.abs(x) - 28, y - h - 4),
      min: [-62, 4, -60],
      max: [62, h + 46, 60],
      pas: 1.1,
      joint: false,
    });
    const lumiere = FAISCEAUX[faisceau];
    return groupe(
      moule.objet,
      ...(large ? cones(h, lumiere) : fenetre(h, lumiere)),
      ...(lignes === 'croix-aplomb' ? aplomb(h, lumiere) : []),
      piece(box(3, 18, 22, 1.4), plastiqueBrillant(teinteOf(marque).appoint), {
        position: [large ? 45 : 35, 58, 4],
      }),
      signature(
        moule.champ,
        marque,
        { x: 0, y: large ? 94 : 34, largeur: large ? 54 : 48 },
        large ? CLAIR : undefined,
      ),
      ...(large ? [] : [visCoque(moule.champ, [[-22, h + 2]])]),
      ...pied(),
    );
  },
});

/** Window of thick glass with the two cylinder lenses behind. */
function fenetre(h: number, lumiere: string): Object3D[] {
  const y = h * 0.68 + 10;
  return [
    piece(box(40, 40, 2, 1), plastique('#141518'), { position: [0, y, 40.5] }),
    piece(box(5, 26, 3, 1), eclat(lumiere), { position: [0, y, 43] }),
    piece(box(26, 5, 3, 1), eclat(lumiere), { position: [0, y, 43] }),
    piece(box(40, 40, 2, 1), verre('#dfe9e6', 0.18), { position: [0, y, 46] }),
  ];
}

function eclat(couleur: string) {
  return materiau({ couleur, rugosite: 0.15, vernis: 0.8, eclat: 1 });
}

/** Three cones that spread a beam over a whole turn: above, in front, at the side. */
function cones(h: number, lumiere: string): Object3D[] {
  const cone = [
    [0, 0],
    [16, 0, 1],
    [16, 3, 1],
    [5, 16, 2],
    [9, 22, 1],
    [0, 22],
  ] as const;
  const cage = [
    [22, 0],
    [22, 24],
  ] as const;
  const places = [
    { g: (p: typeof cone | typeof cage) => lathe(p), position: [0, h + 26, 0] as const },
    { g: (p: typeof cone | typeof cage) => latheZ(p), position: [0, 52, 38] as const },
    { g: (p: typeof cone | typeof cage) => latheX(p), position: [42, 76, 0] as const },
  ];
  return places
    .flatMap(({ g, position }) => [
      piece(g(cone), eclat(lumiere), { position }),
      piece(g(cage), verre('#dfe9e6', 0.2), { position }),
    ])
    .concat(
      piece(
        merge(
          lathe([
            [0, 24],
            [24, 24, 1],
            [24, 30, 2],
            [0, 31],
          ]).translate(0, h + 26, 0),
          latheZ([
            [0, 24],
            [24, 24, 1],
            [24, 29, 2],
            [0, 30],
          ]).translate(0, 52, 38),
          latheX([
            [0, 24],
            [24, 24, 1],
            [24, 29, 2],
            [0, 30],
          ]).translate(42, 76, 0),
        ),
        plastique('#26282c'),
      ),
    );
}

function aplomb(h: number, lumiere: string): Object3D[] {
  return [
    piece(
      lathe([
        [0, 0],
        [12, 0],
        [12, 4, 1],
        [6, 5, 1],
        [5, 3],
        [0, 3],
      ]),
      plastique('#141518'),
      { position: [0, h + 14, 0] },
    ),
    piece(
      lathe([
        [0, 0],
        [4.6, 0],
        [3, 2, 1],
        [0, 2.6],
      ]),
      eclat(lumiere),
      { position: [0, h + 17, 0] },
    ),
  ];
}

/** Turning base on the magnetic bracket. */
function pied(): Object3D[] {
  return [
    piece(
      lathe([
        [0, 0],
        [40, 0, 1],
        [40, 7, 2],
        [30, 9, 2],
        [28, 15, 1],
        [0, 15],
      ]),
      plastique('#26282c'),
    ),
    piece(
      merge(box(104, 6, 70, 2).translate(-14, -3, 0), box(8, 150, 60, 3).translate(-68, 72, 0)),
      acierBruni(),
    ),
  ];
}
