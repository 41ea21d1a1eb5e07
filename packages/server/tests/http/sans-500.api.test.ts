/** Whatever is asked, with whatever in it, is answered or refused: never a fault. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { buildLieux, MOREL } from '../articles/golden.ts';
import { PATRON, signIn, startEquipe, type Equipe } from '../delegue/equipe.ts';
import { REFERENCE_A_UNE_SESSION } from '../../src/session/session-ended.public.ts';
import { ajouter, json, refusee } from '../panier/paniers.ts';
import { newBuyer, newVisitor, type Visitor } from '../visitors.ts';

let equipe: Equipe;
let patron: Visitor;
let visiteur: Visitor;
beforeAll(async () => {
  equipe = await startEquipe();
  await buildLieux(equipe.pool, equipe.vis);
  patron = await newBuyer(equipe.api, PATRON);
  visiteur = await newVisitor(equipe.api.url);
});
afterAll(() => equipe.api.close());

const INVALIDE = { status: 400, code: 'requete-invalide' };

describe('a day that is none', () => {
  const jours = [
    '2025-02-30',
    '9999-99-99',
    '0000-01-01',
    '2025-2-3',
    '2025-02-28T00:00',
    '٢٠٢٥-٠١-٠١',
  ];
  const lists = [
    '/api/commandes?',
    '/api/commandes/export?format=csv&',
    '/api/devis?',
    '/api/devis/export?format=csv&',
  ];
  const cases = lists.flatMap((path) => jours.map((jour) => [path, jour] as const));

  test.each(cases)('is refused by GET %s: %s', async (path, jour) => {
    for (const borne of ['du', 'au']) {
      const query = new URLSearchParams({ [borne]: jour });
      expect(await refusee(patron.call('GET', `${path}${query.toString()}`))).toMatchObject(
        INVALIDE,
      );
    }
  });

  test('is told from the last day of February', async () => {
    expect((await patron.call('GET', '/api/commandes?du=2024-02-29')).status).toBe(200);
    expect((await patron.call('GET', '/api/commandes?du=2025-02-29')).status).toBe(400);
  });
});

describe('a sign that no text has', () => {
  const NUL = '\u0000';
  /** Two of them make one sign. */
  const MOITIE = '\ud83d';

  test.each([
    ['POST', '/api/panier/controler-coupon-reduction?code=a%00b'],
    ['GET', '/api/commandes?chantier=%00'],
    ['GET', '/api/commandes/a%00b'],
    ['GET', '/api/articles/suggestion?texte=%00'],
    ['GET', '/api/messages?nothing=reads%00this'],
  ])('is refused in an address: %s %s', async (method, path) => {
    expect(await refusee(patron.call(method, path))).toMatchObject(INVALIDE);
  });

  test.each([
    ['/api/contact', { pieces: [NUL] }],
    ['/api/mot-de-passe/oubli', { email: `a${NUL}b@morel.test` }],
    ['/api/articles/batch-references', [{ reference: NUL }]],
    ['/api/comptes', { [`a${NUL}`]: 1 }],
    ['/api/contact', { message: `a${MOITIE}b` }],
    ['/api/articles/batch-references', [{ reference: MOITIE }]],
  ])('is refused in a body: POST %s', async (path, body) => {
    expect(await refusee(visiteur.call('POST', path, json(body)))).toMatchObject({
      ...INVALIDE,
      data: {
        champs: [{ champ: 'body', raison: 'neither U+0000 nor half of a surrogate pair is taken' }],
      },
    });
  });

  test('is looked for in a body as deep as it is long', async () => {
    const init = {
      body: '['.repeat(200_000) + ']'.repeat(200_000),
      headers: { 'content-type': 'application/json' },
    };
    const { status } = await visiteur.call('POST', '/api/articles/batch-references', init);
    expect(status).toBe(400);
  });

  test('is refused in a text that is the whole body', async () => {
    const init = { body: `a${NUL}`, headers: { 'content-type': 'text/plain' } };
    expect(await refusee(visiteur.call('POST', '/api/mot-de-passe/oubli', init))).toMatchObject(
      INVALIDE,
    );
  });

  test('is refused by what is no call', async () => {
    for (const path of ['/banque-essai/%00', '/documents/%00', '/sitemaps/%00', '/healthz?a=%00']) {
      expect((await fetch(equipe.api.url + path)).status, path).toBe(400);
    }
  });

  test('makes a cookie that nobody sees', async () => {
    const headers = { cookie: 'comptoir_session=%00; i18next=%00' };
    expect((await fetch(`${equipe.api.url}/api/session`, { headers })).status).toBe(200);
  });
});

