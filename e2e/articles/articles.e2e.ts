/** An article wherever it appears: ordering it, where to collect it, comparing, finding it again. */
import articles from '@comptoir/contract/messages/fr/articles.json' with { type: 'json' };
import magasins from '@comptoir/contract/messages/fr/magasins.json' with { type: 'json' };
import type { RechercheReponse } from '@comptoir/contract/recherche/recherche.contract.ts';
import type { Locator, Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { BASE, complaints, openPage, sidewaysOverflow } from '../harness/browser.ts';

type Article = RechercheReponse['articles'][number];

let simples: Article[];
let parMultiple: Article;
let listing: string;

beforeAll(async () => {
  const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => rechercher(page)));
  const all = pages.flatMap((page) => page.articles);
  simples = all.filter(({ multiple, minimum }) => multiple === 1 && minimum === 1);
  const multiple = all.find((article) => article.multiple > 1);
  if (!multiple) throw new Error('no article of the demo is sold by a multiple');
  parMultiple = multiple;
  const arbre = (await (await fetch(`${BASE}/api/catalogue/arbre?profondeur=2`)).json()) as {
    noeuds: { id: number; slug: string; niveau: number; nombre: number }[];
  };
  const famille = arbre.noeuds.find(({ niveau, nombre }) => niveau === 2 && nombre > 20);
  if (!famille) throw new Error('no family of the demo is large enough');
  listing = `/f/${famille.slug}/${famille.id}`;
});

async function rechercher(page: number): Promise<RechercheReponse> {
  const answer = await fetch(`${BASE}/api/recherche?parPage=96&page=${page}`);
  return (await answer.json()) as RechercheReponse;
}

function lienFiche({ slug, produitId, id }: Article): string {
  return `/fp/${slug}/${produitId}-${id}`;
}

/** Parts of a page wake up one after the other: a control answers once its own has. */
async function awake(control: Locator): Promise<Locator> {
  await expect
    .poll(() =>
      control.evaluate((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps')),
      ),
    )
    .toBe(true);
  return control;
}

const isAjout = (request: Request) =>
  request.method() === 'PUT' && request.url().includes('/api/panier/articles');

function recordAjouts(page: Page): Request[] {
  const ajouts: Request[] = [];
  page.on('request', (request) => {
    if (isAjout(request)) ajouts.push(request);
  });
  return ajouts;
}

function quantiteOf(page: Page, article: Article) {
  return page
    .getByRole('spinbutton', { name: `Quantité de ${article.reference}`, exact: true })
    .first();
}

/** The action of the sheet: the first one names the amount. */
function ajouterFiche(page: Page) {
  return page.getByRole('button', { name: /^Ajouter au panier · / }).first();
}

const UN_ARTICLE = /^Panier, 1\sarticle\b/;

/** The basket of the header, with this count. */
function panier(page: Page, name: RegExp) {
  return page.getByRole('banner').getByRole('link', { name });
}

describe('quantity and add', () => {
  it('counts in the header at once, and a double click adds once', async () => {
    const { page, journal } = await openPage(listing);
    const ajouts = recordAjouts(page);
    const bouton = await awake(
      page.getByRole('button', { name: /^Ajouter .+ au panier$/ }).first(),
    );
    const reponse = page.waitForResponse((answer) => isAjout(answer.request()));
    await bouton.dblclick();
    await panier(page, UN_ARTICLE).waitFor();
    expect(await (await reponse).json()).toMatchObject({ nombreArticles: 1, messages: [] });
    await expect.poll(() => bouton.textContent()).toContain(articles.ajout.ajoute);
    await expect.poll(() => bouton.textContent()).toContain(articles.ajout.ajouter);
    expect(ajouts).toHaveLength(1);
    expect(await complaints(journal)).toEqual([]);

    // The page is the same for every visitor: only this browser knows what was added.
    await page.reload();
    await panier(page, UN_ARTICLE).waitFor();
  });

  it('says that a quantity is no multiple, and what was taken instead', async () => {
    const { multiple } = parMultiple;
    const { page } = await openPage(lienFiche(parMultiple));
    const champ = await awake(quantiteOf(page, parMultiple));
    await champ.fill(String(multiple + 1));
    await page
      .getByText(`Vendu par multiple de ${multiple}, vous avez saisi ${multiple + 1}.`)
      .first()
      .waitFor();
    const correction = page.getByRole('button', { name: `Passer à ${multiple * 2}` }).first();
    await correction.click();
    await expect.poll(() => champ.inputValue()).toBe(String(multiple * 2));
    await expect.poll(() => correction.isVisible()).toBe(false);

    await champ.fill(String(multiple + 1));
    const reponse = page.waitForResponse((answer) => isAjout(answer.request()));
    await ajouterFiche(page).click();
    expect(await (await reponse).json()).toMatchObject({
      articles: [{ articleId: parMultiple.id, quantite: multiple * 2 }],
      messages: [{ code: 'quantite-multiple', demande: multiple + 1, quantite: multiple * 2 }],
    });
    await page
      .getByText(`${multiple * 2} ajoutés au lieu de ${multiple + 1}.`)
      .first()
      .waitFor();
    await expect.poll(() => champ.inputValue()).toBe(String(multiple * 2));
  });

  it('is ordered by the keyboard alone; without a network says so, takes the count back, and trying again adds once', async () => {
    const [article] = simples;
    if (!article) throw new Error('no article');
    const { page } = await openPage(lienFiche(article));
    const ajouts = recordAjouts(page);
    const champ = await awake(quantiteOf(page, article));
    await champ.focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => champ.inputValue()).toBe('3');
    const premiere = page.waitForResponse((answer) => isAjout(answer.request()));
    await page.keyboard.press('Enter');
    expect(await (await premiere).json()).toMatchObject({
      articles: [{ articleId: article.id, quantite: 3 }],
    });
    await panier(page, UN_ARTICLE).waitFor();

    // The bearer is there from the first addition on: only the call itself fails afterwards.
    await quantiteOf(page, article).fill('7');
    await page.context().setOffline(true);
    await ajouterFiche(page).click();
    await page.getByRole('alert').getByText(articles.ajout.horsLigne).waitFor();
    await expect.poll(() => panier(page, UN_ARTICLE).count()).toBe(1);
    await expect.poll(() => quantiteOf(page, article).inputValue()).toBe('7');

    await page.context().setOffline(false);
    const reponse = page.waitForResponse((answer) => isAjout(answer.request()));
    await ajouterFiche(page).click();
    expect(await (await reponse).json()).toMatchObject({
      nombreArticles: 1,
      articles: [{ articleId: article.id, quantite: 10 }],
    });
    await expect.poll(() => page.getByText(articles.ajout.horsLigne).count()).toBe(0);
    const keys = await Promise.all(ajouts.map((ajout) => ajout.headerValue('idempotency-key')));
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[2]);
    expect(keys[0]).not.toBe(keys[1]);
  });
});

