/** An article in the words of a language, with the price a visitor sees: the same for everyone. */
import type { ArticleVendu, ImageArticle } from '@comptoir/contract/articles/article.schema.ts';
import { DEVISE_PAR_DEFAUT } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { ArticlePublic } from './articles.sql.ts';
import type { Attributs } from './attributs.sql.ts';
import type { PrixDuJour } from './prix-du-jour.ts';
import { tarifAffiche } from './tarif-article.ts';

export interface Vue {
  article: Omit<ArticleVendu, 'disponibilite'>;
  /** What it was made from: another one makes another view. */
  from: Reperes;
}

/** What the articles of everyone are shown by. */
export interface Reperes {
  prixDuJour: PrixDuJour;
  attributs: Attributs;
}

export interface ArticleEnMemoire extends ArticlePublic {
  /** As it is shown in each language, once it was. */
  vues: Partial<Record<Locale, Vue>>;
}

export function vueOf(article: ArticleEnMemoire, langue: Locale, reperes: Reperes): Vue {
  const known = article.vues[langue];
  if (known?.from === reperes) return known;
  const made = toVue(article, langue, reperes);
  article.vues[langue] = made;
  return made;
}

function toVue(article: ArticlePublic, langue: Locale, from: Reperes): Vue {
  const { produit } = article;
  const valeurs: Record<string, string> = {};
  for (const id of article.valeurs) {
    const valeur = from.attributs.parValeur.get(id);
    if (valeur) valeurs[valeur.attribut.code] = valeur.texte[langue];
  }
  const { prixDuJour } = from;
  const change = prixDuJour.changeOf(DEVISE_PAR_DEFAUT[langue]);
  return {
    from,
    article: {
      id: article.id,
      produitId: produit.id,
      reference: article.reference,
      libelle: article.libelle[langue],
      slug: produit.slug[langue],
      marque: produit.marque,
      image: imageOf(article),
      unite: article.unite,
      contenu: article.contenu,
      multiple: article.multiple,
      minimum: article.minimum,
      attributs: valeurs,
      note: produit.note,
      secable: article.decoupe !== null,
      retire: article.retire,
      tarif: tarifAffiche(article, { prixDuJour, change, langue }),
    },
  };
}

export function imageOf({ image, produit }: ArticlePublic): ImageArticle {
  const photo = image ?? produit.image;
  return {
    genre: produit.genre,
    fichier: photo?.fichier ?? null,
    couleur: photo?.couleur ?? null,
  };
}
