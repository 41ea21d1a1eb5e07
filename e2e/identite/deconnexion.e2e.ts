/** The end of a session, wished or not: what the browser forgets, and how to return. */
import { createHash } from 'node:crypto';
import avis from '@comptoir/contract/messages/fr/avis.json' with { type: 'json' };
import cadre from '@comptoir/contract/messages/fr/cadre.json' with { type: 'json' };
import identite from '@comptoir/contract/messages/fr/identite.json' with { type: 'json' };
import { liens } from '@comptoir/contract/liens.ts';
import type { RechercheReponse } from '@comptoir/contract/recherche/recherche.contract.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { BASE, complaints, documentId, settled } from '../harness/browser.ts';
import { openConnecte } from '../harness/compte.ts';
import {
  boutonCompte,
  dialog,
  local,
  MOREL,
  openConnexion,
  ouvrirMenu,
  seConnecter,
} from '../harness/connexion.ts';
import { newBuyer, shopDatabase } from '../harness/visitors.ts';

/** As if it had expired: the server no longer knows it. */
async function endSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const hashes = cookies.map(({ value }) => createHash('sha256').update(value).digest());
  await shopDatabase().execute(sql`
    delete from session where jeton_hash = any(${hashes}::bytea[])`);
}

describe('signing out', () => {
  it('leads home and leaves nothing of the person', async () => {
    const { page, journal } = await openConnecte('/recherche?q=perceuse', { email: MOREL });
    await page.evaluate(() => {
      localStorage.setItem('comptoir.vue', '"tableau"');
      for (const name of ['panierType', 'panierTypeTemporaire'])
        document.cookie = `${name}=Devis; path=/`;
    });
    await ouvrirMenu(page, 'Hélène Morel');
    await page.getByRole('button', { name: identite.menu.seDeconnecter }).click();
    await page.waitForURL(`${BASE}/`);
    await page.getByRole('banner').getByText(cadre.compte.seConnecter).waitFor();
    const kept = await page.evaluate(() => Object.keys(localStorage).toSorted());
    expect(kept).toEqual(['comptoir.session', 'comptoir.vue']);
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    expect(cookies.filter((name) => name.startsWith('panierType'))).toEqual([]);
    await settled(page);
    await page.goBack();
    await page.getByRole('banner').getByText(cadre.compte.seConnecter).waitFor();
    await settled(page);
    expect(await page.content()).not.toContain('Morel');
    await page.goto('/mon-compte');
    expect(local(page)).toBe('/connexion?redirect_url=%2Fmon-compte');
    expect(await complaints(journal)).toEqual([]);
  });

  it('is followed by the other tabs, and so is signing in', async () => {
    const { page } = await openConnexion('/offres');
    const other = await page.context().newPage();
    await other.goto('/marques');
    await seConnecter(page, MOREL);
    await boutonCompte(other, 'Hélène Morel').waitFor();
    await page.waitForURL(`${BASE}/offres`);
    await settled(page);
    await ouvrirMenu(page, 'Hélène Morel');
    await page.getByRole('button', { name: identite.menu.seDeconnecter }).click();
    const signIn = other.getByRole('banner').getByText(cadre.compte.seConnecter);
    await expect.poll(() => signIn.isVisible()).toBe(true);
  });

  it('the page of one person is never served to another', async () => {
    const { cookie } = await newBuyer(MOREL);
    const names = async (headers = {}) => {
      const html = await (await fetch(`${BASE}/marques`, { headers })).text();
      return [...new Set(html.match(/Hélène|Morel/g))].toSorted();
    };
    for (let time = 0; time < 3; time++) {
      expect(await names({ cookie })).toEqual(['Hélène', 'Morel']);
      expect(await names()).toEqual([]);
    }
  });
});

