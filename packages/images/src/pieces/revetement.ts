/** Finishes of furniture: metals, and the woods some parts are turned from. */
import type { MeshPhysicalMaterial } from 'three';
import { bois } from '../matieres/bois.ts';
import type { Axe } from '../matieres/materiau.ts';
import { metal } from '../matieres/metaux.ts';
import { FINITIONS, type Finition } from '../nuancier.ts';

export const REVETEMENTS = [...FINITIONS, 'chene', 'hetre'] as const;
export type Revetement = Finition | 'chene' | 'hetre';

export function estBois(revetement: Revetement): revetement is 'chene' | 'hetre' {
  return revetement === 'chene' || revetement === 'hetre';
}

export function revetir(revetement: Revetement, axe: Axe = 'x'): MeshPhysicalMaterial {
  if (!estBois(revetement)) return metal(revetement, axe);
  return bois(revetement, {
    fil: axe,
    travers: axe === 'y' ? 'x' : axe === 'x' ? 'z' : 'x',
    vernis: 0.15,
  });
}
