/** Ratchet lashing straps: a rolled webbing, its ratchet, hooks; by the width of the webbing. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { curve, Ligne, tube } from '../geometrie/balayage.ts';
import { roundedPolygon } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe, surface } from '../geometrie/surface.ts';
import { zincBlanc, zincJaune } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { textile } from '../matieres/textiles.ts';
import { choix, defineModele, mesure } from '../modele.ts';

export default defineModele({
  nom: 'sangle-arrimage',
  params: Type.Object({
    largeur: mesure(25, 50),
    couleur: choix('orange', 'bleu'),
  }),
  extremes: [
    { largeur: 50, couleur: 'orange' },
    { largeur: 25, couleur: 'bleu' },
  ],
  prise: { azimut: 0.45, elevation: 0.5 },
  construire({ largeur, couleur }) {
    const w = largeur;
    const toile = textile(couleur === 'orange' ? '#c8560f' : '#22539a', 'serge', 'y');
    const spires = 7;
    // Rolled on the table, its edge up, its end running out to a hook.
    const rouleau = ruban(
      new Ligne((t, out) => {
        const turn = t * spires * Math.PI * 2;
        const r = 22 + t * spires * 6.2 + Math.sin(turn * 0.5) * 0.8;
        out.set(r * Math.cos(turn), 0, r * Math.sin(turn));
      }),
      w,
      360,
      2.4,
    );
    const fin = ruban(
      curve([
        [22 + spires * 6.2, 0, 0],
        [66, 0, 40],
        [78, 0, 84],
        [100, 0, 118],
        [140, 0, 130],
      ]),
      w,
      60,
      2.4,
    );
    const cliquet = poser(groupe(...tendeur(w, toile)), {
      position: [-50, w / 2 + 2, 150],
      rotation: [-0.3, 0.35, 0],
    });
    return groupe(
      piece(merge(rouleau, fin), toile, { position: [0, w / 2, 0] }),
      piece(crochet(w), zincJaune(), { position: [146, w / 2, 130] }),
      cliquet,
    );
  },
});

/** A band standing on its edge along a line, with a little thickness. */
function ruban(
  line: Ligne | ReturnType<typeof curve>,
  w: number,
  pas: number,
  e: number,
): BufferGeometry {
  return surface(
    4,
    pas,
    (u, v, out) => {
      const point = line.getPointAt(v);
      const tangent = line.getTangentAt(v);
      const k = Math.round(u * 4);
      const cote = k === 0 || k === 3 || k === 4 ? -1 : 1;
      const haut = k === 0 || k === 1 || k === 4 ? -1 : 1;
      out.set(
        point.x + (-tangent.z * cote * e) / 2,
        point.y + (haut * w) / 2,
        point.z + (tangent.x * cote * e) / 2,
      );
    },
    0.5,
  );
}

function crochet(w: number): BufferGeometry {
  return merge(
    ...[-1, 1].map((k) =>
      tube(
        curve([
          [-6, k * w * 0.32, 0],
          [18, k * w * 0.3, 0],
          [40, k * w * 0.26, 0],
          [52, k * w * 0.22, 10],
          [44, k * w * 0.18, 24],
          [30, k * w * 0.16, 22],
        ]),
        4,
        { pas: 50, cotes: 14 },
      ),
    ),
    tube(
      curve([
        [-6, -w * 0.4, 0],
        [-8, 0, 0],
        [-6, w * 0.4, 0],
      ]),
      4,
      { pas: 20, cotes: 14 },
    ),
  );
}

function tendeur(w: number, toile: ReturnType<typeof textile>) {
  const flasque = extrude(
    roundedPolygon([
      [-80, -8, 6],
      [50, -14, 12],
      [70, 4, 12],
      [46, 26, 14],
      [10, 22, 14],
      [-80, 10, 6],
    ]),
    3,
    { chanfrein: 0.6 },
  );
  const levier = extrude(
    roundedPolygon([
      [30, 0, 8],
      [44, 30, 10],
      [120, 62, 8],
      [128, 48, 8],
      [70, 18, 10],
      [50, -4, 8],
    ]),
    3,
    { chanfrein: 0.6 },
  );
  const h = w / 2 + 3;
  return [
    piece(
      merge(
        flasque.clone().translate(0, 0, h),
        flasque.clone().translate(0, 0, -h - 3),
        levier.clone().translate(0, 0, h + 4),
        levier.clone().translate(0, 0, -h - 7),
      ),
      zincBlanc(),
    ),
    piece(
      merge(
        lathe(
          [
            [8, -h - 8],
            [8, h + 8],
          ],
          24,
        )
          .rotateX(Math.PI / 2)
          .translate(46, 6, 0),
        lathe(
          [
            [5, -h - 4],
            [5, h + 4],
          ],
          20,
        )
          .rotateX(Math.PI / 2)
          .translate(-72, 2, 0),
      ),
      zincJaune(),
    ),
    piece(
      lathe(
        [
          [0, -h - 12],
          [11, -h - 10, 3],
          [11, h + 10, 3],
          [0, h + 12],
        ],
        28,
      )
        .rotateX(Math.PI / 2)
        .translate(122, 55, 0),
      plastique('#b3221f'),
    ),
    piece(
      merge(
        box(70, 3, w, 1).translate(-106, 2, 0),
        lathe(
          [
            [17, -w / 2],
            [18, 0],
            [17, w / 2],
          ],
          40,
        )
          .rotateX(Math.PI / 2)
          .translate(46, 6, 0),
      ),
      toile,
    ),
  ];
}
