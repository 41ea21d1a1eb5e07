import type { ArticleVendu, Attribut } from '@comptoir/contract/articles/article.schema.ts';
import type { DetailArticle, Produit } from '@comptoir/contract/produits/produits.contract.ts';
import { imageOf, type ArticlePublic, type Articles } from '../articles/articles.public.ts';
import type { Arbre } from '../catalogue/catalogue.public.ts';
import type { Demande } from '../http/acteur.ts';
import { aUnDessinCote, aUnModele3d, lienLogo } from '../images/images.public.ts';
import type { Fiche, Fiches } from './fiches.ts';

export interface ProduitDeps {
  fiches: Fiches;
  articles: Articles;
  arbre: Arbre;
}

/** The whole sheet, as who asks may see it; undefined: no such product. */
export async function lireProduit(
  { fiches, articles, arbre }: ProduitDeps,
  demande: Demande,
  id: number,
): Promise<Produit | undefined> {
  const { langue } = demande;
  const fiche = (await fiches[langue].read([id])).get(id);
  if (!fiche) return undefined;
  const [vendus, place] = await Promise.all([
    articles.listArticlesVendus(demande, fiche.articleIds),
    arbre.find(fiche.noeudId, langue),
  ]);
  // Already in memory: they have just been sold.
  const publics = await articles.readArticles(fiche.articleIds);
  const own = vendus.articles;
  const dessines = listDessines(fiche.genre, own, vendus.attributs);
  return {
    ...describe(fiche, langue),
    jour: vendus.jour,
    attributs: vendus.attributs,
    articles: own,
    details: await listDetails(articles, demande, publics, fiche, dessines),
    chemin: place ? [...place.ancetres, place.noeud] : [],
  };
}

function describe(fiche: Fiche, langue: Demande['langue']) {
  const { id, nom, slug, slugs, description, serie, marque, normes, axes } = fiche;
  const { reponses, pictogrammes, medias } = fiche;
  const image = medias.find(({ type, articleId }) => type === 'image' && articleId === null);
  return {
    id,
    nom,
    slug,
    slugs,
    description,
    serie,
    marque: { id: marque.id, nom: marque.nom, slug: marque.slug, logo: lienLogo(marque.code) },
    normes,
    axes,
    reponses,
    pictogrammes,
    medias,
    image: {
      genre: fiche.genre,
      fichier: image?.fichier ?? null,
      couleur: image?.couleur ?? null,
    },
    documents: fiche.documents.map((document) => ({
      ...document,
      href: `/documents/${document.id}?langue=${langue}`,
    })),
    avis: fiche.avis ?? { nombre: 0, moyenne: null },
    nombreQuestions: fiche.nombreQuestions,
  };
}

/** Which of them have a drawing with their dimensions. */
function listDessines(
  genre: string,
  articles: readonly ArticleVendu[],
  attributs: readonly Attribut[],
): ReadonlySet<number> {
  const parCode = new Map(attributs.map((attribut) => [attribut.code, attribut]));
  const dessines = articles.filter((article) => aUnDessinCote(genre, article, parCode));
  return new Set(dessines.map(({ id }) => id));
}

async function listDetails(
  articles: Articles,
  { langue }: Demande,
  publics: ReadonlyMap<number, ArticlePublic>,
  { articleIds, caracteristiques }: Pick<Fiche, 'articleIds' | 'caracteristiques'>,
  dessines: ReadonlySet<number>,
): Promise<DetailArticle[]> {
  const own = articleIds.flatMap((id) => publics.get(id) ?? []);
  const dites = Map.groupBy(caracteristiques, ({ articleId }) => articleId);
  const successeurIds = own.flatMap(({ successeurId }) => successeurId ?? []);
  const successeurs =
    successeurIds.length === 0 ? undefined : await articles.readArticles(successeurIds);
  return own.map((article) => {
    const next = article.successeurId === null ? undefined : successeurs?.get(article.successeurId);
    return {
      articleId: article.id,
      ean: article.ean,
      referenceFournisseur: article.referenceFournisseur,
      poids: article.poids,
      garantieMois: article.garantieMois,
      dangereux: article.dangereux,
      surMesure: article.surMesure,
      vue3d: aUnModele3d(imageOf(article).fichier),
      traitDeScie: article.traitDeScie,
      dessin: dessines.has(article.id),
      caracteristiques: (dites.get(article.id) ?? []).map(({ libelle, valeur, repond }) => ({
        libelle,
        valeur,
        repond,
      })),
      successeur: next
        ? {
            id: next.id,
            produitId: next.produit.id,
            slug: next.produit.slug[langue],
            reference: next.reference,
          }
        : null,
    };
  });
}
