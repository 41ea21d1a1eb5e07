/** What a person says of themselves, and what is known of their company. */
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type { lireCoordonnees } from '@comptoir/contract/identite/profil.contract.ts';
import type { PreferencesModifiees } from '@comptoir/contract/identite/preferences.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

/** Null: as it is. */
export interface Modification {
  prenom: string | null;
  nom: string | null;
  /** Empty: none any more. */
  telephone: string | null;
  langue: Locale | null;
  rgpdValide: boolean;
  /** Only what is chosen. */
  preferences: PreferencesModifiees;
}

/** In all their companies: they are one person. Terms accepted before keep their date. */
export async function updateProfil(tx: Tx, email: string, m: Modification): Promise<void> {
  await tx.execute(sql`
    update utilisateur
       set prenom = coalesce(${m.prenom}, prenom), nom = coalesce(${m.nom}, nom),
           telephone = nullif(coalesce(${m.telephone}, telephone), ''),
           langue = coalesce(${m.langue}, langue),
           preferences = preferences || ${JSON.stringify(m.preferences)}::jsonb
             || case when ${m.preferences.notifications !== undefined} then
                  jsonb_build_object('notifications',
                    coalesce(preferences -> 'notifications', '{}')
                    || ${JSON.stringify(m.preferences.notifications ?? {})}::jsonb)
                else '{}' end
             || case when ${m.preferences.colonnes !== undefined} then
                  jsonb_build_object('colonnes',
                    coalesce(preferences -> 'colonnes', '{}')
                    || ${JSON.stringify(m.preferences.colonnes ?? {})}::jsonb)
                else '{}' end,
           rgpd_valide_le = case when ${m.rgpdValide} then coalesce(rgpd_valide_le, now())
                                 else rgpd_valide_le end
     where email = ${email} and etat = 'actif'`);
}

export type Coordonnees = CallAnswer<typeof lireCoordonnees>;

export function findCoordonnees(db: Db, compteId: number): Promise<Coordonnees> {
  return db.one(sql`
    select code, raison_sociale as "raisonSociale", siret, metier, telephone, devise, bloque,
           json_build_object('ligne1', adresse_ligne1, 'ligne2', adresse_ligne2,
             'codePostal', code_postal, 'ville', ville) as adresse
      from compte
     where id = ${compteId}`);
}
