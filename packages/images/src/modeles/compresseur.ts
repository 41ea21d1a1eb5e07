/** Air compressors: tank, pump and motor over it, gauges; a belt guard on the largest. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser, repeat } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { box } from '../geometrie/solides.ts';
import { latheX, latheZ } from '../geometrie/tours.ts';
import { lathe } from '../geometrie/surface.ts';
import { anodise, fonte, laiton, laque } from '../matieres/metaux.ts';
import { caoutchouc, plastique, plastiqueBrillant } from '../matieres/plastiques.ts';
import { dessiner, ecrire } from '../etiquettes/dessin.ts';
import { decalque, logo } from '../etiquettes/etiquette.ts';
import { surface } from '../geometrie/surface.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, teinteDe, type Marque } from '../nuancier.ts';

const CUVES = {
  '6': { r: 92, demi: 120 },
  '24': { r: 130, demi: 230 },
  '50': { r: 152, demi: 300 },
  '100': { r: 185, demi: 420 },
} as const;

export default defineModele({
  nom: 'compresseur',
  params: Type.Object({ marque: choix(...CODES_MARQUE), cuve: choix('6', '24', '50', '100') }),
  extremes: [
    { marque: 'durandal', cuve: '24' },
    { marque: 'outibel', cuve: '100' },
    { marque: 'comptoir', cuve: '6' },
  ],
  prise: { azimut: 0.45, elevation: 0.22 },
  construire({ marque, cuve }) {
    const { r, demi } = CUVES[cuve];
    const { teinte } = teinteDe(marque);
    const axe = r + 60;
    const pompe = 1 + (r - 92) / 260;
    return groupe(
      piece(
        latheX(
          [
            [0, -demi - r * 0.34],
            [r * 0.6, -demi - r * 0.26, r * 0.3],
            [r, -demi, r * 0.3],
            [r, -demi + 24],
            [r, demi - 24],
            [r, demi, r * 0.3],
            [r * 0.6, demi + r * 0.26, r * 0.3],
            [0, demi + r * 0.34],
          ],
          96,
        ),
        laque(teinte),
        { position: [0, axe, 0] },
      ),
      piece(
        merge(
          latheX([
            [r, -demi + 20],
            [r + 2.4, -demi + 21, 1],
            [r + 2.4, -demi + 27, 1],
            [r, -demi + 28],
          ]),
          latheX([
            [r, demi - 28],
            [r + 2.4, demi - 27, 1],
            [r + 2.4, demi - 21, 1],
            [r, demi - 20],
          ]),
        ),
        laque(teinte),
        { position: [0, axe, 0] },
      ),
      ...marquage(marque, cuve, r, axe),
      ...roulage(r, demi, axe),
      piece(box(demi * 1.7, 8, r * 1.1, 3), laque('#3a3d42'), { position: [0, axe + r - 4, 0] }),
      poser(groupe(...bloc(cuve === '100')), { position: [0, axe + r, 0], echelle: pompe }),
      ...mano(demi * 0.62, axe + r, r),
      piece(
        tube(
          curve([
            [demi * 0.9, axe + r * 0.5, r * 0.5],
            [demi + r * 0.5, axe + r * 1.3, r * 0.5],
            [demi + r * 0.62, axe + r * 1.5, 0],
            [demi + r * 0.5, axe + r * 1.3, -r * 0.5],
            [demi * 0.9, axe + r * 0.5, -r * 0.5],
          ]),
          13,
          { pas: 80 },
        ),
        laque('#26282c'),
      ),
    );
  },
});

function marquage(marque: Marque, cuve: string, r: number, axe: number) {
  const nombre = dessiner(512, 256, (toile) => {
    toile.clearRect(0, 0, 512, 256);
    ecrire(toile, {
      texte: `${cuve} l`,
      x: 256,
      y: 130,
      taille: 190,
      couleur: teinteDe(marque).encre,
    });
  });
  const bande = (x: number, w: number, h: number) =>
    surface(24, 8, (u, v, out) => {
      const a = ((v - 0.5) * h) / r + 0.1;
      out.set(x + (u - 0.5) * w, axe + (r + 0.4) * Math.sin(a), (r + 0.4) * Math.cos(a));
    });
  return [
    piece(bande(-r * 0.4, r * 1.7, r * 0.42), decalque(logo(marque))),
    piece(bande(r * 1.02, r * 0.8, r * 0.4), decalque(nombre)),
  ];
}

/** Two wheels at one end, a rubber foot at the other. */
function roulage(r: number, demi: number, axe: number) {
  const rw = r * 0.52;
  const roue = latheZ(
    [
      [0, -20],
      [rw * 0.6, -20, 4],
      [rw, -16, 8],
      [rw, 16, 8],
      [rw * 0.7, 20, 4],
      [rw * 0.62, 12, 3],
      [rw * 0.26, 12, 3],
      [rw * 0.2, 20, 2],
      [0, 20],
    ],
    56,
  );
  const x = -demi * 0.72;
  return [
    piece(
      merge(roue.clone().translate(x, rw, r * 0.94), roue.translate(x, rw, -r * 0.94)),
      caoutchouc('#2a2c30'),
    ),
    piece(box(40, axe - r * 0.8, r * 1.5, 6), laque('#3a3d42'), {
      position: [x, (axe - r * 0.8) / 2 + rw * 0.5, 0],
    }),
    piece(box(30, axe - r * 0.86, r * 1.1, 6), laque('#3a3d42'), {
      position: [demi * 0.72, (axe - r * 0.86) / 2 + 18, 0],
    }),
    piece(
      lathe([
        [0, 0],
        [26, 0, 3],
        [22, 30, 3],
        [0, 30],
      ]),
      caoutchouc('#1f2023'),
      { position: [demi * 0.72, 0, r * 0.4] },
    ),
  ];
}

