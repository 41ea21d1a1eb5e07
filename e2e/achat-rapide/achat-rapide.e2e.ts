/** The quick purchase: an order typed, corrected and added in one go, by everyone. */
import { describe, expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import {
  barre,
  coller,
  findArticles,
  findParMultiple,
  openAchatRapide,
  quantite,
  reference,
  references,
} from '../harness/achat-rapide.ts';
import { complaints, openPage, sidewaysOverflow } from '../harness/browser.ts';

const simples = await findArticles(2);
const parMultiple = await findParMultiple();
const [a, b] = simples as [(typeof simples)[0], (typeof simples)[0]];
const ajouter = { name: /^Ajouter/ };

describe('by keyboard alone', () => {
  it('an order is typed, corrected, put together and added to the basket', async () => {
    const { page, journal } = await openAchatRapide();
    await reference(page, 0).focus();
    await page.keyboard.type(a.reference, { delay: 60 });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => quantite(page, 0).evaluate((e) => e === document.activeElement))
      .toBe(true);
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => reference(page, 1).evaluate((e) => e === document.activeElement))
      .toBe(true);
    await page.keyboard.type(b.reference, { delay: 60 });
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowUp');
    await expect
      .poll(() => reference(page, 0).evaluate((e) => e === document.activeElement))
      .toBe(true);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => barre(page).innerText()).toMatch(/2 lignes[\s\S]*Ajouter au panier/);
    await page.getByText(a.libelle, { exact: true }).waitFor();

    // Tab goes from code to quantity to the next code, though links and crosses stand between.
    await reference(page, 0).focus();
    const suite = [quantite(page, 0), reference(page, 1), quantite(page, 1), reference(page, 2)];
    for (const champ of suite) {
      await page.keyboard.press('Tab');
      await expect.poll(() => champ.evaluate((e) => e === document.activeElement)).toBe(true);
    }
    // They are reached from behind the table, and left with Escape.
    await quantite(page, 4).focus();
    await reference(page, 0).focus();
    await page.getByRole('button', { name: /^Ligne 1 : fiche/ }).focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe(a.libelle);
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Retirer la ligne 1');
    await page.keyboard.press('Escape');
    await expect
      .poll(() => reference(page, 0).evaluate((e) => e === document.activeElement))
      .toBe(true);

    await barre(page).getByRole('button', ajouter).focus();
    await page.keyboard.press('Enter');
    await page.getByText('2 références ajoutées au panier').waitFor();
    await expect.poll(() => references(page)).toEqual([]);
    await page.getByRole('link', { name: 'Panier, 2 articles' }).waitFor();
    // Proposals that are no longer wanted are given up.
    const left = (await complaints(journal)).filter((line) => !line.includes('ERR_ABORTED'));
    expect(left).toEqual([]);
  });

  it('a code typed as fast as a scanner does becomes a line, and the same one adds to it; a proposal is chosen with the arrows', async () => {
    const { page } = await openAchatRapide();
    // All keys within a few milliseconds, as the device sends them.
    const scan = () =>
      page.evaluate((code) => {
        for (const key of [...code.split(''), 'Enter']) {
          const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
          (document.activeElement ?? document.body).dispatchEvent(event);
        }
      }, a.reference);
    await page.locator('h1').click();
    await scan();
    await scan();
    await expect.poll(() => references(page)).toEqual([a.reference]);
    await expect.poll(() => quantite(page, 0).inputValue()).toBe('2');

    await reference(page, 1).focus();
    await page.keyboard.type(b.reference.slice(0, 4), { delay: 60 });
    await page.getByRole('option').first().waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    // What is still being typed is not wrong yet, and its row keeps its height.
    expect(await barre(page).innerText()).not.toContain('à corriger');
    const hauteur = (rang: number) =>
      reference(page, rang)
        .locator('xpath=ancestor::li')
        .evaluate((row) => row.getBoundingClientRect().height);
    expect(await hauteur(1)).toBe(await hauteur(3));
    await page.keyboard.press('ArrowDown');
    const chosen = await page
      .getByRole('listbox')
      .getByRole('option', { selected: true })
      .innerText();
    await page.keyboard.press('Enter');
    // The quantity comes next.
    await expect
      .poll(() => quantite(page, 1).evaluate((e) => e === document.activeElement))
      .toBe(true);
    expect(chosen).toContain(await reference(page, 1).inputValue());
  });
});

