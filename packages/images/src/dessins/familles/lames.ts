/** Saws, chisels, files and trowels. */
import { manche } from '../formes/manche.ts';
import { plaque } from '../formes/plaque.ts';
import { mm } from '../mesures.ts';
import { schema, type Schema, type Schemas } from '../schema.ts';
import { arrondi, polygone, rectangle, segment, type Point } from '../traits.ts';
import { cote } from '../vue.ts';

/** A blade with a handle at its left. */
function lame(part: number, dents: boolean, pointu = 0.5): Schema {
  return schema(['longueur'], (m) => {
    const l = mm(m, 'longueur');
    const h = l * part;
    const nombre = 36;
    const bas: Point[] = dents
      ? Array.from({ length: nombre }, (_, i): Point[] => [
          [l - (l * i) / nombre, h / 2 - h * 0.05],
          [l - (l * (i + 0.5)) / nombre, h / 2],
        ]).flat()
      : [[l, h / 2]];
    return {
      traits: [
        arrondi(
          [
            [-l * 0.26, -h * 0.62],
            [0, -h * 0.62],
            [0, h * 0.62],
            [-l * 0.2, h * 0.62],
          ],
          h * 0.3,
        ),
        polygone([[0, -h / 2], [l, h * (0.5 - pointu)], ...bas, [0, h / 2]]),
      ],
      cotes: [cote('bas', 0, l, 'longueur', { depuis: [h * 0.62, h / 2] })],
    };
  });
}

/** The edge that works, told by its width; a handle to the left. */
function largeLame(evase: number): Schema {
  return schema(['largeur'], (m) => {
    const w = mm(m, 'largeur');
    const l = Math.max(w * evase, 60);
    return {
      traits: [
        ...manche(l * 0.9, Math.max(w * 0.18, l * 0.09)),
        polygone([
          [0, -Math.max(w * 0.16, l * 0.06)],
          [l * 0.24, -w / 2],
          [l, -w / 2],
          [l, w / 2],
          [l * 0.24, w / 2],
          [0, Math.max(w * 0.16, l * 0.06)],
        ]),
        segment(l * 0.94, -w / 2, l * 0.94, w / 2),
      ],
      cotes: [cote('droite', -w / 2, w / 2, 'largeur')],
    };
  });
}

const taloche = plaque({
  longueur: 'longueur',
  largeur: 'largeur',
  face: (l, h) => [
    rectangle([0, -h / 2], [l, h]),
    rectangle([l * 0.28, -h * 0.12], [l * 0.44, h * 0.24], { rayon: h * 0.1 }),
  ],
});

const truelle = schema(['longueur'], (m) => {
  const l = mm(m, 'longueur');
  const w = l * 0.52;
  return {
    traits: [
      ...manche(l * 0.62, l * 0.08).map((trait) => trait),
      rectangle([-l * 0.04, -l * 0.025], [l * 0.16, l * 0.05]),
      arrondi(
        [
          [l * 0.1, -w / 2],
          [l * 1.1, -w * 0.14],
          [l * 1.1, w * 0.14],
          [l * 0.1, w / 2],
        ],
        l * 0.08,
      ),
    ],
    cotes: [cote('bas', l * 0.1, l * 1.1, 'longueur', { depuis: [w / 2, w * 0.14] })],
  };
});

export const LAMES: Schemas = {
  'scie-egoine': lame(0.2, true, 0.68),
  'scie-japonaise': lame(0.2, true, 0.9),
  lime: lame(0.1, false, 0.9),
  'ciseau-a-bois': largeLame(4),
  'couteau-enduire': largeLame(1.1),
  truelle,
  platoir: taloche,
  'rabot-main': taloche,
};
