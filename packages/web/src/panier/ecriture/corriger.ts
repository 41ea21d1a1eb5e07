/** Applies what the shop proposes to mend a point: the one call that its message carries. */
import { modifierLigne } from '@comptoir/contract/panier/lignes-chantier.contract.ts';
import type { MessageControle } from '@comptoir/contract/panier/controles.contract.ts';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import { writePanier, type Ecrivain, type Resultat } from './write-panier.ts';

export type Correction = NonNullable<MessageControle['correction']>;

export function corriger(
  ecrivain: Ecrivain,
  { methode: method, chemin }: Correction,
): Promise<Resultat> {
  const [path = '', search = ''] = chemin.split('?');
  // Only ever a call of the basket, whatever the message says.
  if (!path.startsWith('/api/panier/')) throw new TypeError(`not a call of the basket: ${path}`);
  const call = { ...modifierLigne, method, path: path as typeof modifierLigne.path };
  const input = { params: {}, query: parseQuery(search) } as never;
  return writePanier(ecrivain, {
    envoyer: (api, options) => api.call(call, input, options),
  });
}
