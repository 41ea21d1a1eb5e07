/** The interface kit on its page /_atelier: rules of fields, durations of what comes and goes. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import atelier from '@comptoir/contract/messages/fr/atelier.json' with { type: 'json' };
import saisie from '@comptoir/contract/messages/fr/saisie.json' with { type: 'json' };
import ui from '@comptoir/contract/messages/fr/ui.json' with { type: 'json' };
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

const words = atelier.sections;

let live: Promise<Page> | undefined;
let still: Promise<Page> | undefined;

/** A large page: the tests share it, and leave what the others look at as it was. */
function openLive(): Promise<Page> {
  live ??= openPage('/_atelier', { isShared: true }).then(({ page }) => page);
  return live;
}

/** Its clock is held: time passes by `page.clock.runFor` only. */
function openStill(): Promise<Page> {
  still ??= openHeld();
  return still;
}

async function openHeld(): Promise<Page> {
  const { page } = await openPage('/_atelier', {
    clock: true,
    isShared: true,
  });
  await loadToasts(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  return page;
}

/** The code of toasts is fetched with the first one, which takes real time. */
async function loadToasts(page: Page): Promise<void> {
  await notify(page, words.notifications.simple);
  await page.getByRole('button', { name: ui.notification.fermer }).click();
  await expect.poll(() => page.getByText(words.notifications.simpleTitre).count()).toBe(0);
}

function notify(page: Page, name: string): Promise<void> {
  return section(page, 'notifications').getByRole('button', { name }).click();
}

/** The pieces of a section stand there twice, light and dark. */
function section(page: Page, id: string) {
  return page.locator(`#${id} [data-theme="light"]`).first();
}

function sentence(template: string, values: Record<string, string>): string {
  return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => values[name] ?? '');
}

describe('number input', () => {
  const range = (page: Page) => section(page, 'nombre').locator('div:has(> output)').first();

  it('rounds its minimum up and its maximum down to a multiple of the step', async () => {
    const page = await openLive();
    const field = range(page).getByRole('spinbutton');
    await expect.poll(() => field.getAttribute('aria-valuemin')).toBe('5');
    await expect.poll(() => field.getAttribute('aria-valuemax')).toBe('20');
  });

  it('is by default from 0 to 10000', async () => {
    const page = await openLive();
    const field = section(page, 'nombre').getByRole('spinbutton').first();
    await expect.poll(() => field.getAttribute('aria-valuemin')).toBe('0');
    await expect.poll(() => field.getAttribute('aria-valuemax')).toBe('10000');
  });

  it('gives its value, between the bounds, 500 ms after the last change', async () => {
    const page = await openStill();
    const field = range(page).getByRole('spinbutton');
    const given = async (valeur: string) => {
      const output = range(page).locator('output');
      const expected = sentence(words.nombre.valeur, { valeur });
      await expect.poll(() => output.textContent()).toBe(expected);
    };
    await given('5');
    await field.fill('99');
    await page.clock.runFor(400);
    await field.press('ArrowDown');
    await page.clock.runFor(450);
    await given('5');
    await page.clock.runFor(100);
    await given('15');
    await field.fill('1');
    await page.clock.runFor(550);
    await given('5');
  });

  it('moves by its step, by buttons and by keys', async () => {
    const page = await openLive();
    const field = range(page).getByRole('spinbutton');
    const { augmenter } = ui.nombre;
    await range(page).getByRole('button', { name: augmenter }).click();
    await expect.poll(() => field.inputValue()).toBe('10');
    await field.press('End');
    await expect.poll(() => field.inputValue()).toBe('20');
    await field.press('ArrowUp');
    await expect.poll(() => field.inputValue()).toBe('20');
    await field.press('Home');
    await expect.poll(() => field.inputValue()).toBe('5');
  });
});

