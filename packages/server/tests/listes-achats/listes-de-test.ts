/** Lists as the tests make and read them. */
import type {
  LigneListe,
  ListeAchats,
  ListeDetaillee,
} from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { expect } from 'vitest';
import { json } from '../panier/paniers.ts';
import type { Visitor } from '../visitors.ts';

export const CHEMIN = '/api/listes-achats';

export async function read<T>(answer: Promise<Response>): Promise<T> {
  const response = await answer;
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as T;
}

export function creer(
  who: Visitor,
  libelle: string,
  articles: object[] = [],
): Promise<ListeAchats> {
  return read(who.call('POST', CHEMIN, json({ libelle, articles })));
}

export function readListe(who: Visitor, id: number, query = ''): Promise<ListeDetaillee> {
  return read(who.call('GET', `${CHEMIN}/${id}${query}`));
}

export function lignesOf({ groupes }: ListeDetaillee): LigneListe[] {
  return groupes.flatMap(({ lignes }) => lignes);
}
