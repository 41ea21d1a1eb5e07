import type { Devise } from '@comptoir/contract/argent.ts';
import type { PreferencesModifiees } from '@comptoir/contract/identite/preferences.schema.ts';
import type { RoleCompte } from '@comptoir/contract/identite/regles.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';
import { messagesConcernes } from '../messages/messages.public.ts';

export interface UtilisateurDeSession {
  id: number;
  prenom: string;
  nom: string;
  email: string;
  administrateur: boolean;
  role: RoleCompte;
  rgpdValide: boolean;
  telephone: string | null;
  langue: Locale;
  /** What they chose of them. */
  preferences: PreferencesModifiees;
  compte: {
    id: number;
    code: string;
    libelle: string;
    ville: string;
    bloque: boolean;
    devise: Devise;
  };
}

export interface SessionRow {
  id: number;
  /** The person they are or act for; null for a visitor. */
  utilisateur: UtilisateurDeSession | null;
  delegue: {
    id: number;
    code: string;
    prenom: string;
    nom: string;
    email: string;
    /** Percent, the most they may give. */
    plafondRemise: number;
  } | null;
  magasin: { id: number; libelle: string } | null;
  aDesMessages: boolean;
  /** Which messages wait for who asks, however they concern them; null: none. */
  etatMessages: string | null;
  /** They dismissed some that others still see. */
  aLuDesMessages: boolean;
  expireLe: Date;
  /** The person a delegate acted for has left, or is no longer one of their customers. */
  aQuitter: boolean;
  /** Whether its expiry should slide forward. */
  aProlonger: boolean;
}

/** Each kind is found by its index, see messages/concernes.sql.ts: this is asked with every call. */
const ETAT_MESSAGES = sql`(
  select count(*) || '-' || max(x.id)
    from (${messagesConcernes(
      {
        sessionId: sql`s.id`,
        utilisateurId: sql`case when d.id is null then u.id end`,
        isConnecte: sql`(u.id is not null or d.id is not null)`,
        compteId: sql`u.compte_id`,
        magasinId: sql`m.id`,
      },
      sql`me.id`,
    )}) x
  having count(*) > 0)`;

const COLONNES = sql`
  s.id,
  s.expire_le as "expireLe",
  exists (select 1 from message m where m.session_id = s.id) as "aDesMessages",
  ${ETAT_MESSAGES} as "etatMessages",
  exists (select 1 from message_lu l where l.session_id = s.id) as "aLuDesMessages",
  s.vue_le < now() - interval '1 hour' as "aProlonger",
  d.id is not null and s.utilisateur_id is not null and u.id is null as "aQuitter",
  case when u.id is not null
    then json_build_object('id', u.id, 'prenom', u.prenom, 'nom', u.nom, 'email', u.email,
           'administrateur', u.role = 'administrateur', 'role', u.role, 'rgpdValide', u.rgpd_valide_le is not null,
           'telephone', u.telephone, 'langue', u.langue, 'preferences', u.preferences,
           'compte', json_build_object('id', c.id, 'code', c.code, 'libelle', c.raison_sociale,
             'ville', c.ville, 'bloque', c.bloque, 'devise', c.devise))
  end as utilisateur,
  case when d.id is not null
    then json_build_object('id', d.id, 'code', d.code, 'prenom', d.prenom, 'nom', d.nom,
           'email', d.email, 'plafondRemise', d.plafond_remise)
  end as delegue,
  case when m.id is not null
    then json_build_object('id', m.id, 'libelle', m.libelle)
  end as magasin`;

/** The store: chosen in the session, else that of the person, of the company, of the delegate. */
const JOINTURES = sql`
  left join delegue d on d.id = s.delegue_id
  left join utilisateur u
    on u.id = s.utilisateur_id and u.etat = 'actif'
   and (d.id is null or d.tous_comptes
        or exists (select from portefeuille pf
                    where pf.delegue_id = d.id and pf.compte_id = u.compte_id))
  left join compte c on c.id = u.compte_id
  left join magasin m on m.id = coalesce(s.magasin_id, u.magasin_id, c.magasin_id, d.magasin_id) and m.actif`;

/** Sessions of a person or a delegate who left are over too. */
const VALABLE = sql`
  s.expire_le > now() and (s.delegue_id is null or d.actif)
  and (s.utilisateur_id is null or u.id is not null or d.id is not null)`;

export function findByCookie(db: Db, hash: Uint8Array): Promise<SessionRow | undefined> {
  return db.maybeOne(sql`
    select ${COLONNES}
      from session s
           ${JOINTURES}
     where s.jeton_hash = ${hash} and ${VALABLE}`);
}

export function findByBearer(db: Db, hash: Uint8Array): Promise<SessionRow | undefined> {
  return db.maybeOne(sql`
    select ${COLONNES}
      from session_acces a
      join session s on s.id = a.session_id
           ${JOINTURES}
     where a.jeton_hash = ${hash} and a.expire_le > now() and ${VALABLE}`);
}

