/** What decides whether a person may order so much, on account, without asking anyone. */
import { sql, type Sql } from '../../db/sql.ts';
import type { Db } from '../../db/pool.ts';
import type { Tx } from '../../db/transaction.ts';
import { peutApprouver } from '../approbation/tour-approbation.sql.ts';

/**
 * Orders of one company are placed one after the other: its credit and the month of its buyers are
 * counted under this lock. Taken before stock by everyone, so that none waits for another in a ring.
 */
export async function lockCompte(tx: Tx, compteId: number): Promise<void> {
  await tx.execute(sql`select from compte where id = ${compteId} for no key update`);
}

export interface Approbateur {
  id: number;
  nom: string;
}

export interface SituationAcheteur {
  /** May look and ask for quotes, not order. */
  bloque: boolean;
  /** Null: no limit is known. */
  plafondCredit: string | null;
  /** Invoiced and not paid. */
  encours: string;
  /** Ordered on account and not invoiced yet. */
  engage: string;
  limiteCommande: string | null;
  limiteMois: string | null;
  /** Goods ordered in the month that runs. */
  depenseDuMois: string;
  approbation: 'un' | 'tous';
  /** Those who were named and still are there, in their order. */
  approbateurs: Approbateur[];
  /** Administrators of the company other than the buyer: they answer where nobody is named. */
  administrateurs: Approbateur[];
}

/** Ordered on account by this company and not invoiced yet. */
export function engageOf(compteId: Sql): Sql {
  return sql`(
    select coalesce(sum(o.ttc), 0)::text
      from commande o
     where o.compte_id = ${compteId} and o.mode_paiement = 'en-compte'
       and o.etat in ('a-valider', 'validee', 'en-preparation', 'expediee-partiellement'))`;
}

/** `instant`: the month counted is the one it lies in, in Paris. */
export function findSituation(
  db: Db,
  { compteId, utilisateurId }: { compteId: number; utilisateurId: number },
  instant: Date,
): Promise<SituationAcheteur> {
  return db.one(sql`
    select c.bloque, s.plafond_credit as "plafondCredit", coalesce(s.encours, 0)::text as encours,
           ${engageOf(sql`c.id`)} as engage,
           u.limite_commande as "limiteCommande", u.limite_mois as "limiteMois", u.approbation,
           case when u.limite_mois is null then '0' else (
             select coalesce(sum(o.marchandise_ht), 0)::text
               from commande o
              where o.utilisateur_id = u.id and o.etat not in ('annulee', 'refusee')
                and o.passee_le >= date_trunc('month', ${instant}::timestamptz, 'Europe/Paris')
           ) end as "depenseDuMois",
           (select coalesce(json_agg(json_build_object('id', p.id,
                     'nom', concat_ws(' ', p.prenom, p.nom)) order by a.rang), '[]')
              from approbateur a
              join utilisateur p on p.id = a.approbateur_id and ${peutApprouver(sql`p`)}
                                and p.compte_id = c.id
             where a.utilisateur_id = u.id) as approbateurs,
           (select coalesce(json_agg(json_build_object('id', p.id,
                     'nom', concat_ws(' ', p.prenom, p.nom)) order by p.id), '[]')
              from utilisateur p
             where p.compte_id = c.id and p.role = 'administrateur' and p.etat = 'actif'
               and p.id <> u.id) as administrateurs
      from utilisateur u
      join compte c on c.id = u.compte_id
      left join compte_situation s on s.compte_id = c.id
     where u.id = ${utilisateurId} and c.id = ${compteId}`);
}
