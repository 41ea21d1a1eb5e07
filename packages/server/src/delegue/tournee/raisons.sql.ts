/** Why customers are worth a visit: one statement for each reason, over the whole tour. */
import type { Devise } from '@comptoir/contract/argent.ts';
import type { SujetRappel } from '@comptoir/contract/contact/contacts.contract.ts';
import type { SuiviDevis } from '@comptoir/contract/delegue/devis-delegue.contract.ts';
import type { Db } from '../../db/pool.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { echuSql, type Echu } from '../../factures/factures.public.ts';
import { suiviPar } from '../devis-suivis.sql.ts';

export interface DevisDunCompte {
  compteId: number;
  devise: Devise;
  aRepondre: DevisComptes | null;
  expirent: DevisComptes | null;
}

export interface DevisComptes {
  nombre: number;
  netHT: string;
  /** The one to open first, and its day. */
  key: string;
  le: string;
}

/** Quotes to be answered, the oldest first, and offers about to end, the next first. */
export function listDevisParCompte(db: Db, suivis: Sql, jour: string): Promise<DevisDunCompte[]> {
  const compter = (suivi: SuiviDevis, le: Sql): Sql => {
    const siens = sql`filter (where ${suiviPar(suivi, jour)})`;
    return sql`
      case when count(*) ${siens} > 0 then json_build_object(
        'nombre', count(*) ${siens},
        'netHT', (sum(d.net_ht) ${siens})::text,
        'key', (array_agg(d.cle order by ${le}, d.id) ${siens})[1],
        'le', (min(${le}) ${siens})::text) end`;
  };
  const demandeLe = sql`(d.demande_le at time zone 'Europe/Paris')::date`;
  return db.query(sql`
    select d.compte_id as "compteId", min(d.devise) as devise,
           ${compter('a-repondre', demandeLe)} as "aRepondre",
           ${compter('expirent', sql`d.valable_jusqu`)} as expirent
      from (${suivis}) suivi
      join devis d on d.compte_id = suivi.compte_id
     where d.etat in ('demande', 'en-etude', 'propose')
     group by d.compte_id`);
}

export interface SituationDunCompte {
  compteId: number;
  devise: Devise;
  encours: string;
  /** Past its date. */
  retard: string;
  facturesEchues: Echu['nombre'];
  echuDepuis: Echu['depuis'];
  /** Turnover of twelve months, as the ERP tells it. */
  chiffreAffaires: string;
  /** Wherever it was placed. */
  dernierLe: string | null;
  /** Median of the days between two days an order was placed on; null: too few to tell. */
  rythme: number | null;
}

/** Days with an order the rhythm is told from: twelve gaps, as those of habits. */
const JOURS_DE_COMMANDE = 13;
/** Orders read to find them: some days have several. */
const COMMANDES_LUES = 26;
/** With fewer, two orders of one chantier would be a rhythm. */
const ECARTS_MIN = 3;

/** Where each customer stands, and how often they order. */
export function listSituations(db: Db, suivis: Sql, jour: string): Promise<SituationDunCompte[]> {
  return db.query(sql`
    select c.id as "compteId", c.devise, coalesce(s.encours, 0)::numeric(14, 2)::text as encours,
           echu.montant as retard, echu.nombre as "facturesEchues", echu.depuis as "echuDepuis",
           coalesce(s.chiffre_affaires, 0)::numeric(14, 2)::text as "chiffreAffaires",
           greatest(rythme.dernier_le, s.derniere_commande_le) as "dernierLe",
           case when rythme.ecarts >= ${ECARTS_MIN} then rythme.mediane end as rythme
      from (${suivis}) suivi
      join compte c on c.id = suivi.compte_id
      left join compte_situation s on s.compte_id = c.id
     cross join lateral (${echuSql(sql`c.id`, sql`${jour}::date`)}) echu
     cross join lateral (
       select max(ecart.jour) as dernier_le, count(ecart.jours) as ecarts,
              percentile_disc(0.5) within group (order by ecart.jours) as mediane
         from (select commande_jour.jour,
                      commande_jour.jour - lead(commande_jour.jour) over (order by commande_jour.jour desc) as jours
                 from (select distinct lue.jour
                         from (select (o.passee_le at time zone 'Europe/Paris')::date as jour
                                 from commande o
                                where o.compte_id = c.id and compte_en_depense(o.etat)
                                order by o.passee_le desc
                                limit ${COMMANDES_LUES}) lue
                        order by lue.jour desc
                        limit ${JOURS_DE_COMMANDE}) commande_jour) ecart
     ) rythme`);
}

export interface RappelDunCompte {
  compteId: number;
  debut: Date;
  telephone: string;
  sujet: SujetRappel;
}

/** Minutes a call is still due after its slot began. */
const MINUTES_DE_GRACE = 60;

/** The next call that each customer waits for by this delegate. */
export function listRappelsParCompte(
  db: Db,
  suivis: Sql,
  { delegueId, maintenant }: { delegueId: number; maintenant: Date },
): Promise<RappelDunCompte[]> {
  const depuis = new Date(maintenant.getTime() - MINUTES_DE_GRACE * 60_000);
  return db.query(sql`
    select distinct on (r.compte_id) r.compte_id as "compteId", r.debut, r.telephone, r.sujet
      from rappel r
      join (${suivis}) suivi on suivi.compte_id = r.compte_id
     where r.delegue_id = ${delegueId} and r.annule_le is null and r.fait_le is null
       and r.debut > ${depuis}
     order by r.compte_id, r.debut`);
}
