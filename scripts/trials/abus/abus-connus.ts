/** What an abuser does, over and over: one entry for each abuse that is measured. */
import { setTimeout as delay } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { agent, type Agent } from './agent.ts';

/** What the abuser knows of the shop. */
export interface Cible {
  url: string;
  /** Whose account they try to get into. */
  buyer: string;
  articles: readonly number[];
  /** Their own address of the network. */
  abuser: string;
}

type Abus = (abuser: Agent, cible: Cible, isOver: () => boolean) => Promise<void>;

const codes = (n: number) => Array.from({ length: n }, (_, i) => `QZ-${i}-inconnue-du-catalogue`);

/** `count` at a time, again and again. */
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

export const ABUS: Readonly<Record<string, Abus>> = {
  nothing: async (_abuser, _cible, isOver) => {
    while (!isOver()) await delay(100);
  },
  'exports of a large basket': async (abuser, cible, isOver) => {
    const ids = cible.articles;
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
  'PDF files that unfold': async (abuser, _cible, isOver) => {
    const file = bombe();
    await flood(8, isOver, () =>
      abuser.upload('/api/panier/importer-bon-commande', 'bon.pdf', 'application/pdf', file),
    );
  },
  'three hundred guesses at once': async (_abuser, cible, isOver) => {
    await flood(300, isOver, async (n) => {
      const stranger = await agent(cible.url, cible.abuser);
      return stranger.call('POST', '/api/session', {
        identifiant: cible.buyer,
        motDePasse: `faux ${n}`,
      });
    });
  },
  'forgotten passwords': async (abuser, _cible, isOver) => {
    await flood(10, isOver, (n) =>
      abuser.call('POST', '/api/mot-de-passe/oubli', { identifiant: `a${n}@ailleurs.test` }),
    );
  },
  'a thousand unknown codes': async (abuser, _cible, isOver) => {
    await flood(10, isOver, () =>
      abuser.call('POST', '/api/articles/batch-references', codes(1000)),
    );
  },
  'megabytes of JSON': async (abuser, _cible, isOver) => {
    const body = `{${Array.from({ length: 700_000 }, (_, i) => `"k${i}":${i}`).join(',')}}`;
    await flood(4, isOver, () =>
      abuser.raw('POST', '/api/contact/pieces', body, 'application/json'),
    );
  },
  'five hundred connections': async (_abuser, cible, isOver) => {
    await flood(500, isOver, async (n) => {
      const stranger = await agent(cible.url, cible.abuser, { session: false });
      return stranger.page(`/recherche?q=vis+${n}`);
    });
  },
};
