/** A small range of screws, for tests: diameters and lengths, two coatings. */
import type { ArticleVendu, Attribut } from '@comptoir/contract/articles/article.schema.ts';
import type { Produit } from '@comptoir/contract/produits/produits.contract.ts';

export const EUROS = (montant: string) => ({ montant, devise: 'EUR' as const });

export const ATTRIBUTS: Attribut[] = [
  { code: 'diametre', libelle: 'Diamètre', type: 'nombre', unite: 'mm' },
  { code: 'longueur', libelle: 'Longueur', type: 'nombre', unite: 'mm' },
  { code: 'revetement', libelle: 'Revêtement', type: 'choix', unite: null },
  { code: 'tete', libelle: 'Tête', type: 'choix', unite: null },
];

export function buildArticle(
  id: number,
  attributs: Record<string, string> = {},
  changes: Partial<ArticleVendu> = {},
): ArticleVendu {
  return {
    id,
    produitId: 1,
    reference: `VBF-${id}`,
    libelle: `Vis ${id}`,
    slug: 'vis-a-bois',
    marque: { id: 1, nom: 'Tirval', slug: 'tirval' },
    image: { genre: 'vis', fichier: null, couleur: null },
    unite: 'boite',
    contenu: '200',
    multiple: 1,
    minimum: 1,
    attributs,
    note: null,
    secable: false,
    retire: false,
    tarif: {
      prixPublicHT: EUROS('10.0000'),
      prixNetHT: EUROS('8.0000'),
      remise: '20',
      origine: 'condition',
      paliers: [{ quantite: 5, prixNetHT: EUROS('7.5000') }],
      promotion: null,
      ecoParticipation: null,
      tva: '20',
    },
    disponibilite: {
      magasin: null,
      depot: { quantite: 124, date: '2026-11-17' },
      arrivages: [],
      fournisseur: '2026-12-01',
    },
    ...changes,
  };
}

export type Gamme = Pick<Produit, 'axes' | 'attributs' | 'articles'>;

export function buildGamme(valeurs: readonly Record<string, string>[]): Gamme {
  return {
    axes: ['diametre', 'longueur', 'revetement', 'tete'],
    attributs: ATTRIBUTS,
    articles: valeurs.map((each, index) => buildArticle(index + 1, each)),
  };
}