describe('an addition', () => {
  it('is told with the way back, marks the article, and is taken back; goes to the chantier chosen at the button, here and on the next page', async () => {
    const [article, suivant] = simples;
    if (!article || !suivant) throw new Error('no article');
    const { page, journal } = await openPage(lienFiche(article));
    const champ = await awake(quantiteOf(page, article));
    await champ.fill('3');
    await ajouterFiche(page).click();
    const avis = page.getByRole('status').getByText(`3 × ${article.reference} ajoutés au panier`);
    // Its time stands still while it is pointed at.
    await avis.hover();
    expect(await page.getByRole('dialog').count()).toBe(0);
    const marque = page.locator('[data-barre-achat] [data-au-panier]');
    await expect.poll(() => marque.textContent()).toBe('3 au panier');

    await page.getByRole('status').getByRole('button', { name: 'Annuler' }).click();
    await expect.poll(() => marque.count()).toBe(0);
    expect(await complaints(journal)).toEqual([]);

    await champ.fill('1');
    await page.getByRole('button', { name: /^Chantier de ce que vous ajoutez/ }).click();
    const choix = page.getByRole('dialog', { name: 'Ajouter au chantier' });
    await choix.getByLabel('Nouveau chantier').fill('Villa Ker Anna');
    await page.keyboard.press('Enter');
    await ajouterFiche(page).click();
    await page.getByText(`1 × ${article.reference} ajouté à Villa Ker Anna`).waitFor();
    await page.goto(BASE + lienFiche(suivant));
    await awake(quantiteOf(page, suivant));
    await ajouterFiche(page).click();
    await page.getByText(`1 × ${suivant.reference} ajouté à Villa Ker Anna`).waitFor();
    expect(await page.getByRole('button', { name: /Villa Ker Anna/ }).count()).toBe(1);
  });
});

