import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type {
  expliquerPrix,
  listerConditions,
} from '@comptoir/contract/tarif-compte/conditions.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import { agirPour, PATRON, signIn, startEquipe, type Equipe } from '../delegue/equipe.ts';
import { newBuyer, newVisitor, type Visitor } from '../visitors.ts';

let equipe: Equipe;
let anne: Visitor;
const HIER = sql`(now() at time zone 'Europe/Paris')::date - 1`;
const DEMAIN = sql`(now() at time zone 'Europe/Paris')::date + 1`;

beforeAll(async () => {
  equipe = await startEquipe({ index: true });
  const { pool, morel } = equipe;
  await pool.execute(sql`
    insert into condition_tarifaire (compte_id, noeud_id, marque_id, remise, debut, fin)
    values (${morel}, (select id from noeud where code = 'vis-a-bois'), null, 12.5, ${HIER}, ${DEMAIN}),
      (${morel}, null, (select id from marque where code = 'krafto'), 8, ${DEMAIN}, null)`);
  anne = await newBuyer(equipe.api, MOREL);
});
afterAll(() => equipe.api.close());

async function read<T>(path: string, who: Visitor = anne): Promise<T> {
  const answer = await who.call('GET', `/api/conditions-tarifaires${path}`);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as T;
}
type Liste = CallAnswer<typeof listerConditions>;
const lister = (query = '', who?: Visitor) => read<Liste>(query, who);
const noms = async (query: string) =>
  (await lister(query)).conditions.map(({ noeud, marque }) => noeud?.libelle ?? marque?.nom);

describe('the conditions of a company', () => {
  test('are those in force and to come, as the tree is read, brands behind', async () => {
    const { conditions, total, jour } = await lister();
    expect(total).toBe(3);
    expect(conditions).toMatchObject([
      {
        noeud: { libelle: 'Fixation', parents: [], niveau: 1 },
        marque: null,
        remise: '15',
        fin: null,
        aVenir: false,
      },
      {
        noeud: { libelle: 'Vis à bois', parents: ['Fixation'], niveau: 2 },
        remise: '12.5',
        aVenir: false,
      },
      { noeud: null, marque: { nom: 'Krafto' }, remise: '8', fin: null, aVenir: true },
    ]);
    expect(conditions[2]?.debut.localeCompare(jour)).toBe(1);
  });

  test('are said in the language of who asks', async () => {
    const answer = await anne.call('GET', '/api/conditions-tarifaires', {
      headers: { 'accept-language': 'en' },
    });
    expect(await answer.json()).toMatchObject({
      conditions: [
        { noeud: { libelle: 'Fasteners' } },
        { noeud: { libelle: 'Wood screws', parents: ['Fasteners'] } },
        { marque: { nom: 'Krafto' } },
      ],
    });
  });

  test('are found by words of a family, of what it lies in, of a brand, without accents', async () => {
    expect(await noms('?recherche=vis%20a%20bois')).toEqual(['Vis à bois']);
    expect(await noms('?recherche=FIXATION')).toEqual(['Fixation', 'Vis à bois']);
    expect(await noms('?recherche=kraf')).toEqual(['Krafto']);
    expect(await noms('?recherche=nulle')).toEqual([]);
    expect(await noms('?sur=marque')).toEqual(['Krafto']);
    expect(await noms('?sur=noeud')).toEqual(['Fixation', 'Vis à bois']);
  });

  test('are ordered by percent or by their end, what has none last', async () => {
    expect(await noms('?tri=remise')).toEqual(['Krafto', 'Vis à bois', 'Fixation']);
    expect(await noms('?tri=-remise')).toEqual(['Fixation', 'Vis à bois', 'Krafto']);
    expect((await noms('?tri=fin'))[0]).toBe('Vis à bois');
    expect((await noms('?tri=-fin')).at(-1)).toBe('Vis à bois');
  });

  test('are read by everyone of the company, a delegate who acts for them, and nobody else', async () => {
    const patron = await newBuyer(equipe.api, PATRON);
    expect((await lister('', patron)).total).toBe(3);
    const dk07 = await signIn(equipe, 'DK07');
    const seul = await dk07.call('GET', '/api/conditions-tarifaires');
    expect(await seul.json()).toMatchObject({ code: 'sans-client' });
    expect((await lister('', await agirPour(equipe, dk07, MOREL))).total).toBe(3);
    // A company that may only look reads its own.
    const lemaire = await lister('', await newBuyer(equipe.api, LEMAIRE));
    expect(lemaire.conditions.map(({ noeud }) => noeud?.libelle)).toEqual(['Fixation']);
    const visiteur = await newVisitor(equipe.api.url);
    expect((await visiteur.call('GET', '/api/conditions-tarifaires')).status).toBe(401);
    expect((await visiteur.call('GET', '/api/conditions-tarifaires/prix?reference=a')).status).toBe(
      401,
    );
  });

  test('are never kept by a shared cache', async () => {
    for (const path of ['', '/prix?reference=VBF-05060-ZJ', '/export?format=csv']) {
      const { headers } = await anne.call('GET', `/api/conditions-tarifaires${path}`);
      expect(headers.get('cache-control'), path).toMatch(/no-store|private/);
    }
  });
});

