import type { GenreNotification } from '@comptoir/contract/identite/preferences.ts';
import type { Tx } from '../db/transaction.ts';
import type { Courrier } from './envoi.ts';
import { envoyer } from './envoyer.ts';
import { insertNotifications, listCanaux } from './notifications.sql.ts';

export interface Lettre {
  /** Undefined for who has no access to the shop: they chose nothing, and get it at once. */
  utilisateurId: number | undefined;
  courrier: Courrier;
  /** Whole address of the page it speaks of. */
  lien: string;
}

/** The mail of who wants one at once; a line in the mail of the day of who wants that. */
export async function notifier(
  tx: Tx,
  genre: GenreNotification,
  lettres: readonly Lettre[],
): Promise<void> {
  const ids = lettres.flatMap(({ utilisateurId }) => utilisateurId ?? []);
  const canaux = new Map((await listCanaux(tx, ids, genre)).map(({ id, canal }) => [id, canal]));
  const canalFor = ({ utilisateurId }: Lettre) =>
    utilisateurId === undefined ? 'mail' : (canaux.get(utilisateurId) ?? 'mail');
  for (const lettre of lettres) {
    if (canalFor(lettre) === 'mail') await envoyer(tx, lettre.courrier);
  }
  const attente = lettres.flatMap((lettre) => {
    const { utilisateurId, courrier, lien } = lettre;
    if (utilisateurId === undefined || canalFor(lettre) !== 'resume') return [];
    return [{ utilisateurId, sujet: courrier.sujet, lien }];
  });
  if (attente.length > 0) await insertNotifications(tx, genre, attente);
}
