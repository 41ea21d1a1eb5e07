/** A slice of an order: some of its lines in the order of its page, under the totals of all. */
import { sumMontants } from '@comptoir/contract/argent.ts';
import type { Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import { isTout, trancherEnvois, trancherGroupes, type Tranche } from '../panier/panier.public.ts';

/** The very order where all of it was asked for. */
export function trancherCommande(
  commande: Commande,
  { depuis = 0, nombre }: Partial<Tranche>,
): Commande {
  const tranche = { depuis, nombre };
  if (isTout(commande.nombreLignes, tranche)) return commande;
  const { livraison, bons, netHT } = commande;
  const lignesParChantier = trancherGroupes(commande.lignesParChantier, tranche, {
    lignesOf: ({ lignes }) => lignes,
    avec: (chantier, lignes) => ({
      ...chantier,
      lignes,
      nombreLignes: chantier.lignes.length,
      totalHT: sumMontants(
        chantier.lignes.map(({ montantHT }) => montantHT),
        netHT.devise,
      ),
    }),
  });
  const ids = new Set(lignesParChantier.flatMap(({ lignes }) => lignes.map(({ id }) => id)));
  return {
    ...commande,
    lignesParChantier,
    livraison: { ...livraison, envois: trancherEnvois(livraison.envois, ids) },
    bons: trancherEnvois(bons, ids),
  };
}
