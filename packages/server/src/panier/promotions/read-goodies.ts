import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Goodie } from '@comptoir/contract/panier/goodies.contract.ts';
import type { Db } from '../../db/pool.ts';
import type { PanierLu } from '../panier-lu.ts';
import { listGagnes, toGoodie } from './goodies-gagnes.ts';
import { listChoix } from './goodies.sql.ts';

/** Gifts that a basket earns, with the variant chosen of each. */
export async function readGoodies(
  db: Db,
  { situation, promotions }: PanierLu,
  langue: Locale,
): Promise<Goodie[]> {
  const gagnes = listGagnes(promotions);
  if (gagnes.length === 0) return [];
  const choix = await listChoix(db, situation.id);
  return gagnes.map((gagne) => toGoodie(gagne, choix.get(gagne.goodie.id), langue));
}

/** Those that come along: what is declined is shown in the basket alone. */
export async function readGoodiesPris(db: Db, lu: PanierLu, langue: Locale): Promise<Goodie[]> {
  return (await readGoodies(db, lu, langue)).filter(({ refuse }) => !refuse);
}
