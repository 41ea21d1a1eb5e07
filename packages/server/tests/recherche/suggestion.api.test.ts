import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  MAX_SUGGESTIONS,
  type SuggestionReponse,
} from '@comptoir/contract/articles/suggestion.contract.ts';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { newBuyer, type Visitor } from '../visitors.ts';

describe('GET /api/articles/suggestion', () => {
  let api: TestApi;
  let morel: Visitor;
  let dordogne: Visitor;
  beforeAll(async () => {
    api = await startApi({}, { index: true, demo: true });
    morel = await newBuyer(api, 'acheteur@menuiserie-morel.test');
    dordogne = await newBuyer(api, 'oliver@dordogne-joinery.test');
  }, 60_000);
  afterAll(() => api.close());

  async function read(answer: Promise<Response>): Promise<SuggestionReponse> {
    const response = await answer;
    expect(response.status).toBe(200);
    return (await response.json()) as SuggestionReponse;
  }
  const pathOf = (q: string) => `/api/articles/suggestion?q=${encodeURIComponent(q)}`;
  const suggest = (q: string, langue = 'fr') =>
    read(fetch(api.url + pathOf(q), { headers: { 'accept-language': langue } }));
  const suggestTo = (buyer: Visitor, q: string) => read(buyer.call('GET', pathOf(q)));

  it('proposes articles as they are sold, categories and searches while one types', async () => {
    const answer = await suggest('tiref');
    expect(answer.total).toBeGreaterThan(0);
    expect(answer.articles[0]).toMatchObject({ libelle: expect.stringMatching(/^Tirefond/) });
    expect(answer.articles.length).toBeLessThanOrEqual(MAX_SUGGESTIONS.articles);
    expect(answer.articles.every(({ tarif }) => tarif !== null)).toBe(true);
    expect(answer.noeuds.some(({ libelle }) => /tirefond/i.test(libelle))).toBe(true);
    expect(answer.jour).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('completes with searches that begin like this one, the most frequent first', async () => {
    const { termes } = await suggest('vis');
    expect(termes).toEqual(['vis à bois', 'vis placo', 'vis terrasse inox']);
    expect((await suggest('VIS A')).termes).toEqual(['vis à bois']);
    expect((await suggest('vis', 'en')).termes).toEqual([]);
  });

  it('names brands, services, trades and offers in the language of who asks', async () => {
    expect((await suggest('tirval')).marques).toMatchObject([{ nom: 'Tirval', slug: 'tirval' }]);
    const fr = await suggest('decoupe de panneau');
    expect(fr.contenus).toContainEqual(
      expect.objectContaining({ type: 'service', libelle: 'Découpe de panneaux' }),
    );
    const en = await suggest('panel cut', 'en');
    expect(en.contenus).toContainEqual(
      expect.objectContaining({ type: 'service', libelle: 'Panel cutting', slug: 'panel-cutting' }),
    );
    expect((await suggest('menuis')).contenus).toContainEqual(
      expect.objectContaining({ type: 'univers' }),
    );
  });

  it('proposes an offer while it lasts', async () => {
    const { titre } = await api.pool.one<{ titre: string }>(sql`
      select titre_fr as titre from offre
       where debut <= current_date and (fin is null or fin >= current_date)
       order by rang limit 1`);
    expect((await suggest(titre)).contenus).toContainEqual(
      expect.objectContaining({ type: 'offre', libelle: titre }),
    );
    await api.pool.execute(sql`update offre set fin = current_date - 1, debut = current_date - 9`);
    await expect
      .poll(async () => (await suggest(titre)).contenus.filter(({ type }) => type === 'offre'), {
        timeout: 5000,
      })
      .toEqual([]);
  });

  it('answers the most frequent searches alone before anything is typed', async () => {
    const answer = await suggest('  ');
    expect(answer).toMatchObject({ total: 0, articles: [], noeuds: [], marques: [], contenus: [] });
    expect(answer.termes).toHaveLength(MAX_SUGGESTIONS.termes);
    const missing = await read(fetch(`${api.url}/api/articles/suggestion`));
    expect(missing.termes).toEqual(answer.termes);
  });

  it('prices in the currency of who asks', async () => {
    const devise = ({ articles }: SuggestionReponse) => articles[0]?.tarif?.prixNetHT.devise;
    expect(devise(await suggest('tirefond'))).toBe('EUR');
    expect(devise(await suggest('coach screw', 'en'))).toBe('GBP');
    expect(devise(await suggestTo(morel, 'tirefond'))).toBe('EUR');
    expect(devise(await suggestTo(dordogne, 'tirefond'))).toBe('GBP');
  });

  it('finds an article by the code of the buyer’s own company, never by that of another', async () => {
    const { code, articleId } = await api.pool.one<{ code: string; articleId: number }>(sql`
      select r.code, r.article_id as "articleId"
        from reference_client r
        join compte c on c.id = r.compte_id
       where c.raison_sociale = 'Dordogne Joinery Ltd'
       order by r.code limit 1`);
    const typed = code.toLowerCase().replaceAll('-', ' ');
    expect((await suggestTo(dordogne, typed)).articles[0]?.id).toBe(articleId);
    for (const other of [await suggestTo(morel, typed), await suggest(typed)]) {
      expect(other.articles.map(({ id }) => id)).not.toContain(articleId);
    }
  });

  it('is kept by no cache, and read anew by each', async () => {
    for (const answer of [
      await fetch(api.url + pathOf('vis')),
      await morel.call('GET', pathOf('vis')),
    ]) {
      expect(answer.headers.get('cache-control')).toBe('private, no-cache');
      await answer.arrayBuffer();
    }
  });

  it.each([
    ['ten thousand signs', 'vis '.repeat(2500)],
    ['signs of regular expressions', '(.*)+[a-z]{1,99}\\$^|?'],
    ['emoji and control signs', '🔩🔩\u0008\u0007\u202E vis'],
    ['half a surrogate', 'vis \uD83D'],
  ])('answers whatever is pasted, to anyone, in the field and in the search: %s', async (_, q) => {
    const asked = encodeURIComponent(q.toWellFormed());
    for (const path of [`/api/articles/suggestion?q=${asked}`, `/api/recherche?q=${asked}`]) {
      for (const answer of [fetch(api.url + path), morel.call('GET', path)]) {
        const begun = performance.now();
        expect((await answer).status).toBe(200);
        expect(performance.now() - begun).toBeLessThan(1000);
      }
    }
  });

  it('refuses more than can be typed or pasted: requete-invalide', async () => {
    const answer = await fetch(api.url + pathOf('v'.repeat(20_001)));
    // A longer address is refused before it is read, by Node itself.
    expect([400, 414, 431]).toContain(answer.status);
  });
});

it('a shop whose index is not built answers service-indisponible, frequent searches apart', async () => {
  const api = await startApi();
  try {
    const answer = await fetch(`${api.url}/api/articles/suggestion?q=vis`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'service-indisponible' });
    expect((await fetch(`${api.url}/api/articles/suggestion`)).status).toBe(200);
  } finally {
    await api.close();
  }
});
