/** A shopping list as a file, and the labels of its shelf. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extractText } from 'unpdf';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import { PLANCHES } from '@comptoir/contract/panier/export.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { MOREL } from '../articles/golden.ts';
import { PATRON, signIn, startEquipe, type Equipe } from '../delegue/equipe.ts';
import { decouper, photographier } from '../panier/exports/feuilles.ts';
import { json, refusee } from '../panier/paniers.ts';
import type { Visitor } from '../visitors.ts';
import { CHEMIN, creer, lignesOf, read, readListe } from './listes-de-test.ts';

let equipe: Equipe;
let morel: Visitor;
let collegue: Visitor;

beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } });
  equipe = await startEquipe();
  morel = await signIn(equipe, MOREL);
  collegue = await signIn(equipe, PATRON);
});
afterAll(() => equipe.api.close());
beforeEach(async () => {
  await equipe.pool.execute(sql`delete from liste_achats`);
});

async function etagere() {
  const { id } = await creer(morel, '=Étagère <b>', [
    { articleId: equipe.vis, quantite: 5 },
    { articleId: equipe.perceuse, quantite: 2 },
  ]);
  const ids = lignesOf(await readListe(morel, id)).map(({ ligneId }) => ligneId);
  const [vis, perceuse] = ids as [number, number];
  await read(
    morel.call('PATCH', `${CHEMIN}/${id}/lignes/${vis}`, json({ note: 'Bac 3', cible: 12 })),
  );
  await read(
    morel.call(
      'POST',
      `${CHEMIN}/${id}/lignes/deplacer`,
      json({ ligneIds: [perceuse], section: 'Machines' }),
    ),
  );
  return { id, vis, perceuse };
}

async function exporter(id: number, query: string, who = morel) {
  const fichier = await read<Fichier>(who.call('GET', `${CHEMIN}/${id}/export?${query}`));
  return { ...fichier, octets: Buffer.from(fichier.data, 'base64') };
}

test('a list is a table with its sections, notes and targets, at the prices of who asks', async () => {
  const { id } = await etagere();
  const { octets, name, type } = await exporter(id, 'format=3');
  expect(name).toMatch(/^liste-achats-\d{4}-\d\d-\d\d\.csv$/);
  expect(type).toMatch(/^text\/csv/);
  const [tetes, vis, perceuse] = octets.toString().split('\r\n');
  expect(tetes).toContain('Section;Référence');
  expect(tetes).toContain('Quantité cible;Note');
  expect(vis).toMatch(/^Sans section;VBF-05060-ZJ;.*;5;.*;12;Bac 3$/);
  expect(perceuse).toMatch(/^Machines;PVX-18-60;.*;2;/);
  expect(octets.toString()).toContain('88,85');
});

test.each([
  ['pdf', 0],
  ['xlsx', 2],
  ['text', 4],
  ['Batigest', 5],
  ['EBP', 6],
])('a list is written as %s too', async (_, format) => {
  const { id } = await etagere();
  const { octets } = await exporter(id, `format=${format}&variante=PrixPublic`);
  expect(octets.length).toBeGreaterThan(200);
});

test('a paper has the name of the list and what was written of its lines', async () => {
  const { id } = await etagere();
  const { octets } = await exporter(id, 'format=0');
  const { text } = await extractText(new Uint8Array(octets), { mergePages: true });
  expect(text).toContain('=Étagère <b>');
  expect(text).toContain('Bac 3');
  expect(text).toContain('Machines');
});

test('lines named are exported alone, those of another list are not found', async () => {
  const { id, perceuse } = await etagere();
  const texte = (await exporter(id, `format=4&lignes=${perceuse}`)).octets.toString();
  expect(texte).toContain('PVX-18-60');
  expect(texte).not.toContain('VBF');
  const autre = await etagere();
  expect(
    await refusee(morel.call('GET', `${CHEMIN}/${autre.id}/export?lignes=${perceuse}`)),
  ).toMatchObject({ code: 'introuvable' });
});

test('a colleague exports what is shared with them, and nothing else', async () => {
  const { id } = await etagere();
  expect(await refusee(collegue.call('GET', `${CHEMIN}/${id}/export`))).toMatchObject({
    status: 404,
  });
  await read(morel.call('PATCH', `${CHEMIN}/${id}`, json({ partage: 'lecture' })));
  expect((await exporter(id, 'format=3', collegue)).octets.toString()).toContain('PVX-18-60');
});

test.each([1, 2, 3] as const)(
  'labels of sheet %i lead to the line where the shelf is counted',
  async (mode) => {
    const { id, vis, perceuse } = await etagere();
    const { octets, name } = await exporter(
      id,
      `format=1&variante=SansPrix&etiquettes=${mode}&position=2`,
    );
    expect(name).toMatch(/^etiquettes-.*\.pdf$/);
    const { text } = await extractText(new Uint8Array(octets), { mergePages: true });
    expect(text).toContain('VBF-05060-ZJ');
    expect(text).toContain('Cible 12');
    const [photo] = photographier(octets);
    if (!photo) throw new Error('no sheet');
    const codes: string[] = [];
    for (const etiquette of decouper(photo, PLANCHES[mode])) {
      codes.push(...(await readBarcodes(etiquette, { formats: ['QRCode'] })).map((lu) => lu.text));
    }
    const chemin = `/mon-compte/listes-achats/${id}/comptage?ligne=`;
    expect(codes.map((code) => new URL(code)).map((u) => u.pathname + u.search)).toEqual([
      `${chemin}${vis}`,
      `${chemin}${perceuse}`,
    ]);
  },
);
