/** What people prove themselves with, and what is known of them when they choose it. */
import type { Proprietaire } from '@comptoir/contract/identite/mot-de-passe.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

export async function upsertMotDePasse(tx: Tx, email: string, empreinte: string): Promise<void> {
  await tx.execute(sql`
    insert into mot_de_passe (email, empreinte)
    values (${email}, ${empreinte})
    on conflict (email) do update set empreinte = excluded.empreinte, change_le = now()`);
}

/** The one they have stays. */
export async function insertMotDePasse(tx: Tx, email: string, empreinte: string): Promise<void> {
  await tx.execute(sql`
    insert into mot_de_passe (email, empreinte)
    values (${email}, ${empreinte})
    on conflict (email) do nothing`);
}

export async function updateMotDePasseDeDelegue(
  tx: Tx,
  delegueId: number,
  empreinte: string,
): Promise<void> {
  await tx.execute(sql`update delegue set empreinte = ${empreinte} where id = ${delegueId}`);
}

/** Where nobody signs in with this address any more. */
export async function deleteMotDePasseOrphelin(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`
    delete from mot_de_passe m
     where m.email = ${email} and not exists (select from utilisateur u where u.email = m.email)`);
}

/** A person who buys, in whichever companies; undefined when there is none with this address. */
export function findAcheteur(db: Db, email: string): Promise<Proprietaire | undefined> {
  return db.maybeOne(sql`
    select string_agg(distinct u.prenom, ' ') as prenom, string_agg(distinct u.nom, ' ') as nom,
           u.email, string_agg(c.raison_sociale, ' ') as societe
      from utilisateur u
      join compte c on c.id = u.compte_id
     where u.email = ${email} and u.etat in ('actif', 'attente')
     group by u.email`);
}

export interface DelegueJoignable extends Proprietaire {
  id: number;
  code: string;
}

/** By code or address. */
export function findDelegueJoignable(
  db: Db,
  identifiant: string,
): Promise<DelegueJoignable | undefined> {
  return db.maybeOne(sql`
    select id, code, prenom, nom, email
      from delegue
     where actif and (code = upper(${identifiant}) or email = lower(${identifiant}))
     order by id
     limit 1`);
}

export function findDelegueById(db: Db, id: number): Promise<DelegueJoignable | undefined> {
  return db.maybeOne(sql`
    select id, code, prenom, nom, email from delegue where id = ${id} and actif`);
}
