/** What is made for one person stays theirs: no price of an account in a page that others get. */
import type { Produit } from '@comptoir/contract/produits/produits.contract.ts';
import type { RechercheReponse } from '@comptoir/contract/recherche/recherche.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import { pathFinder } from '../harness/routes.ts';
import { newBuyer, newVisitor, shopDatabase, type Visitor } from '../harness/visitors.ts';

const base = inject('shopUrl');
const pathOf = await pathFinder(base);
const BUYER = 'admin@menuiserie-morel.test';
/** A page is kept from the second time it is asked for: the third comes from the cache. */
const TIMES = 3;

interface Sheet {
  path: string;
  /** Where its product is listed. */
  list: string;
  publicPrice: string;
  buyerPrice: string;
}

async function ask(path: string, visitor?: Visitor): Promise<{ html: string; headers: Headers }> {
  const answer = await fetch(base + path, {
    redirect: 'manual',
    ...(visitor ? { headers: { cookie: visitor.cookie } } : {}),
  });
  expect(answer.status, path).toBe(200);
  return { html: await answer.text(), headers: answer.headers };
}

/** An article the buyer pays less than anyone, at a price that appears nowhere else on its page. */
async function findSheet(buyer: Visitor): Promise<Sheet> {
  const list = '/api/recherche?parPage=96';
  const read = async (answer: Response) => ((await answer.json()) as RechercheReponse).articles;
  const theirs = await read(await fetch(base + list));
  const his = new Map(
    (await read(await buyer.call('GET', list))).map((article) => [article.id, article.tarif]),
  );
  for (const { id, produitId, slug, tarif } of theirs) {
    const publicPrice = tarif?.prixNetHT.montant;
    const buyerPrice = his.get(id)?.prixNetHT.montant;
    if (!publicPrice || !buyerPrice || publicPrice === buyerPrice) continue;
    const path = liens.ficheProduit('fr', { id: produitId, articleId: id, slug });
    const { html } = await ask(`${path}?essai=1`);
    if (html.includes(publicPrice) && !html.includes(buyerPrice)) {
      return { path, publicPrice, buyerPrice, list: await listOf(produitId) };
    }
  }
  throw new Error('no article has another price for the buyer');
}

async function listOf(produitId: number): Promise<string> {
  const { chemin } = (await (await fetch(`${base}/api/produits/${produitId}`)).json()) as Produit;
  // Whatever its level: the page leads to its right address.
  const { url } = await fetch(`${base}/c/x/${chemin.at(-1)?.id}`);
  return new URL(url).pathname;
}

describe('pages of an account', () => {
  let buyer: Visitor;
  let sheet: Sheet;

  beforeAll(async () => {
    buyer = await newBuyer(BUYER);
    sheet = await findSheet(buyer);
  });

  it('a buyer reads their price, and nobody else does afterwards', async () => {
    for (let time = 0; time < TIMES; time++) {
      const { html, headers } = await ask(sheet.path, buyer);
      expect(html).toContain(sheet.buyerPrice);
      expect(headers.get('cache-control')).toMatch(/^private\b/);
      expect(headers.get('vary')).toContain('cookie');
      // Without a name of its own, no cache on the way can vouch for it.
      expect(headers.get('etag')).toBeNull();
    }
    for (const visitor of [undefined, await newVisitor()]) {
      for (let time = 0; time < TIMES; time++) {
        const { html } = await ask(sheet.path, visitor);
        expect(html).toContain(sheet.publicPrice);
        expect(html).not.toContain(sheet.buyerPrice);
      }
    }
  });

  it('a buyer still reads their price when the page of everybody is kept', async () => {
    let kept: string | null = null;
    for (let time = 0; time < TIMES; time++) kept = (await ask(sheet.path)).headers.get('etag');
    expect(kept).not.toBeNull();
    const answer = await fetch(base + sheet.path, {
      headers: { cookie: buyer.cookie, 'if-none-match': kept ?? '' },
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(sheet.buyerPrice);
  });

  it('lists too: conditions of a buyer in their own, public prices in the others', async () => {
    const conditions = /origine\W+(?:condition|negocie)\b/;
    for (let time = 0; time < TIMES; time++) {
      expect((await ask(sheet.list, buyer)).html).toMatch(conditions);
    }
    for (let time = 0; time < TIMES; time++) {
      const { html } = await ask(sheet.list);
      expect(html).toMatch(/origine\W+public\b/);
      expect(html).not.toMatch(conditions);
    }
  });
});

describe('pages with the stock of a chosen store', () => {
  it('are not those of the other visitors', async () => {
    const { id, libelle } = await shopDatabase().one<{ id: number; libelle: string }>(
      sql`select id, libelle from magasin where actif and libelle ~ '^[A-Za-z ]+$' order by id limit 1`,
    );
    const chooser = await newVisitor();
    const chosen = await chooser.call('PUT', '/api/profil/magasin-reference', {
      body: JSON.stringify({ magasinId: id }),
      headers: { 'content-type': 'application/json' },
    });
    expect(chosen.status).toBe(200);
    const path = pathOf('famille');
    for (let time = 0; time < TIMES; time++) {
      const { html, headers } = await ask(path, chooser);
      expect(html).toContain(libelle);
      expect(headers.get('etag')).toBeNull();
    }
    for (let time = 0; time < TIMES; time++) {
      expect((await ask(path)).html).not.toContain(libelle);
    }
  });
});
