/** The tour of a delegate: whom to see, why, what is prepared for them, and back. */
import delegue from '@comptoir/contract/messages/fr/delegue.json' with { type: 'json' };
import { liens } from '@comptoir/contract/liens.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { complaints, newPage, settled } from '../harness/browser.ts';
import { connecterSansPage, dialog, local } from '../harness/connexion.ts';
import { bandeau, clientEst, KARINE } from '../harness/delegue.ts';
import { shopDatabase } from '../harness/visitors.ts';

/** Ordered every other week or so, and no longer does; no other test acts for them. */
const SILENCIEUX = 'Charpentes du Bocage';

async function openTournee(options: Parameters<typeof newPage>[0] = {}) {
  const opened = await newPage(options);
  await connecterSansPage(opened.page, KARINE);
  await opened.page.goto('/');
  await settled(opened.page);
  return opened;
}

const titre = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 1, name: delegue.tournee.titre });
const rangee = (page: Page, client: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: client }) });

it('a delegate leaves a page that still waits for an answer, which is given up', async () => {
  const { page } = await openTournee();
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /réachats à proposer/ })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname === '/mon-compte/habitudes-achats');
  await settled(page);
  // The next page is long in coming, and so is an answer the dialog waits for.
  const { promise: isParti, resolve: partir } = Promise.withResolvers<void>();
  await page.route('**/api/delegue/utilisateurs?compteId=*', async (route) => {
    await isParti;
    await route.continue();
  });
  const { promise: isVenue, resolve: venir } = Promise.withResolvers<void>();
  await page.route('/', async (route) => {
    partir();
    await isVenue;
    await route.continue();
  });
  const lente = page.waitForRequest('**/api/delegue/utilisateurs?compteId=*');
  await bandeau(page).getByRole('button', { name: delegue.bandeau.chercher }).first().click();
  await lente;
  const abandonnee = page.waitForEvent('requestfailed');
  // Done once the page that follows comes.
  const clic = dialog(page).getByRole('button', { name: delegue.recherche.personne }).click();
  expect((await abandonnee).url()).toBe((await lente).url());
  venir();
  await clic;
  await clientEst(page, delegue.bandeau.personne);
  await expect.poll(() => local(page)).toBe('/');
});

it('a delegate sees whom to visit and why, acts for one with one press, prepares something, and comes back to the tour', async () => {
  const { page, journal } = await openTournee();
  await titre(page).waitFor();
  const main = page.getByRole('main');
  await main.getByRole('region', { name: delegue.tournee.chiffres.titre }).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);

  // Each reason is a list of its own, which the address keeps.
  const puce = main.getByRole('link', { name: new RegExp(`^${delegue.tournee.raison.silence}`) });
  await puce.click();
  await page.waitForURL((url) => url.search === '?raison=silence');
  const client = rangee(page, SILENCIEUX);
  await client
    .getByText(/^Pas de commande depuis \d+ jours, d’habitude tous les \d+ jours$/)
    .waitFor();
  await rangee(page, 'Menuiserie Morel').waitFor({ state: 'detached' });

  await client.getByRole('button', { name: /réachats à proposer/ }).click();
  await page.waitForURL((url) => url.pathname === '/mon-compte/habitudes-achats');
  await page.getByText(`Vous agissez maintenant pour ${SILENCIEUX}`).waitFor();
  await settled(page);
  await main.getByRole('button', { name: /^Ajouter les \d+ articles dus/ }).click();
  await page.getByRole('button', { name: 'Annuler' }).waitFor();

  await bandeau(page).getByRole('button', { name: delegue.bandeau.chercher }).first().click();
  await dialog(page).getByRole('button', { name: delegue.recherche.personne }).click();
  await clientEst(page, delegue.bandeau.personne);
  await expect.poll(() => local(page)).toBe('/');
  await titre(page).waitFor();
  // Acted for last, and what was prepared is theirs.
  await main.getByRole('region', { name: delegue.tournee.aPortee }).getByText(SILENCIEUX).waitFor();
  const { lignes, actes } = await shopDatabase().one<{ lignes: number; actes: string[] }>(sql`
    select (select count(*) from panier_ligne l
              join chantier ch on ch.id = l.chantier_id
              join panier p on p.id = ch.panier_id
              join utilisateur u on u.id = p.utilisateur_id
             where u.compte_id = c.id) as lignes,
           array(select j.action from journal_delegue j where j.compte_id = c.id order by j.id) as actes
      from compte c where c.raison_sociale = ${SILENCIEUX}`);
  expect(lignes).toBeGreaterThan(1);
  expect(actes).toEqual(['session-ouverte', 'panier-ajout', 'session-quittee']);
  expect(await complaints(journal)).toEqual([]);
});

it('the tour asks where one is only when it is pressed, and starts from the store where the device does not tell', async () => {
  const { page, journal } = await openTournee({ width: 390 });
  await titre(page).waitFor();
  const main = page.getByRole('main');
  const proches = main.getByRole('button', { name: delegue.recherche.liste.proches });
  // Not granted: the browser refuses.
  await proches.click();
  await main.getByRole('button', { name: 'Depuis Nantes' }).click();
  const premier = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first();
  await expect.poll(() => premier.innerText()).toMatch(/Menuiserie Morel[^]*Nantes · 0\skm/);

  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 48.39, longitude: -4.49 });
  await page.reload();
  await settled(page);
  await proches.click();
  await expect.poll(() => premier.innerText()).toMatch(/Atelier Kerbrat[^]*Brest · \d+\skm/);
  const large = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(large).toBeLessThanOrEqual(390);
  expect(await complaints(journal)).toEqual([]);
});

it('a delegate marks what a customer asked for as done with one press, and takes it back', async () => {
  const { page, journal } = await openTournee({ width: 390 });
  await page
    .getByRole('main')
    .getByRole('link', { name: delegue.pages['demandes-clients'].titre })
    .click();
  await page.waitForURL((url) => url.pathname === liens.demandesClients('fr'));
  // A request of the demo that nobody settled yet.
  const noter = page.getByRole('button', { name: /^Fait\s: demande S26-\d+$/ }).first();
  const numero = /S26-\d+/.exec((await noter.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  const bouton = page.getByRole('button', {
    name: delegue.demandes.noterDe.replace('{{numero}}', numero),
  });
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await bouton.click();
  await page.getByText(delegue.demandes.faite.replace('{{numero}}', numero)).waitFor();
  await bouton.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: delegue.demandes.annuler, exact: true }).click();
  await bouton.waitFor();
  expect(await complaints(journal)).toEqual([]);
});
