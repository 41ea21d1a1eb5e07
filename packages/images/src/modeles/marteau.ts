/** Hammers with a steel head: joiner's, claw, club and sledge, by what their handle is made of. */
import type { BufferGeometry, Object3D } from 'three';
import * as Type from 'typebox';
import { merge, mirror, piece } from '../geometrie/assemblage.ts';
import { hexagon, roundedPolygon } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { bois } from '../matieres/bois.ts';
import { acierBrut, chromeMat, laque } from '../matieres/metaux.ts';
import { bimatiere, caoutchouc } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, type Marque } from '../nuancier.ts';
import { couleurVive, GOMME, manche } from '../pieces/manche.ts';
import { coucher } from '../pieces/pose.ts';
import { regions } from '../sdf/maillage.ts';

const SORTES = ['menuisier', 'coffreur', 'massette', 'masse'] as const;
type Sorte = (typeof SORTES)[number];
const MANCHES = ['frene', 'hickory', 'bimatiere', 'fibre', 'acier'] as const;
type Matiere = (typeof MANCHES)[number];

/** Length of the handle, its half width. */
const MESURES: Record<Sorte, readonly [longueur: number, rayon: number]> = {
  menuisier: [300, 13],
  coffreur: [330, 14],
  massette: [255, 15],
  masse: [620, 17],
};

