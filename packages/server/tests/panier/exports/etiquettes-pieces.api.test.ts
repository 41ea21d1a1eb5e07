import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extractText } from 'unpdf';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import { PLANCHES } from '@comptoir/contract/panier/export.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../src/db/sql.ts';
import { startApi, type TestApi } from '../../api.ts';
import { buildGolden } from '../../articles/golden.ts';
import { newVisitor, type Visitor } from '../../visitors.ts';
import { ajouter, couper, written, refusee } from '../paniers.ts';
import { decouper, DROIT, photographier } from './feuilles.ts';

const EAN = '2000000000015';

let api: TestApi;
/** Bars of 3 m. */
let barre: number;
/** Sheets of 2500 × 1250. */
let panneau: number;
beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } });
  api = await startApi();
  const golden = await buildGolden(api.pool);
  barre = golden.vis;
  panneau = golden.perceuse;
  await api.pool.execute(sql`
    update article
       set trait_de_scie = 4, debit = 'barre', debit_longueur = 3000, multiple = 1, minimum = 1,
           ean = ${EAN}, libelle_fr = 'Tasseau sapin 27 × 27'
     where id = ${barre}`);
  await api.pool.execute(sql`
    update article
       set trait_de_scie = 4, debit = 'panneau', debit_longueur = 2500, debit_largeur = 1250,
           ean = '12345678'
     where id = ${panneau}`);
});
afterAll(() => api.close());

interface Feuille {
  texte: string;
  /** By label, in their order; those without any are left out. */
  codes: string[];
}

/** Reads the codes of the last sheet only, which takes its time. */
async function imprimer(
  who: Visitor,
  mode: 1 | 2 | 3,
  query = '',
): Promise<{ feuilles: number; derniere: Feuille }> {
  const path = `/api/panier/export?format=1&etiquettes=${mode}${query}`;
  const answer = await who.call('GET', path);
  expect(answer.status, await answer.clone().text()).toBe(200);
  const octets = Buffer.from(((await answer.json()) as Fichier).data, 'base64');
  const { text } = await extractText(new Uint8Array(octets), { mergePages: false });
  const [photo] = photographier(octets, -1);
  if (!photo) throw new Error('no sheet');
  const codes: string[] = [];
  for (const etiquette of decouper(photo, PLANCHES[mode])) {
    codes.push(...(await readBarcodes(etiquette, DROIT)).map((lu) => lu.text));
  }
  const texte = (text.at(-1) ?? '').replace(/\s+/g, ' ');
  return { feuilles: text.length, derniere: { texte, codes } };
}

test.each([1, 2, 3] as const)(
  'sheet %i has a label for each piece, and one for what is whole',
  async (mode) => {
    const who = await newVisitor(api.url);
    const nouveau = `/api/panier/chantiers/nouveau/articles/${barre}?libelle=Ker Anna`;
    await written(who.call('PUT', `${nouveau}&traitCoupe=2x800%2B1x1200`));
    await written(couper(who, panneau, '2x600x400'));
    await ajouter(who, barre, 4);
    const { feuilles, derniere } = await imprimer(who, mode);
    expect(feuilles).toBe(1);
    expect(derniere.codes).toEqual([EAN, EAN, EAN, 'PVX-18-60', 'PVX-18-60', EAN]);
    for (const mots of [
      'VBF-05060-ZJ 1200 mm Ker Anna Pièce 1 / 3',
      'VBF-05060-ZJ 800 mm Ker Anna Pièce 2 / 3',
      'VBF-05060-ZJ 800 mm Ker Anna Pièce 3 / 3',
      'PVX-18-60 600 × 400 mm Pièce 1 / 2',
      'PVX-18-60 600 × 400 mm Pièce 2 / 2',
      'Tasseau sapin 27 × 27 VBF-05060-ZJ 20,90 €',
    ]) {
      expect(derniere.texte).toContain(mots);
    }
  },
);

test('a piece has no price, whatever the variant', async () => {
  const who = await newVisitor(api.url);
  await written(couper(who, barre, '2x800'));
  const { derniere } = await imprimer(who, 1, '&variante=AvecImages');
  expect(derniere.codes).toEqual([EAN, EAN]);
  expect(derniere.texte).not.toContain('€');
});

test('a list that is cut several times is numbered through', async () => {
  const who = await newVisitor(api.url);
  await written(couper(who, barre, '300x800'));
  await written(couper(who, barre, '300x800'));
  const { feuilles, derniere } = await imprimer(who, 1);
  expect(feuilles).toBe(600 / 24);
  expect(derniere.texte).toContain('Pièce 600 / 600');
  expect(derniere.codes).toEqual(Array.from({ length: 24 }, () => EAN));
});

test('more labels than can be printed at once are refused', async () => {
  const who = await newVisitor(api.url);
  for (let i = 0; i < 5; i++) await written(couper(who, barre, '500x800'));
  const asked = who.call('GET', '/api/panier/export?format=1');
  expect(await refusee(asked)).toEqual({
    status: 422,
    code: 'trop-d-etiquettes',
    data: { maximum: 2000 },
  });
  expect((await who.call('GET', '/api/panier/export?format=3')).status).toBe(200);
});
