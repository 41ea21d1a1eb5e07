/** What is asked of a person between password and account: which company, which basket. */
import cadre from '@comptoir/contract/messages/fr/cadre.json' with { type: 'json' };
import listesAchats from '@comptoir/contract/messages/fr/listes-achats.json' with { type: 'json' };
import identite from '@comptoir/contract/messages/fr/identite.json' with { type: 'json' };
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { findArticles, type Article } from '../harness/achat-rapide.ts';
import { BASE, newPage, settled } from '../harness/browser.ts';
import {
  appeler,
  boutonCompte,
  champs,
  dialog,
  MOT_DE_PASSE,
  openConnexion,
  seConnecter,
} from '../harness/connexion.ts';
import { send, openPanierOf } from '../harness/panier.ts';
import { newBuyer, shopDatabase } from '../harness/visitors.ts';

const PAUL = 'paul@deux-comptes.test';

describe('a person of two companies', () => {
  beforeEach(async () => {
    await shopDatabase().execute(sql`
      delete from panier where utilisateur_id in (select id from utilisateur where email = ${PAUL})`);
    await shopDatabase().execute(sql`
      delete from liste_achats
       where utilisateur_id in (select id from utilisateur where email = ${PAUL})`);
  });

  it('chooses one, by the keyboard alone; who closes the choice is signed in nowhere', async () => {
    const { page } = await openConnexion('/offres');
    await seConnecter(page, PAUL);
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/connexion');
    await page.getByRole('banner').getByText(cadre.compte.seConnecter).waitFor();
    await champs(page).identifiant.fill('');
    await champs(page).motDePasse.fill('');

    await champs(page).identifiant.focus();
    await page.keyboard.type(PAUL);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(MOT_DE_PASSE);
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('heading', { name: identite.selection.titre }).waitFor();
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    const rows = dialog(page).getByRole('listitem').getByRole('button');
    await expect
      .poll(() => rows.first().evaluate((row) => row === document.activeElement))
      .toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${BASE}/offres`);
    await settled(page);
    await boutonCompte(page, 'Paul Rousseau').press('Enter');
    await page.getByText(/^Rousseau Maintenance · /).waitFor();
    await page.keyboard.press('Escape');
    await expect
      .poll(() =>
        boutonCompte(page, 'Paul Rousseau').evaluate((each) => each === document.activeElement),
      )
      .toBe(true);
  });

  it('goes over to the other company from the menu of the account, each with its basket', async () => {
    const [article] = await findArticles(1);
    const buyer = await newBuyer(PAUL);
    await send(buyer, 'PUT', '/api/panier/articles', [{ articleId: article?.id, quantite: 1 }]);
    const { page } = await openPanierOf(buyer);
    const nombre = page.locator('[data-entete=panier] [data-compte-lignes]');
    await expect.poll(() => nombre.innerText()).toBe('1');
    await boutonCompte(page, 'Paul Rousseau').click();
    await page.getByRole('button', { name: 'Passer à Rousseau Maintenance' }).click();
    await expect.poll(() => nombre.count()).toBe(0);
    await settled(page);
    await boutonCompte(page, 'Paul Rousseau').click();
    await page.getByText(/^Rousseau Maintenance · /).waitFor();
    await page.getByRole('button', { name: 'Passer à Rousseau Agencement' }).click();
    await expect.poll(() => nombre.innerText()).toBe('1');
  });

  /** A visitor with one line signs in for the first company, which has a line of its own. */
  async function arriver(): Promise<Page> {
    const [sien, visite] = await findArticles(2);
    const unOf = (article: Article | undefined) => [{ articleId: article?.id, quantite: 1 }];
    await send(await newBuyer(PAUL), 'PUT', '/api/panier/articles', unOf(sien));
    const { page } = await newPage({ width: 390 });
    await appeler(page, 'PUT', '/api/panier/articles', unOf(visite));
    await page.goto('/connexion?redirect_url=%2Foffres');
    await seConnecter(page, PAUL);
    await dialog(page)
      .getByRole('button', { name: /Rousseau Agencement/ })
      .click();
    return page;
  }

  it.each([
    ['fusionner', identite.fusion.fusionner.titre, '2', 0],
    ['remplacer', identite.fusion.remplacer.titre, '1', 1],
    ['garder', identite.fusion.garder.titre, '1', 1],
  ])('chooses what becomes of two baskets: %s', async (choix, titre, lignes, listes) => {
    const page = await arriver();
    await dialog(page).getByRole('heading', { name: identite.fusion.titre }).waitFor();
    if (choix === 'fusionner') {
      expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    }
    const row = titre.replace('{{lignes}}', '1 ligne');
    await dialog(page).getByRole('button', { name: row }).click();
    await page.waitForURL(`${BASE}/offres`);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('comptoir.panier')))
      .toBe(lignes);
    const { nombre } = await shopDatabase().one<{ nombre: number }>(sql`
      select count(*)::int as nombre from liste_achats
       where utilisateur_id in (select id from utilisateur where email = ${PAUL})`);
    expect(nombre).toBe(listes);
    if (listes === 0) return;
    // What was set aside is announced, and comes back whole.
    await page.getByText(listesAchats.misDeCote.titre).waitFor();
    await page.getByRole('button', { name: listesAchats.panier.mettre }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('comptoir.panier'))).toBe('2');
  });
});
