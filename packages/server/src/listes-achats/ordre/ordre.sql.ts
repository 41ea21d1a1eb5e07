/** Where lines of a shopping list stand, and the sections they stand in. */
import { forAny } from '../../db/for-any.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

/** The group `c` of a line `g`; those of none have no row. */
export const GROUPE = sql`
  left join liste_achats_chantier c on c.liste_id = g.liste_id and c.rang = g.chantier_rang`;

/** The order of the page: what is in no group first. */
export const ORDRE = sql`g.chantier_rang is not null, c.place nulls last, c.rang, g.rang, g.id`;

export interface GroupeRow {
  rang: number;
  libelle: string | null;
  section: boolean;
  version: number;
}

export function findGroupe(tx: Tx, listeId: number, rang: number): Promise<GroupeRow | undefined> {
  return tx.maybeOne(sql`
    select rang, libelle, section, version
      from liste_achats_chantier
     where liste_id = ${listeId} and rang = ${rang}`);
}

export function findSection(
  tx: Tx,
  listeId: number,
  libelle: string,
): Promise<{ rang: number } | undefined> {
  return tx.maybeOne(sql`
    select rang from liste_achats_chantier
     where liste_id = ${listeId} and section and lower(libelle) = lower(${libelle})`);
}

export async function insertSection(
  tx: Tx,
  listeId: number,
  libelle: string,
  version: number,
): Promise<number> {
  const { rang } = await tx.one<{ rang: number }>(sql`
    insert into liste_achats_chantier (liste_id, rang, libelle, section, version)
    select ${listeId}, coalesce(max(rang), 0) + 1, ${libelle}, true, ${version}
      from liste_achats_chantier where liste_id = ${listeId}
    returning rang`);
  return rang;
}

/** Those that hold a line: one that was left empty is not seen, and its name can be taken again. */
export async function countGroupes(tx: Tx, listeId: number): Promise<number> {
  const { nombre } = await tx.one<{ nombre: number }>(sql`
    select count(distinct chantier_rang) as nombre
      from liste_achats_ligne where liste_id = ${listeId}`);
  return nombre;
}

export async function renameSection(
  tx: Tx,
  listeId: number,
  { rang, libelle, version }: { rang: number; libelle: string; version: number },
): Promise<void> {
  await tx.execute(sql`
    update liste_achats_chantier set libelle = ${libelle}, version = ${version}
     where liste_id = ${listeId} and rang = ${rang}`);
}

/** An empty section of that name gives it up. */
export async function dropEmptySection(tx: Tx, listeId: number, libelle: string): Promise<void> {
  await tx.execute(sql`
    delete from liste_achats_chantier c
     where c.liste_id = ${listeId} and c.section and lower(c.libelle) = lower(${libelle})
       and not exists (select from liste_achats_ligne g
                        where g.liste_id = c.liste_id and g.chantier_rang = c.rang)
       and not exists (select from liste_achats_ligne_retiree r
                        where r.liste_id = c.liste_id and r.chantier_rang = c.rang)`);
}

/** All groups are numbered anew, this one before the other, or last. */
export async function placeSection(
  tx: Tx,
  listeId: number,
  { rang, avant, version }: { rang: number; avant: number | null; version: number },
): Promise<void> {
  await tx.execute(sql`
    with ordre as (
      select rang, row_number() over (order by place nulls last, rang) as n
        from liste_achats_chantier where liste_id = ${listeId} and rang <> ${rang}
    ),
    cible as (
      select coalesce((select n from ordre where rang = ${avant}),
                      (select count(*) + 1 from ordre)) as n
    ),
    places as (
      select o.rang, case when o.n < cible.n then o.n else o.n + 1 end as place from ordre o, cible
      union all
      select ${rang}, n from cible
    )
    update liste_achats_chantier c
       set place = p.place, version = case when c.rang = ${rang} then ${version} else c.version end
      from places p
     where c.liste_id = ${listeId} and c.rang = p.rang`);
}

/** Those of the group in their order, then those named in theirs; before one of the group if told. */
export async function placeLignes(
  tx: Tx,
  listeId: number,
  {
    ligneIds,
    groupe,
    avant,
    version,
  }: { ligneIds: readonly number[]; groupe: number | null; avant: number | null; version: number },
): Promise<void> {
  await tx.execute(sql`
    with nommees as (
      select id, n from unnest(${forAny(ligneIds)}::bigint[]) with ordinality as t (id, n)
    ),
    autres as (
      select g.id, row_number() over (order by g.rang, g.id) as n
        from liste_achats_ligne g
       where g.liste_id = ${listeId} and g.chantier_rang is not distinct from ${groupe}::integer
         and g.id not in (select id from nommees)
    ),
    cible as (
      select coalesce((select n from autres where id = ${avant}),
                      (select count(*) + 1 from autres)) as n
    ),
    rangs as (
      select a.id, (case when a.n < cible.n then a.n
                         else a.n + (select count(*) from nommees) end)::int as rang, false as nommee
        from autres a, cible
      union all
      select m.id, (cible.n + m.n - 1)::int, true from nommees m, cible
    )
    update liste_achats_ligne g
       set rang = r.rang,
           chantier_rang = case when r.nommee then ${groupe}::integer else g.chantier_rang end,
           version = case when r.nommee then ${version} else g.version end
      from rangs r
     where g.liste_id = ${listeId} and g.id = r.id and (r.nommee or g.rang <> r.rang)`);
}
