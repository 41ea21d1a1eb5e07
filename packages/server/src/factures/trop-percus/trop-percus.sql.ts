import type { Devise } from '@comptoir/contract/argent.ts';
import type { TropPercu } from '@comptoir/contract/factures/trop-percus.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import { sql, type Sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

const COLONNES: Sql = sql`
  t.cle as key, t.numero, t.recu_le as "recuLe",
  coalesce((select p.reference from paiement p where p.id = t.paiement_id),
           (select v.reference from virement v where v.id = t.virement_id), '') as reference,
  json_build_object('montant', t.montant::text, 'devise', t.devise) as montant,
  json_build_object('montant', (t.montant - t.employe)::text, 'devise', t.devise) as reste,
  t.reclame_le is not null as reclame`;

/** Those of which something is left, the oldest first. */
export function listTropPercus(db: Db, compteId: number): Promise<TropPercu[]> {
  return db.query(sql`
    select ${COLONNES} from trop_percu t
     where t.compte_id = ${compteId} and t.employe < t.montant
     order by t.id`);
}

/** Whatever is done with the money of a company is done one after the other. */
export async function lockCompte(tx: Tx, compteId: number): Promise<void> {
  await tx.execute(sql`select from compte where id = ${compteId} for no key update`);
}

export interface TropPercuAImputer {
  id: number;
  reste: string;
}

/** What may be deducted from invoices in this currency. */
export function listAImputer(
  tx: Tx,
  { compteId, devise }: { compteId: number; devise: Devise },
): Promise<TropPercuAImputer[]> {
  return tx.query(sql`
    select id, (montant - employe)::text as reste
      from trop_percu
     where compte_id = ${compteId} and devise = ${devise} and employe < montant
       and reclame_le is null
     order by id
       for update`);
}

export interface Imputation {
  tropPercuId: number;
  factureId: number;
  montant: string;
}

/** Both sides of each, and what the company owes. */
export async function insertImputations(
  tx: Tx,
  compteId: number,
  imputations: readonly Imputation[],
): Promise<void> {
  await tx.execute(sql`
    with parts as (
      select * from json_to_recordset(${JSON.stringify(imputations)}::json)
        as p ("tropPercuId" bigint, "factureId" bigint, montant numeric)
    ),
    ecrits as (
      insert into facture_reglement (facture_id, fait_le, montant, moyen, trop_percu_id)
      select "factureId", (now() at time zone 'Europe/Paris')::date, montant, 'trop-percu',
             "tropPercuId"
        from parts
    ),
    employes as (
      update trop_percu t set employe = t.employe + p.montant
        from (select "tropPercuId", sum(montant) as montant from parts group by 1) p
       where t.id = p."tropPercuId"
    ),
    suivis as (
      update facture_suivi s set regle = s.regle + p.montant
        from (select "factureId", sum(montant) as montant from parts group by 1) p
       where s.facture_id = p."factureId"
    )
    update compte_situation t
       set encours = greatest(0, t.encours - p.somme),
           retard = least(greatest(0, t.encours - p.somme), greatest(0, t.retard - p.retard))
      from (select sum(p.montant) as somme,
                   coalesce(sum(p.montant) filter (where s.echeance_le
                     < (now() at time zone 'Europe/Paris')::date), 0) as retard
              from parts p join facture_suivi s on s.facture_id = p."factureId") p
     where t.compte_id = ${compteId}`);
}

/** Undefined: the company has none under this key. */
export function updateReclame(
  tx: Tx,
  { cle, compteId }: { cle: string; compteId: number },
): Promise<TropPercu | undefined> {
  return tx.maybeOne(sql`
    update trop_percu t
       set reclame_le = case when t.employe < t.montant then coalesce(t.reclame_le, now())
                             else t.reclame_le end
     where t.cle = ${cle} and t.compte_id = ${compteId}
    returning ${COLONNES}`);
}

export interface TropPercuReclame {
  numero: string;
  client: string;
  montant: string;
  devise: Devise;
  reclameLe: Date;
}

/** What the accounts have to pay back. */
export function listReclames(db: Db): Promise<TropPercuReclame[]> {
  return db.query(sql`
    select t.numero, c.raison_sociale as client, (t.montant - t.employe)::text as montant, t.devise,
           t.reclame_le as "reclameLe"
      from trop_percu t
      join compte c on c.id = t.compte_id
     where t.reclame_le is not null and t.employe < t.montant
     order by t.id`);
}

/** What was left of it, paid back; undefined where nothing was. */
export function insertRemboursement(
  tx: Tx,
  { numero, reference, jour }: { numero: string; reference: string; jour: string },
): Promise<{ id: number; compteId: number; montant: string; devise: Devise } | undefined> {
  return tx.maybeOne(sql`
    with tenu as (
      select id, compte_id, devise, montant - employe as reste
        from trop_percu where numero = ${numero} and employe < montant
         for update
    ),
    ecrit as (
      insert into trop_percu_remboursement (trop_percu_id, fait_le, montant, reference)
      select id, ${jour}::date, reste, ${reference} from tenu
    )
    update trop_percu t
       set employe = t.montant, reclame_le = coalesce(t.reclame_le, now())
      from tenu
     where t.id = tenu.id
    returning t.id, t.compte_id as "compteId", tenu.reste::text as montant, t.devise`);
}

export interface Destinataire {
  id: number;
  email: string;
  langue: Locale;
}

/** Those who run the account. */
export function listDestinataires(db: Db, compteId: number): Promise<Destinataire[]> {
  return db.query(sql`
    select id, email, langue from utilisateur
     where compte_id = ${compteId} and role = 'administrateur' and etat = 'actif'
     order by id`);
}
