import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type { lireHoraire, lireMagasin } from '@comptoir/contract/magasins/magasins.contract.ts';
import { silentLog } from '../../src/db/log.ts';
import { sql } from '../../src/db/sql.ts';
import { seedDemo } from '../../../demo/src/seed.ts';
import { SEEDERS } from '../../../demo/src/seeders.ts';
import { startApi, type TestApi } from '../api.ts';

type Fiche = CallAnswer<typeof lireMagasin>;
type Horaire = CallAnswer<typeof lireHoraire>;

/** What the table of exceptions keeps starts today: so does the year of these tests. */
const ANNEE = new Date().getUTCFullYear() + 1;
/** The first Monday from the middle of November on. */
const LUNDI = [12, 13, 14, 15, 16, 17, 18]
  .map((jour) => `${ANNEE}-11-${jour}`)
  .find((jour) => new Date(jour).getUTCDay() === 1);
/** Noon in winter, in Paris. */
const midi = (jour: string) => new Date(`${jour}T11:00:00Z`);

describe('a store', () => {
  let api: TestApi;
  let maintenant = midi(`${ANNEE}-11-16`);
  let strasbourg = 0;
  let nantes = 0;
  beforeAll(async () => {
    const seeders = SEEDERS.filter(({ nom }) => nom === 'magasins');
    api = await startApi(
      {},
      {
        prepare: (pool) => seedDemo({ pool, log: silentLog, taille: 'petite', seeders }),
        now: () => maintenant,
        suivi: true,
      },
    );
    const idOf = async (ville: string) =>
      (await api.pool.one<{ id: number }>(sql`select id from magasin where ville = ${ville}`)).id;
    [strasbourg, nantes] = await Promise.all([idOf('Strasbourg'), idOf('Nantes')]);
    const semaine = JSON.stringify(
      Object.fromEntries(
        ['1', '2', '3', '4', '5'].map((jour) => [
          jour,
          [
            ['07:30', '12:00'],
            ['13:30', '18:00'],
          ],
        ]),
      ),
    );
    await api.pool.execute(sql`delete from magasin_exception`);
    await api.pool.execute(
      sql`update magasin set horaires = ${semaine}::jsonb, actif = (ville <> 'Gap')`,
    );
  });
  afterAll(() => api.close());

  const read = async (id: number, langue = 'fr'): Promise<Fiche> => {
    const answer = await fetch(`${api.url}/api/magasins/${id}`, {
      headers: { 'accept-language': langue },
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Fiche;
  };
  const horaire = async (id: number): Promise<Horaire> =>
    (await (await fetch(`${api.url}/api/magasins/${id}/horaire`)).json()) as Horaire;

  it('tells where it is, what it does and who is near, in the language asked for', async () => {
    const { magasin, proches } = await read(nantes);
    expect(magasin).toMatchObject({
      libelle: 'Comptoir Nantes',
      adresse: { ville: 'Nantes', departement: { code: '44' } },
      region: { slug: 'pays-de-la-loire', nom: 'Pays de la Loire' },
      telephone: expect.stringMatching(/^\+33/),
      email: 'nantes@comptoir.test',
      distance: null,
    });
    expect(proches).toHaveLength(4);
    expect(proches.map(({ id }) => id)).not.toContain(nantes);
    const distances = proches.map(({ distance }) => distance ?? -1);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    const textes = await Promise.all(['fr', 'en', 'es'].map((langue) => read(nantes, langue)));
    expect(new Set(textes.map(({ magasin: { texte } }) => texte)).size).toBe(3);
  });

  it('of each town says something of its own', async () => {
    const rows = await api.pool.query<{ fr: string; en: string; es: string }>(
      sql`select texte_fr as fr, texte_en as en, texte_es as es from magasin`,
    );
    const all = rows.flatMap(({ fr, en, es }) => [fr, en, es]);
    expect(new Set(all).size).toBe(rows.length * 3);
    expect(all).not.toContain('');
  });

  it('closes for lunch, and says when it opens again', async () => {
    maintenant = new Date(`${LUNDI}T09:00:00Z`);
    const ouvert = { ouvert: true, heure: '12:00', jour: null, reprise: '13:30' };
    expect((await horaire(nantes)).ouverture).toEqual(ouvert);
    expect((await read(nantes)).magasin.ouverture).toEqual(ouvert);
  });

  it('tells the week ahead as it is and the holidays to come, those of Alsace there alone', async () => {
    maintenant = midi(`${ANNEE}-12-01`);
    const [la, ici] = await Promise.all([horaire(strasbourg), horaire(nantes)]);
    expect(ici.semaine).toHaveLength(7);
    expect(ici.semaine[0]?.jour).toBe(`${ANNEE}-12-01`);
    const feries = ({ aVenir }: Horaire) => aVenir.map(({ ferie }) => ferie);
    const isWeekday = (jour: string) => new Date(jour).getUTCDay() % 6 > 0;
    expect(feries(ici).includes('saint-etienne')).toBe(false);
    expect(feries(la).includes('saint-etienne')).toBe(isWeekday(`${ANNEE}-12-26`));
    expect(feries(ici).includes('noel')).toBe(isWeekday(`${ANNEE}-12-25`));
    for (const { plages, ferie } of ici.aVenir) if (ferie) expect(plages).toEqual([]);
  });

  it('that closes for stocktaking says so within a second of being told, and why', async () => {
    const jour = `${ANNEE}-12-02`;
    await api.pool.execute(sql`
      insert into magasin_exception (magasin_id, jour, plages, motif_fr, motif_en, motif_es)
      values (${nantes}, ${jour}, '[]', 'Inventaire', 'Stocktaking', 'Inventario')`);
    await expect
      .poll(async () => (await horaire(nantes)).semaine[1], { timeout: 2000 })
      .toMatchObject({ jour, plages: [], motif: 'Inventaire' });
    maintenant = midi(jour);
    expect((await horaire(nantes)).ouverture.ouvert).toBe(false);
    const retraits = await fetch(`${api.url}/api/magasins/actifs-livraison`);
    const { magasins } = (await retraits.json()) as { magasins: Fiche['proches'] };
    expect(magasins.find(({ id }) => id === nantes)).toMatchObject({
      ouverture: { ouvert: false },
      exceptions: { [jour]: [] },
    });
  });

  it('announces what happens there until its day is over', async () => {
    await api.pool.execute(sql`delete from magasin_evenement`);
    await api.pool.execute(sql`
      insert into magasin_evenement (magasin_id, jour, de, a, titre_fr, titre_en, titre_es, texte_fr, texte_en, texte_es)
      values (${nantes}, ${`${ANNEE}-12-04`}, '08:00', '12:00', 'Essais', 'Trials', 'Pruebas', 'a', 'b', 'c')`);
    await expect
      .poll(async () => (await read(nantes, 'en')).evenements, { timeout: 2000 })
      .toEqual([
        {
          id: expect.any(Number),
          jour: `${ANNEE}-12-04`,
          de: '08:00',
          a: '12:00',
          titre: 'Trials',
          texte: 'b',
        },
      ]);
    maintenant = midi(`${ANNEE}-12-05`);
    expect((await read(nantes)).evenements).toEqual([]);
  });

  it.each(['', '/horaire'])(
    'that is not there, or closed for good, is not found: %s',
    async (part) => {
      const { id } = await api.pool.one<{ id: number }>(
        sql`select id from magasin where ville = 'Gap'`,
      );
      for (const absent of [id, 30_000]) {
        const answer = await fetch(`${api.url}/api/magasins/${absent}${part}`);
        expect(answer.status).toBe(404);
        expect(await answer.json()).toMatchObject({ code: 'introuvable' });
      }
    },
  );
});
