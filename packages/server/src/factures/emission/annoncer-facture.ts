/** Whoever runs the account learns of a new invoice, as they wish to. */
import { formatArgent, formatDate } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import { composer } from '../../courrier/composer.ts';
import type { PieceJointe } from '../../courrier/envoi.ts';
import { notifier } from '../../courrier/notifier.ts';
import type { Tx } from '../../db/transaction.ts';
import { prevenir } from '../../messages/messages.public.ts';
import { MOTS } from '../mots.ts';
import type { Emise } from './emise.sql.ts';

export async function annoncerFacture(
  tx: Tx,
  emise: Emise,
  { url, pieces }: { url: string; pieces: PieceJointe[] },
): Promise<void> {
  await notifier(
    tx,
    'facture',
    emise.destinataires.map(({ id, email, langue }) => {
      const lien = url + liens.facture(langue, emise.cle);
      const courrier = { a: email, langue, pieces, ...writeFacture(emise, langue, lien) };
      return { utilisateurId: id, lien, courrier: composer(courrier) };
    }),
  );
  if (emise.document.genre === 'avoir') return;
  await prevenir(tx, {
    utilisateurIds: emise.destinataires.map(({ id }) => id),
    niveau: 'info',
    texte: Object.fromEntries(
      LOCALES.map((langue) => [langue, MOTS[langue]('courrier.message', valeurs(emise, langue))]),
    ) as Record<Locale, string>,
    lien: liens.facture('fr', emise.cle),
    objet: { genre: 'facture', id: emise.id },
    notification: 'facture',
  });
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

export function writeFacture(emise: Emise, langue: Locale, lien: string) {
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
