/** What a company has beside goods, what it spares it by its own orders, and what it asks for. */
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { jourOf } from '@comptoir/contract/jours-ouvres.ts';
import type {
  DemandeService,
  ServicesDuCompte,
} from '@comptoir/contract/services-rapido/services-compte.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EnvoiCourrier } from '../../src/courrier/envoi.ts';
import { sql } from '../../src/db/sql.ts';
import { transaction } from '../../src/db/transaction.ts';
import { buildLieux, LEMAIRE, MOREL } from '../articles/golden.ts';
import {
  agirPour,
  journal,
  PATRON,
  read,
  signIn,
  startEquipe,
  type Equipe,
} from '../delegue/equipe.ts';
import { insertCommande } from '../habitudes-achats/commandes-datees.ts';
import { insertPorts } from '../livraison/livraisons.ts';
import type { Visitor } from '../visitors.ts';
import { demanderUnService, insertServices } from './services-de-test.ts';

let equipe: Equipe;
let anne: Visitor;
let patron: Visitor;
const zero = jourOf(new Date());

beforeAll(async () => {
  equipe = await startEquipe();
  await buildLieux(equipe.pool, equipe.vis);
  await insertPorts(equipe.pool);
  await insertServices(equipe.pool);
  await equipe.pool.execute(sql`update compte set franco = 0 where code = 'C001'`);
  anne = await signIn(equipe, MOREL);
  patron = await signIn(equipe, PATRON);
});
afterAll(() => equipe.api.close());

const readServices = (who: Visitor) =>
  read<ServicesDuCompte>(who.call('GET', '/api/services-compte'));
const serviceOf = async (who: Visitor, voulu: string) =>
  (await readServices(who)).services.find(({ code }) => code === voulu);
const codeOf = async (answer: Promise<Response>) =>
  ((await (await answer).json()) as { code?: string }).code;

async function listEnvois(numero: string): Promise<EnvoiCourrier[]> {
  const rows = await equipe.pool.query<{ envoi: EnvoiCourrier }>(sql`
    select payload as envoi from graphile_worker._private_jobs
     where payload ->> 'sujet' like ${`%${numero}%`}
     order by id`);
  return rows.map(({ envoi }) => envoi);
}

describe('the services of a company', () => {
  test('say nothing of what they spare while nothing was ordered', async () => {
    expect((await readServices(anne)).services).toMatchObject([
      {
        code: 'franco',
        actif: false,
        economie: null,
        prix: { montant: { montant: '9.90' }, unite: 'mois' },
      },
      { code: 'affutage', economie: null },
      { code: 'reparation', prix: null, economie: null },
    ]);
  });

  test('count the carriage that was paid in twelve months, without orders given up', async () => {
    await transaction(equipe.pool, async (tx) => {
      const ids: number[] = [];
      for (const jour of [-3, -40, -400, -5]) {
        ids.push(await insertCommande(tx, equipe, { zero, jour, quantite: 4, prix: '12.5000' }));
      }
      await tx.execute(sql`
        update commande set port_ht = 14.90, livraison =
          '{"mode": "livraison", "adresse": {"codePostal": "44000"}}' where id = any (${ids}::bigint[])`);
      await tx.execute(sql`update commande set etat = 'annulee' where id = ${ids[3] ?? 0}`);
      await tx.execute(sql`select suivre_habitudes(id) from commande`);
    });
    expect(await serviceOf(anne, 'franco')).toMatchObject({
      economie: { genre: 'port-paye', nombre: 2, montant: { montant: '29.80', devise: 'EUR' } },
    });
  });

  test('count what was bought that could have been sharpened, and how much less that is', async () => {
    await equipe.pool.execute(sql`update article set unite = 'piece' where id = ${equipe.vis}`);
    // Eight at 12.50, sharpened at 2.00.
    expect(await serviceOf(anne, 'affutage')).toMatchObject({
      economie: {
        genre: 'affutage',
        nombre: 8,
        achats: { montant: '100.00' },
        montant: { montant: '84.00' },
      },
    });
  });

  test('with the subscription, count the carriage of orders under the threshold', async () => {
    await equipe.pool.execute(sql`update compte set franco = 3 where code = 'C001'`);
    await equipe.pool.execute(sql`update commande set port_ht = 0`);
    const { prix } = await equipe.pool.one<{ prix: string }>(sql`
      select (2 * t.prix)::numeric(14, 2)::text as prix
        from tarif_port t
        join zone_port z on z.zone = t.zone and z.departement_code = '44'
       where t.service = 'messagerie'
       order by t.poids_max limit 1`);
    const franco = await serviceOf(anne, 'franco');
    expect(franco).toMatchObject({
      actif: true,
      economie: { genre: 'port-evite', nombre: 2, montant: { montant: prix, devise: 'EUR' } },
    });
    expect(await codeOf(demanderUnService(anne, { service: 'franco' }))).toBe('service-deja-actif');
    await equipe.pool.execute(sql`update compte set franco = 0 where code = 'C001'`);
  });

  test('open to nobody who is not of a company', async () => {
    expect((await fetch(`${equipe.api.url}/api/services-compte`)).status).toBe(401);
    const dk07 = await signIn(equipe, 'DK07');
    expect(await codeOf(dk07.call('GET', '/api/services-compte'))).toBe('sans-client');
  });
});

