import type { DocumentFacture } from '@comptoir/contract/factures/document-facture.schema.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';
import type { SourceDeLigne } from './ecrire-facture.sql.ts';

export interface FactureACorriger {
  id: number;
  compteId: number;
  document: DocumentFacture;
  lignes: (SourceDeLigne & { rang: number; genre: string })[];
  /** Taken back already. */
  repris: { rang: number; quantite: number }[];
}

/** Who corrects it at the same time waits. Undefined: the shop issued none under this number. */
export async function lockFacture(tx: Tx, numero: string): Promise<FactureACorriger | undefined> {
  const tenue = await tx.maybeOne<{ id: number }>(sql`
    select facture_id as id from facture_suivi
     where numero = ${numero} and genre = 'facture'
       and facture_id in (select id from facture where numero = ${numero} and origine = 'comptoir')
       for no key update`);
  if (!tenue) return undefined;
  return tx.one(sql`
    select f.id, f.compte_id as "compteId", f.document,
           (select json_agg(json_build_object('rang', l.rang, 'genre', l.genre,
                     'commandeId', l.commande_id, 'ligneId', l.ligne_id, 'bonId', l.bon_id)
                     order by l.rang)
              from facture_ligne l where l.facture_id = f.id) as lignes,
           (select coalesce(json_agg(r), '[]')
              from (select l.rang, sum(l.quantite) as quantite
                      from facture a join facture_ligne l on l.facture_id = a.id
                     where a.facture_id = f.id group by l.rang) r) as repris
      from facture f where f.id = ${tenue.id}`);
}

/** A credit note is deducted from what is left of its invoice; the rest stays to be deducted. */
export async function deduireAvoir(
  tx: Tx,
  { factureId, avoirId, jour }: { factureId: number; avoirId: number; jour: string },
): Promise<void> {
  await tx.execute(sql`
    with part as (
      select least(f.ttc - f.regle, a.ttc - a.regle) as montant
        from facture_suivi f, facture_suivi a
       where f.facture_id = ${factureId} and a.facture_id = ${avoirId}
    ),
    ecrit as (
      insert into facture_reglement (facture_id, fait_le, montant, moyen, avoir_id)
      select ${factureId}::bigint, ${jour}::date, montant, 'avoir', ${avoirId}::bigint
        from part where montant > 0
    )
    update facture_suivi s set regle = s.regle + part.montant
      from part
     where s.facture_id in (${factureId}, ${avoirId}) and part.montant > 0`);
}
