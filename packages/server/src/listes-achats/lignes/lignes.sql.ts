/** Lines of a shopping list, one by one. */
import { forAny } from '../../db/for-any.ts';
import type { Db } from '../../db/pool.ts';
import { sql, type Sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';
import type { Acheteur } from '../../http/acteur.ts';
import { isLisible } from '../acces.sql.ts';
import { GROUPE, ORDRE } from '../ordre/ordre.sql.ts';

export interface LigneRow {
  ligneId: number;
  articleId: number;
  quantite: number;
  /** '' where it comes whole. */
  traitCoupe: string;
  exemplaires: number;
  note: string;
  remise: string | null;
  cible: number | null;
  reste: number | null;
  /** -1: of none. */
  groupe: number;
}

/** In the order of the page. */
export function listLignes(db: Db, listeId: number): Promise<LigneRow[]> {
  return db.query(sql`
    select g.id as "ligneId", g.article_id as "articleId", g.quantite, g.trait_coupe as "traitCoupe",
           g.exemplaires, g.note, g.remise::text as remise, g.cible, g.reste,
           coalesce(g.chantier_rang, -1) as groupe
      from liste_achats_ligne g
      ${GROUPE}
     where g.liste_id = ${listeId}
     order by ${ORDRE}`);
}

export function listGroupes(
  db: Db,
  listeId: number,
): Promise<{ rang: number; libelle: string | null; section: boolean }[]> {
  return db.query(sql`
    select rang, libelle, section from liste_achats_chantier where liste_id = ${listeId}`);
}

/** What several lists hold, of those that who asks may read. */
export function listQuantites(
  db: Db,
  ids: readonly number[],
  qui: Acheteur,
): Promise<{ listeId: number; articleId: number | null; quantite: number }[]> {
  return db.query(sql`
    select l.id as "listeId", g.article_id as "articleId", coalesce(g.quantite, 0) as quantite
      from liste_achats l
      left join liste_achats_ligne g on g.liste_id = l.id
     where l.id = any (${forAny(ids)}::bigint[]) and ${isLisible(qui)}`);
}

export interface LigneTouchee {
  articleId: number;
  traitCoupe: string;
  version: number;
}

export function findLigne(
  tx: Tx,
  listeId: number,
  ligneId: number,
): Promise<LigneTouchee | undefined> {
  return tx.maybeOne(sql`
    select article_id as "articleId", trait_coupe as "traitCoupe", version
      from liste_achats_ligne
     where liste_id = ${listeId} and id = ${ligneId}`);
}

interface Changement {
  quantite?: number;
  note?: string;
  /** Null: it is no longer counted. */
  cible?: number | null;
  version: number;
}

export async function updateLigne(
  tx: Tx,
  ligneId: number,
  { quantite, note, cible, version }: Changement,
): Promise<void> {
  await tx.execute(sql`
    update liste_achats_ligne
       set quantite = coalesce(${quantite ?? null}, quantite), note = coalesce(${note ?? null}, note),
           cible = case when ${cible !== undefined} then ${cible ?? null} else cible end,
           reste = case when ${cible === null} then null else reste end,
           version = ${version}
     where id = ${ligneId}`);
}

/** Undefined: no such article. */
export function findArticle(tx: Tx, articleId: number): Promise<{ retire: boolean } | undefined> {
  return tx.maybeOne(sql`select retire from article where id = ${articleId}`);
}

/** The other article comes whole; where the list already has it there, the line joins that one. */
export async function replaceArticle(
  tx: Tx,
  ligneId: number,
  articleId: number,
  version: number,
): Promise<void> {
  await tx.execute(sql`
    with celle as (select * from liste_achats_ligne where id = ${ligneId}),
    jointe as (
      update liste_achats_ligne g
         set quantite = least(g.quantite + celle.quantite, 1000000),
             cible = coalesce(g.cible, celle.cible), version = ${version}
        from celle
       where g.liste_id = celle.liste_id and g.article_id = ${articleId} and g.trait_coupe = ''
         and g.chantier_rang is not distinct from celle.chantier_rang and g.id <> celle.id
      returning g.id
    ),
    partie as (
      delete from liste_achats_ligne where id = ${ligneId} and exists (select from jointe)
    )
    update liste_achats_ligne
       set article_id = ${articleId}, trait_coupe = '', chutes = true, exemplaires = 1,
           remise = null, reste = null, version = ${version}
     where id = ${ligneId} and not exists (select from jointe)`);
}

/** The versions of those that are there, and of which `condition` is true. */
export async function listVersions(
  tx: Tx,
  listeId: number,
  ligneIds: readonly number[],
  condition: Sql = sql`true`,
): Promise<number[]> {
  const rows = await tx.query<{ version: number }>(sql`
    select version from liste_achats_ligne
     where liste_id = ${listeId} and id = any (${forAny(ligneIds)}::bigint[]) and ${condition}`);
  return rows.map(({ version }) => version);
}

/** Kept aside as they were. */
export async function removeLignes(
  tx: Tx,
  listeId: number,
  ligneIds: readonly number[],
): Promise<void> {
  await tx.execute(sql`
    with retirees as (
      delete from liste_achats_ligne
       where liste_id = ${listeId} and id = any (${forAny(ligneIds)}::bigint[])
      returning id, liste_id, article_id, rang, quantite, chantier_rang, trait_coupe, chutes,
                exemplaires, remise, note, cible, reste
    )
    insert into liste_achats_ligne_retiree (id, liste_id, article_id, rang, quantite,
      chantier_rang, trait_coupe, chutes, exemplaires, remise, note, cible, reste)
    select * from retirees`);
}

/** How many came back. */
export async function putBackLignes(
  tx: Tx,
  listeId: number,
  ligneIds: readonly number[],
  version: number,
): Promise<number> {
  return tx.execute(sql`
    with reprises as (
      delete from liste_achats_ligne_retiree
       where liste_id = ${listeId} and id = any (${forAny(ligneIds)}::bigint[])
      returning id, liste_id, article_id, rang, quantite, chantier_rang, trait_coupe, chutes,
                exemplaires, remise, note, cible, reste
    )
    insert into liste_achats_ligne (id, liste_id, article_id, rang, quantite, chantier_rang,
      trait_coupe, chutes, exemplaires, remise, note, cible, reste, version)
    overriding system value
    select reprises.*, ${version} from reprises
    on conflict on constraint une_ligne_par_article_coupe_et_chantier
      do update set quantite = least(liste_achats_ligne.quantite + excluded.quantite, 1000000),
                    cible = coalesce(liste_achats_ligne.cible, excluded.cible),
                    version = excluded.version`);
}
