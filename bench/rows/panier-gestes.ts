/** What buyers do with the lines of their basket, and how long each takes to be on screen. */
import type { Page } from 'playwright-core';
import { saisir } from '../../e2e/harness/nombre.ts';

declare global {
  interface Window {
    /** Longest answer to an interaction since it was last set to 0, in milliseconds. */
    __pire: number;
  }
}

export interface Reponse {
  geste: string;
  ms: number;
}

/** Until what a gesture sent is answered and shown: the next one is measured alone. */
const CALME_MS = 900;

export async function agir(page: Page): Promise<Reponse[]> {
  await page.evaluate(() => {
    window.__pire = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.__pire = Math.max(window.__pire, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    window.scrollTo(0, 0);
  });
  const reponses: Reponse[] = [];
  for (const [geste, faire] of gestes(page)) {
    await page.evaluate(() => (window.__pire = 0));
    await faire();
    await page.waitForTimeout(CALME_MS);
    reponses.push({ geste, ms: await page.evaluate(() => window.__pire) });
  }
  return reponses;
}

function gestes(page: Page): [string, () => Promise<void>][] {
  const rang = (n: number) => page.locator('[data-ligne]').nth(n);
  const quantite = (n: number) => rang(n).getByRole('spinbutton');
  const menu = (n: number) => rang(n).getByRole('button', { name: /^Actions/ });
  const toutes = page.getByRole('checkbox').first();
  const pli = page.locator('[data-chantier]').first().locator('button[aria-controls^=chantier]');
  return [
    ['type', () => saisir(quantite(0), '12')],
    ['arrow up', () => quantite(1).press('ArrowUp')],
    ['plus', () => rang(2).getByRole('button', { name: 'Augmenter' }).click()],
    ['choose one', () => rang(3).getByRole('checkbox').click()],
    ['choose all', () => toutes.click()],
    ['choose none', () => toutes.click()],
    ['fold', () => pli.click()],
    ['unfold', () => pli.click()],
    ['move', () => quantite(4).press('Alt+ArrowDown')],
    ['menu', () => menu(0).click()],
    ['remove', () => page.getByRole('menuitem', { name: 'Supprimer' }).click()],
    ['undo', () => page.getByRole('button', { name: 'Annuler' }).last().click()],
  ];
}