/** The company whose administrator closed the access of who holds this bearer; undefined: none did. */
export async function findSocieteFermee(db: Db, hash: Uint8Array): Promise<string | undefined> {
  const row = await db.maybeOne<{ compte: string }>(sql`
    select c.raison_sociale as compte
      from session_acces a
      join session s on s.id = a.session_id and s.delegue_id is null
      join utilisateur u on u.id = s.utilisateur_id and u.etat = 'desactive'
      join compte c on c.id = u.compte_id
     where a.jeton_hash = ${hash} and a.expire_le > now()`);
  return row?.compte;
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

/** A bearer for the session of this cookie; undefined when it was replaced meanwhile. */
export function insertAccesParCookie(
  db: Db,
  hash: Uint8Array,
  cookieHash: Uint8Array,
  minutes: number,
): Promise<{ expireLe: Date } | undefined> {
  // Locked: who changes whom the session stands for waits, then ends this bearer with the others.
  return db.maybeOne(sql`
    insert into session_acces (jeton_hash, session_id, expire_le)
    select ${hash}, id, now() + make_interval(mins => ${minutes})
      from session
     where jeton_hash = ${cookieHash}
       for share
    returning expire_le as "expireLe"`);
}

/** A delegate no longer acts for whom they acted for. */
export async function quitterUtilisateur(db: Db, id: number): Promise<void> {
  await db.execute(sql`
    update session set utilisateur_id = null, magasin_id = null
     where id = ${id} and delegue_id is not null`);
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
 * a visitor chose gives way to that of the person; one that a delegate chose stays with the customer
 * it was chosen for.
 */
export async function identifierSession(
  tx: Tx,
  id: number,
  { utilisateurId, delegueId }: Identite,
  hash: Uint8Array,
  heures: number,
): Promise<void> {
  await tx.execute(sql`
    update session
       set jeton_hash = ${hash}, utilisateur_id = ${utilisateurId}, delegue_id = ${delegueId},
           vue_le = now(), expire_le = now() + make_interval(hours => ${heures}),
           magasin_id = case
             when ${delegueId}::int is not null
               or exists (select from utilisateur u
                           where u.id = ${utilisateurId} and u.magasin_id is not null)
             then null else magasin_id
           end
     where id = ${id}`);
  // After the lock of the session: a bearer asked for at the same moment is among them.
  await tx.execute(sql`delete from session_acces where session_id = ${id}`);
}

/** They signed in for this company, themselves. */
export async function noterConnexion(tx: Tx, utilisateurId: number): Promise<void> {
  await tx.execute(sql`
    update utilisateur set connecte_le = now() where id = ${utilisateurId}`);
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

/** False when there is no such store, or when the session stands for someone else by now. */
export async function updateMagasin(
  tx: Tx,
  { sessionId, utilisateurId }: { sessionId: number; utilisateurId: number | null },
  magasinId: number,
): Promise<boolean> {
  const changed = await tx.execute(sql`
    update session
       set magasin_id = ${magasinId}
     where id = ${sessionId} and utilisateur_id is not distinct from ${utilisateurId}
       and exists (select 1 from magasin where id = ${magasinId} and actif)`);
  return changed > 0;
}

/** The choice of someone signed in holds for their next sessions too. */
export async function updateMagasinDUtilisateur(
  tx: Tx,
  utilisateurId: number,
  magasinId: number,
): Promise<void> {
  await tx.execute(sql`
    update utilisateur set magasin_id = ${magasinId} where id = ${utilisateurId}`);
}

export async function deleteSession(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`delete from session where id = ${id}`);
}

/**
 * Sessions of a person, in all their companies; not those of delegates who act for them, nor the
 * one they keep.
 */
export async function deleteSessionsDePersonne(
  tx: Tx,
  email: string,
  gardee: number | null = null,
): Promise<void> {
  await tx.execute(sql`
    delete from session s
     using utilisateur u
     where u.email = ${email} and s.utilisateur_id = u.id
       and s.delegue_id is null and s.id is distinct from ${gardee}`);
}

export async function deleteSessionsDeDelegue(tx: Tx, delegueId: number): Promise<void> {
  await tx.execute(sql`delete from session where delegue_id = ${delegueId}`);
}

/** How many were deleted; bearers and messages go with their session. */
export async function deleteExpired(db: Db): Promise<number> {
  await db.execute(sql`delete from session_acces where expire_le < now()`);
  // A visitor who came by a day ago and left nothing has nothing to keep.
  const dePassage = await db.execute(sql`
    delete from session s
     where s.utilisateur_id is null and s.delegue_id is null and s.magasin_id is null
       and s.cree_le < now() - interval '1 day'
       and not exists (select from panier p where p.session_id = s.id)
       and not exists (select from message m where m.session_id = s.id)
       and not exists (select from message_lu l where l.session_id = s.id)
       and not exists (select from session_acces a where a.session_id = s.id)`);
  return dePassage + (await db.execute(sql`delete from session where expire_le < now()`));
}
