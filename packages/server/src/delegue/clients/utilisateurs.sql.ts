import type { UtilisateurGere } from '@comptoir/contract/delegue/utilisateurs.contract.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

/** People of a compte one may act for. */
export function listUtilisateurs(db: Db, compteId: number): Promise<UtilisateurGere[]> {
  return db.query(sql`
    select u.id, u.nom, u.prenom, u.email, u.role, c.bloque or u.role = 'consultation' as consultation
      from utilisateur u
      join compte c on c.id = u.compte_id
     where u.compte_id = ${compteId} and u.etat = 'actif'
     order by array_position(array['administrateur', 'acheteur', 'consultation'], u.role), u.nom, u.prenom, u.id`);
}

/** Whom a session acts for; who else changes it waits until the transaction ends. */
export async function lockUtilisateurCourant(
  tx: Tx,
  sessionId: number,
): Promise<{ utilisateurId: number | null } | undefined> {
  return tx.maybeOne(sql`
    select utilisateur_id as "utilisateurId" from session where id = ${sessionId} for update`);
}

/** The last time the delegate acted for this customer, and for whom. */
export async function noterVisite(
  tx: Tx,
  delegueId: number,
  { compteId, id }: { compteId: number; id: number },
): Promise<void> {
  await tx.execute(sql`
    insert into compte_visite (delegue_id, compte_id, utilisateur_id)
    values (${delegueId}, ${compteId}, ${id})
    on conflict on constraint une_visite_par_delegue_et_compte
      do update set utilisateur_id = excluded.utilisateur_id, visite_le = now()`);
}

/** Comptes of the person with this address that the delegate does not look after. */
export async function countComptesNonSuivis(
  db: Db,
  delegueId: number,
  email: string,
): Promise<number> {
  const { nombre } = await db.one<{ nombre: number }>(sql`
    select count(*) as nombre
      from utilisateur u
      join delegue d on d.id = ${delegueId}
     where u.email = ${email} and u.etat <> 'supprime' and not d.tous_comptes
       and not exists (select from portefeuille pf
                        where pf.delegue_id = d.id and pf.compte_id = u.compte_id)`);
  return nombre;
}
