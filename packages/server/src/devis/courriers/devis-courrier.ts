/** The job that writes the mails of a quote, from what it is by then. */
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { DEFAULT_LOCALE } from '@comptoir/contract/words/locales.ts';
import { notifier } from '../../courrier/notifier.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { prevenir, reglerMessages } from '../../messages/messages.public.ts';
import {
  isAuClient,
  redigerCourrier,
  redigerMessage,
  type GenreCourrier,
} from './courriers-devis.ts';
import { findDevisEcrit, listDelegues } from './destinataires.sql.ts';
import type { CourrierDevis } from '../taches-devis.public.ts';

export function devisCourrier(pool: Pool, url: string): (donnees: CourrierDevis) => Promise<void> {
  return async ({ devisId, genre }) => {
    const devis = await findDevisEcrit(pool, devisId);
    if (!devis) return;
    const vers = isAuClient(genre)
      ? devis.actif
        ? [{ a: devis.email, langue: devis.langue, utilisateurId: devis.utilisateurId }]
        : []
      : (await delegues(genre)).map((a) => ({
          a,
          langue: DEFAULT_LOCALE,
          utilisateurId: undefined,
        }));
    await transaction(pool, async (tx) => {
      await notifier(
        tx,
        'devis',
        vers.map(({ utilisateurId, ...destination }) => ({
          utilisateurId,
          courrier: redigerCourrier(genre, { ...destination, url }, devis),
          lien: url + liens.devisDetail(destination.langue, devis.key),
        })),
      );
      const message = redigerMessage(genre, devis);
      // Answered or over since: there is nothing to wait for any more.
      if (!message || devis.etat !== 'propose') return;
      const objet = { genre: 'devis', id: devisId } as const;
      await reglerMessages(tx, objet);
      const utilisateurIds = [devis.utilisateurId];
      await prevenir(tx, { ...message, objet, utilisateurIds, notification: 'devis' });
    });

    /** Only who answers is notified of what follows; a request goes to all who could. */
    async function delegues(quoi: GenreCourrier): Promise<string[]> {
      if (quoi !== 'demande-delegues' && devis?.delegue) return [devis.delegue.email];
      const tous = await listDelegues(pool, devisId);
      const autres = tous.filter((email) => email !== devis?.delegue?.email);
      return tous.length === 0 ? [enseigne.supportDigital.email] : autres;
    }
  };
}
