import type { Magasin } from '@comptoir/contract/magasins/magasins.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '../../src/db/log.ts';
import { sql } from '../../src/db/sql.ts';
import { seedDemo } from '../../src/demo/seed.ts';
import { SEEDERS } from '../../src/demo/seeders.ts';
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
    expect(await chercher('Atlantide')).toEqual({ lieu: null, magasins: [] });
  });
});
