/** Discs: their face, and their edge beside it. */
import { borner, mm, mmOu, type Mesures } from '../mesures.ts';
import { schemaVues, type Schema } from '../schema.ts';
import { cercle, croix, ligne, polygone, rectangle, type Trait } from '../traits.ts';
import { cote, type Cote, type Repere, type Vue } from '../vue.ts';

export interface Disque {
  diametre: string;
  alesage?: string;
  epaisseur?: string;
  /** The face without its hole; a circle unless told. */
  face?: (r: number, m: Mesures) => Trait[];
  /** More of what is told on the face. */
  autres?: (r: number, m: Mesures) => (Cote | Repere)[];
  /** Thickness drawn where none is told, as a part of the diameter; 0 for no edge view. */
  tranche?: number;
}

export function disque({
  diametre,
  alesage,
  epaisseur,
  face,
  autres,
  tranche = 0.04,
}: Disque): Schema {
  const codes = [diametre, alesage, epaisseur].filter((code) => code !== undefined);
  return schemaVues(codes, (m) => {
    const r = mm(m, diametre) / 2;
    const a = alesage === undefined ? 0 : borner(mm(m, alesage) / 2, r * 0.06, r * 0.5);
    const dits: (Cote | Repere)[] = [
      cote('gauche', -r, r, diametre, { signe: 'Ø', depuis: [0, 0] }),
      ...(autres?.(r, m) ?? []),
    ];
    const traits = [
      ...(face?.(r, m) ?? [cercle([0, 0], r)]),
      ...(a > 0 ? [cercle([0, 0], a, 'vide')] : []),
      ...croix([0, 0], r),
    ];
    const vues: Vue[] = [{ traits, cotes: dits }];
    const e = borner(
      epaisseur === undefined ? tranche * 2 * r : mmOu(m, epaisseur, 1),
      tranche > 0 ? r * 0.05 : 0,
      r,
    );
    if (e > 0) {
      const cotes = [
        ...(epaisseur === undefined ? [] : [cote('bas', 0, e, epaisseur)]),
        ...(alesage === undefined ? [] : [cote('droite', -a, a, alesage, { signe: 'Ø' })]),
      ];
      vues.push({ traits: bord(e, r, a), cotes });
    }
    return vues;
  });
}

/** Cut through the middle. */
function bord(e: number, r: number, a: number): Trait[] {
  const plein = (y: number, fin: number) =>
    polygone(
      [
        [0, y],
        [e, y],
        [e, fin],
        [0, fin],
      ],
      'hachures',
    );
  if (a === 0) return [rectangle([0, -r], [e, 2 * r], { fond: 'hachures' })];
  return [
    plein(-r, -a),
    plein(a, r),
    ...[0, e].map((x) =>
      ligne(
        [
          [x, -a],
          [x, a],
        ],
        'contour',
      ),
    ),
  ];
}