describe('a number beyond what is kept', () => {
  test.each([
    ['GET', '/api/produits/2147483648'],
    ['GET', '/api/produits/2147483648/avis'],
    ['GET', '/api/commandes?auteurId=2147483648'],
    ['DELETE', '/api/messages/9007199254740993'],
    ['DELETE', '/api/messages/2147483648'],
  ])('is refused: %s %s', async (method, path) => {
    const { status } = await patron.call(method, path);
    expect([400, 404]).toContain(status);
  });

  test.each(['999999999', '100000000'])('is no limit of orders: %s', async (limite) => {
    const utilisateurId = equipe.personnes[MOREL];
    const regle = { limiteMois: null, approbation: 'un', approbateurs: [] };
    const put = (limiteCommande: string) =>
      patron.call(
        'PUT',
        `/api/compte/workflow-validation/${utilisateurId}`,
        json({ ...regle, limiteCommande }),
      );
    expect(await refusee(put(limite))).toMatchObject(INVALIDE);
    expect((await put('99999999.99')).status).toBe(200);
  });
});

describe('a basket that another tab changes while it is frozen', () => {
  afterEach(async () => {
    await equipe.pool.execute(sql`drop function if exists autre_onglet cascade`);
  });

  async function changerPendant(fois: number): Promise<void> {
    await equipe.pool.execute(sql`create table if not exists fois (n int)`);
    await equipe.pool.execute(sql`delete from fois`);
    await equipe.pool.execute(sql`insert into fois values (${fois})`);
    await equipe.pool.execute(sql`
      create function autre_onglet() returns trigger language plpgsql as $$ begin
        update fois set n = n - 1;
        if (select n from fois) >= 0 then update panier set version = version + 1; end if;
        return null;
      end $$`);
    await equipe.pool.execute(sql`
      create trigger autre_onglet after insert or update on piece_ouverte
        for each row execute function autre_onglet()`);
  }

  test('is frozen as it then is', async () => {
    const anne = await newBuyer(equipe.api, MOREL);
    await ajouter(anne, equipe.vis, 5);
    await changerPendant(1);
    expect((await anne.call('POST', '/api/panier/transformer')).status).toBe(200);
  });

  test('is refused where it never stands still', async () => {
    const anne = await newBuyer(equipe.api, MOREL);
    await changerPendant(1000);
    expect(await refusee(anne.call('POST', '/api/panier/transformer'))).toMatchObject({
      status: 409,
      code: 'panier-perime',
    });
  });
});

test('a delegate who acts for nobody is told so', async () => {
  const delegue = await signIn(equipe, 'DK07');
  for (const path of ['/api/commandes/abc', '/api/devis/abc']) {
    expect(await refusee(delegue.call('GET', path))).toMatchObject({ code: 'sans-client' });
  }
});

test('an address longer than any is not found', async () => {
  expect((await patron.call('GET', `/api/commandes/${'a'.repeat(5000)}`)).status).toBe(404);
});

describe('a session that ends while something is asked with it', () => {
  test('is told as such', async () => {
    const who = await newVisitor(equipe.api.url);
    await equipe.pool.execute(sql`
      create function quitter() returns trigger language plpgsql as $$ begin
        delete from session where id = new.session_id;
        return new;
      end $$`);
    await equipe.pool.execute(sql`
      create trigger quitter before insert on panier for each row execute function quitter()`);
    try {
      const body = json([{ articleId: equipe.vis, quantite: 1 }]);
      expect(await refusee(who.call('PUT', '/api/panier/articles', body))).toMatchObject({
        status: 401,
        code: 'non-authentifie',
      });
    } finally {
      await equipe.pool.execute(sql`drop function quitter cascade`);
    }
  });

  test('is known by the name of every reference to it', async () => {
    const references = await equipe.pool.query<{ nom: string }>(sql`
      select conname as nom from pg_constraint
       where contype = 'f' and confrelid = 'session'::regclass`);
    expect(references.length).toBeGreaterThan(3);
    for (const { nom } of references) expect(nom).toMatch(REFERENCE_A_UNE_SESSION);
  });
});
