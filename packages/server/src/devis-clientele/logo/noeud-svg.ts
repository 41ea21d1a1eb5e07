/** Elements of an SVG as they are read. */
import type { Attributs } from './formes-svg.ts';

/** As the parser gives it: its name with its children, and its attributes. */
export type Noeud = Record<string, unknown>;

export function nomOf(noeud: Noeud): string {
  return Object.keys(noeud).find((cle) => cle !== ':@') ?? '';
}

export function enfantsOf(noeud: Noeud): Noeud[] {
  const enfants = noeud[nomOf(noeud)];
  return Array.isArray(enfants) ? (enfants as Noeud[]) : [];
}

export function attributsOf(noeud: Noeud): Attributs {
  return (noeud[':@'] ?? {}) as Attributs;
}
