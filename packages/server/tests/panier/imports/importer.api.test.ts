import writeXlsxFile from 'write-excel-file/universal';
import { MAX_OCTETS_FICHIER } from '@comptoir/contract/http/fichier-recu.schema.ts';
import { MAX_LIGNES_IMPORT } from '@comptoir/contract/panier/import.contract.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../src/db/sql.ts';
import { transaction } from '../../../src/db/transaction.ts';
import { startApi, type TestApi } from '../../api.ts';
import { buildGolden, MOREL, type Golden } from '../../articles/golden.ts';
import { newBuyer, newVisitor } from '../../visitors.ts';
import { ajouter, json, lirePanier, refusee, resumer, siVersion } from '../paniers.ts';
import { enFichier, importe, importer } from './envois.ts';

let api: TestApi;
let golden: Golden;

beforeAll(async () => {
  api = await startApi(
    {},
    {
      index: true,
      prepare: async (pool) => {
        golden = await buildGolden(pool);
        await pool.execute(sql`
        update article set reference_fournisseur = 'KR-1860', multiple = 5, minimum = 5 where id = ${golden.perceuse}`);
        // No longer sold: the drill takes its place.
        await pool.execute(sql`
        insert into article (produit_id, rang, poids, delai_fournisseur, en_vente_le, reference, ean,
          unite, libelle_fr, libelle_en, libelle_es, retire, successeur_id)
        select produit_id, 2, 100, 5, '2026-01-01', 'PVX-12-40', '29999999', 'piece', 'a', 'a', 'a',
               true, id
          from article where id = ${golden.perceuse}`);
        // Two of them that a maker gave one code.
        await pool.execute(sql`
        insert into article (produit_id, rang, poids, delai_fournisseur, en_vente_le, reference, ean,
          unite, libelle_fr, libelle_en, libelle_es, reference_fournisseur)
        select produit_id, 3 + n, 100, 5, '2026-01-01', 'DOUBLE-' || n, (29999900 + n)::text, 'piece',
               'a', 'a', 'a', 'TV-5060'
          from article, generate_series(1, 2) as n where id = ${golden.vis}`);
        await pool.execute(sql`
        insert into article (produit_id, rang, poids, delai_fournisseur, en_vente_le, reference, ean,
          unite, contenu, libelle_fr, libelle_en, libelle_es)
        select produit_id, 9, 100, 5, '2026-01-01', 'SEAU-1', '29999910', 'seau', 2000, 'a', 'a', 'a'
          from article where id = ${golden.vis}`);
        await pool.execute(sql`
        insert into reference_client (compte_id, article_id, code)
        values (${golden.morel}, ${golden.vis}, 'VIS-ATELIER')`);
      },
    },
  );
});
afterAll(() => api.close());

const visiteur = () => newVisitor(api.url);
const VIS = 'VBF-05060-ZJ';

