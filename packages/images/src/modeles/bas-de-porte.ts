/** Draught excluders: an aluminium carrier with slots, and its brush. */
import * as Type from 'typebox';
import { groupe, merge, piece, repeat } from '../geometrie/assemblage.ts';
import { hole, polygon, rectangle, slot } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { metal, zincBlanc } from '../matieres/metaux.ts';
import { materiau } from '../matieres/materiau.ts';
import { choix, defineModele } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

const L = 300;

export default defineModele({
  nom: 'bas-de-porte',
  params: Type.Object({ finition: choix(...FINITIONS) }),
  extremes: [{ finition: 'anodise' }, { finition: 'laque-noir' }],
  prise: { azimut: 0.55, elevation: 0.42, cadre: 0.9 },
  construire({ finition }) {
    const face = rectangle(L, 26, 0.6, 0, 33);
    const places = [-110, 0, 110];
    for (const x of places) hole(face, slot([x - 5, 35], [x + 5, 35], 2.4));
    // The channel that holds the brush, seen from its end.
    const gorge = extrude(
      polygon([
        [0, 0],
        [7, 0],
        [7, 8],
        [5.6, 8],
        [5.6, 1.4],
        [1.4, 1.4],
        [1.4, 8],
        [0, 8],
      ]),
      L,
      { chanfrein: 0.2 },
    )
      .rotateX(Math.PI)
      .rotateY(Math.PI / 2)
      .translate(L / 2, 24, 6);
    const poils = repeat(
      box(0.8, 24, 2.6, 0),
      Array.from({ length: 330 }, (_, i) => ({
        position: [-L / 2 + 0.6 + i * (L / 331), 7 + 0.6 * Math.sin(i * 2.7), 2.6] as const,
        rotation: [0.05 * Math.sin(i * 1.9), 0, 0.05 * Math.sin(i * 3.1)] as const,
      })),
    );
    const vis = lathe([
      [4, 0],
      [4, 0.6, 0.4],
      [1.6, 2, 0.8],
      [0, 2.1],
    ]).rotateX(Math.PI / 2);
    return groupe(
      piece(
        merge(extrude(face, 1.6).translate(0, 0, 0), gorge.translate(0, 0, -6)),
        metal(finition, 'x'),
      ),
      piece(poils.translate(0, 0, 0), materiau({ couleur: '#3a3c40', rugosite: 0.8, eclat: 0.4 })),
      piece(
        repeat(
          vis,
          places.map((x) => ({ position: [x, 35, 1.4] as const })),
        ),
        zincBlanc(),
      ),
    );
  },
});
