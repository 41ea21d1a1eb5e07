/** The kitchen planner, from an empty hand to a basket: drawn, moved, shared, printed, ordered. */
import { buffer } from 'node:stream/consumers';
import { extractText } from 'unpdf';
import cuisine from '@comptoir/contract/messages/fr/cuisine.json' with { type: 'json' };
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { acheteurLibre } from '../harness/entreprises.ts';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { BASE, complaints, newPage, openPage, sidewaysOverflow } from '../harness/browser.ts';
import { seConnecter } from '../harness/connexion.ts';

const PATH = '/configurateur-cuisine-3d';

const rangs = (page: Page): Locator => page.locator('[data-rang]');
const rang = (page: Page, nom: string): Locator => rangs(page).filter({ hasText: nom });
const dessin = (page: Page): Locator => page.getByRole('img', { name: /^Plan coté/ });
const total = (page: Page): Locator => page.locator('.type-total');

/** Pixels of the 3D view that differ from its first one. */
function couleurs(page: Page): Promise<number> {
  return page.locator('canvas').evaluate(async (canvas: HTMLCanvasElement) => {
    // Read in the frame that draws it: a drawing buffer is not kept.
    canvas.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    return new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const copy = document.createElement('canvas');
        [copy.width, copy.height] = [64, 64];
        const context = copy.getContext('2d');
        context?.drawImage(canvas, 0, 0, 64, 64);
        const data = context?.getImageData(0, 0, 64, 64).data ?? [];
        const seen = new Set<number>();
        for (let i = 0; i < data.length; i += 4) {
          seen.add(
            ((data[i] ?? 0) >> 3) * 4096 +
              ((data[i + 1] ?? 0) >> 3) * 64 +
              ((data[i + 2] ?? 0) >> 3),
          );
        }
        resolve(seen.size);
      });
    });
  });
}

/** A kitchen is drawn without a graphics card here: on a busy machine the journey takes its time. */
const LONG = { timeout: 120_000 };