describe('a pasted text', () => {
  test('adds its lines to the first chantier, quantities rounded as everywhere', async () => {
    const who = await visiteur();
    const answer = await importe(importer(who, { texte: `${VIS};3\nkr-1860;7\n${VIS};2` }));
    expect(answer).toMatchObject({
      importes: 3,
      nonImportes: [],
      nombreArticles: 2,
      articles: [
        { articleId: golden.vis, quantite: 5 },
        { articleId: golden.perceuse, quantite: 10 },
      ],
      messages: [
        { code: 'quantite-multiple', articleId: golden.perceuse, demande: 7, quantite: 10 },
      ],
    });
    expect(await resumer(who)).toEqual([`-: ${golden.vis}×5 ${golden.perceuse}×10`]);
  });

  test('tells of each line that is not taken: its number, why, what comes near', async () => {
    const who = await visiteur();
    const texte = `Réf;Qté\n${VIS};beaucoup\nPVX-12-40;2\nVBF-05060;4\nZZ-99999-QQ;1\n${VIS};${'9'.repeat(400_000)}`;
    const { nonImportes, importes, proposes, chantierId } = await importe(importer(who, { texte }));
    expect(importes).toBe(0);
    expect(chantierId).toBeNull();
    expect(nonImportes).toMatchObject([
      { ligne: 2, reference: VIS, raison: 'quantite', quantite: null, propositions: [golden.vis] },
      { ligne: 3, raison: 'retire', quantite: 2, propositions: [golden.perceuse] },
      { ligne: 4, raison: 'introuvable', quantite: 4, propositions: [golden.vis] },
      { ligne: 5, texte: 'ZZ-99999-QQ · 1', raison: 'introuvable', propositions: [] },
      { ligne: 6, raison: 'quantite', quantite: null },
    ]);
    expect(nonImportes[4]?.texte.length).toBeLessThanOrEqual(200);
    expect(new Set(proposes.map(({ id }) => id))).toEqual(new Set([golden.vis, golden.perceuse]));
    expect(await resumer(who)).toEqual([]);
  });

  test('counts the units of an order into those of the shop and tells it, or asks', async () => {
    const who = await visiteur();
    const texte =
      'Réf;Qté;Unité\nSEAU-1;4000;pièces\nSEAU-1;3;C62\nDOUBLE-1;2;XYZ\nDOUBLE-2;1,5;\nSEAU-11;30;pcs';
    const { importes, avertis, nonImportes } = await importe(importer(who, { texte }));
    expect(importes).toBe(2);
    expect(avertis).toMatchObject([
      { ligne: 2, code: 'unite-convertie', reference: 'SEAU-1', ecrit: '4000 pièces', quantite: 2 },
      { ligne: 4, code: 'unite-inconnue', reference: 'DOUBLE-1', ecrit: '2 XYZ', quantite: 2 },
    ]);
    expect(nonImportes).toMatchObject([
      { ligne: 3, raison: 'unite', ecrit: '3 C62', lectures: [1, 3], quantite: 1 },
      { ligne: 5, raison: 'quantite-douteuse', ecrit: '1,5', lectures: [2, 1] },
      { ligne: 6, raison: 'introuvable', ecrit: '30 pcs', quantite: 30, unite: 'pcs' },
    ]);
  });

  test('tells what it left aside, and that nothing said how many', async () => {
    const who = await visiteur();
    const mail = await importe(importer(who, { texte: `Bonjour,\n${VIS} x 4\nMerci` }));
    expect(mail).toMatchObject({
      importes: 1,
      ecartees: { nombre: 2, lignes: [{ ligne: 1, texte: 'Bonjour,' }, { ligne: 3 }] },
    });
    const liste = await importe(importer(who, { texte: `Référence;Désignation\n${VIS};Vis` }));
    expect(liste).toMatchObject({ importes: 1, sansQuantite: true });
  });

  test('takes the column the catalogue knows for that of the codes, whatever the heads say', async () => {
    const who = await visiteur();
    const texte = `Item;Référence;Divers;Qté\n10;A1-1;${VIS};3\n20;A1-2;DOUBLE-1;2`;
    expect(await importe(importer(who, { texte }))).toMatchObject({ importes: 2, nonImportes: [] });
  });

  test('asks when the codes of one line name two articles', async () => {
    const texte = `Référence;EAN;Qté\n${VIS};29999901;3`;
    const { importes, nonImportes } = await importe(importer(await visiteur(), { texte }));
    expect(importes).toBe(0);
    expect(nonImportes).toMatchObject([{ raison: 'ambigu', quantite: 3 }]);
    expect(nonImportes[0]?.propositions).toHaveLength(2);
  });

  test('asks which one is meant of several that have the very code', async () => {
    const who = await visiteur();
    const { importes, nonImportes, proposes } = await importe(
      importer(who, { texte: 'tv 5060;4' }),
    );
    expect(importes).toBe(0);
    expect(nonImportes).toMatchObject([{ ligne: 1, raison: 'ambigu', quantite: 4 }]);
    const references = new Set(proposes.map(({ reference }) => reference));
    expect(references).toEqual(new Set(['DOUBLE-1', 'DOUBLE-2']));
    expect(new Set(nonImportes[0]?.propositions)).toEqual(new Set(proposes.map(({ id }) => id)));
    expect(await resumer(who)).toEqual([]);
  });

  test('finds what the company itself calls an article, and only for that company', async () => {
    const texte = 'VIS-ATELIER 4';
    const morel = await newBuyer(api, MOREL);
    expect(await importe(importer(morel, { texte }))).toMatchObject({ importes: 1 });
    expect(await importe(importer(await visiteur(), { texte }))).toMatchObject({ importes: 0 });
  });

  test('can be sent as plain text', async () => {
    const who = await visiteur();
    const answer = who.call('POST', '/api/panier/importer', {
      body: `${VIS} x 4`,
      headers: { 'content-type': 'text/plain' },
    });
    expect(await importe(answer)).toMatchObject({ importes: 1 });
  });
});

