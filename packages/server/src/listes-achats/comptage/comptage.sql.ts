/** Shelves kept by lists: targets, what was counted, what is missing. */
import type { Db } from '../../db/pool.ts';
import { forAny } from '../../db/for-any.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';
import type { Acheteur } from '../../http/acteur.ts';
import { droitOf, isLisible } from '../acces.sql.ts';
import { GROUPE, ORDRE } from '../ordre/ordre.sql.ts';
import { listVersions } from '../lignes/lignes.sql.ts';

export interface LigneCibleRow {
  ligneId: number;
  articleId: number;
  note: string;
  cible: number;
  reste: number | null;
}

/** Those with a target, in the order of the page. */
export function listCibles(db: Db, listeId: number): Promise<LigneCibleRow[]> {
  return db.query(sql`
    select g.id as "ligneId", g.article_id as "articleId", g.note, g.cible, g.reste
      from liste_achats_ligne g
      ${GROUPE}
     where g.liste_id = ${listeId} and g.cible is not null
     order by ${ORDRE}`);
}

export interface Compte {
  ligneId: number;
  reste: number;
}

/** The versions of those that are there and have a target. */
export function listVersionsCibles(
  tx: Tx,
  listeId: number,
  ligneIds: readonly number[],
): Promise<number[]> {
  return listVersions(tx, listeId, ligneIds, sql`cible is not null`);
}

export async function writeComptage(
  tx: Tx,
  listeId: number,
  comptes: readonly Compte[],
  version: number,
): Promise<void> {
  await tx.execute(sql`
    update liste_achats_ligne g
       set reste = c.reste, version = ${version}
      from jsonb_to_recordset(${JSON.stringify(comptes)}::jsonb) as c ("ligneId" bigint, reste integer)
     where g.liste_id = ${listeId} and g.id = c."ligneId"`);
  await tx.execute(sql`update liste_achats set comptee_le = now() where id = ${listeId}`);
}

/** All of them where none is named. */
export async function takeCibles(
  tx: Tx,
  listeId: number,
  ligneIds: readonly number[] | null,
  version: number,
): Promise<void> {
  await tx.execute(sql`
    update liste_achats_ligne
       set cible = quantite, version = ${version}
     where liste_id = ${listeId} and cible is null and trait_coupe = ''
       and (${ligneIds === null} or id = any (${forAny(ligneIds ?? [])}::bigint[]))`);
}

/**
 * What was missing of these lines goes to a basket: they are to be counted again.
 *
 * @returns how many were missing something until now.
 */
export async function settleManques(
  tx: Tx,
  listeId: number,
  ligneIds: readonly number[],
): Promise<number> {
  const { version } = await tx.one<{ version: number }>(sql`
    update liste_achats set version = version + 1 where id = ${listeId} returning version`);
  return tx.execute(sql`
    update liste_achats_ligne set reste = null, version = ${version}
     where liste_id = ${listeId} and reste < cible and id = any (${forAny(ligneIds)}::bigint[])`);
}

export interface ListeARemplir {
  id: number;
  libelle: string;
  manquants: number;
  compteeLe: Date;
}

/** Those in which something is missing that who asks may settle, the last counted first. */
export function listARemplir(db: Db, qui: Acheteur, nombre: number): Promise<ListeARemplir[]> {
  return db.query(sql`
    select l.id, l.libelle, m.manquants, coalesce(l.comptee_le, l.modifie_le) as "compteeLe"
      from liste_achats l
      cross join lateral (
        select count(*)::int as manquants
          from liste_achats_ligne g
         where g.liste_id = l.id and g.reste < g.cible
      ) m
     where ${isLisible(qui)} and ${droitOf(qui)} <> 'lecture' and l.archivee_le is null
       and m.manquants > 0
     order by l.comptee_le desc nulls last, l.id desc
     limit ${nombre}`);
}
