/** Buying from the product sheet: quantities, versions, and what opens over it. */
import articles from '@comptoir/contract/messages/fr/articles.json' with { type: 'json' };
import produits from '@comptoir/contract/messages/fr/produits.json' with { type: 'json' };
import questions from '@comptoir/contract/messages/fr/questions.json' with { type: 'json' };
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { complaints, documentId, newPage } from '../harness/browser.ts';
import {
  ajouter,
  awake,
  findFiche,
  openFiche,
  pathOf,
  quantite,
  readLies,
  type Fiche,
} from '../harness/fiche.ts';
import { saisir } from '../harness/nombre.ts';

const [vis, chaussure] = await Promise.all([
  findFiche(/^Vis à bois/, 3),
  findFiche(/^chaussures hautes/i, 2, async (article) => {
    const { equivalents } = await readLies(article);
    return equivalents.length > 0;
  }),
]);
const liesDeChaussure = await readLies(chaussure.article);
const equivalents = liesDeChaussure.articles.filter(({ id }) =>
  liesDeChaussure.equivalents.includes(id),
);

const autre = vis.produit.articles.filter(({ retire }) => !retire)[1] ?? vis.article;
const dialog = (page: Page) => page.getByRole('dialog');
const auditDialog = (page: Page) => findAccessibilityProblems(page, { within: '[role=dialog]' });

describe('on a desk', () => {
  it('a tier sets the quantity; the price, the button and a bar under the header follow it; other versions are ordered from the table', async () => {
    const { tarif } = vis.article;
    const palier = tarif?.paliers[0];
    if (!palier) throw new Error('the screw has no tier');
    const { page, journal } = await openFiche(pathOf(vis));
    const cells = page.getByRole('list', { name: produits.paliers.titre }).getByRole('button');
    await cells.nth(1).click();
    await expect.poll(() => quantite(page).inputValue()).toBe(String(palier.quantite));
    await expect.poll(() => cells.nth(1).getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => cells.nth(0).getAttribute('aria-pressed')).toBe('false');
    const prix = formatArgent('fr', palier.prixNetHT);
    await expect.poll(() => page.locator('[data-prix]').textContent()).toBe(prix);
    await quantite(page).fill('1');
    await quantite(page).blur();
    await expect.poll(() => cells.nth(0).getAttribute('aria-pressed')).toBe('true');

    const label = produits.barre.replace('{{reference}}', vis.article.reference);
    const bar = page.getByRole('complementary', { name: label });
    await expect.poll(() => bar.count()).toBe(0);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await bar.waitFor();
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe(56);
    await saisir(bar.getByRole('spinbutton'), '7');
    await bar.getByRole('spinbutton').blur();
    await expect.poll(() => quantite(page).inputValue()).toBe('7');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => bar.getAttribute('inert')).toBe('');

    await ajouter(page).click();
    await expect.poll(() => ajouter(page).innerText()).toContain(articles.ajout.ajoute);
    const envois = () => journal.requests.filter(({ method }) => method === 'PUT');
    expect(envois()).toHaveLength(1);

    const row = page.getByRole('row').filter({ hasText: autre.reference });
    await awake(row);
    const current = page.getByRole('row').filter({ hasText: vis.article.reference });
    await expect.poll(() => current.getByRole('link').getAttribute('aria-current')).toBe('true');
    await saisir(row.getByRole('spinbutton'), '2');
    await row.getByRole('button', { name: new RegExp(autre.reference) }).click();
    await expect
      .poll(() => envois().at(-1)?.url)
      .toBe(`/api/panier/articles/${autre.id}?quantite=2`);
    expect(await complaints(journal)).toEqual([]);
  });
});

describe('on a phone', () => {
  it('the add button stays above the bottom bar; another version is another address, without a new document', async () => {
    const { page, journal } = await openFiche(pathOf(vis), { width: 390 });
    const bottom = async () => {
      const bar = await page.locator('[data-barre-achat]').boundingBox();
      const nav = await page.locator('[data-bottom-bar]').boundingBox();
      return Math.round((bar?.y ?? 0) + (bar?.height ?? 0) - (nav?.y ?? 0));
    };
    await expect.poll(bottom).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect.poll(bottom).toBe(0);
    await ajouter(page).click();
    await expect.poll(() => ajouter(page).innerText()).toContain(articles.ajout.ajoute);
    expect(journal.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);

    const before = await documentId(page);
    await (await awake(page.getByRole('link', { name: new RegExp(autre.reference) }))).click();
    await expect.poll(() => page.locator('h1').textContent()).toBe(autre.libelle);
    expect(new URL(page.url()).pathname).toBe(pathOf({ ...vis, article: autre }));
    expect(await documentId(page)).toBe(before);
    expect(await complaints(journal)).toEqual([]);
  });

  it.each([
    ['the page', 'commit'],
    ['its part of the page', 'load'],
  ] as const)('what is pressed before %s is awake opens once it is', async (_, waitUntil) => {
    const { page, journal } = await newPage({ width: 390 });
    // Code comes late, as on a poor network.
    const pressed = Promise.withResolvers<void>();
    const hold = () =>
      page.route('**/assets/*.js', async (route) => {
        await pressed.promise;
        await route.continue();
      });
    if (waitUntil === 'commit') await hold();
    await page.goto(pathOf(chaussure), { waitUntil });
    if (waitUntil === 'load') {
      await awake(page.locator('main h1'));
      await hold();
    }
    await page.getByRole('button', { name: produits.equivalents.comparer }).click();
    pressed.resolve();
    await dialog(page)
      .getByText(equivalents[0]?.reference ?? '')
      .waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(await complaints(journal)).toEqual([]);
  });
});

