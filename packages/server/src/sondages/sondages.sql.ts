import type {
  GenreQuestion,
  ResultatsSondage,
} from '@comptoir/contract/sondages/sondages.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

type Mots = Record<Locale, string>;

export interface QuestionRow {
  id: number;
  genre: GenreQuestion;
  obligatoire: boolean;
  libelle: Mots;
  maximum: number | null;
  choix: { id: number; libelle: Mots }[];
}

export interface SondageRow {
  id: number;
  titre: Mots;
  slug: Mots;
  /** Markdown. */
  texte: Mots;
  debut: string;
  fin: string;
  questions: QuestionRow[];
}

/** All of them with their questions, those that end last first. */
export function listSondages(db: Db): Promise<SondageRow[]> {
  return db.query(sql`
    select s.id, s.debut::text, s.fin::text,
           json_build_object('fr', titre_fr, 'en', titre_en, 'es', titre_es) as titre,
           json_build_object('fr', slug_fr, 'en', slug_en, 'es', slug_es) as slug,
           json_build_object('fr', texte_fr, 'en', texte_en, 'es', texte_es) as texte,
           coalesce(q.questions, '[]') as questions
      from sondage s
      left join (
        select q.sondage_id,
               json_agg(json_build_object('id', q.id, 'genre', q.genre,
                 'obligatoire', q.obligatoire, 'maximum', q.maximum,
                 'libelle', json_build_object('fr', q.libelle_fr, 'en', q.libelle_en, 'es', q.libelle_es),
                 'choix', coalesce(c.choix, '[]')) order by q.rang, q.id) as questions
          from sondage_question q
          left join (
            select question_id,
                   json_agg(json_build_object('id', id,
                     'libelle', json_build_object('fr', libelle_fr, 'en', libelle_en, 'es', libelle_es))
                     order by rang, id) as choix
              from sondage_choix
             group by question_id
          ) as c on c.question_id = q.id
         group by q.sondage_id
      ) as q on q.sondage_id = s.id
     order by s.fin desc, s.id desc`);
}

/** A person, or the session of a visitor; they may have answered before they signed in. */
export interface Repondant {
  sessionId: number;
  utilisateurId: number | null;
}

export async function findReponse(
  db: Db,
  sondageId: number,
  { sessionId, utilisateurId }: Repondant,
): Promise<number | undefined> {
  const row = await db.maybeOne<{ id: number }>(sql`
    select id
      from sondage_reponse
     where sondage_id = ${sondageId}
       and (session_id = ${sessionId} or utilisateur_id = ${utilisateurId})
     order by id
     limit 1`);
  return row?.id;
}

/** Those of them that this person answered. */
export async function listRepondus(
  db: Db,
  sondageIds: readonly number[],
  { sessionId, utilisateurId }: Repondant,
): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select distinct sondage_id as id
      from sondage_reponse
     where sondage_id = any (${sondageIds})
       and (session_id = ${sessionId} or utilisateur_id = ${utilisateurId})`);
  return rows.map(({ id }) => id);
}

/** Requests of one session sent together wait for each other. */
export async function lockSession(tx: Tx, sessionId: number): Promise<void> {
  await tx.execute(sql`select 1 from session where id = ${sessionId} for no key update`);
}

/** Undefined when this person answered meanwhile, from another device. */
export async function insertReponse(
  tx: Tx,
  sondageId: number,
  { sessionId, utilisateurId }: Repondant,
): Promise<number | undefined> {
  const row = await tx.maybeOne<{ id: number }>(sql`
    insert into sondage_reponse (sondage_id, utilisateur_id, session_id)
    values (${sondageId}, ${utilisateurId}, ${utilisateurId === null ? sessionId : null})
    on conflict do nothing
    returning id`);
  return row?.id;
}

/** One of the three is what was answered. */
export interface ValeurRow {
  questionId: number;
  choixId: number | null;
  note: number | null;
  texte: string | null;
}

export async function insertValeurs(
  tx: Tx,
  reponseId: number,
  valeurs: readonly ValeurRow[],
): Promise<void> {
  await tx.execute(sql`
    insert into sondage_valeur (reponse_id, question_id, choix_id, note, texte)
    select ${reponseId}, question_id, choix_id, note, texte
      from unnest(${valeurs.map(({ questionId }) => questionId)}::int[],
                  ${valeurs.map(({ choixId }) => choixId)}::int[],
                  ${valeurs.map(({ note }) => note)}::smallint[],
                  ${valeurs.map(({ texte }) => texte)}::text[])
           as v (question_id, choix_id, note, texte)`);
}

export function listValeurs(db: Db, reponseId: number): Promise<ValeurRow[]> {
  return db.query(sql`
    select question_id as "questionId", choix_id as "choixId", note, texte
      from sondage_valeur
     where reponse_id = ${reponseId}`);
}

/** Counted by the database in one go: by the index alone, but for who ticked several choices. */
export function compterReponses(db: Db, sondageId: number): Promise<ResultatsSondage> {
  return db.one(sql`
    with comptes as materialized (
      select v.question_id, v.choix_id, v.note, count(*) as nombre
        from sondage_valeur v
       where v.question_id in (select id from sondage_question where sondage_id = ${sondageId})
       group by v.question_id, v.choix_id, v.note
    )
    select (select count(*) from sondage_reponse where sondage_id = ${sondageId}) as reponses,
           coalesce(json_agg(json_build_object('questionId', q.id,
             'reponses', case q.genre
               when 'choix-multiple' then (select count(distinct v.reponse_id)
                                             from sondage_valeur v
                                            where v.question_id = q.id)
               else coalesce(t.nombre, 0) end,
             'moyenne', t.moyenne, 'choix', c.choix, 'notes', n.notes)
             order by q.rang, q.id), '[]') as questions
      from sondage_question q
      cross join lateral (
        select sum(nombre) as nombre, round(sum(note * nombre) / sum(nombre), 2)::text as moyenne
          from comptes
         where question_id = q.id
      ) as t
      cross join lateral (
        select coalesce(json_agg(json_build_object('choixId', ch.id,
                 'nombre', coalesce(k.nombre, 0)) order by ch.rang, ch.id), '[]') as choix
          from sondage_choix ch
          left join comptes k on k.choix_id = ch.id
         where ch.question_id = q.id and q.genre <> 'echelle'
      ) as c
      cross join lateral (
        select coalesce(json_agg(coalesce(k.nombre, 0) order by degre), '[]') as notes
          from generate_series(1, q.maximum) as degre
          left join comptes k on k.question_id = q.id and k.note = degre
      ) as n
     where q.sondage_id = ${sondageId}`);
}
