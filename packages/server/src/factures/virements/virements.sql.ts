/** Transfers: each is written once, under what the bank calls it. */
import type { Devise } from '@comptoir/contract/argent.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

export interface FactureReglee {
  id: number;
  numero: string;
  compteId: number;
  devise: Devise;
  echeanceLe: string;
  /** What is left to be paid. */
  reste: string;
}

/** Invoices of these numbers, those due first before the others. */
export function listAReglerPar(db: Db, numeros: readonly string[]): Promise<FactureReglee[]> {
  return db.query(sql`
    select facture_id as id, numero, compte_id as "compteId", devise, echeance_le as "echeanceLe",
           (ttc - regle)::text as reste
      from facture_suivi
     where numero = any (${numeros}::text[]) and genre = 'facture'
     order by echeance_le, facture_id`);
}

export interface VirementNouveau {
  compteId: number;
  reference: string;
  recuLe: string;
  devise: Devise;
  montant: string;
}

/** Its id. Under the lock of the company. */
export async function insertVirement(tx: Tx, v: VirementNouveau): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into virement (compte_id, reference, recu_le, devise, montant)
    values (${v.compteId}, ${v.reference}, ${v.recuLe}, ${v.devise}, ${v.montant})
    returning id`);
  return id;
}

export function findVirement(
  tx: Tx,
  { compteId, reference }: { compteId: number; reference: string },
): Promise<{ id: number; recuLe: string; devise: Devise; montant: string } | undefined> {
  return tx.maybeOne(sql`
    select id, recu_le as "recuLe", devise, montant::text
      from virement where compte_id = ${compteId} and reference = ${reference}`);
}

export interface VirementReparti {
  parts: { numero: string; montant: string; reste: string }[];
  tropPercu: { numero: string; montant: string } | null;
}

/** What became of it. */
export function findReparti(tx: Tx, id: number): Promise<VirementReparti> {
  return tx.one(sql`
    select (select coalesce(json_agg(json_build_object('numero', s.numero,
                     'montant', r.montant::text, 'reste', (s.ttc - s.regle)::text) order by r.id), '[]')
              from facture_reglement r join facture_suivi s using (facture_id)
             where r.virement_id = ${id}) as parts,
           (select json_build_object('numero', numero, 'montant', montant::text)
              from trop_percu where virement_id = ${id}) as "tropPercu"`);
}
