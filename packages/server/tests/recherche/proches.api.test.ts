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

  it('gives the nearest sizes of what was found, without what was found', async () => {
    const trouve = await rechercher('vis à bois 4x40');
    const { depuis, articles, attributs, rayons } = await proches('vis à bois 4x40');
    expect(depuis?.id).toBe(trouve.articles[0]?.id);
    expect(articles).toHaveLength(8);
    const ids = new Set(trouve.articles.map(({ id }) => id));
    expect(articles.filter(({ id }) => ids.has(id))).toEqual([]);
    expect(articles[0]?.libelle).toMatch(/^Vis .*\b[45]\s×\s\d0\b/);
    expect(articles[0]?.tarif).not.toBeNull();
    expect(attributs.map(({ code }) => code)).toContain('diametre');
    expect(rayons.map(({ niveau }) => niveau)).toEqual([5, 4, 3, 2]);
    expect(rayons.at(-1)?.libelle).toBe('Visserie');
  });

  it('says that a size is not sold, and finds the nearest first', async () => {
    const { lecture, articles } = await rechercher('vis à bois 4x42');
    expect(lecture?.sansMots).toEqual(['4x42']);
    expect(articles[0]?.libelle).toMatch(/^Vis à bois.*\b4\s×\s40\b/);
    const chaussures = await rechercher('chaussure de sécurité 50');
    expect(chaussures.lecture?.sansMots).toEqual(['50']);
    const [premiere = 0, ...autres] = chaussures.articles.map(({ attributs }) =>
      Number(attributs.pointure),
    );
    expect(premiere).toBe(Math.max(premiere, ...autres));
  });

  it('gives other finishes where the words hold no size', async () => {
    const { articles: trouves } = await rechercher('marteau de menuisier');
    const { articles } = await proches(trouves[0]?.reference ?? '');
    expect(articles.length).toBeGreaterThan(0);
    expect(articles.map(({ id }) => id)).not.toContain(trouves[0]?.id);
  });

  it('gives nothing for words that mean nothing', async () => {
    expect(await proches('zzkpq')).toMatchObject({ depuis: null, articles: [], rayons: [] });
  });

  it('takes with and without at their word', async () => {
    const libelles = async (q: string) =>
      (await rechercher(q)).articles.map(({ libelle }) => libelle);
    for (const libelle of await libelles('masque FFP2 sans soupape')) {
      expect(libelle).toContain('sans soupape');
    }
    for (const libelle of await libelles('masque FFP2 avec soupape')) {
      expect(libelle).toContain('avec soupape');
    }
    const [nue = ''] = await libelles('perceuse 18V sans batterie');
    expect(nue).toMatch(/machine nue/);
  });

  it('corrects no word that exists, nor into another language', async () => {
    for (const q of ['tondeuse', 'dehors', 'cortacesped']) {
      expect((await rechercher(q)).lecture?.correction).toBeNull();
    }
    expect((await rechercher('chevile à frapper')).lecture?.correction).toBe('cheville à frapper');
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