describe('what goes with the article', () => {
  it.each([390, 1280])(
    'is told with its reason and ordered from its row at %d px',
    async (width) => {
      const { complements, articles: lies } = await readLies(vis.article);
      const [premier] = complements;
      const article = lies.find(({ id }) => id === premier?.articleId);
      if (!premier?.raison || !article) throw new Error('the screw has no companion');
      const { page, journal } = await openFiche(pathOf(vis), { width });
      const section = page.getByRole('region', { name: produits.complements });
      const rows = section.getByRole('article');
      expect(await rows.count()).toBe(complements.length);
      await rows.first().getByText(premier.raison).waitFor();
      await rows.first().getByText(article.reference).waitFor();
      const [ligne] = await Promise.all([rows.first().boundingBox(), awake(rows.first())]);
      const large = await section.boundingBox();
      expect((ligne?.width ?? 0) / (large?.width ?? 1)).toBeGreaterThan(width < 640 ? 0.95 : 0.4);
      expect(await complaints(journal)).toEqual([]);
    },
  );
});

describe('overlays', () => {
  async function fermer(page: Page): Promise<void> {
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
  }

  it('enlarges the picture, says what the pictograms mean, compares the equivalents', async () => {
    const { page, journal } = await openFiche(pathOf(chaussure));
    await page.getByRole('button', { name: produits.galerie.agrandir }).click();
    const zone = dialog(page).getByRole('img').first();
    await zone.waitFor();
    const zoom = () => zone.getAttribute('aria-label');
    await expect.poll(zoom).toContain('100');
    await zone.press('+');
    await expect.poll(zoom).toContain('140');
    await zone.press('-');
    await expect.poll(zoom).toContain('100');
    await zone.hover();
    await page.mouse.wheel(0, -600);
    await expect.poll(zoom).not.toContain('100');
    expect(await auditDialog(page), 'the picture').toEqual([]);
    await fermer(page);

    const signification = page.getByRole('button', { name: produits.pictogrammes.signification });
    await (await awake(signification)).click();
    const [premier] = chaussure.produit.pictogrammes;
    await dialog(page)
      .getByText(premier?.explication ?? '')
      .waitFor();
    expect(await auditDialog(page), 'the pictograms').toEqual([]);
    await fermer(page);

    const comparer = page.getByRole('button', { name: produits.equivalents.comparer });
    await (await awake(comparer)).click();
    for (const { reference } of equivalents) {
      await dialog(page).getByText(reference).waitFor();
    }
    expect(await auditDialog(page), 'the equivalents').toEqual([]);
    // A row that says the same of all would only be longer to read.
    const lignes = await dialog(page)
      .locator('tbody tr')
      .evaluateAll((trs) =>
        trs.map((tr) => {
          const [tete, ...cellules] = [...tr.children].map((cell) => cell.textContent);
          return { tete, differe: new Set(cellules).size > 1 };
        }),
      );
    const { prix, stock } = produits.similaires;
    const egales = lignes.filter(({ differe }) => !differe).map(({ tete }) => tete ?? '');
    expect(
      egales.filter((tete) => ![prix, stock, produits.versions.quantite].includes(tete)),
    ).toEqual([]);
    expect(await complaints(journal)).toEqual([]);
  });

  it('takes a question, keeps it when the network fails, and gives its number', async () => {
    const { page } = await openFiche(pathOf(chaussure));
    await page.getByRole('link', { name: produits.devis }).click();
    const form = dialog(page);
    const texte = form.getByRole('textbox', { name: questions.dialogue.texte });
    await expect.poll(() => texte.inputValue()).toContain(chaussure.article.reference);
    const send = form.getByRole('button', { name: questions.dialogue.envoyer });
    await send.click();
    await form.getByText(questions.dialogue.manqueEmail).waitFor();
    await form.getByRole('textbox', { name: questions.dialogue.nom }).fill('Nadia Petit');
    await form.getByRole('textbox', { name: questions.dialogue.email }).fill('nadia@atelier.test');
    await page.context().setOffline(true);
    await send.click();
    await form.getByText(questions.dialogue.echec).waitFor();
    await expect.poll(() => texte.inputValue()).toContain(chaussure.article.reference);
    await page.context().setOffline(false);
    await send.click();
    await form.getByText(/nadia@atelier\.test/).waitFor();
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
  });
});

describe('a range of many models', () => {
  let gamme: Fiche;
  beforeAll(async () => {
    gamme = await findFiche(/./, 7);
  });

  it('is chosen from a drawer on a phone', async () => {
    const { page, journal } = await openFiche(pathOf(gamme), { width: 390 });
    const opener = page.getByRole('button', { name: /autres? versions?$/ });
    await (await awake(opener)).click();
    const drawer = page.getByRole('dialog');
    const other = drawer.locator('a:not([aria-current])').first();
    await other.waitFor();
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    const path = await other.getAttribute('href');
    await other.click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await expect.poll(() => drawer.count()).toBe(0);
    expect(await complaints(journal)).toEqual([]);
  });
});
