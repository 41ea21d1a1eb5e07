/** An order of which only the first lines are read yet: the others come as one scrolls to them. */
import type { ChantierCommande, Commande } from '@comptoir/contract/commandes/commande.schema.ts';

export function nombreLues({ lignesParChantier }: Pick<Commande, 'lignesParChantier'>): number {
  return lignesParChantier.reduce((somme, { lignes }) => somme + lignes.length, 0);
}

export function isPartielle(commande: Pick<Commande, 'lignesParChantier' | 'nombreLignes'>) {
  return nombreLues(commande) < commande.nombreLignes;
}

/** Lines of the chantier, those that are not read included. */
export function nombreOf({ lignes, nombreLignes }: ChantierCommande): number {
  return nombreLignes ?? lignes.length;
}
