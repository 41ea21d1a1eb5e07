import { refus } from '@comptoir/contract/http/erreurs.ts';
import { nettoyerLigne } from '@comptoir/contract/words/texte-saisi.ts';
import type { Tx } from '../../db/transaction.ts';
import { isChantierOf, nommerChantier } from './chantiers.sql.ts';
import type { PanierVerrouille } from '../panier.sql.ts';

/** Where lines are to go: an identifier, or a name; the first chantier without either. */
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
  if (chantier === undefined) return panier.chantierId;
  const libelle = nettoyerLigne(chantier);
  if (libelle === '') throw refus('requete-invalide', { champ: 'chantier' });
  return nommerChantier(tx, panier, libelle);
}
