/** What of the catalogue an export holds. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../db/pool.ts';
import { sql, type Sql } from '../db/sql.ts';
import { word } from '../db/words.ts';

export interface Perimetre {
  noeuds: readonly number[];
  marques: readonly number[];
}

/** Articles on sale below any of the nodes, by any of the brands; none stands for all. */
function articlesOf({ noeuds, marques }: Perimetre): Sql {
  const sous =
    noeuds.length === 0
      ? sql``
      : sql`and exists (select from noeud c
                         where c.id = any (${noeuds}::int[]) and n.gauche between c.gauche and c.droite)`;
  const par = marques.length === 0 ? sql`` : sql`and p.marque_id = any (${marques}::int[])`;
  return sql`
    noeud n
      join produit p on p.noeud_id = n.id
      join article a on a.produit_id = p.id
     where not a.retire ${sous} ${par}`;
}

export async function countArticles(db: Db, perimetre: Perimetre): Promise<number> {
  const { nombre } = await db.one<{ nombre: number }>(sql`
    select count(*) as nombre from ${articlesOf(perimetre)}`);
  return nombre;
}

export async function hasArticles(db: Db, perimetre: Perimetre): Promise<boolean> {
  const { isVendu } = await db.one<{ isVendu: boolean }>(sql`
    select exists (select from ${articlesOf(perimetre)}) as "isVendu"`);
  return isVendu;
}

/** In the order of the tree, as one array: some hundred thousand at most. */
export async function listArticleIds(db: Db, perimetre: Perimetre): Promise<number[]> {
  const { ids } = await db.one<{ ids: number[] }>(sql`
    select coalesce(array_agg(a.id order by n.gauche, p.id, a.rang, a.id), '{}') as ids
      from ${articlesOf(perimetre)}`);
  return ids;
}

export interface NomsDuPerimetre {
  noeuds: Map<number, string>;
  marques: Map<number, string>;
}

/** What was deleted since has no name. */
export async function listNoms(
  db: Db,
  { noeuds, marques }: Perimetre,
  langue: Locale,
): Promise<NomsDuPerimetre> {
  const rows = await db.query<{ id: number; nom: string; isNoeud: boolean }>(sql`
    select id, ${word(langue, 'n.libelle')} as nom, true as "isNoeud"
      from noeud n where id = any (${noeuds}::int[])
     union all
    select id, nom, false from marque where id = any (${marques}::int[])`);
  const nomsOf = (isNoeud: boolean) =>
    new Map(rows.filter((row) => row.isNoeud === isNoeud).map(({ id, nom }) => [id, nom]));
  return { noeuds: nomsOf(true), marques: nomsOf(false) };
}
