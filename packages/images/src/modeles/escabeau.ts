/** Platform steps: deep treads, guard rail with its tray, straps; aluminium or glass fibre. */
import * as Type from 'typebox';
import { groupe, merge, piece, repeat } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { box } from '../geometrie/solides.ts';
import { aluBrosse, laque } from '../matieres/metaux.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';
import { textile } from '../matieres/textiles.ts';
import { defineModele, nombre } from '../modele.ts';
import { traverse } from '../pieces/traverse.ts';

const PAS = 235;

export default defineModele({
  nom: 'escabeau',
  params: Type.Object({
    marches: nombre(3, 10),
    /** Made of glass fibre, coloured. */
    isolant: Type.Boolean(),
  }),
  extremes: [
    { marches: 5, isolant: false },
    { marches: 3, isolant: false },
    { marches: 10, isolant: false },
    { marches: 6, isolant: true },
  ],
  prise: { azimut: 0.62, elevation: 0.2, cadre: 0.88 },
  construire({ marches, isolant }) {
    const h = marches * PAS;
    const zAvant = h * 0.36;
    const zArriere = -h * 0.36 - 190;
    const bas = 210 + h * 0.055;
    const montants = [-1, 1].flatMap((x) => [
      traverse([x * bas, 10, zAvant], [x * 190, h, 0], 62, 24),
      traverse([x * bas, 10, zArriere], [x * 190, h - 30, -190], 50, 24),
    ]);
    const marche = merge(
      box(1, 24, 84, 3),
      ...[-30, -18, -6, 6, 18, 30].map((z) => box(1, 26.5, 5, 1).translate(0, 0.6, z)),
    );
    const degres = Array.from({ length: marches - 1 }, (_, i) => {
      const t = (i + 1) / marches;
      return {
        position: [0, (i + 1) * PAS, zAvant * (1 - t)] as const,
        echelle: [2 * (bas + (190 - bas) * t) - 24, 1, 1] as const,
      };
    });
    const couleur = isolant ? laque('#d9a40c', 0.42) : aluBrosse('y');
    const rampe = tube(
      curve([
        [-190, h - 40, -180],
        [-192, h + 420, -184],
        [-160, h + 590, -188],
        [0, h + 604, -190],
        [160, h + 590, -188],
        [192, h + 420, -184],
        [190, h - 40, -180],
      ]),
      15,
      { pas: 90, cotes: 18 },
    );
    const garde = [-1, 1].map((x) =>
      tube(
        curve([
          [x * 192, h + 470, -184],
          [x * 192, h + 440, -60],
          [x * 190, h + 200, 0],
          [x * 190, h - 20, 6],
        ]),
        12,
        { pas: 50, cotes: 14 },
      ),
    );
    return groupe(
      piece(merge(...montants), couleur),
      piece(repeat(marche, degres), aluBrosse('x')),
      piece(
        merge(
          box(404, 28, 250, 6).translate(0, h, -92),
          ...Array.from({ length: 9 }, (_, i) =>
            box(390, 31, 8, 2).translate(0, h + 1, -196 + i * 26),
          ),
        ),
        aluBrosse('x'),
      ),
      piece(
        merge(
          ...[0.24, 0.66].map((t) =>
            traverse(
              [-bas + 14, h * t, zArriere + (-190 - zArriere) * t],
              [bas - 14, h * t, zArriere + (-190 - zArriere) * t],
              34,
              18,
            ),
          ),
        ),
        aluBrosse('x'),
      ),
      piece(merge(rampe, ...garde), aluBrosse('x')),
      piece(
        merge(
          box(330, 34, 130, 12).translate(0, h + 590, -182),
          box(60, 60, 30, 8).translate(120, h + 566, -240),
        ),
        plastique('#2b2e33'),
      ),
      piece(
        merge(
          ...[-1, 1].flatMap((x) => [
            box(40, 46, 74, 8).translate(x * bas, 20, zAvant),
            box(40, 46, 62, 8).translate(x * bas, 20, zArriere),
          ]),
        ),
        caoutchouc(),
      ),
      piece(
        merge(
          ...[-1, 1].map((x) =>
            tube(
              curve([
                [x * (bas - 22), h * 0.32, zAvant * 0.68],
                [x * (bas - 20), h * 0.3, -80],
                [x * (bas - 22), h * 0.32, zArriere * 0.76],
              ]),
              6,
              { pas: 24, cotes: 8 },
            ),
          ),
        ),
        textile('#c2381f', 'lisse'),
      ),
    );
  },
});
