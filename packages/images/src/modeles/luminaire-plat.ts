/** Flat and long lights: ceiling panels, sealed battens, tubes. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, repeat } from '../geometrie/assemblage.ts';
import { hole, rectangle, roundedPolygon } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { latheX } from '../geometrie/tours.ts';
import { materiau } from '../matieres/materiau.ts';
import { aluBrosse, inox, laque, nickel } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';

/** Light as it shows on an opal cover: warm, neutral, cold. */
const LUMIERES = { chaud: '#f6e9cc', neutre: '#f4f3ee', froid: '#eaf0f4' } as const;

export default defineModele({
  nom: 'luminaire-plat',
  params: Type.Object({
    sorte: choix('dalle', 'reglette', 'tube'),
    /** Length over width: panels square or long; battens and tubes short or long. */
    format: choix('carre', 'court', 'long'),
    lumiere: choix('chaud', 'neutre', 'froid'),
  }),
  extremes: [
    { sorte: 'dalle', format: 'carre', lumiere: 'neutre' },
    { sorte: 'dalle', format: 'long', lumiere: 'chaud' },
    { sorte: 'reglette', format: 'court', lumiere: 'neutre' },
    { sorte: 'reglette', format: 'long', lumiere: 'froid' },
    { sorte: 'tube', format: 'long', lumiere: 'neutre' },
  ],
  prise: ({ sorte }) =>
    sorte === 'dalle'
      ? { azimut: 0.5, elevation: 0.34, cadre: 0.84 }
      : { azimut: 0.66, elevation: 0.42, cadre: 0.92 },
  construire({ sorte, format, lumiere }) {
    return groupe(...SORTES[sorte](format, LUMIERES[lumiere]));
  },
});

const opale = (couleur: string) =>
  materiau({ couleur, rugosite: 0.5, vernis: 0.3, rugositeVernis: 0.3 });

const SORTES: Record<'dalle' | 'reglette' | 'tube', (f: string, couleur: string) => Object3D[]> = {
  /** Standing: frame and opal. */
  dalle(format, couleur) {
    const [w, h] = format === 'carre' ? [595, 595] : format === 'court' ? [595, 295] : [1195, 595];
    const cadre = extrude(hole(rectangle(w, h, 3), rectangle(w - 26, h - 26, 2)), 11, {
      chanfrein: 1.6,
    });
    return [
      piece(cadre, laque('#ecebe7')),
      piece(box(w - 24, h - 24, 5, 1).translate(0, 0, 5), opale(couleur)),
    ];
  },
  /** Grey tray, ribbed diffuser, steel clips, gland. */
  reglette(format, couleur) {
    const l = format === 'long' ? 900 : 560;
    const bac = roundedPolygon([
      [-42, 0, 8],
      [42, 0, 8],
      [46, 28, 4],
      [46, 36, 1],
      [-46, 36, 1],
      [-46, 28, 4],
    ]);
    const dessus = roundedPolygon([
      [-43, 36],
      [43, 36],
      [38, 62, 20],
      [0, 74, 40],
      [-38, 62, 20],
    ]);
    const poser = (g: ReturnType<typeof extrude>, long: number) =>
      g.rotateY(Math.PI / 2).translate(-long / 2, 0, 0);
    const clips = [-0.36, 0, 0.36].flatMap((k) =>
      [-1, 1].map((s) => ({ position: [k * l, 35, s * 47.6] as const })),
    );
    return [
      piece(poser(extrude(bac, l, { chanfrein: 5 }), l), plastique('#a4a9ac')),
      piece(poser(extrude(dessus, l - 10, { chanfrein: 6, angle: 0.8 }), l - 10), opale(couleur)),
      piece(repeat(box(18, 24, 2.4, 0.8), clips), inox()),
      piece(
        latheX([
          [0, l / 2 - 4],
          [13, l / 2, 1],
          [13, l / 2 + 12, 1],
          [9, l / 2 + 18, 2],
          [5, l / 2 + 24],
          [0, l / 2 + 24],
        ]).translate(0, 18, 0),
        plastique('#4b4f54'),
      ),
    ];
  },
  tube(format, couleur) {
    const l = format === 'long' ? 620 : 420;
    const un = (): Object3D[] => [
      piece(
        latheX([
          [0, -l / 2],
          [12.6, -l / 2],
          [12.6, l / 2],
          [0, l / 2],
        ]),
        opale(couleur),
      ),
      piece(
        merge(
          ...[-1, 1].map((k) =>
            latheX([
              [0, (k * l) / 2 - 14],
              [13.2, (k * l) / 2 - 14, 1],
              [13.2, (k * l) / 2 + 12, 1.4],
              [0, (k * l) / 2 + 13],
            ]),
          ),
        ),
        aluBrosse('x'),
      ),
      piece(
        merge(
          ...[-1, 1].flatMap((k) =>
            [-6.5, 6.5].map((z) =>
              latheX(
                [
                  [1.2, 0],
                  [1.2, 8, 0.5],
                  [0, 8.4],
                ],
                16,
              )
                .rotateY(k > 0 ? 0 : Math.PI)
                .translate(k * (l / 2 + 12), 0, z),
            ),
          ),
        ),
        nickel(),
      ),
    ];
    return [
      groupe(...un()),
      ...[groupe(...un())].map((autre) => {
        autre.position.set(30, 0, -44);
        return autre;
      }),
    ];
  },
};
