/** What goods are like to carry: which service takes them, and what no service does. */
import type { LigneALivrer } from './demande-plan.ts';

export const SERVICES_PORT = ['messagerie', 'express', 'longueur', 'point-retrait'] as const;
export type ServicePort = (typeof SERVICES_PORT)[number];

export const LONGUEUR_MAX_COLIS_MM = 2000;
export const POIDS_MAX_COLIS_G = 30_000;
/** Corsica: a ship more. */
export const ZONE_ILE = 4;

type Piece = Pick<LigneALivrer, 'poids' | 'longueur'>;

/** Too long or too heavy, as one piece, for a parcel: it goes by carrier. */
export function isLongue({ poids, longueur }: Piece): boolean {
  return longueur > LONGUEUR_MAX_COLIS_MM || poids > POIDS_MAX_COLIS_G;
}

export type RaisonColis = 'longueur' | 'poids' | 'dangereux';

/** The first line that is no parcel for an express van or a pick-up point. */
export function findObstacle<L extends LigneALivrer>(
  lignes: readonly L[],
): { ligne: L; raison: RaisonColis } | undefined {
  for (const ligne of lignes) {
    if (ligne.longueur > LONGUEUR_MAX_COLIS_MM) return { ligne, raison: 'longueur' };
    if (ligne.poids > POIDS_MAX_COLIS_G) return { ligne, raison: 'poids' };
    if (ligne.dangereux) return { ligne, raison: 'dangereux' };
  }
  return undefined;
}
