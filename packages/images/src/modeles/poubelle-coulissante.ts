/** Pull-out bins: buckets in a frame on runners, with the bracket of the front. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, mirror, piece } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { rectangle, hole } from '../geometrie/contours.ts';
import { box, extrudeUp } from '../geometrie/solides.ts';
import { laque, zincBlanc } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { defineModele, mesure, nombre } from '../modele.ts';
import { bac } from '../pieces/bac.ts';

const PROFOND = 470;
const HAUT = 360;

export default defineModele({
  nom: 'poubelle-coulissante',
  params: Type.Object({
    bacs: nombre(1, 4),
    /** Width of the unit, millimetres. */
    largeur: mesure(280, 620),
  }),
  extremes: [
    { bacs: 2, largeur: 400 },
    { bacs: 3, largeur: 600 },
    { bacs: 1, largeur: 300 },
    { bacs: 4, largeur: 600 },
  ],
  prise: { azimut: 0.6, elevation: 0.46, cadre: 0.88 },
  construire({ bacs, largeur }) {
    const w = largeur - 60;
    const cadre = extrudeUp(
      hole(rectangle(w + 14, PROFOND, 6), rectangle(w - 6, PROFOND - 20, 14)),
      20,
      { chanfrein: 2 },
    ).translate(0, HAUT - 60, 0);
    const flanc = merge(
      box(10, 46, PROFOND, 2).translate(w / 2 + 12, 46, 0),
      box(8, HAUT - 60, 26, 2).translate(w / 2 + 6, HAUT / 2 - 20, PROFOND / 2 - 20),
      box(8, HAUT - 60, 26, 2).translate(w / 2 + 6, HAUT / 2 - 20, -PROFOND / 2 + 20),
    );
    const seaux = placer(bacs, w - 10, PROFOND - 24);
    return groupe(
      piece(merge(cadre, flanc, mirror(flanc, 'x')), laque('#5f646a')),
      piece(
        merge(
          ...[w / 2 + 20, -w / 2 - 20].map((x) => box(12, 40, PROFOND, 1.5).translate(x, 40, -10)),
        ),
        zincBlanc(),
      ),
      ...seaux.map(({ seau, x, z }, i) =>
        piece(seau, plastique(i % 2 === 0 ? '#8d9298' : '#3f444a'), { position: [x, 14, z] }),
      ),
      ...seaux.map(({ largeur: l, profondeur: p, x, z }) =>
        piece(poignee(l, p), plastique('#2d3034'), { position: [x, HAUT + 4, z] }),
      ),
    );
  },
});

interface Seau {
  seau: BufferGeometry;
  largeur: number;
  profondeur: number;
  x: number;
  z: number;
}

/** One, two or three in a row; four and more two by two. */
function placer(bacs: number, largeur: number, profondeur: number): Seau[] {
  const colonnes = bacs === 4 ? 2 : 1;
  const rangs = Math.ceil(bacs / colonnes);
  const [l, p] = [largeur / colonnes, profondeur / rangs];
  return Array.from({ length: bacs }, (_, i) => ({
    seau: bac({
      largeur: l - 22,
      profondeur: p - 22,
      hauteur: HAUT,
      rayon: 34,
      bord: 9,
      paroi: 4,
    }),
    largeur: l,
    profondeur: p,
    x: ((i % colonnes) - (colonnes - 1) / 2) * l,
    z: (Math.floor(i / colonnes) - (rangs - 1) / 2) * p,
  }));
}

/** A bail folded down on the rim. */
function poignee(l: number, p: number): BufferGeometry {
  const [x, z] = [l / 2 - 7, p / 2 - 14];
  return tube(
    curve([
      [-x, 0, 0],
      [-x, 5, z * 0.6],
      [-x * 0.8, 6, z],
      [0, 6, z + 2],
      [x * 0.8, 6, z],
      [x, 5, z * 0.6],
      [x, 0, 0],
    ]),
    4.5,
    { pas: 60, cotes: 12 },
  );
}
