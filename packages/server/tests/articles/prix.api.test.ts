/** Prices over HTTP, worked out by hand from golden.ts. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { TarifAffiche } from '@comptoir/contract/articles/tarif.schema.ts';
import type { Produit } from '@comptoir/contract/produits/produits.contract.ts';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { newBuyer, newVisitor, type Visitor } from '../visitors.ts';
import { buildGolden, LEMAIRE, MOREL, type Golden } from './golden.ts';

let api: TestApi;
let golden: Golden;
let visitor: Visitor;
let morel: Visitor;
let lemaire: Visitor;
beforeAll(async () => {
  // With events, hence with what is kept in memory.
  api = await startApi({}, { suivi: true });
  golden = await buildGolden(api.pool);
  visitor = await newVisitor(api.url);
  morel = await newBuyer(api, MOREL);
  lemaire = await newBuyer(api, LEMAIRE);
});
afterAll(() => api.close());

async function read<T>(who: Visitor, path: string, langue = 'fr'): Promise<T> {
  const answer = await who.call('GET', path, { headers: { 'accept-language': langue } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

async function prices(who: Visitor, langue = 'fr'): Promise<TarifAffiche[]> {
  const path = `/api/articles?ids=${golden.vis},${golden.perceuse}`;
  const { articles } = await read<{ articles: ArticleVendu[] }>(who, path, langue);
  return articles.flatMap(({ tarif }) => tarif ?? []);
}

const euros = (montant: string) => ({ montant, devise: 'EUR' });
const livres = (montant: string) => ({ montant, devise: 'GBP' });

describe('the price shown', () => {
  test('to a visitor is public, with tiers and promotions', async () => {
    const [vis, perceuse] = await prices(visitor);
    const { famille } = await api.pool.one<{ famille: number }>(sql`
      select haut.id as famille
        from article a
        join produit p on p.id = a.produit_id
        join noeud n on n.id = p.noeud_id
        join noeud haut on haut.niveau = 2 and n.gauche between haut.gauche and haut.droite
       where a.id = ${golden.vis}`);
    expect(vis).toEqual({
      prixPublicHT: euros('20.9000'),
      prixNetHT: euros('20.9000'),
      remise: '0',
      origine: 'public',
      paliers: [
        { quantite: 5, prixNetHT: euros('19.6500') },
        { quantite: 20, prixNetHT: euros('18.3900') },
      ],
      promotion: null,
      ecoParticipation: null,
      tva: '20',
      familleId: famille,
    });
    expect(perceuse).toMatchObject({
      prixPublicHT: euros('189.0000'),
      prixNetHT: euros('151.2000'),
      remise: '20',
      origine: 'promotion',
      promotion: { titre: 'Semaine Krafto', slug: 'semaine-krafto' },
      ecoParticipation: { type: 'DEEE', montantHT: euros('0.4200') },
    });
  });

  test('to a visitor who reads English is in pounds, each unit price rounded', async () => {
    const [vis, perceuse] = await prices(visitor, 'en');
    expect(vis).toMatchObject({
      prixNetHT: livres('17.7700'),
      paliers: [
        { quantite: 5, prixNetHT: livres('16.7000') },
        { quantite: 20, prixNetHT: livres('15.6400') },
      ],
    });
    expect(perceuse).toMatchObject({
      prixPublicHT: livres('160.6500'),
      prixNetHT: livres('128.5200'),
      promotion: { titre: 'Krafto week' },
      ecoParticipation: { montantHT: livres('0.3570') },
    });
  });

  test('to a buyer is that of their conditions and their net prices', async () => {
    const [vis, perceuse] = await prices(morel);
    expect(vis).toMatchObject({
      prixPublicHT: euros('20.9000'),
      prixNetHT: euros('17.7700'),
      remise: '14.98',
      origine: 'condition',
      // Their 15 % are better than any tier.
      paliers: [],
      promotion: null,
    });
    expect(perceuse).toMatchObject({
      prixNetHT: euros('150.0000'),
      remise: '20.63',
      origine: 'negocie',
      promotion: null,
    });
  });

  test('to a blocked compte stays its own, in its billing currency', async () => {
    const [vis, perceuse] = await prices(lemaire);
    expect(vis).toMatchObject({ prixNetHT: livres('15.1000'), origine: 'condition' });
    expect(perceuse).toMatchObject({ prixNetHT: livres('128.5200'), origine: 'promotion' });
  });
});

test('no price of a compte is ever shown to another or to a visitor', async () => {
  const { produitId } = (
    await read<{ article: ArticleVendu }>(visitor, `/api/articles/${golden.perceuse}`)
  ).article;
  async function all(who: Visitor): Promise<string> {
    const body = JSON.stringify([
      { articleId: golden.vis, quantite: 20 },
      { articleId: golden.perceuse, quantite: 1 },
    ]);
    const batch = await who.call('POST', '/api/articles/batch-tarifs', {
      body,
      headers: { 'content-type': 'application/json' },
    });
    const produit = await read<Produit>(who, `/api/produits/${produitId}`);
    const one = await read<{ article: ArticleVendu }>(who, `/api/articles/${golden.perceuse}`);
    return JSON.stringify([
      await prices(who),
      await batch.json(),
      produit.articles.map(({ tarif }) => tarif),
      one.article.tarif,
    ]);
  }
  const visited = await all(visitor);
  const bought = await all(morel);
  const other = await all(lemaire);
  expect(new Set([visited, bought, other]).size).toBe(3);
  expect(bought).toContain('150.0000');
  expect(visited + other).not.toContain('150.0000');
  expect(visited).not.toContain('GBP');
  // In every order, and all at once.
  for (const round of [1, 2, 3]) {
    const [a, b, c] = await Promise.all([all(morel), all(visitor), all(lemaire)]);
    expect([a, b, c], `round ${round}`).toEqual([bought, visited, other]);
  }
  expect(await all(await newVisitor(api.url))).toBe(visited);
  expect(await all(await newBuyer(api, LEMAIRE))).toBe(other);
});

test('an answer that depends on who asks is kept by no shared cache on its way', async () => {
  const signedIn = await morel.call('GET', `/api/articles/${golden.vis}`);
  const unknown = await fetch(`${api.url}/api/articles/${golden.vis}`);
  expect(signedIn.headers.get('cache-control')).toBe('private, no-cache');
  expect(unknown.headers.get('cache-control')).toBe('private, no-cache');
});

test('a combinable promotion comes off the price of a compte, another competes with it', async () => {
  await api.pool.execute(sql`
    with p as (
      insert into promotion (code, type, valeur, cumulable, debut, titre_fr, titre_en, titre_es,
        slug_fr, slug_en, slug_es, texte_fr, texte_en, texte_es)
      values ('PLUS', 'montant', 1, true, current_date, 'Un euro de moins', 'One euro off',
        'Un euro menos', 'un-euro', 'one-euro', 'un-euro', 'a', 'a', 'a')
      returning id
    )
    insert into promotion_cible (promotion_id, article_id)
    select id, a from p, unnest(${[golden.vis, golden.perceuse]}::int[]) as a`);
  await expect
    .poll(async () => (await prices(morel))[0]?.prixNetHT.montant, { timeout: 5000 })
    .toBe('16.7700');
  const [vis] = await prices(morel);
  expect(vis).toMatchObject({ origine: 'promotion', promotion: { slug: 'un-euro', fin: null } });
  const [tiers, perceuse] = await prices(visitor);
  // 18.39 from 20 on, less one euro; 151.20 less one euro.
  expect(tiers?.paliers.at(-1)).toEqual({ quantite: 20, prixNetHT: euros('17.3900') });
  expect(perceuse?.prixNetHT).toEqual(euros('150.2000'));
  const [, net] = await prices(morel);
  expect(net).toMatchObject({ prixNetHT: euros('150.0000'), origine: 'negocie' });
});
