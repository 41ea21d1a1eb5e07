/** Site floodlights: finned head in its stand; mains cord, or battery behind. */
import * as Type from 'typebox';
import { groupe, merge, piece, repeat } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { hole, rectangle } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { latheX } from '../geometrie/tours.ts';
import { laque } from '../matieres/metaux.ts';
import { caoutchouc, plastique, plastiqueBrillant, verre } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { cordonCourt } from '../pieces/cordon.ts';

export default defineModele({
  nom: 'projecteur-chantier',
  params: Type.Object({ alimentation: choix('secteur', 'batterie', 'mixte') }),
  extremes: [{ alimentation: 'secteur' }, { alimentation: 'batterie' }, { alimentation: 'mixte' }],
  prise: { azimut: 0.5, elevation: 0.2 },
  construire({ alimentation }) {
    const [w, h] = [230, 170];
    const cadre = extrude(hole(rectangle(w, h, 16), rectangle(w - 44, h - 44, 6)), 16, {
      chanfrein: 4,
      angle: 0.7,
    });
    const leds = Array.from({ length: 54 }, (_, i) => ({
      position: [((i % 9) - 4) * 18, (Math.floor(i / 9) - 2.5) * 18, 34] as const,
    }));
    const ailettes = repeat(
      box(4, h - 40, 26, 1),
      Array.from({ length: 12 }, (_, i) => ({ position: [(i - 5.5) * 15, 0, -8] as const })),
    );
    const penche = { rotation: [-0.16, 0, 0] as const };
    const arceau = (k: number) =>
      tube(
        curve([
          [k * 128, 4, 4],
          [k * 130, -50, 6],
          [k * 120, -106, 50],
          [k * 96, -116, 96],
          [0, -118, 104],
        ]),
        8,
        { pas: 60, cotes: 16 },
      );
    const pied = tube(
      curve([
        [-128, -60, -10],
        [-124, -112, -84],
        [0, -118, -100],
        [124, -112, -84],
        [128, -60, -10],
      ]),
      8,
      { pas: 80, cotes: 16 },
    );
    const poignee = tube(
      curve([
        [-96, 78, -6],
        [-84, 126, -14],
        [0, 134, -16],
        [84, 126, -14],
        [96, 78, -6],
      ]),
      10,
      { pas: 60, cotes: 18 },
    );
    const molette = latheX([
      [0, 0],
      [16, 0, 1],
      [15, 16, 3],
      [0, 17],
    ]);
    return groupe(
      piece(cadre.translate(0, 0, 30), plastique('#e0a512'), penche),
      piece(
        merge(box(w - 20, h - 20, 34, 8).translate(0, 0, 14), ailettes),
        plastique('#2f3236'),
        penche,
      ),
      piece(box(w - 44, h - 44, 2).translate(0, 0, 32), laque('#d9dad8'), penche),
      piece(repeat(box(8, 8, 2.4, 0.6), leds), plastiqueBrillant('#ecd36a'), penche),
      piece(box(w - 42, h - 42, 2, 0.5).translate(0, 0, 40), verre('#eef3f3', 0.18), penche),
      piece(merge(arceau(-1), arceau(1), pied), laque('#2f3236')),
      piece(poignee, caoutchouc('#2a2c30')),
      piece(
        merge(
          molette.clone().translate(122, 0, 4),
          molette.clone().rotateY(Math.PI).translate(-122, 0, 4),
        ),
        plastique('#26282c'),
      ),
      ...(alimentation === 'secteur'
        ? []
        : [
            piece(box(120, 78, 64, 10), plastique('#26282c'), { position: [0, -20, -46] }),
            piece(box(46, 26, 70, 5), plastique('#c33a28'), { position: [0, 32, -46] }),
            piece(box(70, 20, 8, 3), plastique('#26282c'), {
              position: [0, -96, 60],
              rotation: [0.5, 0, 0],
            }),
          ]),
      ...(alimentation === 'batterie' ? [] : [cordonCourt([60, -60, -30], -126)]),
    );
  },
});
