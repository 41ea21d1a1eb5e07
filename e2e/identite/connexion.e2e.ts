/** The sign-in page: who it lets in, what it says to others, and where it leads. */
import cadre from '@comptoir/contract/messages/fr/cadre.json' with { type: 'json' };
import erreurs from '@comptoir/contract/messages/fr/erreurs.json' with { type: 'json' };
import identite from '@comptoir/contract/messages/fr/identite.json' with { type: 'json' };
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { RechercheReponse } from '@comptoir/contract/recherche/recherche.contract.ts';
import { describe, expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import {
  BASE,
  complaints,
  documentId,
  expectFocus,
  newPage,
  openPage,
  settled,
} from '../harness/browser.ts';
import { openConnecte } from '../harness/compte.ts';
import {
  boutonCompte,
  champs,
  envoyer,
  local,
  MOREL,
  MOT_DE_PASSE,
  openConnexion,
  ouvrirMenu,
  seConnecter,
} from '../harness/connexion.ts';
import { findFiche, pathOf } from '../harness/fiche.ts';
import { newBuyer } from '../harness/visitors.ts';

const LEMAIRE = 'contact@couverture-lemaire.test';

async function chercher(path: string, who?: Awaited<ReturnType<typeof newBuyer>>) {
  const answer = await (who ? who.call('GET', path) : fetch(BASE + path));
  return ((await answer.json()) as RechercheReponse).articles;
}

/** An article whose price is another one for this company, and that price. */
async function findPrixNet(email: string) {
  const buyer = await newBuyer(email);
  for (let page = 1; page <= 30; page++) {
    const path = `/api/recherche?parPage=96&tri=reference&page=${page}`;
    const publics = new Map((await chercher(path)).map((each) => [each.id, each]));
    for (const article of await chercher(path, buyer)) {
      const net = article.tarif?.prixNetHT;
      const montant = publics.get(article.id)?.tarif?.prixNetHT.montant;
      if (net && montant && net.montant !== montant) return { reference: article.reference, net };
    }
  }
  throw new Error(`${email} has no price of his own`);
}

describe('the sign-in page', () => {
  it('lets a buyer in, to the page they wanted, with their name, their store and their prices', async () => {
    const { reference, net } = await findPrixNet(MOREL);
    const target = `/recherche?q=${reference}`;
    const { page, journal } = await openPage('/marques');
    await settled(page);
    await page.goto(liens.connexion('fr', { redirectUrl: target }));
    await envoyer(page).waitFor();
    const before = await documentId(page);
    await seConnecter(page, MOREL);
    await page.waitForURL(BASE + target);
    await boutonCompte(page, 'Hélène Morel').waitFor();
    await page.getByRole('main').getByText(formatArgent('fr', net)).first().waitFor();
    await page.locator('header').getByText('Nantes').waitFor();
    expect(await documentId(page)).toBe(before);
    await settled(page);
    await page.goBack();
    await expect.poll(() => local(page)).toBe('/marques');
    await boutonCompte(page, 'Hélène Morel').waitFor();
    await settled(page);
    expect(await complaints(journal)).toEqual([]);
  });

  it('asks for what is missing, says in place that the password is wrong, and leads nowhere but to this site', async () => {
    const { page } = await openConnexion('//ailleurs.test');
    const { identifiant: qui, motDePasse } = champs(page);
    expect(await qui.getAttribute('autocomplete')).toBe('username');
    expect(await motDePasse.getAttribute('autocomplete')).toBe('current-password');
    expect(await motDePasse.getAttribute('type'), 'hidden until asked').toBe('password');
    const formulaire = page.locator('form:has([name=motDePasse])');
    expect(await formulaire.getAttribute('method')).toBe('post');
    await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
    await expect.poll(() => motDePasse.getAttribute('type')).toBe('text');

    await envoyer(page).click();
    await page.getByText(identite.connexion.manqueIdentifiant).waitFor();
    await page.getByText(identite.connexion.manqueMotDePasse).waitFor();
    await expectFocus(qui);

    // The same for someone unknown.
    for (const identifiant of [MOREL, 'personne@nulle-part.test']) {
      await seConnecter(page, identifiant, 'pas-le-bon');
      await page.locator('form').getByText(erreurs['identifiants-refuses']).waitFor();
      await expect.poll(() => motDePasse.getAttribute('aria-invalid')).toBe('true');
      await expectFocus(motDePasse);
      await expect.poll(() => qui.inputValue()).toBe(identifiant);
    }
    expect(await findAccessibilityProblems(page)).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/connexion');

    await seConnecter(page, MOREL);
    await boutonCompte(page, 'Hélène Morel').waitFor();
    await expect.poll(() => local(page)).toBe('/');
  });

  it('takes Enter pressed before the page is awake', async () => {
    const { page } = await newPage();
    // Its code comes late, as on a poor network.
    const pressed = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await page.goto('/connexion?redirect_url=%2Foffres', { waitUntil: 'commit' });
    await champs(page).identifiant.fill(MOREL);
    await champs(page).motDePasse.fill(MOT_DE_PASSE);
    await page.keyboard.press('Enter');
    pressed.resolve();
    await page.waitForURL(`${BASE}/offres`);
    await settled(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(local(page)).toBe('/offres');
  });

  it('counts down after too many attempts, then lets one try again', async () => {
    const { page } = await openConnexion();
    const identifiant = `presse-${crypto.randomUUID()}@nulle-part.test`;
    const wait = page.getByText(/^Réessayez dans \d+\ss$/);
    for (let essai = 0; essai < 5; essai++) {
      const answered = page.waitForResponse(
        (each) => each.request().method() === 'POST' && each.url().endsWith('/api/session'),
      );
      await seConnecter(page, identifiant, 'pas-le-bon');
      expect((await answered).status()).toBe(403);
      await page.locator('form [aria-busy]').waitFor({ state: 'detached' });
    }
    await envoyer(page).click();
    await wait.waitFor();
    await expect.poll(() => envoyer(page).getAttribute('aria-disabled')).toBe('true');
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await wait.waitFor({ state: 'detached' });
    await expect.poll(() => envoyer(page).getAttribute('aria-disabled')).toBeNull();
  });

  it('tells who has no scripts what to do, and sends nothing', async () => {
    const { page } = await openPage('/connexion', { javaScript: false });
    const told = await page.locator('form noscript').innerText();
    expect(told).toContain(identite.connexion.sansScript.titre);
    await expect
      .poll(() => page.locator('form:has([name=motDePasse]) [type=submit]').count())
      .toBe(0);
  });

  it('sends on who is signed in already, never to another site', async () => {
    const { cookie } = await newBuyer(MOREL);
    for (const [wanted, led] of [
      ['/offres', '/offres'],
      ['//ailleurs.test', '/'],
      ['https://ailleurs.test/x', '/'],
      ['/\\ailleurs.test', '/'],
    ] as const) {
      const query = `redirect_url=${encodeURIComponent(wanted)}`;
      const answer = await fetch(`${BASE}/connexion?${query}`, {
        headers: { cookie },
        redirect: 'manual',
      });
      expect([answer.status, answer.headers.get('location')], wanted).toEqual([302, led]);
    }
  });

  it('lets a delegate in by their code', async () => {
    const { page } = await openConnexion();
    await seConnecter(page, 'dk07');
    // Straight to the search of a customer, which they may put off.
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await ouvrirMenu(page, 'Karine');
    // In the menu, and in the banner of the page.
    const told = page.getByText(identite.menu.delegue.replace('{{code}}', 'DK07'));
    await expect.poll(() => told.count()).toBe(2);
  });

  it('tells a company that may not order, in the header and in its menu', async () => {
    const { page } = await openConnecte('/contact', { email: LEMAIRE });
    await ouvrirMenu(page, cadre.compte.consultation);
    const [pourquoi = ''] = identite.menu.consultation.split('{{');
    await page.getByText(pourquoi).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  it('tells it what becomes of what it adds: a quote, and whom to call to order', async () => {
    const fiche = pathOf(await findFiche(/^Vis /));
    const { page } = await openConnecte(fiche, { email: LEMAIRE });
    await page
      .getByRole('button', { name: /^Ajouter au devis · / })
      .first()
      .click();
    const message = page.getByText(/ce panier sera une demande de devis\. Pour commander\s: 01 /);
    await expect.poll(() => message.count()).toBe(1);
    // The longest words of all, in the narrowest column: they stay within their button.
    await page.setViewportSize({ width: 1024, height: 900 });
    await page.goto(`/es${fiche}`);
    const button = page.getByRole('button', { name: /presupuesto · /i }).first();
    const over = await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(over).toBeLessThanOrEqual(0);
  });
});
