/** Which customers a delegate should see, and why: their own and nobody else's. */
import type { Raison, Tournee } from '@comptoir/contract/delegue/tournee.contract.ts';
import { heureOf, jourOf } from '@comptoir/contract/jours-ouvres.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { transaction } from '../../src/db/transaction.ts';
import { buildLieux, LEMAIRE, MOREL } from '../articles/golden.ts';
import { demanderDevis, remplir } from '../devis/devis-de-test.ts';
import { insertCommande } from '../habitudes-achats/commandes-datees.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { agirPour, journal, PATRON, read, signIn, startEquipe, type Equipe } from './equipe.ts';

let equipe: Equipe;
let dk07: Visitor;
let dj56: Visitor;
let cle: string;
const aujourdhui = jourOf(new Date());

beforeAll(async () => {
  equipe = await startEquipe();
  await buildLieux(equipe.pool, equipe.vis);
  dk07 = await signIn(equipe, 'DK07');
  dj56 = await signIn(equipe, 'DJ56');
});
afterAll(() => equipe.api.close());

const readTournee = (who: Visitor, query = '') =>
  read<Tournee>(who.call('GET', `/api/delegue/tournee${query}`));
const raisonsOf = ({ clients: [premier] }: Tournee) => premier?.raisons ?? [];
const genresOf = (tournee: Tournee) => raisonsOf(tournee).map(({ genre }) => genre);
const raisonOf = <G extends Raison['genre']>(tournee: Tournee, genre: G) =>
  raisonsOf(tournee).find((raison) => raison.genre === genre);

