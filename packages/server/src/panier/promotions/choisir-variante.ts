import { refus } from '@comptoir/contract/erreurs.ts';
import type { EcriturePanier } from '@comptoir/contract/panier/ecriture.schema.ts';
import { journaliser } from '../../delegue/delegue.public.ts';
import type { Demande } from '../../http/acteur.ts';
import type { Deps } from '../ajouter-articles.ts';
import { ecrirePanier } from '../ecrire-panier.ts';
import { lirePanier } from '../lire-panier.ts';
import { listGagnes, type GoodieGagne } from './goodies-gagnes.ts';
import { upsertChoix } from './goodies.sql.ts';
import type { PanierPromu } from './panier-promu.ts';

/** Refuses what the basket does not earn: of others’ gifts nothing is told. */
export function trouverGagne(promotions: PanierPromu, goodieId: number): GoodieGagne {
  const gagne = listGagnes(promotions).find(({ goodie }) => goodie.id === goodieId);
  if (!gagne) throw refus('introuvable', { goodieId });
  return gagne;
}

export async function choisirVariante(
  deps: Deps,
  demande: Demande,
  choix: { goodieId: number; varianteId: number },
): Promise<EcriturePanier> {
  const { goodieId, varianteId } = choix;
  const { promotions } = await lirePanier(deps, demande);
  const { goodie } = trouverGagne(promotions, goodieId);
  const variante = goodie.variantes.find(({ id }) => id === varianteId);
  if (!variante) throw refus('introuvable', { varianteId });
  if (variante.epuisee) throw refus('goodie-epuise', { varianteId });
  const { acteur } = demande;
  return ecrirePanier(deps.pool, { acteur }, async (tx, panier) => {
    await upsertChoix(tx, { panierId: panier.id, goodieId, varianteId });
    await journaliser(tx, acteur, 'panier-goodie', { reference: variante.reference });
    return {};
  });
}
