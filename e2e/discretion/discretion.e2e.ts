/** Prices that are not for who stands beside: one key hides every amount, on every page. */
import discretion from '@comptoir/contract/messages/fr/discretion.json' with { type: 'json' };
import identite from '@comptoir/contract/messages/fr/identite.json' with { type: 'json' };
import { multiplyMontant, roundMontant, type Montant } from '@comptoir/contract/argent.ts';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { complaints, openPage, settled } from '../harness/browser.ts';
import { openOf } from '../harness/pieces.ts';
import { newBuyer, type Visitor } from '../harness/visitors.ts';

const ACHETEUR = 'acheteur@menuiserie-morel.test';

/** Amounts one reads on the page, and how many of them are covered. */
function montantsOf(page: Page): Promise<{ lisibles: string[]; couverts: number }> {
  return page.evaluate(() => {
    const marque = CSS.highlights.get('montants');
    const couverts = [...(marque ?? [])].map((range) => range as Range);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lisibles: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!/\d\s?[€£]|[€£]\s?\d/.test(text.data) || !text.parentElement?.checkVisibility())
        continue;
      if (text.parentElement.closest('script, style, [data-montre-montants]')) continue;
      const isCouvert = couverts.some(({ startContainer }) => startContainer === text);
      if (!isCouvert) lisibles.push(text.data);
    }
    return { lisibles, couverts: couverts.length };
  });
}

it('one key hides every amount, here, on the next page and after a reload, until it is pressed again', async () => {
  const buyer = await newBuyer(ACHETEUR);
  const { page, journal } = await openOf(buyer, '/f/visserie/2');
  expect((await montantsOf(page)).lisibles.length).toBeGreaterThan(20);
  const barre = page.getByText(discretion.en.masques);
  // The key is heard once its code is there, after the page.
  await expect
    .poll(async () => {
      if (!(await barre.isVisible())) await page.keyboard.press('F8');
      return barre.isVisible();
    })
    .toBe(true);
  await expect.poll(() => montantsOf(page)).toMatchObject({ lisibles: [] });
  expect((await montantsOf(page)).couverts).toBeGreaterThan(20);
  const couleur = await page.evaluate(
    () => getComputedStyle(document.body, '::highlight(montants)').color,
  );
  expect(couleur).toBe('rgba(0, 0, 0, 0)');
  expect(await findAccessibilityProblems(page, { within: '[role=status]' })).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Vis à bois/ })
    .first()
    .click();
  await page.waitForURL('**/sf/**');
  await settled(page);
  await expect.poll(() => montantsOf(page)).toMatchObject({ lisibles: [] });
  for (const path of ['/', liens.monCompte('fr'), liens.panier('fr')]) {
    await page.goto(path);
    await barre.waitFor();
    await settled(page);
    await expect.poll(() => montantsOf(page)).toMatchObject({ lisibles: [] });
  }
  await page.getByRole('button', { name: discretion.afficher }).click();
  await expect.poll(() => barre.count()).toBe(0);
  await expect.poll(async () => (await montantsOf(page)).couverts).toBe(0);
  // The menu of the account does the same as the key.
  await page.goto('/f/visserie/2');
  await page.getByRole('banner').getByText('Julien').click();
  await page.getByRole('button', { name: identite.menu.masquerPrix }).click();
  await barre.waitFor();
  expect(await complaints(journal)).toEqual([]);
});

it('selling prices take the place of net ones, by the coefficient of their family', async () => {
  const buyer = await newBuyer(ACHETEUR);
  const { page, journal } = await openOf(buyer, liens.parametres('fr'));
  const { reglage, commencer } = discretion;
  await page.getByRole('radio', { name: reglage.modes.vente }).check();
  const tous = page.getByLabel(reglage.parDefaut);
  await tous.fill('0,5');
  await page.getByText(reglage.faux).waitFor();
  await tous.fill('2');
  await tous.press('Tab');
  await page.getByLabel(reglage.ajouter).selectOption({ label: 'Fixation › Visserie' });
  const visserie = page.getByLabel('Fixation › Visserie', { exact: true });
  await visserie.fill('3');
  await visserie.press('Tab');
  await page.getByRole('button', { name: commencer.vente }).click();
  await page.getByText(discretion.en.vente).waitFor();
  expect(await findAccessibilityProblems(page, { within: 'main' })).toEqual([]);
  for (const [path, coefficient] of [
    ['/f/visserie/2', 3],
    ['/f/chevillage/26', 2],
  ] as const) {
    await page.goto(path);
    const carte = page.locator('main li', { has: page.locator('[data-montre-montants]') }).first();
    const adresse = await carte.locator('a[href*="/fp/"]').first().getAttribute('href');
    const net = await prixNetOf(buyer, /-(\d+)$/.exec(adresse ?? '')?.[1] ?? '');
    expect(await carte.locator('b[data-montre-montants]').innerText()).toBe(
      formatArgent('fr', roundMontant(multiplyMontant(net, coefficient))),
    );
    await settled(page);
    await expect.poll(() => montantsOf(page)).toMatchObject({ lisibles: [] });
  }
  expect(await complaints(journal)).toEqual([]);
});

/** What this buyer pays for an article. */
async function prixNetOf(buyer: Visitor, articleId: string): Promise<Montant> {
  const answer = await buyer.call('GET', `/api/articles?ids=${articleId}`);
  const { articles } = (await answer.json()) as { articles: ArticleVendu[] };
  const prix = articles[0]?.tarif?.prixNetHT;
  if (!prix) throw new Error('no price');
  return prix;
}

it('a visitor, whose pages are those of everybody, is shown public prices whatever their cookie says', async () => {
  const { page } = await openPage('/f/visserie/2');
  await page.context().addCookies([{ name: 'discretion', value: 'masques', url: page.url() }]);
  await page.reload();
  expect(await page.locator('html').getAttribute('data-discret')).toBeNull();
  expect((await montantsOf(page)).lisibles.length).toBeGreaterThan(20);
});