describe('the tour of a delegate', () => {
  test('is empty where nothing is to be said, and says how many customers there are', async () => {
    expect(await readTournee(dk07)).toMatchObject({
      clients: [],
      total: 0,
      nombres: { toutes: 0, retard: 0 },
      aPortee: [],
      chiffres: {
        clients: 1,
        devise: 'EUR',
        total: '0.00',
        activite: { mois: 0, jamais: 1 },
        devis: { acceptes: 0, proposes: 0 },
      },
      jour: aujourdhui,
    });
  });

  test('names what is past its date, and whom one acts for', async () => {
    await equipe.pool.execute(sql`
      insert into compte_situation (compte_id, encours, retard, chiffre_affaires)
      values (${equipe.morel}, 900.5, 120.4, 5000), (${equipe.lemaire}, 400, 400, 100)`);
    const tournee = await readTournee(dk07);
    expect(tournee.clients).toMatchObject([
      {
        client: {
          code: 'C001',
          libelle: 'Menuiserie Morel',
          utilisateur: { id: equipe.personnes[PATRON], nom: 'Hélène Morel' },
        },
        raisons: [{ genre: 'retard', montant: { montant: '120.40', devise: 'EUR' } }],
        distance: null,
      },
    ]);
    expect(tournee.chiffres).toMatchObject({ encours: '900.50', retard: '120.40' });
  });

  test('names the quotes to be answered and those about to end, and the one to open first', async () => {
    const who = await newBuyer(equipe.api, MOREL);
    await remplir(who, [{ articleId: equipe.vis, quantite: 5 }]);
    cle = (await demanderDevis(equipe, who, { email: MOREL })).key;
    expect(raisonOf(await readTournee(dk07), 'devis-a-repondre')).toMatchObject({
      nombre: 1,
      key: cle,
      le: aujourdhui,
    });
    await equipe.pool.execute(sql`
      update devis set etat = 'propose', valable_jusqu = ${aujourdhui}::date + 3 where cle = ${cle}`);
    const tournee = await readTournee(dk07);
    expect(genresOf(tournee)).toEqual(['devis-expire', 'retard']);
    expect(raisonOf(tournee, 'devis-expire')).toMatchObject({ nombre: 1, key: cle });
    expect(tournee.chiffres.devis).toEqual({ acceptes: 0, proposes: 1, refuses: 0, expires: 0 });
    // Over: nothing to hurry for.
    await equipe.pool.execute(sql`
      update devis set valable_jusqu = ${aujourdhui}::date - 1 where cle = ${cle}`);
    const passee = await readTournee(dk07);
    expect(genresOf(passee)).toEqual(['retard']);
    expect(passee.chiffres.devis).toMatchObject({ proposes: 0, expires: 1 });
  });

  test('names what they should need again', async () => {
    await equipe.pool.execute(sql`
      insert into achat (compte_id, article_id, nombre, quantite, dernier_le)
      values (${equipe.morel}, ${equipe.vis}, 12, 60, ${aujourdhui}::date - 60)`);
    await equipe.pool.execute(sql`select refaire_habitudes(${equipe.morel}::int)`);
    const tournee = await readTournee(dk07, '?raison=habitudes');
    expect(raisonOf(tournee, 'habitudes')).toMatchObject({ nombre: 1 });
    const habitudes = raisonOf(tournee, 'habitudes');
    expect(habitudes?.genre === 'habitudes' && habitudes.articles).toHaveLength(1);
    expect(tournee.nombres).toMatchObject({ toutes: 1, habitudes: 1, retard: 1 });
  });

  test('says who has not ordered for longer than usual, whatever was given up meanwhile', async () => {
    const zero = aujourdhui;
    await transaction(equipe.pool, async (tx) => {
      for (const jour of [-100, -90, -80, -70, -60]) {
        await insertCommande(tx, equipe, { zero, jour, quantite: 1 });
      }
      const annulee = await insertCommande(tx, equipe, { zero, jour: -2, quantite: 1 });
      await tx.execute(sql`update commande set etat = 'annulee' where id = ${annulee}`);
    });
    const tournee = await readTournee(dk07);
    expect(raisonOf(tournee, 'silence')).toMatchObject({ jours: 60, rythme: 10 });
    expect(tournee.chiffres).toMatchObject({
      total: '50.00',
      activite: { mois: 0, trimestre: 1, jamais: 0 },
    });
    // They bought at the counter, which the ERP tells.
    await equipe.pool.execute(sql`
      update compte_situation set derniere_commande_le = ${aujourdhui}::date - 2,
             derniere_commande_montant = 10 where compte_id = ${equipe.morel}`);
    expect(raisonOf(await readTournee(dk07), 'silence')).toBeUndefined();
  });

  test('names the next call they wait for by this delegate, and nobody else’s', async () => {
    const rappel = (delegueId: number, heures: number) => sql`
      insert into rappel (numero, compte_id, utilisateur_id, genre, delegue_id, debut, place,
        telephone, sujet, texte, langue)
      values (${`R${delegueId}-${heures}`}, ${equipe.morel}, ${equipe.personnes[MOREL] ?? 0},
        'delegue', ${delegueId}, date_trunc('hour', now()) + make_interval(hours => ${heures}), 1,
        '06 99 00 12 34', 'prix', '', 'fr')`;
    await equipe.pool.execute(rappel(equipe.dt11, 4));
    expect(raisonOf(await readTournee(dk07), 'rappel')).toBeUndefined();
    for (const heures of [30, 5, -3]) await equipe.pool.execute(rappel(equipe.dk07, heures));
    const tournee = await readTournee(dk07, '?raison=rappel');
    expect(genresOf(tournee)[0]).toBe('rappel');
    const { debut } = await equipe.pool.one<{ debut: Date }>(
      sql`select debut from rappel where numero = ${`R${equipe.dk07}-5`}`,
    );
    expect(raisonOf(tournee, 'rappel')).toMatchObject({
      jour: jourOf(debut),
      heure: heureOf(debut),
      telephone: '06 99 00 12 34',
      sujet: 'prix',
    });
    expect(tournee.nombres.rappel).toBe(1);
    await equipe.pool.execute(sql`delete from rappel`);
  });

  test('has who is around where one is, nearest first, with a reason or without', async () => {
    const angers = '?latitude=47.472&longitude=-0.552';
    const { clients, total } = await readTournee(dk07, angers);
    expect(clients.map(({ client, distance }) => [client.code, distance])).toEqual([['C001', 81]]);
    expect(total).toBe(1);
    const ailleurs = await readTournee(dk07, '?latitude=43.3&longitude=5.4');
    expect(ailleurs).toMatchObject({ clients: [], total: 0, nombres: { toutes: 1 } });
  });

  test('never has a customer of another portfolio', async () => {
    const dt11 = await readTournee(await signIn(equipe, 'DT11'));
    expect(dt11.clients.map(({ client }) => client.code)).toEqual(['C002']);
    expect(dt11.chiffres).toMatchObject({
      devise: 'GBP',
      clients: 1,
      retard: '400.00',
      total: '0.00',
    });
    // Pinned before it went to someone else: seen no longer.
    await equipe.pool.execute(sql`
      insert into compte_epingle (delegue_id, compte_id) values (${equipe.dk07}, ${equipe.lemaire})`);
    const own = await readTournee(dk07);
    expect(own.aPortee).toEqual([]);
    expect(own.clients.map(({ client }) => client.code)).toEqual(['C001']);
  });

  test('of who serves everybody is made of those they pinned or acted for', async () => {
    expect((await readTournee(dj56)).chiffres.clients).toBe(0);
    await agirPour(equipe, dj56, LEMAIRE);
    dj56 = await signIn(equipe, 'DJ56');
    const tournee = await readTournee(dj56);
    expect(tournee.clients.map(({ client }) => client.code)).toEqual(['C002']);
    expect(tournee.aPortee).toMatchObject([
      { code: 'C002', utilisateur: { nom: expect.any(String) } },
    ]);
  });

  test('opens to nobody else', async () => {
    const acheteur = await signIn(equipe, MOREL);
    expect((await acheteur.call('GET', '/api/delegue/tournee')).status).toBe(403);
    expect((await fetch(`${equipe.api.url}/api/delegue/tournee`)).status).toBe(401);
  });

  test('remembers whom one acted for last, and acting is in the journal', async () => {
    const before = (await journal(equipe)).length;
    await agirPour(equipe, dk07, MOREL);
    expect((await journal(equipe)).slice(before)).toEqual([
      `DK07 C001 ${MOREL} session-ouverte {}`,
    ]);
    const { clients, aPortee } = await readTournee(await signIn(equipe, 'DK07'));
    expect(clients[0]?.client.utilisateur?.id).toBe(equipe.personnes[MOREL]);
    expect(aPortee.map(({ code }) => code)).toEqual(['C001']);
  });
});
