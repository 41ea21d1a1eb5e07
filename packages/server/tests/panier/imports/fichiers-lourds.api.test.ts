/** Files made to keep the shop busy: who sent them gets a refusal, nobody else waits for it. */
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { MAX_SIGNES_COLLES } from '@comptoir/contract/panier/import.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../api.ts';
import { buildGolden } from '../../articles/golden.ts';
import { newVisitor } from '../../visitors.ts';
import { json } from '../paniers.ts';
import { enFichier, importe } from './envois.ts';

const MB = 1024 * 1024;
let api: TestApi;

beforeAll(async () => {
  api = await startApi({ trustProxy: 1 }, { index: true, prepare: buildGolden });
});
afterAll(() => api.close());

/** One page whose text is so many zeros, folded twice. */
function bombe(megaoctets: number, dit = ''): Buffer {
  const bloc = deflateRawSync(Buffer.alloc(MB), { finishFlush: constants.Z_FULL_FLUSH });
  const somme = Buffer.alloc(4);
  // Adler-32 of zeros alone is their number beside a one.
  somme.writeUInt16BE((megaoctets * MB) % 65_521, 0);
  somme.writeUInt16BE(1, 2);
  const blocs = Array.from({ length: megaoctets }, () => bloc);
  const fin = Buffer.from([0x03, 0x00]);
  const plie = deflateSync(Buffer.concat([Buffer.from([0x78, 0x9c]), ...blocs, fin, somme]), {
    level: 9,
  });
  const objets = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<>>>>',
  ].map((objet, i) => `${i + 1} 0 obj${objet}endobj\n`);
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n${objets.join('')}`),
    Buffer.from(`4 0 obj<<${dit}/Filter[/FlateDecode/FlateDecode]/Length ${plie.length}>>stream\n`),
    plie,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  ]);
}

/** Someone at an address of their own. */
async function visiteurA(adresse: string) {
  const visiteur = await newVisitor(api.url);
  const headers = { 'x-forwarded-for': adresse };
  return {
    bon: (contenu: Uint8Array) =>
      visiteur.call('POST', '/api/panier/importer-bon-commande', json(enFichier(contenu), headers)),
    colle: (contenu: string) =>
      visiteur.call('POST', '/api/panier/importer', json({ texte: contenu }, headers)),
    texte: (contenu: string) =>
      visiteur.call('POST', '/api/panier/importer', json(enFichier(contenu), headers)),
  };
}

/** What this process holds more while it is done, at most. */
async function memoirePrise(work: () => Promise<void>): Promise<number> {
  const avant = process.memoryUsage.rss();
  let plus = 0;
  const mesurer = () => (plus = Math.max(plus, process.memoryUsage.rss() - avant));
  const mesure = setInterval(mesurer, 10);
  await work();
  clearInterval(mesure);
  return plus;
}

test('a PDF of some kilobytes that unfolds to gigabytes is refused, and takes no memory here', async () => {
  const { bon, texte } = await visiteurA('203.0.113.1');
  await texte('reference;quantite\nVBF-05060-ZJ;1');
  const fichier = bombe(2048);
  // The same said to be a picture, which is not looked into before it is read.
  const deguisee = bombe(2048, '/Subtype/Image');
  expect(fichier.length).toBeLessThan(20_000);
  const prise = await memoirePrise(async () => {
    for (const each of [fichier, deguisee]) {
      const refusee = await bon(each);
      expect(await refusee.json()).toMatchObject({ code: 'fichier-trop-complexe' });
      expect(refusee.status).toBe(422);
    }
  });
  expect(prise).toBeLessThan(200 * MB);
});

test('eight slow files of one visitor hold up nobody else', async () => {
  const lent = bombe(4);
  const insistant = await visiteurA('203.0.113.2');
  const autre = await visiteurA('203.0.113.3');
  let lus = 0;
  const lents = Array.from({ length: 8 }, async () => {
    const { status } = await insistant.bon(lent);
    lus += 1;
    return status;
  });
  const lu = await importe(autre.texte('reference;quantite\nVBF-05060-ZJ;1'));
  expect(lu).toMatchObject({ importes: 1 });
  expect(lus).toBeLessThan(3);
  expect(await Promise.all(lents)).toEqual(Array.from({ length: 8 }, () => 422));
});

test('the longest texts that can be pasted keep the thread that answers free', async () => {
  const { colle, texte } = await visiteurA('203.0.113.4');
  await texte('reference;quantite\nVBF-05060-ZJ;1');
  const repeter = (motif: string) => motif.repeat(MAX_SIGNES_COLLES / motif.length);
  const longs = [
    ['a|b|12|\n', { code: 'fichier-trop-long' }],
    // Quotes without end: one cell after the other grows.
    ['"a;""b', { importes: 0 }],
  ] as const;
  for (const [motif, dit] of longs) {
    const long = repeter(motif);
    const avant = process.threadCpuUsage();
    const refusee = await colle(long);
    const { user, system } = process.threadCpuUsage(avant);
    expect(await refusee.json()).toMatchObject(dit);
    // Sent and received here, it is copied several times; cut into cells it takes a second and more.
    expect((user + system) / 1000, motif).toBeLessThan(500);
  }
  expect(await importe(colle(`VBF-05060-ZJ;1\n${';\n'.repeat(2000)}`))).toMatchObject({
    importes: 1,
  });
});
