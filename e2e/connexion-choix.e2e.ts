/** What is asked of a person between his password and his account: which company, which basket. */
import cadre from '@comptoir/contract/messages/fr/cadre.json' with { type: 'json' };
import identite from '@comptoir/contract/messages/fr/identite.json' with { type: 'json' };
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../packages/server/src/db/sql.ts';
import { findAccessibilityProblems } from './harness/axe.ts';
import { BASE, openPage, settled } from './harness/browser.ts';
import {
  boutonCompte,
  champs,
  dialog,
  local,
  MOT_DE_PASSE,
  openConnexion,
  seConnecter,
} from './harness/connexion.ts';
import { shopDatabase } from './harness/visitors.ts';

const PAUL = 'paul@deux-comptes.test';

describe('a person of two companies', () => {
  beforeEach(async () => {
    await shopDatabase().execute(sql`
      delete from panier where utilisateur_id in (select id from utilisateur where email = ${PAUL})`);
    await shopDatabase().execute(sql`
      delete from liste_achats
       where utilisateur_id in (select id from utilisateur where email = ${PAUL})`);
  });

  it('chooses one, by the keyboard alone', async () => {
    const { page } = await openConnexion('/offres');
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

  it('may close the choice, and is then signed in nowhere', async () => {
    const { page } = await openConnexion();
    await seConnecter(page, PAUL);
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(local(page)).toBe('/connexion');
    await page.getByRole('banner').getByText(cadre.compte.seConnecter).waitFor();
  });

  /** A visitor with one line signs in for the first company. */
  async function arriver(query: string, width = 1280) {
    const opened = await openPage(`/recherche?q=${query}`, { width });
    const { page } = opened;
    await settled(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Ajouter/ })
      .first()
      .click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('comptoir.panier'))).toBe('1');
    await settled(page);
    await page.goto('/connexion?redirect_url=%2Foffres');
    await seConnecter(page, PAUL);
    await dialog(page)
      .getByRole('button', { name: /Rousseau Agencement/ })
      .click();
    return opened;
  }

  it.each([
    ['fusionner', identite.fusion.fusionner.titre, '2', 0],
    ['remplacer', identite.fusion.remplacer.titre, '1', 1],
    ['garder', identite.fusion.garder.titre, '1', 1],
  ])('chooses what becomes of two baskets: %s', async (_choix, titre, lignes, listes) => {
    const first = await arriver('perceuse');
    await first.page.waitForURL(`${BASE}/offres`);
    const { page } = await arriver('vis', 390);
    await dialog(page).getByRole('heading', { name: identite.fusion.titre }).waitFor();
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
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
  });
});
