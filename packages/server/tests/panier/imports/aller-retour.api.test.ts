/** Whatever the shop writes of a basket, its own import reads back whole. */
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import { LOCALES } from '@comptoir/contract/words/locales.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../src/db/sql.ts';
import { compter } from '../../../src/panier/imports/compter-ligne.ts';
import { readOctets } from '../../../src/panier/imports/read-octets.ts';
import { startApi, type TestApi } from '../../api.ts';
import { buildGolden, MOREL, type Golden } from '../../articles/golden.ts';
import { newBuyer, type Visitor } from '../../visitors.ts';
import { ajouter } from '../paniers.ts';

let api: TestApi;
let golden: Golden;
let who: Visitor;

const VIS = 'VBF-05060-ZJ';
const PERCEUSE = 'PVX-18-60';

beforeAll(async () => {
  api = await startApi();
  golden = await buildGolden(api.pool);
  await api.pool.execute(sql`
    update article set contenu = 200, ean = '2000000000015', reference_fournisseur = 'TIR 1234567',
           libelle_fr = 'Vis à bois 5 × 60, boîte de 200', libelle_en = 'Wood screws 5 × 60, box of 200',
           libelle_es = 'Tornillos 5 × 60, caja de 200'
     where id = ${golden.vis}`);
  await api.pool.execute(sql`update article set unite = 'piece' where id = ${golden.perceuse}`);
  who = await newBuyer(api, MOREL);
  await ajouter(who, golden.vis, 1200);
  await ajouter(who, golden.perceuse, 2, 'Chantier 12');
});
afterAll(() => api.close());

const CODES = [VIS, PERCEUSE, '2000000000015', 'TIR 1234567'];

async function relire(query: string, langue: string): Promise<string[]> {
  const answer = await who.call('GET', `/api/panier/export?${query}`, {
    headers: { 'accept-language': langue },
  });
  const { data } = (await answer.json()) as Fichier;
  const lecture = await readOctets(new Uint8Array(Buffer.from(data, 'base64')), (codes) =>
    Promise.resolve(new Set(codes.filter((code) => CODES.includes(code)))),
  );
  if ('refus' in lecture) return [lecture.refus];
  return lecture.commande.lignes.map((ligne) => {
    const isVis = ligne.codes.includes(VIS);
    const unite = isVis ? 'boite' : 'piece';
    const { quantite, raison } = compter(ligne, { unite, contenu: isVis ? '200' : '1' });
    return `${ligne.codes[0]}×${raison ?? quantite}`;
  });
}

const FORMATS = { PDF: 0, XLSX: 2, CSV: 3, text: 4, Batigest: 5, EBP: 6 };
const VARIANTES = ['ParDefaut', 'SansPrix', 'PrixPublic', 'AvecImages'];
const EXPORTS = Object.entries(FORMATS).flatMap(([nom, format]) =>
  VARIANTES.flatMap((variante) => LOCALES.map((langue) => ({ nom, format, variante, langue }))),
);

test.each(EXPORTS)(
  'a basket as $nom, $variante, in $langue comes back whole',
  async ({ format, variante, langue }) => {
    expect(await relire(`format=${format}&variante=${variante}`, langue)).toEqual([
      `${PERCEUSE}×2`,
      `${VIS}×1200`,
    ]);
  },
);
