/** The lines of a quote while they are changed: nothing is written before they are saved. */
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { LigneDevis, VersionDevis } from '@comptoir/contract/devis/devis.schema.ts';
import type { Montant } from '@comptoir/contract/argent.ts';

export interface LigneBrouillon {
  cle: string;
  /** The line in the version read; undefined for one that is added. */
  id?: number;
  quantite: number;
  chantier: string;
  isRetiree: boolean;
  /** Its quantity follows from a cut list. */
  isCoupee: boolean;
  minimum: number;
  multiple: number;
  /** Null where it is only known once saved. */
  prixHT: Montant | null;
  article: Pick<
    LigneDevis,
    'articleId' | 'produitId' | 'reference' | 'libelle' | 'slug' | 'image' | 'traitCoupe' | 'retire'
  >;
}

/** Lines already ordered are none of it: they stay as they are. */
export function brouillonOf({ lignes }: Pick<VersionDevis, 'lignes'>): LigneBrouillon[] {
  return lignes
    .filter(({ commande }) => commande === null)
    .map((ligne) => ({
      cle: String(ligne.id),
      id: ligne.id,
      quantite: ligne.quantite,
      chantier: ligne.chantier,
      isRetiree: false,
      isCoupee: ligne.coupe !== null,
      minimum: ligne.minimum,
      multiple: ligne.multiple,
      prixHT: ligne.prixProposeHT ?? ligne.prixHT,
      article: ligne,
    }));
}

/** Adds to the line of the same article in the chantier, whole; else makes one. */
export function ajouter(
  brouillon: readonly LigneBrouillon[],
  article: ArticleVendu,
  { quantite, chantier }: { quantite: number; chantier: string },
): LigneBrouillon[] {
  const voisine = brouillon.find(
    (ligne) =>
      ligne.article.articleId === article.id &&
      ligne.chantier === chantier &&
      !ligne.isCoupee &&
      !ligne.isRetiree,
  );
  if (voisine) {
    return brouillon.map((ligne) =>
      ligne === voisine ? { ...ligne, quantite: ligne.quantite + quantite } : ligne,
    );
  }
  const { id, produitId, reference, libelle, slug, image, retire, tarif } = article;
  const nouvelle: LigneBrouillon = {
    cle: `nouvelle ${brouillon.length} ${id}`,
    quantite: Math.max(quantite, article.minimum),
    chantier,
    isRetiree: false,
    isCoupee: false,
    minimum: article.minimum,
    multiple: article.multiple,
    prixHT: tarif?.prixNetHT ?? null,
    article: { articleId: id, produitId, reference, libelle, slug, image, traitCoupe: '', retire },
  };
  return [...brouillon, nouvelle];
}

/** As the call takes it. */
export function corpsOf(brouillon: readonly LigneBrouillon[]) {
  return brouillon
    .filter(({ isRetiree }) => !isRetiree)
    .map(({ id, quantite, chantier, article }) => ({
      ...(id !== undefined && { id }),
      articleId: article.articleId,
      quantite,
      chantier: chantier.trim(),
    }));
}

export function chantiersOf(brouillon: readonly LigneBrouillon[]): string[] {
  return [...new Set(brouillon.map(({ chantier }) => chantier).filter(Boolean))];
}
