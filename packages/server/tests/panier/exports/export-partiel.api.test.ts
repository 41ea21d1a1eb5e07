import { extractText } from 'unpdf';
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import { beforeAll, expect, test } from 'vitest';
import { startGolden } from '../../articles/golden-api.ts';
import { forFile } from '../../for-file.ts';
import { sql } from '../../../src/db/sql.ts';
import { insertPromotion, viderPromotions } from '../../promotions/promotions.ts';
import { newVisitor, type Visitor } from '../../visitors.ts';
import { ajouter, written, lirePanier } from '../paniers.ts';

const NOTE = 'Hors promotions du panier : elles comptent sur le panier entier.';

const api = forFile(() => startGolden());
let who: Visitor;
beforeAll(async () => {
  await insertPromotion(api.pool, { code: 'DIX', paliers: [['10', { pourcentage: '10' }]] });
  who = await newVisitor(api.url);
  await ajouter(who, api.vis, 4);
  await ajouter(who, api.perceuse, 1, 'Ker Anna');
});

async function read(query: string, langue = 'fr'): Promise<string> {
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
    const texte = await read(`format=${format}&${chantier}`);
    expect(texte).toMatch(/Total HT (: )?83,60 €/);
    expect(texte).toContain(NOTE);
    expect(await read(`format=${format}&${ligne}`)).toContain(NOTE);
  }
  expect(await read(`format=4&${chantier}`, 'en')).toContain(
    'Without basket promotions: they count for the whole basket.',
  );
  expect(await read(`format=4&${chantier}`, 'es')).toContain(
    'Sin promociones de la cesta: cuentan para la cesta completa.',
  );
});

/** Amounts of a column, by the head of it. */
function sommer(csv: string, tete: string): number {
  const [tetes = [], ...rangees] = csv
    .trimEnd()
    .split('\r\n')
    .map((rangee) => rangee.split(';'));
  const at = tetes.indexOf(tete);
  const cents = rangees.map((rangee) =>
    Math.round(Number((rangee[at] ?? '').replace(',', '.')) * 100),
  );
  return cents.reduce((somme, each) => somme + each, 0);
}

async function readFichier(query: string): Promise<string> {
  const answer = await who.call('GET', `/api/panier/export?${query}`);
  const { data } = (await answer.json()) as Fichier;
  return new TextDecoder('windows-1252').decode(Buffer.from(data, 'base64'));
}

test('lines, promotions and eco-participation of a file add up to the total of the basket', async () => {
  const { tarif } = await lirePanier(who);
  const total = Math.round(Number(tarif.netHT.montant) * 100);
  expect(tarif.promotions).not.toEqual([]);
  expect(sommer(await readFichier('format=3'), 'Montant HT')).toBe(total);
  expect(sommer(await readFichier('format=6'), 'Ligne - Montant Net HT')).toBe(total);
  expect(await readFichier('format=5')).toMatch(/^PROMOTION;Promotion\s: /m);
  const texte = await read('format=0');
  expect(texte).toMatch(/Promotion : .* -[\d,]+ €/);
});

test('promotions are told by rate of VAT where there are several', async () => {
  await api.pool.execute(sql`update article set tva = 5.5 where id = ${api.perceuse}`);
  const autre = await newVisitor(api.url);
  await ajouter(autre, api.vis, 4);
  await ajouter(autre, api.perceuse, 1);
  const avant = who;
  who = autre;
  const { tarif } = await lirePanier(who);
  expect(tarif.tva).toHaveLength(2);
  const csv = await readFichier('format=3');
  expect(csv.match(/^;;Promotion/gm)).toHaveLength(2);
  expect(sommer(csv, 'Montant HT')).toBe(Math.round(Number(tarif.netHT.montant) * 100));
  who = avant;
  await api.pool.execute(sql`update article set tva = 20 where id = ${api.perceuse}`);
});

test('nothing is said where nothing is left out', async () => {
  const { chantiers } = await lirePanier(who);
  const chantier = `chantierId=${chantiers[0]?.id}`;
  for (const query of [
    'format=4',
    `format=4&${chantier}&variante=SansPrix`,
    `format=4&${chantier}&variante=PrixPublic`,
  ]) {
    expect(await read(query)).not.toContain('promotions');
  }
  await viderPromotions(api.pool);
  who = await newVisitor(api.url);
  await ajouter(who, api.vis, 4);
  const { chantiers: nouveaux } = await ajouterAilleurs();
  expect(await read(`format=4&chantierId=${nouveaux[0]?.id}`)).not.toContain('promotions');
});

async function ajouterAilleurs() {
  await ajouter(who, api.perceuse, 1, 'Ker Anna');
  return lirePanier(who);
}

test('at public prices, the cutting is in the amount of a line as it is in the totals', async () => {
  await api.pool.execute(sql`
    update article
       set trait_de_scie = 4, debit = 'barre', debit_longueur = 3000, prix_coupe = 1.20
     where id = ${api.vis}`);
  who = await newVisitor(api.url);
  await written(who.call('PUT', `/api/panier/articles/${api.vis}?traitCoupe=2x800`));
  const texte = await read('format=4&variante=PrixPublic');
  // 20.90 and two cuts.
  expect(texte).toContain('20,90 € = 23,30 €');
  expect(texte).toContain('Total HT : 23,30 €');
  expect(await read('format=3')).toContain(';1;boîte;20,90;2,40;23,30;');
  const ebp = await readFichier('format=6');
  expect(ebp).toContain(';1;20,90;20,00;20,90\r\n');
  expect(ebp).toContain(';Coupe de VBF-05060-ZJ : 2x800;1;2,40;20,00;2,40\r\n');
  const papier = await read('format=0&variante=PrixPublic');
  expect(papier).toMatch(/Coupe\s:\s2\sp\.\sde\s800\smm\s·\s2,40\s€\sHT\scompris/);
});

test('names are whole on paper, however long, and heads too, in each language', async () => {
  const nom =
    'Panneau aggloméré mélaminé deux faces blanc, bords droits, 2500 × 1250 × 19 mm, certifié PEFC';
  await api.pool.execute(sql`
    update article
       set libelle_fr = ${nom}, libelle_en = ${nom}, libelle_es = ${nom}, contenu = 500
     where id = ${api.perceuse}`);
  who = await newVisitor(api.url);
  await ajouter(who, api.perceuse, 2);
  for (const [langue, ...mots] of [
    ['fr', 'Prix net HT', 'Montant HT', 'boîte de 500'],
    ['en', 'Net price excl. VAT', 'Amount excl. VAT', 'box of 500'],
    ['es', 'Precio neto sin IVA', 'Importe sin IVA', 'caja de 500'],
  ] as const) {
    for (const variante of ['ParDefaut', 'AvecImages']) {
      const texte = await read(`format=0&variante=${variante}`, langue);
      for (const mot of nom.split(' ')) expect(texte).toContain(mot);
      for (const mot of mots.flatMap((each) => each.split(' '))) expect(texte).toContain(mot);
      expect(texte).not.toContain('…');
    }
  }
});