describe('a service that is asked for', () => {
  test('gets a number; who looks after the company and who asked each get a mail', async () => {
    const demande = await read<DemandeService>(demanderUnService(anne));
    expect(demande).toMatchObject({
      numero: expect.stringMatching(/^S\d\d-\d{6}$/),
      service: 'reparation',
      etat: 'recue',
      auteur: 'Anne Morel',
    });
    const [service, accuse, ...autres] = await listEnvois(demande.numero);
    expect(autres).toEqual([]);
    expect(service).toMatchObject({ repondreA: MOREL });
    expect(service?.a).not.toBe(enseigne.supportDigital.email);
    expect(service?.texte).toContain('La scie coupe à chaud.');
    expect(accuse).toMatchObject({ a: MOREL });
    expect((await readServices(patron)).demandes).toEqual([demande]);
    expect((await readServices(await signIn(equipe, LEMAIRE))).demandes).toEqual([]);
  });

  test('counts once, however often it is sent; another text with its key is refused', async () => {
    const cle = crypto.randomUUID();
    const [un, deux] = await Promise.all([
      read<DemandeService>(demanderUnService(anne, { cle })),
      read<DemandeService>(demanderUnService(anne, { cle })),
    ]);
    expect(un).toEqual(deux);
    expect(await codeOf(demanderUnService(anne, { cle, texte: 'Tout autre chose.' }))).toBe(
      'requete-invalide',
    );
    expect(await listEnvois(un.numero)).toHaveLength(2);
  });

  test('is refused where it says nothing, or the company does not do it', async () => {
    expect(await codeOf(demanderUnService(anne, { texte: ' '.repeat(20) }))).toBe(
      'requete-invalide',
    );
    expect(await codeOf(demanderUnService(anne, { service: 'cles' }))).toBe('introuvable');
  });

  test('is one of ten within an hour', async () => {
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 11; i++) {
      codes.push(await codeOf(demanderUnService(patron, { texte: `Machine numéro ${i}` })));
    }
    expect(codes.at(9)).toBeUndefined();
    expect(codes.at(10)).toBe('trop-de-requetes');
  });

  test('by a delegate for their customer is in the journal', async () => {
    const before = (await journal(equipe)).length;
    const dk07 = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
    const { numero } = await read<DemandeService>(demanderUnService(dk07));
    expect((await journal(equipe)).slice(before)).toContain(
      `DK07 C001 ${MOREL} service-demande {"numero": "${numero}"}`,
    );
  });
});
