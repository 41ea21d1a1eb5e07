import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

export interface UtilisateurDeSession {
  id: number;
  prenom: string;
  nom: string;
  email: string;
  administrateur: boolean;
  rgpdValide: boolean;
  compte: { id: number; code: string; libelle: string; bloque: boolean };
}

export interface SessionRow {
  id: number;
  /** The person he is or acts for; null for a visitor. */
  utilisateur: UtilisateurDeSession | null;
  delegue: { id: number; code: string; prenom: string; nom: string; email: string } | null;
  magasin: { id: number; libelle: string } | null;
  aDesMessages: boolean;
  /** Whether its expiry should slide forward. */
  aProlonger: boolean;
}

const COLONNES = sql`
  s.id,
  exists (select 1 from message m where m.session_id = s.id) as "aDesMessages",
  s.vue_le < now() - interval '1 hour' as "aProlonger",
  case when u.id is not null
    then json_build_object('id', u.id, 'prenom', u.prenom, 'nom', u.nom, 'email', u.email,
           'administrateur', u.role = 'administrateur', 'rgpdValide', u.rgpd_valide_le is not null,
           'compte', json_build_object('id', c.id, 'code', c.code, 'libelle', c.raison_sociale,
             'bloque', c.bloque))
  end as utilisateur,
  case when d.id is not null
    then json_build_object('id', d.id, 'code', d.code, 'prenom', d.prenom, 'nom', d.nom,
           'email', d.email)
  end as delegue,
  case when m.id is not null
    then json_build_object('id', m.id, 'libelle', m.libelle)
  end as magasin`;

/** The store: chosen in the session, else that of the person, of the company, of the delegate. */
const JOINTURES = sql`
  left join utilisateur u on u.id = s.utilisateur_id
  left join compte c on c.id = u.compte_id
  left join delegue d on d.id = s.delegue_id
  left join magasin m on m.id = coalesce(s.magasin_id, u.magasin_id, c.magasin_id, d.magasin_id) and m.actif`;

export function findByCookie(db: Db, hash: Uint8Array): Promise<SessionRow | undefined> {
  return db.maybeOne(sql`
    select ${COLONNES}
      from session s
           ${JOINTURES}
     where s.jeton_hash = ${hash} and s.expire_le > now()`);
}

export function findByBearer(db: Db, hash: Uint8Array): Promise<SessionRow | undefined> {
  return db.maybeOne(sql`
    select ${COLONNES}
      from session_acces a
      join session s on s.id = a.session_id
           ${JOINTURES}
     where a.jeton_hash = ${hash} and a.expire_le > now() and s.expire_le > now()`);
}

export type Personne = Pick<SessionRow, 'utilisateur' | 'delegue'>;

export function findPersonne(db: Db, sessionId: number): Promise<Personne | undefined> {
  return db.maybeOne(sql`
    select ${COLONNES}
      from session s
           ${JOINTURES}
     where s.id = ${sessionId}`);
}

export function insertSession(
  tx: Tx,
  hash: Uint8Array,
  langue: string,
  jours: number,
): Promise<{ id: number }> {
  return tx.one(sql`
    insert into session (jeton_hash, langue, expire_le)
    values (${hash}, ${langue}, now() + make_interval(days => ${jours}))
    returning id`);
}

export function insertAcces(
  db: Db,
  hash: Uint8Array,
  sessionId: number,
  minutes: number,
): Promise<{ expireLe: Date }> {
  return db.one(sql`
    insert into session_acces (jeton_hash, session_id, expire_le)
    values (${hash}, ${sessionId}, now() + make_interval(mins => ${minutes}))
    returning expire_le as "expireLe"`);
}

export async function prolongerSession(db: Db, id: number, heures: number): Promise<void> {
  await db.execute(sql`
    update session
       set vue_le = now(), expire_le = now() + make_interval(hours => ${heures})
     where id = ${id}`);
}

export interface Identite {
  utilisateurId: number | null;
  delegueId: number | null;
}

/**
 * The session stands for someone else from now on, under another cookie; its bearers end. The store
 * a visitor chose gives way to that of the person.
 */
export async function identifierSession(
  tx: Tx,
  id: number,
  { utilisateurId, delegueId }: Identite,
  hash: Uint8Array,
  heures: number,
): Promise<void> {
  await tx.execute(sql`delete from session_acces where session_id = ${id}`);
  await tx.execute(sql`
    update session
       set jeton_hash = ${hash}, utilisateur_id = ${utilisateurId}, delegue_id = ${delegueId},
           vue_le = now(), expire_le = now() + make_interval(hours => ${heures}),
           magasin_id = case
             when exists (select from utilisateur u
                           where u.id = ${utilisateurId} and u.magasin_id is not null)
             then null else magasin_id
           end
     where id = ${id}`);
}

export function findMagasin(
  db: Db,
  sessionId: number,
): Promise<{ id: number; libelle: string } | undefined> {
  return db.maybeOne(sql`
    select m.id, m.libelle
      from session s
           ${JOINTURES}
     where s.id = ${sessionId} and m.id is not null`);
}

/** False when there is no such store. */
export async function updateMagasin(tx: Tx, id: number, magasinId: number): Promise<boolean> {
  const changed = await tx.execute(sql`
    update session
       set magasin_id = ${magasinId}
     where id = ${id} and exists (select 1 from magasin where id = ${magasinId} and actif)`);
  return changed > 0;
}

/** The choice of someone signed in holds for his next sessions too. */
export async function updateMagasinDUtilisateur(tx: Tx, sessionId: number): Promise<void> {
  await tx.execute(sql`
    update utilisateur u
       set magasin_id = s.magasin_id
      from session s
     where s.id = ${sessionId} and u.id = s.utilisateur_id`);
}

export async function deleteSession(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`delete from session where id = ${id}`);
}

/** How many were deleted; bearers and messages go with their session. */
export async function deleteExpired(db: Db): Promise<number> {
  await db.execute(sql`delete from session_acces where expire_le < now()`);
  return db.execute(sql`delete from session where expire_le < now()`);
}
