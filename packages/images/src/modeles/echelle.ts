/** Ladders: one section, two or three that slide on a rope, or that open to an A. */
import type { BufferGeometry, Object3D } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, poser, repeat } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { aluBrosse } from '../matieres/metaux.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';
import { textile } from '../matieres/textiles.ts';
import { choix, defineModele, nombre } from '../modele.ts';

const PAS = 280;

export default defineModele({
  nom: 'echelle',
  params: Type.Object({
    sorte: choix('simple', 'transformable', 'coulissante'),
    plans: nombre(1, 3),
    barreaux: nombre(6, 20),
  }),
  extremes: [
    { sorte: 'transformable', plans: 3, barreaux: 9 },
    { sorte: 'transformable', plans: 2, barreaux: 7 },
    { sorte: 'simple', plans: 1, barreaux: 10 },
    { sorte: 'simple', plans: 1, barreaux: 20 },
    { sorte: 'coulissante', plans: 2, barreaux: 14 },
  ],
  prise: ({ sorte }) => ({
    azimut: sorte === 'transformable' ? 0.75 : 0.5,
    elevation: 0.16,
    cadre: 0.9,
  }),
  construire({ sorte, plans, barreaux }) {
    if (sorte === 'transformable') return enA(plans, barreaux);
    const l = barreaux * PAS + 120;
    const sections = Array.from({ length: plans }, (_, i) =>
      poser(groupe(...section(barreaux, 440 - i * 46, i === 0)), {
        position: [0, i * PAS * 2.5, -i * 64],
      }),
    );
    const base = piece(box(plans > 1 || barreaux > 10 ? 900 : 470, 60, 34, 6), aluBrosse('x'), {
      position: [0, 40, 30],
    });
    const corde =
      sorte === 'coulissante'
        ? [
            piece(
              tube(
                curve([
                  [60, l + PAS * 1.2, 44],
                  [62, l * 0.6, 60],
                  [56, 340, 62],
                  [70, 120, 90],
                  [20, 60, 120],
                ]),
                7,
                { pas: 90, cotes: 10 },
              ),
              textile('#e6e3da', 'lisse'),
            ),
            piece(
              merge(
                ...[-1, 1].map((x) =>
                  lathe([
                    [0, -18],
                    [60, -18, 6],
                    [60, 18, 6],
                    [0, 18],
                  ])
                    .rotateZ(Math.PI / 2)
                    .translate(
                      x * (210 - plans * 23),
                      l + (plans - 1) * PAS * 2.5,
                      -(plans - 1) * 64,
                    ),
                ),
              ),
              caoutchouc('#83878b'),
            ),
          ]
        : [];
    return groupe(
      poser(groupe(...sections, ...(barreaux > 10 || plans > 1 ? [base] : []), ...corde), {
        rotation: [-0.1, 0, 0],
      }),
    );
  },
});

/** Two sections against each other; a third slides up the front one. */
function enA(plans: number, barreaux: number): Object3D {
  const l = barreaux * PAS + 120;
  const angle = 0.26;
  const avant = groupe(...section(barreaux, 440, true));
  if (plans === 3)
    avant.add(
      poser(groupe(...section(barreaux, 350, false)), {
        position: [0, PAS * Math.round(barreaux * 0.55), -58],
      }),
    );
  const arriere = groupe(...section(barreaux, 394, true));
  const z = l * Math.sin(angle);
  return groupe(
    poser(avant, { position: [0, 0, z], rotation: [-angle, 0, 0] }),
    poser(arriere, { position: [0, 0, -z], rotation: [angle, 0, 0] }),
    piece(box(820, 56, 34, 6), aluBrosse('x'), { position: [0, 40, z + 26] }),
    piece(
      merge(
        ...[-1, 1].map((x) =>
          tube(
            curve([
              [x * 200, l * 0.42, z * 0.56],
              [x * 200, l * 0.4, 0],
              [x * 200, l * 0.42, -z * 0.56],
            ]),
            8,
            { pas: 30, cotes: 8 },
          ),
        ),
      ),
      textile('#c2381f', 'lisse'),
    ),
    piece(
      merge(...[-1, 1].map((x) => box(44, 100, 90, 12).translate(x * 212, l * 0.955, 0))),
      plastique('#2b2e33'),
    ),
  );
}

function section(barreaux: number, largeur: number, pieds: boolean): Object3D[] {
  const l = barreaux * PAS + 120;
  const w = largeur / 2;
  // The flanges of an extruded stile show as two lips along it.
  const montant = (x: number): BufferGeometry =>
    merge(
      box(26, l, 62, 4).translate(x, l / 2, 0),
      box(30, l, 10, 3).translate(x, l / 2, 27),
      box(30, l, 10, 3).translate(x, l / 2, -27),
    );
  const barreau = merge(
    box(largeur - 20, 29, 29, 7),
    box(largeur - 24, 31.5, 18, 2),
    box(largeur - 24, 18, 31.5, 2),
  );
  const barres = repeat(
    barreau,
    Array.from({ length: barreaux }, (_, i) => ({ position: [0, 200 + i * PAS, 0] as const })),
  );
  const bouts = [-1, 1].flatMap((x) => [
    box(38, 26, 72, 8).translate(x * w, l, 0),
    ...(pieds ? [box(40, 54, 74, 9).translate(x * w, 18, 0)] : []),
  ]);
  return [
    piece(merge(montant(-w), montant(w)), aluBrosse('y')),
    piece(barres, aluBrosse('x')),
    piece(merge(...bouts), caoutchouc()),
  ];
}
