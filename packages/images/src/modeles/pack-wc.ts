/** Close-coupled toilets: bowl lofted from ellipses, cistern with its button, closed seat. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe, surface } from '../geometrie/surface.ts';
import { latheZ } from '../geometrie/tours.ts';
import { chrome } from '../matieres/metaux.ts';
import { ceramique, plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { assise } from '../pieces/abattant.ts';

export default defineModele({
  nom: 'pack-wc',
  params: Type.Object({
    sortie: choix('horizontale', 'verticale'),
    /** Height of the rim, millimetres. */
    hauteur: mesure(380, 500),
  }),
  extremes: [
    { sortie: 'horizontale', hauteur: 400 },
    { sortie: 'verticale', hauteur: 480 },
  ],
  prise: { azimut: 0.72, elevation: 0.2, cadre: 0.9 },
  construire({ sortie, hauteur: h }) {
    const blanc = ceramique('#f0efec');
    const reservoir = merge(
      box(370, 320, 160, 26).translate(0, h + 170, -250),
      box(384, 36, 174, 14).translate(0, h + 346, -250),
    );
    return groupe(
      piece(merge(cuvette(h), reservoir), blanc),
      piece(assise(1).translate(0, h + 2, -20), plastiqueBrillant('#f0efec')),
      piece(assise(0.985).translate(0, h + 20, -20), plastiqueBrillant('#f0efec')),
      piece(box(240, 24, 30, 10).translate(0, h + 18, -160), plastiqueBrillant('#f0efec')),
      piece(
        lathe([
          [0, h + 362],
          [30, h + 362],
          [30, h + 368, 2],
          [0, h + 370],
        ]).translate(0, 0, -250),
        chrome(),
      ),
      ...(sortie === 'horizontale'
        ? [
            piece(
              latheZ([
                [42, -110],
                [51, -110, 2],
                [51, 0],
              ]).translate(0, 185, -290),
              blanc,
            ),
          ]
        : []),
    );
  },
});

/** Foot, waist and bowl: rings [height, half width, front, back] joined smoothly. */
function cuvette(h: number): BufferGeometry {
  const anneaux: readonly (readonly [number, number, number, number])[] = [
    [0, 105, 150, -270],
    [0.04, 112, 156, -274],
    [0.3, 100, 130, -268],
    [0.5, 108, 140, -264],
    [0.7, 140, 190, -262],
    [0.86, 172, 232, -266],
    [0.96, 182, 250, -300],
    [1, 180, 248, -330],
    [1, 120, 190, -300],
  ];
  return surface(
    72,
    64,
    (u, v, out) => {
      const at = v * (anneaux.length - 1);
      const i = Math.min(anneaux.length - 2, Math.floor(at));
      const k = at - i;
      const s = k * k * (3 - 2 * k);
      const [a, b] = [anneaux[i], anneaux[i + 1]];
      if (!a || !b) return;
      const [y = 0, w = 0, avant = 0, arriere = 0] = a.map((x, j) => x + ((b[j] ?? x) - x) * s);
      const turn = (u === 1 ? 0 : u) * Math.PI * 2;
      const c = Math.cos(turn);
      // Round in front, squarer where it meets the wall.
      const carre = c < 0 ? 0.55 : 1;
      out.set(
        w * Math.sign(Math.sin(turn)) * Math.abs(Math.sin(turn)) ** carre,
        y * h,
        c > 0 ? avant * c : -arriere * Math.sign(c) * Math.abs(c) ** carre,
      );
    },
    0.8,
  );
}
