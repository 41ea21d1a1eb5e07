import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Plan } from '@comptoir/contract/cuisine/plan.schema.ts';
import type { EcriturePanier } from '@comptoir/contract/panier/ecriture.schema.ts';
import type { Demande } from '../http/acteur.ts';
import { remettreLignes, type DepsPanier } from '../panier/panier.public.ts';
import { chiffrerCuisine } from './chiffrer-cuisine.ts';
import type { Deps } from './choisir-articles.ts';

export interface Commande {
  plan: Plan;
  /** Name of the chantier; lines are added to the one that bears it already. */
  chantier: string;
  cle: string | undefined;
}

/** Puts what a plan takes into the basket, cut to size, in a chantier of its own. */
export async function commanderCuisine(
  deps: Deps & DepsPanier,
  demande: Demande,
  { plan, chantier, cle }: Commande,
): Promise<EcriturePanier> {
  const { lignes } = await chiffrerCuisine(deps, demande, plan);
  const voulues = lignes.flatMap(({ article }) =>
    article
      ? {
          articleId: article.id,
          quantite: article.quantite,
          traitCoupe: article.coupe?.traitCoupe ?? '',
          chutes: true,
          chantier,
        }
      : [],
  );
  if (voulues.length === 0) throw refus('cuisine-vide');
  return remettreLignes(deps, demande, voulues, { cle, demande: [plan, chantier] });
}