describe('a file of them', () => {
  const csv = async (query: string) => {
    const { data, name } = await read<{ data: string; name: string }>(`/export?format=csv${query}`);
    expect(name).toMatch(/^conditions-tarifaires-\d{4}-\d\d-\d\d\.csv$/);
    return Buffer.from(data, 'base64').toString().split('\r\n').slice(1, -1);
  };

  test('holds what the filters leave', async () => {
    expect(await csv('&sur=noeud')).toEqual([
      expect.stringMatching(/^Famille;;Fixation;15,00;\d\d\/\d\d\/\d{4};$/),
      expect.stringMatching(/^Famille;Fixation;Vis à bois;12,50;/),
    ]);
    const { data } = await read<{ data: string }>('/export?format=xlsx');
    expect(Buffer.from(data, 'base64').toString('latin1', 0, 2)).toBe('PK');
  });

  test('runs no formula that a name might be', async () => {
    await equipe.pool.execute(sql`update marque set nom = '=1+1' where code = 'krafto'`);
    expect(await csv('&sur=marque')).toEqual([expect.stringMatching(/^Marque;;'=1\+1;8,00;/)]);
    await equipe.pool.execute(sql`update marque set nom = 'Krafto' where code = 'krafto'`);
  });
});

describe('what a company pays for an article', () => {
  const expliquer = (query: string, who?: Visitor) =>
    read<CallAnswer<typeof expliquerPrix>>(`/prix?${query}`, who);

  test('is told by its reference or EAN, with the rule it comes from', async () => {
    const { article, tarif, condition, negocie, quantite } =
      await expliquer('reference=vbf-05060-zj');
    expect(article).toMatchObject({ id: equipe.vis });
    expect(quantite).toBe(1);
    expect(tarif).toMatchObject({
      prixPublicHT: { montant: '20.9000', devise: 'EUR' },
      prixNetHT: { montant: '17.7700', devise: 'EUR' },
      origine: 'condition',
    });
    expect(tarif?.explication.map(({ origine }) => origine)).toEqual(['public', 'condition']);
    // The highest of the two that bear on it.
    expect(condition).toMatchObject({ noeud: { libelle: 'Fixation' }, remise: '15' });
    expect(negocie).toBeNull();
    const { ean } = await equipe.pool.one<{ ean: string }>(
      sql`select ean from article where id = ${equipe.vis}`,
    );
    expect((await expliquer(`reference=${ean}`)).article).toMatchObject({ id: equipe.vis });
  });

  test('follows the quantity', async () => {
    const { tarif, quantite } = await expliquer('reference=VBF-05060-ZJ&quantite=20');
    expect(quantite).toBe(20);
    expect(tarif?.explication.map(({ origine }) => origine)).toContain('palier');
  });

  test('names the days of a negotiated price, and no condition that has not begun', async () => {
    const { tarif, condition, negocie, jour } = await expliquer('reference=PVX-18-60');
    expect(tarif).toMatchObject({ origine: 'negocie', prixNetHT: { montant: '150.0000' } });
    expect(negocie).toMatchObject({ fin: jour });
    expect(condition).toBeNull();
  });

  test('is another for another company, in its own currency', async () => {
    const { tarif, negocie } = await expliquer(
      'reference=PVX-18-60',
      await newBuyer(equipe.api, LEMAIRE),
    );
    expect(tarif).toMatchObject({ origine: 'promotion', prixNetHT: { devise: 'GBP' } });
    expect(negocie).toBeNull();
  });

  test('of a code that no article has is nothing, and of blanks is refused', async () => {
    expect(await expliquer('reference=ZZZ-999')).toMatchObject({ article: null, tarif: null });
    const blancs = await anne.call('GET', '/api/conditions-tarifaires/prix?reference=%20');
    expect(await blancs.json()).toMatchObject({ code: 'lot-sans-donnees' });
  });
});
