import type { PromotionsPanier } from '@comptoir/contract/panier/promotions-panier.contract.ts';
import { listPromotionsProches } from '@comptoir/contract/promotions/promotions-proches.ts';
import type { Demande } from '../../http/acteur.ts';
import type { Deps } from '../lignes/ajouter-articles.ts';
import { calculerFranco, isFranco } from '../franco.ts';
import { lirePanier } from '../lire-panier.ts';
import type { PanierLu } from '../panier-lu.ts';
import { listTerminees } from './promouvoir.ts';
import { listVuesTerminees } from './promotions-vues.ts';
import { updatePromotionsVues } from './promotions.sql.ts';
import { toAppliquee, toProche, toTerminee } from './vue-promotions.ts';

/** Returns the promotions of the basket, and keeps in mind that the buyer knows of them. */
export async function controlerPromotions(
  deps: Deps,
  demande: Demande,
  { accepter }: { accepter: boolean },
): Promise<PromotionsPanier> {
  const lu = await lirePanier(deps, demande);
  const { promu, lignes, acheteur } = lu.promotions;
  await noterVues(deps, lu, accepter);
  const lecture = { langue: demande.langue, devise: lu.change.devise };
  const isPortOffert = isFranco(calculerFranco(lu));
  return {
    appliquees: promu.promues.appliquees.map((each) => toAppliquee(each, lecture)),
    proches: listPromotionsProches(promu.lignes, promu.ouvertes)
      .filter(({ promotion }) => promotion.genre !== 'port' || !isPortOffert)
      .map((each) => toProche(each, lecture)),
    terminees: listTerminees(promu.duJour, lignes, acheteur).map((each) =>
      toTerminee(each, demande.langue),
    ),
  };
}

/** What ended stays in mind until the buyer says that they know. */
async function noterVues({ pool }: Deps, lu: PanierLu, accepter: boolean): Promise<void> {
  const { situation, promotions } = lu;
  if (situation.id === null) return;
  const presentes = promotions.promu.promues.appliquees.map(({ promotion }) => promotion.id);
  const terminees = accepter ? [] : listVuesTerminees(lu).map(({ id }) => id);
  const vues = [...new Set([...presentes, ...terminees])].sort((a, b) => a - b);
  if (String(vues) === String(situation.promotionsVues)) return;
  await updatePromotionsVues(pool, situation.id, vues);
}