describe('a session that ended while one was at work', () => {
  async function findProduitAchete() {
    const answer = await fetch(`${BASE}/api/recherche?q=perceuse`);
    const [article] = ((await answer.json()) as RechercheReponse).articles;
    if (!article) throw new Error('the demo sells no drill');
    await shopDatabase().execute(sql`
      insert into achat (compte_id, article_id, nombre, quantite, dernier_le)
      select compte_id, ${article.id}, 1, 1, current_date from utilisateur where email = ${MOREL}
      on conflict do nothing`);
    await shopDatabase().execute(sql`
      delete from avis
       where produit_id = ${article.produitId}
         and utilisateur_id in (select id from utilisateur where email = ${MOREL})`);
    const { produitId: id, id: articleId, slug } = article;
    return liens.avis('fr', { id, articleId, slug });
  }

  async function rediger(page: Page): Promise<void> {
    const five = avis.etoiles_other.replace('{{count}}', '5');
    await page.getByRole('radio', { name: five }).check({ force: true });
    await page.getByRole('textbox', { name: avis.donner.titreAvis }).fill('Solide');
    await page.getByRole('textbox', { name: avis.donner.texte }).fill(TEXTE);
  }
  const TEXTE = 'Elle tient la journée sur une batterie, le mandrin ne bouge pas.';

  it('opens the sign-in dialog over a public page, which keeps what was typed', async () => {
    const path = await findProduitAchete();
    const { page } = await openConnecte(path, { email: MOREL });
    const before = await documentId(page);
    await rediger(page);
    await endSession(page);
    await page.getByRole('button', { name: avis.donner.envoyer }).click();
    await dialog(page).getByRole('heading', { name: identite.connexion.titre }).waitFor();
    await dialog(page).getByText(identite.connexion.expiree).waitFor();
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    await seConnecter(page, MOREL);
    await dialog(page).waitFor({ state: 'detached' });
    await boutonCompte(page, 'Hélène Morel').waitFor();
    expect(local(page)).toBe(path);
    expect(await documentId(page)).toBe(before);
    const texte = page.getByRole('textbox', { name: avis.donner.texte });
    await expect.poll(() => texte.inputValue()).toBe(TEXTE);
    await page.getByRole('button', { name: avis.donner.envoyer }).click();
    await page.getByText(avis.donner.publie).waitFor();
  });

  it('leads from a page of the account to the sign-in page, which says what happened and what is kept', async () => {
    const { page } = await openConnecte('/mon-compte/commandes', { email: MOREL });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await endSession(page);
    await page.getByRole('banner').getByRole('link', { name: 'Panier' }).first().hover();
    await page.getByRole('main').getByRole('textbox').first().fill('C26');
    await page.waitForURL((url) => url.pathname === '/connexion');
    expect(new URL(page.url()).searchParams.get('redirect_url')).toMatch(
      /^\/mon-compte\/commandes/,
    );
    await page.getByRole('main').getByText(identite.connexion.expiree).waitFor();
    expect(errors).toEqual([]);
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  it('leads from a public page to the sign-in page when a page of the account is asked for, without an error', async () => {
    const { page, journal } = await openConnecte('/marques', { email: MOREL });
    await ouvrirMenu(page, 'Hélène Morel');
    const commandes = page.getByRole('link', { name: identite.menu.commandes }).first();
    await commandes.waitFor();
    await endSession(page);
    // Without a pointer, under which it would be fetched before, and the dialog would open.
    await commandes.dispatchEvent('click');
    await page.waitForURL((url) => url.pathname === '/connexion');
    await page.getByRole('main').getByText(identite.connexion.expiree).waitFor();
    // The browser itself notes the refused call; the page adds nothing to it.
    const notes = await complaints(journal);
    expect(notes.filter((note) => !note.includes('status of 401'))).toEqual([]);
  });

  it('makes a visitor of who does not sign in again', async () => {
    const path = await findProduitAchete();
    const { page } = await openConnecte(path, { email: MOREL });
    await rediger(page);
    await endSession(page);
    await page.getByRole('button', { name: avis.donner.envoyer }).click();
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByText(cadre.compte.seConnecter).waitFor();
    const link = page.getByRole('main').getByRole('link', { name: avis.droit.connexion });
    await expect.poll(() => link.isVisible()).toBe(true);
  });
});
