/** A basket of more lines than its page begins with: bounded at first, whole to who uses it. */
import panier from '@comptoir/contract/messages/fr/panier.json' with { type: 'json' };
import { LIGNES_PREMIERES } from '@comptoir/contract/panier/limites.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import { acheteurLibre } from '../harness/entreprises.ts';
import type { Article } from '../harness/achat-rapide.ts';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { complaints, newPage, settled } from '../harness/browser.ts';
import { dialog } from '../harness/connexion.ts';
import { send, lu, openPanierOf, rangs, remplir, section } from '../harness/panier.ts';
import { saisir, valeur } from '../harness/nombre.ts';
import { giveSession, newBuyer, shopDatabase } from '../harness/visitors.ts';

const VILLA = 320;
const AUTRES = 60;
const TOUTES = VILLA + AUTRES;
const compter = async (buyer: Parameters<typeof lu>[0]) =>
  Object.values(await lu(buyer)).reduce((n, lignes) => n + Object.keys(lignes).length, 0);

it('a large basket comes with its first lines, and with the others as one goes to them', async () => {
  const buyer = await newBuyer(await acheteurLibre(18));
  const articles = await shopDatabase().query<Article>(sql`
    select a.id, a.reference from article a join tarif t on t.article_id = a.id
     where not a.retire and a.trait_de_scie is null and a.multiple = 1 and a.minimum = 1
     group by a.id order by a.id limit ${VILLA}`);
  await remplir(buyer, [
    ...articles.map((article) => ({ article, quantite: 1, chantier: 'Villa' })),
    ...articles.slice(0, AUTRES).map((article) => ({ article, quantite: 1 })),
  ]);
  const { page, journal } = await openPanierOf(buyer);
  expect(await rangs(page).count()).toBe(LIGNES_PREMIERES);
  const villa = section(page, 'Villa');
  const reste = section(page, panier.chantier.sansNom);
  // Counts and totals are of all lines; the room of the others is kept.
  expect(await villa.innerText()).toContain(`${VILLA} lignes`);
  expect(await reste.innerText()).toContain(`${AUTRES} lignes`);
  const hauteur = () => page.evaluate(() => document.documentElement.scrollHeight);
  const avant = await hauteur();
  expect(await findAccessibilityProblems(page)).toEqual([]);

  // The end, by the few frames a slow machine shows on the way: the last lines are drawn, those
  // between are not.
  await flyToEnd(page);
  const derniere = rangs(page).last();
  await reste.locator('[data-ligne]').first().waitFor();
  await settled(page);
  expect(await rangs(page).count()).toBeLessThan(LIGNES_PREMIERES + 2 * AUTRES);
  expect(Math.abs((await hauteur()) - avant) / avant).toBeLessThan(0.05);
  const lointain = reste.getByRole('spinbutton').last();
  await saisir(lointain, '7');
  const dernier = articles[AUTRES - 1];
  await expect.poll(async () => (await lu(buyer))['']?.[dernier?.reference ?? '']).toBe(7);
  await settled(page);
  expect(await valeur(derniere.getByRole('spinbutton'))).toBe('7');

  // Another tab removes a line: what bears on all lines bears on those that are left.
  await page.goto('/');
  await page.goto('/panier');
  await settled(page);
  const [premier] = articles;
  await send(buyer, 'DELETE', await cheminOf(buyer, premier?.id ?? 0));
  await page.getByRole('checkbox', { name: panier.selection.toutes }).click();
  const barre = page.getByRole('region', { name: panier.selection.titre });
  await barre.getByText(`${TOUTES - 1} lignes sélectionnées`).waitFor();
  await barre.getByRole('button', { name: panier.selection.effacer }).click();

  // Emptied and taken back: no line is lost.
  await page.getByRole('button', { name: panier.tete.autres }).click();
  await page.getByRole('menuitem', { name: panier.tete.vider }).click();
  await page.getByRole('button', { name: panier.annuler }).click();
  await expect.poll(() => compter(buyer), { timeout: 20_000 }).toBe(TOUTES - 1);
  await settled(page);

  // Paper of all lines is the PDF.
  await page.getByRole('button', { name: panier.tete.imprimer }).click();
  await dialog(page).getByText(panier.export.titre).waitFor();
  expect(await complaints(journal)).toEqual([]);

  // Without scripts: page after page.
  const sans = await newPage({ javaScript: false });
  await giveSession(sans.page, buyer);
  await sans.page.goto('/panier');
  expect(await rangs(sans.page).count()).toBe(LIGNES_PREMIERES);
  await sans.page
    .getByRole('link', { name: /lignes suivantes/ })
    .first()
    .click();
  await sans.page.waitForURL(`**/panier?*depuis=${LIGNES_PREMIERES}*`);
  await expect.poll(() => rangs(sans.page).count()).toBe(LIGNES_PREMIERES);
}, 120_000);

/** As the End key does where each frame takes longer than a moment. */
function flyToEnd(page: Page): Promise<void> {
  return page.evaluate(
    ({ steps, frameMs }) =>
      new Promise<void>((resolve) => {
        const fly = (step: number) => {
          const top = (document.body.scrollHeight * step) / steps;
          scrollTo({ top, behavior: 'instant' });
          const until = performance.now() + frameMs;
          while (performance.now() < until);
          if (step < steps) requestAnimationFrame(() => fly(step + 1));
          else resolve();
        };
        requestAnimationFrame(() => fly(1));
      }),
    { steps: 14, frameMs: 160 },
  );
}

async function cheminOf(buyer: Parameters<typeof lu>[0], articleId: number): Promise<string> {
  const answer = await buyer.call('GET', '/api/panier?nombre=1');
  const { chantiers } = (await answer.json()) as { chantiers: { id: number }[] };
  return `/api/panier/chantiers/${chantiers[0]?.id}/articles/${articleId}`;
}
