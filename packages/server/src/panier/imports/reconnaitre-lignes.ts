/** Which article each line of an order names, and why some name none. */
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import {
  MAX_SIGNES_REFERENCE,
  type LigneReconnue,
} from '@comptoir/contract/articles/references.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type {
  LigneAvertie,
  NonImporte,
  RaisonNonImporte,
} from '@comptoir/contract/panier/import.contract.ts';
import { nettoyerLigne } from '@comptoir/contract/words/texte-saisi.ts';
import { QUANTITE_MAX } from '@comptoir/contract/panier/limites.ts';
import type { ArticlePublic, Articles } from '../../articles/articles.public.ts';
import type { Pool } from '../../db/pool.ts';
import type { Demande } from '../../http/acteur.ts';
import { rapprocher, type ListingIndex } from '../../recherche/recherche.public.ts';
import type { LigneCommande } from './commande-lue.ts';
import { compter, ecritOf, lecturesOf } from './compter-ligne.ts';

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
  avertis: LigneAvertie[];
  /** Articles that the propositions name. */
  proposes: ArticleVendu[];
}

export async function reconnaitreLignes(
  deps: ImportDeps,
  demande: Demande,
  lignes: readonly LigneCommande[],
): Promise<LignesReconnues> {
  const { articles } = deps;
  const reconnues = await rapprocherLignes(deps, demande, lignes);
  const connus = await articles.readArticles([
    ...new Set(
      reconnues
        .flat()
        .flatMap(({ articleId, propositions }) => [articleId ?? [], propositions].flat()),
    ),
  ]);
  const isRetire = (id: number) => connus.get(id)?.retire ?? true;
  const cumul = new Map<number, number>();
  const prises: LignesReconnues['prises'] = [];
  const avertis: LigneAvertie[] = [];
  const refusees: Refusee[] = [];
  lignes.forEach((ligne, place) => {
    const candidats = reconnues[place] ?? [];
    const reconnue = choisir(candidats, isRetire);
    const nommes = nommesAutrement(candidats, isRetire);
    const articleId = nommes.length > 1 ? null : (reconnue?.articleId ?? null);
    const article = articleId === null ? undefined : connus.get(articleId);
    const propositions = nommes.length > 1 ? nommes : (reconnue?.propositions ?? []);
    if (!article || article.retire) {
      const isPlusieurs = nommes.length > 1 || isAmbigu(propositions, ligne.codes, connus);
      const raison = article ? 'retire' : isPlusieurs ? 'ambigu' : 'introuvable';
      refusees.push({ ligne, raison, propositions, lectures: lecturesOf(ligne) });
      return;
    }
    const { id } = article;
    const comptee = compter(ligne, article);
    const total = (cumul.get(id) ?? 0) + comptee.quantite;
    if (comptee.raison !== undefined || total > QUANTITE_MAX) {
      const raison = comptee.raison ?? 'quantite';
      refusees.push({ ligne, raison, propositions: [id], lectures: comptee.lectures });
      return;
    }
    cumul.set(id, total);
    prises.push({ articleId: id, quantite: comptee.quantite });
    for (const code of comptee.avertissements) {
      const ecrit = code === 'coupe-non-reprise' ? (ligne.coupe ?? '') : ecritOf(ligne);
      const { quantite } = comptee;
      const { reference, unite, contenu } = article;
      const vendue = { articleId: id, reference, quantite, unite, contenu };
      avertis.push({ ...lieuOf(ligne), code, ecrit, ...vendue });
    }
  });
  const nonImportes = (await proposerParLibelle(deps, demande, refusees)).map(toNonImporte);
  const noms = new Set(nonImportes.flatMap(({ propositions }) => propositions));
  const { jour, articles: proposes } = await articles.listArticlesVendus(demande, [...noms]);
  return { jour, prises, nonImportes, avertis, proposes };
}

/** What each code of each line names: all are asked for at once. */
async function rapprocherLignes(
  { pool, articles, index }: ImportDeps,
  demande: Demande,
  lignes: readonly LigneCommande[],
): Promise<LigneReconnue[][]> {
  if (!index) throw refus('service-indisponible');
  const codes = lignes.flatMap((ligne) => ligne.codes);
  // Lists may be empty, and lines of orders come without a code.
  const found = codes.some((code) => nettoyerLigne(code) !== '')
    ? await rapprocher({ pool, articles, index }, demande, codes)
    : codes.map(() => INCONNUE);
  let place = 0;
  return lignes.map((ligne) => found.slice(place, (place += ligne.codes.length)));
}

interface Refusee {
  ligne: LigneCommande;
  raison: RaisonNonImporte;
  propositions: readonly number[];
  lectures: readonly number[];
}

/** Lines whose codes lead nowhere are looked for by what they are called; the first ones. */
const MAX_LIBELLES = 50;

async function proposerParLibelle(
  { pool, articles, index }: ImportDeps,
  demande: Demande,
  refusees: readonly Refusee[],
): Promise<Refusee[]> {
  const perdues = refusees
    .filter(({ ligne, propositions }) => propositions.length === 0 && ligne.libelle !== undefined)
    .slice(0, MAX_LIBELLES);
  const libelles = perdues.map(({ ligne }) => (ligne.libelle ?? '').slice(0, MAX_SIGNES_REFERENCE));
  if (!index || libelles.every((libelle) => nettoyerLigne(libelle) === '')) return [...refusees];
  const found = await rapprocher({ pool, articles, index }, demande, libelles);
  const parLigne = new Map(
    perdues.map((refusee, at): [Refusee, number[]] => {
      const { articleId, propositions } = found[at] ?? INCONNUE;
      // A name is no code: what it is found by is proposed, never taken.
      return [refusee, articleId === null ? propositions : [articleId]];
    }),
  );
  return refusees.map((refusee) => ({
    ...refusee,
    propositions: parLigne.get(refusee) ?? refusee.propositions,
  }));
}

function lieuOf({ ligne, texte, feuille }: LigneCommande) {
  return { ligne, texte, feuille: feuille ?? null };
}

function toNonImporte({ ligne, raison, propositions, lectures }: Refusee): NonImporte {
  const { quantite } = ligne;
  const ecrit = ecritOf(ligne);
  const lue = lectures[0] ?? (quantite > 0 && quantite <= QUANTITE_MAX ? quantite : null);
  return {
    ...lieuOf(ligne),
    reference: ligne.codes[0] ?? '',
    raison,
    quantite: lue,
    ecrit: ecrit === '' || ecrit === String(lue) ? null : ecrit,
    lectures: [...lectures],
    // Readings are counted in units of sale already.
    unite: lectures.length > 0 ? null : (ligne.unite ?? null),
    propositions: [...propositions],
  };
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

/** Articles on sale that its reference and its EAN name: more than one contradict each other. */
function nommesAutrement(
  candidats: readonly LigneReconnue[],
  isRetire: (id: number) => boolean,
): number[] {
  const surs = candidats.flatMap(({ articleId, par }) =>
    articleId !== null && (par === 'reference' || par === 'ean') && !isRetire(articleId)
      ? [articleId]
      : [],
  );
  return [...new Set(surs)];
}

/** Several articles have the very code that was written, and not one that comes near. */
function isAmbigu(
  propositions: readonly number[],
  codes: readonly string[],
  connus: ReadonlyMap<number, ArticlePublic>,
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
