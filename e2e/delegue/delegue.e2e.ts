/** A delegate's day: finding a customer, acting for them, helping them in, leaving. */
import { createHash } from 'node:crypto';
import cadre from '@comptoir/contract/messages/fr/cadre.json' with { type: 'json' };
import delegue from '@comptoir/contract/messages/fr/delegue.json' with { type: 'json' };
import ui from '@comptoir/contract/messages/fr/ui.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import { BASE, complaints, openPage, settled } from '../harness/browser.ts';
import { dialog, local, openConnexion, seConnecter } from '../harness/connexion.ts';
import { attendreCourrier } from '../harness/courrier.ts';
import {
  agirPour,
  bandeau,
  champ,
  clientEst,
  KARINE,
  menu,
  openAgissant,
  openDelegue,
  personneOf,
  rows,
  vu,
} from '../harness/delegue.ts';
import { shopDatabase } from '../harness/visitors.ts';

describe('a delegate', () => {
  it('is led to the account search once signed in, which has what they typed before it was there, and finds a customer by a misspelt town', async () => {
    const { page, journal } = await openConnexion('/offres');
    const { promise: tape, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('data-champ-compte')) await tape;
      await route.fulfill({ response });
    });
    await seConnecter(page, KARINE);
    await page.getByRole('dialog', { name: ui.superposition.chargement }).waitFor();
    await page.keyboard.type('Avx');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('ing');
    release();
    await champ(page).waitFor();
    await page.keyboard.type('on');
    await expect.poll(() => champ(page).inputValue()).toBe('Avingon');
    await dialog(page).getByText('Élec Durance').first().waitFor();
    await dialog(page)
      .getByRole('region', { name: 'Fiche de Élec Durance' })
      .and(page.locator(':visible'))
      .waitFor();
    await agirPour(page, 'morel nnates', 'Hélène Morel');
    expect(local(page)).toBe('/offres');
    await page.getByText('Vous agissez maintenant pour Menuiserie Morel').waitFor();
    await bandeau(page).getByText('C10001 · Nantes').waitFor();
    expect(await complaints(journal)).toEqual([]);
  });

  it('has the banner in the first HTML, for the delegate alone, and switches to another person of the company from it', async () => {
    const { page } = await openAgissant();
    const own = await (await page.request.get(`${BASE}/offres`)).text();
    expect(own).toMatch(/data-bandeau="deplie"[^>]*data-agit/);
    expect(own).toContain('Menuiserie Morel');
    const visitor = await (await fetch(`${BASE}/offres`)).text();
    expect(visitor).not.toContain('data-bandeau');
    expect(visitor).not.toContain(delegue.bandeau.chercher);

    await bandeau(page)
      .getByRole('button', { name: /^Utilisateur Hélène Morel/ })
      .click();
    await page.getByRole('menuitem', { name: 'Julien Garnier, acheteur' }).click();
    await clientEst(page, 'Julien Garnier');
    await expect.poll(() => vu(page, 'Menuiserie Morel').isVisible()).toBe(true);
  });

  it('sets the reference store of the customer, sends them a link and never a password, and logs out to the home page', async () => {
    const { page } = await openAgissant();
    const magasins = bandeau(page)
      .getByLabel(delegue.bandeau.magasin)
      .and(page.locator(':visible'));
    await expect.poll(() => magasins.locator('option').count()).toBeGreaterThan(10);
    const saved = page.waitForResponse(
      (each) => each.url().endsWith('/profil/magasin-reference') && each.ok(),
    );
    await magasins.selectOption({ label: 'Rennes' });
    await saved;
    await page.getByRole('banner').getByText('Rennes').waitFor();
    await magasins.selectOption({ label: 'Nantes' });
    await page.getByRole('banner').getByText('Nantes').waitFor();
    await settled(page);

    await menu(page).click();
    const entries = page.getByRole('menuitem');
    await expect
      .poll(() => entries.allInnerTexts())
      .toEqual([delegue.menu.renvoyer, delegue.menu.portail, delegue.menu.deconnecter]);
    await entries.first().click();
    const email = dialog(page).getByLabel(delegue.renvoi.email);
    await expect.poll(() => email.inputValue()).toBe('admin@menuiserie-morel.test');
    const autre = `secours-${crypto.randomUUID()}@menuiserie-morel.test`;
    await email.fill('pas une adresse');
    await dialog(page).getByRole('button', { name: delegue.renvoi.envoyer }).click();
    await dialog(page).getByText(delegue.renvoi.adresseFausse).waitFor();
    await email.fill(autre);
    await dialog(page).getByRole('button', { name: delegue.renvoi.envoyer }).click();
    await dialog(page).getByText(`Lien envoyé à ${autre}.`).waitFor();
    const { texte, lien } = await attendreCourrier(autre, /./);
    expect(texte).toContain('Karine Dubois');
    expect(lien).toMatch(/^\/mot-de-passe-oublie\/reinitialisation\?jeton=/);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });

    await menu(page).click();
    await page.getByRole('menuitem', { name: delegue.menu.deconnecter }).click();
    await page.waitForURL(`${BASE}/`);
    await page.getByRole('banner').getByText(cadre.compte.seConnecter).waitFor();
    await expect.poll(() => bandeau(page).count()).toBe(0);
    await page.goBack();
    await page.getByRole('banner').getByText(cadre.compte.seConnecter).waitFor();
    expect(await page.content()).not.toContain('Menuiserie Morel');
  });

  it('who acts for nobody is invited to choose a customer when something needs one: around them, pinned, or acted for before, blocked or not', async () => {
    await shopDatabase().execute(sql`delete from compte_epingle`);
    const { page } = await openDelegue({ path: '/recherche?q=vis' });
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await vu(page, delegue.bandeau.personne).waitFor();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Ajouter/ })
      .first()
      .click();
    await dialog(page).getByText(delegue.recherche.sansClient).waitFor();
    await expect.poll(() => champ(page).isVisible()).toBe(true);

    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: 48.39, longitude: -4.49 });
    await dialog(page).getByRole('button', { name: delegue.recherche.liste.proches }).click();
    await expect
      .poll(() => rows(page).first().innerText())
      .toMatch(/^Atelier Kerbrat[^]*Brest · \d+\skm/);

    const puce = (name: string) => dialog(page).getByRole('button', { name, exact: true });
    await champ(page).fill('kerbrat');
    await dialog(page).getByRole('button', { name: 'Épingler Atelier Kerbrat' }).click();
    await dialog(page).getByRole('button', { name: 'Ne plus épingler Atelier Kerbrat' }).waitFor();
    await settled(page);
    await champ(page).fill('');
    await puce(delegue.recherche.liste.epingles).click();
    await expect.poll(() => rows(page).count()).toBe(1);
    await dialog(page).getByRole('button', { name: 'Ne plus épingler Atelier Kerbrat' }).click();
    await settled(page);

    // A company that may only look is told so in the list, and while one acts for it.
    await champ(page).fill('lemaire');
    await dialog(page).getByText(delegue.consultation.libelle).first().waitFor();
    await page.keyboard.press('Enter');
    await clientEst(page, await personneOf('Couverture Lemaire'));
    await vu(page, delegue.consultation.libelle).waitFor();
    const html = await (await page.request.get(`${BASE}/offres`)).text();
    expect(html).toContain(delegue.consultation.libelle);
    expect(html).toContain(cadre.compte.consultation);
    await bandeau(page).getByRole('button', { name: delegue.bandeau.chercher }).first().click();
    await puce(delegue.recherche.liste.recents).click();
    // Others act as the same delegate meanwhile: it is among the recent ones.
    await rows(page).getByText('Couverture Lemaire').first().waitFor();
  });

  it('hands over what they prepared by a link that anyone who holds it can read', async () => {
    const { page } = await openAgissant({ client: 'Atelier Kerbrat', path: '/recherche?q=vis' });
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Ajouter/ })
      .first()
      .click();
    await settled(page);
    await bandeau(page)
      .getByRole('button', { name: /Atelier Kerbrat/ })
      .last()
      .click();
    await dialog(page).getByRole('tab', { name: delegue.details.remettre }).click();
    await dialog(page).getByLabel(delegue.remettre.mot).fill('Comme convenu mardi.');
    await dialog(page).getByRole('button', { name: delegue.remettre.copier }).click();
    const url = await dialog(page).getByLabel(delegue.remettre.lien).inputValue();
    const { page: customer, journal, status } = await openPage(new URL(url).pathname);
    expect(status).toBe(200);
    await customer.getByText('Comme convenu mardi.').waitFor();
    await customer.getByText(/^Préparé par Karine Dubois/).waitFor();
    const order = customer.getByRole('link', { name: delegue.preparation.connexion });
    await expect.poll(() => order.getAttribute('href')).toBe('/connexion?redirect_url=%2Fpanier');
    await expect
      .poll(() => customer.locator('meta[name=robots]').getAttribute('content'))
      .toContain('noindex');
    expect(await complaints(journal)).toEqual([]);
    await dialog(page).getByRole('tab', { name: delegue.details.journal }).click();
    await dialog(page)
      .getByText(/^A remis un panier de \d+ ligne/)
      .first()
      .waitFor();
    // Who is signed in is not asked to sign in: their basket is where it is ordered.
    await page.goto(new URL(url).pathname);
    const panier = page.getByRole('link', { name: delegue.preparation.panier });
    await expect.poll(() => panier.getAttribute('href')).toBe('/panier');
  });
});