describe('the basket', () => {
  it('takes the lines in a new chantier, which is there to choose next time; they stay when the shop does not answer', async () => {
    const { page } = await openAchatRapide();
    await reference(page, 0).fill(a.reference);
    await page.getByText(a.libelle, { exact: true }).waitFor();
    await barre(page).getByLabel('Chantier', { exact: true }).selectOption('Nouveau chantier…');
    await page.getByText('Donnez un nom au nouveau chantier.').waitFor();
    await barre(page).getByLabel('Nom du chantier').fill('Villa Ker Anna');
    await barre(page).getByRole('button', ajouter).click();
    await page.getByText('1 référence ajoutée à Villa Ker Anna').waitFor();
    await reference(page, 0).fill(b.reference);
    await barre(page).getByLabel('Chantier', { exact: true }).selectOption('Villa Ker Anna');
    await page.getByText(b.libelle, { exact: true }).waitFor();
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await barre(page).getByRole('button', ajouter).click();
    expect(new URL((await sent).url()).searchParams.get('chantierId')).toMatch(/^\d+$/);
    await page.getByRole('link', { name: 'Panier, 2 articles' }).waitFor();
    await expect.poll(() => references(page)).toEqual([]);

    await reference(page, 0).fill(a.reference);
    await page.getByText(a.libelle, { exact: true }).waitFor();
    await page.route(/\/api\/panier\/articles/, (route) => route.abort());
    await barre(page).getByRole('button', ajouter).click();
    await page.getByRole('alert').waitFor();
    await expect.poll(() => references(page), { message: 'kept' }).toEqual([a.reference]);
  });

  it('is filled from the home page, with the same lines', async () => {
    const { page } = await openPage('/');
    await reference(page, 0).waitFor();
    await reference(page, 0).focus();
    await coller(page, `${a.reference}\t2\n${b.reference}\t1`);
    await page.getByText(a.libelle, { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Voir stocks et chantiers' }).click();
    await page.getByRole('heading', { name: 'Achat rapide', level: 1 }).waitFor();
    await reference(page, 0).waitFor();
    await expect.poll(() => references(page)).toEqual([a.reference, b.reference]);
    await page.goBack();
    await page.getByRole('button', { name: 'Ajouter au panier' }).click();
    await page.getByText('2 références ajoutées au panier').waitFor();
  });
});

describe('everyone', () => {
  it('orders on a phone, accessible in the dark, without the page ever being wider than the screen', async () => {
    const { page } = await openAchatRapide({ width: 390, colorScheme: 'dark' });
    const { height = 0 } = (await barre(page).boundingBox()) ?? {};
    expect(height).toBeLessThan(80);
    await reference(page, 0).tap();
    await page.keyboard.type(a.reference, { delay: 30 });
    await page.getByText(a.libelle, { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await reference(page, 1).focus();
    await coller(page, `ZZ-404-QX\t1\n${parMultiple.reference}\t1`);
    await page.getByText('Référence inconnue.').waitFor();
    await reference(page, 3).focus();
    await page.keyboard.type(b.reference.slice(0, 4), { delay: 60 });
    await page.getByRole('option').first().waitFor();
    // It lies over fields, of which what is left to see is no target meanwhile.
    const except = ['target-size'];
    expect(await findAccessibilityProblems(page, { except })).toEqual([]);
    await page.keyboard.press('Escape');
    // No field is half under the header there, where what is left to see is no target either.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    expect(await findAccessibilityProblems(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
    // The line that waits is shown whole, with what it says under its field, clear of the bars.
    await barre(page)
      .getByRole('button', { name: /à corriger$/ })
      .tap();
    await expect
      .poll(async () => {
        const ligne = await page.locator('li:has(input:focus)').boundingBox();
        const foot = await barre(page).boundingBox();
        return ligne && foot && ligne.y + ligne.height <= foot.y;
      })
      .toBe(true);
    await barre(page).getByRole('button', ajouter).tap();
    await page.getByText('1 référence ajoutée au panier').waitFor();
  });

  it('is told what to do without script', async () => {
    const { page, status } = await openPage('/achat-rapide', { javaScript: false });
    expect(status).toBe(200);
    // Searches by text leave this element out.
    await expect
      .poll(() => page.locator('noscript').first().innerText())
      .toContain('a besoin de JavaScript');
    await page.getByLabel('Référence, ligne 1').fill('vis');
    await page.getByLabel('Référence, ligne 1').press('Enter');
    await page.waitForURL(/\/recherche\?q=vis/);
  });

  it('brings lines in the address, once', async () => {
    const { page } = await openAchatRapide({
      path: `/achat-rapide?reference=${a.reference}&quantite=3&reference=${b.reference}&quantite=1`,
    });
    await expect.poll(() => references(page)).toEqual([a.reference, b.reference]);
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.reload();
    await reference(page, 0).waitFor();
    await expect.poll(() => quantite(page, 0).inputValue()).toBe('3');
  });
});
