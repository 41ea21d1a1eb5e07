import type { Locale } from '@comptoir/contract/locales.ts';
import type { LigneDeLot } from '../articles/articles.public.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';
import { word } from '../db/words.ts';

export interface ListeRow {
  id: number;
  libelle: string;
  nombreArticles: number;
  modifieLe: Date;
}

const colonnes = sql`
  l.id, l.libelle, l.modifie_le as "modifieLe",
  (select count(*) from liste_achats_ligne g where g.liste_id = l.id) as "nombreArticles"`;

export function listListes(db: Db, utilisateurId: number): Promise<ListeRow[]> {
  return db.query(sql`
    select ${colonnes}
      from liste_achats l
     where l.utilisateur_id = ${utilisateurId}
     order by l.modifie_le desc, l.id desc`);
}

export function findListe(db: Db | Tx, id: number): Promise<ListeRow> {
  return db.one(sql`select ${colonnes} from liste_achats l where l.id = ${id}`);
}

export async function insertListe(tx: Tx, utilisateurId: number, libelle: string): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into liste_achats (utilisateur_id, libelle)
    values (${utilisateurId}, ${libelle})
    returning id`);
  return id;
}

/** Others who change it wait; undefined when it is not a list of this person. */
export function touchListe(
  tx: Tx,
  id: number,
  utilisateurId: number,
): Promise<{ libelle: string } | undefined> {
  return tx.maybeOne(sql`
    update liste_achats set modifie_le = now()
     where id = ${id} and utilisateur_id = ${utilisateurId}
    returning libelle`);
}

/** Of articles named several times the quantities add up; answers those that do not exist. */
export async function addLignes(
  tx: Tx,
  listeId: number,
  articles: readonly LigneDeLot[],
): Promise<number[]> {
  const ids = articles.map(({ articleId }) => articleId);
  const quantites = articles.map(({ quantite }) => quantite);
  const inconnus = await tx.query<{ id: number }>(sql`
    with demande as (
      select article_id, least(sum(quantite), 1000000)::int as quantite, min(place) as place
        from unnest(${ids}::int[], ${quantites}::int[])
          with ordinality as d (article_id, quantite, place)
       group by article_id
    ),
    ecrites as (
      insert into liste_achats_ligne (liste_id, article_id, rang, quantite)
      select ${listeId}, d.article_id,
             coalesce((select max(g.rang) from liste_achats_ligne g where g.liste_id = ${listeId}), 0)
               + row_number() over (order by d.place),
             d.quantite
        from demande d
        join article a on a.id = d.article_id
      on conflict on constraint une_ligne_par_article_et_liste
        do update set quantite = least(liste_achats_ligne.quantite + excluded.quantite, 1000000)
    )
    select d.article_id as id
      from demande d
     where not exists (select from article a where a.id = d.article_id)`);
  return inconnus.map(({ id }) => id);
}

export interface LigneDeListe {
  /** From 1. */
  rang: number;
  articleId: number;
  reference: string;
  libelle: string;
  quantite: number;
}

/** Null: it is not a list of this person. */
export async function listLignesDeListe(
  db: Db,
  { id, utilisateurId, langue }: { id: number; utilisateurId: number; langue: Locale },
): Promise<LigneDeListe[] | null> {
  const rows = await db.query<LigneDeListe | { articleId: null }>(sql`
    select row_number() over (order by g.rang, a.id)::int as rang, a.id as "articleId", a.reference,
           ${word(langue, 'a.libelle')} as libelle, g.quantite
      from liste_achats l
      left join liste_achats_ligne g on g.liste_id = l.id
      left join article a on a.id = g.article_id
     where l.id = ${id} and l.utilisateur_id = ${utilisateurId}
     order by 1`);
  if (rows.length === 0) return null;
  return rows.filter((row) => row.articleId !== null);
}
