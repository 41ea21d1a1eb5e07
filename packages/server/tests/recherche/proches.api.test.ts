import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProchesReponse } from '@comptoir/contract/recherche/proches.contract.ts';
import type { RechercheReponse } from '@comptoir/contract/recherche/recherche.contract.ts';
import { startApi, type TestApi } from '../api.ts';

describe('what is near a search', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({}, { index: true, demo: true });
  }, 60_000);
  afterAll(() => api.close());

  async function read<T>(path: string): Promise<T> {
    const response = await fetch(api.url + path);
    expect(response.status).toBe(200);
    return (await response.json()) as T;
  }
  const proches = (q: string) =>
    read<ProchesReponse>(`/api/recherche/proches?q=${encodeURIComponent(q)}`);
  const rechercher = (q: string) =>
    read<RechercheReponse>(`/api/recherche?q=${encodeURIComponent(q)}`);

  it('gives the nearest sizes of what was asked for, without what was found', async () => {
    const trouve = await rechercher('vis 4x40');
    const { mesure, articles, rayons } = await proches('vis 4x40');
    expect(mesure).toBe('4 × 40');
    expect(articles).toHaveLength(8);
    const ids = new Set(trouve.articles.map(({ id }) => id));
    expect(articles.filter(({ id }) => ids.has(id))).toEqual([]);
    expect(articles[0]?.libelle).toMatch(/^Vis .*\b4\s×\s30\b/);
    expect(articles[0]?.tarif).not.toBeNull();
    expect(rayons.map(({ niveau }) => niveau)).toEqual([5, 4, 3, 2]);
    expect(rayons.at(-1)?.libelle).toBe('Visserie');
  });

  it('gives them where the size itself exists nowhere', async () => {
    expect((await rechercher('vis 4x37')).lecture?.sansMots).toEqual(['4x37']);
    const [premier, ...autres] = (await proches('vis 4x37')).articles;
    expect(premier?.libelle).toMatch(/\b4\s×\s40\b/);
    expect(autres.length).toBeGreaterThan(3);
  });

  it('gives the rest of the shelf where the words hold no size', async () => {
    const { articles: trouves } = await rechercher('marteau de menuisier');
    const { mesure, articles } = await proches(trouves[0]?.reference ?? '');
    expect(mesure).toBeNull();
    expect(articles.length).toBeGreaterThan(0);
    expect(articles.map(({ id }) => id)).not.toContain(trouves[0]?.id);
  });

  it('gives nothing for words that mean nothing', async () => {
    expect(await proches('zzkpq')).toMatchObject({ mesure: null, articles: [], rayons: [] });
  });

  it('begins shelves with the best answers: a cylinder is of a lock before it is the head of a screw', async () => {
    const { rayons, total } = await rechercher('cylindre');
    const noms = rayons.map(({ libelle }) => libelle);
    expect(noms[0]).toBe('Double entrée');
    expect(noms.indexOf('Cylindres sur organigramme')).toBeLessThan(noms.indexOf('Forets HSS'));
    expect(noms.indexOf('Demi-cylindres')).toBeLessThan(noms.indexOf('Six pans creux (CHC)'));
    expect(rayons.reduce((sum, { nombre }) => sum + nombre, 0)).toBe(total);
  });
});
