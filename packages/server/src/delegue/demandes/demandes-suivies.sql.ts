/** Calls, services and renewals of prices that the customers of a delegate asked for. */
import {
  DEMANDES_DELEGUE_PAR_PAGE,
  type DemandeSuivie,
  type SuiviDemandes,
} from '@comptoir/contract/delegue/demandes-delegue.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { dansPerimetre, type Perimetre } from '../clients/perimetre.sql.ts';

export type DemandeRow = Omit<DemandeSuivie, 'le' | 'faitLe'> & { le: Date; faitLe: Date | null };

/** References of a renewal that are named. */
const REFERENCES_NOMMEES = 8;

/** What all requests have in common; calls given up are nobody's any more. */
const TOUTES: Sql = sql`
  (select r.numero, 'rappel' as genre, r.sujet, r.genre as qui, null::smallint as service_id,
          null::bigint as renouvellement_id, r.texte, r.telephone, r.debut as le, r.fait_le is not null as fait, r.fait_le, r.fait_par,
          r.compte_id, r.utilisateur_id, r.delegue_id
     from rappel r
    where r.annule_le is null
    union all
   select s.numero, 'service', null, null, s.service_id, null, s.texte, null, s.cree_le,
          s.etat = 'terminee', s.fait_le, s.fait_par, s.compte_id, s.utilisateur_id, null
     from demande_service s
    union all
   select n.numero, 'renouvellement', null, null, null, n.id, '', null, n.cree_le,
          n.fait_le is not null, n.fait_le, n.fait_par, n.compte_id, n.utilisateur_id, null
     from demande_renouvellement n)`;

/** Their customers', and calls they were asked for themselves, whose customer went to another. */
function siennes(perimetre: Perimetre): Sql {
  return sql`(${dansPerimetre(perimetre, sql`d.compte_id`)} or d.delegue_id = ${perimetre.delegueId})`;
}

function colonnes(langue: Locale): Sql {
  return sql`
    d.numero, d.genre, d.sujet, d.qui, d.le, d.fait, d.fait_le as "faitLe",
    case ${langue} when 'en' then s.titre_en when 'es' then s.titre_es else s.titre_fr end as service,
    coalesce(p.textes, d.texte) as texte, p.nombre as "nombrePrix",
    coalesce(d.telephone, u.telephone, nullif(c.telephone, '')) as telephone,
    concat_ws(' ', g.prenom, g.nom) as "faitPar",
    json_build_object('id', c.id, 'code', c.code, 'libelle', c.raison_sociale) as compte,
    concat_ws(' ', u.prenom, u.nom) as auteur,
    (select m.id from utilisateur m
      where m.compte_id = d.compte_id and m.etat = 'actif'
      order by m.id = d.utilisateur_id desc, m.role = 'administrateur' desc, m.id
      limit 1) as "utilisateurId"`;
}

const JOINTES: Sql = sql`
  ${TOUTES} d
  join compte c on c.id = d.compte_id
  join utilisateur u on u.id = d.utilisateur_id
  left join service_compte s on s.id = d.service_id
  left join delegue g on g.id = d.fait_par
  left join lateral (
    select count(*) as nombre,
           concat(array_to_string((array_agg(a.reference order by x.fin, a.reference))[:${REFERENCES_NOMMEES}], ', '),
                  case when count(*) > ${REFERENCES_NOMMEES} then '…' end) as textes
      from demande_renouvellement_prix x join article a on a.id = x.article_id
     where x.demande_id = d.renouvellement_id
    having count(*) > 0) p on true`;

interface Demandees {
  suivi: SuiviDemandes;
  page: number;
  langue: Locale;
}

/** What is due first; what was settled last. */
export function listDemandesSuivies(
  db: Db,
  perimetre: Perimetre,
  { suivi, page, langue }: Demandees,
): Promise<DemandeRow[]> {
  const isFaite = suivi === 'faites';
  const ordre = isFaite ? sql`coalesce(d.fait_le, d.le) desc, d.numero desc` : sql`d.le, d.numero`;
  return db.query(sql`
    select ${colonnes(langue)}
      from ${JOINTES}
     where ${siennes(perimetre)} and d.fait = ${isFaite}
     order by ${ordre}
     limit ${DEMANDES_DELEGUE_PAR_PAGE} offset ${(page - 1) * DEMANDES_DELEGUE_PAR_PAGE}`);
}

export function countDemandesSuivies(
  db: Db,
  perimetre: Perimetre,
): Promise<{ aFaire: number; faites: number }> {
  return db.one(sql`
    select count(*) filter (where not d.fait) as "aFaire", count(*) filter (where d.fait) as faites
      from ${TOUTES} d
     where ${siennes(perimetre)}`);
}

/** A request of any customer: `suivi` is whether the delegate may see it. */
export function findDemandeSuivie(
  db: Db,
  perimetre: Perimetre,
  { numero, langue }: { numero: string; langue: Locale },
): Promise<(DemandeRow & { suivi: boolean; auteurId: number }) | undefined> {
  return db.maybeOne(sql`
    select ${colonnes(langue)}, ${siennes(perimetre)} as suivi, d.utilisateur_id as "auteurId"
      from ${JOINTES}
     where d.numero = ${numero}`);
}
