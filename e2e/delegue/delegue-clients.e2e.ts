/** One delegate, several customers and tabs: nothing of one customer ever reaches another. */
import delegue from '@comptoir/contract/messages/fr/delegue.json' with { type: 'json' };
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import { dialog } from '../harness/connexion.ts';
import {
  agirPour,
  bandeau,
  clientEst,
  clientLibre,
  openAgissant,
  personneOf,
  vu,
} from '../harness/delegue.ts';
import { shopDatabase } from '../harness/visitors.ts';

const lignes = (page: Page) => page.evaluate(() => localStorage.getItem('comptoir.panier'));

async function ajouter(page: Page, at: number): Promise<void> {
  const added = page.waitForResponse((each) => each.url().includes('/api/panier/articles'));
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Ajouter/ })
    .nth(at)
    .click();
  expect((await added).ok()).toBe(true);
}

/** With empty baskets. */
async function deuxClients(): Promise<[string, string]> {
  const noms: [string, string] = [await clientLibre(0), await clientLibre(1)];
  await shopDatabase().execute(sql`
    delete from panier where utilisateur_id in (
      select u.id from utilisateur u join compte c on c.id = u.compte_id
       where c.raison_sociale = any (${noms}))`);
  return noms;
}

async function lignesOf(raisonSociale: string): Promise<number> {
  const { nombre } = await shopDatabase().one<{ nombre: number }>(sql`
    select count(*)::int as nombre
      from panier p
      join chantier on chantier.panier_id = p.id
      join panier_ligne l on l.chantier_id = chantier.id
      join utilisateur u on u.id = p.utilisateur_id
      join compte c on c.id = u.compte_id
     where c.raison_sociale = ${raisonSociale}`);
  return nombre;
}

describe('the basket of a customer', () => {
  it('is intact after switching to another and back', async () => {
    const [un, deux] = await deuxClients();
    const { page } = await openAgissant({ client: un, path: '/recherche?q=vis' });
    await ajouter(page, 0);
    await ajouter(page, 1);
    await expect.poll(() => lignes(page)).toBe('2');
    await agirPour(page, deux, await personneOf(deux));
    await expect.poll(() => lignes(page)).toBe('0');
    await ajouter(page, 2);
    await expect.poll(() => lignes(page)).toBe('1');
    await agirPour(page, un, await personneOf(un));
    await expect.poll(() => lignes(page)).toBe('2');
    expect(await lignesOf(un)).toBe(2);
    expect(await lignesOf(deux)).toBe(1);
  });
});

describe('another tab', () => {
  it('shows at once for whom the delegate acts now, and says why; one that did not hear of it adds nothing to the basket of the new customer', async () => {
    const [un, deux] = await deuxClients();
    const { page } = await openAgissant({ client: un });
    const other = await page.context().newPage();
    await other.goto('/offres');
    await vu(other, un).waitFor();
    const deaf = await page.context().newPage();
    // As where storage is forbidden, or the tab was asleep.
    await deaf.addInitScript(() =>
      addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
    );
    await deaf.goto('/recherche?q=vis');
    await vu(deaf, un).waitFor();

    await agirPour(page, deux, await personneOf(deux));
    await vu(other, deux).waitFor();
    await other.getByText(delegue.change.ailleurs).waitFor();
    expect(await other.content()).not.toContain(un);

    await vu(deaf, un).waitFor();
    await deaf
      .getByRole('main')
      .getByRole('button', { name: /^Ajouter/ })
      .first()
      .click();
    await deaf.getByText(`Vous agissez maintenant pour ${deux}`).waitFor();
    await deaf.getByText(delegue.change.ailleurs).waitFor();
    await expect.poll(() => dialog(deaf).count()).toBe(0);
    expect(await lignesOf(deux)).toBe(0);
    expect(await lignesOf(un)).toBe(0);

    // The customer may be left, to act for nobody.
    await bandeau(page).getByRole('button', { name: delegue.bandeau.chercher }).first().click();
    await dialog(page).getByRole('button', { name: delegue.recherche.personne }).click();
    await clientEst(page, delegue.bandeau.personne);
    await expect.poll(() => page.locator('[data-agit]').count()).toBe(0);
  });
});
