/** Combination spanners: an open end at 15°, a ring at the other, plain or with a ratchet. */
import * as Type from 'typebox';
import { merge, piece, repeatAround } from '../geometrie/assemblage.ts';
import { disc, hole, polygon, roundedPolygon } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { acierBruni, chrome, chromeMat } from '../matieres/metaux.ts';
import { defineModele, mesure } from '../modele.ts';
import { coucher } from '../pieces/pose.ts';

export default defineModele({
  nom: 'cle-mixte',
  params: Type.Object({
    cliquet: Type.Boolean(),
    /** Length over the size across flats: small spanners are slender. */
    elancement: mesure(9, 17),
  }),
  extremes: [
    { cliquet: false, elancement: 13 },
    { cliquet: false, elancement: 16 },
    { cliquet: false, elancement: 10.5 },
    { cliquet: true, elancement: 13 },
  ],
  prise: { azimut: -0.75, elevation: 0.8 },
  construire({ cliquet, elancement }) {
    const plats = 13;
    const [tete, l] = [plats * 1.08, plats * elancement - plats * 2];
    const oeil = plats * (cliquet ? 1.02 : 0.8);
    // The mouth opens to the left, turned by 15°.
    const fourche = extrude(machoire(plats, tete), 6.4, { chanfrein: 0.7, finesse: 40 })
      .translate(0, 0, -3.2)
      .rotateZ(-0.26);
    const corps = roundedPolygon([
      [tete * 0.55, -plats * 0.62, 6],
      [tete * 1.7, -plats * 0.33, 18],
      [l - oeil * 1.6, -plats * 0.29, 18],
      [l - oeil * 0.5, -plats * 0.5],
      [l - oeil * 0.5, plats * 0.5],
      [l - oeil * 1.6, plats * 0.29, 18],
      [tete * 1.7, plats * 0.33, 18],
      [tete * 0.55, plats * 0.62, 6],
    ]);
    // The I-section of a forged shank: rims higher than the web.
    const rives = [1, -1].map((cote) =>
      box(l - plats * 3.6, 2.2, 6, 0.9).translate(l / 2 + 2, cote * plats * 0.27, 0),
    );
    const anneau = hole(disc(oeil), cliquet ? disc(oeil * 0.72) : douzePans(plats));
    const bague = extrude(anneau, cliquet ? 8.2 : 8.6, { chanfrein: 0.9, finesse: 64 }).translate(
      l,
      0,
      -4.1,
    );
    const roue = cliquet
      ? [
          piece(
            merge(
              extrude(hole(disc(oeil * 0.71), douzePans(plats)), 9, {
                chanfrein: 0.4,
                finesse: 64,
              }).translate(l, 0, -4.5),
              repeatAround(box(0.5, 1, 8.6, 0.1).translate(0, oeil * 0.7, 0), 48, 'z').translate(
                l,
                0,
                0,
              ),
            ),
            acierBruni(),
          ),
        ]
      : [];
    return coucher(
      0,
      piece(
        merge(fourche, extrude(corps, 3.2, { chanfrein: 0.7 }).translate(0, 0, -1.6), ...rives),
        chromeMat(),
      ),
      piece(bague, chrome()),
      ...roue,
    );
  },
});

function douzePans(plats: number) {
  const r = plats / 2;
  return polygon(
    Array.from({ length: 24 }, (_, i) => {
      const turn = (i / 24) * Math.PI * 2;
      const k = i % 2 === 0 ? r * 1.155 : r * 1.02;
      return [k * Math.cos(turn), k * Math.sin(turn)] as const;
    }),
  )
    .getPoints()
    .map(({ x, y }) => [x, y] as const);
}

/** A round head with the mouth cut from its left, parallel cheeks, hexagonal bottom. */
function machoire(plats: number, r: number) {
  const h = plats / 2;
  const points: [number, number, number?][] = [];
  const debut = Math.asin((h + 0.2) / r);
  for (let i = 0; i <= 40; i++) {
    const turn = Math.PI - debut - 0.12 - (i / 40) * (2 * Math.PI - 2 * debut - 0.24);
    points.push([r * Math.cos(turn) * (Math.cos(turn) < 0 ? 1.08 : 1), r * Math.sin(turn)]);
  }
  points.push(
    [-r * 0.98, -h, 0.8],
    [h * 0.1, -h, 1.5],
    [h * 0.62, -h * 0.3, 1.2],
    [h * 0.62, h * 0.3, 1.2],
    [h * 0.1, h, 1.5],
    [-r * 0.98, h, 0.8],
  );
  return roundedPolygon(points);
}
