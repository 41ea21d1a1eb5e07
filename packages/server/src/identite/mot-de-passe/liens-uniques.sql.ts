/** Links that work once. */
import type { Db } from '../../db/pool.ts';
import { sql, type Sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

export type UsageLien = 'activation' | 'reinitialisation' | 'invitation' | 'qr';

/** Whom a link is for. */
export interface CibleLien {
  /** What they sign in with. */
  email?: string | null;
  utilisateurId?: number | null;
  delegueId?: number | null;
  demandeId?: number | null;
  /** The session that shows it: they end together. */
  sessionId?: number | null;
}

export interface LienTrouve {
  usage: UsageLien;
  email: string | null;
  utilisateurId: number | null;
  delegueId: number | null;
  demandeId: number | null;
}

const COLONNES = sql`
  usage, email, utilisateur_id as "utilisateurId", delegue_id as "delegueId",
  demande_compte_id as "demandeId"`;

const VALABLE = sql`utilise_le is null and expire_le > now()`;

export function insertLien(
  tx: Tx,
  usage: UsageLien,
  hash: Uint8Array,
  cible: CibleLien,
  minutes: number,
): Promise<{ expireLe: Date }> {
  const { email = null, utilisateurId = null, delegueId = null } = cible;
  const { demandeId = null, sessionId = null } = cible;
  return tx.one(sql`
    insert into lien_unique
      (jeton_hash, usage, email, utilisateur_id, delegue_id, demande_compte_id, session_id,
       expire_le)
    values (${hash}, ${usage}, ${email}, ${utilisateurId}, ${delegueId}, ${demandeId},
      ${sessionId}, now() + make_interval(mins => ${minutes}))
    returning expire_le as "expireLe"`);
}

/** The ones before it no longer work. */
export async function endLiens(tx: Tx, usage: UsageLien, cible: CibleLien): Promise<void> {
  await tx.execute(sql`
    update lien_unique set expire_le = now()
     where usage = ${usage} and ${VALABLE} and ${deMeme(cible)}`);
}

/** A request and an invitation are one thing each; a password belongs to whoever has the address. */
function deMeme({ demandeId, utilisateurId, email = null, delegueId = null }: CibleLien): Sql {
  if (demandeId) return sql`demande_compte_id = ${demandeId}`;
  if (utilisateurId) return sql`utilisateur_id = ${utilisateurId}`;
  return sql`(email = ${email} or delegue_id = ${delegueId})`;
}

/**
 * How many were made for them within the hour. Whoever else makes one for the same person waits
 * until the end, so that those asked for together count each other.
 */
export async function countRecents(
  tx: Tx,
  usage: UsageLien,
  { email = null, delegueId = null }: CibleLien,
): Promise<number> {
  const cle = `lien ${usage} ${email ?? ''} ${delegueId ?? ''}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${cle}, 0))`);
  const { nombre } = await tx.one<{ nombre: number }>(sql`
    select count(*) as nombre
      from lien_unique
     where usage = ${usage} and (email = ${email} or delegue_id = ${delegueId})
       and cree_le > now() - interval '1 hour'`);
  return nombre;
}

/** Undefined when it was used, replaced, is too old or is meant for something else. */
export function findLien(
  db: Db,
  usages: readonly UsageLien[],
  hash: Uint8Array,
): Promise<LienTrouve | undefined> {
  return db.maybeOne(sql`
    select ${COLONNES} from lien_unique
     where jeton_hash = ${hash} and usage = any (${usages}) and ${VALABLE}`);
}

/** The same, and nobody else can use it afterwards: of two at once one finds it. */
export function utiliserLien(
  tx: Tx,
  usages: readonly UsageLien[],
  hash: Uint8Array,
): Promise<LienTrouve | undefined> {
  return tx.maybeOne(sql`
    update lien_unique set utilise_le = now()
     where jeton_hash = ${hash} and usage = any (${usages}) and ${VALABLE}
    returning ${COLONNES}`);
}

/** The state of the person's own code; that of another is none. */
export async function findEtatQr(
  db: Db,
  hash: Uint8Array,
  utilisateurId: number,
): Promise<'attente' | 'utilise' | 'perime'> {
  const row = await db.maybeOne<{ etat: 'attente' | 'utilise' | 'perime' }>(sql`
    select case when utilise_le is not null then 'utilise'
                when expire_le > now() then 'attente'
                else 'perime' end as etat
      from lien_unique
     where jeton_hash = ${hash} and usage = 'qr' and utilisateur_id = ${utilisateurId}`);
  return row?.etat ?? 'perime';
}

/** Deletes the links of a person and of everything that goes by their address. */
export async function deleteLiensOf(tx: Tx, email: string, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    delete from lien_unique where email = ${email} or utilisateur_id = any (${ids})`);
}

export async function deleteLiensDInvitation(tx: Tx, utilisateurId: number): Promise<void> {
  await tx.execute(sql`
    delete from lien_unique where utilisateur_id = ${utilisateurId} and usage = 'invitation'`);
}

/** How many were deleted. */
export function deleteLiensPerimes(db: Db): Promise<number> {
  // A day more than they work: the hour in which they are counted is long over.
  return db.execute(sql`delete from lien_unique where expire_le < now() - interval '1 day'`);
}
