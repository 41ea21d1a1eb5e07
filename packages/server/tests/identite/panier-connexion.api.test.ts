import type { Goodie } from '@comptoir/contract/panier/goodies.contract.ts';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { MOREL } from '../articles/golden.ts';
import { startGolden } from '../articles/golden-api.ts';
import { forFile } from '../for-file.ts';
import {
  insertCoupon,
  insertGoodies,
  insertPromotion,
  viderPromotions,
  type GoodiesDeTest,
} from '../promotions/promotions.ts';
import { newVisitor, type Visitor } from '../visitors.ts';
import { connecter, insertMotDePasse } from './personnes.ts';

const api = forFile(() => startGolden());
beforeAll(async () => {
  await insertMotDePasse(api.pool, MOREL);
});
beforeEach(async () => {
  await api.pool.execute(sql`delete from panier`);
  await api.pool.execute(sql`delete from liste_achats`);
});

async function ajouter(who: Visitor, articleId: number, quantite: number, chantier = '') {
  const query = chantier && `?chantier=${chantier}`;
  const answer = await who.call('PUT', `/api/panier/articles${query}`, {
    body: JSON.stringify([{ articleId, quantite }]),
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(200);
}

/** `chantier:article×quantité`, in the order of the basket. */
async function lignes(): Promise<string[]> {
  const rows = await api.pool.query<{ texte: string }>(sql`
    select coalesce(c.libelle, '-') || ':' || l.article_id || '×' || l.quantite as texte
      from panier p
      join chantier c on c.panier_id = p.id
      join panier_ligne l on l.chantier_id = c.id
      join utilisateur u on u.id = p.utilisateur_id
     where u.email = ${MOREL}
     order by c.rang, l.id`);
  return rows.map(({ texte }) => texte);
}

async function listes(): Promise<string[]> {
  const rows = await api.pool.query<{ texte: string }>(sql`
    select li.libelle || ' ' || string_agg(l.article_id || '×' || l.quantite, ',' order by l.rang) as texte
      from liste_achats li
      join liste_achats_ligne l on l.liste_id = li.id
     group by li.id`);
  return rows.map(({ texte }) => texte);
}

const signIn = (body: object = {}, from?: Visitor) =>
  connecter(api.url, { identifiant: MOREL, ...body }, from);

describe('the basket of a visitor who signs in', () => {
  test('becomes their own when they had none', async () => {
    const visitor = await newVisitor(api.url);
    await ajouter(visitor, api.vis, 3);
    await signIn({}, visitor);
    expect(await lignes()).toEqual([`-:${api.vis}×3`]);
  });

  test('takes the place of an empty one', async () => {
    await ajouter(await signIn(), api.vis, 1);
    await api.pool.execute(sql`delete from panier_ligne`);
    const visitor = await newVisitor(api.url);
    await ajouter(visitor, api.perceuse, 2);
    await signIn({}, visitor);
    expect(await lignes()).toEqual([`-:${api.perceuse}×2`]);
  });

  test('when it is empty leaves their own alone', async () => {
    await ajouter(await signIn(), api.vis, 4);
    await signIn({}, await newVisitor(api.url));
    expect(await lignes()).toEqual([`-:${api.vis}×4`]);
  });
});

describe('when both hold lines', () => {
  async function deuxPaniers(): Promise<Visitor> {
    const buyer = await signIn();
    await ajouter(buyer, api.vis, 4);
    await ajouter(buyer, api.vis, 1, 'Lilas');
    const visitor = await newVisitor(api.url);
    await ajouter(visitor, api.vis, 3);
    await ajouter(visitor, api.perceuse, 2, 'lilas');
    await ajouter(visitor, api.perceuse, 5, 'Roses');
    return visitor;
  }

  test('they are asked what to do, and nothing changes meanwhile', async () => {
    const visitor = await deuxPaniers();
    const before = await lignes();
    const { answer, body } = await signIn({}, visitor);
    expect(answer.status).toBe(409);
    expect(body).toMatchObject({ code: 'choix-panier', data: { visiteur: 3, compte: 2 } });
    expect(await lignes()).toEqual(before);
    expect((await visitor.call('GET', '/api/profil')).status).toBe(200);
  });

  test('reports what each comes to, at the prices of their company', async () => {
    const total = async (who: Visitor) => {
      const answer = await who.call('GET', '/api/panier');
      return ((await answer.json()) as Panier).tarif.netHT;
    };
    const visitor = await deuxPaniers();
    const { body } = await signIn({}, visitor);
    const { totaux } = (body as { data: { totaux: Record<string, unknown> } }).data;
    expect(totaux['compte']).toEqual(await total(await signIn()));
    expect(totaux['visiteur']).toEqual(await total(await signIn({ panier: 'remplacer' }, visitor)));
    expect(totaux['visiteur']).not.toEqual(totaux['compte']);
  });

  test('merging adds quantities, chantier by chantier', async () => {
    await signIn({ panier: 'fusionner' }, await deuxPaniers());
    expect(await lignes()).toEqual([
      `-:${api.vis}×7`,
      `Lilas:${api.vis}×1`,
      `Lilas:${api.perceuse}×2`,
      `Roses:${api.perceuse}×5`,
    ]);
    expect(await listes()).toEqual([]);
  });

  test('merging adds up lines that come from two chantiers into one', async () => {
    const buyer = await signIn();
    await ajouter(buyer, api.vis, 4);
    await api.pool.execute(sql`update chantier set libelle = 'Lilas' where rang = 0`);
    const visitor = await newVisitor(api.url);
    await ajouter(visitor, api.vis, 3);
    await ajouter(visitor, api.vis, 2, 'Lilas');
    expect((await signIn({ panier: 'fusionner' }, visitor)).answer.status).toBe(200);
    expect(await lignes()).toEqual([`Lilas:${api.vis}×9`]);
  });

  test('keeping their own puts the other aside as a list', async () => {
    await signIn({ panier: 'garder' }, await deuxPaniers());
    expect(await lignes()).toEqual([`-:${api.vis}×4`, `Lilas:${api.vis}×1`]);
    expect(await listes()).toEqual([
      expect.stringMatching(
        `^Panier du \\d{2}/\\d{2}/\\d{4} ${api.vis}×3,${api.perceuse}×2,${api.perceuse}×5$`,
      ),
    ]);
  });

  test('replacing their own puts it aside as a list', async () => {
    await signIn({ panier: 'remplacer' }, await deuxPaniers());
    expect(await lignes()).toEqual([
      `-:${api.vis}×3`,
      `lilas:${api.perceuse}×2`,
      `Roses:${api.perceuse}×5`,
    ]);
    expect(await listes()).toEqual([
      expect.stringMatching(`^Panier du \\d{2}/\\d{2}/\\d{4} ${api.vis}×4,${api.vis}×1$`),
    ]);
  });
});

describe('the coupon and the gifts a visitor chose', () => {
  let goodies: GoodiesDeTest;
  beforeAll(async () => {
    goodies = await insertGoodies(api.pool);
    await insertPromotion(api.pool, {
      code: 'Un polo',
      genre: 'cadeau',
      goodieId: goodies.polo,
      paliers: [['1', { cadeaux: 1 }]],
    });
    await api.pool.execute(sql`update goodie_variante set epuisee = false`);
    for (const code of ['DIX', 'VINGT']) {
      const promotionId = await insertPromotion(api.pool, {
        code,
        surCoupon: true,
        paliers: [['1', { pourcentage: '10' }]],
      });
      await insertCoupon(api.pool, { code, promotionId });
    }
  });
  afterAll(() => viderPromotions(api.pool));

  async function remplir(who: Visitor, coupon?: string, variante?: number): Promise<void> {
    await ajouter(who, api.vis, 3);
    const saisie = `/api/panier/controler-coupon-reduction?code=${coupon}`;
    if (coupon) expect((await who.call('POST', saisie)).status).toBe(200);
    const choix = `/api/panier/goodies/${goodies.polo}/modifier-variante?varianteId=${variante}`;
    if (variante) expect((await who.call('POST', choix)).status).toBe(200);
  }

  /** Coupon and variant of the basket they have now. */
  async function avantages(who: Visitor): Promise<(string | undefined)[]> {
    const panier = (await (await who.call('GET', '/api/panier')).json()) as Panier;
    const gagnes = (await (await who.call('GET', '/api/panier/goodies')).json()) as Goodie[];
    return [panier.coupon?.code, gagnes[0]?.variante?.libelle];
  }

  test.each([
    ['come along when their own basket has none', [], ['DIX', 'M, bleu marine']],
    ['leave those of their own basket alone', ['VINGT', 'poloL'], ['VINGT', 'L']],
    ['come along each for itself', ['VINGT'], ['VINGT', 'M, bleu marine']],
  ] as const)('%s', async (_, [coupon, variante], attendus) => {
    await remplir(await signIn(), coupon, variante && goodies[variante]);
    const visitor = await newVisitor(api.url);
    await remplir(visitor, 'DIX', goodies.poloM);
    const who = await signIn({ panier: 'fusionner' }, visitor);
    expect(await lignes()).toEqual([`-:${api.vis}×6`]);
    expect(await avantages(who)).toEqual(attendus);
  });

  test('come with a basket that takes the place of their own', async () => {
    await remplir(await signIn(), 'VINGT', goodies.poloL);
    const visitor = await newVisitor(api.url);
    await remplir(visitor, 'DIX', goodies.poloM);
    expect(await avantages(await signIn({ panier: 'remplacer' }, visitor))).toEqual([
      'DIX',
      'M, bleu marine',
    ]);
  });

  test('stay behind when they keep their own', async () => {
    await remplir(await signIn());
    const visitor = await newVisitor(api.url);
    await remplir(visitor, 'DIX', goodies.poloM);
    const who = await signIn({ panier: 'garder' }, visitor);
    expect(await avantages(who)).toEqual([undefined, undefined]);
    expect(await listes()).toEqual([
      expect.stringMatching(`^Panier du \\d{2}/\\d{2}/\\d{4} ${api.vis}×3$`),
    ]);
  });

  test('come along from a basket emptied since, and from their own that is', async () => {
    const visitor = await newVisitor(api.url);
    await remplir(visitor, 'DIX', goodies.poloM);
    await api.pool.execute(sql`delete from panier_ligne`);
    await remplir(await signIn());
    const who = await signIn({}, visitor);
    expect(await avantages(who)).toEqual(['DIX', 'M, bleu marine']);
    await api.pool.execute(sql`delete from panier_ligne`);
    const autre = await newVisitor(api.url);
    await remplir(autre);
    expect(await avantages(await signIn({}, autre))).toEqual(['DIX', 'M, bleu marine']);
  });
});
