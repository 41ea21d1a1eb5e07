import { refus } from '@comptoir/contract/http/erreurs.ts';
import { MAX_LISTES } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import type { Tx } from '../db/transaction.ts';
import { countListes } from './listes-achats.sql.ts';

/** Once a colleague got what another kept: they have no more lists than anybody may have. */
export async function verifierTransmission(tx: Tx, versId: number): Promise<void> {
  if ((await countListes(tx, versId)) <= MAX_LISTES) return;
  throw refus('trop-de-listes-transmises', { maximum: MAX_LISTES });
}
