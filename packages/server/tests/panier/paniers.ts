/** Baskets of the tests: how they are filled, read and changed. */
import type { EcriturePanier } from '@comptoir/contract/panier/ecriture.schema.ts';
import type { LignePanier } from '@comptoir/contract/panier/ligne.schema.ts';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { expect } from 'vitest';
import type { Pool } from '../../src/db/pool.ts';
import type { Sql } from '../../src/db/sql.ts';
import type { Visitor } from '../visitors.ts';

export function json(body: unknown, headers: Record<string, string> = {}) {
  return {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  };
}

export const siVersion = (version: string) => ({ 'if-match': `"${version}"` });

/** The catalogue is what it was once the test is over. */
export async function avec(
  pool: Pool,
  [change, retour]: readonly [Sql, Sql],
  work: () => Promise<void>,
): Promise<void> {
  await pool.execute(change);
  try {
    await work();
  } finally {
    await pool.execute(retour);
  }
}

/** What a change answers, which has to be a success. */
export async function written(answer: Promise<Response>): Promise<EcriturePanier> {
  const response = await answer;
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as EcriturePanier;
}

export interface Refusee {
  status: number;
  code: string;
  data: Record<string, unknown>;
}

export async function refusee(answer: Promise<Response>): Promise<Refusee> {
  const response = await answer;
  const { code, data } = (await response.json()) as Omit<Refusee, 'status'>;
  return { status: response.status, code, data };
}

export async function lirePanier(who: Visitor): Promise<Panier> {
  const answer = await who.call('GET', '/api/panier');
  expect(answer.status).toBe(200);
  return (await answer.json()) as Panier;
}

/** `chantier: article × quantity…`, in their order. */
export async function resumer(who: Visitor): Promise<string[]> {
  const { chantiers } = await lirePanier(who);
  return chantiers.map(({ libelle, articles }) =>
    [`${libelle ?? '-'}:`, ...articles.map(({ id, quantite }) => `${id}×${quantite}`)].join(' '),
  );
}

/** Into the first chantier, or the one of this name. */
export function ajouter(
  who: Visitor,
  articleId: number,
  quantite = 1,
  chantier?: string,
): Promise<EcriturePanier> {
  const query = chantier === undefined ? '' : `?chantier=${encodeURIComponent(chantier)}`;
  return written(who.call('PUT', `/api/panier/articles${query}`, json([{ articleId, quantite }])));
}

/** The path of the line of this article in the first chantier that holds it. */
export async function cheminOf(who: Visitor, articleId: number): Promise<string> {
  const { chantiers } = await lirePanier(who);
  const chantier = chantiers.find(({ articles }) => articles.some(({ id }) => id === articleId));
  return `/api/panier/chantiers/${chantier?.id}/articles/${articleId}`;
}

/** Into the first chantier, cut to this list. */
export function couper(
  who: Visitor,
  articleId: number,
  traitCoupe: string,
  query = '',
): Promise<Response> {
  const liste = encodeURIComponent(traitCoupe);
  return who.call('PUT', `/api/panier/articles/${articleId}?traitCoupe=${liste}${query}`);
}

export interface LigneSituee extends LignePanier {
  chantierId: number;
}

/** In the order of the basket. */
export async function lignesOf(who: Visitor): Promise<LigneSituee[]> {
  const { chantiers } = await lirePanier(who);
  return chantiers.flatMap(({ id, articles }) =>
    articles.map((ligne) => ({ ...ligne, chantierId: id })),
  );
}

/** The one line of a basket. */
export async function ligneOf(who: Visitor): Promise<LigneSituee> {
  const [ligne, ...autres] = await lignesOf(who);
  expect(autres).toEqual([]);
  if (!ligne) throw new Error('an empty basket');
  return ligne;
}
