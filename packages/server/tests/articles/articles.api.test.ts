import { beforeAll, describe, expect, test } from 'vitest';
import { startGolden } from './golden-api.ts';
import { forFile } from '../for-file.ts';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type * as contract from '@comptoir/contract/articles/articles.contract.ts';
import { sql } from '../../src/db/sql.ts';
import { newVisitor, type Visitor } from '../visitors.ts';

const api = forFile(() => startGolden({ lieux: true }));
let visitor: Visitor;
beforeAll(async () => {
  await buildAttributs(api.vis);
  visitor = await newVisitor(api.url);
});

/** The length comes before the head, whatever the order the article holds them in. */
async function buildAttributs(articleId: number): Promise<void> {
  await api.pool.execute(sql`
    insert into attribut (code, type, unite, decimales, rang, libelle_fr, libelle_en, libelle_es)
    values ('tete', 'choix', null, null, 2, 'Tête', 'Head', 'Cabeza'),
      ('longueur', 'nombre', 'mm', 1, 1, 'Longueur', 'Length', 'Longitud'),
      ('couleur', 'choix', null, null, 3, 'Couleur', 'Colour', 'Color')`);
  await api.pool.execute(sql`
    insert into attribut_valeur (attribut_id, nombre, code, libelle_fr, libelle_en, libelle_es)
    select id, case code when 'longueur' then 60.5 end, case code when 'tete' then 'fraisee' end,
           case code when 'tete' then 'fraisée' end, case code when 'tete' then 'countersunk' end,
           case code when 'tete' then 'avellanada' end
      from attribut where code in ('tete', 'longueur')`);
  await api.pool.execute(sql`
    update article set valeurs = array(select id from attribut_valeur order by id)
     where id = ${articleId}`);
}

