/** The columns of a listing as a file: who the article is, what it costs this company, where it is. */
import type { Devise } from '@comptoir/contract/argent.ts';
import type { ArticleVendu, Attribut } from '@comptoir/contract/articles/article.schema.ts';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { ArticlePublic } from '../../articles/articles.public.ts';
import { MOTS_DOCUMENTS, type Cellule, type Tableau } from '../../documents/tableur.public.ts';
import { MOTS } from './mots.ts';

export interface ListingExporte {
  vendus: readonly ArticleVendu[];
  publics: ReadonlyMap<number, ArticlePublic>;
  /** In the order of columns. */
  attributs: readonly Attribut[];
  devise: Devise;
  langue: Locale;
  /** Last row, where the file does not hold the whole list. */
  note: string | undefined;
}

interface Colonne {
  tete: string;
  /** In signs. */
  largeur: number;
  read: (article: ArticleVendu) => Cellule;
}

/** As many as a listing has facets of: those that most articles carry. */
const MAX_ATTRIBUTS = 12;

export function tableauListing(listing: ListingExporte): Tableau {
  const t = MOTS[listing.langue];
  const colonnes = [
    ...colonnesIdentite(listing),
    ...colonnesPrix(listing),
    ...colonnesStock(listing),
    ...listAttributs(listing).map(colonneAttribut),
  ];
  const rangees = listing.vendus.map((article) => colonnes.map(({ read }) => read(article)));
  const { note } = listing;
  const derniere = colonnes.map((_, rang): Cellule => ({ texte: rang === 1 ? (note ?? '') : '' }));
  return { titre: t('feuille'), colonnes, rangees: note ? [...rangees, derniere] : rangees };
}

function colonnesIdentite({ publics, langue }: ListingExporte): Colonne[] {
  const t = MOTS[langue];
  const unites = MOTS_DOCUMENTS[langue];
  return [
    texte(t('colonnes.reference'), 18, ({ reference }) => reference),
    texte(t('colonnes.designation'), 48, ({ libelle }) => libelle),
    texte(t('colonnes.marque'), 16, ({ marque }) => marque.nom),
    texte(t('colonnes.fabricant'), 18, ({ id }) => publics.get(id)?.referenceFournisseur ?? ''),
    texte(t('colonnes.codeBarres'), 16, ({ id }) => publics.get(id)?.ean ?? ''),
    texte(t('colonnes.unite'), 12, ({ unite }) => unites(`unites.${unite}`)),
    nombre(t('colonnes.contenu'), 'exactes', ({ contenu }) => contenu),
    nombre(t('colonnes.minimum'), 0, ({ minimum }) => String(minimum)),
    nombre(t('colonnes.multiple'), 0, ({ multiple }) => String(multiple)),
  ];
}

function colonnesPrix({ vendus, devise, langue }: ListingExporte): Colonne[] {
  const t = MOTS[langue];
  const paliers = Math.max(0, ...vendus.map(({ tarif }) => tarif?.paliers.length ?? 0));
  return [
    nombre(t('colonnes.prixPublic', { devise }), 4, ({ tarif }) => tarif?.prixPublicHT.montant),
    nombre(t('colonnes.remise'), 2, ({ tarif }) => tarif?.remise),
    nombre(t('colonnes.prixNet', { devise }), 4, ({ tarif }) => tarif?.prixNetHT.montant),
    ...Array.from({ length: paliers }, (_, rang) => [
      nombre(t('colonnes.palier', { rang: rang + 1 }), 0, ({ tarif }) =>
        tarif?.paliers[rang]?.quantite.toString(),
      ),
      nombre(
        t('colonnes.prixPalier', { rang: rang + 1, devise }),
        4,
        ({ tarif }) => tarif?.paliers[rang]?.prixNetHT.montant,
      ),
    ]).flat(),
    nombre(
      t('colonnes.eco', { devise }),
      4,
      ({ tarif }) => tarif?.ecoParticipation?.montantHT.montant,
    ),
    nombre(t('colonnes.tva'), 2, ({ tarif }) => tarif?.tva),
  ];
}

function colonnesStock({ vendus, langue }: ListingExporte): Colonne[] {
  const t = MOTS[langue];
  const enMagasin = vendus.some(({ disponibilite }) => disponibilite.magasin !== null);
  return [
    ...(enMagasin
      ? [
          nombre(t('colonnes.magasin'), 0, ({ disponibilite }) =>
            disponibilite.magasin?.quantite.toString(),
          ),
        ]
      : []),
    nombre(t('colonnes.depot'), 0, ({ disponibilite: { depot } }) => String(depot.quantite)),
    texte(t('colonnes.livre'), 12, ({ disponibilite: { depot, fournisseur } }) =>
      formatDate(depot.quantite > 0 ? depot.date : fournisseur),
    ),
  ];
}

function listAttributs({ vendus, attributs }: ListingExporte): Attribut[] {
  const counts = new Map<string, number>();
  for (const { attributs: portes } of vendus) {
    for (const code of Object.keys(portes)) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const retenus = attributs
    .toSorted((a, b) => (counts.get(b.code) ?? 0) - (counts.get(a.code) ?? 0))
    .slice(0, MAX_ATTRIBUTS);
  return attributs.filter((attribut) => retenus.includes(attribut));
}

function colonneAttribut({ code, libelle, type, unite }: Attribut): Colonne {
  const tete = unite ? `${libelle} (${unite})` : libelle;
  return type === 'nombre'
    ? nombre(tete, 'exactes', ({ attributs }) => attributs[code])
    : texte(tete, 18, ({ attributs }) => attributs[code] ?? '');
}

function texte(tete: string, largeur: number, read: (article: ArticleVendu) => string): Colonne {
  return { tete, largeur, read: (article) => ({ texte: read(article) }) };
}

function nombre(
  tete: string,
  decimales: 0 | 2 | 4 | 'exactes',
  read: (article: ArticleVendu) => string | undefined,
): Colonne {
  return { tete, largeur: 14, read: (article) => ({ nombre: read(article) ?? '', decimales }) };
}
