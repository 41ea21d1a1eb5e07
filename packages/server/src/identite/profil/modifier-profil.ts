import type { CallInput } from '@comptoir/contract/http/call.ts';
import type { modifierProfil as contract } from '@comptoir/contract/identite/profil.contract.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { updateProfil } from './profil.sql.ts';
import { readNom } from '../saisie.ts';
import type { Titulaire } from '../titulaire.ts';

/** Only what is given changes. */
export function modifierProfil(
  pool: Pool,
  { email }: Titulaire,
  { prenom, nom, telephone, langue, rgpdValide, preferences }: CallInput<typeof contract>['body'],
): Promise<void> {
  return transaction(pool, (tx) =>
    updateProfil(tx, email, {
      prenom: prenom === undefined ? null : readNom(prenom),
      nom: nom === undefined ? null : readNom(nom),
      telephone: telephone?.trim() ?? null,
      langue: langue ?? null,
      rgpdValide: rgpdValide ?? false,
      preferences: preferences ?? {},
    }),
  );
}
