/** Who looks at the coordinates, and which page of a journal the address names. */
import type { Profil } from '@comptoir/contract/identite/profil.contract.ts';

/** The person themselves: they alone read what delegates did, and change who they are. */
export const isTitulaire = ({ role }: Profil): boolean => role === 'Utilisateur';

export function pageOf(ecrite: unknown): number {
  const page = Number(ecrite);
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1;
}
