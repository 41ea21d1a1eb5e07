import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Db } from '../../db/pool.ts';
import type { Acteur } from '../../http/acteur.ts';
import { findCompteSuivi, findUtilisateurSuivi, type UtilisateurSuivi } from './perimetre.sql.ts';

/** Calls of delegates are open to nobody else; see http/permission.ts. */
export function delegueOf({ delegueId }: Acteur): number {
  if (delegueId === undefined) throw refus('acces-interdit');
  return delegueId;
}

export async function verifierCompte(db: Db, delegueId: number, compteId: number): Promise<void> {
  const compte = await findCompteSuivi(db, delegueId, compteId);
  if (!compte) throw refus('introuvable', { compteId });
  if (!compte.suivi) throw refus('hors-portefeuille', { compteId });
}

export async function requireUtilisateur(
  db: Db,
  delegueId: number,
  utilisateurId: number,
): Promise<UtilisateurSuivi> {
  const utilisateur = await findUtilisateurSuivi(db, delegueId, utilisateurId);
  if (!utilisateur) throw refus('introuvable', { utilisateurId });
  if (!utilisateur.suivi) throw refus('hors-portefeuille', { utilisateurId });
  return utilisateur;
}
