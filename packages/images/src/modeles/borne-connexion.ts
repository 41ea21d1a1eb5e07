/** Fast connectors: clear body with levers, or push-in with its coloured face; wires in two of them. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, poser, repeat } from '../geometrie/assemblage.ts';
import { curve } from '../geometrie/balayage.ts';
import { disc, hole, rectangle, roundedPolygon } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { laiton } from '../matieres/metaux.ts';
import { plastique, plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele, nombre } from '../modele.ts';
import { fil, type TeinteFil } from '../pieces/bout-de-cable.ts';

const PAS = 5.6;
/** Faces of push-in connectors are told apart by colour. */
const FACES: Readonly<Record<number, string>> = {
  2: '#c8ccce',
  3: '#d8761f',
  4: '#e0b51e',
  5: '#7d8388',
  8: '#3c4044',
};

export default defineModele({
  nom: 'borne-connexion',
  params: Type.Object({ serrage: choix('levier', 'automatique'), entrees: nombre(2, 8) }),
  extremes: [
    { serrage: 'levier', entrees: 3 },
    { serrage: 'automatique', entrees: 5 },
    { serrage: 'levier', entrees: 5 },
    { serrage: 'automatique', entrees: 8 },
  ],
  prise: { azimut: 0.6, elevation: 0.42, cadre: 0.8 },
  construire({ serrage, entrees }) {
    const seule = () => (serrage === 'levier' ? aLevier(entrees) : aPousser(entrees));
    const fils: TeinteFil[] = ['bleu', 'marron', 'rouge'];
    const w = (serrage === 'automatique' && entrees > 5 ? entrees / 2 : entrees) * PAS;
    return groupe(
      seule(),
      ...fils.slice(0, 2).flatMap((teinte, i) =>
        fil(
          curve([
            [(i + 0.5) * PAS - w / 2, 4, 8],
            [(i + 0.5) * PAS - w / 2, 4, 16],
            [(i + 0.5) * PAS - w / 2 - 2 + i * 3, 3, 21],
            [(i + 0.5) * PAS - w / 2 - 4 + i * 6, 1.6, 27],
          ]),
          1.5,
          teinte,
        ),
      ),
      poser(seule(), { position: [w * 0.7 + 10, 0, -14], rotation: [0, 0.6, 0] }),
    );
  },
});

/** Side outline with sloping back; each lever lies in its groove, one of them lifted. */
function aLevier(n: number): Object3D {
  const w = n * PAS + 1.4;
  const corps = extrude(
    roundedPolygon([
      [-10, 0, 1],
      [9.4, 0, 0.8],
      [9.4, 6, 0.8],
      [4, 8.6, 1],
      [-8, 8.6, 1.6],
      [-10, 6, 1],
    ]),
    w,
    { chanfrein: 0.6 },
  )
    .rotateY(-Math.PI / 2)
    .translate(w / 2, 0, 0);
  const levier = extrude(
    roundedPolygon([
      [-9.6, 7.4, 0.8],
      [-9.6, 10.2, 1],
      [3, 10.4, 0.8],
      [6.4, 8, 0.6],
      [5, 7.2, 0.5],
    ]),
    PAS - 1,
    { chanfrein: 0.5 },
  ).rotateY(-Math.PI / 2);
  const xs = Array.from({ length: n }, (_, i) => (i + 1) * PAS - w / 2 + 0.2);
  const avant = extrude(
    xs.reduce(
      (s, x) => hole(s, disc(1.9, x - PAS / 2 + 0.5, 3.6)),
      rectangle(w - 0.8, 6, 0.5, 0, 3.2),
    ),
    0.8,
    { chanfrein: 0.15 },
  ).translate(0, 0, 9.1);
  return groupe(
    piece(corps, plastiqueBrillant('#c6cbcd')),
    piece(avant, plastiqueBrillant('#d4d8d9')),
    piece(box(w - 2, 5, 0.4, 0.1).translate(0, 3.4, 9), plastique('#35383c')),
    piece(
      repeat(
        levier,
        xs.map((x) => ({ position: [x, 0, 0] as const })),
      ),
      plastiqueBrillant('#e0701c'),
    ),
  );
}

/** Clear body, two rows from six on; metal shows through. */
function aPousser(n: number): Object3D {
  const rangs = n > 5 ? 2 : 1;
  const parRang = Math.ceil(n / rangs);
  const [w, h] = [parRang * PAS + 1.4, rangs * 6.6 + 1.4];
  const plaque = rectangle(w, h, 1, 0, h / 2);
  const trous = Array.from(
    { length: n },
    (_, i) =>
      [((i % parRang) + 0.5) * PAS - w / 2 + 0.7, 4 + Math.floor(i / parRang) * 6.6] as const,
  );
  for (const [x, y] of trous) hole(plaque, disc(2, x, y));
  return groupe(
    piece(box(w, h, 14, 1).translate(0, h / 2, 0), plastiqueBrillant('#cdd2d3')),
    piece(
      extrude(plaque, 4, { chanfrein: 0.5 }).translate(0, 0, 6),
      plastiqueBrillant(FACES[n] ?? '#7d8388'),
    ),
    piece(box(w - 2, h - 2, 0.4, 0).translate(0, h / 2, 7.2), plastique('#232427')),
    piece(merge(box(w - 2.4, 0.6, 9, 0.2).translate(0, h + 0.02, -0.6)), laiton()),
  );
}
