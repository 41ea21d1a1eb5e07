import type { ChantierCommande, Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import { joindreGroupes } from '../../panier/suite-lignes.public.ts';

/** The lines read so far and the slice after them. */
export function joindreCommande(commande: Commande, tranche: Commande): Commande {
  const lignesParChantier = joindreGroupes(commande.lignesParChantier, tranche.lignesParChantier, {
    cleOf: ({ rang }) => rang,
    prolonger,
  });
  return { ...tranche, lignesParChantier };
}

function prolonger(connu: ChantierCommande, suite: ChantierCommande): ChantierCommande {
  if (suite.lignes.length === 0) return connu;
  return { ...connu, lignes: [...connu.lignes, ...suite.lignes] };
}

/** Nothing happened to it between the two. */
export function isMeme(commande: Commande, tranche: Commande): boolean {
  return (
    commande.etat === tranche.etat &&
    commande.nombreLignes === tranche.nombreLignes &&
    commande.evenements.length === tranche.evenements.length
  );
}
