/**
 * Articles by the codes written on an order. One code may mean several things: our reference comes
 * first, sold or no longer sold, then the EAN, then what the company itself calls it, then what
 * the maker does.
 */
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import {
  MAX_PROPOSITIONS,
  type LigneReconnue,
  type reconnaitreReferences,
} from '@comptoir/contract/articles/references.contract.ts';
import { nettoyerLigne } from '@comptoir/contract/words/texte-saisi.ts';
import type { Articles } from '../../articles/articles.public.ts';
import type { Pool } from '../../db/pool.ts';
import type { Demande } from '../../http/acteur.ts';
import { listCodesClient } from './codes-client.sql.ts';
import type { CodeReconnu } from '../index/demande-texte.ts';
import type { ListingIndex } from '../index/listing-index.ts';
import { listCodesRetires, type CodeRetire } from './references-retirees.sql.ts';
import { listRemplacants } from './references-remplacees.ts';

export interface ReferencesDeps {
  pool: Pool;
  articles: Articles;
  index: ListingIndex;
}

export async function reconnaitre(
  { pool, articles, index }: ReferencesDeps,
  demande: Demande,
  saisis: readonly string[],
): Promise<CallAnswer<typeof reconnaitreReferences>> {
  const lignes = await rapprocher({ pool, articles, index }, demande, saisis);
  const ids = new Set(
    lignes.flatMap(({ articleId, propositions }) => [articleId, ...propositions]),
  );
  const vendus = await articles.listArticlesVendus(
    demande,
    [...ids].filter((id) => id !== null),
  );
  return { jour: vendus.jour, lignes, articles: vendus.articles };
}

/** Which articles they are, and nothing more of them: who writes an order needs no more. */
export async function rapprocher(
  { pool, articles, index }: ReferencesDeps,
  demande: Demande,
  saisis: readonly string[],
  { isSansPropositions = false } = {},
): Promise<LigneReconnue[]> {
  const codes = saisis.map(nettoyerLigne);
  if (codes.every((code) => code === '')) throw refus('lot-sans-donnees');
  const { compteId } = demande.acteur;
  const [reconnus, clients] = await Promise.all([
    index.reconnaitre({ codes, langue: demande.langue, isSansPropositions }),
    compteId === undefined ? [] : listCodesClient(pool, compteId, codes),
  ]);
  const retires = await listRetires(pool, codes, reconnus);
  const parClient = new Map(clients.map(({ place, articleId }) => [place, articleId]));
  const lignes = reconnus.map((reconnu, place) =>
    choisir(reconnu, retires.get(place) ?? [], parClient.get(place)),
  );
  if (isSansPropositions) return lignes;
  const remplacants = await listRemplacants(articles, lignes);
  return lignes.map((ligne) => ({
    ...ligne,
    propositions: [...new Set([...remplacants(ligne.articleId), ...ligne.propositions])].slice(
      0,
      MAX_PROPOSITIONS,
    ),
  }));
}

/** By place, of the codes that no article on sale bears as its reference or EAN. */
async function listRetires(
  pool: Pool,
  codes: readonly string[],
  reconnus: readonly CodeReconnu[],
): Promise<Map<number, CodeRetire[]>> {
  const places = codes
    .keys()
    .toArray()
    .filter((place) => codes[place] !== '' && !isSure(reconnus[place]?.par ?? null));
  if (places.length === 0) return new Map();
  const found = await listCodesRetires(
    pool,
    places.map((place) => codes[place] ?? ''),
  );
  return Map.groupBy(found, ({ place }) => places[place] ?? -1);
}

/** No two articles ever had the same, and no company or maker has a say in it. */
function isSure(par: LigneReconnue['par']): boolean {
  return par === 'reference' || par === 'ean';
}

function choisir(
  reconnu: CodeReconnu,
  retires: readonly CodeRetire[],
  client: number | undefined,
): LigneReconnue {
  if (isSure(reconnu.par)) return reconnu;
  const [sure] = retires.filter(({ par }) => isSure(par));
  if (sure) return { articleId: sure.articleId, par: sure.par, propositions: [] };
  if (client !== undefined) return { articleId: client, par: 'client', propositions: [] };
  if (reconnu.articleId !== null) return reconnu;
  const [retire, autre] = retires;
  if (!retire || autre) return reconnu;
  return { ...reconnu, articleId: retire.articleId, par: retire.par };
}
