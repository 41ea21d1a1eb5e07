/**
 * What is ordered may hold thousands of lines: its pages stay small, and every line is reached. Whole,
 * a page of these would have twice the bytes it may have.
 */
import commandes from '@comptoir/contract/messages/fr/commandes.json' with { type: 'json' };
import tunnel from '@comptoir/contract/messages/fr/piece-ouverte.json' with { type: 'json' };
import { liens } from '@comptoir/contract/liens.ts';
import { LIGNES_PREMIERES } from '@comptoir/contract/panier/limites.ts';
import { expect, it } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import { acheteurLibre } from '../harness/entreprises.ts';
import type { Article } from '../harness/achat-rapide.ts';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { complaints, hydrated, newPage, settled } from '../harness/browser.ts';
import { dialog } from '../harness/connexion.ts';
import { appeler, openOf, passer, preparer } from '../harness/pieces.ts';
import { giveSession, newBuyer, shopDatabase, type Visitor } from '../harness/visitors.ts';

const PAR_CHANTIER = 300;
const MAX_OCTETS = 700_000;
const CHANTIERS = ['Villa', 'Garage', 'Atelier', 'École', 'Mairie'];
const LIGNES = CHANTIERS.length * PAR_CHANTIER;

const articlesLegers = (): Promise<Article[]> =>
  shopDatabase().query<Article>(sql`
    select a.id, a.reference from article a join tarif t on t.article_id = a.id
     where not a.retire and a.trait_de_scie is null and not a.sur_mesure and not a.dangereux
       and a.multiple = 1 and a.minimum = 1
     group by a.id order by a.id limit ${PAR_CHANTIER}`);

async function octets(buyer: Visitor, path: string): Promise<number> {
  const answer = await buyer.call('GET', path, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(200);
  return (await answer.text()).length;
}

/** The shop knows it when this ends. */
async function surMesure(buyer: Visitor, { id }: Article, fait: boolean): Promise<void> {
  await shopDatabase().execute(sql`update article set sur_mesure = ${fait} where id = ${id}`);
  const faits = async () => {
    const { articlesSurMesure } = await appeler<{ articlesSurMesure: number[] }>(
      buyer,
      'GET',
      '/api/piece-ouverte?nombre=1',
    );
    return articlesSurMesure.includes(id);
  };
  await expect.poll(faits).toBe(fait);
}

const dansChaqueChantier = (articles: readonly Article[]) =>
  CHANTIERS.flatMap((chantier) => articles.map((article) => ({ article, quantite: 1, chantier })));

it('each step has the first lines of the largest piece, and the way to the last', async () => {
  const buyer = await newBuyer(await acheteurLibre(6));
  const articles = await articlesLegers();
  await preparer(buyer, 'Commande', dansChaqueChantier(articles));
  for (const lien of [liens.tunnelLivraison, liens.tunnelContact, liens.tunnelConfirmation]) {
    expect(await octets(buyer, lien('fr')), lien('fr')).toBeLessThan(MAX_OCTETS);
  }

  // All lines open in the dialog, drawn as one scrolls; the count is of all of them, in the step as well.
  const { page, journal } = await openOf(buyer, liens.tunnelConfirmation('fr'));
  const toutes = page.getByRole('link', { name: /^Voir les 1.500 lignes$/ });
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await toutes.click();
  await dialog(page).getByRole('heading', { name: tunnel.detail.titre }).waitFor();
  const rangees = dialog(page).locator('[data-ligne]');
  const aVenir = dialog(page).locator('.lignes-a-venir');
  const dernier = articles.at(-1) as Article;
  await expect.poll(() => aVenir.count(), { timeout: 20_000 }).toBeGreaterThan(CHANTIERS.length);
  expect(await rangees.count()).toBeLessThan(LIGNES / 3);

  // The way to rows that are not drawn gives its focus to the first of them.
  await aVenir.last().getByRole('link').focus();
  await rangees.filter({ hasText: dernier.reference }).last().waitFor();
  await dialog(page).locator('[data-ligne]:focus').waitFor();
  expect(await rangees.count()).toBeLessThan(LIGNES / 2);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');

  // What is made to measure is agreed to line by line, wherever its lines stand.
  await surMesure(buyer, dernier, true);
  try {
    await page.reload();
    await hydrated(page);
    await settled(page);
    await page.getByRole('button', { name: tunnel.surMesure.valider }).click();
    await expect
      .poll(() => dialog(page).getByText(dernier.reference).count())
      .toBe(CHANTIERS.length);
    await dialog(page).getByRole('checkbox', { name: tunnel.surMesure.accord }).check();
    await dialog(page).getByRole('button', { name: tunnel.surMesure.valider }).click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await appeler(buyer, 'GET', '/api/piece-ouverte?nombre=1')).toMatchObject({
      surMesureValide: true,
    });
  } finally {
    await surMesure(buyer, dernier, false);
  }
  expect(await complaints(journal)).toEqual([]);

  // Without scripts: page after page, to the last line.
  const sans = await newPage({ javaScript: false });
  await giveSession(sans.page, buyer);
  const lignes = sans.page.locator('main li').filter({ has: sans.page.locator('.type-ref') });
  await sans.page.goto(liens.tunnelConfirmation('fr'));
  const montrees = await lignes.count();
  await sans.page.getByRole('link', { name: /^Voir les 1.500 lignes$/ }).click();
  await sans.page.waitForURL(`**/confirmation?depuis=${montrees}`);
  await expect.poll(() => lignes.count()).toBe(LIGNES_PREMIERES);
  const fin = LIGNES - 1;
  await sans.page.goto(liens.tunnelConfirmation('fr', { query: { depuis: fin } }));
  expect(await lignes.allInnerTexts()).toEqual([expect.stringContaining(dernier.reference)]);

  const { key } = await appeler<{ key: string }>(buyer, 'POST', '/api/piece-ouverte/transformer');
  await suivreCommande(buyer, key, dernier);
}, 240_000);