export default defineModele({
  nom: 'marteau',
  params: Type.Object({
    sorte: choix(...SORTES),
    manche: choix(...MANCHES),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { sorte: 'menuisier', manche: 'bimatiere', marque: 'durandal' },
    { sorte: 'menuisier', manche: 'frene', marque: 'neutre' },
    { sorte: 'coffreur', manche: 'acier', marque: 'stahlmann' },
    { sorte: 'coffreur', manche: 'hickory', marque: 'neutre' },
    { sorte: 'massette', manche: 'fibre', marque: 'outibel' },
    { sorte: 'masse', manche: 'frene', marque: 'neutre' },
  ],
  prise: { azimut: -0.55, elevation: 0.8 },
  construire({ sorte, manche: matiere, marque }) {
    const [longueur, rayon] = MESURES[sorte];
    const couleur = matiere === 'frene' || matiere === 'hickory' ? '#25272b' : couleurVive(marque);
    const noir = sorte === 'massette' || sorte === 'masse' ? laque(couleur) : laque('#25272b');
    const { corps, faces } = TETES[sorte]();
    const y = longueur - 12;
    return coucher(
      0.1,
      piece(corps, matiere === 'acier' ? chromeMat() : noir, { position: [0, y, 0] }),
      piece(faces, acierBrut(), { position: [0, y, 0] }),
      ...mancheOf(matiere, longueur, rayon, marque),
    );
  },
});

function mancheOf(matiere: Matiere, l: number, r: number, marque: Marque): Object3D[] {
  if (matiere === 'frene' || matiere === 'hickory') {
    const geometry = manche({
      profil: [
        [0, 0],
        [r * 0.9, 0, 3],
        [r * 1.1, l * 0.06, 10],
        [r, l * 0.3, 60],
        [r * 0.82, l * 0.62, 60],
        [r * 0.9, l - 40, 10],
        [r * 0.9, l + 8, 1.5],
        [0, l + 8],
      ],
      ovale: 0.74,
      rangs: 60,
    });
    const coin = piece(box(r * 1.1, 1, 2, 0.3), acierBrut(), { position: [0, l + 8.4, 0] });
    return [
      piece(
        geometry,
        bois(matiere === 'frene' ? 'frene' : 'chene-clair', {
          fil: 'y',
          travers: 'x',
          vernis: 0.35,
        }),
      ),
      coin,
    ];
  }
  const poignee = Math.min(l * 0.5, 170);
  const prise = manche({
    profil: [
      [0, 0],
      [r * 0.95, 0, 4],
      [r * 1.28, 8, 6],
      [r * 1.05, poignee * 0.28, 20],
      [r * 1.22, poignee * 0.55, 20],
      [r, poignee * 0.9, 12],
      [r * 0.84, poignee, 3],
      ...(matiere === 'acier'
        ? ([[0, poignee]] as const)
        : ([
            [r * 0.76, poignee + 6, 4],
            [r * 0.8, l + 2, 2],
            [0, l + 3],
          ] as const)),
    ],
    ovale: 0.78,
    rangs: 130,
  });
  // Waves of soft rubber up to the waist; the rest is the hard core in the maker's colour.
  const souple = regions(prise, (x, y) =>
    Math.max(
      y - poignee + 1 + 5 * Math.cos(x / 4),
      5 - y,
      1.4 - Math.abs(((y + 900) % 12) - 6) - (Math.abs(x) < r * 0.72 ? 9 : 0),
    ),
  );
  const gaine = piece(
    souple,
    bimatiere(couleurVive(marque), { couleurB: GOMME, rugositeB: 0.7, joint: 0.5 }),
  );
  if (matiere !== 'acier') return [gaine, collerette(l, r)];
  const tige = lathe([
    [r * 0.66, poignee - 8],
    [r * 0.6, poignee + 50, 30],
    [r * 0.6, l - 20, 10],
    [r * 0.8, l, 2],
    [0, l],
  ]);
  return [gaine, piece(tige, chromeMat(), { echelle: [1, 1, 0.8] })];
}

/** Protects the handle from blows that miss. */
function collerette(l: number, r: number): Object3D {
  return piece(
    manche({
      profil: [
        [r * 0.8, l - 62],
        [r * 0.98, l - 58, 2],
        [r, l - 32, 2],
        [r * 0.8, l - 26],
      ],
      ovale: 0.8,
      rangs: 24,
    }),
    caoutchouc(),
  );
}

interface Tete {
  corps: BufferGeometry;
  /** Ground bright: what strikes. */
  faces: BufferGeometry;
}

const TETES: Record<Sorte, () => Tete> = {
  menuisier: () => ({
    corps: merge(
      extrude(
        roundedPolygon([
          [-62, 9.5],
          [-62, 6.5],
          [-16, -13, 8],
          [16, -13, 4],
          [22, -11, 3],
          [44, -11],
          [44, 11],
          [22, 11, 3],
          [16, 13.5, 4],
          [-14, 13.5, 6],
        ]),
        25,
        { chanfrein: 1.4 },
      ).translate(0, 0, -12.5),
      box(18, 25, 25, 2).translate(38, 0, 0),
    ),
    faces: merge(
      box(7, 25.4, 25.4, 1.6).translate(48, 0, 0),
      box(5, 3.4, 24.6, 0.7).rotateZ(-0.2).translate(-61.5, 8, 0),
    ),
  }),
  coffreur: () => ({
    corps: merge(
      box(30, 30, 25, 4).translate(-2, 0, 0),
      couche([
        [10, 8, 0],
        [11.5, 12, 2],
        [10.5, 26, 6],
        [14, 34, 2],
        [14.5, 40, 1],
      ]),
      griffe(),
      mirror(griffe(), 'z'),
    ),
    faces: couche([
      [14.5, 40, 0],
      [14.8, 47, 1.5],
      [12, 50, 1],
      [0, 50.5],
    ]),
  }),
  massette: () => bloc(104, 42),
  masse: () => bloc(150, 58),
};

/** Turned about x instead of y. */
function couche(profil: readonly (readonly [number, number, number?])[]): BufferGeometry {
  return lathe(profil).rotateZ(-Math.PI / 2);
}

/** One tine of the claw, curved down and spread. */
function griffe(): BufferGeometry {
  return extrude(
    roundedPolygon([
      [-10, 13, 3],
      [-34, 15, 20],
      [-62, 4, 20],
      [-80, -17, 1],
      [-76, -16, 1],
      [-56, -6, 20],
      [-34, -2, 16],
      [-10, -9, 3],
    ]),
    9.5,
    { chanfrein: 1.2 },
  )
    .translate(0, 0, 1.2)
    .rotateY(-0.035);
}

function bloc(longueur: number, plats: number): Tete {
  const prisme = (l: number, x: number, p: number) =>
    extrude(hexagon(p, 8), l, { chanfrein: 2.2, angle: 0.4 })
      .rotateY(Math.PI / 2)
      .translate(x, 0, 0);
  const bout = longueur * 0.2;
  return {
    corps: prisme(longueur - 2 * bout + 8, -longueur / 2 + bout - 4, plats),
    faces: merge(
      prisme(bout, -longueur / 2, plats * 0.97),
      prisme(bout, longueur / 2 - bout, plats * 0.97),
    ),
  };
}