async function read<T>(path: string, langue = 'fr', who?: Visitor): Promise<T> {
  const headers = { 'accept-language': langue };
  const answer = await (who
    ? who.call('GET', path, { headers })
    : fetch(api.url + path, { headers }));
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

describe('an article', () => {
  type Answer = CallAnswer<typeof contract.lireArticle>;

  test('is told in the language asked, with its attributes in the order of columns', async () => {
    const { article, attributs, ean, poids, successeur } = await read<Answer>(
      `/api/articles/${api.vis}`,
      'en',
    );
    expect(article).toMatchObject({
      id: api.vis,
      reference: 'VBF-05060-ZJ',
      marque: { nom: 'Tirval', slug: 'tirval' },
      image: { genre: 'vis', fichier: null, couleur: null },
      unite: 'boite',
      contenu: '1',
      attributs: { longueur: '60.5', tete: 'countersunk' },
      note: null,
      retire: false,
    });
    expect(attributs).toEqual([
      { code: 'longueur', libelle: 'Length', type: 'nombre', unite: 'mm' },
      { code: 'tete', libelle: 'Head', type: 'choix', unite: null },
    ]);
    expect({ ean: ean.length, poids, successeur }).toEqual({
      ean: 8,
      poids: 100,
      successeur: null,
    });
  });

  test('that is withdrawn stays readable and leads to its successor', async () => {
    const ancien = await insertCopie(api.vis, 'ANCIEN', { retire: true });
    await api.pool.execute(sql`update article set successeur_id = ${api.vis} where id = ${ancien}`);
    const { article, successeur } = await read<Answer>(`/api/articles/${ancien}`);
    expect(article.retire).toBe(true);
    expect(successeur).toMatchObject({ id: api.vis, retire: false });
  });

  test('without a price has none, and no call fails for it', async () => {
    const muet = await insertCopie(api.vis, 'MUET', {});
    expect((await read<Answer>(`/api/articles/${muet}`)).article.tarif).toBeNull();
  });

  test('shows the price of the least that can be ordered', async () => {
    const parDix = await insertCopie(api.vis, 'PARDIX', { minimum: 10 });
    await api.pool.execute(
      sql`insert into tarif (article_id, prix, plancher) values (${parDix}, 20.90, 0)`,
    );
    await api.pool.execute(sql`
      insert into tarif_palier (article_id, quantite, prix)
      values (${parDix}, 5, 19), (${parDix}, 20, 18)`);
    const { tarif } = (await read<Answer>(`/api/articles/${parDix}`)).article;
    expect(tarif).toMatchObject({
      prixNetHT: { montant: '19.0000' },
      origine: 'palier',
      paliers: [{ quantite: 20, prixNetHT: { montant: '18.0000' } }],
    });
  });

  test.each(['999999', '999999999'])('that does not exist is not found (%s)', async (id) => {
    const answer = await fetch(`${api.url}/api/articles/${id}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'introuvable' });
  });

  test.each(['0', '-1', 'abc', '1.5', '99999999999'])('« %s » is no identifier', async (id) => {
    expect((await fetch(`${api.url}/api/articles/${id}`)).status).toBe(400);
  });
});

async function insertCopie(
  articleId: number,
  reference: string,
  { retire = false, minimum = 1 }: { retire?: boolean; minimum?: number },
): Promise<number> {
  const { id } = await api.pool.one<{ id: number }>(sql`
    insert into article (produit_id, rang, poids, delai_fournisseur, en_vente_le, reference, ean,
      unite, libelle_fr, libelle_en, libelle_es, retire, minimum)
    select produit_id, rang + 1, poids, delai_fournisseur, en_vente_le, ${reference},
           lpad((30000000 + (select max(id) from article))::text, 8, '2'), unite, libelle_fr,
           libelle_en, libelle_es, ${retire}, ${minimum}
      from article where id = ${articleId}
    returning id`);
  return id;
}

describe('several articles', () => {
  type Answer = CallAnswer<typeof contract.lireArticles>;

  test('come in the order asked, each once, without the unknown and the withdrawn', async () => {
    const retire = await insertCopie(api.vis, 'RETIRE', { retire: true });
    const { perceuse, vis } = api;
    const { articles } = await read<Answer>(
      `/api/articles?ids=${perceuse},999999,${retire},${vis},${perceuse}`,
    );
    expect(articles.map(({ id }) => id)).toEqual([perceuse, vis]);
  });

  test.each(['', 'abc', '1,', '1,,2', '1;2', Array(25).fill(1).join(',')])(
    '« %s » is no list of articles',
    async (ids) => {
      const answer = await fetch(`${api.url}/api/articles?ids=${encodeURIComponent(ids)}`);
      expect(answer.status).toBe(400);
    },
  );
});

describe('stock by store', () => {
  type Answer = CallAnswer<typeof contract.lireDisponibilitesMagasins>;
  const stores = (query: string, who?: Visitor) =>
    read<Answer>(`/api/articles/${api.vis}/disponibilites?${query}`, 'fr', who);

  test('comes nearest first from a position', async () => {
    const { lieu, magasins } = await stores('latitude=47.47&longitude=-0.55');
    expect(lieu).toBeNull();
    expect(magasins.map(({ ville, distance }) => [ville, distance])).toEqual([
      ['Angers', 0],
      ['Nantes', 81],
    ]);
  });

  test.each([
    ['nantes', 'Nantes'],
    ['ANG', 'Angers'],
    ['44000', 'Nantes'],
    ['49 100', 'Angers'],
    ['Loire-Atlantique', 'Nantes'],
    ['85000', 'Pays de la Loire'],
    ['Tombouctou', null],
    ['75001', null],
    ['%25', null],
  ])('from « %s » is told from %s', async (asked, expected) => {
    const { lieu, magasins } = await stores(`lieu=${asked}`);
    expect(lieu).toBe(expected);
    expect(magasins.every(({ distance }) => (distance === null) === (expected === null))).toBe(
      true,
    );
  });

  test('from nowhere puts first who has it, and tells no more than a band', async () => {
    await api.pool.execute(sql`
      update stock set quantite = 21 where lieu_id = 3 and article_id = ${api.vis}`);
    const { lieu, magasins } = await stores('');
    expect(lieu).toBeNull();
    expect(magasins.map(({ ville, quantite, plus }) => [ville, quantite, plus])).toEqual([
      ['Nantes', 20, true],
      ['Angers', 0, false],
    ]);
  });

  test('tells the hour from the store itself, the day by transfer, nothing beyond', async () => {
    const parVille = async (quantite: number) => {
      const { magasins } = await stores(`quantite=${quantite}`);
      return Object.fromEntries(magasins.map(({ ville, retrait }) => [ville, retrait]));
    };
    const peu = await parVille(2);
    expect(peu['Nantes']).toMatchObject({
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      heure: expect.stringMatching(/^\d\d:\d\d$/) as string,
    });
    expect(peu['Angers']?.heure).toBeNull();
    expect(await parVille(500)).toEqual({ Nantes: null, Angers: null });
  });

  test('marks the store of who asks and is told from it', async () => {
    const choice = await visitor.call('PUT', '/api/profil/magasin-reference', {
      body: JSON.stringify({ magasinId: 4 }),
      headers: { 'content-type': 'application/json' },
    });
    expect(choice.status).toBe(200);
    const { lieu, magasins } = await stores('', visitor);
    expect(lieu).toBe('Angers');
    expect(magasins.map(({ ville, reference }) => [ville, reference])).toEqual([
      ['Angers', true],
      ['Nantes', false],
    ]);
  });

  test('of an article that does not exist is not found', async () => {
    const answer = await fetch(`${api.url}/api/articles/999999/disponibilites`);
    expect(answer.status).toBe(404);
  });

  test.each(['latitude=91&longitude=0', 'quantite=0', 'quantite=abc', `lieu=${'a'.repeat(101)}`])(
    'refuses « %s »',
    async (query) => {
      const path = `/api/articles/${api.vis}/disponibilites?${query}`;
      expect((await fetch(api.url + path)).status).toBe(400);
    },
  );
});
