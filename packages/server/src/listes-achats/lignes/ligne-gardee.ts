import type { LigneGardee } from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import { nettoyerLigne } from '@comptoir/contract/words/texte-saisi.ts';
import type { LigneAAjouter } from './ajout.sql.ts';

/** A line as a list keeps it: whole, and of no chantier, by default. */
export function toLigne({
  articleId,
  quantite,
  traitCoupe = '',
  chutes = true,
  chantier = '',
}: LigneGardee): LigneAAjouter {
  return { articleId, quantite, traitCoupe, chutes, chantier: nettoyerLigne(chantier) || null };
}
