/** The overlay host: one dialog or drawer at a time, focus kept and given back, Escape and Back. */
import atelier from '@comptoir/contract/messages/fr/atelier.json' with { type: 'json' };
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import {
  BASE,
  complaints,
  documentId,
  expectFocus,
  newPage,
  openPage,
  settled,
} from '../harness/browser.ts';
import { menuButton } from '../harness/frame.ts';

const words = atelier.sections.superposes;

function messageButton(page: Page) {
  return page.locator('#superposes').getByRole('button', { name: words.dialogue }).first();
}

function dialog(page: Page) {
  return page.getByRole('dialog');
}

async function expectFocusInside(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null))
    .toBe(true);
}

/** Closed, and its data forgotten: nothing of it is left in the page. */
async function expectClosed(page: Page): Promise<void> {
  await expect.poll(() => dialog(page).count()).toBe(0);
}

const CASES = [
  { name: 'the main menu on a phone', path: '/', width: 390, colorScheme: 'dark' },
  { name: 'the message dialog', path: '/_atelier', width: 1280, colorScheme: 'light' },
] as const;
const OPENERS = { '/': menuButton, '/_atelier': messageButton };

it('the main menu on a phone keeps its place from level to level, and counts at each', async () => {
  const { page } = await newPage({ width: 390 });
  await page.goto('/');
  await menuButton(page).click();
  const tops: (number | undefined)[] = [];
  for (let level = 0; level < 3; level++) {
    const rows = dialog(page).getByRole('listitem').filter({ hasText: /\d$/ });
    const row = rows.nth(Math.min(level, 1));
    await row.waitFor();
    await settled(page);
    tops.push((await dialog(page).boundingBox())?.y);
    if (level < 2) await row.locator('a, button').first().click();
  }
  expect(new Set(tops).size).toBe(1);
});

it.each(CASES)(
  '$name keeps the focus and hides the page beneath; Escape gives the focus back, Back closes it and leaves no entry',
  async ({ path, width, colorScheme }) => {
    const { page, journal } = await newPage({ width, colorScheme });
    const before = page.url();
    await page.goto(path);
    const opener = OPENERS[path](page);
    await opener.click();
    await dialog(page).waitFor();
    await expectFocusInside(page);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 15; press++) await page.keyboard.press(key);
      await expectFocusInside(page);
    }
    await expect.poll(() => page.getByRole('banner').count()).toBe(0);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(0);
    const top = await page.evaluate(() => window.scrollY);
    await page.mouse.move(5, 400);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
    expect(await findAccessibilityProblems(page, { within: '[role="dialog"]' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expectFocus(opener);

    const loaded = await documentId(page);
    await opener.click();
    await dialog(page).waitFor();
    await page.goBack();
    await expectClosed(page);
    expect(page.url()).toBe(BASE + path);
    expect(await documentId(page)).toBe(loaded);
    await opener.click();
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    expect(await complaints(journal)).toEqual([]);
    await page.goBack();
    await expect.poll(() => page.url()).toBe(before);
  },
);

describe('overlays', () => {
  it('ignore an address that names none; that of one opens it, and Escape gives the bare address back', async () => {
    const { page, journal } = await openPage('/contact#ouvrir=nimporte-quoi');
    await settled(page);
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await complaints(journal)).toEqual([]);
    await page.goto('/marques#ouvrir=export-a-venir');
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect.poll(() => page.url()).toBe(`${BASE}/marques`);
  });

  it('close when a link inside is followed, and Back returns to the page without them; are open one at a time', async () => {
    const { page } = await openPage('/', { width: 390 });
    const before = await documentId(page);
    await menuButton(page).click();
    await dialog(page).waitFor();
    await dialog(page).locator('summary').first().click();
    const link = dialog(page).locator('details[open] a').first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL(BASE + href);
    await expectClosed(page);
    await page.goBack();
    await page.waitForURL(`${BASE}/`);
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await documentId(page)).toBe(before);

    await menuButton(page).click();
    const menu = dialog(page).filter({ has: page.locator('summary') });
    await menu.waitFor();
    await page.evaluate(() => {
      window.location.hash = '#ouvrir=export-a-venir';
    });
    await expect.poll(() => menu.count()).toBe(0);
    await expect.poll(() => dialog(page).count()).toBe(1);
  });
});
