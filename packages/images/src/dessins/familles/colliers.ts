/** Eyes, hooks, links and clamps. */
import { choixOf, mm } from '../mesures.ts';
import { schema, type Schema, type Schemas } from '../schema.ts';
import { arc, cercle, croix, polygone, rectangle, segment, type Trait } from '../traits.ts';
import { cote, repere } from '../vue.ts';

const maillon = schema(['diametre'], (m) => {
  const d = mm(m, 'diametre');
  const [l, h] = [d * 9, d * 4.6];
  return {
    traits: [
      rectangle([-l / 2, -h / 2], [l, h], { rayon: h / 2 }),
      rectangle([-l / 2 + d, -h / 2 + d], [l - 2 * d, h - 2 * d], {
        rayon: h / 2 - d,
        fond: 'vide',
      }),
      rectangle([-d * 1.6, h / 2 - d * 1.3], [d * 3.2, d * 1.6], { rayon: d * 0.1 }),
    ],
    cotes: [cote('haut', -l / 2, -l / 2 + d, 'diametre', { signe: 'Ø', depuis: [0, 0] })],
  };
});

/** A clamp round a pipe; what it takes is told across it. */
function collier(plage: string, vis: string | undefined): Schema {
  return schema([plage], (m) => {
    const bornes = /(\d+)\D+(\d+)/.exec(choixOf(m, plage));
    const d = bornes ? Number(bornes[2]) : 30;
    const r = d / 2;
    const e = r * 0.1;
    const oreille = (s: number): Trait =>
      rectangle(
        [s < 0 ? -r - e - r * 0.5 : r + e * 0.2, -r * 0.16],
        [r * 0.5 + e * 0.8, r * 0.32],
        { rayon: r * 0.04 },
      );
    return {
      traits: [
        ...(vis === undefined
          ? [rectangle([-r * 0.5, -r * 1.5], [r, r * 0.44], { rayon: r * 0.06 })]
          : [oreille(-1), oreille(1)]),
        cercle([0, 0], r + e),
        cercle([0, 0], r, 'vide'),
        ...(vis === undefined ? [] : [rectangle([-r * 0.18, -r * 1.6], [r * 0.36, r * 0.5])]),
        ...croix([0, 0], r),
      ],
      cotes: [
        cote('bas', -r, r, plage, { depuis: [0, 0] }),
        ...(vis !== undefined && m.has(vis) ? [repere([r * 0.18, -r * 1.4], [60, -30], vis)] : []),
        ...(vis === undefined && m.has('largeur')
          ? [repere([r * 0.5, -r * 1.3], [60, -40], 'largeur', { mot: true })]
          : []),
      ],
    };
  });
}

/** Eye or hook at the end of a wood thread. */
function oeil(ouvert: boolean): Schema {
  return schema(['diametre', 'longueur'], (m) => {
    const d = mm(m, 'diametre');
    const vrai = mm(m, 'longueur');
    const l = Math.min(vrai, d * 14);
    const r = d * 2;
    const filet = l - r * 2;
    const anneau = ouvert
      ? polygone([...arc([-r, 0], r + d / 2, 0, 270), ...arc([-r, 0], r - d / 2, 270, 0)])
      : cercle([-r, 0], r + d / 2);
    return {
      traits: [
        rectangle([-d * 0.4, -d / 2], [filet + d * 0.4, d]),
        ...Array.from({ length: 7 }, (_, i) => filet * (0.5 + i * 0.065)).map((x) =>
          segment(x, -d / 2, x - d * 0.3, d / 2),
        ),
        polygone([
          [filet, -d / 2],
          [filet + d, 0],
          [filet, d / 2],
        ]),
        anneau,
        ...(ouvert ? [] : [cercle([-r, 0], r - d / 2, 'vide')]),
      ],
      cotes: [
        cote('bas', -2 * r - d / 2, filet + d, 'longueur', { depuis: [0, 0] }),
        cote('droite', -d / 2, d / 2, 'diametre', { signe: 'Ø', depuis: [filet - d, filet - d] }),
      ],
    };
  });
}

export const COLLIERS: Schemas = {
  'piton-a-visser': oeil(false),
  'crochet-a-visser': oeil(true),
  'maillon-rapide': maillon,
  'collier-de-serrage': collier('plage-serrage', undefined),
  'collier-isophonique': collier('plage-serrage', 'filetage-metrique'),
  'collier-tube': collier('plage-collier', 'ecrou-collier'),
};
