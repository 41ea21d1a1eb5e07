import type { Montant } from '@comptoir/contract/argent.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Deps } from './lignes/ajouter-articles.ts';
import { lirePanier } from './lire-panier.ts';
import { findCompteOf } from './reprise.sql.ts';

interface AChoisir {
  sessionId: number;
  utilisateurId: number;
  langue: Locale;
}

/** What both baskets come to, without tax, at the prices of the person who chooses between them. */
export async function readTotauxAChoisir(
  deps: Deps,
  { sessionId, utilisateurId, langue }: AChoisir,
): Promise<Record<'visiteur' | 'compte', Montant>> {
  const compteId = await findCompteOf(deps.pool, utilisateurId);
  // Without the person, the basket of the session.
  const acteur = { sessionId, compteId, role: 'Utilisateur' as const };
  const [visiteur, compte] = await Promise.all([
    lirePanier(deps, { acteur, langue }),
    lirePanier(deps, { acteur: { ...acteur, utilisateurId }, langue }),
  ]);
  return { visiteur: visiteur.tarif.netHT, compte: compte.tarif.netHT };
}
