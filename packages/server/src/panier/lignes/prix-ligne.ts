/** The price of a line whose quantity is only known once the basket is locked. */
import type { Montant } from '@comptoir/contract/argent.ts';
import type { Demande } from '../../http/acteur.ts';
import type { ArticlePublic, Articles, LigneChiffree } from '../../articles/articles.public.ts';

export interface PrixLigne {
  /** Undefined where no price is known. */
  prixPour(quantite: number): Montant | undefined;
  plancherHT: Montant;
  article: ArticlePublic;
}

/**
 * To be read before the transaction begins: inside it, each would hold one connection and wait for
 * another.
 */
export async function readPrix(
  articles: Articles,
  demande: Demande,
  articleIds: readonly number[],
): Promise<ReadonlyMap<number, PrixLigne>> {
  const lot = articleIds.map((articleId) => ({ articleId, quantite: 1 }));
  const { lignes } = await articles.chiffrerLot(demande, lot);
  return new Map(lignes.map((chiffree) => [chiffree.article.id, prixLigne(chiffree)]));
}

function prixLigne({ article, tarif, plancherHT }: LigneChiffree): PrixLigne {
  return { article, plancherHT, prixPour: (quantite) => tarif && prixDuPalier(tarif, quantite) };
}

/** By the price of one and the tiers that make it cheaper, by rising quantity. */
export function prixDuPalier(
  { prixNetHT, paliers }: Pick<NonNullable<LigneChiffree['tarif']>, 'prixNetHT' | 'paliers'>,
  quantite: number,
): Montant {
  return paliers.findLast((palier) => palier.quantite <= quantite)?.prixNetHT ?? prixNetHT;
}
