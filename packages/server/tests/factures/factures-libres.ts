/** Open invoices of a company of the demo, of no order: as many as a test wants to pay. */
import { randomBytes } from 'node:crypto';
import type { DocumentFacture } from '@comptoir/contract/factures/document-facture.schema.ts';
import { sql } from '../../src/db/sql.ts';
import { transaction } from '../../src/db/transaction.ts';
import { listComptesFactures } from '../../src/factures/emission/a-facturer.sql.ts';
import { acheteurOf, totaliser } from '../../src/factures/emission/composer-facture.ts';
import { insertFactures, prendreNumeros } from '../../src/factures/emission/ecrire-facture.sql.ts';
import { cents } from '../../src/factures/emission/parts.ts';
import type { TestApi } from '../api.ts';

/** Dearer and dearer, on the model of the last invoice of the demo; their ids. */
export function ouvrirFactures(
  { pool }: Pick<TestApi, 'pool'>,
  email: string,
  nombre: number,
  changer = (document: DocumentFacture): DocumentFacture => document,
): Promise<number[]> {
  return transaction(pool, async (tx) => {
    const { document } = await tx.one<{ document: DocumentFacture }>(sql`
      select document from facture
       where devise = 'EUR' and genre = 'facture' order by id desc limit 1`);
    const { compteId } = await tx.one<{ compteId: number }>(sql`
      select compte_id as "compteId" from utilisateur where email = ${email} order by id limit 1`);
    const [compte] = await listComptesFactures(tx, [compteId]);
    if (!compte) throw new Error(email);
    const adresse = { ...document.acheteur.adresse, nom: compte.raisonSociale };
    const modele = { ...document, acheteur: acheteurOf(compte, adresse) };
    const numeros = await prendreNumeros(tx, 'FA', 2026, nombre);
    return insertFactures(
      tx,
      numeros.map((numero, i) => ({
        cle: randomBytes(16).toString('base64url'),
        compteId,
        factureId: null,
        document: { ...changer(writeDocument(modele, BigInt(i + 1))), numero },
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
