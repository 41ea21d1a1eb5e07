import { extractText } from 'unpdf';
import type { Fichier } from '@comptoir/contract/fichier.schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../src/db/sql.ts';
import { startApi, type TestApi } from '../../api.ts';
import { buildGolden, type Golden } from '../../articles/golden.ts';
import { insertPromotion, viderPromotions } from '../../promotions/promotions.ts';
import { newVisitor, type Visitor } from '../../visitors.ts';
import { ajouter, ecrire, lirePanier } from '../paniers.ts';

const NOTE = 'Hors promotions du panier : elles comptent sur le panier entier.';

let api: TestApi;
let golden: Golden;
let who: Visitor;
beforeAll(async () => {
  api = await startApi();
  golden = await buildGolden(api.pool);
  await insertPromotion(api.pool, { code: 'DIX', paliers: [['10', { pourcentage: '10' }]] });
  who = await newVisitor(api.url);
  await ajouter(who, golden.vis, 4);
  await ajouter(who, golden.perceuse, 1, 'Ker Anna');
});
afterAll(() => api.close());

async function lire(query: string, langue = 'fr'): Promise<string> {
  const headers = { 'accept-language': langue };
  const answer = await who.call('GET', `/api/panier/export?${query}`, { headers });
  expect(answer.status, await answer.clone().text()).toBe(200);
  const { data, type } = (await answer.json()) as Fichier;
  const octets = Buffer.from(data, 'base64');
  const texte =
    type === 'application/pdf'
      ? (await extractText(new Uint8Array(octets), { mergePages: true })).text
      : octets.toString();
  return texte.replace(/\s+/g, ' ');
}

test('totals of a part say that promotions of the basket are not in them', async () => {
  const { chantiers } = await lirePanier(who);
  const chantier = `chantierId=${chantiers[0]?.id}`;
  const ligne = `lignes=${chantiers[1]?.articles[0]?.ligneId}`;
  // 4 × 20.90, without the 10 % that the whole basket has.
  for (const format of [0, 4]) {
    const texte = await lire(`format=${format}&${chantier}`);
    expect(texte).toMatch(/Total HT (: )?83,60 €/);
    expect(texte).toContain(NOTE);
    expect(await lire(`format=${format}&${ligne}`)).toContain(NOTE);
  }
  expect(await lire(`format=4&${chantier}`, 'en')).toContain(
    'Without basket promotions: they count for the whole basket.',
  );
  expect(await lire(`format=4&${chantier}`, 'es')).toContain(
    'Sin promociones de la cesta: cuentan para la cesta completa.',
  );
});

test('nothing is said where nothing is left out', async () => {
  const { chantiers } = await lirePanier(who);
  const chantier = `chantierId=${chantiers[0]?.id}`;
  for (const query of [
    'format=4',
    `format=4&${chantier}&variante=SansPrix`,
    `format=4&${chantier}&variante=PrixPublic`,
  ]) {
    expect(await lire(query)).not.toContain('promotions');
  }
  await viderPromotions(api.pool);
  who = await newVisitor(api.url);
  await ajouter(who, golden.vis, 4);
  const { chantiers: nouveaux } = await ajouterAilleurs();
  expect(await lire(`format=4&chantierId=${nouveaux[0]?.id}`)).not.toContain('promotions');
});

async function ajouterAilleurs() {
  await ajouter(who, golden.perceuse, 1, 'Ker Anna');
  return lirePanier(who);
}

test('at public prices, the cutting is in the amount of a line as it is in the totals', async () => {
  await api.pool.execute(sql`
    update article
       set trait_de_scie = 4, debit = 'barre', debit_longueur = 3000, prix_coupe = 1.20
     where id = ${golden.vis}`);
  who = await newVisitor(api.url);
  await ecrire(who.call('PUT', `/api/panier/articles/${golden.vis}?traitCoupe=2x800`));
  const texte = await lire('format=4&variante=PrixPublic');
  // 20.90 and two cuts.
  expect(texte).toContain('20,90 € = 23,30 €');
  expect(texte).toContain('Total HT : 23,30 €');
});
