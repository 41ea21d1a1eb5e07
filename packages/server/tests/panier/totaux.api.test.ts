/** Baskets worked out by hand, to the cent. */
import type { TarifPanier } from '@comptoir/contract/panier/tarif-panier.schema.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import { agirPour, signIn, startEquipe } from '../delegue/equipe.ts';
import { forFile } from '../for-file.ts';
import { newBuyer, newVisitor, type Visitor } from '../visitors.ts';
import { ajouter, cheminOf, written, lirePanier } from './paniers.ts';

const equipe = forFile(() => startEquipe());
beforeAll(async () => {
  await equipe.pool.execute(sql`update article set tva = 5.5 where id = ${equipe.vis}`);
  await equipe.pool.execute(sql`update delegue set plafond_remise = 10`);
});
beforeEach(() => equipe.pool.execute(sql`delete from panier`));

async function totaux(who: Visitor): Promise<string[]> {
  const answer = await who.call('GET', '/api/panier/tarif');
  const tarif = (await answer.json()) as TarifPanier;
  expect((await lirePanier(who)).tarif).toEqual(tarif);
  const { devise, brutHT, remises, port, ecoParticipation, netHT, tva, ttc, economies } = tarif;
  expect(port).toBeNull();
  for (const each of [brutHT, netHT, ttc]) expect(each.devise).toBe(devise);
  const total = [brutHT, remises, ecoParticipation, netHT, ttc, economies];
  return [
    `${devise} ${total.map(({ montant }) => montant).join(' ')}`,
    ...tva.map(({ taux, base, montant }) => `${taux}: ${base.montant} ${montant.montant}`),
  ];
}

describe('the totals', () => {
  test('of nothing are nothing', async () => {
    expect(await totaux(await newVisitor(equipe.api.url))).toEqual([
      'EUR 0.00 0.00 0.00 0.00 0.00 0.00',
    ]);
  });

  test('of a visitor: tier of 5 screws, promotion on the drill, two rates', async () => {
    const who = await newVisitor(equipe.api.url);
    await ajouter(who, equipe.vis, 7);
    await ajouter(who, equipe.perceuse, 3);
    // 7 × 19.65 = 137.55 of 146.30; 3 × 151.20 = 453.60 of 567.00; 3 × 0.42 = 1.26.
    expect(await totaux(who)).toEqual([
      'EUR 713.30 122.15 1.26 592.41 690.95 122.15',
      '5.5: 137.55 7.57',
      '20: 454.86 90.97',
    ]);
  });

  test('of a company: condition of 15 % over the tier, negotiated drill', async () => {
    const who = await newBuyer(equipe.api, MOREL);
    await ajouter(who, equipe.vis, 20);
    await ajouter(who, equipe.perceuse, 2, 'Lilas');
    // 20 × 17.77 = 355.40 of 418.00; 2 × 150.00 = 300.00 of 378.00; 0.84.
    expect(await totaux(who)).toEqual([
      'EUR 796.00 140.60 0.84 656.24 735.96 140.60',
      '5.5: 355.40 19.55',
      '20: 300.84 60.17',
    ]);
  });

  test('of a company billed in pounds: unit prices are converted, then lines rounded', async () => {
    const who = await newBuyer(equipe.api, LEMAIRE);
    await ajouter(who, equipe.vis, 3);
    await ajouter(who, equipe.perceuse, 2);
    // At 0.85: 3 × 15.10 of 3 × 17.77; 2 × 128.52 of 2 × 160.65; 2 × 0.357 = 0.71.
    expect(await totaux(who)).toEqual([
      'GBP 374.61 72.27 0.71 303.05 357.09 72.27',
      '5.5: 45.30 2.49',
      '20: 257.75 51.55',
    ]);
  });

  test('with a discount of the delegate, which the eco-participation does not take', async () => {
    const who = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
    await ajouter(who, equipe.perceuse, 2);
    const chemin = await cheminOf(who, equipe.perceuse);
    await written(who.call('PATCH', `${chemin}?remise=7.5`));
    // 2 × 138.75 = 277.50.
    expect(await totaux(who)).toEqual([
      'EUR 378.00 100.50 0.84 278.34 334.01 100.50',
      '20: 278.34 55.67',
    ]);
  });

  test('a visitor who reads English is told pounds', async () => {
    const who = await newVisitor(equipe.api.url);
    await ajouter(who, equipe.perceuse);
    const headers = { 'accept-language': 'en' };
    const answer = await who.call('GET', '/api/panier/tarif', { headers });
    // 128.52 + 0.36, and 20 % of it.
    expect(await answer.json()).toMatchObject({
      netHT: { montant: '128.88', devise: 'GBP' },
      ttc: { montant: '154.66', devise: 'GBP' },
    });
  });

  test('what is no longer sold or has no price counts for nothing', async () => {
    const who = await newBuyer(equipe.api, MOREL);
    await ajouter(who, equipe.vis);
    await ajouter(who, equipe.perceuse);
    await equipe.pool.execute(sql`update article set retire = true where id = ${equipe.perceuse}`);
    const { chantiers } = await lirePanier(who);
    const apres = await totaux(who);
    await equipe.pool.execute(sql`update article set retire = false where id = ${equipe.perceuse}`);
    expect(apres).toEqual(['EUR 20.90 3.13 0.00 17.77 18.75 3.13', '5.5: 17.77 0.98']);
    expect(chantiers[0]?.articles.map(({ montantHT }) => montantHT?.montant)).toEqual([
      '17.77',
      undefined,
    ]);
  });
});
