/** The job that writes one mail a day to who wants no more. */
import { liens } from '@comptoir/contract/liens.ts';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import { composer } from './composer.ts';
import type { Courrier } from './envoi.ts';
import { envoyer } from './envoyer.ts';
import { MOTS } from './mots.ts';
import { takeNotifications, type ResumeDuJour } from './notifications.sql.ts';

/** What is taken is written in the same transaction: nothing is told twice, nothing is lost. */
export function resumeQuotidien(pool: Pool, url: string, jour: string): Promise<void> {
  return transaction(pool, async (tx) => {
    for (const resume of await takeNotifications(tx)) {
      await envoyer(tx, rediger(resume, url, jour));
    }
  });
}

function rediger(
  { email, langue, notifications }: ResumeDuJour,
  url: string,
  jour: string,
): Courrier {
  const t = MOTS[langue];
  return composer({
    a: email,
    langue,
    sujet: t('resume.sujet', { date: formatDate(jour) }),
    texte: [t('resume.texte'), ...notifications.map(({ sujet, lien }) => `${sujet}\n${lien}`)].join(
      '\n\n',
    ),
    bouton: { libelle: t('resume.bouton'), url: url + liens.monCompte(langue) },
    suite: t('resume.suite', { lien: url + liens.parametres(langue) }),
  });
}
