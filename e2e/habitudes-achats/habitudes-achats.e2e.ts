/** What a company buys and how often: seen, and put into the basket when it is due. */
import habitudes from '@comptoir/contract/messages/fr/habitudes-achats.json' with { type: 'json' };
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { expect, it } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import { findArticles, type Article } from '../harness/achat-rapide.ts';
import { findAccessibilityProblems } from '../harness/axe.ts';
import { complaints, settled } from '../harness/browser.ts';
import { entrepriseADeux, openOf, passer } from '../harness/pieces.ts';
import { newBuyer, shopDatabase } from '../harness/visitors.ts';

it('what is due goes into the basket in the usual quantities, and comes back out', async () => {
  const { acheteur } = await entrepriseADeux();
  const buyer = await newBuyer(acheteur);
  // Far down the list: what other tests order of the first ones would be bought today.
  const [a, b] = (await findArticles(80)).slice(-2) as [Article, Article];
  for (const jours of [90, 60, 31]) {
    const { numero } = await passer(buyer, 'Commande', [
      { article: a, quantite: 4, chantier: 'Villa Ker Anna' },
      { article: b, quantite: 2 },
    ]);
    await shopDatabase().execute(sql`
      update commande set passee_le = passee_le - make_interval(days => ${jours}::int)
       where numero = ${numero}`);
    await shopDatabase().execute(
      sql`select suivre_habitudes(id) from commande where numero = ${numero}`,
    );
  }
  const { page, journal } = await openOf(
    buyer,
    `${liens.habitudesAchats('fr')}?recherche=${a.reference}`,
  );
  await settled(page);
  const rangee = page.getByRole('row').filter({ hasText: a.reference });
  await rangee.getByText(habitudes.etats.due).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const large = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(large, { message: String(width) }).toBeLessThanOrEqual(width);
  }

  const quantites = async () => {
    const panier = (await (await buyer.call('GET', '/api/panier')).json()) as Panier;
    const lignes = panier.chantiers.flatMap(({ articles }) => articles);
    return [a, b].map(({ id }) => lignes.find((ligne) => ligne.id === id)?.quantite);
  };
  await page.getByRole('button', { name: /^Ajouter les \d+ articles dus/ }).click();
  const annuler = page.getByRole('button', { name: 'Annuler' });
  await annuler.waitFor();
  expect(await quantites()).toEqual([4, 2]);
  await annuler.click();
  await expect.poll(quantites).toEqual([undefined, undefined]);

  await rangee.getByRole('button', { name: `Masquer ${a.reference} des habitudes` }).click();
  await rangee.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Annuler' }).click();
  await rangee.waitFor();
  expect(await complaints(journal)).toEqual([]);
});
