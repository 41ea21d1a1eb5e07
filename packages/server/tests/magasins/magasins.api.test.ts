import type { LieuDeRetrait } from '@comptoir/contract/magasins/actifs-livraison.contract.ts';
import type { Magasin } from '@comptoir/contract/magasins/magasins.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '../../src/db/log.ts';
import { sql } from '../../src/db/sql.ts';
import { seedDemo } from '../../../demo/src/seed.ts';
import { SEEDERS } from '../../../demo/src/seeders.ts';
import { startApi, type TestApi } from '../api.ts';

interface Trouves {
  lieu: string | null;
  magasins: (Magasin & { distance: number })[];
}

describe('stores', () => {
  let api: TestApi;
  beforeAll(async () => {
    const seeders = SEEDERS.filter(({ nom }) => nom === 'magasins');
    api = await startApi(
      {},
      { prepare: (pool) => seedDemo({ pool, log: silentLog, taille: 'petite', seeders }) },
    );
    await api.pool.execute(sql`update magasin set actif = false where ville = 'Rennes'`);
  });
  afterAll(() => api.close());

  const chercher = async (recherche: string): Promise<Trouves> => {
    const query = encodeURIComponent(recherche);
    const answer = await fetch(`${api.url}/api/magasins/recherche?recherche=${query}`);
    expect(answer.status).toBe(200);
    return (await answer.json()) as Trouves;
  };

  it('are all listed to anyone by GET /api/magasins, those that closed apart', async () => {
    const answer = await fetch(`${api.url}/api/magasins`);
    const magasins = (await answer.json()) as Magasin[];
    const { nombre } = await api.pool.one<{ nombre: number }>(
      sql`select count(*)::int as nombre from magasin where actif`,
    );
    expect(magasins).toHaveLength(nombre);
    expect(magasins.map(({ adresse }) => adresse.ville)).not.toContain('Rennes');
    expect(magasins.find(({ adresse }) => adresse.ville === 'Nantes')).toMatchObject({
      adresse: { departement: { code: '44', nom: 'Loire-Atlantique' } },
    });
  });

  it.each(['Nantes', 'nantes', '44000', '44 000'])(
    'are found around « %s », the nearest first',
    async (recherche) => {
      const { lieu, magasins } = await chercher(recherche);
      expect(lieu).toBe('Nantes');
      expect(magasins[0]).toMatchObject({ adresse: { ville: 'Nantes' }, distance: 0 });
      const distances = magasins.map(({ distance }) => distance);
      expect(distances).toEqual([...distances].sort((a, b) => a - b));
    },
  );

  it('are not found where nothing is called so', async () => {
    expect(await chercher('Atlantide')).toMatchObject({ lieu: null, magasins: [] });
  });

  const retraits = async (query: string) => {
    const answer = await fetch(`${api.url}/api/magasins/actifs-livraison${query}`);
    expect(answer.status).toBe(200);
    return (await answer.json()) as { lieu: string | null; magasins: LieuDeRetrait[] };
  };

  it('where orders are fetched come with hours, position and whether they are open', async () => {
    const { lieu, magasins } = await retraits('');
    expect(lieu).toBeNull();
    expect(magasins.map(({ adresse }) => adresse.ville)).not.toContain('Rennes');
    expect(new Set(magasins.map(({ type }) => type))).toEqual(
      new Set(['magasin', 'point-de-retrait']),
    );
    for (const magasin of magasins) {
      expect(magasin.distance).toBeNull();
      expect(magasin.ligne1).not.toBe('');
      expect(magasin.latitude).toBeGreaterThan(41);
      expect(Object.keys(magasin.horaires).length).toBeGreaterThan(0);
      expect(magasin.ouverture.heure).toMatch(/^\d{2}:\d{2}$/);
    }
  });

  it('where orders are fetched are told from the nearest, by kind', async () => {
    const { lieu, magasins } = await retraits('?type=point-de-retrait&lieu=44000');
    expect(lieu).toBe('Nantes');
    expect(magasins.every(({ type }) => type === 'point-de-retrait')).toBe(true);
    const distances = magasins.map(({ distance }) => distance ?? -1);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    const autour = await retraits('?latitude=48.85&longitude=2.35');
    expect(autour.magasins[0]?.distance).toBeLessThan(30);
  });
});