/** The pages of the order, as who placed it uses them. */
async function suivreCommande(buyer: Visitor, key: string, dernier: Article): Promise<void> {
  const chemin = liens.commande('fr', key);
  for (const path of [
    chemin,
    liens.commandeSucces('fr', { query: { key } }),
    liens.impressionAccuseReception('fr', { query: { key } }),
  ]) {
    expect(await octets(buyer, path), path).toBeLessThan(MAX_OCTETS);
  }
  const { page, journal } = await openOf(buyer, chemin);
  const rangees = page.locator('[data-ligne]');
  expect(await rangees.count()).toBe(LIGNES_PREMIERES);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  const hauteur = () => page.evaluate(() => document.documentElement.scrollHeight);
  const avant = await hauteur();

  // The end of the last chantier at once: its last rows are drawn, those between are not.
  const mairie = page.getByRole('region', { name: CHANTIERS.at(-1) ?? '' });
  await mairie.locator('.lignes-a-venir').last().scrollIntoViewIfNeeded();
  await mairie.getByText(dernier.reference).first().waitFor();
  expect(await rangees.count()).toBeLessThan(LIGNES / 2);
  expect(Math.abs((await hauteur()) - avant) / avant).toBeLessThan(0.1);

  // A chantier is chosen whole, and ordered again whole.
  await page.getByRole('checkbox', { name: 'Choisir les lignes de Villa' }).click();
  const barre = page.getByRole('region', { name: commandes.choix.titre });
  await barre.getByText(/^300 lignes choisies$/).waitFor();
  await barre.getByRole('button', { name: /^Recommander/ }).click();
  await page.getByText(/^300 lignes dans le panier/).waitFor({ timeout: 30_000 });
  expect(await complaints(journal)).toEqual([]);

  const sans = await newPage({ javaScript: false });
  await giveSession(sans.page, buyer);
  await sans.page.goto(chemin);
  await sans.page
    .getByRole('link', { name: /lignes suivantes/ })
    .first()
    .click();
  await sans.page.waitForURL(`**?depuis=${LIGNES_PREMIERES}`);
  await sans.page.goto(`${chemin}?depuis=${LIGNES - 1}`);
  expect(await sans.page.locator('[data-ligne]').allInnerTexts()).toEqual([
    expect.stringContaining(dernier.reference),
  ]);
}

it('a quote as large is read as one scrolls, and ordered without the lines one leaves out', async () => {
  const buyer = await newBuyer(await acheteurLibre(7));
  const articles = await articlesLegers();
  const dernier = articles.at(-1) as Article;
  const { key } = await passer(buyer, 'Devis', dansChaqueChantier(articles));
  await shopDatabase().execute(sql`
    update devis set etat = 'propose', valable_jusqu = current_date + 30 where cle = ${key}`);
  const chemin = liens.devisDetail('fr', key);
  for (const path of [
    chemin,
    liens.devisCommande('fr', key),
    liens.devisEdition('fr', key),
    liens.devisSucces('fr', { query: { key } }),
  ]) {
    expect(await octets(buyer, path), path).toBeLessThan(MAX_OCTETS);
  }
  const { page, journal } = await openOf(buyer, chemin);
  const rangees = page.locator('[data-ligne]');
  expect(await rangees.count()).toBe(LIGNES_PREMIERES);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  const mairie = page.getByRole('region', { name: CHANTIERS.at(-1) ?? '' });
  await mairie.locator('.lignes-a-venir').last().scrollIntoViewIfNeeded();
  const derniere = mairie.locator('[data-ligne]').filter({ hasText: dernier.reference });
  await derniere.getByRole('checkbox').click();
  await page.getByRole('link', { name: /1.?499 lignes/ }).click();
  await page.waitForURL('**/commande?sauf=*');
  await page.getByRole('heading', { name: /1.?499 lignes/ }).waitFor();
  await page.getByRole('link', { name: /^et 1.399 autres lignes/ }).waitFor();
  expect(await complaints(journal)).toEqual([]);

  // Changed as a whole, though only what nears the screen is drawn.
  await page.goto(liens.devisEdition('fr', key));
  const aVenir = page.locator('.lignes-a-venir');
  await expect.poll(() => aVenir.count()).toBeGreaterThan(1);
  await aVenir.last().scrollIntoViewIfNeeded();
  const changee = rangees.filter({ hasText: dernier.reference }).last();
  await changee.getByRole('spinbutton').fill('7');
  expect(await rangees.count()).toBeLessThan(LIGNES / 2);
  await page.getByRole('button', { name: /^Enregistrer/ }).click();
  await page.waitForURL(`**${chemin}`, { timeout: 30_000 });
  const { courante } = await appeler<{
    courante: { lignes: { reference: string; quantite: number }[] };
  }>(buyer, 'GET', `/api/devis/${key}`);
  expect(courante.lignes).toHaveLength(LIGNES);
  expect(courante.lignes.at(-1)).toMatchObject({ reference: dernier.reference, quantite: 7 });
  expect(await complaints(journal)).toEqual([]);

  const sans = await newPage({ javaScript: false });
  await giveSession(sans.page, buyer);
  await sans.page.goto(`${chemin}?depuis=${LIGNES - 1}`);
  expect(await sans.page.locator('[data-ligne]').allInnerTexts()).toEqual([
    expect.stringContaining(dernier.reference),
  ]);
}, 180_000);
