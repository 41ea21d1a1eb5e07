import type { Montant } from '@comptoir/contract/argent.ts';
import { convertirMontant, type Change } from '@comptoir/contract/articles/tarif.ts';
import { DEVISE_PAR_DEFAUT } from '@comptoir/contract/words/formats.ts';
import type { Demande } from '../http/acteur.ts';
import type { ArticlePublic } from './articles.sql.ts';
import type { PrixDuJour } from './prix-du-jour.ts';
import type { Sources } from './sources.ts';
import { tarifPour, type TarifExplique } from './tarif-article.ts';
import { findDroitsCompte, type DroitsCompte } from './tarifs.sql.ts';

export interface LigneDeLot {
  articleId: number;
  quantite: number;
}

export interface LigneChiffree<L extends LigneDeLot = LigneDeLot> {
  /** As it was asked. */
  ligne: L;
  article: ArticlePublic;
  /** Undefined where no price is known. */
  tarif: TarifExplique | undefined;
  /** What no discount goes below. For nobody but the shop. */
  plancherHT: Montant;
}

export interface LotChiffre<L extends LigneDeLot = LigneDeLot> {
  change: Change;
  /** In the order asked; articles that do not exist are left out. */
  lignes: LigneChiffree<L>[];
}

/** What prices are made of and is the same for everyone; each the same object until it changes. */
export interface BaseLot {
  articles: ReadonlyMap<number, ArticlePublic>;
  prixDuJour: PrixDuJour;
}

export async function readBase(
  sources: Sources,
  ids: readonly number[],
  jour = sources.clock.today(),
): Promise<BaseLot> {
  const [articles, prixDuJour] = await Promise.all([
    sources.articles.read(ids),
    sources.prixDuJour(jour),
  ]);
  return { articles, prixDuJour };
}

/** The one pricing pass: whatever the number of lines, the same few reads. */
export async function chiffrerLot<L extends LigneDeLot>(
  sources: Sources,
  demande: Demande,
  lot: readonly L[],
): Promise<LotChiffre<L>> {
  const { compteId } = demande.acteur;
  const jour = sources.clock.today();
  const ids = [...new Set(lot.map(({ articleId }) => articleId))];
  const [base, droits] = await Promise.all([
    readBase(sources, ids, jour),
    compteId === undefined ? undefined : findDroitsCompte(sources.pool, compteId, ids, jour),
  ]);
  return chiffrer(base, droits, demande, lot);
}

/** From what was read for it. */
export function chiffrer<L extends LigneDeLot>(
  { articles, prixDuJour }: BaseLot,
  droits: DroitsCompte | undefined,
  { langue }: Demande,
  lot: readonly L[],
): LotChiffre<L> {
  // A compte has its billing currency; a visitor sees that of their language.
  const change = prixDuJour.changeOf(droits?.devise ?? DEVISE_PAR_DEFAUT[langue]);
  const acheteur = { prixDuJour, change, langue, droits };
  const lignes = lot.flatMap((ligne): LigneChiffree<L> | [] => {
    const article = articles.get(ligne.articleId);
    if (!article) return [];
    const tarif = tarifPour(article, ligne.quantite, acheteur);
    const plancherHT = convertirMontant(article.plancher ?? '0', change);
    return { ligne, article, tarif, plancherHT };
  });
  return { change, lignes };
}
