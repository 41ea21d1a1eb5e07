import type { Devise } from '@comptoir/contract/argent.ts';
import type { GenreFacture } from '@comptoir/contract/factures/document-facture.schema.ts';
import type {
  EtatEnvoi,
  EtatFacture,
  TrancheRetard,
} from '@comptoir/contract/factures/etats-facture.ts';
import type { TRIS_FACTURES } from '@comptoir/contract/factures/factures.contract.ts';
import { pageOfIds, type PageOfIds } from '../../db/page-of-ids.ts';
import type { Db } from '../../db/pool.ts';
import { plannedEachTime, sql, type Sql } from '../../db/sql.ts';

export type TriFactures = (typeof TRIS_FACTURES)[number];

export interface FiltresFactures {
  compteId: number;
  /** Today: what is late by then. */
  jour: string;
  /** Folded words, each of which is found. */
  mots: readonly string[];
  etats?: readonly EtatFacture[] | undefined;
  du?: string | undefined;
  au?: string | undefined;
  chantier?: string | undefined;
  montantMin?: number | undefined;
  montantMax?: number | undefined;
  /** These alone. */
  cles?: readonly string[] | undefined;
}

/** The state of `facture_suivi s`. */
export function etatSql(jour: string): Sql {
  return sql`case
    when s.genre = 'avoir' then case when s.regle < s.ttc then 'a-deduire' else 'deduite' end
    when s.regle = s.ttc then 'payee'
    when s.en_litige then 'en-litige'
    when s.echeance_le < ${jour}::date then 'en-retard'
    when s.regle > 0 then 'partielle'
    else 'a-payer' end`;
}

/** A credit note is what the company is owed. */
const signe = sql`case when s.genre = 'avoir' then -1 else 1 end`;

/** Turning one round is less work than multiplying all of them. */
const montantSigne = sql`case when s.genre = 'avoir' then -s.ttc else s.ttc end`;

/** Only what is asked stands in the statement: the plan is that of what is asked. */
export function conditionsFactures(filtres: FiltresFactures): Sql {
  const { compteId, jour, mots, etats, du, au, chantier, montantMin, montantMax, cles } = filtres;
  const et: Sql[] = [sql`s.compte_id = ${compteId}`];
  for (const mot of mots) et.push(sql`strpos(s.recherche, ${mot}) > 0`);
  if (etats && etats.length > 0) et.push(sql`${etatSql(jour)} = any (${etats}::text[])`);
  if (du !== undefined) et.push(sql`s.emise_le >= ${du}::date`);
  if (au !== undefined) et.push(sql`s.emise_le <= ${au}::date`);
  if (chantier !== undefined) et.push(sql`${chantier} = any (s.chantiers)`);
  if (montantMin !== undefined) et.push(sql`s.ttc >= ${montantMin}`);
  if (montantMax !== undefined) et.push(sql`s.ttc <= ${montantMax}`);
  if (cles) {
    et.push(sql`s.facture_id in (select f.id from facture f where f.cle = any (${cles}::text[]))`);
  }
  return et.reduce((tout, une) => sql`${tout} and ${une}`);
}

const ORDRES: Record<TriFactures, Sql> = {
  date: sql`s.emise_le, s.facture_id`,
  '-date': sql`s.emise_le desc, s.facture_id desc`,
  echeance: sql`s.echeance_le, s.facture_id`,
  '-echeance': sql`s.echeance_le desc, s.facture_id desc`,
  montant: sql`${montantSigne}, s.facture_id`,
  '-montant': sql`${montantSigne} desc, s.facture_id desc`,
  numero: sql`s.numero, s.facture_id`,
  '-numero': sql`s.numero desc, s.facture_id desc`,
};

export interface FactureRow {
  key: string;
  numero: string;
  genre: GenreFacture;
  etat: EtatFacture;
  emiseLe: string;
  echeanceLe: string;
  chantiers: string[];
  commandes: string[];
  devise: Devise;
  ht: string;
  tva: string;
  ttc: string;
  reste: string;
  envoi: EtatEnvoi | null;
}

/** What a row of the list shows of `facture f` and `facture_suivi s`. */
export function colonnesFacture(jour: string): Sql {
  return sql`
    f.cle as key, f.numero, f.genre, ${etatSql(jour)} as etat, f.emise_le as "emiseLe",
    f.echeance_le as "echeanceLe", s.chantiers, f.devise,
    array(select distinct c.numero from facture_ligne l join commande c on c.id = l.commande_id
           where l.facture_id = f.id order by c.numero) as commandes,
    (${signe} * f.ht)::text as ht, (${signe} * f.tva)::text as tva, (${signe} * f.ttc)::text as ttc,
    (${signe} * (s.ttc - s.regle))::text as reste,
    (select e.etat from facture_envoi e where e.facture_id = f.id) as envoi`;
}

export async function listFactures(
  db: Db,
  filtres: FiltresFactures,
  { tri, limit, offset }: { tri: TriFactures; limit: number; offset: number },
): Promise<{ rows: FactureRow[]; total: number }> {
  const source = sql`facture_suivi s where ${conditionsFactures(filtres)}`;
  const { ids, total } = await db.one<PageOfIds>(
    pageOfIds(source, { id: sql`s.facture_id`, order: ORDRES[tri], limit, offset }),
  );
  if (ids.length === 0) return { rows: [], total };
  const rows = await db.query<FactureRow>(sql`
    select ${colonnesFacture(filtres.jour)}
      from unnest(${ids}::bigint[]) with ordinality as p (id, place)
      join facture f on f.id = p.id
      join facture_suivi s on s.facture_id = f.id
     order by p.place`);
  return { rows, total };
}

export interface Synthese {
  etats: { etat: EtatFacture; nombre: number; reste: string }[];
  retards: { tranche: TrancheRetard; nombre: number; reste: string }[];
  chantiers: string[];
}

const CHANTIERS_PROPOSES = 200;

/**
 * Whatever the filters: what is in each state, what is due by how late it is, chantiers to choose
 * from. Most invoices of a company are settled: those are counted, the open ones alone are told apart.
 */
export function findSynthese(db: Db, compteId: number, jour: string): Promise<Synthese> {
  const retard = sql`${jour}::date - s.echeance_le`;
  return db.one(
    plannedEachTime(sql`
    with siennes as materialized (
      select ${etatSql(jour)} as etat,
             case when s.genre = 'avoir' then null
                  when ${retard} <= 0 then 'a-echoir' when ${retard} <= 30 then '1-30'
                  when ${retard} <= 60 then '31-60' when ${retard} <= 90 then '61-90'
                  else '91' end as tranche,
             count(*) as nombre, sum(${signe} * (s.ttc - s.regle)) as reste
        from facture_suivi s
       where s.compte_id = ${compteId} and s.regle < s.ttc
       group by 1, 2
      union all
      select case s.genre when 'avoir' then 'deduite' else 'payee' end, null, count(*), 0
        from facture_suivi s
       where s.compte_id = ${compteId} and s.regle = s.ttc
       group by s.genre
    )
    select (select coalesce(json_agg(e), '[]')
              from (select etat, sum(nombre)::int as nombre, sum(reste)::text as reste
                      from siennes group by etat) e) as etats,
           (select coalesce(json_agg(r), '[]')
              from (select tranche, sum(nombre)::int as nombre, sum(reste)::text as reste
                      from siennes where tranche is not null group by tranche) r) as retards,
           array(select n.libelle
                   from (select libelle from compte_chantier
                          where compte_id = ${compteId}
                          order by derniere_le desc
                          limit ${CHANTIERS_PROPOSES}) n
                  order by n.libelle) as chantiers`),
  );
}