/** Finned pump head, motor with its fan cover; the belt ones have a cage over both. */
function bloc(courroie: boolean) {
  const ailettes = repeat(
    box(92, 3, 92, 1.2),
    Array.from({ length: 8 }, (_, i) => ({ position: [-50, 74 + i * 9, 0] as const })),
  );
  const moteur = latheX(
    [
      [0, 20],
      [52, 20, 4],
      [52, 110, 4],
      [56, 112, 2],
      [56, 150, 8],
      [40, 158, 4],
      [0, 158],
    ],
    56,
  );
  return [
    piece(
      merge(box(100, 70, 84, 14).translate(-50, 36, 0), box(60, 30, 60, 8).translate(-50, 152, 0)),
      fonte(),
    ),
    piece(ailettes, anodise()),
    piece(moteur, plastique('#2f3237'), { position: [0, 66, 0] }),
    piece(
      lathe([
        [0, 0],
        [26, 0, 2],
        [26, 26, 4],
        [0, 28],
      ]),
      plastique('#1f2023'),
      { position: [-50, 168, 0] },
    ),
    piece(
      tube(
        curve([
          [-20, 150, 20],
          [20, 160, 60],
          [30, 90, 80],
          [30, 0, 70],
        ]),
        6,
      ),
      laiton(),
    ),
    ...(courroie
      ? [piece(box(240, 150, 26, 22), plastique('#e0a416'), { position: [20, 92, 78] })]
      : []),
  ];
}

/** Pressure switch, two gauges, two outlets. */
function mano(x: number, y: number, r: number) {
  const cadran = (cx: number) =>
    latheZ([
      [0, -10],
      [24, -10, 2],
      [25, 8, 3],
      [21, 10, 1],
      [20, 6],
      [0, 6],
    ]).translate(cx, y + 92, r * 0.42 + 20);
  const fond = (cx: number) =>
    latheZ([
      [0, 6.4],
      [19.5, 6.4],
      [19.5, 6.6],
      [0, 6.6],
    ]).translate(cx, y + 92, r * 0.42 + 20);
  const aiguille = (cx: number) =>
    box(2.4, 15, 1, 0.4)
      .translate(0, 6, 0)
      .rotateZ(0.7)
      .translate(cx, y + 92, r * 0.42 + 27.4);
  return [
    piece(box(70, 70, 56, 10), plastique('#26282c'), { position: [x, y + 40, r * 0.3] }),
    piece(box(20, 12, 20, 4), plastiqueBrillant('#c22a1f'), { position: [x, y + 80, r * 0.3] }),
    piece(merge(cadran(x - 34), cadran(x + 34)), anodise()),
    piece(merge(fond(x - 34), fond(x + 34)), plastiqueBrillant('#f1f0ec')),
    piece(merge(aiguille(x - 34), aiguille(x + 34)), plastique('#c22a1f')),
    piece(
      merge(
        latheZ([
          [0, 0],
          [9, 0],
          [9, 22, 1],
          [6, 24],
          [6, 34, 1],
          [0, 34],
        ]).translate(x - 34, y + 44, r * 0.42 + 10),
        latheZ([
          [0, 0],
          [9, 0],
          [9, 22, 1],
          [6, 24],
          [6, 34, 1],
          [0, 34],
        ]).translate(x + 34, y + 44, r * 0.42 + 10),
      ),
      laiton(),
    ),
  ];
}
