/** A customer quote is begun where its lines already stand: in the basket, a list, an order. */
import commandes from '@comptoir/contract/messages/fr/commandes.json' with { type: 'json' };
import listesAchats from '@comptoir/contract/messages/fr/listes-achats.json' with { type: 'json' };
import panierMots from '@comptoir/contract/messages/fr/panier.json' with { type: 'json' };
import { liens } from '@comptoir/contract/liens.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findArticles } from '../harness/achat-rapide.ts';
import { complaints, newPage } from '../harness/browser.ts';
import { acheteurLibre } from '../harness/entreprises.ts';
import { appeler, passer } from '../harness/pieces.ts';
import { remplir } from '../harness/panier.ts';
import { giveSession, newBuyer } from '../harness/visitors.ts';

/** What the quote that opens has in its cells: name and quantity of each line. */
async function lignesDuDevis(page: Page): Promise<string[]> {
  await page.waitForURL(/\/mon-compte\/devis-clientele\/\d+$/);
  const lignes = page.locator('[data-ligne]');
  // A row is first a name, then cells.
  await lignes.last().locator('[data-cellule="quantite"]').waitFor();
  return lignes.evaluateAll((each) =>
    each.map((ligne) =>
      ['libelle', 'quantite']
        .map((nom) => ligne.querySelector<HTMLInputElement>(`[data-cellule="${nom}"]`)?.value)
        .join(' × '),
    ),
  );
}

async function choisir(page: Page, menu: string, entree: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).first().click();
  await page.getByRole('menuitem', { name: entree }).click();
}

it('a quote begins from the basket, from a list and from an order', async () => {
  const buyer = await newBuyer(await acheteurLibre(25));
  const deux = (await findArticles(2)).map((article, i) => ({ article, quantite: i + 2 }));
  const attendues = deux.map(({ article, quantite }) => `${article.libelle} × ${quantite}`);
  const { key } = await passer(buyer, 'Commande', deux);
  const { id: listeId } = await appeler<{ id: number }>(buyer, 'POST', '/api/listes-achats', {
    libelle: 'Fourgon de pose',
    articles: deux.map(({ article, quantite }) => ({ articleId: article.id, quantite })),
  });
  await remplir(buyer, deux);
  const { page, journal } = await newPage();
  await giveSession(page, buyer);

  await page.goto(liens.panier('fr'));
  await choisir(page, panierMots.tete.autres, panierMots.tete.devisClient);
  expect(await lignesDuDevis(page)).toEqual(attendues);

  await page.goto(liens.listeAchats('fr', listeId));
  await choisir(
    page,
    listesAchats.menu.titre.replace('{{liste}}', 'Fourgon de pose'),
    listesAchats.menu.devisClient,
  );
  expect(await lignesDuDevis(page)).toEqual(attendues);
  await page.getByRole('heading', { level: 1, name: /Fourgon de pose/ }).waitFor();

  await page.goto(liens.commande('fr', key));
  await choisir(page, commandes.actions.autres, commandes.actions.devisClient);
  expect(await lignesDuDevis(page)).toEqual(attendues);

  // Each is a quote of its own, and the basket is as it was.
  const { total } = await appeler<{ total: number }>(buyer, 'GET', '/api/devis-clientele');
  expect(total).toBe(3);
  const panier = await appeler<{ nombreArticles: number }>(buyer, 'GET', '/api/panier');
  expect(panier.nombreArticles).toBe(2);
  expect(await complaints(journal)).toEqual([]);
});
