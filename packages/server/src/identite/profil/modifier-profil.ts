import type { CallInput } from '@comptoir/contract/http/call.ts';
import type { PreferencesModifiees } from '@comptoir/contract/identite/preferences.schema.ts';
import type { modifierProfil as contract } from '@comptoir/contract/identite/profil.contract.ts';
import { nettoyerLigne } from '@comptoir/contract/words/texte-saisi.ts';
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
      preferences: nettoyer(preferences ?? {}),
    }),
  );
}

function nettoyer(preferences: PreferencesModifiees): PreferencesModifiees {
  const { chantiers, chantierDefaut } = preferences;
  return {
    ...preferences,
    ...(chantiers && { chantiers: nettoyerNoms(chantiers) }),
    ...(chantierDefaut && { chantierDefaut: nettoyerLigne(chantierDefaut) || null }),
  };
}

/** As the basket writes them: on one line, each once whatever its capitals. */
function nettoyerNoms(saisis: readonly string[]): string[] {
  const noms = new Map<string, string>();
  for (const nom of saisis.map(nettoyerLigne)) {
    const cle = nom.toLowerCase();
    if (nom !== '' && !noms.has(cle)) noms.set(cle, nom);
  }
  return [...noms.values()];
}
