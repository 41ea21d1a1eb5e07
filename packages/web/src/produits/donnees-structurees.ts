/**
 * What a sheet says to search engines, as schema.org writes it. Only what anyone may see: the price
 * is the public one, whoever the page is made for.
 */
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { lienImage } from '@comptoir/contract/articles/images.ts';
import { NOTE_MAX, NOTE_MIN, type Avis } from '@comptoir/contract/avis/avis.contract.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import type { DetailArticle, Produit } from '@comptoir/contract/produits/produits.contract.ts';

export interface FicheDecrite {
  produit: Pick<Produit, 'description' | 'marque' | 'avis'>;
  article: ArticleVendu;
  detail: Pick<DetailArticle, 'ean' | 'referenceFournisseur'> | undefined;
  /** Published reviews that the page shows. */
  avis: readonly Avis[];
  /** Whole address of the page. */
  url: string;
  origin: string;
}

export function donneesProduit(fiche: FicheDecrite): object {
  const { produit, article, detail, avis, url, origin } = fiche;
  const { nombre, moyenne } = produit.avis;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: article.libelle,
    description: produit.description,
    sku: article.reference,
    ...(detail?.ean.length === 13 ? { gtin13: detail.ean } : {}),
    ...(detail?.referenceFournisseur ? { mpn: detail.referenceFournisseur } : {}),
    brand: { '@type': 'Brand', name: produit.marque.nom },
    image: origin + lienImage(article.image, '800-800'),
    url,
    ...(article.tarif ? { offers: offre(article, article.tarif, url) } : {}),
    ...(nombre > 0 && moyenne !== null
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: moyenne,
            reviewCount: nombre,
            worstRating: NOTE_MIN,
            bestRating: NOTE_MAX,
          },
        }
      : {}),
    ...(avis.length > 0 ? { review: avis.map(critique) } : {}),
  };
}

function offre(
  article: ArticleVendu,
  { prixPublicHT, promotion }: NonNullable<ArticleVendu['tarif']>,
  url: string,
) {
  return {
    '@type': 'Offer',
    url,
    price: prixPublicHT.montant,
    priceCurrency: prixPublicHT.devise,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: prixPublicHT.montant,
      priceCurrency: prixPublicHT.devise,
      valueAddedTaxIncluded: false,
    },
    ...(promotion?.fin ? { priceValidUntil: promotion.fin } : {}),
    availability: `https://schema.org/${availability(article)}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: enseigne.nom },
  };
}

function availability({ retire, disponibilite }: ArticleVendu): string {
  if (retire) return 'Discontinued';
  return disponibilite.depot.quantite > 0 ? 'InStock' : 'BackOrder';
}

function critique({ note, titre, texte, auteur, date, langue }: Avis) {
  return {
    '@type': 'Review',
    name: titre,
    reviewBody: texte,
    inLanguage: langue,
    datePublished: date.slice(0, 10),
    author: { '@type': 'Person', name: auteur },
    reviewRating: {
      '@type': 'Rating',
      ratingValue: note,
      worstRating: NOTE_MIN,
      bestRating: NOTE_MAX,
    },
  };
}
