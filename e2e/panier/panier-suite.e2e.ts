/** From a purchase order to the order that goes on: a file read, a cut changed, an article replaced. */
import decoupe from '@comptoir/contract/messages/fr/decoupe.json' with { type: 'json' };
import panier from '@comptoir/contract/messages/fr/panier.json' with { type: 'json' };
import { LIGNES_PREMIERES } from '@comptoir/contract/panier/limites.ts';
import { acheteurLibre } from '../harness/entreprises.ts';
import type { Article } from '../harness/achat-rapide.ts';
import { expect, it } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { complaints, settled } from '../harness/browser.ts';
import { dialog } from '../harness/connexion.ts';
import {
  choisirAction,
  send,
  lu,
  openPanierOf,
  panierDeChantier,
  rang,
  rangs,
} from '../harness/panier.ts';
import { newBuyer, shopDatabase, type Visitor } from '../harness/visitors.ts';

async function findBarre(): Promise<Pick<Article, 'id' | 'reference'>> {
  return shopDatabase().one(sql`
    select a.id, a.reference from article a join tarif t on t.article_id = a.id
     where a.debit = 'barre' and a.multiple = 1 and not a.retire
       and a.debit_longueur between 2500 and 3000
     order by a.id limit 1`);
}

/** One the shop proposes something in stock for. */
async function findRemplacable(buyer: Visitor): Promise<Article> {
  const answer = await buyer.call('GET', '/api/recherche?q=vis&parPage=24');
  const { articles } = (await answer.json()) as { articles: Article[] };
  for (const article of articles) {
    await send(buyer, 'POST', '/api/panier/vider');
    await send(buyer, 'PUT', `/api/panier/articles/${article.id}`);
    const [chantier] = (await (await buyer.call('GET', '/api/panier/chantiers')).json()) as {
      id: number;
    }[];
    const path = `/api/panier/chantiers/${chantier?.id}/articles/${article.id}/equivalents`;
    const { articles: proposes } = (await (await buyer.call('GET', path)).json()) as {
      articles: unknown[];
    };
    if (proposes.length > 0) return article;
  }
  throw new Error('nothing has an equivalent');
}

it('an empty basket offers what is due, lists and the last order; one button fills it again', async () => {
  const { email, numero } = await shopDatabase().one<{ email: string; numero: string }>(sql`
    select u.email, c.numero
      from commande c join utilisateur u on u.id = c.utilisateur_id join compte co on co.id = u.compte_id
     where u.etat = 'actif' and not co.bloque and co.raison_sociale <> 'Menuiserie Morel'
       and c.etat not in ('annulee', 'refusee')
     order by c.passee_le desc, c.id desc limit 1`);
  const buyer = await newBuyer(email);
  await send(buyer, 'POST', '/api/panier/vider');
  const { page, journal } = await openPanierOf(buyer);
  await page.getByText(numero).first().waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: `${panier.vide.recommander} ${numero}` }).click();
  await rangs(page).first().waitFor();
  expect(await complaints(journal)).toEqual([]);
});

