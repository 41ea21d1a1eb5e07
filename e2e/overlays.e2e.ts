/** The overlay host: one dialog or drawer at a time, focus kept and given back, Escape and Back. */
import atelier from '@comptoir/contract/messages/fr/atelier.json' with { type: 'json' };
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findAccessibilityProblems } from './harness/axe.ts';
import { BASE, complaints, documentId, expectFocus, openPage, settled } from './harness/browser.ts';
import { menuButton } from './harness/frame.ts';

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
  { name: 'the main menu on a phone', path: '/', width: 390, opener: menuButton },
  { name: 'the message dialog', path: '/_atelier', width: 1280, opener: messageButton },
];

describe.each(CASES)('$name', ({ path, width, opener }) => {
  async function open() {
    const opened = await openPage(path, { width });
    await opener(opened.page).click();
    await dialog(opened.page).waitFor();
    return opened;
  }

  it('keeps the focus, hides the page beneath, and Escape gives the focus back', async () => {
    const { page, journal } = await open();
    await expectFocusInside(page);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 15; press++) await page.keyboard.press(key);
      await expectFocusInside(page);
    }
    await expect.poll(() => page.getByRole('banner').count()).toBe(0);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(0);
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(5, 400);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    expect(await findAccessibilityProblems(page, { within: '[role="dialog"]' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expectFocus(opener(page));
    expect(await complaints(journal)).toEqual([]);
  });

  it('closes on Back, on the same document, and leaves no entry behind once closed', async () => {
    const { page } = await open();
    const before = await documentId(page);
    await page.goBack();
    await expectClosed(page);
    expect(page.url()).toBe(BASE + path);
    expect(await documentId(page)).toBe(before);
    await opener(page).click();
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await page.goBack();
    await expect.poll(() => page.url()).toBe('about:blank');
  });

  it('has no accessibility problem in the dark', async () => {
    const { page } = await openPage(path, { width, colorScheme: 'dark' });
    await opener(page).click();
    await dialog(page).waitFor();
    await expectFocusInside(page);
    expect(await findAccessibilityProblems(page, { within: '[role="dialog"]' })).toEqual([]);
  });
});

describe('overlays', () => {
  it('are open one at a time', async () => {
    const { page } = await openPage('/_atelier');
    await messageButton(page).click();
    await page.getByRole('dialog', { name: words.messageTitre }).waitFor();
    await page.evaluate(() => {
      window.location.hash = '#ouvrir=export-a-venir';
    });
    await expect.poll(() => dialog(page).filter({ hasText: words.messageTexte }).count()).toBe(0);
    await expect.poll(() => dialog(page).count()).toBe(1);
  });

  it('that can be linked to open from the address, and Escape gives the bare address back', async () => {
    const { page } = await openPage('/contact#ouvrir=export-a-venir');
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect.poll(() => page.url()).toBe(`${BASE}/contact`);
  });

  it('ignore an address that names none', async () => {
    const { page, journal } = await openPage('/contact#ouvrir=nimporte-quoi');
    await settled(page);
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await complaints(journal)).toEqual([]);
  });

  it('close when a link inside is followed, and Back returns to the page without them', async () => {
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
  });
});
