import type { Valeurs } from '../../modele.ts';

/** Part of a reference: « BOCL » for nail-embedded wood. */
export function codeMateriau(v: Valeurs): string {
  return String(v['materiau-travaille'])
    .split('-')
    .map((mot) => mot.slice(0, 2).toUpperCase())
    .join('');
}
