/** An order paid by card: refused, given up, then accepted with a code; and a bank that is slow. */
import { beforeAll, expect, it } from 'vitest';
import { acheteurLibre } from '../harness/entreprises.ts';
import { findArticles } from '../harness/achat-rapide.ts';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { BASE, complaints, hydrated, newPage, settled } from '../harness/browser.ts';
import { dialog } from '../harness/connexion.ts';
import { payerAvec, preparerCarte } from '../harness/paiement.ts';
import { giveSession, newBuyer, type Visitor } from '../harness/visitors.ts';

const LIMIT_MS = 45_000;
let articleId: number;
beforeAll(async () => {
  const [article] = await findArticles(1);
  articleId = article?.id ?? 0;
});

async function ouvrirConfirmation(buyer: Visitor, width: number) {
  const opened = await newPage({ width });
  await giveSession(opened.page, buyer);
  await opened.page.goto(`${BASE}/tunnel/confirmation`);
  await hydrated(opened.page);
  return opened;
}

it(
  'a refusal tells why and leaves everything; given up too; a code then makes the order',
  async () => {
    const buyer = await newBuyer(await acheteurLibre(19));
    await preparerCarte(buyer, articleId);
    const { page, journal } = await ouvrirConfirmation(buyer, 1280);
    const payer = page.getByRole('button', { name: 'Payer par carte' });

    await payer.click();
    await page.waitForURL(/\/banque-essai\//);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await payerAvec(page, '4970 0000 0000 0034');
    await page.waitForURL(/\/tunnel\/confirmation/);
    await dialog(page).getByText('Le plafond de la carte est dépassé').waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    // Tried again at once, with another card.
    await dialog(page).getByRole('button', { name: 'Réessayer' }).click();
    await page.waitForURL(/\/banque-essai\//);
    await page.getByRole('button', { name: 'Abandonner' }).click();
    await page.waitForURL(/\/tunnel\/confirmation/);
    await dialog(page).getByRole('heading', { name: 'Paiement abandonné' }).waitFor();
    await dialog(page).getByRole('button', { name: 'Réessayer' }).click();
    await page.waitForURL(/\/banque-essai\//);
    await payerAvec(page, '4970 0000 0000 0018');
    await page.getByLabel('Code reçu par SMS').fill('123456');
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Valider le code' }).click();
    await page.waitForURL(/\/paiement-succes/);
    await page.getByRole('heading', { name: 'Paiement accepté, commande enregistrée' }).waitFor();
    expect(await page.getByRole('main').innerText()).toMatch(/C\d{2}-\d{6}/);
    await settled(page);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    const panier = await buyer.call('GET', '/api/panier');
    expect(await panier.json()).toMatchObject({ nombreArticles: 0 });
    expect(await complaints(journal)).toEqual([]);
  },
  LIMIT_MS,
);

it(
  'a slow bank is waited for, over a reload too; one that never calls is asked',
  async () => {
    const buyer = await newBuyer(await acheteurLibre(20));
    await preparerCarte(buyer, articleId);
    const { page, journal } = await ouvrirConfirmation(buyer, 390);
    const payer = page.getByRole('button', { name: 'Payer par carte' });
    await payer.click();
    await payerAvec(page, '4970 0000 0000 0067');
    await page.getByRole('heading', { name: 'La banque confirme votre paiement' }).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { name: 'La banque confirme votre paiement' }).waitFor();
    await page.waitForURL(/\/paiement-succes/, { timeout: 20_000 });

    await preparerCarte(buyer, articleId);
    await page.goto(`${BASE}/tunnel/confirmation`);
    await hydrated(page);
    await payer.click();
    await payerAvec(page, '4970 0000 0000 0075');
    await page.waitForURL(/\/paiement-succes/, { timeout: 20_000 });
    expect(await complaints(journal)).toEqual([]);
  },
  2 * LIMIT_MS,
);
