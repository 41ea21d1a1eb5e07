import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { EcriturePanier } from '@comptoir/contract/panier/ecriture.schema.ts';
import { journaliser } from '../../delegue/delegue.public.ts';
import type { Demande } from '../../http/acteur.ts';
import type { Deps } from '../lignes/ajouter-articles.ts';
import { writePanier } from '../write-panier.ts';
import { lirePanier } from '../lire-panier.ts';
import { listGagnes, type GoodieGagne } from './goodies-gagnes.ts';
import { upsertChoix } from './goodies.sql.ts';
import type { PanierPromu } from './panier-promu.ts';
import type { GoodieRow } from './promotions.sql.ts';

/** Refuses what the basket does not earn: of others’ gifts nothing is revealed. */
export function findGagne(promotions: PanierPromu, goodieId: number): GoodieGagne {
  const gagne = listGagnes(promotions).find(({ goodie }) => goodie.id === goodieId);
  if (!gagne) throw refus('introuvable', { goodieId });
  return gagne;
}

export interface ChoixDemande {
  goodieId: number;
  varianteId?: number | undefined;
  /** The gift is declined. */
  refuse?: boolean | undefined;
}

export async function choisirVariante(
  deps: Deps,
  demande: Demande,
  choix: ChoixDemande,
): Promise<EcriturePanier> {
  const { goodieId } = choix;
  const { promotions } = await lirePanier(deps, demande);
  const { goodie } = findGagne(promotions, goodieId);
  const prise = choix.refuse ? null : varianteAPrendre(goodie, choix.varianteId);
  const { acteur } = demande;
  return writePanier(deps.pool, { acteur }, async (tx, panier) => {
    await upsertChoix(tx, { panierId: panier.id, goodieId, varianteId: prise?.id ?? null });
    const reference = prise?.reference ?? goodie.libelle.fr;
    await journaliser(tx, acteur, 'panier-goodie', { reference });
    return {};
  });
}

function varianteAPrendre({ variantes }: GoodieRow, varianteId: number | undefined) {
  if (varianteId === undefined) throw refus('requete-invalide', { champ: 'varianteId' });
  const variante = variantes.find(({ id }) => id === varianteId);
  if (!variante) throw refus('introuvable', { varianteId });
  if (variante.epuisee) throw refus('goodie-epuise', { varianteId });
  return variante;
}
