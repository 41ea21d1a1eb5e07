/** One act of the journal in words; `t` reads the catalogue `journal`. */
import type { TextValues } from '../texts.ts';
import type { Acte, ActionJournal } from './journal.contract.ts';

type Cle =
  | `actions.${Exclude<ActionJournal, 'panier-ajout' | 'panier-remis'>}`
  | 'actions.panier-ajout'
  | 'actions.panier-ajout-lot'
  | 'actions.panier-remis';

export function libelleActe(
  t: (key: Cle, values?: TextValues) => string,
  { action, details }: Pick<Acte, 'action' | 'details'>,
): string {
  const count = Number(details.lignes ?? 0);
  if (action === 'panier-remis') return t('actions.panier-remis', { count });
  if (action === 'panier-ajout' && count > 0) return t('actions.panier-ajout-lot', { count });
  return t(`actions.${action}`, details);
}