describe('a chantier', () => {
  test('is chosen by its identifier or its name', async () => {
    const who = await visiteur();
    await ajouter(who, golden.vis, 1, 'Talensac');
    const [chantier] = (await lirePanier(who)).chantiers;
    await importe(importer(who, { texte: `${VIS};2` }, `?chantierId=${chantier?.id}`));
    await importe(importer(who, { texte: `${VIS};4` }, '?chantier=Ker%20Anna'));
    expect(await resumer(who)).toEqual([`Talensac: ${golden.vis}×3`, `Ker Anna: ${golden.vis}×4`]);
    expect(await refusee(importer(who, { texte: VIS }, '?chantierId=999999'))).toMatchObject({
      code: 'introuvable',
    });
  });

  test('loses the lines it had when they are replaced, the others keep theirs', async () => {
    const who = await visiteur();
    await ajouter(who, golden.perceuse, 5);
    await ajouter(who, golden.perceuse, 5, 'Talensac');
    await importe(importer(who, { texte: `${VIS};2` }, '?mode=remplacer'));
    expect(await resumer(who)).toEqual([`-: ${golden.vis}×2`, `Talensac: ${golden.perceuse}×5`]);
  });

  test('keeps its lines when nothing could be imported in their place', async () => {
    const who = await visiteur();
    await ajouter(who, golden.vis, 2);
    await importe(importer(who, { texte: 'ZZ-99999-QQ;1' }, '?mode=remplacer'));
    expect(await resumer(who)).toEqual([`-: ${golden.vis}×2`]);
  });

  test('is not replaced when another changed it meanwhile; adding never is refused', async () => {
    const who = await visiteur();
    const { version } = await ajouter(who, golden.vis, 2);
    await ajouter(who, golden.vis, 1);
    const corps = { texte: `${VIS};9` };
    expect(
      await refusee(importer(who, corps, '?mode=remplacer', siVersion(version))),
    ).toMatchObject({ code: 'panier-perime' });
    await importe(importer(who, corps, '', siVersion(version)));
    expect(await resumer(who)).toEqual([`-: ${golden.vis}×12`]);
  });
});

test('an article withdrawn while it is imported is refused, and nothing is taken', async () => {
  const who = await visiteur();
  await ajouter(who, golden.perceuse, 5);
  const importation = await transaction(api.pool, async (tx) => {
    await tx.execute(sql`select from panier for update`);
    // Recognised as on sale, it waits for the basket.
    const envoi = importer(who, { texte: `${VIS};3\nDOUBLE-1;3` });
    await vi.waitUntil(() => isAttendue(), { timeout: 10_000 });
    await tx.execute(sql`update article set retire = true where reference = 'DOUBLE-1'`);
    return [envoi] as const;
  });
  expect(await refusee(importation[0])).toMatchObject({
    status: 409,
    code: 'article-retire',
  });
  expect(await resumer(who)).toEqual([`-: ${golden.perceuse}×5`]);
});

/** Somebody waits for a lock that another holds. */
async function isAttendue(): Promise<boolean> {
  const rows = await api.pool.query(sql`
    select from pg_stat_activity
     where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`);
  return rows.length > 0;
}

test('sent again under the same key, it adds nothing and answers the same', async () => {
  const who = await visiteur();
  const cle = { 'idempotency-key': 'import-1' };
  const corps = { texte: `${VIS};3\nZZ-99999-QQ;1` };
  const first = await importe(importer(who, corps, '', cle));
  expect(await importe(importer(who, corps, '', cle))).toEqual(first);
  expect(await resumer(who)).toEqual([`-: ${golden.vis}×3`]);
  expect(await refusee(importer(who, { texte: VIS }, '', cle))).toMatchObject({
    code: 'requete-invalide',
  });
});