describe('file input', () => {
  const file = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.alloc(10) });

  /** On disk, where the browser takes it from by itself. */
  function plan(bytes: number): string {
    const folder = mkdtempSync(join(tmpdir(), 'comptoir-plan-'));
    folders.push(folder);
    const path = join(folder, 'plan.pdf');
    writeFileSync(path, Buffer.alloc(bytes));
    return path;
  }
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  it('refuses a type that is not allowed, keeps those that are', async () => {
    const page = await openLive();
    const input = section(page, 'fichiers').locator('input[type="file"][multiple]');
    await input.setInputFiles([
      file('photo.png', 'image/png'),
      file('virus.exe', 'application/x-msdownload'),
    ]);
    const kept = section(page, 'fichiers').getByRole('list', { name: saisie.fichier.retenus });
    await expect.poll(() => kept.textContent()).toContain('photo.png');
    await expect.poll(() => kept.textContent()).not.toContain('virus.exe');
    await expect
      .poll(() => section(page, 'fichiers').getByRole('status').nth(1).textContent())
      .toContain('virus.exe');
  });

  it('refuses a file over 10 MB, and says the limit', async () => {
    const page = await openLive();
    const input = section(page, 'fichiers').locator('input[type="file"]').first();
    await input.setInputFiles(plan(10 * 1024 * 1024 + 1));
    const error = section(page, 'fichiers').getByRole('status').first();
    await expect.poll(() => error.textContent()).toMatch(/plan\.pdf.*10\sMo/);
    await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true');
  });

  it('takes a file of 10 MB', async () => {
    const page = await openLive();
    const input = section(page, 'fichiers').locator('input[type="file"]').first();
    await input.setInputFiles(plan(10 * 1024 * 1024));
    await section(page, 'fichiers').getByText('plan.pdf').first().waitFor();
    await expect.poll(() => input.getAttribute('aria-invalid')).toBeNull();
  });
});

describe('what comes and goes', () => {
  it('a button shows that it is done for 1500 ms', async () => {
    const page = await openStill();
    const boutons = section(page, 'boutons');
    await boutons.getByRole('button', { name: words.boutons.essayer }).click();
    // The atelier's own work takes a second.
    await page.clock.runFor(1000);
    const done = boutons.getByText(words.boutons.ajoute, { exact: true });
    await done.waitFor();
    await page.clock.runFor(1400);
    await expect.poll(() => done.count()).toBe(1);
    await page.clock.runFor(200);
    await expect.poll(() => done.count()).toBe(0);
  });

  it.each([
    ['a toast', words.notifications.toast, words.notifications.toastTitre, 5000],
    ['a snackbar', words.notifications.simple, words.notifications.simpleTitre, 5000],
    ['a success', words.notifications.succes, words.notifications.succesTitre, 8000],
    ['information', words.notifications.info, words.notifications.infoTitre, 15_000],
    ['an error alert', words.notifications.alerte, words.notifications.erreurBreve, 3000],
  ])('%s lasts its time', async (_, button, text, duration) => {
    const page = await openStill();
    await notify(page, button);
    // The pointer on it would hold it.
    await page.mouse.move(640, 5);
    const shown = page.getByText(text, { exact: true });
    await shown.waitFor();
    await page.clock.runFor(duration - 100);
    await expect.poll(() => shown.count()).toBe(1);
    await page.clock.runFor(200);
    await expect.poll(() => shown.count()).toBe(0);
  });

  it('a toast stays while the pointer or the focus is on it', async () => {
    const page = await openStill();
    await notify(page, words.notifications.toast);
    const toast = page.getByText(words.notifications.toastTitre, { exact: true });
    await toast.hover();
    await page.clock.runFor(20_000);
    await expect.poll(() => toast.count()).toBe(1);
    await page.mouse.move(640, 5);
    await page.clock.runFor(5100);
    await expect.poll(() => toast.count()).toBe(0);
  });

  it('a tooltip comes after 300 ms under the pointer, goes on Escape', async () => {
    const page = await openStill();
    const anchor = page.getByRole('button', { name: words.superposes.bulle }).first();
    const tooltip = page.getByRole('tooltip', { name: words.superposes.bulleTexte }).first();
    await anchor.hover();
    await page.clock.runFor(250);
    await expect.poll(() => tooltip.isVisible()).toBe(false);
    await page.clock.runFor(100);
    await expect.poll(() => tooltip.isVisible()).toBe(true);
    const { width } = (await tooltip.boundingBox()) ?? { width: Infinity };
    expect(width).toBeLessThanOrEqual(300);
    await page.keyboard.press('Escape');
    await expect.poll(() => tooltip.isVisible()).toBe(false);
  });

  it('toasts go with the page', async () => {
    const page = await openStill();
    // The other tests have need of the page.
    still = undefined;
    await notify(page, words.notifications.toast);
    const toast = page.getByText(words.notifications.toastTitre, { exact: true });
    await toast.waitFor();
    await page.locator('header a[href="/achat-rapide"]').first().click();
    await page.waitForURL('**/achat-rapide');
    await expect.poll(() => toast.count()).toBe(0);
  });

  it('a tooltip comes at once with the keyboard', async () => {
    const page = await openLive();
    const anchor = page.getByRole('button', { name: words.superposes.bulle }).first();
    const tooltip = page.getByRole('tooltip').filter({ hasText: words.superposes.bulleTexte });
    // Its part of a long page may be the last to wake up.
    await expect
      .poll(async () => {
        await anchor.focus();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        return tooltip.first().isVisible();
      })
      .toBe(true);
  });
});
