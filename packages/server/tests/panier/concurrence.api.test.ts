/** Two tabs, a phone and a PC: what is written from an old state of the basket. */
import { beforeEach, describe, expect, test } from 'vitest';
import { startGolden } from '../articles/golden-api.ts';
import { forFile } from '../for-file.ts';
import { newVisitor, type Visitor } from '../visitors.ts';
import {
  ajouter,
  cheminOf,
  written,
  json,
  lirePanier,
  refusee,
  resumer,
  siVersion,
} from './paniers.ts';

const api = forFile(() => startGolden());
let who: Visitor;
/** The version of the state that both tabs have read. */
let lue: string;
let visChemin: string;
let perceuseChemin: string;
beforeEach(async () => {
  who = await newVisitor(api.url);
  await ajouter(who, api.vis, 2);
  ({ version: lue } = await ajouter(who, api.perceuse, 1));
  visChemin = await cheminOf(who, api.vis);
  perceuseChemin = await cheminOf(who, api.perceuse);
});

const fixer = (chemin: string, quantite: number, version?: string) =>
  who.call('PATCH', `${chemin}?quantite=${quantite}`, {
    headers: version === undefined ? {} : siVersion(version),
  });
const dAbord = (method: string, path: string) =>
  who.call(method, path, { headers: siVersion(lue) });
const PERIME = { status: 409, code: 'panier-perime' };

test('changes of different lines both count', async () => {
  await written(fixer(visChemin, 5, lue));
  await written(fixer(perceuseChemin, 3, lue));
  expect(await resumer(who)).toEqual([`-: ${api.vis}×5 ${api.perceuse}×3`]);
});

test('the second change of one line is refused with what it is now', async () => {
  const { version } = await written(fixer(visChemin, 5, lue));
  const refus = await refusee(fixer(visChemin, 9, lue));
  expect(refus).toMatchObject({
    ...PERIME,
    data: {
      version,
      articles: [{ articleId: api.vis, quantite: 5, remise: null, traitCoupe: '' }],
    },
  });
  // Told what it is, they write again.
  await written(fixer(visChemin, 9, String(refus.data.version)));
  expect(await resumer(who)).toEqual([`-: ${api.vis}×9 ${api.perceuse}×1`]);
});

test('two tabs write at the same moment: one is refused', async () => {
  const answers = await Promise.all([fixer(visChemin, 5, lue), fixer(visChemin, 9, lue)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test('who says no version writes last', async () => {
  await written(fixer(visChemin, 5, lue));
  await written(fixer(visChemin, 9));
  await written(who.call('PATCH', `${visChemin}?quantite=4`, { headers: { 'if-match': '*' } }));
  expect(await resumer(who)).toEqual([`-: ${api.vis}×4 ${api.perceuse}×1`]);
});

test('adding is never refused: quantities add up', async () => {
  await written(fixer(visChemin, 5, lue));
  await written(dAbord('PUT', visChemin));
  expect(await resumer(who)).toEqual([`-: ${api.vis}×6 ${api.perceuse}×1`]);
});

describe('what another tab changed', () => {
  beforeEach(async () => {
    await written(fixer(visChemin, 5));
  });

  test('is not removed unseen, alone, with others or with everything', async () => {
    const chantier = visChemin.replace(/\/articles.*/, '');
    expect(await refusee(dAbord('DELETE', visChemin))).toMatchObject(PERIME);
    expect(await refusee(dAbord('DELETE', chantier))).toMatchObject(PERIME);
    expect(await refusee(dAbord('POST', '/api/panier/vider'))).toMatchObject(PERIME);
    const both = json([api.vis, api.perceuse], siVersion(lue));
    expect(await refusee(who.call('DELETE', `${chantier}/articles`, both))).toMatchObject(PERIME);
    await written(dAbord('DELETE', perceuseChemin));
    expect(await resumer(who)).toEqual([`-: ${api.vis}×5`]);
  });

  test('is neither moved nor replaced unseen', async () => {
    const ligneIds = (await lirePanier(who)).chantiers[0]?.articles.map(({ ligneId }) => ligneId);
    const body = json({ ligneIds, chantier: 'Lilas' }, siVersion(lue));
    const deplacer = who.call('POST', '/api/panier/lignes/deplacer', body);
    expect(await refusee(deplacer)).toMatchObject(PERIME);
    const remplacer = dAbord('POST', `${visChemin}/remplacer?articleId=${api.perceuse}`);
    expect(await refusee(remplacer)).toMatchObject(PERIME);
    expect(await resumer(who)).toEqual([`-: ${api.vis}×5 ${api.perceuse}×1`]);
  });
});

test('a line removed meanwhile is not brought back', async () => {
  await written(who.call('DELETE', visChemin));
  expect(await refusee(fixer(visChemin, 9, lue))).toMatchObject({
    ...PERIME,
    data: { articles: [] },
  });
  expect((await fixer(visChemin, 9)).status).toBe(404);
});

test('a chantier, and the head of the basket, are each changed by one at a time', async () => {
  const chantier = visChemin.replace(/\/articles.*/, '');
  await written(dAbord('PATCH', `${chantier}?libelle=Lilas`));
  expect(await refusee(dAbord('PATCH', `${chantier}?libelle=Roses`))).toMatchObject({
    ...PERIME,
    data: { chantier: { libelle: 'Lilas' } },
  });
  await written(dAbord('PATCH', '/api/panier?commentaire=Un'));
  expect(await refusee(dAbord('PATCH', '/api/panier?commentaire=Deux'))).toMatchObject({
    ...PERIME,
    data: { commentaire: 'Un' },
  });
});

test('the version of another basket is an old one', async () => {
  const other = await newVisitor(api.url);
  const { version } = await ajouter(other, api.vis, 2);
  expect(await refusee(fixer(visChemin, 9, version))).toMatchObject(PERIME);
});

test.each(['12', '"12"', '"a-b"', '"1-2", "1-3"', '"-1-2"'])(
  'If-Match: %s is an invalid request',
  async (tag) => {
    const answer = who.call('PATCH', `${visChemin}?quantite=3`, { headers: { 'if-match': tag } });
    expect(await refusee(answer)).toMatchObject({ status: 400, data: { champ: 'If-Match' } });
  },
);