describe('a session near its end', () => {
  it('says how long it lasts, and goes on when asked, unless the shop cannot be reached', async () => {
    const { page } = await openAgissant();
    const jetons = (await page.context().cookies()).map(({ value }) =>
      createHash('sha256').update(value).digest(),
    );
    const { fin } = await shopDatabase().one<{ fin: Date }>(sql`
      select expire_le as fin from session where jeton_hash = any (${jetons}::bytea[])`);
    await page.clock.install({ time: new Date(fin.getTime() - 10 * 60_000) });
    await page.reload();
    const rester = bandeau(page).getByRole('button', { name: /Rester connecté/ });
    const vue = rester.and(page.locator(':visible')).first();
    await vue.waitFor();
    await expect.poll(() => vue.innerText()).toMatch(/encore \d+/);
    await page.route('**/api/profil/magasin-reference*', (route) => route.abort());
    await vue.click();
    await page.getByText(delegue.session.echec).waitFor();
    await page.unroute('**/api/profil/magasin-reference*');
    await vue.click();
    await expect.poll(() => rester.count()).toBe(0);
  });
});

describe('a hand-over link', () => {
  it('that is unknown or too old says so', async () => {
    const { page, status } = await openPage(`/preparation/${'a'.repeat(43)}`);
    expect(status).toBe(404);
    await page.getByText(delegue.preparation.perime).waitFor();
  });
});
