import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import { enOrdre } from '@comptoir/contract/panier/ordre-chantiers.ts';
import type { listerTraitsCoupe } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import type { PieceLue } from './piece-ouverte.sql.ts';

/** In the order of the page. */
export function listTraitsCoupe({ contenu }: PieceLue): CallAnswer<typeof listerTraitsCoupe> {
  return enOrdre(contenu.chantiers).flatMap((chantier) =>
    chantier.articles.flatMap(({ id, ligneId, reference, libelle, quantite, traitCoupe, coupe }) =>
      coupe
        ? {
            chantierId: chantier.id,
            articleId: id,
            ligneId,
            reference,
            libelle,
            quantite,
            traitCoupe,
            coupe,
          }
        : [],
    ),
  );
}
