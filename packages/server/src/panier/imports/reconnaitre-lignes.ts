/** Which article each line of an order names, and why some name none. */
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { LigneReconnue } from '@comptoir/contract/articles/references.contract.ts';
import { refus } from '@comptoir/contract/erreurs.ts';
import type { NonImporte, RaisonNonImporte } from '@comptoir/contract/panier/import.contract.ts';
import { nettoyerLigne } from '@comptoir/contract/texte-saisi.ts';
import { QUANTITE_MAX } from '@comptoir/contract/panier/limites.ts';
import type { ArticlePublic, Articles } from '../../articles/articles.public.ts';
import type { Pool } from '../../db/pool.ts';
import type { Demande } from '../../http/acteur.ts';
import { rapprocher, type ListingIndex } from '../../recherche/recherche.public.ts';
import type { LigneCommande } from './commande-lue.ts';

export interface ImportDeps {
  pool: Pool;
  articles: Articles;
  /** Absent where nothing is listed. */
  index: ListingIndex | undefined;
}

export interface LignesReconnues {
  jour: string;
  /** In the order of the lines; an article may come several times. */
  prises: { articleId: number; quantite: number }[];
  nonImportes: NonImporte[];
  /** Articles that the propositions name. */
  proposes: ArticleVendu[];
}

export async function reconnaitreLignes(
  { pool, articles, index }: ImportDeps,
  demande: Demande,
  lignes: readonly LigneCommande[],
): Promise<LignesReconnues> {
  if (!index) throw refus('service-indisponible');
  const codes = lignes.flatMap((ligne) => ligne.codes);
  // Lists may be empty, and lines of orders come without a code.
  const found = codes.some((code) => nettoyerLigne(code) !== '')
    ? await rapprocher({ pool, articles, index }, demande, codes)
    : codes.map(() => INCONNUE);
  const connus = await articles.readArticles([
    ...new Set(
      found.flatMap(({ articleId, propositions }) => [articleId ?? [], propositions].flat()),
    ),
  ]);
  const isRetire = (id: number) => connus.get(id)?.retire ?? true;
  const cumul = new Map<number, number>();
  const prises: LignesReconnues['prises'] = [];
  const nonImportes: NonImporte[] = [];
  let place = 0;
  for (const ligne of lignes) {
    const candidats = found.slice(place, place + ligne.codes.length);
    place += ligne.codes.length;
    const reconnue = choisir(candidats, isRetire);
    const articleId = reconnue?.articleId ?? null;
    const total = articleId === null ? 0 : (cumul.get(articleId) ?? 0) + ligne.quantite;
    const raison = raisonDe(ligne, articleId, { total, reconnue, connus });
    if (raison === undefined && articleId !== null) {
      cumul.set(articleId, total);
      prises.push({ articleId, quantite: ligne.quantite });
      continue;
    }
    const propositions = reconnue?.propositions ?? [];
    nonImportes.push({
      ligne: ligne.ligne,
      texte: ligne.texte,
      reference: ligne.codes[0] ?? '',
      raison: raison ?? 'introuvable',
      quantite: ligne.quantite > 0 && ligne.quantite <= QUANTITE_MAX ? ligne.quantite : null,
      propositions: raison === 'quantite' && articleId !== null ? [articleId] : propositions,
    });
  }
  const noms = new Set(nonImportes.flatMap(({ propositions }) => propositions));
  const { jour, articles: proposes } = await articles.listArticlesVendus(demande, [...noms]);
  return { jour, prises, nonImportes, proposes };
}

const INCONNUE: LigneReconnue = { articleId: null, par: null, propositions: [] };

/** The first code that names an article on sale, else what is known of the first ones. */
function choisir(
  candidats: readonly LigneReconnue[],
  isRetire: (id: number) => boolean,
): LigneReconnue | undefined {
  return (
    candidats.find(({ articleId }) => articleId !== null && !isRetire(articleId)) ??
    candidats.find(({ articleId }) => articleId !== null) ??
    candidats.find(({ propositions }) => propositions.length > 0) ??
    candidats[0]
  );
}

interface Connaissances {
  /** Asked for of the article, with the lines before. */
  total: number;
  reconnue: LigneReconnue | undefined;
  connus: ReadonlyMap<number, ArticlePublic>;
}

/** Undefined: it can be taken. */
function raisonDe(
  { codes, quantite }: LigneCommande,
  articleId: number | null,
  { total, reconnue, connus }: Connaissances,
): RaisonNonImporte | undefined {
  if (articleId === null) {
    return isAmbigu(reconnue?.propositions ?? [], codes, connus) ? 'ambigu' : 'introuvable';
  }
  if (connus.get(articleId)?.retire ?? true) return 'retire';
  return quantite < 1 || total > QUANTITE_MAX ? 'quantite' : undefined;
}

/** Several articles have the very code that was written, and not one that comes near. */
function isAmbigu(
  propositions: readonly number[],
  codes: readonly string[],
  connus: Connaissances['connus'],
): boolean {
  const ecrits = new Set(codes.map(cleDeCode));
  const porteurs = propositions.filter((id) => {
    const article = connus.get(id);
    return (
      article &&
      [article.reference, article.ean, article.referenceFournisseur ?? ''].some((code) =>
        ecrits.has(cleDeCode(code)),
      )
    );
  });
  return porteurs.length > 1;
}

function cleDeCode(code: string): string {
  return code.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
}
