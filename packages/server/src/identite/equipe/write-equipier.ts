/** Changes of a person of the team: none that undoes unseen what another administrator did. */
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction, type Tx } from '../../db/transaction.ts';
import type { EtatNomme } from '../../http/if-match.ts';
import { countAutresAdministrateurs, lockEquipier, type EquipierTouche } from './membre.sql.ts';

export interface EquipierNomme {
  compteId: number;
  id: number;
  /** The state that who asks has seen. */
  lu?: EtatNomme | undefined;
}

/** The person as they were before; whoever else changes the team waits until the end. */
export async function touchEquipier(
  tx: Tx,
  { compteId, id, lu }: EquipierNomme,
): Promise<EquipierTouche> {
  const equipier = await lockEquipier(tx, compteId, id);
  if (!equipier) throw refus('introuvable', { id });
  const { version } = equipier;
  if (lu && (lu.id !== id || lu.numero !== version)) {
    throw refus('equipier-perime', { version: versionOf({ id, version }) });
  }
  return equipier;
}

export function writeEquipier<T>(
  pool: Pool,
  nomme: EquipierNomme,
  work: (tx: Tx, equipier: EquipierTouche) => Promise<T>,
): Promise<T> {
  return transaction(pool, async (tx) => work(tx, await touchEquipier(tx, nomme)));
}

/** A company never stays with people and nobody to run its account. */
export async function verifierAdministrateur(
  tx: Tx,
  compteId: number,
  { id, role, etat }: EquipierTouche,
): Promise<void> {
  if (role !== 'administrateur' || etat !== 'actif') return;
  if ((await countAutresAdministrateurs(tx, compteId, id)) === 0) {
    throw refus('administrateur-requis');
  }
}

export function versionOf({ id, version }: { id: number; version: number }): string {
  return `${id}-${version}`;
}
