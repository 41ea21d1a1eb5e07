/** People who may sign in, and what proves who they are. */
import type { CompteProposable } from '@comptoir/contract/identite/connexion.contract.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

/** The password hash of the person with this address; null until they chose a password. */
export async function findEmpreinte(db: Db, email: string): Promise<string | null> {
  const row = await db.maybeOne<{ empreinte: string }>(
    sql`select empreinte from mot_de_passe where email = ${email}`,
  );
  return row?.empreinte ?? null;
}

/** The companies they buy for, by name. */
export function listComptesOf(db: Db, email: string): Promise<CompteProposable[]> {
  return db.query(sql`
    select u.id as "utilisateurId", c.code, c.raison_sociale as libelle, c.ville, c.bloque
      from utilisateur u
      join compte c on c.id = u.compte_id
     where u.email = ${email} and u.etat = 'actif'
     order by c.raison_sociale, u.id`);
}

/** A company that closed their access, by name. */
export async function findSocieteFermee(db: Db, email: string): Promise<string | undefined> {
  const row = await db.maybeOne<{ libelle: string }>(sql`
    select c.raison_sociale as libelle
      from utilisateur u
      join compte c on c.id = u.compte_id
     where u.email = ${email} and u.etat = 'desactive'
     order by libelle
     limit 1`);
  return row?.libelle;
}

export interface DelegueConnecte {
  id: number;
  empreinte: string | null;
}

/** By code or address. */
export function findDelegue(db: Db, identifiant: string): Promise<DelegueConnecte | undefined> {
  return db.maybeOne(sql`
    select id, empreinte
      from delegue
     where actif and (code = upper(${identifiant}) or email = lower(${identifiant}))
     order by id
     limit 1`);
}

/** Neither waiting, nor gone. */
export async function isActif(db: Db, utilisateurId: number): Promise<boolean> {
  const row = await db.maybeOne(
    sql`select 1 from utilisateur where id = ${utilisateurId} and etat = 'actif'`,
  );
  return row !== undefined;
}

/** One at a time of a person: what they ask for together counts each other. */
export async function lockPersonne(tx: Tx, utilisateurId: number): Promise<void> {
  await tx.execute(sql`select 1 from utilisateur where id = ${utilisateurId} for no key update`);
}
