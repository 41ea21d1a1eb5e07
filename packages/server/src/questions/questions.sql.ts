import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

export interface QuestionRow {
  id: number;
  question: string;
  reponse: string;
  auteur: string;
  langue: Locale;
  date: Date;
}

const PUBLIEES = 50;

/** Answered and published, those in the language asked first. */
export function listPubliees(db: Db, produitId: number, langue: Locale): Promise<QuestionRow[]> {
  return db.query(sql`
    select id, texte as question, reponse, auteur_reponse as auteur, langue, repondu_le as date
      from question
     where produit_id = ${produitId} and publie
     order by langue = ${langue} desc, repondu_le desc, id
     limit ${PUBLIEES}`);
}

/** Undefined where there is no such product. */
export async function findNomProduit(
  db: Db,
  id: number,
): Promise<Record<Locale, string> | undefined> {
  const row = await db.maybeOne<{ nom: Record<Locale, string> }>(sql`
    select json_build_object('fr', nom_fr, 'en', nom_en, 'es', nom_es) as nom
      from produit
     where id = ${id}`);
  return row?.nom;
}

/**
 * How many this session asked within the last hour. Its row stays locked until the end, so that
 * requests sent together count each other.
 */
export async function countRecentes(tx: Tx, sessionId: number): Promise<number> {
  await tx.execute(sql`select 1 from session where id = ${sessionId} for no key update`);
  const { nombre } = await tx.one<{ nombre: number }>(sql`
    select count(*) as nombre
      from question
     where session_id = ${sessionId} and cree_le > now() - interval '1 hour'`);
  return nombre;
}

export interface NouvelleQuestion {
  produitId: number | null;
  sessionId: number;
  nom: string;
  email: string;
  texte: string;
  langue: Locale;
}

export function insertQuestion(
  tx: Tx,
  { produitId, sessionId, nom, email, texte, langue }: NouvelleQuestion,
): Promise<{ numero: string }> {
  return tx.one(sql`
    insert into question (produit_id, session_id, nom, email, texte, langue)
    values (${produitId}, ${sessionId}, ${nom}, ${email}, ${texte}, ${langue})
    returning numero`);
}

export interface QuestionSansReponse {
  numero: string;
  nom: string;
  langue: Locale;
  texte: string;
  produit: string | null;
  date: Date;
}

export function listSansReponse(db: Db): Promise<QuestionSansReponse[]> {
  return db.query(sql`
    select q.numero, q.nom, q.langue, q.texte, p.nom_fr as produit, q.cree_le as date
      from question q
      left join produit p on p.id = q.produit_id
     where q.reponse is null
     order by q.cree_le`);
}

export interface QuestionRepondue {
  numero: string;
  email: string;
  langue: Locale;
  texte: string;
  produitId: number | null;
}

/** Undefined when there is no such question, or it was answered before. */
export function updateReponse(
  tx: Tx,
  numero: string,
  { reponse, auteur, publie }: { reponse: string; auteur: string; publie: boolean },
): Promise<QuestionRepondue | undefined> {
  return tx.maybeOne(sql`
    update question
       set reponse = ${reponse}, auteur_reponse = ${auteur}, repondu_le = now(),
           publie = ${publie} and produit_id is not null
     where numero = ${numero} and reponse is null
    returning numero, email, langue, texte, produit_id as "produitId"`);
}
