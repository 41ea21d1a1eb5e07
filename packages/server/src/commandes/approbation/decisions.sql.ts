/** What those an order waits for decided. */
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';
import { estSonTour, peutApprouver } from './tour-approbation.sql.ts';

export async function isDecideur(
  tx: Tx,
  commandeId: number,
  utilisateurId: number,
): Promise<boolean> {
  const found = await tx.query(sql`
    select
      from commande c
      join utilisateur p on p.id = ${utilisateurId}
     where c.id = ${commandeId} and ${estSonTour(sql`c`, sql`p`)}`);
  return found.length > 0;
}

export interface Decision {
  commandeId: number;
  utilisateurId: number;
  decision: 'approuvee' | 'refusee';
  motif: string;
}

/**
 * The decision of this person, or that of the first who left and whose place they take; one who was
 * not asked at all is written beside them.
 */
export async function updateDecision(tx: Tx, decision: Decision, instant: Date): Promise<void> {
  const { commandeId, utilisateurId, motif } = decision;
  await tx.execute(sql`
    with sienne as (
      select ca.approbateur_id
        from commande_approbation ca
        join utilisateur a on a.id = ca.approbateur_id
       where ca.commande_id = ${commandeId} and ca.decision is null
         and (ca.approbateur_id = ${utilisateurId} or not ${peutApprouver(sql`a`)})
       order by ca.approbateur_id <> ${utilisateurId}, ca.rang
       limit 1
    )
    update commande_approbation ca
       set decision = ${decision.decision}, motif = ${motif}, decide_le = ${instant}
      from sienne
     where ca.commande_id = ${commandeId} and ca.approbateur_id = sienne.approbateur_id`);
}

/** Whether someone else still has to agree: of `un` nobody, once one did. */
export async function isAttendue(tx: Tx, commandeId: number): Promise<boolean> {
  const found = await tx.query(sql`
    select from commande_approbation
     where commande_id = ${commandeId} and decision is null and regle = 'tous'
     limit 1`);
  return found.length > 0;
}
