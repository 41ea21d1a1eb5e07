/** Quotes of a company: those that filters leave, a page of them in the order asked. */
import type { TRIS_DEVIS } from '@comptoir/contract/devis/devis.contract.ts';
import type { EtatDevis } from '@comptoir/contract/devis/devis.schema.ts';
import { pageOfIds, type PageOfIds } from '../../db/page-of-ids.ts';
import type { Db } from '../../db/pool.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { etatLe } from '../devis.sql.ts';
import { resume, type ResumeRow } from '../lecture.sql.ts';

export interface FiltresDevis {
  compteId: number;
  /** The day it is. */
  jour: string;
  /** Folded words, each of which is found. */
  mots: readonly string[];
  etat?: readonly EtatDevis[] | undefined;
  du?: string | undefined;
  au?: string | undefined;
  /** Who asked for it. */
  auteurId?: number | undefined;
  /** These alone. */
  cles?: readonly string[] | undefined;
}

export type TriDevis = (typeof TRIS_DEVIS)[number];

export const ORDRES: Readonly<Record<TriDevis, Sql>> = {
  date: sql`d.demande_le, d.id`,
  '-date': sql`d.demande_le desc, d.id desc`,
  montant: sql`d.net_ht, d.id`,
  '-montant': sql`d.net_ht desc, d.id desc`,
  validite: sql`d.valable_jusqu, d.id`,
  // Those without an offer come after all others, as PostgreSQL would not have them.
  '-validite': sql`d.valable_jusqu desc nulls last, d.id desc`,
};

export interface PageDemandee {
  tri: TriDevis;
  limit: number;
  offset: number;
}

/** One page, and how many there are of all: names are looked up for the page alone. */
export async function listDevis(
  db: Db,
  filtres: FiltresDevis,
  { tri, limit, offset }: PageDemandee,
): Promise<{ devis: ResumeRow[]; total: number }> {
  const { ids, total } = await db.one<PageOfIds>(
    pageOfIds(source(filtres), { id: sql`d.id`, order: ORDRES[tri], limit, offset }),
  );
  if (ids.length === 0) return { devis: [], total };
  const devis = await db.query<ResumeRow>(sql`
    select ${resume(filtres.jour)}
      from unnest(${ids}::bigint[]) with ordinality as p (id, place)
      join devis d on d.id = p.id
      join utilisateur u on u.id = d.utilisateur_id
      left join delegue g on g.id = d.delegue_id
     order by p.place`);
  return { devis, total };
}

/** Words are looked for where short texts stand in an index, which has to be named by its condition. */
function source(filtres: FiltresDevis): Sql {
  const ou = conditionsOf(filtres);
  if (filtres.mots.length === 0) return sql`devis d where ${ou}`;
  const colonnes = sql`d.id, d.demande_le, d.net_ht, d.valable_jusqu`;
  return sql`(
    select ${colonnes} from devis d where ${ou} and octet_length(d.recherche) <= 1500
    union all
    select ${colonnes} from devis d where ${ou} and octet_length(d.recherche) > 1500) d`;
}

/** Only what is asked stands in the statement: the plan is that of what is asked. */
function conditionsOf(filtres: FiltresDevis): Sql {
  const { compteId, jour, mots, etat, du, au, auteurId, cles } = filtres;
  const et: Sql[] = [sql`d.compte_id = ${compteId}`];
  for (const mot of mots) et.push(sql`d.recherche like ${`%${mot}%`}`);
  if (etat && etat.length > 0) et.push(sql`${etatLe(jour)} = any (${etat}::text[])`);
  if (du !== undefined) {
    et.push(sql`d.demande_le >= ${du}::date::timestamp at time zone 'Europe/Paris'`);
  }
  if (au !== undefined) {
    et.push(sql`d.demande_le < (${au}::date + 1)::timestamp at time zone 'Europe/Paris'`);
  }
  if (auteurId !== undefined) et.push(sql`d.utilisateur_id = ${auteurId}`);
  if (cles) et.push(sql`d.cle = any (${cles}::text[])`);
  return et.reduce((tout, une) => sql`${tout} and ${une}`);
}
