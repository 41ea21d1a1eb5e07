import { DEVISE_PAR_DEFAUT } from '@comptoir/contract/formats.ts';
import { jourDe } from '@comptoir/contract/jours-ouvres.ts';
import type { Demande } from '../http/acteur.ts';
import type { Sources } from './sources.ts';
import { tarifPour, type TarifExplique } from './tarif-article.ts';
import { findDroitsCompte } from './tarifs.sql.ts';

export interface LigneDeLot {
  articleId: number;
  quantite: number;
}

export type TarifDeLigne = LigneDeLot & TarifExplique;

/** Prices of a batch for who asks, in the order asked; articles without a price are left out. */
export async function lireTarifs(
  sources: Sources,
  { acteur, langue }: Demande,
  lot: readonly LigneDeLot[],
): Promise<TarifDeLigne[]> {
  const { compteId } = acteur;
  const jour = jourDe(sources.maintenant());
  const ids = [...new Set(lot.map(({ articleId }) => articleId))];
  const [found, droits, prixDuJour] = await Promise.all([
    sources.articles.read(ids),
    compteId === undefined ? undefined : findDroitsCompte(sources.pool, compteId, ids, jour),
    sources.prixDuJour(jour),
  ]);
  // A compte has its billing currency; a visitor sees that of his language.
  const change = prixDuJour.changeDe(droits?.devise ?? DEVISE_PAR_DEFAUT[langue]);
  const acheteur = { prixDuJour, change, langue, droits };
  return lot.flatMap(({ articleId, quantite }) => {
    const article = found.get(articleId);
    const tarif = article && tarifPour(article, quantite, acheteur);
    return tarif ? { articleId, quantite, ...tarif } : [];
  });
}
