/**
 * Articles that answer a choice, which are the same for everyone: looked for once, and forgotten
 * when articles change. A kitchen that is drawn asks the same questions at every movement.
 */
import type { Choix } from '@comptoir/contract/cuisine/besoin.ts';
import type { Db } from '../db/pool.ts';
import type { Bus } from '../outbox/bus.ts';
import { listArticlesPossibles } from './articles-possibles.sql.ts';

/** Identifiers by choice, in their order; none where nothing is sold for it. */
export type TrouverPossibles = (choix: readonly Choix[]) => Promise<(readonly number[])[]>;

/** Sizes of doors, lifts and handles make a few hundred; of some 400 bytes. */
const MAX_GARDES = 5000;

export function createPossibles(db: Db, bus: Bus | undefined): TrouverPossibles {
  let gardes = new Map<string, readonly number[]>();
  for (const sujet of ['articles-modifies', 'produits-modifies', 'catalogue-modifie'] as const) {
    bus?.on(sujet, () => {
      gardes = new Map();
    });
  }
  return async (choix) => {
    const ici = bus ? gardes : new Map<string, readonly number[]>();
    const demandes = new Map(choix.map((each) => [JSON.stringify(each), each]));
    const manquants = [...demandes].filter(([cle]) => !ici.has(cle));
    const lus = new Map<string, readonly number[]>();
    if (manquants.length > 0) {
      const trouves = await listArticlesPossibles(
        db,
        manquants.map(([, each]) => each),
      );
      for (const [rang, [cle]] of manquants.entries()) lus.set(cle, trouves.get(rang) ?? []);
    }
    const reponse = choix.map((each) => {
      const cle = JSON.stringify(each);
      return lus.get(cle) ?? ici.get(cle) ?? [];
    });
    if (ici.size + lus.size > MAX_GARDES) ici.clear();
    // Into what was kept when the question was asked: a change since has replaced it.
    for (const [cle, ids] of lus) ici.set(cle, ids);
    return reponse;
  };
}
