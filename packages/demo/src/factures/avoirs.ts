/** Goods taken back, and prices put right: credit notes on some of the invoices. */
import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import { writeAvoir, plusJours } from '@comptoir/server/factures/factures.public.ts';

const MOTIFS = ['Retour de marchandise', 'Article abîmé à la livraison', 'Erreur de préparation'];
/** Credit notes are few: one invoice of so many, and no more than that. */
const UNE_SUR = 31;
const MAX = 60;

export async function avoirs(tx: Tx, jour: string): Promise<void> {
  const corrigees = await tx.query<{ numero: string; emiseLe: string; rang: number }>(sql`
    select f.numero, f.emise_le as "emiseLe", l.rang
      from facture f
      join lateral (select rang from facture_ligne l
                     where l.facture_id = f.id and l.genre = 'article' and l.ht > 0
                     order by rang limit 1) l on true
     where f.id % ${UNE_SUR}::int = 7 and f.emise_le < ${jour}::date - 12
     order by f.emise_le, f.id
     limit ${MAX}`);
  for (const [i, { numero, emiseLe, rang }] of corrigees.entries()) {
    await writeAvoir(tx, numero, {
      lignes: i % 5 === 0 ? 'toutes' : [{ rang, quantite: 1 }],
      port: false,
      motif: MOTIFS[i % MOTIFS.length] ?? '',
      emiseLe: plusJours(emiseLe, 9),
    });
  }
}
