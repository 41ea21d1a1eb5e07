/** Customers by what was typed; see migration 0013. */
import type { Db } from '../../db/pool.ts';
import { plannedEachTime, sql, type Sql } from '../../db/sql.ts';
import type { Tranche } from './comptes.sql.ts';
import { dansPerimetre, type Perimetre } from './perimetre.sql.ts';

export interface Question {
  /** Folded, whole. */
  texte: string;
  /** As PostgreSQL reads it. */
  requete: string;
  /** As they were typed, without corrections. */
  mots: readonly string[];
  numero: string | undefined;
}

export interface CompteTrouve {
  id: number;
  total: number;
  /** Words of the company, each after a space. */
  societe: string;
}

/** At most this many of those who match are ranked: beyond it one more word is quicker. */
export const MAX_CANDIDATS = 200;

/**
 * Ranked: the very code, what was typed before what was corrected, names that begin with it, words
 * of the name, words of the company, then by name. Where more match than are ranked, the names that
 * begin with it are among them.
 */
export function chercherComptes(
  db: Db,
  perimetre: Perimetre,
  { texte, requete, mots, numero }: Question,
  { limit, offset }: Tranche,
): Promise<CompteTrouve[]> {
  // For these words and this delegate: rare words are looked up, common ones soon met, a small
  // portfolio is read whole.
  return db.query(
    plannedEachTime(sql`
      with candidat as (
        ${parDebut(perimetre, sql`r.nom`, texte)}
        union
        (select r.compte_id from compte_recherche r
          where r.mots @@ ${requete}::tsquery and ${dansPerimetre(perimetre, sql`r.compte_id`)}
          limit ${MAX_CANDIDATS + 1})
        ${numero === undefined ? sql`` : parNumero(perimetre, numero)}
      )
      select r.compte_id as id, r.societe, count(*) over () as total
        from candidat
        join compte_recherche r on r.compte_id = candidat.compte_id,
             lateral (
               select count(*) filter (where strpos(r.societe || r.personnes, ' ' || mot) > 0) as tapes,
                      count(*) filter (where strpos(' ' || r.nom, ' ' || mot) > 0) as noms,
                      count(*) filter (where strpos(r.societe, ' ' || mot) > 0) as societes
                 from unnest(${mots}::text[]) as mot
             ) as trouve
       order by r.code = ${numero ?? null} desc nulls last, trouve.tapes desc,
                starts_with(r.nom, ${texte}) desc, trouve.noms desc, trouve.societes desc, r.nom,
                r.compte_id
       limit ${limit} offset ${offset}`),
  );
}

function parDebut(perimetre: Perimetre, colonne: Sql, debut: string): Sql {
  // After every sign that a folded text may hold.
  const fin = `${debut}~`;
  return sql`(
    select r.compte_id from compte_recherche r
     where ${colonne} >= ${debut} and ${colonne} < ${fin}
       and ${dansPerimetre(perimetre, sql`r.compte_id`)}
     order by ${colonne}
     limit ${MAX_CANDIDATS})`;
}

function parNumero(perimetre: Perimetre, numero: string): Sql {
  const branches = [sql`r.code`, sql`r.siret`, sql`r.telephone`].map((colonne) =>
    parDebut(perimetre, colonne, numero),
  );
  const [code, siret, telephone] = branches as [Sql, Sql, Sql];
  return sql`union ${code} union ${siret} union ${telephone}`;
}

/** Those of these beginnings of words that some compte is found by. */
export async function listMotsConnus(db: Db, debuts: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ debut: string }>(sql`
    select debut
      from unnest(${debuts}::text[]) as debut
     where exists (select from mot_compte m where m.mot >= debut and m.mot < debut || '~')`);
  return rows.map(({ debut }) => debut);
}

/** As many words as begin with one letter and are about as long; more are not looked at. */
const MAX_VOISINS = 20_000;

/** For each word, those some compte is found by that begin like it and are about as long. */
export function listMotsVoisins(
  db: Db,
  cherches: readonly { mot: string; min: number; max: number }[],
): Promise<{ cherche: string; mot: string }[]> {
  // By the primary key, from the first letter to after it: a sixteenth of the words or so.
  return db.query(sql`
    select c.mot as cherche, m.mot
      from jsonb_to_recordset(${JSON.stringify(cherches)}::jsonb) as c (mot text, min int, max int)
      join mot_compte m
        on m.mot >= left(c.mot, 1) collate "C" and m.mot < (left(c.mot, 1) || '~') collate "C"
       and length(m.mot) between c.min and c.max
     limit ${MAX_VOISINS}`);
}

export interface PersonneTrouvee {
  compteId: number;
  nom: string;
  email: string;
}

export function listPersonnes(db: Db, compteIds: readonly number[]): Promise<PersonneTrouvee[]> {
  return db.query(sql`
    select compte_id as "compteId", concat_ws(' ', prenom, nom) as nom, email
      from utilisateur
     where compte_id = any (${compteIds}::int[]) and etat = 'actif'
     order by id`);
}
