/** Calls, services and renewals that customers asked for, as the delegate who looks after them settles them. */
import type { DemandeSuivie } from '@comptoir/contract/delegue/demandes-delegue.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import { insertServices } from '../services-rapido/services-de-test.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { envoi, read, signIn, startEquipe, type Equipe } from './equipe.ts';

let equipe: Equipe;
let dk07: Visitor;
beforeAll(async () => {
  equipe = await startEquipe();
  await insertServices(equipe.pool);
  dk07 = await signIn(equipe, 'DK07');
});
afterAll(() => equipe.api.close());

beforeEach(async () => {
  const { pool } = equipe;
  await pool.execute(sql`delete from rappel`);
  await pool.execute(sql`delete from demande_service`);
  await pool.execute(sql`delete from demande_renouvellement`);
  await rappeler('R26-000001', MOREL, { dans: '2 hours' });
  await demander('S26-000001', MOREL);
});

function rappeler(
  numero: string,
  email: string,
  { dans, delegueId = null }: { dans: string; delegueId?: number | null },
): Promise<number> {
  return equipe.pool.execute(sql`
    insert into rappel (numero, compte_id, utilisateur_id, genre, delegue_id, debut, place,
      telephone, sujet, texte, langue)
    select ${numero}, compte_id, id, case when ${delegueId}::int is null then 'siege' else 'delegue' end,
           ${delegueId}, date_trunc('minute', now()) + ${dans}::interval, 1, '02 40 11 22 33', 'prix',
           'Prix des vis', 'fr'
      from utilisateur where email = ${email}`);
}

function demander(numero: string, email: string): Promise<number> {
  return equipe.pool.execute(sql`
    insert into demande_service (numero, compte_id, utilisateur_id, service_id, texte, langue)
    select ${numero}, u.compte_id, u.id, s.id, 'Trois lames à affûter.', 'fr'
      from utilisateur u, service_compte s
     where u.email = ${email} and s.code = 'affutage'`);
}

async function renouveler(numero: string, email: string, nombre: number): Promise<void> {
  const { id } = await equipe.pool.one<{ id: number }>(sql`
    insert into demande_renouvellement (numero, compte_id, utilisateur_id, langue, cree_le)
    select ${numero}, compte_id, id, 'fr', now() from utilisateur where email = ${email}
    returning id`);
  await equipe.pool.execute(sql`
    insert into demande_renouvellement_prix (demande_id, compte_id, article_id, debut, fin, prix)
    select ${id}, u.compte_id, a.id, current_date - 90, current_date + 10, 1
      from utilisateur u, (select id from article order by reference limit ${nombre}) a
     where u.email = ${email}`);
}

interface Liste {
  demandes: DemandeSuivie[];
  total: number;
  nombres: { aFaire: number; faites: number };
}

const lister = (who: Visitor, query = '') =>
  read<Liste>(who.call('GET', `/api/delegue/demandes${query}`));
const numeros = ({ demandes }: Liste) => demandes.map(({ numero }) => numero);
const suivre = (who: Visitor, numero: string, fait = true) =>
  who.call('PUT', `/api/delegue/demandes/${numero}`, envoi({ fait }));

describe('the list', () => {
  test('has what their customers asked for, what is due first', async () => {
    await rappeler('R26-000002', MOREL, { dans: '-3 days' });
    const liste = await lister(dk07);
    expect(numeros(liste)).toEqual(['R26-000002', 'S26-000001', 'R26-000001']);
    expect(liste).toMatchObject({ total: 3, nombres: { aFaire: 3, faites: 0 } });
    expect(liste.demandes[2]).toMatchObject({
      genre: 'rappel',
      sujet: 'prix',
      qui: 'siege',
      service: null,
      telephone: '02 40 11 22 33',
      texte: 'Prix des vis',
      compte: { code: 'C001', libelle: 'Menuiserie Morel' },
      auteur: 'Anne Morel',
      utilisateurId: equipe.personnes[MOREL],
      faitLe: null,
    });
    expect(liste.demandes[1]).toMatchObject({ genre: 'service', sujet: null, qui: null });
    expect(liste.demandes[1]?.service).not.toBeNull();
  });

  test('has the prices a customer asked to have renewed, by their references', async () => {
    await renouveler('N26-000001', MOREL, 2);
    const { demandes } = await lister(dk07);
    const deux = demandes.find(({ numero }) => numero === 'N26-000001');
    expect(deux).toMatchObject({ genre: 'renouvellement', service: null, sujet: null });
    expect(deux).toMatchObject({ nombrePrix: 2, auteur: 'Anne Morel', fait: false });
    expect(deux?.texte.split(', ')).toHaveLength(2);
  });

  test('has nothing of the customers of others, but calls they promised themselves', async () => {
    const dt11 = await signIn(equipe, 'DT11');
    expect(numeros(await lister(dt11))).toEqual([]);
    await rappeler('R26-000003', MOREL, { dans: '3 hours', delegueId: equipe.dt11 });
    expect(numeros(await lister(dt11))).toEqual(['R26-000003']);
    const dj56 = await signIn(equipe, 'DJ56');
    expect(numeros(await lister(dj56))).toHaveLength(3);
  });

  test('leaves out calls that were given up', async () => {
    await equipe.pool.execute(sql`update rappel set annule_le = now()`);
    expect(numeros(await lister(dk07))).toEqual(['S26-000001']);
  });

  test('is of delegates alone', async () => {
    const acheteur = await newBuyer(equipe.api, MOREL);
    expect((await acheteur.call('GET', '/api/delegue/demandes')).status).toBe(403);
    expect((await suivre(acheteur, 'R26-000001')).status).toBe(403);
  });
});

