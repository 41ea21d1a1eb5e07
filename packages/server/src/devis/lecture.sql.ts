/** Quotes of a company as they are read: one, with its history, or a page of the list. */
import { DEVIS_PAR_PAGE, type TRIS_DEVIS } from '@comptoir/contract/devis/devis.contract.ts';
import type { Devis, EtatDevis, MotifRefus } from '@comptoir/contract/devis/devis.schema.ts';
import type { Devise } from '@comptoir/contract/argent.ts';
import type { AdressePostale } from '@comptoir/contract/livraison/adresse.schema.ts';
import type { ContactLivraison } from '@comptoir/contract/piece-ouverte/contact.schema.ts';
import { pageOfIds, type PageOfIds } from '../db/page-of-ids.ts';
import type { Db } from '../db/pool.ts';
import { sql, type Sql } from '../db/sql.ts';
import { etatLe } from './devis.sql.ts';
import type { LivraisonGardee } from './livraison-devis.ts';

export interface ResumeRow {
  key: string;
  numero: string;
  etat: EtatDevis;
  demandeLe: Date;
  modifieLe: Date;
  valableJusqu: string | null;
  version: number;
  auteur: { id: number; nom: string };
  delegue: string | null;
  chantiers: string[];
  nombreLignes: number;
  devise: Devise;
  netHT: string;
  ttc: string;
}

export interface DevisRow extends ResumeRow {
  id: number;
  compteId: number;
  /** As it is written down; `etat` counts the day. */
  etatEcrit: EtatDevis;
  motif: MotifRefus | null;
  precision: string;
  livraison: LivraisonGardee;
  contact: ContactLivraison;
  facturation: AdressePostale;
  versions: (Omit<Devis['versions'][number], 'netHT'> & { netHT: string; devise: Devise })[];
  evenements: Devis['evenements'];
  commandes: Devis['commandes'];
}

const resume = (jour: string): Sql => sql`
  d.cle as key, d.numero, ${etatLe(jour)} as etat, d.demande_le as "demandeLe",
  d.modifie_le as "modifieLe", d.valable_jusqu as "valableJusqu", d.version,
  json_build_object('id', u.id, 'nom', concat_ws(' ', u.prenom, u.nom)) as auteur,
  g.prenom || ' ' || g.nom as delegue, d.chantiers, d.nombre_lignes as "nombreLignes", d.devise,
  d.net_ht::text as "netHT", d.ttc::text as ttc`;

/** Undefined for a key that is none of this company. */
export function findDevis(
  db: Db,
  { key, compteId, jour }: { key: string; compteId: number; jour: string },
): Promise<DevisRow | undefined> {
  const instant = (colonne: Sql) =>
    sql`to_char(${colonne} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return db.maybeOne(sql`
    select d.id, d.compte_id as "compteId", d.etat as "etatEcrit", ${resume(jour)}, d.motif,
           d.precision, d.livraison, d.contact, d.facturation,
           (select json_agg(json_build_object('version', v.version, 'auteur', v.auteur,
                     'nom', coalesce(vg.prenom || ' ' || vg.nom, vu.prenom || ' ' || vu.nom, ''),
                     'creeLe', ${instant(sql`v.cree_le`)}, 'netHT', v.net_ht::text,
                     'devise', v.devise) order by v.version desc)
              from devis_version v
              left join utilisateur vu on vu.id = v.utilisateur_id
              left join delegue vg on vg.id = v.delegue_id
             where v.devis_id = d.id) as versions,
           (select json_agg(json_build_object('genre', e.genre, 'faitLe', ${instant(sql`e.fait_le`)},
                     'auteur', coalesce(eg.prenom || ' ' || eg.nom, eu.prenom || ' ' || eu.nom),
                     'motif', nullif(e.details ->> 'precision', '')) order by e.id desc)
              from devis_evenement e
              left join utilisateur eu on eu.id = e.utilisateur_id
              left join delegue eg on eg.id = e.delegue_id
             where e.devis_id = d.id) as evenements,
           (select coalesce(json_agg(json_build_object('key', c.cle, 'numero', c.numero)
                     order by c.id), '[]')
              from commande c
             where c.devis_id = d.id) as commandes
      from devis d
      join utilisateur u on u.id = d.utilisateur_id
      left join delegue g on g.id = d.delegue_id
     where d.cle = ${key} and d.compte_id = ${compteId}`);
}

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

/** One page, and how many there are of all: names are looked up for the page alone. */
export async function listDevis(
  db: Db,
  filtres: FiltresDevis,
  { page, tri }: { page: number; tri: TriDevis },
): Promise<{ devis: ResumeRow[]; total: number }> {
  const { ids, total } = await db.one<PageOfIds>(
    pageOfIds(source(filtres), {
      id: sql`d.id`,
      order: ORDRES[tri],
      limit: DEVIS_PAR_PAGE,
      offset: (page - 1) * DEVIS_PAR_PAGE,
    }),
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
  const { compteId, jour, mots, etat, du, au, auteurId } = filtres;
  const et: Sql[] = [sql`d.compte_id = ${compteId}`];
  for (const mot of mots) et.push(sql`d.recherche like ${`%${mot}%`}`);
  if (etat && etat.length > 0) et.push(sql`${etatLe(jour)} = any (${etat}::text[])`);
  if (du !== undefined) et.push(sql`d.demande_le >= ${du}::date`);
  if (au !== undefined) et.push(sql`d.demande_le < ${au}::date + 1`);
  if (auteurId !== undefined) et.push(sql`d.utilisateur_id = ${auteurId}`);
  return et.reduce((tout, une) => sql`${tout} and ${une}`);
}
