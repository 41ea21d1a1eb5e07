/** The article in 3D on its sheet: asked for, turned by hand and keys, and put away again. */
import vue3d from '@comptoir/contract/messages/fr/vue-3d.json' with { type: 'json' };
import produits from '@comptoir/contract/messages/fr/produits.json' with { type: 'json' };
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { complaints, expectFocus, settled, type Journal } from '../harness/browser.ts';
import { findFiche, openFiche, pathOf } from '../harness/fiche.ts';

/** Screws: their pictures are always there. */
const vis = await findFiche(/^Vis à bois/);

/** Drawn without a graphics card here: on a busy machine it takes its time. */
const LONG = { timeout: 180_000 };

const bouton = (page: Page): Locator => page.getByRole('button', { name: produits.galerie.vue3d });
const vue = (page: Page): Locator => page.getByRole('application');
const fermer = (page: Page): Locator => page.getByRole('button', { name: vue3d.fermer });
const photo = (page: Page): Locator => page.locator('main img[fetchpriority="high"]');

/** What the canvas shows after a key, coarsely: transparent where there is nothing. */
function regarder(page: Page, touche: string): Promise<number[]> {
  return vue(page).evaluate(async (zone, key) => {
    const canvas = zone.querySelector('canvas');
    if (!canvas) throw new Error('no canvas');
    zone.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    // Read in the frame that draws it: a drawing buffer is not kept.
    return new Promise<number[]>((resolve) => {
      requestAnimationFrame(() => {
        const copy = document.createElement('canvas');
        [copy.width, copy.height] = [48, 48];
        const context = copy.getContext('2d');
        context?.drawImage(canvas, 0, 0, 48, 48);
        resolve([...(context?.getImageData(0, 0, 48, 48).data ?? [])]);
      });
    });
  }, touche);
}

const opaque = (pixels: readonly number[]): number =>
  pixels.filter((value, i) => i % 4 === 3 && value > 250).length;

const unlike = (a: readonly number[], b: readonly number[]): number =>
  a.filter((value, i) => Math.abs(value - (b[i] ?? 0)) > 24).length;

/** Advice of the driver that draws without a card. */
async function plaintes(journal: Journal): Promise<string[]> {
  const found = await complaints(journal);
  return found.filter((line) => !/GPU stall|KHR_parallel_shader_compile|software WebGL/.test(line));
}

it('stays a picture until asked, then turns, and is a picture again', LONG, async () => {
  const { page, journal } = await openFiche(pathOf(vis), { isFirstVisit: true });
  await settled(page);
  const isOf3d = (url: string) => /ouvrier|modele-3d/.test(url);
  expect(journal.requests.filter(({ url }) => isOf3d(url))).toEqual([]);
  const before = journal.requests.length;

  const place = await photo(page).boundingBox();
  await bouton(page).click();
  // The picture is there all the while, and nothing moves.
  expect(await photo(page).isVisible()).toBe(true);
  await expectFocus(vue(page));
  await page.getByText(vue3d.aide).waitFor({ timeout: 120_000 });
  expect(await photo(page).boundingBox()).toEqual(place);
  const fetched = journal.requests.slice(before).map(({ url }) => url);
  expect(fetched.filter(isOf3d).length).toBe(2);

  const first = await regarder(page, 'Home');
  expect(opaque(first)).toBeGreaterThan(100);
  expect(opaque(first)).toBeLessThan(48 * 48 - 100);
  const turned = await regarder(page, 'ArrowRight');
  expect(unlike(first, turned)).toBeGreaterThan(100);
  const near = await regarder(page, '+');
  expect(opaque(near)).toBeGreaterThan(opaque(turned));
  const back = await regarder(page, 'Home');
  expect(unlike(first, back)).toBeLessThan(20);
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await vue(page).press('Escape');
  await expectFocus(bouton(page));
  expect(await vue(page).count()).toBe(0);
  expect(await plaintes(journal)).toEqual([]);
});

it('where the device draws no 3D the picture stays, and the page says so', async () => {
  const { page, journal } = await openFiche(pathOf(vis), { width: 390, isFirstVisit: true });
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await settled(page);
  const before = journal.requests.length;
  await bouton(page).click();
  await page.getByText(vue3d.absente).waitFor();
  expect(await photo(page).isVisible()).toBe(true);
  const scripts = journal.requests.slice(before).filter(({ url }) => /ouvrier|modele/.test(url));
  expect(scripts).toEqual([]);
  await fermer(page).click();
  await expectFocus(bouton(page));
  expect(await plaintes(journal)).toEqual([]);
});
