/** A person who leaves: what is theirs goes, what is of the company stays without their name. */
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

/** Whoever else leaves the same companies waits until the end. */
export async function lockComptesOf(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`
    select c.id
      from compte c
     where c.id in (select compte_id from utilisateur where email = ${email})
     order by c.id
       for no key update`);
}

/** Companies that would be left with people and nobody to run the account, by name. */
export async function listSansAutreAdministrateur(db: Db, email: string): Promise<string[]> {
  const rows = await db.query<{ libelle: string }>(sql`
    select c.raison_sociale as libelle
      from utilisateur u
      join compte c on c.id = u.compte_id
     where u.email = ${email} and u.etat = 'actif' and u.role = 'administrateur'
       and exists (select from utilisateur o
                    where o.compte_id = c.id and o.etat = 'actif' and o.id <> u.id)
       and not exists (select from utilisateur o
                        where o.compte_id = c.id and o.etat = 'actif' and o.id <> u.id
                          and o.role = 'administrateur')
     order by libelle`);
  return rows.map(({ libelle }) => libelle);
}

export async function listIdsOf(db: Db, email: string): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    sql`select id from utilisateur where email = ${email} order by id`,
  );
  return rows.map(({ id }) => id);
}

/** The row stays for the documents that name it. */
export async function anonymiser(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update utilisateur
       set prenom = '', nom = '', email = 'supprime-' || id || '@supprime.invalid',
           telephone = null, rgpd_valide_le = null, magasin_id = null, preferences = '{}',
           etat = 'supprime'
     where id = any (${ids})`);
}

/** Baskets, lists, what a delegate handed over, what their mail of the day would have said. */
export async function deleteAchatsEnCours(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`delete from panier where utilisateur_id = any (${ids})`);
  await tx.execute(sql`delete from liste_achats where utilisateur_id = any (${ids})`);
  await tx.execute(sql`delete from remise_panier where utilisateur_id = any (${ids})`);
  await tx.execute(sql`delete from notification where utilisateur_id = any (${ids})`);
  await tx.execute(sql`delete from rappel where utilisateur_id = any (${ids})`);
}

/** A delegate who acts for them acts for nobody. */
export async function quitterPersonne(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update session set utilisateur_id = null
     where utilisateur_id = any (${ids}) and delegue_id is not null`);
  await tx.execute(sql`delete from compte_visite where utilisateur_id = any (${ids})`);
}

/** Reviews stay, signed by nobody in particular, in the language they are written in. */
export async function anonymiserAvis(
  tx: Tx,
  ids: readonly number[],
  { fr, en, es }: Record<'fr' | 'en' | 'es', string>,
): Promise<void> {
  await tx.execute(sql`
    update avis
       set auteur = case langue when 'en' then ${en} when 'es' then ${es} else ${fr} end
     where utilisateur_id = any (${ids})`);
}

/** Answers others read stay; a question without one has nobody to be answered to. */
export async function anonymiserQuestions(tx: Tx, email: string, nom: string): Promise<void> {
  await tx.execute(sql`delete from question where lower(email) = ${email} and not publie`);
  await tx.execute(sql`
    update question set nom = ${nom}, email = 'supprime-' || id || '@supprime.invalid'
     where lower(email) = ${email}`);
}

/** What they answered still counts, as that of nobody. */
export async function anonymiserReponses(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update sondage_reponse set utilisateur_id = null where utilisateur_id = any (${ids})`);
  await tx.execute(sql`
    update utilite set utilisateur_id = null where utilisateur_id = any (${ids})`);
}

export async function deleteMotDePasse(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`delete from mot_de_passe where email = ${email}`);
}
