/** What every change of a basket has in common: one transaction, under the lock of the basket. */
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { EcriturePanier } from '@comptoir/contract/panier/ecriture.schema.ts';
import { MAX_LIGNES_PANIER } from '@comptoir/contract/panier/limites.ts';
import type { Pool } from '../db/pool.ts';
import { transaction, type Tx } from '../db/transaction.ts';
import type { Plans } from '../decoupe/decoupe.public.ts';
import type { Acteur } from '../http/acteur.ts';
import { cleIdempotence, uneFois } from '../http/une-fois.ts';
import { tenirRemises } from './lignes/remise.sql.ts';
import {
  bumpVersion,
  countLignes,
  insertPanier,
  lockPanier,
  proprietaireOf,
  type PanierVerrouille,
  type Proprietaire,
} from './panier.sql.ts';
import { versionOf } from './version.ts';

export interface Ecriture {
  acteur: Acteur;
  /** Idempotency-Key of the request, and what is asked under it. */
  cle?: string | undefined;
  demande?: unknown;
  /** Where lines may be cut. */
  plans?: Plans;
}

export interface Ecrit extends Partial<Pick<EcriturePanier, 'articles' | 'messages'>> {
  /** There was nothing to do: the basket keeps its version. */
  inchange?: true;
}

export function writePanier(
  pool: Pool,
  { acteur, cle, demande, plans }: Ecriture,
  work: (tx: Tx, panier: PanierVerrouille) => Promise<Ecrit>,
): Promise<EcriturePanier> {
  const proprietaire = proprietaireOf(acteur);
  const cleComplete =
    cle === undefined ? undefined : cleIdempotence(proprietaire.sessionId, cle, demande);
  return transaction(pool, async (tx) => {
    const panier = await ouvrirPanier(tx, proprietaire);
    return uneFois(tx, cleComplete, () => write(tx, panier));
  });

  async function write(tx: Tx, panier: PanierVerrouille): Promise<EcriturePanier> {
    const { articles = [], messages = [], inchange = false } = await work(tx, panier);
    plans?.verifier();
    // What a delegate leaves in the basket is what they agreed to.
    if (acteur.delegueId !== undefined) await tenirRemises(tx, panier.id);
    const nombreArticles = inchange
      ? await countLignes(tx, proprietaire)
      : await bumpVersion(tx, panier.id);
    // One that is larger already may still be made smaller.
    if (nombreArticles > Math.max(MAX_LIGNES_PANIER, panier.lignes)) {
      throw refus('panier-plein', { maximum: MAX_LIGNES_PANIER });
    }
    const version = versionOf({
      id: panier.id,
      version: inchange ? panier.version : panier.suivante,
    });
    return { version, nombreArticles, articles, messages };
  }
}

async function ouvrirPanier(tx: Tx, de: Proprietaire): Promise<PanierVerrouille> {
  const panier = await lockPanier(tx, de);
  if (panier) return panier;
  await insertPanier(tx, de);
  const ouvert = await lockPanier(tx, de);
  // The session ended while it was asked.
  if (!ouvert) throw refus('non-authentifie');
  return ouvert;
}
