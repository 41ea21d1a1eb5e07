import type { LigneTenue } from './tenues.sql.ts';

/** Lines as they are now, for who wanted to change what another changed. */
export function etatOf(lignes: readonly LigneTenue[]): Record<string, unknown> {
  return {
    articles: lignes.map(({ id, chantierId, articleId, traitCoupe, quantite, remise }) => ({
      ligneId: id,
      chantierId,
      articleId,
      traitCoupe,
      quantite,
      remise,
    })),
  };
}
