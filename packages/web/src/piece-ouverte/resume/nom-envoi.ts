import type { Envoi } from '@comptoir/contract/livraison/choix.schema.ts';

type DeChantier = Pick<Envoi, 'chantierId' | 'chantier'>;

/**
 * What a consignment is called by: its chantier, or the words for none where another one bears a
 * name. One of several chantiers bears none, nor do consignments of a basket without chantiers.
 */
export function nomEnvoi(
  { chantierId, chantier }: DeChantier,
  envois: readonly DeChantier[],
  sansNom: string,
): string | null {
  if (chantier !== null || chantierId === null) return chantier;
  return envois.some((autre) => autre.chantier !== null) ? sansNom : null;
}
