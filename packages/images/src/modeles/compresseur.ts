/** Air compressors: tank, pump and motor over it, gauges; a belt guard on the largest. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { box } from '../geometrie/solides.ts';
import { latheX, latheZ } from '../geometrie/tours.ts';
import { laque } from '../matieres/metaux.ts';
import { caoutchouc } from '../matieres/plastiques.ts';
import { dessiner, write } from '../etiquettes/dessin.ts';
import { decalque, logo } from '../etiquettes/etiquette.ts';
import { lathe, surface } from '../geometrie/surface.ts';
import { choix, defineModele } from '../modele.ts';
import { blocCompresseur, manometres } from '../pieces/tete-compresseur.ts';
import { CODES_MARQUE, teinteOf, type Marque } from '../nuancier.ts';

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
    const { teinte } = teinteOf(marque);
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
      poser(groupe(...blocCompresseur(cuve === '100')), {
        position: [0, axe + r, 0],
        echelle: pompe,
      }),
      ...manometres(demi * 0.62, axe + r, r),
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
    write(toile, {
      texte: `${cuve} l`,
      x: 256,
      y: 130,
      taille: 190,
      couleur: teinteOf(marque).encre,
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
