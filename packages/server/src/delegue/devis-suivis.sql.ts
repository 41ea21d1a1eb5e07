/** Quotes of all customers a delegate looks after. */
import type { Devise } from '@comptoir/contract/argent.ts';
import {
  DEVIS_DELEGUE_PAR_PAGE,
  type DevisSuivi,
  type SuiviDevis,
  type TRIS_DEVIS_DELEGUE,
} from '@comptoir/contract/delegue/devis-delegue.contract.ts';
import type { Db } from '../db/pool.ts';
import { sql, type Sql } from '../db/sql.ts';
import { etatLe, ORDRES_DEVIS } from '../devis/devis.public.ts';
import { dansPerimetre, type Perimetre } from './clients/perimetre.sql.ts';

export type DevisSuiviRow = Omit<DevisSuivi, 'netHT' | 'demandeLe'> & {
  netHT: string;
  devise: Devise;
  demandeLe: Date;
};

export type TriDevisSuivis = (typeof TRIS_DEVIS_DELEGUE)[number];

/** An offer that ends within so many days is one to call about. */
const JOURS_EXPIRATION = 7;

const prixRefuses: Sql = sql`
  (select count(*) from devis_ligne l
    where l.devis_id = d.id and l.version = d.version and l.prix_refuse and l.commande_id is null)`;

const colonnes = (jour: string): Sql => sql`
  d.cle as key, d.numero,
  ${etatLe(jour)} as etat,
  d.demande_le as "demandeLe", d.valable_jusqu as "valableJusqu",
  d.nombre_lignes as "nombreLignes", ${prixRefuses} as "prixRefuses", d.net_ht::text as "netHT",
  d.devise, json_build_object('id', c.id, 'code', c.code, 'libelle', c.raison_sociale) as compte,
  concat_ws(' ', u.prenom, u.nom) as auteur,
  (select p.id from utilisateur p
    where p.compte_id = d.compte_id and p.etat = 'actif'
    order by p.id = d.utilisateur_id desc, p.role = 'administrateur' desc, p.id
    limit 1) as "utilisateurId"`;

const sources: Sql = sql`
  devis d
  join compte c on c.id = d.compte_id
  join utilisateur u on u.id = d.utilisateur_id`;

/** What waits for a delegate; what is offered and not over yet. */
export function suiviPar(suivi: SuiviDevis, jour: string): Sql {
  const courte = sql`d.etat = 'propose' and d.valable_jusqu >= ${jour}::date`;
  return suivi === 'a-repondre'
    ? sql`(d.etat in ('demande', 'en-etude') or (${courte} and ${prixRefuses} > 0))`
    : sql`(${courte} and d.valable_jusqu <= ${jour}::date + ${JOURS_EXPIRATION}::int)`;
}

const ORDRES: Record<TriDevisSuivis, Sql> = {
  ...ORDRES_DEVIS,
  client: sql`c.raison_sociale, d.id`,
  '-client': sql`c.raison_sociale desc, d.id desc`,
};

interface Demandes {
  suivi: SuiviDevis;
  tri: TriDevisSuivis;
  page: number;
  jour: string;
}

export function listDevisSuivis(
  db: Db,
  perimetre: Perimetre,
  { suivi, tri, page, jour }: Demandes,
): Promise<DevisSuiviRow[]> {
  return db.query(sql`
    select ${colonnes(jour)}
      from ${sources}
     where ${dansPerimetre(perimetre, sql`d.compte_id`)} and ${suiviPar(suivi, jour)}
     order by ${ORDRES[tri]}
     limit ${DEVIS_DELEGUE_PAR_PAGE} offset ${(page - 1) * DEVIS_DELEGUE_PAR_PAGE}`);
}

export function countDevisSuivis(
  db: Db,
  perimetre: Perimetre,
  jour: string,
): Promise<{ aRepondre: number; expirent: number }> {
  return db.one(sql`
    select count(*) filter (where ${suiviPar('a-repondre', jour)}) as "aRepondre",
           count(*) filter (where ${suiviPar('expirent', jour)}) as expirent
      from devis d
     where d.etat in ('demande', 'en-etude', 'propose')
       and ${dansPerimetre(perimetre, sql`d.compte_id`)}`);
}

/** A quote of any customer: `suivi` is whether the delegate may see it. */
export function findDevisSuivi(
  db: Db,
  perimetre: Perimetre,
  { key, jour }: { key: string; jour: string },
): Promise<(DevisSuiviRow & { suivi: boolean }) | undefined> {
  return db.maybeOne(sql`
    select ${colonnes(jour)}, ${dansPerimetre(perimetre, sql`d.compte_id`)} as suivi
      from ${sources}
     where d.cle = ${key}`);
}
