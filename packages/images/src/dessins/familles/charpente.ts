/** Connectors of timber, cable ties. */
import { tige } from '../formes/tige.ts';
import { borner, mm, mmOu } from '../mesures.ts';
import { schema, schemaVues, type Schema, type Schemas } from '../schema.ts';
import { cercle, polygone, rectangle, segment, type Point } from '../traits.ts';
import { cote } from '../vue.ts';

/** A framing angle: its width, and its two wings from the side. */
const equerreCharpente = schemaVues(['hauteur', 'largeur', 'epaisseur'], (m) => {
  const h = mm(m, 'hauteur');
  const l = mm(m, 'largeur');
  const e = borner(mm(m, 'epaisseur'), h * 0.035, h * 0.2);
  const grille: Point[] = [0.2, 0.45, 0.7].flatMap((y) =>
    [0.24, 0.76].map((x): Point => [l * x, -h * (1 - y)]),
  );
  return [
    {
      traits: [
        rectangle([0, -h], [l, h], { rayon: h * 0.03 }),
        segment(0, -e, l, -e),
        ...grille.map((c) => cercle(c, h * 0.035, 'vide')),
      ],
      cotes: [cote('bas', 0, l, 'largeur'), cote('gauche', -h, 0, 'hauteur')],
    },
    {
      traits: [
        polygone([
          [0, -h],
          [e, -h],
          [e, -e],
          [h, -e],
          [h, 0],
          [0, 0],
        ]),
      ],
      cotes: [cote('haut', 0, e, 'epaisseur')],
    },
  ];
});

/** A shoe for a beam or a post: what it takes, and how high it holds it. */
function sabot(ailes: boolean): Schema {
  return schema(['largeur', 'hauteur'], (m) => {
    const l = mm(m, 'largeur');
    const h = mm(m, 'hauteur');
    const e = borner(mmOu(m, 'epaisseur', 4), l * 0.04, l * 0.1);
    const aile = l * 0.4;
    const flanc = (x: number) => rectangle([x, -h], [e, h], { fond: 'hachures' });
    const trous = [0.2, 0.45, 0.7, 0.9];
    return {
      traits: [
        ...(ailes
          ? [-e - aile, l + e].flatMap((x) => [
              rectangle([x, -h], [aile, h]),
              ...trous.map((y) => cercle([x + aile / 2, -h * y], h * 0.02, 'vide')),
            ])
          : [
              rectangle([l * 0.4, e], [l * 0.2, h * 0.4]),
              rectangle([-l * 0.1, e + h * 0.4], [l * 1.2, e]),
            ]),
        flanc(-e),
        flanc(l),
        rectangle([-e, 0], [l + 2 * e, e], { fond: 'hachures' }),
      ],
      cotes: [
        cote('haut', 0, l, 'largeur', { depuis: [-h, -h] }),
        cote('gauche', -h, 0, 'hauteur', { depuis: [-e - (ailes ? aile : 0), -e] }),
      ],
    };
  });
}

/** A cable tie: its strap and its head. */
const collierNylon = tige({
  diametre: 'largeur-lien',
  longueur: 'longueur',
  signe: '',
  elancement: 14,
  cote: (d, l) => [
    rectangle([d * 0.9, -d / 2], [l - d * 2, d]),
    polygone([
      [l - d * 1.1, -d / 2],
      [l, -d * 0.2],
      [l, d * 0.2],
      [l - d * 1.1, d / 2],
    ]),
    rectangle([0, -d * 0.85], [d * 1.5, d * 1.7], { rayon: d * 0.2 }),
    rectangle([d * 0.45, -d * 0.5], [d * 0.5, d], { fond: 'vide' }),
    ...Array.from({ length: 18 }, (_, i) => d * 1.8 + ((l - d * 3.4) * i) / 17).map((x) =>
      segment(x, -d * 0.3, x, d * 0.3),
    ),
  ],
});

export const CHARPENTE: Schemas = {
  'equerre-charpente': equerreCharpente,
  'sabot-charpente': sabot(true),
  'pied-de-poteau': sabot(false),
  'collier-nylon': collierNylon,
};
