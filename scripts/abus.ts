/**
 * What one visitor does to the others: `npm run abus`. Starts a shop of its own with the limits of
 * a real one, lets an abuser do one thing after the other, and measures meanwhile how long a buyer
 * at another address waits for a page, a search, a sign-in and an order. Every row is to stay under
 * 300 ms in 95 of 100 cases.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { startShop, type Shop } from './abus/boutique.ts';
import { createBuyer, type Mesures } from './abus/acheteur.ts';
import { agent, type Agent } from './abus/agent.ts';

const BAR_MS = 300;
const SECONDS = Number(process.argv[2] ?? 12);

type Abus = (abuser: Agent, shop: Shop, isOver: () => boolean) => Promise<void>;

const codes = (n: number) => Array.from({ length: n }, (_, i) => `QZ-${i}-inconnue-du-catalogue`);

/** As many at a time as told, again and again. */
async function flood(
  count: number,
  isOver: () => boolean,
  one: (n: number) => Promise<unknown>,
): Promise<void> {
  const loop = async (n: number) => {
    while (!isOver()) await one(n).catch(() => delay(50));
  };
  await Promise.all(Array.from({ length: count }, (_, n) => loop(n)));
}

/** A PDF of some hundred bytes that unfolds without an end. */
function bombe(): Buffer {
  const inside = deflateSync(deflateSync(Buffer.alloc(64 * 1024 * 1024)));
  return Buffer.concat([
    Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
        '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
        '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj\n' +
        `4 0 obj<</Length ${inside.length}/Filter[/FlateDecode/FlateDecode]>>stream\n`,
    ),
    inside,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n'),
  ]);
}

const ABUS: Record<string, Abus> = {
  nothing: async (_abuser, _shop, isOver) => {
    while (!isOver()) await delay(100);
  },
  'exports of a large basket': async (abuser, shop, isOver) => {
    const ids = shop.articles;
    for (let n = 0; n < 10; n++) {
      await abuser.call(
        'PUT',
        '/api/panier/articles',
        ids.slice(n * 100, n * 100 + 100).map((articleId) => ({ articleId, quantite: 1 })),
      );
    }
    await flood(4, isOver, () =>
      abuser.call('GET', '/api/panier/export?format=0&variante=AvecImages'),
    );
  },
  'PDF files that unfold': async (abuser, _shop, isOver) => {
    const file = bombe();
    await flood(8, isOver, () =>
      abuser.upload('/api/panier/importer-bon-commande', 'bon.pdf', 'application/pdf', file),
    );
  },
  'three hundred guesses at once': async (_abuser, shop, isOver) => {
    await flood(300, isOver, async (n) => {
      const stranger = await agent(shop.url, shop.abuser);
      return stranger.call('POST', '/api/session', {
        identifiant: shop.buyer,
        motDePasse: `faux ${n}`,
      });
    });
  },
  'forgotten passwords': async (abuser, _shop, isOver) => {
    await flood(10, isOver, (n) =>
      abuser.call('POST', '/api/mot-de-passe/oubli', { identifiant: `a${n}@ailleurs.test` }),
    );
  },
  'a thousand unknown codes': async (abuser, _shop, isOver) => {
    await flood(10, isOver, () =>
      abuser.call('POST', '/api/articles/batch-references', codes(1000)),
    );
  },
  'megabytes of JSON': async (abuser, _shop, isOver) => {
    const body = `{${Array.from({ length: 700_000 }, (_, i) => `"k${i}":${i}`).join(',')}}`;
    await flood(4, isOver, () =>
      abuser.raw('POST', '/api/contact/pieces', body, 'application/json'),
    );
  },
  'five hundred connections': async (_abuser, shop, isOver) => {
    await flood(500, isOver, async (n) => {
      const stranger = await agent(shop.url, shop.abuser, { session: false });
      return stranger.page(`/recherche?q=vis+${n}`);
    });
  },
};

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(times.length * 0.95) - 1)] ?? NaN;

function row(name: string, mesures: Mesures): { text: string; isOver: boolean } {
  const cells = Object.entries(mesures).map(
    ([what, { times, failures }]) =>
      `${what} ${Math.round(p95(times))} ms${failures > 0 ? ` (${failures} refused)` : ''}`,
  );
  const isOver = Object.values(mesures).some(
    ({ times, failures }) => failures > 0 || !(p95(times) <= BAR_MS),
  );
  return { text: `${isOver ? '✗' : '✓'} ${name.padEnd(30)} ${cells.join(' · ')}`, isOver };
}

const shop = await startShop();
try {
  let broken = 0;
  for (const [n, [name, abus]] of Object.entries(ABUS).entries()) {
    // Each from an address of its own: what the one before used up does not stop it.
    shop.abuser = `127.0.1.${n + 1}`;
    const until = Date.now() + SECONDS * 1000;
    const isOver = () => Date.now() >= until;
    const buyer = await createBuyer(shop, '127.0.0.2');
    const abuser = await agent(shop.url, shop.abuser);
    const abusing = abus(abuser, shop, isOver).catch((error: unknown) => error);
    await delay(1000);
    const mesures = await buyer.measure(isOver);
    await abusing;
    const { text, isOver: isBroken } = row(name, mesures);
    if (isBroken) broken++;
    process.stdout.write(`${text}\n`);
    await delay(1500);
  }
  process.exitCode = broken > 0 ? 1 : 0;
} finally {
  await shop.close();
}