describe('a file', () => {
  const texte = `Désignation;Référence;Quantité\r\nVis à bois;${VIS};1,00\r\nPerceuse;KR-1860;5,00\r\n`;
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(texte, 'utf16le')]);

  test.each([
    ['UTF-8', Buffer.from(texte)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${texte}`)],
    ['Windows-1252', Buffer.from(texte, 'latin1')],
    ['UTF-16', utf16],
  ])('of text in %s gives its lines', async (_encodage, contenu) => {
    const who = await visiteur();
    expect(await importe(importer(who, enFichier(contenu)))).toMatchObject({ importes: 2 });
    expect(await resumer(who)).toEqual([`-: ${golden.vis}×1 ${golden.perceuse}×5`]);
  });

  test('that is a workbook gives its lines', async () => {
    const who = await visiteur();
    const blob = await writeXlsxFile([
      ['Chantier Talensac', null],
      ['Qté', 'Réf.'],
      [3, VIS],
      [5, 'KR-1860'],
    ]).toBlob();
    const contenu = new Uint8Array(await blob.arrayBuffer());
    expect(await importe(importer(who, enFichier(contenu)))).toMatchObject({ importes: 2 });
    expect(await resumer(who)).toEqual([`-: ${golden.vis}×3 ${golden.perceuse}×5`]);
  });

  test('may be as large as 10 MB and not one byte more', async () => {
    const who = await visiteur();
    const plein = Buffer.alloc(MAX_OCTETS_FICHIER, ' ');
    plein.write(`${VIS};2\n`);
    expect(await importe(importer(who, enFichier(plein)))).toMatchObject({ importes: 1 });
    const trop = Buffer.concat([plein, Buffer.from('\n')]);
    expect(await refusee(importer(who, enFichier(trop)))).toEqual({
      status: 413,
      code: 'corps-trop-grand',
      data: { maximum: MAX_OCTETS_FICHIER },
    });
    const brut = who.call('POST', '/api/panier/importer', {
      body: trop.toString(),
      headers: { 'content-type': 'text/csv' },
    });
    expect(await refusee(brut)).toMatchObject({ status: 413, code: 'corps-trop-grand' });
    expect(await resumer(who)).toEqual([`-: ${golden.vis}×2`]);
  });

  test('that is something else, or holds no line, is refused', async () => {
    const who = await visiteur();
    const image = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 1]);
    const refus = async (corps: object) => (await refusee(importer(who, corps))).code;
    expect(await refus(enFichier(image))).toBe('document-inattendu');
    expect(await refus(enFichier('PK\u0003\u0004 not really'))).toBe('fichier-illisible');
    expect(await refus(enFichier('<Order>1</Order>'))).toBe('document-inattendu');
    expect(await refus({ texte: '<cXML><Secret>a</Secret></cXML>' })).toBe('document-inattendu');
    expect(await refus(enFichier('\r\n;;\r\n'))).toBe('fichier-vide');
    expect(await refus(enFichier(`${VIS};1\n`.repeat(100_000)))).toBe('fichier-trop-long');
    expect(await refus({ texte: ' - ' })).toBe('fichier-vide');
    expect(await refus({ fichier: { data: '%%%%' } })).toBe('fichier-illisible');
    expect(await refus({})).toBe('requete-invalide');
    expect(await refus({ texte: VIS, ...enFichier(VIS) })).toBe('requete-invalide');
  });

  test('of more lines than the limit is refused whole', async () => {
    const who = await visiteur();
    const lignes = (nombre: number) => Array.from({ length: nombre }, () => `${VIS};1`).join('\n');
    expect(await refusee(importer(who, { texte: lignes(MAX_LIGNES_IMPORT + 1) }))).toEqual({
      status: 422,
      code: 'fichier-trop-long',
      data: { lignes: MAX_LIGNES_IMPORT + 1, maximum: MAX_LIGNES_IMPORT },
    });
    expect(await resumer(who)).toEqual([]);
    expect(await importe(importer(who, { texte: lignes(MAX_LIGNES_IMPORT) }))).toMatchObject({
      importes: MAX_LIGNES_IMPORT,
      nombreArticles: 1,
    });
  });
});

test('a body of another kind is refused', async () => {
  const who = await visiteur();
  const init = { body: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  expect(await refusee(who.call('POST', '/api/panier/importer', init))).toMatchObject({
    code: 'type-non-pris-en-charge',
  });
  const csv = { body: VIS, headers: { 'content-type': 'text/csv' } };
  expect(await refusee(who.call('PUT', '/api/panier/articles', csv))).toMatchObject({
    code: 'type-non-pris-en-charge',
  });
  expect((await refusee(who.call('POST', '/api/panier/importer', json([])))).status).toBe(400);
});
