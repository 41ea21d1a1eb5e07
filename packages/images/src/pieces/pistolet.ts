/**
 * Cordless machine held as a pistol: a barrel along x at y = 0 given by the kind, and what they all
 * share: grip, trigger, foot, battery, seam, screws.
 */
import type { Object3D } from 'three';
import { groupe, piece } from '../geometrie/assemblage.ts';
import type { Point3 } from '../geometrie/balayage.ts';
import { box } from '../geometrie/solides.ts';
import { plastiqueBrillant } from '../matieres/plastiques.ts';
import type { Marque } from '../nuancier.ts';
import { smoothMax, smoothMin, union, without, type Champ } from '../sdf/champ.ts';
import { block, slab } from '../sdf/corps.ts';
import { batterie12, batterie18, type TailleBatterie } from './batterie-outil.ts';
import { coque, visCoque, type CoqueMoulee } from './coque.ts';
import { gachette, inverseur, manche, mancheSouple, mancheStries } from './poignee-machine.ts';

/** « aucune » for a tool sold alone. */
export const BATTERIES = ['aucune', 'compacte', 'forte'] as const;
export type BatteriePosee = (typeof BATTERIES)[number];

export interface Pistolet {
  marque: Marque;
  tension: 12 | 18;
  batterie: BatteriePosee;
  /** Motor and gears, with openings already cut. */
  barillet: Champ;
  /** Softened back of the barrel: x below which it is rubber. */
  culasse: number;
  /** Dark part of the barrel. */
  sombre?: Champ;
  min: Point3;
  max: Point3;
  /** Where the grip leaves the barrel. */
  x?: number;
  /** Radius of the barrel there. */
  rayon?: number;
}

export function pistolet(p: Pistolet): { objet: Object3D; moule: CoqueMoulee } {
  const { x = -16, rayon = 30, tension } = p;
  const petit = tension === 12;
  const bas = petit ? -112 : -128;
  const grip = {
    haut: [x, -rayon * 0.55] as const,
    bas: [x - 14, bas + 4] as const,
    rx: petit ? 18 : 20.5,
    rz: petit ? 15.5 : 17,
  };
  const pied = petit ? pied12(x, bas) : pied18(x, bas);
  const detente = block([x + 27, -rayon * 0.8 - 18, 0], [13, 18, 8.2], 4);
  const corps = without(0.8, union(12, p.barillet, manche(grip), pied), detente);
  const souple = mancheSouple(grip);
  const moule = coque({
    marque: p.marque,
    corps,
    souple: (a, b, c) => {
      const dos = smoothMax(a - p.culasse - 5 * Math.cos(b / 17), -rayon * 0.9 - b, 6);
      const pare = smoothMax(x + 43 - a, b - bas - 6, 3);
      return smoothMin(smoothMin(souple(a, b, c), dos, 8), pare, 2);
    },
    ...(p.sombre && { sombre: p.sombre }),
    stries: (a, b, c) => (b < -rayon * 0.9 ? mancheStries(grip)(a, b, c) : 2.7),
    min: [Math.min(p.min[0], x - 76), bas - 18, p.min[2]],
    max: p.max,
    pas: 1.25,
  });
  const fond = bas - 10;
  return {
    moule,
    objet: groupe(
      moule.objet,
      gachette(petit ? 32 : 36)({ position: [x + 23, -rayon * 0.82, 0], rotation: [0, 0, -0.1] }),
      inverseur(x + 12, -rayon * 0.82 + 3, 38),
      visCoque(moule.champ, [
        [x + 2, -rayon * 0.5],
        [x - 11, bas + 28],
        [x + 24, bas - 1],
        [x - 42, bas - 1],
      ]),
      piece(box(4, 5, 14, 1.6), plastiqueBrillant('#e9ecec'), {
        position: [x + (petit ? 25 : 47), bas + 2, 0],
      }),
      ...batteriePosee(p, x, fond),
    ),
  };
}

function batteriePosee({ batterie, marque, tension }: Pistolet, x: number, y: number): Object3D[] {
  if (batterie === 'aucune') return [];
  if (tension === 12) {
    return [batterie12(marque, batterie === 'forte' ? '4' : '2', { position: [x - 12, y, 0] })];
  }
  const taille: TailleBatterie = batterie === 'forte' ? '5' : '2';
  return [batterie18(marque, taille, { position: [x + 2, y, 0] })];
}

function pied18(x: number, bas: number): Champ {
  const semelle = slab(
    [
      [x - 64, bas - 10],
      [x - 62, bas + 6],
      [x - 34, bas + 14],
      [x + 8, bas + 14],
      [x + 44, bas + 8],
      [x + 50, bas - 2],
      [x + 48, bas - 10],
    ],
    0,
    35,
    5,
  );
  return semelle;
}

function pied12(x: number, bas: number): Champ {
  return slab(
    [
      [x - 44, bas - 10],
      [x - 42, bas + 6],
      [x - 20, bas + 14],
      [x + 8, bas + 12],
      [x + 22, bas + 4],
      [x + 23, bas - 10],
    ],
    0,
    27,
    6,
  );
}
