/** Open invoices of a company of the demo, of no order: as many as a test wants to pay. */
import { randomBytes } from 'node:crypto';
import type { DocumentFacture } from '@comptoir/contract/factures/document-facture.schema.ts';
import { sql } from '../../src/db/sql.ts';
import { transaction } from '../../src/db/transaction.ts';
import { totaliser } from '../../src/factures/emission/composer-facture.ts';
import { insertFactures, prendreNumeros } from '../../src/factures/emission/ecrire-facture.sql.ts';
import { cents } from '../../src/factures/emission/parts.ts';
import type { TestApi } from '../api.ts';

/** Dearer and dearer, on the model of the last invoice of the company; their ids. */
export function ouvrirFactures(
  { pool }: Pick<TestApi, 'pool'>,
  email: string,
  nombre: number,
): Promise<number[]> {
  return transaction(pool, async (tx) => {
    const { compteId, document: modele } = await tx.one<{
      compteId: number;
      document: DocumentFacture;
    }>(sql`
      select f.compte_id as "compteId", f.document
        from facture f
       where f.compte_id = (select compte_id from utilisateur where email = ${email} limit 1)
         and f.genre = 'facture'
       order by f.id desc
       limit 1`);
    const numeros = await prendreNumeros(tx, 'FA', 2026, nombre);
    return insertFactures(
      tx,
      numeros.map((numero, i) => ({
        cle: randomBytes(16).toString('base64url'),
        compteId,
        factureId: null,
        document: { ...writeDocument(modele, BigInt(i + 1)), numero },
        sources: [{ commandeId: null, ligneId: null, bonId: null }],
      })),
    );
  });
}

function writeDocument(modele: DocumentFacture, dizaines: bigint): DocumentFacture {
  const rien = '0.00';
  const prix = cents(dizaines * 100_000n);
  const lignes = modele.lignes.slice(0, 1).map((ligne) => ({
    ...ligne,
    genre: 'libre' as const,
    commande: null,
    bon: null,
    quantite: 1,
    prixPublicHT: prix,
    prixHT: prix,
    coupeHT: rien,
    ecoHT: rien,
    promotionHT: rien,
    arrondiHT: rien,
    montantHT: prix,
  }));
  const compte = { lignes, frais: [], devise: modele.devise };
  return {
    ...modele,
    ...compte,
    cadre: 'B1',
    modePaiement: 'en-compte',
    ...totaliser(compte, { taux: modele.totaux.taux, payee: false }),
  };
}
