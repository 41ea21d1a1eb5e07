import { randomBytes } from 'node:crypto';
import { formatArgent, formatDate } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import { composer } from '../../courrier/composer.ts';
import { notifier } from '../../courrier/notifier.ts';
import type { Courrier, PieceJointe } from '../../courrier/envoi.ts';
import { envoyer } from '../../courrier/envoyer.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { addJob } from '../../jobs/add-job.ts';
import type { JobHandler } from '../../jobs/taches.ts';
import { prevenir } from '../../messages/messages.public.ts';
import { insertEnvoi } from '../envoi/envois.sql.ts';
import { octetsOf } from '../formats/ecrire-fichier.ts';
import { MOTS } from '../mots.ts';
import { nomDuFichier } from '../papier/papier-facture.ts';
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
      await notifier(
        tx,
        'facture',
        emise.destinataires.map(({ id, email, langue }) => {
          const lien = url + liens.facture(langue, emise.cle);
          const courrier = { a: email, langue, pieces: [piece], ...ecrit(emise, langue, lien) };
          return { utilisateurId: id, lien, courrier: composer(courrier) };
        }),
      );
      if (emise.document.genre === 'avoir') return;
      await prevenir(tx, {
        utilisateurIds: emise.destinataires.map(({ id }) => id),
        niveau: 'info',
        texte: Object.fromEntries(
          LOCALES.map((langue) => [
            langue,
            MOTS[langue]('courrier.message', valeurs(emise, langue)),
          ]),
        ) as Record<Locale, string>,
        lien: liens.facture('fr', emise.cle),
        objet: { genre: 'facture', id: factureId },
        notification: 'facture',
      });
    });
  };
}

/** To the address that the accounting software of the company reads. */
function pourLogiciel(emise: Emise, adresse: string, piece: PieceJointe): Courrier {
  const { langue } = emise.document;
  const { sujet, texte } = ecrit(emise, langue, '');
  return { a: adresse, langue, sujet, texte, pieces: [piece] };
}

function valeurs({ document }: Emise, langue: Locale) {
  const { numero, emiseLe, echeanceLe, totaux, devise } = document;
  return {
    numero,
    montant: formatArgent(langue, { montant: totaux.ttc, devise }),
    date: formatDate(emiseLe),
    echeance: formatDate(echeanceLe),
  };
}

function ecrit(emise: Emise, langue: Locale, lien: string) {
  const t = MOTS[langue];
  const dit = valeurs(emise, langue);
  const isAvoir = emise.document.genre === 'avoir';
  return {
    sujet: isAvoir ? t('courrier.sujetAvoir', dit) : t('courrier.sujet', dit),
    texte: isAvoir ? t('courrier.texteAvoir', dit) : t('courrier.texte', dit),
    bouton: { libelle: t('courrier.bouton'), url: lien },
    suite: t('courrier.suite'),
  };
}
