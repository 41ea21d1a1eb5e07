/** The terms and personal-data dialog, by its three rules; the help drawer. */
import contenus from '@comptoir/contract/messages/fr/contenus.json' with { type: 'json' };
import identite from '@comptoir/contract/messages/fr/identite.json' with { type: 'json' };
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { describe, expect, it } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import { ROUTES } from '../../packages/web/src/routes.ts';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { complaints, openPage, settled } from '../harness/browser.ts';
import { openConnecte } from '../harness/compte.ts';
import { boutonCompte, dialog, envoyer, seConnecter } from '../harness/connexion.ts';
import { shopDatabase } from '../harness/visitors.ts';

const INES = 'nouveau@menuiserie-morel.test';
const { conditions } = identite;

async function oublierAccord(): Promise<void> {
  await shopDatabase().execute(sql`
    update utilisateur set rgpd_valide_le = null where email = ${INES}`);
}

describe('the terms dialog', () => {
  it('opens for a user who has not accepted, but not on the two pages that state the terms, and no more once they have', async () => {
    await oublierAccord();
    const { page, journal } = await openConnecte('/marques', { email: INES });
    await dialog(page).getByRole('heading', { name: conditions.titre }).waitFor();
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    await dialog(page).getByRole('link', { name: conditions.generales }).click();
    await page.waitForURL(/\/pg\/.+\/33$/);
    await dialog(page).waitFor({ state: 'detached' });
    await page.goto('/pg/donnees-personnelles/192');
    await boutonCompte(page, 'Inès Lambert').waitFor();
    await settled(page);
    await expect.poll(() => dialog(page).count()).toBe(0);
    // Reading is not putting off; every page without the shop around it asks too.
    for (const { path } of ROUTES.filter(({ frame }) => frame === 'tunnel')) {
      await page.goto(path);
      await dialog(page).getByRole('heading', { name: conditions.titre }).waitFor();
    }
    await dialog(page).getByRole('button', { name: conditions.accepter }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.goto('/marques');
    await boutonCompte(page, 'Inès Lambert').waitFor();
    await settled(page);
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('comptoir.conditions'))).toBeNull();
    expect(await complaints(journal)).toEqual([]);
  });

  it('put off, stays away on this device, after signing out and in again too', async () => {
    await oublierAccord();
    const { page } = await openConnecte('/marques', { email: INES });
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.goto('/offres');
    await boutonCompte(page, 'Inès Lambert').waitFor();
    await settled(page);
    await expect.poll(() => dialog(page).count()).toBe(0);
    await boutonCompte(page, 'Inès Lambert').click();
    await page.getByRole('button', { name: identite.menu.seDeconnecter }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/connexion?redirect_url=%2Foffres');
    await envoyer(page).waitFor();
    await seConnecter(page, INES);
    await page.waitForURL('**/offres');
    await settled(page);
    await expect.poll(() => dialog(page).count()).toBe(0);
    // Another device asks.
    const other = await openConnecte('/marques', { email: INES });
    await dialog(other.page).waitFor();
  });

  it('is not for a delegate', async () => {
    const { page } = await openConnecte('/offres', { email: 'DK07' });
    await boutonCompte(page, 'Karine').waitFor();
    await settled(page);
    await expect.poll(() => page.getByRole('heading', { name: conditions.titre }).count()).toBe(0);
  });
});

describe('help and contacts', () => {
  it('tells who to call and write to', async () => {
    const { page, journal } = await openPage('/marques#ouvrir=aide-et-contacts', { width: 390 });
    await dialog(page).getByRole('heading', { name: contenus.aide.titre }).waitFor();
    for (const { telephone } of [enseigne.contact, enseigne.supportDigital]) {
      const call = dialog(page).locator(`a[href="tel:${telephone.international}"]`);
      await call.getByText(telephone.libelle).waitFor();
    }
    await dialog(page).locator(`a[href="mailto:${enseigne.supportDigital.email}"]`).waitFor();
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    await dialog(page).getByRole('link', { name: contenus.aide.faq }).click();
    await page.waitForURL('**/faq');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await complaints(journal)).toEqual([]);
  });
});