describe('why this price', () => {
  it('tells every price considered, the one kept marked; Escape gives the focus back', async () => {
    const article = simples.find(({ tarif }) => tarif?.promotion);
    if (!article) throw new Error('no article of the demo is in promotion');
    const { page } = await openPage(lienFiche(article));
    const bouton = await awake(
      page.getByRole('button', { name: articles.explication.titre }).first(),
    );
    await bouton.click();
    const bulle = page.getByRole('dialog', { name: articles.explication.titre });
    await bulle.getByText(articles.explication.public).waitFor();
    await bulle.getByText(article.tarif?.promotion?.titre ?? '').waitFor();
    await expect.poll(() => bulle.getByText(`(${articles.explication.retenu})`).count()).toBe(1);
    expect(await findAccessibilityProblems(page, { within: '[popover=auto]' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => bulle.count()).toBe(0);
    await expect
      .poll(() => bouton.evaluate((element) => element === document.activeElement))
      .toBe(true);
  });
});

describe('store availabilities', () => {
  async function openDrawer(page: Page) {
    const choisir = page
      .getByRole('main')
      .getByRole('button', { name: /magasin/i })
      .first();
    await (await awake(choisir)).click();
    const tiroir = page.getByRole('dialog', { name: articles.magasins.titre });
    await tiroir.getByRole('radio').first().waitFor();
    return tiroir;
  }

  it('a store is found, chosen, and the shop follows it; a finger orders what is there', async () => {
    const article = simples.find(({ disponibilite }) => disponibilite.depot.quantite > 0);
    if (!article) throw new Error('nothing is in stock');
    const { page, journal } = await openPage(lienFiche(article), { width: 390 });
    const tiroir = await openDrawer(page);
    await tiroir.getByLabel(magasins.recherche.label).fill('Xyzzy');
    await tiroir.getByText('Aucun lieu ne correspond').waitFor();
    await tiroir.getByLabel(magasins.recherche.label).fill('');
    await tiroir.getByRole('button', { name: magasins.recherche.autour }).click();
    await tiroir.getByText(magasins.recherche.positionRefusee).waitFor();
    await expect.poll(() => tiroir.getByRole('radio').count()).toBeGreaterThan(0);
    await tiroir.getByLabel(magasins.recherche.label).fill('Nantes');
    await tiroir.getByText('Distances depuis Nantes').waitFor();
    const nantes = tiroir.getByRole('radio', { name: /^Nantes/ }).first();
    await nantes.check();
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    const choix = page.waitForResponse((answer) =>
      answer.url().endsWith('/api/profil/magasin-reference'),
    );
    await tiroir.getByRole('button', { name: /^(Retirer|Choisir) / }).click();
    expect((await choix).status()).toBe(200);
    await expect.poll(() => tiroir.count()).toBe(0);
    await page.getByRole('banner').getByText('Nantes', { exact: true }).first().waitFor({
      state: 'attached',
    });
    await page
      .getByRole('main')
      .getByText(/à Nantes/)
      .first()
      .waitFor();
    expect(await complaints(journal)).toEqual([]);

    // Remembered by the session, and said by the server from the next page on.
    await page.goto(listing);
    await page
      .getByRole('main')
      .getByText(/\d en stock à Nantes|^0 à Nantes/)
      .first()
      .waitFor();

    // 44 px at least, and nothing wider than the screen.
    const bouton = await awake(
      page.getByRole('button', { name: /^Ajouter .+ au panier$/ }).first(),
    );
    const box = await bouton.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await bouton.tap();
    await page
      .getByRole('navigation', { name: 'Navigation principale' })
      .getByRole('link', { name: UN_ARTICLE })
      .waitFor();
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await complaints(journal)).toEqual([]);
  });
});

describe('comparison', () => {
  it('puts up to four side by side, remembers them, and Escape closes it', async () => {
    const { page, journal } = await openPage(`${listing}?vue=tableau`);
    const cases = page.getByRole('main').getByRole('checkbox', { name: /^Comparer \S+$/ });
    await awake(cases.first());
    for (const rang of [0, 1, 2, 3]) await cases.nth(rang).check();
    const barre = page.getByRole('region', { name: articles.comparaison.titre });
    const ouvrir = barre.getByRole('button', { name: 'Comparer 4 articles' });
    await ouvrir.waitFor();
    await cases.nth(4).click();
    await page.getByText('4 articles au plus.').first().waitFor();
    await expect.poll(() => cases.nth(4).isChecked()).toBe(false);

    await ouvrir.click();
    const tableau = barre.getByRole('table');
    await expect.poll(() => tableau.getByRole('columnheader').count()).toBe(5);
    await tableau.getByRole('rowheader', { name: articles.comparaison.prix }).waitFor();
    expect(await findAccessibilityProblems(page, { within: '.compare-bar' })).toEqual([]);
    const lignes = await tableau.getByRole('row').count();
    await barre.getByLabel(articles.comparaison.differences).check();
    await expect.poll(() => tableau.getByRole('row').count()).toBeLessThanOrEqual(lignes);
    await page.keyboard.press('Escape');
    await expect.poll(() => tableau.count()).toBe(0);

    await page.reload();
    await barre.getByRole('button', { name: 'Comparer 4 articles' }).waitFor();
    await barre.getByRole('button', { name: articles.comparaison.effacer }).click();
    await expect.poll(() => barre.count()).toBe(0);
    expect(await complaints(journal)).toEqual([]);
  });
});

describe('recently seen', () => {
  it('shows the articles looked at before, newest first, not the one on screen', async () => {
    const vus = simples.slice(0, 3);
    const [premier, deuxieme, troisieme] = vus;
    if (!premier || !deuxieme || !troisieme) throw new Error('too few articles');
    const { page, journal } = await openPage(lienFiche(premier));
    for (const [before, article] of [
      [premier, deuxieme],
      [deuxieme, troisieme],
    ] as const) {
      // Noted once the sheet is awake.
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('comptoir.vus') ?? ''))
        .toMatch(new RegExp(`^\\[${before.id}\\b`));
      await page.goto(lienFiche(article));
    }
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const rangee = page.getByRole('region', { name: articles.vus.titre });
    await expect
      .poll(() => rangee.getByRole('article').allInnerTexts())
      .toEqual([
        expect.stringContaining(deuxieme.reference),
        expect.stringContaining(premier.reference),
      ]);
    expect(await complaints(journal)).toEqual([]);
  });
});
