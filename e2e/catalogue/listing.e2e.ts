/** The listing: what a buyer filters, sorts and pages through, with scripts and without. */
import mots from '@comptoir/contract/messages/fr/listing.json' with { type: 'json' };
import exporter from '@comptoir/contract/messages/fr/export-listing.json' with { type: 'json' };
import { beforeAll, describe, expect, it } from 'vitest';
import {
  complaints,
  documentId,
  newPage,
  scrollTop,
  sidewaysOverflow,
} from '../harness/browser.ts';
import { dialog } from '../harness/connexion.ts';
import {
  count,
  facets,
  findFamilles,
  listReferences,
  openListing,
  rangeFacet,
  references,
  search,
  wordFacet,
  type Famille,
} from '../harness/listing.ts';
import { openOf } from '../harness/pieces.ts';
import { giveSession, newBuyer } from '../harness/visitors.ts';

let famille: Famille;

beforeAll(async () => {
  [famille] = await findFamilles();
});

describe('cards', () => {
  it('never cut the name of an article, in any language', async () => {
    const { page } = await newPage();
    for (const locale of ['fr', 'en', 'es'] as const) {
      const prefix = locale === 'fr' ? '' : `/${locale}`;
      await page.goto(prefix + famille.chemin);
      const names = page.locator('main li h3');
      expect(await names.count()).toBe(48);
      const cut = await names.evaluateAll((all) =>
        all
          .filter(
            ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
              scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
          )
          .map(({ textContent }) => textContent),
      );
      expect(cut).toEqual([]);
    }
  });
});

