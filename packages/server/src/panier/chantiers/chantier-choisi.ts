import { refus } from '@comptoir/contract/http/erreurs.ts';
import { nettoyerLigne } from '@comptoir/contract/words/texte-saisi.ts';
import type { Tx } from '../../db/transaction.ts';
import { isChantierOf, nommerChantier, nommerPremier } from './chantiers.sql.ts';
import type { PanierVerrouille } from '../panier.sql.ts';

/**
 * Where lines are to go: an identifier, or a name; without either the one of the name that the buyer
 * prefers, else the first.
 */
export interface ChoixChantier {
  chantierId?: number | undefined;
  chantier?: string | undefined;
}

export async function resolveChantier(
  tx: Tx,
  panier: PanierVerrouille,
  { chantierId, chantier }: ChoixChantier,
): Promise<number> {
  if (chantierId !== undefined) {
    if (await isChantierOf(tx, panier.id, chantierId)) return chantierId;
    throw refus('introuvable', { chantierId });
  }
  const nom = chantier === undefined ? nomSansChoix(panier) : nettoyerLigne(chantier);
  if (nom === null) return panier.chantierId;
  if (nom === '') throw refus('requete-invalide', { champ: 'chantier' });
  const { nomDefaut, premierLibre } = panier;
  if (premierLibre && nomDefaut !== null && nom.toLowerCase() === nomDefaut.toLowerCase()) {
    return nommerPremier(tx, panier, nomDefaut);
  }
  return nommerChantier(tx, panier, nom);
}

/** Null: the first chantier, which has what was put there before the buyer preferred a name. */
function nomSansChoix({ nomDefaut, premierNom, premierLibre }: PanierVerrouille): string | null {
  return premierNom !== null || premierLibre ? nomDefaut : null;
}
