import { randomBytes } from 'node:crypto';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction, type Tx } from '../../db/transaction.ts';
import { emettre } from '../../outbox/outbox.ts';
import { deduireAvoir, lockFacture } from './avoir.sql.ts';
import { composerAvoir, type AvoirDemande } from './composer-avoir.ts';
import { annoncerEmission, insertFactures, prendreNumeros } from './ecrire-facture.sql.ts';

/** Takes back what an invoice asked for, never more than it did. Returns its number. */
export function emettreAvoir(pool: Pool, numero: string, demande: AvoirDemande): Promise<string> {
  return transaction(pool, async (tx) => {
    const avoir = await writeAvoir(tx, numero, demande);
    await emettre(tx, 'factures-modifiees', { ids: [avoir.id] });
    await annoncerEmission(tx, [avoir.id]);
    return avoir.numero;
  });
}

export async function writeAvoir(
  tx: Tx,
  numeroFacture: string,
  demande: AvoirDemande,
): Promise<{ id: number; numero: string }> {
  const facture = await lockFacture(tx, numeroFacture);
  if (!facture) throw refus('introuvable');
  const repris = new Map(facture.repris.map(({ rang, quantite }) => [rang, quantite]));
  const port = facture.lignes.find(({ genre }) => genre === 'port');
  if (demande.port && (!port || repris.has(port.rang))) throw refus('avoir-trop-grand');
  const document = composerAvoir(facture.document, demande, repris);
  const sources = new Map(facture.lignes.map((ligne) => [ligne.rang, ligne]));
  const rien = { commandeId: null, ligneId: null, bonId: null };
  const [numero = ''] = await prendreNumeros(tx, 'AV', Number(demande.emiseLe.slice(0, 4)), 1);
  const [id = 0] = await insertFactures(tx, [
    {
      cle: randomBytes(16).toString('base64url'),
      compteId: facture.compteId,
      document: { ...document, numero },
      factureId: facture.id,
      sources: [
        ...document.lignes.map(({ rang }) => sources.get(rang) ?? rien),
        ...document.frais.map(() => port ?? rien),
      ],
    },
  ]);
  await deduireAvoir(tx, { factureId: facture.id, avoirId: id, jour: demande.emiseLe });
  return { id, numero };
}
