/** Board lifts: tripod on castors, telescopic mast with its winch, a tilting cradle above. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { disc } from '../geometrie/contours.ts';
import { lathe } from '../geometrie/surface.ts';
import { epoxy, zincBlanc } from '../matieres/metaux.ts';
import { caoutchouc } from '../matieres/plastiques.ts';
import { defineModele, mesure } from '../modele.ts';
import { roue } from '../pieces/roue.ts';
import { traverse } from '../pieces/traverse.ts';

export default defineModele({
  nom: 'leve-plaque',
  params: Type.Object({
    /** Millimetres it lifts to: the mast is as high. */
    hauteur: mesure(3300, 5200),
  }),
  extremes: [{ hauteur: 3500 }, { hauteur: 5000 }],
  prise: { azimut: 0.5, elevation: 0.22 },
  construire({ hauteur }) {
    const h = hauteur * 0.42;
    const jaune = epoxy('#c98f0c');
    const pieds = [0, 1, 2].map((i) => {
      const a = 0.5 + (i * Math.PI * 2) / 3;
      return [Math.sin(a) * 520, Math.cos(a) * 520] as const;
    });
    const mat = merge(
      box(70, h * 0.62, 70, 5).translate(0, 180 + h * 0.31, 0),
      ...pieds.map(([x, z]) => traverse([x, 90, z], [0, 330, 0], 40, 40)),
    );
    const bras = [-1, 1].map((x) => box(38, 38, 820, 4).translate(x * 430, 0, 0));
    const berceau = poser(
      groupe(
        piece(merge(box(1500, 40, 40, 4), ...bras), jaune),
        piece(
          merge(
            ...[-1, 1].flatMap((x) =>
              [-1, 1].map((z) => box(30, 70, 30, 4).translate(x * 430, 30, z * 395)),
            ),
          ),
          zincBlanc(),
        ),
        piece(
          merge(...[-720, -300, 300, 720].map((x) => box(60, 10, 50, 4).translate(x, 24, 0))),
          caoutchouc(),
        ),
      ),
      { position: [0, 250 + h, 0], rotation: [0.42, 0, 0] },
    );
    return groupe(
      piece(mat, jaune),
      piece(
        merge(
          box(50, h * 0.5, 50, 3).translate(0, 200 + h * 0.74, 0),
          box(90, 60, 90, 6).translate(0, 200 + h, 0),
        ),
        zincBlanc(),
      ),
      berceau,
      ...pieds.map(([x, z]) =>
        poser(roue(120, 36, 'polyurethane'), { position: [x, 60, z], rotation: [0, 0.6, 0] }),
      ),
      piece(merge(...pieds.map(([x, z]) => box(50, 46, 50, 5).translate(x, 112, z))), zincBlanc()),
      // The winch: drum, wheel and its knob.
      piece(merge(box(90, 120, 90, 8).translate(0, 640, 76)), epoxy('#26282c')),
      piece(
        merge(
          lathe([
            [0, -6],
            [112, -6, 4],
            [118, 0, 5],
            [112, 6, 4],
            [0, 6],
          ])
            .rotateZ(Math.PI / 2)
            .translate(66, 640, 80),
          extrude(disc(12), 70, { chanfrein: 4 })
            .rotateY(Math.PI / 2)
            .translate(70, 710, 80),
        ),
        zincBlanc(),
      ),
    );
  },
});
