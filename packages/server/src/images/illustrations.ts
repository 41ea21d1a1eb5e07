/** Which committed picture illustrates a category, a trade, a service, the home page. */
import type { Illustration } from '@comptoir/contract/illustrations/illustration.schema.ts';
import { GROUPES, readIllustrations, type Groupe } from '@comptoir/images/images.public.ts';

/** Read once: files come with the version that runs. */
const PAR_GROUPE = new Map(GROUPES.map((groupe) => [groupe, readIllustrations(groupe)]));

/**
 * Categories are known by their French slug, all others by their code. Null for what a company
 * named otherwise: its page does without.
 */
export function illustrationOf(groupe: Groupe, code: string): Illustration | null {
  const entrees = PAR_GROUPE.get(groupe) ?? {};
  const entree = Object.hasOwn(entrees, code) ? entrees[code] : undefined;
  return entree ? { fichier: entree.fichier } : null;
}
