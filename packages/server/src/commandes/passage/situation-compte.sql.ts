/** Where a customer stands, as far as their orders here show it. Under the lock of the compte. */
import { sql, type Sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

interface DerniereCommande {
  compteId: number;
  netHT: string;
  passeeLe: Date;
}

/** A part of the statement that writes the order. */
export function noterDerniere({ compteId, netHT, passeeLe }: DerniereCommande): Sql {
  return sql`
    insert into compte_situation (compte_id, derniere_commande_le, derniere_commande_montant)
    values (${compteId}, (${passeeLe}::timestamptz at time zone 'Europe/Paris')::date,
      ${netHT}::numeric)
    on conflict (compte_id) do update
       set derniere_commande_le = excluded.derniere_commande_le,
           derniere_commande_montant = excluded.derniere_commande_montant`;
}

/** The latest that stands, once another no longer does; what came before the shop is left. */
export async function relireDerniereCommande(tx: Tx, compteId: number): Promise<void> {
  await tx.execute(sql`
    update compte_situation s
       set derniere_commande_le = (o.passee_le at time zone 'Europe/Paris')::date,
           derniere_commande_montant = o.net_ht
      from (select passee_le, net_ht
              from commande
             where compte_id = ${compteId} and etat not in ('annulee', 'refusee')
             order by passee_le desc, id desc
             limit 1) o
     where s.compte_id = ${compteId}`);
}

/** What was shipped on account is owed from then on. */
export async function ajouterEncours(tx: Tx, compteId: number, ttc: string): Promise<void> {
  await tx.execute(sql`
    insert into compte_situation (compte_id, encours) values (${compteId}, ${ttc}::numeric)
    on conflict (compte_id) do update set encours = compte_situation.encours + excluded.encours`);
}