it('a purchase order is read into a chantier with its number, and the basket goes on to the order', async () => {
  const { buyer, articles } = await panierDeChantier(await acheteurLibre(3));
  const [a, b] = articles;
  const { page, journal } = await openPanierOf(buyer);
  await page.getByRole('button', { name: 'Importer', exact: true }).click();
  const panneau = page.getByRole('region', { name: 'Importer des lignes' });
  await panneau.getByText('Bon de commande', { exact: true }).click();
  const bon = `Commande n° BC-2026-118\n\nRéférence;Désignation;Quantité\n${a.reference};a;7\n${b.reference};b;4\n`;
  await panneau.locator('input[type=file]').setInputFiles({
    name: 'bon.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(bon),
  });
  await panneau.getByLabel('Vers le chantier').selectOption({ label: 'Nouveau chantier' });
  await panneau.getByLabel('Nom du chantier').fill('Façade nord');
  await panneau.getByRole('button', { name: 'Importer', exact: true }).click();
  await page.getByRole('heading', { name: 'Façade nord' }).waitFor();
  expect((await lu(buyer))['Façade nord']).toEqual({ [a.reference]: 7, [b.reference]: 4 });
  await page.getByText(/BC-2026-118/).waitFor();

  // What a long file asks is told line by line, drawn as one scrolls to it.
  await page.getByRole('button', { name: 'Importer', exact: true }).click();
  await panneau.getByText('Bon de commande', { exact: true }).click();
  const inconnues = Array.from({ length: 400 }, (_, rang) => `ZQX-${1000 + rang}-INC;1`);
  await panneau.locator('input[type=file]').setInputFiles({
    name: 'long.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Référence;Quantité', ...inconnues].join('\n')),
  });
  await panneau.getByRole('button', { name: 'Importer', exact: true }).click();
  const questions = dialog(page).locator('[data-ligne]');
  await questions.first().waitFor();
  expect(await questions.count()).toBe(LIGNES_PREMIERES);
  // As one scrolls on: what is drawn on the way is taller or shorter than what stood for it.
  await expect
    .poll(async () => {
      await page.evaluate(() =>
        [...document.querySelectorAll('[role=dialog] .lignes-a-venir')]
          .at(-1)
          ?.scrollIntoView({ block: 'end' }),
      );
      return dialog(page).getByText('ZQX-1399-INC').count();
    })
    .toBe(1);
  expect(await questions.count()).toBeLessThan(inconnues.length);
  await dialog(page).getByRole('button', { name: panier.nonImportes.fini }).click();
  await dialog(page).waitFor({ state: 'detached' });

  await settled(page);
  // On the screen of a small laptop, at the top of the page and at its end.
  await page.setViewportSize({ width: 1366, height: 650 });
  const commander = page.locator('aside').getByRole('button', { name: 'Commander', exact: true });
  for (const y of [0, 100_000]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    const box = await commander.boundingBox();
    expect(box && box.y > 0 && box.y + box.height < 650).toBe(true);
  }
  await commander.click();
  await page.waitForURL('**/tunnel/livraison');
  const piece = await buyer.call('GET', '/api/piece-ouverte');
  expect(await piece.json()).toMatchObject({ type: 'Commande', nombreArticles: 7 });
  expect(await complaints(journal)).toEqual([]);
});

it('a line is cut, its list changed, and what is short of stock gives way to an equivalent', async () => {
  const buyer = await newBuyer(await acheteurLibre(9));
  const remplacable = await findRemplacable(buyer);
  const barre = await findBarre();
  await send(buyer, 'PUT', `/api/panier/articles/${barre.id}?quantite=6`);
  const { page } = await openPanierOf(buyer);
  const coupee = rangs(page).filter({ has: page.getByText(barre.reference, { exact: true }) });
  const liste = dialog(page).getByLabel(decoupe.edition.coller);
  // A list sets the quantity of the line: both dialogs and the toast say from what to what.
  const couper = async () => {
    await coupee.getByRole('button', { name: panier.ligne.couper }).click();
    await liste.fill('2x1200');
    await dialog(page)
      .getByText(/6 → 1.barre/)
      .waitFor();
    await dialog(page).getByRole('button', { name: decoupe.edition.continuer }).click();
    await dialog(page)
      .getByText(/6 → 1.barre/)
      .waitFor();
    await dialog(page)
      .getByRole('button', { name: /^Enregistrer la coupe/ })
      .click();
    await page.getByText(/· 6 → 1.barre/).waitFor();
  };
  await couper();
  await page.getByRole('button', { name: decoupe.toast.annuler }).click();
  await expect.poll(async () => (await lu(buyer))['']?.[barre.reference]).toBe(6);
  await couper();
  await coupee.getByRole('button', { name: 'Modifier la coupe' }).click();
  await liste.waitFor();
  await expect.poll(() => liste.inputValue()).toBe('2x1200');
  await liste.fill('2x1200+3x700');
  await dialog(page).getByRole('button', { name: decoupe.edition.continuer }).click();
  await dialog(page)
    .getByRole('button', { name: /^Enregistrer la coupe/ })
    .click();
  await dialog(page).waitFor({ state: 'detached' });
  await coupee.getByText(/2\s×\s1200 \+ 3\s×\s700/).waitFor();

  await choisirAction(page, remplacable, 'Équivalents en stock');
  const propositions = page.getByRole('region', { name: /^En stock, à la place de/ });
  await propositions.getByRole('button', { name: 'Remplacer' }).first().waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await propositions.getByRole('button', { name: 'Remplacer' }).first().click();
  await rang(page, remplacable).waitFor({ state: 'detached' });
  expect(Object.keys((await lu(buyer))[''] ?? {})).not.toContain(remplacable.reference);
});
