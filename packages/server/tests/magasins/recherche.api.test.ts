import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type {
  chercherMagasins,
  localiserMagasins,
} from '@comptoir/contract/magasins/magasins.contract.ts';
import { silentLog } from '../../src/db/log.ts';
import { sql } from '../../src/db/sql.ts';
import { seedDemo } from '../../../demo/src/seed.ts';
import { SEEDERS } from '../../../demo/src/seeders.ts';
import { startApi, type TestApi } from '../api.ts';

type Trouves = CallAnswer<typeof chercherMagasins>;
type Autour = CallAnswer<typeof localiserMagasins>;

/** A Monday in November, at ten in the morning. */
const MAINTENANT = new Date('2026-11-16T09:00:00Z');

describe('stores', () => {
  let api: TestApi;
  beforeAll(async () => {
    const seeders = SEEDERS.filter(({ nom }) => nom === 'magasins');
    api = await startApi(
      {},
      {
        prepare: (pool) => seedDemo({ pool, log: silentLog, taille: 'petite', seeders }),
        now: () => MAINTENANT,
      },
    );
  });
  afterAll(() => api.close());

  const ask = async <T>(path: string): Promise<T> => {
    const answer = await fetch(`${api.url}/api/magasins${path}`);
    expect(answer.status).toBe(200);
    return (await answer.json()) as T;
  };
  const chercher = (query: Record<string, string>) =>
    ask<Trouves>(`/recherche?${new URLSearchParams(query).toString()}`);
  const villes = ({ magasins }: Trouves | Autour) => magasins.map(({ adresse }) => adresse.ville);

  it.each([
    ['SAINT ETIENNE', 'Saint-Étienne', 'without accents'],
    ['st brieuc', 'Saint-Brieuc', 'shortened'],
    ['Rezé', 'Rezé', 'in a town without a store'],
    ['44400', 'Loire-Atlantique', 'by the postcode of a department'],
    ['2A', 'Ajaccio', 'by the number of a department'],
    ['20137', 'Ajaccio', 'in the south of Corsica by postcode'],
    ['20250', 'Bastia', 'in the north of Corsica by postcode'],
    ['finistere', 'Finistère', 'by department'],
    ['comptoir quimper', 'Quimper', 'by name'],
    ['point de retrait vannes', 'Vannes', 'by the name of a pick-up point'],
    ['49100 Angers', 'Maine-et-Loire', 'by postcode and town'],
  ])('are found by « %s », which is %s: %s', async (recherche, lieu) => {
    const trouves = await chercher({ recherche });
    expect(trouves.lieu).toBe(lieu);
    const distances = trouves.magasins.map(({ distance }) => distance ?? -1);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(distances[0]).toBeLessThan(80);
  });

  it('of a region are its own alone, whether it is named or asked for', async () => {
    const nommee = await chercher({ recherche: 'bretagne' });
    const region = await chercher({ region: 'bretagne' });
    expect(nommee.region).toEqual({ slug: 'bretagne', nom: 'Bretagne' });
    expect(region.region).toEqual(nommee.region);
    expect(new Set(villes(nommee))).toEqual(new Set(villes(region)));
    expect(villes(region)).toContain('Brest');
    expect(region.magasins.every((magasin) => magasin.region.slug === 'bretagne')).toBe(true);
    expect(region.regions.find(({ slug }) => slug === 'bretagne')?.nombre).toBe(
      region.magasins.length,
    );
  });

  it('of a region that is not one are not found', async () => {
    const answer = await fetch(`${api.url}/api/magasins/recherche?region=atlantide`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'introuvable' });
  });

  it('are all there without a search: sixty stores and more in thirteen regions', async () => {
    const tous = await chercher({});
    expect(tous.magasins.length).toBeGreaterThanOrEqual(60);
    expect(tous.regions).toHaveLength(13);
    expect(tous.regions.reduce((sum, { nombre }) => sum + nombre, 0)).toBe(tous.magasins.length);
    expect(tous.magasins.every(({ distance }) => distance === null)).toBe(true);
  });

  it('are narrowed by all the services asked for, and by kind', async () => {
    const tous = await chercher({});
    const [service] = tous.services;
    const filtres = await chercher({ service: service?.code ?? '' });
    expect(filtres.magasins).toHaveLength(service?.nombre ?? 0);
    const deux = await ask<Trouves>('/recherche?service=location&service=affutage');
    expect(deux.magasins.length).toBeGreaterThan(0);
    for (const { services } of deux.magasins) {
      expect(services).toEqual(expect.arrayContaining(['location', 'affutage']));
    }
    const points = await chercher({ type: 'point-de-retrait' });
    expect(new Set(points.magasins.map(({ type }) => type))).toEqual(new Set(['point-de-retrait']));
  });

  it('around a position are those within 150 km unless told, the nearest first', async () => {
    const autour = await ask<Autour>('/localisation?latitude=47.2&longitude=-1.55');
    expect(autour.distance).toBe(150);
    const distances = autour.magasins.map(({ distance }) => distance ?? -1);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(distances.at(-1)).toBeLessThanOrEqual(150);
    expect(villes(autour)).toContain('Rennes');
    const pres = await ask<Autour>('/localisation?latitude=47.2&longitude=-1.55&distance=30');
    expect(villes(pres)).toEqual(['Nantes', 'Clisson']);
    const mer = await ask<Autour>('/localisation?latitude=47.2&longitude=-20');
    expect(mer.magasins).toEqual([]);
  });

  it.each([
    '/localisation',
    '/localisation?latitude=91&longitude=0',
    '/localisation?latitude=a&longitude=0',
    '/localisation?latitude=47&longitude=2&distance=0',
    '/recherche?type=depot',
    `/recherche?recherche=${'a'.repeat(81)}`,
  ])('refuse what makes no sense: %s', async (path) => {
    const answer = await fetch(`${api.url}/api/magasins${path}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'requete-invalide' });
  });

  it('say until when their states hold: the next of them to open or close', async () => {
    const { magasins, jusqua, jour } = await chercher({ region: 'bretagne' });
    expect(jour).toBe('2026-11-16');
    const fermetures = magasins
      .filter(({ ouverture }) => ouverture.jour === null)
      .map(({ ouverture }) => ouverture.heure ?? '');
    const [premiere = ''] = fermetures.toSorted();
    // Paris is an hour ahead of UTC in winter.
    expect(jusqua).toBe(new Date(`2026-11-16T${premiere}:00+01:00`).toISOString());
  });

  it('and the regions that have one are in the site map, those that closed apart', async () => {
    const locsOf = async (file: string) => {
      const answer = await fetch(`${api.url}/sitemaps/${file}`);
      const xml = await answer.text();
      return [...xml.matchAll(/<loc>https?:\/\/[^/]*([^<]*)<\/loc>/g)].map(([, path]) => path);
    };
    const { magasins, regions } = await chercher({});
    const [premier] = magasins;
    const adresse = `/en/nos-magasins-et-points-de-retrait/${premier?.slug}/${premier?.id}`;
    const listed = await locsOf('en-magasins-1.xml');
    expect(listed).toHaveLength(magasins.length);
    expect(listed).toContain(adresse);
    const listedRegions = await locsOf('fr-regions-1.xml');
    expect(listedRegions).toHaveLength(regions.length);
    expect(new Set(listedRegions)).toEqual(
      new Set(regions.map(({ slug }) => `/magasins-comptoir-en-france/${slug}`)),
    );
    await api.pool.execute(sql`update magasin set actif = false where id = ${premier?.id ?? 0}`);
    expect(await locsOf('en-magasins-1.xml')).not.toContain(adresse);
  });
});