describe('filters', () => {
  it('narrow the list in place, by pointer or keyboard: address, count and chips follow, the page stays where it is', async () => {
    const facette = await wordFacet(famille);
    const [valeur] = facette.valeurs;
    const { page, journal } = await openListing(famille.chemin);
    const before = await documentId(page);
    const box = facets(page).locator(
      `[role=checkbox][href*="f.${facette.code}=${valeur?.valeur}"]`,
    );
    await box.scrollIntoViewIfNeeded();
    const top = await scrollTop(page);
    await box.click();
    await expect.poll(() => count(page)).toContain(`${valeur?.nombre} article`);
    await expect.poll(() => count(page)).toContain(`sur ${famille.nombre}`);
    expect(new URL(page.url()).searchParams.get(`f.${facette.code}`)).toBe(valeur?.valeur);
    expect(await documentId(page)).toBe(before);
    await expect.poll(() => scrollTop(page)).toBe(top);
    const chosen = facets(page).locator('[role=checkbox][aria-checked=true]');
    await expect.poll(() => chosen.count()).toBe(1);
    await expect
      .poll(() => chosen.evaluate((element) => element === document.activeElement))
      .toBe(true);
    await page.getByRole('link', { name: /^Retirer le filtre/ }).click();
    await expect.poll(() => count(page)).toBe(`${famille.nombre} articles`);
    expect(new URL(page.url()).search).toBe('');

    // By the keyboard, which says how many articles remain.
    await facets(page).locator(`[role=checkbox][href*="f.${facette.code}="]`).first().focus();
    await page.keyboard.press('Space');
    const nombre = valeur?.nombre;
    await expect
      .poll(() => page.locator('body > [role=status]').allInnerTexts())
      .toContain(`${nombre} article${nombre === 1 ? '' : 's'}`);
    expect(await complaints(journal)).toEqual([]);
  });

  it('add up when they are clicked faster than the shop answers, files are for who has an account, and a shop that does not answer is said beside the list, which stays, and can be asked again', async () => {
    const facette = await wordFacet(famille);
    const { page } = await openListing(famille.chemin);
    // A file is for who has an account.
    const bouton = page.getByRole('button', { name: mots.listing.exporter, exact: true });
    expect(await bouton.count()).toBe(0);
    await page.route('**/api/recherche*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    const boxes = facets(page)
      .getByRole('group', { name: facette.libelle ?? '', exact: true })
      .getByRole('checkbox');
    await boxes.nth(0).click();
    await boxes.nth(1).click();
    const wanted = facette.valeurs.slice(0, 2).map(({ valeur }) => valeur);
    await expect
      .poll(() => new URL(page.url()).searchParams.get(`f.${facette.code}`)?.split(','))
      .toEqual(expect.arrayContaining(wanted));
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
    await expect.poll(() => facets(page).locator('[aria-checked=true]').count()).toBe(2);

    await page.unroute('**/api/recherche*');
    const shown = await references(page);
    await page.route('**/api/recherche*', (route) => route.abort());
    await facets(page).getByRole('checkbox', { checked: false }).first().click();
    await page.getByRole('alert').waitFor();
    await expect.poll(() => references(page)).toEqual(shown);
    await page.unroute('**/api/recherche*');
    await page.getByRole('button', { name: mots.echec.reessayer }).click();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await expect.poll(() => facets(page).locator('[aria-checked=true]').count()).toBe(3);
    await expect.poll(() => count(page)).toContain(`sur ${famille.nombre}`);
  });

  it('that leave nothing say which one to take back; a range is taken from its slider or its fields', async () => {
    const facette = await rangeFacet(famille);
    const { code, max } = facette;
    const { page, status } = await openListing(
      `${famille.chemin}?f.${code}=${max + 1}..${max + 2}`,
    );
    expect(status).toBe(200);
    await page.getByRole('heading', { name: mots.vide.titre }).waitFor();
    await page.getByRole('link', { name: /^Sans/ }).click();
    await expect.poll(() => count(page)).toBe(`${famille.nombre} articles`);

    const group = facets(page).getByRole('group', { name: new RegExp(`^${facette.libelle}`) });
    await group.scrollIntoViewIfNeeded();
    await group.getByRole('slider').first().waitFor();
    await group.getByRole('textbox').first().fill('30');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/*f.${code}=30..*`);
    const { total } = await search(famille, `f.${code}=30..`);
    await expect.poll(() => count(page)).toContain(`${total} article`);
  });
});

describe('the order and the pages', () => {
  it('follow the choice, Back and Forward restore each of them, and the next articles come under those that are there', async () => {
    const { page } = await openListing(famille.chemin);
    const first = await references(page);
    await page.getByLabel(mots.listing.trierPar).selectOption('prix');
    await page.waitForURL('**/*tri=prix');
    const byPrice = await listReferences(famille, 'tri=prix');
    await expect.poll(() => references(page)).toEqual(byPrice);
    await page.getByRole('link', { name: 'Page suivante' }).press('Enter');
    await page.waitForURL('**/*page=2');
    const second = await listReferences(famille, 'tri=prix&page=2');
    await expect.poll(() => references(page)).toEqual(second);
    await page.goBack();
    await expect.poll(() => references(page)).toEqual(byPrice);
    await page.goForward();
    await expect.poll(() => references(page)).toEqual(second);
    await page.goBack();
    await expect.poll(() => references(page)).toEqual(byPrice);
    await page.goBack();
    await expect.poll(() => references(page)).toEqual(first);
    await page.getByRole('link', { name: /^Afficher les/ }).click();
    await expect.poll(async () => (await references(page)).length).toBeGreaterThan(first.length);
    expect((await references(page)).slice(0, first.length), 'under those there').toEqual(first);
  });
});

describe('without script', () => {
  it('facets, chips, pages and views are links; a range is a form, and so is the sort', async () => {
    const facette = await wordFacet(famille);
    const [valeur] = facette.valeurs;
    const { page } = await openListing(famille.chemin, { javaScript: false });
    await facets(page).locator(`[href*="f.${facette.code}=${valeur?.valeur}"]`).first().click();
    await expect.poll(() => count(page)).toContain(`${valeur?.nombre} article`);
    await page.getByRole('link', { name: mots.listing.toutEffacer }).click();
    await expect.poll(() => count(page)).toBe(`${famille.nombre} articles`);
    await page.getByRole('link', { name: mots.listing.tableau, exact: true }).click();
    await page.locator('table').waitFor();
    await page.getByRole('link', { name: 'Page suivante' }).press('Enter');
    await page.waitForURL('**/*page=2*');
    await expect.poll(() => page.locator('table').count()).toBe(1);

    const { code, max } = await rangeFacet(famille);
    await page.goto(`${famille.chemin}?tri=prix`);
    await page.locator(`[name="f.${code}.min"]`).fill('30');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/*.min=30*');
    const { total } = await search(famille, `f.${code}=30..${max}`);
    await expect.poll(() => count(page)).toContain(`${total} article`);
    await expect.poll(() => page.getByLabel(mots.listing.trierPar).inputValue()).toBe('prix');
  });
});

describe('a listing signed in', () => {
  it('leaves as a file, whose menu is fetched when it is asked for, and a card goes into a list', async () => {
    const { page, journal } = await newPage();
    await giveSession(page, await newBuyer('admin@menuiserie-morel.test'));
    // Pressed before the code of the page is there: it hydrates and opens.
    const code = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.goto(famille.chemin, { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: mots.listing.exporter, exact: true }).click();
    code.resolve();
    const [fichier] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: exporter.csv }).click(),
    ]);
    expect(fichier.suggestedFilename()).toMatch(/^articles-.+\.csv$/);
    await page.getByText(/articles exportés$/).waitFor();
    await page
      .getByRole('button', { name: /^Mettre .+ dans une liste$/ })
      .first()
      .click();
    await dialog(page).waitFor();
    expect(await complaints(journal)).toEqual([]);
  });

  it('offers lists on phones too', async () => {
    const { page } = await openOf(
      await newBuyer('admin@menuiserie-morel.test'),
      `${famille.chemin}?vue=tableau`,
      { width: 390 },
    );
    const listes = page.getByRole('button', { name: /^Mettre .+ dans une liste$/ });
    await expect.poll(() => listes.first().boundingBox()).toMatchObject({ width: 44, height: 44 });
    expect(await sidewaysOverflow(page)).toBe(0);
  });
});
