/** What a company buys and how often: seen, put into the basket when it is due, and into lists. */
import achatRapide from '@comptoir/contract/messages/fr/achat-rapide.json' with { type: 'json' };
import articles from '@comptoir/contract/messages/fr/articles.json' with { type: 'json' };
import habitudes from '@comptoir/contract/messages/fr/habitudes-achats.json' with { type: 'json' };
import listesAchats from '@comptoir/contract/messages/fr/listes-achats.json' with { type: 'json' };
import tableau from '@comptoir/contract/messages/fr/tableau-de-bord.json' with { type: 'json' };
import monCompte from '@comptoir/contract/messages/fr/mon-compte.json' with { type: 'json' };
import { readFile } from 'node:fs/promises';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { expect, it } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import { entrepriseADeux } from '../harness/entreprises.ts';
import { barre, findArticles, type Article } from '../harness/achat-rapide.ts';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { complaints, settled } from '../harness/browser.ts';
import { dialog } from '../harness/connexion.ts';
import { listesLues } from '../harness/listes.ts';
import { openOf, passer } from '../harness/pieces.ts';
import { newBuyer, shopDatabase } from '../harness/visitors.ts';

it('what is due goes into the basket in the usual quantities, and comes back out', async () => {
  const { acheteur } = await entrepriseADeux('habitudes');
  const buyer = await newBuyer(acheteur);
  // Far down the list: what other tests order of the first ones would be bought today.
  const [a, b] = (await findArticles(80)).slice(-2) as [Article, Article];
  for (const jours of [90, 60, 31]) {
    const { numero } = await passer(buyer, 'Commande', [
      { article: a, quantite: 4, chantier: 'Villa Ker Anna' },
      { article: b, quantite: 2 },
    ]);
    await shopDatabase().execute(sql`
      update commande set passee_le = passee_le - make_interval(days => ${jours}::int)
       where numero = ${numero}`);
    await shopDatabase().execute(
      sql`select suivre_habitudes(id) from commande where numero = ${numero}`,
    );
  }
  const { page, journal } = await openOf(
    buyer,
    `${liens.habitudesAchats('fr')}?recherche=${a.reference}`,
  );
  await settled(page);
  const rangee = page.getByRole('row').filter({ hasText: a.reference });
  await rangee.getByText(habitudes.etats.due).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const large = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(large, { message: String(width) }).toBeLessThanOrEqual(width);
  }

  const quantites = async () => {
    const panier = (await (await buyer.call('GET', '/api/panier')).json()) as Panier;
    const lignes = panier.chantiers.flatMap(({ articles }) => articles);
    return [a, b].map(({ id }) => lignes.find((ligne) => ligne.id === id)?.quantite);
  };
  await page.getByRole('button', { name: /^Ajouter les \d+ articles dus/ }).click();
  const annuler = page.getByRole('button', { name: 'Annuler' });
  await annuler.waitFor();
  expect(await quantites()).toEqual([4, 2]);
  await annuler.click();
  await expect.poll(quantites).toEqual([undefined, undefined]);

  // Columns of one's own, and what is chosen as a file of those that are shown.
  await page.getByRole('columnheader', { name: habitudes.colonnes.stock }).waitFor();
  await page.getByRole('button', { name: monCompte.colonnes.bouton }).click();
  await page.getByRole('checkbox', { name: habitudes.colonnes.rythme }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: `Choisir ${a.reference}` }).check();
  await page.getByRole('button', { name: monCompte.choix.exporter }).click();
  const [fichier] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: monCompte.export.csv }).click(),
  ]);
  const [tetes, ...lignes] = (await readFile(await fichier.path(), 'utf8')).trim().split('\r\n');
  expect(tetes).not.toContain('Rythme');
  expect(lignes).toEqual([expect.stringMatching(new RegExp(`^${a.reference};.*;4;`))]);

  // To a list: what is chosen, in the usual quantities, then one more from its row.
  const { ajout, creation } = listesAchats;
  await page
    .getByRole('region', { name: monCompte.choix.titre })
    .getByRole('button', { name: articles.liste.titre })
    .click();
  await dialog(page).getByRole('button', { name: ajout.nouvelle }).click();
  await dialog(page).getByLabel(creation.nom).fill('Réserve');
  await page.keyboard.press('Enter');
  const listee = async () => (await listesLues(buyer))['Réserve'];
  await expect.poll(listee).toEqual({ [a.reference]: 4 });
  const versListe = ({ reference }: Article) =>
    page
      .getByRole('main')
      .getByRole('button', { name: articles.liste.ajouter.replace('{{reference}}', reference) });
  const verser = async (bouton: ReturnType<typeof versListe>) => {
    await bouton.click();
    await dialog(page).getByRole('button', { name: ajout.ajouter }).click();
    await dialog(page).waitFor({ state: 'detached' });
  };
  await verser(versListe(a));
  await expect.poll(listee).toEqual({ [a.reference]: 8 });
  await page.getByRole('button', { name: monCompte.choix.aucun }).click();

  await rangee.getByRole('button', { name: `Masquer ${a.reference} des habitudes` }).click();
  await rangee.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Annuler' }).click();
  await rangee.waitFor();

  // The dashboard has what is due, to be ordered there.
  await page.goto(liens.monCompte('fr'));
  const dues = page.getByRole('region', { name: tableau.aRecommander.titre });
  await dues.getByRole('button', { name: /^Ajouter (les|l’article)/ }).waitFor();
  await dues.getByRole('button', { name: `Ajouter ${a.reference} au panier` }).click();
  await expect.poll(quantites).toEqual([4, undefined]);
  await verser(versListe(a));
  await expect.poll(listee).toEqual({ [a.reference]: 12 });
  await settled(page);
  // Scrolled down, something is always half under the header.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findAccessibilityProblems(page, { within: 'main' })).toEqual([]);

  // From a line of an order, and from what is typed in the quick purchase.
  const { key } = await passer(buyer, 'Commande', [{ article: b, quantite: 5 }]);
  await page.goto(liens.commande('fr', key));
  await verser(versListe(b));
  await expect.poll(listee).toEqual({ [a.reference]: 12, [b.reference]: 5 });
  await page.goto(`/achat-rapide?reference=${b.reference}&quantite=2`);
  await verser(barre(page).getByRole('button', { name: achatRapide.barre.liste }));
  await expect.poll(listee).toEqual({ [a.reference]: 12, [b.reference]: 7 });
  expect(await complaints(journal)).toEqual([]);
});
