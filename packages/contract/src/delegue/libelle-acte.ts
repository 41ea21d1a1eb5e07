/** One act of the journal in words; `t` reads the catalogue `journal`. */
import type { TextValues } from '../words/texts.ts';
import type { Acte } from './journal.contract.ts';
import type { ActionJournal } from './actions-journal.ts';

type Cle = `actions.${ActionJournal}` | 'actions.panier-ajout-lot';

/** Described by how many lines they bear on. */
const COMPTES: readonly ActionJournal[] = [
  'panier-remis',
  'panier-retrait',
  'panier-deplacement',
  'panier-import',
  'piece-ouverte',
];

export function libelleActe(
  t: (key: Cle, values?: TextValues) => string,
  { action, details }: Pick<Acte, 'action' | 'details'>,
): string {
  const count = Number(details.lignes ?? 0);
  if (COMPTES.includes(action)) return t(`actions.${action}`, { count });
  if (action === 'panier-ajout' && count > 0) return t('actions.panier-ajout-lot', { count });
  return t(`actions.${action}`, details);
}
