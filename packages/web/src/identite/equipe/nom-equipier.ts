import type { Equipier } from '@comptoir/contract/identite/equipe.contract.ts';

/** Their address until they have a name. */
export function nomOf({ prenom, nom, email }: Equipier): string {
  return `${prenom} ${nom}`.trim() || email;
}
