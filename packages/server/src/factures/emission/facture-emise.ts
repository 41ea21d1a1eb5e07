import { randomBytes } from 'node:crypto';
import type { Courrier, PieceJointe } from '../../courrier/envoi.ts';
import { envoyer } from '../../courrier/envoyer.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { addJob } from '../../jobs/add-job.ts';
import type { JobHandler } from '../../jobs/taches.ts';
import { insertEnvoi } from '../envoi/envois.sql.ts';
import { octetsOf } from '../formats/ecrire-fichier.ts';
import { nomDuFichier } from '../papier/papier-facture.ts';
import { annoncerFacture, writeFacture } from './annoncer-facture.ts';
import { findEmise, type Emise } from './emise.sql.ts';

/**
 * Its paper is written as soon as it is issued, the bytes everyone gets from then on, and goes to
 * whoever runs the account.
 */
export function factureEmise({
  pool,
  url,
}: {
  pool: Pool;
  url: string;
}): JobHandler<'facture-emise'> {
  return async ({ factureId }) => {
    const emise = await findEmise(pool, factureId);
    if (!emise) return;
    const octets = await octetsOf(pool, emise, { format: 'factur-x', qui: 'facture-emise' });
    const piece = {
      nom: `${nomDuFichier(emise.document)}.pdf`,
      type: 'application/pdf',
      data: octets.toString('base64'),
    };
    await transaction(pool, async (tx) => {
      // Whatever this job is run again for, an invoice is told and sent once.
      const cle = randomBytes(16).toString('base64url');
      const envoi = await insertEnvoi(tx, { factureId, cle });
      if (!envoi) return;
      if (envoi.canal === 'factur-x') await envoyer(tx, pourLogiciel(emise, envoi.adresse, piece));
      if (envoi.canal === 'plateforme' || envoi.canal === 'chorus') {
        await addJob(tx, 'facture-envoyer', { factureId }, { maxAttempts: 1 });
      }
      await annoncerFacture(tx, emise, { url, pieces: [piece] });
    });
  };
}

/** To the address that the accounting software of the company reads. */
function pourLogiciel(emise: Emise, adresse: string, piece: PieceJointe): Courrier {
  const { langue } = emise.document;
  const { sujet, texte } = writeFacture(emise, langue, '');
  return { a: adresse, langue, sujet, texte, pieces: [piece] };
}
