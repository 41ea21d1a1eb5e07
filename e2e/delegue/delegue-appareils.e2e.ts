/** The banner, its dialogs and drawers on every screen: for the keyboard, for readers, standing still. */
import delegue from '@comptoir/contract/messages/fr/delegue.json' with { type: 'json' };
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { complaints, settled } from '../harness/browser.ts';
import { dialog } from '../harness/connexion.ts';
import {
  agirPour,
  bandeau,
  champ,
  clientEst,
  menu,
  openAgissant,
  openDelegue,
} from '../harness/delegue.ts';

const audit = (page: Page) => findAccessibilityProblems(page, { within: '[role=dialog]' });
const auditBanner = (page: Page) => findAccessibilityProblems(page, { within: '[data-bandeau]' });

describe('on a desk', () => {
  it('everything is done by the keyboard alone, and read by everyone', async () => {
    const { page, journal } = await openDelegue();
    await page.keyboard.type('morel nantes');
    await dialog(page)
      .getByRole('radio', { name: /Hélène Morel/ })
      .waitFor({ state: 'attached' });
    await settled(page);
    expect(await audit(page), 'the account search').toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    // The row's own button leads to its people; arrows choose, Enter acts.
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('type')))
      .toBe('radio');
    await page.keyboard.press('ArrowDown');
    await dialog(page).getByRole('button', { name: 'Agir pour Julien Garnier' }).waitFor();
    // What is asked while the customer changes is refused once, and asked again.
    await settled(page);
    await page.keyboard.press('Enter');
    await clientEst(page, 'Julien Garnier');
    // The banner is the first thing after the link to the content.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[data-bandeau]') !== null))
      .toBe(true);
    expect(await auditBanner(page), 'the banner').toEqual([]);
    await menu(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe(delegue.menu.portail);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await dialog(page).getByLabel(delegue.renvoi.email).waitFor();
    await settled(page);
    expect(await audit(page), 'the credentials to send').toEqual([]);
    await page.keyboard.press('Escape');
    expect(await complaints(journal)).toEqual([]);
  });

  it('the banner comes to life without moving anything, covers nothing, folds to 330 px, stays folded, and comes back', async () => {
    const { page } = await openAgissant();
    await expectStill(page);
    const width = () => bandeau(page).evaluate((each) => each.getBoundingClientRect().width);
    await expect.poll(() => width()).toBe(1280);
    await bandeau(page).getByRole('button', { name: delegue.bandeau.replier }).click();
    await expect.poll(() => width()).toBe(330);
    await bandeau(page).getByText('Menuiserie Morel').and(page.locator(':visible')).waitFor();
    await page.reload();
    await expect.poll(() => width()).toBe(330);
    await bandeau(page).getByRole('button', { name: delegue.bandeau.deplier }).click();
    await expect.poll(() => width()).toBe(1280);
    await expect
      .poll(() =>
        bandeau(page)
          .getByRole('button', { name: delegue.bandeau.replier })
          .evaluate((each) => each === document.activeElement),
      )
      .toBe(true);
  });
});

describe('on a phone, in the dark', () => {
  it('the account search, the banner and what it opens have no accessibility problem; nothing moves, nothing is covered', async () => {
    const { page } = await openDelegue({ width: 390, colorScheme: 'dark' });
    await champ(page).fill('mo');
    await dialog(page).getByRole('radio').first().waitFor({ state: 'attached' });
    await settled(page);
    expect(await audit(page), 'the account search').toEqual([]);
    await agirPour(page, 'morel', 'Hélène Morel');
    expect(await auditBanner(page), 'the banner').toEqual([]);
    await bandeau(page)
      .getByRole('button', { name: /Menuiserie Morel/ })
      .first()
      .click();
    await dialog(page).getByRole('button', { name: delegue.bandeau.chercherAutre }).waitFor();
    // What is announced meanwhile stands above the drawer, over none of its entries.
    const avis = page.locator('[role=status][aria-relevant]');
    const bas = (await avis.boundingBox())?.height ?? 0;
    const { y = 0 } = (await dialog(page).boundingBox()) ?? {};
    expect((await avis.boundingBox())?.y).toBe(16);
    expect(16 + bas).toBeLessThan(y);
    await settled(page);
    expect(await audit(page), 'the actions').toEqual([]);
    await dialog(page).getByRole('button', { name: delegue.details.connexion }).click();
    for (const tab of [
      delegue.details.connexion,
      delegue.details.client,
      delegue.details.remettre,
      delegue.details.journal,
    ]) {
      await dialog(page).getByRole('tab', { name: tab, exact: true }).click();
      await settled(page);
      expect(await audit(page), tab).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await expectStill(page);
  });
});

/** Loaded again, nothing moves when the banner comes to life, and it covers nothing. */
async function expectStill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as LayoutShift[]) {
        for (const { node, previousRect: from, currentRect: to } of sources) {
          // Letters of another font may take a pixel more or less of their line.
          if (Math.abs(to.y - from.y) < 1) continue;
          shifts.push(`${node?.textContent?.slice(0, 40)}: ${from.y} to ${to.y}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await settled(page);
  await menuOrBar(page);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts') as string[])).toEqual([]);
  // The page grows as its end nears the screen.
  const covered = () =>
    page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
      const foot = document.querySelector('footer > div')?.getBoundingClientRect();
      const banner = document.querySelector('[data-bandeau]')?.getBoundingClientRect();
      return (foot?.bottom ?? Infinity) - (banner?.top ?? 0);
    });
  await expect.poll(covered).toBeLessThanOrEqual(1);
}

interface LayoutShift extends PerformanceEntry {
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Alive: it answers. */
async function menuOrBar(page: Page): Promise<void> {
  await bandeau(page).getByRole('button').and(page.locator(':visible')).first().click();
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
}