describe('what is settled', () => {
  test.each(['R26-000001', 'S26-000001', 'N26-000001'])(
    '%s goes to the other list, with who settled it',
    async (numero) => {
      await renouveler('N26-000001', MOREL, 1);
      const fait = await read<DemandeSuivie>(suivre(dk07, numero));
      expect(fait).toMatchObject({ numero, fait: true, faitPar: expect.any(String) as string });
      expect(fait.faitLe).not.toBeNull();
      expect(numeros(await lister(dk07))).not.toContain(numero);
      const faites = await lister(dk07, '?suivi=faites');
      expect(numeros(faites)).toEqual([numero]);
      expect(faites.nombres).toEqual({ aFaire: 2, faites: 1 });
    },
  );

  test('said again stays of who said it first', async () => {
    const premier = await read<DemandeSuivie>(suivre(dk07, 'R26-000001'));
    const second = await read<DemandeSuivie>(suivre(await signIn(equipe, 'DJ56'), 'R26-000001'));
    expect(second).toMatchObject({ faitLe: premier.faitLe, faitPar: premier.faitPar });
  });

  test('can be taken back, and is to be done again', async () => {
    for (const numero of ['R26-000001', 'S26-000001']) {
      await suivre(dk07, numero);
      expect(await read(suivre(dk07, numero, false))).toMatchObject({
        faitLe: null,
        faitPar: null,
      });
    }
    expect((await lister(dk07)).nombres).toEqual({ aFaire: 2, faites: 0 });
  });

  test('is in the journal of the customer, each time', async () => {
    await suivre(dk07, 'S26-000001');
    const [acte] = await equipe.pool.query(sql`
      select action, details, compte_id, utilisateur_id from journal_delegue order by id desc limit 1`);
    expect(acte).toEqual({
      action: 'demande-suivie',
      details: { numero: 'S26-000001' },
      compte_id: equipe.morel,
      utilisateur_id: equipe.personnes[MOREL],
    });
  });

  test('elsewhere is among them, though nobody is named', async () => {
    await equipe.pool.execute(sql`update demande_service set etat = 'terminee'`);
    const { demandes } = await lister(dk07, '?suivi=faites');
    expect(demandes).toMatchObject([{ numero: 'S26-000001', fait: true, faitLe: null }]);
  });

  test('is told to who asked for a service', async () => {
    await suivre(dk07, 'S26-000001');
    const acheteur = await newBuyer(equipe.api, MOREL);
    const services = await acheteur.call('GET', '/api/services-compte');
    expect(await services.json()).toMatchObject({
      demandes: [{ numero: 'S26-000001', etat: 'terminee' }],
    });
  });

  test('is no reason of the tour any more', async () => {
    await rappeler('R26-000004', MOREL, { dans: '1 hour', delegueId: equipe.dk07 });
    const raisons = async () => (await dk07.call('GET', '/api/delegue/tournee')).text();
    expect(await raisons()).toContain('"genre":"rappel"');
    await suivre(dk07, 'R26-000004');
    expect(await raisons()).not.toContain('"genre":"rappel"');
  });

  test('is not theirs to settle where the customer is of another, nor where there is none', async () => {
    await demander('S26-000002', LEMAIRE);
    const refused = await suivre(dk07, 'S26-000002');
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { code: 'hors-portefeuille' },
    ]);
    expect((await suivre(dk07, 'R26-999999')).status).toBe(404);
    await equipe.pool.execute(sql`update rappel set annule_le = now()`);
    expect((await suivre(dk07, 'R26-000001')).status).toBe(404);
  });
});