it('draws, moves, undoes, shows in 3D, shares, prints and orders a kitchen', LONG, async () => {
  const { page, journal } = await openPage(PATH);
  // Usable at once: a kitchen lies on the board, priced.
  await expect.poll(() => total(page).textContent()).toMatch(/\d\s€$/);
  const prix = await total(page).textContent();

  // The whole drawing and what it costs are on the screen together, also in a low window.
  for (const height of [650, 900]) {
    await page.setViewportSize({ width: 1280, height });
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    const planche = page.locator('div:has(> div [role=group], > div [role=radiogroup]):has(> svg)');
    for (const part of [planche, total(page)]) {
      const box = await part.boundingBox();
      expect(box && box.y > 0 && box.y + box.height <= height).toBe(true);
    }
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

  // What folds has its chevron.
  expect(await page.locator('main summary').count()).toBeGreaterThan(0);
  expect(await page.locator('main summary:not(:has(svg))').count()).toBe(0);

  // A room to begin from, and an element more, by keyboard.
  await page.getByRole('button', { name: cuisine.modeles['en-i'] }).click();
  await expect.poll(() => rangs(page).count()).toBe(11);
  await rang(page, cuisine.types['bas-plaque']).focus();
  await page.keyboard.press('Delete');
  await expect.poll(() => rangs(page).count()).toBe(10);
  const ajout = page.getByRole('button', { name: cuisine.types['bas-poubelle'] }).first();
  await ajout.focus();
  await page.keyboard.press('Enter');
  const poubelle = rang(page, cuisine.types['bas-poubelle']);
  await poubelle.getByText('400 mm, à 2 600 mm').waitFor();
  await poubelle.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await poubelle.getByText('400 mm, à 2 710 mm').waitFor();
  // It stops at its neighbour: 3,200 less its own 400.
  await page.keyboard.press('Shift+ArrowRight');
  await poubelle.getByText('400 mm, à 2 800 mm').waitFor();
  await page.keyboard.press('Control+z');
  await poubelle.getByText('400 mm, à 2 600 mm').waitFor();
  await page.keyboard.press('Control+y');
  await poubelle.getByText('400 mm, à 2 800 mm').waitFor();

  // The same by hand: dragged to the left it joins the dishwasher.
  await poubelle.click();
  await dessin(page).scrollIntoViewIfNeeded();
  const boite = await dessin(page).locator('.stroke-act\\!').boundingBox();
  if (!boite) throw new Error('nothing is chosen on the plan');
  const [x, y] = [boite.x + boite.width / 2, boite.y + boite.height * 0.8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 5, y, { steps: 3 });
  await page.mouse.move(x - boite.width / 2.2, y, { steps: 5 });
  await page.mouse.up();
  await poubelle.getByText('400 mm, à 2 600 mm').waitFor();
  await expect.poll(() => total(page).textContent()).not.toBe(prix);
  // What is left of the gap is for a filler or a cabinet; the hood hangs over no hob.
  await page.getByText(cuisine.remarques['hotte-decalee']).waitFor();
  await page.getByRole('textbox', { name: cuisine.nom.champ }).fill('Mme Le Goff');

  // Kept over a reload.
  await page.reload();
  await poubelle.getByText('400 mm, à 2 600 mm').waitFor();

  await page.getByText(cuisine.vues['3d'], { exact: true }).click();
  await page.locator('canvas').waitFor();
  await expect.poll(() => couleurs(page), { timeout: 30_000 }).toBeGreaterThan(20);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByText(cuisine.vues.elevations, { exact: true }).click();
  await page.getByRole('img', { name: 'Élévation, Mur A' }).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);

  // The link opens the same plan for someone else; a damaged one leaves their own in place.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: cuisine.partager.bouton }).click();
  await page.getByText(cuisine.partager.fait).waitFor();
  const lien = await page.evaluate(() => navigator.clipboard.readText());
  expect(lien).toMatch(/\/configurateur-cuisine-3d#p=[\w-]{200,2000}$/);
  const autre = await newPage({ width: 390, colorScheme: 'dark' });
  await autre.page.goto(lien.slice(lien.indexOf(PATH)));
  await autre.page.getByText('Mme Le Goff').waitFor();
  await rang(autre.page, cuisine.types['bas-poubelle']).getByText('400 mm, à 2 600 mm').waitFor();
  expect(autre.page.url()).not.toContain('#');
  expect(await sidewaysOverflow(autre.page)).toBe(0);
  expect(await findAccessibilityProblems(autre.page)).toEqual([]);
  await autre.page.goto('/');
  await autre.page.goto(`${lien.slice(lien.indexOf(PATH), -30)}`);
  await autre.page.getByText(cuisine.partager.illisible).waitFor();
  expect(await rangs(autre.page).count()).toBe(11);
  expect(await complaints(autre.journal)).toEqual([]);

  const fichier = page.waitForEvent('download');
  await page.getByRole('button', { name: cuisine.pdf.bouton }).click();
  const pdf = await fichier;
  expect(pdf.suggestedFilename()).toBe('plan-cuisine-mme-le-goff.pdf');
  const octets = new Uint8Array(await buffer(await pdf.createReadStream()));
  const { text } = await extractText(octets, { mergePages: true });
  expect(text).toContain(cuisine.types['bas-poubelle']);
  expect(text).toContain('APO');

  // Signed out one is led to sign in, and finds the plan again.
  await page.getByRole('link', { name: cuisine.panier.seConnecter }).click();
  await seConnecter(page, await acheteurLibre(17));
  await page.waitForURL(`**${PATH}`);
  await poubelle.waitFor();
  await page.getByText(cuisine.nomenclature.vosPrix).waitFor();
  await page.getByRole('button', { name: cuisine.panier.bouton }).click();
  await page.getByRole('link', { name: cuisine.panier.voir }).click();
  await page.waitForURL('**/panier');
  const chantier = page.getByRole('heading', { name: 'Mme Le Goff' });
  await chantier.waitFor();
  await page
    .getByText(/^Poubelle coulissante de tri/)
    .first()
    .waitFor();
  await page
    .getByText(/^Plan de travail stratifié/)
    .first()
    .waitFor();
  // A driver that draws without a card minds the picture being read back.
  const plaintes = (await complaints(journal)).filter((each) => !each.includes('GL Driver'));
  expect(plaintes).toEqual([]);
});

it('is drawn by the server: its rooms, its plan, and a word for who has no script', async () => {
  const html = await (await fetch(BASE + PATH)).text();
  for (const modele of [cuisine.modeles['en-i'], cuisine.modeles.ilot]) {
    expect(html).toContain(modele);
  }
  expect(html.match(/<rect/g)?.length).toBeGreaterThan(60);
  expect(html).toContain(`<noscript><p`);
  expect(html).not.toContain('style=');
});
