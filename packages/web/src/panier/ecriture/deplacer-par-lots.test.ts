import { MAX_LIGNES_NOMMEES } from '@comptoir/contract/panier/limites.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkFailure } from '../../http/http-answer.ts';
import { createQueryClient } from '../../http/query-client.ts';
import { queryFailure } from '../../http/query-failure.ts';
import type { Api } from '../../page/api.ts';
import { deplacerParLots } from './deplacer-par-lots.ts';

const VERS = { chantierId: 9 };
const lignes = (nombre: number) => Array.from({ length: nombre }, (_, rang) => rang + 1);

beforeEach(() => vi.stubGlobal('location', { pathname: '/panier' }));
afterEach(() => vi.unstubAllGlobals());

/** A shop that refuses some of the moves, by their rank; `tailles`: lines of each move it was asked for. */
function boutique(refuses: readonly number[]) {
  const tailles: number[] = [];
  const call = (_call: unknown, { body }: { body?: { ligneIds: number[] } }) => {
    if (!body) return Promise.resolve();
    const { ligneIds } = body;
    const rang = tailles.push(ligneIds.length) - 1;
    if (refuses.includes(rang)) {
      const refus = { ...networkFailure('/api/panier/lignes/deplacer'), status: 404 + rang };
      return Promise.reject(queryFailure({ ...refus, data: { url: '', body: 'refused' } }));
    }
    const articles = ligneIds.map((articleId) => ({ ...VERS, articleId, quantite: 1 }));
    return Promise.resolve({ version: `1-${rang}`, nombreArticles: 5000, articles, messages: [] });
  };
  const api = { call } as unknown as Api;
  const ecrivain = {
    api,
    locale: 'fr' as const,
    queryClient: createQueryClient({ server: false }),
  };
  return { ecrivain, tailles };
}

test('lines beyond what one call takes move by several calls', async () => {
  const { ecrivain, tailles } = boutique([]);
  const nombre = 2 * MAX_LIGNES_NOMMEES + 300;
  const { arrivees, refus } = await deplacerParLots(ecrivain, lignes(nombre), VERS);
  expect(tailles).toEqual([MAX_LIGNES_NOMMEES, MAX_LIGNES_NOMMEES, 300]);
  expect(arrivees.map(({ articleId }) => articleId)).toEqual(lignes(nombre));
  expect(refus).toBeUndefined();
});

test('a call that is refused leaves its lines where they are, and the others move', async () => {
  const { ecrivain, tailles } = boutique([0]);
  const nombre = MAX_LIGNES_NOMMEES + 300;
  const { arrivees, refus } = await deplacerParLots(ecrivain, lignes(nombre), VERS);
  expect(tailles).toHaveLength(2);
  expect(arrivees).toHaveLength(300);
  expect(refus).toMatchObject({ restees: MAX_LIGNES_NOMMEES, echec: { code: 'introuvable' } });
});

test('lines of all the calls that were refused are counted, with the reason of the first', async () => {
  const { ecrivain } = boutique([0, 2]);
  const nombre = 2 * MAX_LIGNES_NOMMEES + 300;
  const { arrivees, refus } = await deplacerParLots(ecrivain, lignes(nombre), VERS);
  expect(arrivees).toHaveLength(MAX_LIGNES_NOMMEES);
  expect(refus).toMatchObject({
    restees: MAX_LIGNES_NOMMEES + 300,
    echec: { code: 'introuvable' },
  });
});
