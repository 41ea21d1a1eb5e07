/** Entries of the call for several articles: the same fields, rules and refusals as one by one. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAX_COUPES_LOT } from '@comptoir/contract/panier/limites.ts';
import { sql } from '../../src/db/sql.ts';
import { MOREL } from '../articles/golden.ts';
import { agirPour, journal, signIn, startEquipe, type Equipe } from '../delegue/equipe.ts';
import { newVisitor, type Visitor } from '../visitors.ts';
import { ajouter, written, json, lignesOf, refusee } from './paniers.ts';

let equipe: Equipe;
let who: Visitor;
/** Bars of 3 m at 20.90; kerf 4. */
let barre: number;
let perceuse: number;
beforeAll(async () => {
  equipe = await startEquipe();
  ({ vis: barre, perceuse } = equipe);
  await equipe.pool.execute(sql`update delegue set plafond_remise = 12.5`);
  await equipe.pool.execute(sql`
    update article
       set trait_de_scie = 4, debit = 'barre', debit_longueur = 3000, debit_largeur = null,
           prix_coupe = 1.20, unite = 'barre', multiple = 1, minimum = 1
     where id = ${barre}`);
});
afterAll(() => equipe.api.close());
beforeEach(async () => {
  await equipe.pool.execute(sql`delete from panier`);
  who = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
});

const envoyer = (lot: unknown, visitor = who, headers = {}) =>
  visitor.call('PUT', '/api/panier/articles', json(lot, headers));

test('an entry carries its cut line and its discount, beside whole ones', async () => {
  const { articles, messages } = await written(
    envoyer([
      { articleId: barre, quantite: 2, traitCoupe: '2x800 + 3 x 1200', remise: '5' },
      { articleId: perceuse, quantite: 1, remise: '10' },
      { articleId: barre, quantite: 4 },
    ]),
  );
  expect(messages).toEqual([]);
  expect(articles.map(({ articleId, quantite }) => `${articleId}×${quantite}`).toSorted()).toEqual(
    [`${barre}×2`, `${barre}×4`, `${perceuse}×1`].toSorted(),
  );
  const lignes = (await lignesOf(who)).map(({ id, quantite, traitCoupe, remise }) => ({
    id,
    quantite,
    traitCoupe,
    remise,
  }));
  expect(lignes).toHaveLength(3);
  expect(lignes).toEqual(
    expect.arrayContaining([
      { id: barre, quantite: 2, traitCoupe: '3x1200+2x800', remise: '5' },
      { id: perceuse, quantite: 1, traitCoupe: '', remise: '10' },
      { id: barre, quantite: 4, traitCoupe: '', remise: null },
    ]),
  );
});

test('what the list asks for is told where another quantity was given', async () => {
  const { messages } = await written(
    envoyer([{ articleId: barre, quantite: 1, traitCoupe: '5x2500' }]),
  );
  expect(messages).toEqual([{ code: 'quantite-coupe', articleId: barre, demande: 1, quantite: 5 }]);
});

test('all of them or none: one refused discount or cut line adds nothing', async () => {
  const bonne = { articleId: perceuse, quantite: 1 };
  expect(
    await refusee(envoyer([bonne, { articleId: barre, quantite: 1, remise: '12.51' }])),
  ).toMatchObject({
    status: 403,
    code: 'remise-plafond',
    data: { articleId: barre, maximum: '12.5' },
  });
  expect(
    await refusee(envoyer([bonne, { articleId: barre, quantite: 1, traitCoupe: '1x9000' }])),
  ).toMatchObject({ status: 422, code: 'trait-coupe-invalide', data: { articleId: barre } });
  expect(
    await refusee(envoyer([{ articleId: perceuse, quantite: 1, traitCoupe: '1x900' }])),
  ).toMatchObject({ code: 'trait-coupe-invalide' });
  expect(await lignesOf(who)).toEqual([]);
});

test('a discount is refused to who is no delegate', async () => {
  const visitor = await newVisitor(equipe.api.url);
  const lot = [{ articleId: perceuse, quantite: 1, remise: '1' }];
  expect(await refusee(envoyer(lot, visitor))).toMatchObject({
    status: 403,
    code: 'remise-plafond',
    data: { maximum: '0' },
  });
  expect(await lignesOf(visitor)).toEqual([]);
});

test('adding more without a discount keeps the one of the line', async () => {
  await written(envoyer([{ articleId: perceuse, quantite: 1, remise: '5' }]));
  await ajouter(who, perceuse, 2);
  expect(await lignesOf(who)).toMatchObject([{ quantite: 3, remise: '5' }]);
});

test('two discounts for one line are a question, not a choice of ours', async () => {
  const lot = [
    { articleId: perceuse, quantite: 1, remise: '5' },
    { articleId: perceuse, quantite: 1, remise: '6' },
  ];
  expect(await refusee(envoyer(lot))).toMatchObject({
    status: 400,
    code: 'requete-invalide',
    data: { champ: 'remise', articleId: perceuse },
  });
});

test('more cut lines than one call plans are refused before any is', async () => {
  const lot = Array.from({ length: MAX_COUPES_LOT + 1 }, (_, n) => ({
    articleId: barre,
    quantite: 1,
    traitCoupe: `1x${100 + n}`,
  }));
  expect(await refusee(envoyer(lot))).toMatchObject({
    status: 400,
    code: 'requete-invalide',
    data: { champ: 'traitCoupe', maximum: MAX_COUPES_LOT },
  });
});

test('a repeated request adds once, another under its key is refused', async () => {
  const cle = { 'idempotency-key': 'lot-1' };
  const lot = [{ articleId: barre, quantite: 1, traitCoupe: '1x800', remise: '5' }];
  await written(envoyer(lot, who, cle));
  await written(envoyer(lot, who, cle));
  expect(await lignesOf(who)).toMatchObject([{ quantite: 1, traitCoupe: '1x800' }]);
  const autre = [{ ...lot[0], remise: '6' }];
  expect(await refusee(envoyer(autre, who, cle))).toMatchObject({ code: 'requete-invalide' });
});

test('the journal tells the addition and each discount', async () => {
  const before = (await journal(equipe)).length;
  await written(
    envoyer([
      { articleId: perceuse, quantite: 1, remise: '5' },
      { articleId: barre, quantite: 1, traitCoupe: '1x800', remise: '4' },
    ]),
  );
  const lignes = (await journal(equipe)).slice(before);
  expect(lignes[0]).toContain('panier-ajout {"lignes": 2}');
  expect(lignes.filter((ligne) => ligne.includes('panier-remise'))).toHaveLength(2);
});
