/** Finding one's store, with and without script, and making it one's own. */
import { liens } from '@comptoir/contract/liens.ts';
import magasins from '@comptoir/contract/messages/fr/magasins.json' with { type: 'json' };
import type { Magasin } from '@comptoir/contract/magasins/magasins.contract.ts';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { BASE, complaints, documentId, newPage, openPage, settled } from '../harness/browser.ts';

const tous = (await (await fetch(`${BASE}/api/magasins`)).json()) as Magasin[];
const magasinAt = (ville: string): Magasin => {
  const magasin = tous.find(({ adresse }) => adresse.ville === ville);
  if (!magasin) throw new Error(`no store in ${ville}`);
  return magasin;
};
const NANTES = magasinAt('Nantes');
const VANNES = magasinAt('Vannes');
const PAGES = {
  localisateur: liens.magasins('fr'),
  recherche: liens.magasinsRecherche('fr', { query: { recherche: 'Rezé' } }),
  region: liens.magasinsRegion('fr', { slug: 'bretagne' }),
  magasin: liens.magasin('fr', NANTES),
  pointDeRetrait: liens.magasin('fr', VANNES),
};

const ETAT = /^(?:Ouvert|Fermé)(?:, (?:ferme|ouvre) .*\d{2}h\d{2})?/;

describe('my store', () => {
  it('is found by the name of my town, looked at, chosen, and named in the header', async () => {
    const { page, journal } = await openPage(PAGES.localisateur);
    const before = await documentId(page);
    // The title is read first, also where field and buttons need more than half of the page.
    await page.setViewportSize({ width: 1024, height: 900 });
    const sommet = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0;
    const champ = page.locator('main').getByRole('searchbox');
    expect(await sommet(champ)).toBeGreaterThan(await sommet(page.locator('main h1')));
    await champ.fill('reze');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/recherche?recherche=reze');
    await page.locator('main h1').filter({ hasText: 'Rezé' }).waitFor();
    const premiere = page.locator('main li:has(h3)').first();
    expect(await premiere.locator('h3').innerText()).toMatch(/^Nantes\s*\d\skm/);
    expect(await premiere.innerText()).toMatch(new RegExp(ETAT.source, 'm'));

    await page.getByRole('link', { name: magasins.service.affutage.nom }).click();
    await page.waitForURL('**service=affutage**');
    await expect
      .poll(() => page.locator('main li:has(h3)').allInnerTexts())
      .toSatisfy((rows: string[]) => rows.every((row) => row.includes('Affûtage')));
    await page.goBack();
    await page.waitForURL('**/recherche?recherche=reze');

    await premiere.getByRole('link', { name: 'Nantes' }).click();
    await page.waitForURL(`**${PAGES.magasin}`);
    await page.locator('main h1').filter({ hasText: NANTES.libelle }).waitFor();
    expect(await page.locator('main table tr').count()).toBe(7);
    expect(await page.locator('main a[href^="tel:"]').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: magasins.fiche.choisir }).click();
    await page.getByText(magasins.liste.choisi.replace('{{nom}}', 'Nantes')).waitFor();
    const entete = page.getByRole('banner').getByRole('link', { name: /Nantes/ });
    await entete.waitFor();
    expect(await entete.innerText()).toMatch(/Ouvert|Fermé/);
    expect(await page.getByRole('link', { name: magasins.fiche.autre }).count()).toBe(1);
    expect(await documentId(page)).toBe(before);
    expect(await complaints(journal)).toEqual([]);
  });

  it('is changed from any page, in the dialog that the header opens', async () => {
    const { page, journal } = await openPage(liens.faq('fr'));
    await page.locator('[data-entete="magasin"]').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').first().waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);

    // The browser of the tests gives no position; a search that follows says nothing of it.
    await dialog.getByRole('button', { name: magasins.recherche.autour }).click();
    await dialog.getByText(magasins.recherche.positionRefusee).waitFor();
    await dialog.getByRole('textbox').fill('35000');
    await dialog.getByText(magasins.choix.depuis.replace('{{lieu}}', 'Rennes')).waitFor();
    expect(await dialog.getByText(magasins.recherche.positionRefusee).count()).toBe(0);

    const premier = dialog.locator('fieldset label').first();
    expect(await premier.innerText()).toMatch(/^Rennes\s*0\skm/);
    await dialog.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await dialog.getByRole('button', { name: magasins.choix.choisir }).click();
    await page.getByText(magasins.liste.choisi.replace('{{nom}}', 'Rennes')).waitFor();
    await dialog.waitFor({ state: 'detached' });
    const entete = page.locator('[data-entete="magasin"]');
    expect(await entete.innerText()).toMatch(/^Rennes\n(?:Ouvert|Fermé)/);
    await expect.poll(() => entete.evaluate((own) => own === document.activeElement)).toBe(true);
    await page.reload();
    expect(await entete.innerText()).toMatch(/^Rennes\n(?:Ouvert|Fermé)/);
    expect(await complaints(journal)).toEqual([]);
  });

  it('is found without script: a list, a form, a page with its hours', async () => {
    const { page } = await openPage(PAGES.localisateur, { javaScript: false });
    const lien = page.locator('main a[href*="/nos-magasins-et-points-de-retrait/"]');
    await expect.poll(() => lien.count()).toBe(tous.length);
    await page.locator('main').getByRole('searchbox').fill('44000');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/recherche?recherche=44000');
    await page.locator('main h3 a').first().click();
    await page.waitForURL(`**${PAGES.magasin}`);
    await expect.poll(() => page.locator('main table tr').count()).toBe(7);
    expect(await page.locator('main').innerText()).toMatch(new RegExp(ETAT.source, 'm'));
  });

  it('is seen on the map, which a keyboard moves and a mark of which leads to its page', async () => {
    const { page, journal } = await openPage(PAGES.region);
    const carte = page.getByRole('application');
    await carte.waitFor();
    const vue = () => carte.getAttribute('viewBox');
    const depart = await vue();
    await carte.focus();
    await page.keyboard.press('+');
    await expect.poll(vue).not.toBe(depart);
    await page.keyboard.press('0');
    await expect.poll(vue).toBe(depart);
    const brest = carte.locator('g', { hasText: 'Brest' });
    await brest.locator('circle').nth(1).click();
    // The chosen one has a ring in the blue of what is selected, and so has no other.
    await brest.locator('circle.stroke-link').waitFor();
    expect(await carte.locator('circle.stroke-link').count()).toBe(1);
    await page.getByRole('link', { name: magasins.carte.voir }).click();
    await page.waitForURL('**/nos-magasins-et-points-de-retrait/brest/*');
    expect(journal.requests.every(({ url }) => url.startsWith('/'))).toBe(true);
    expect(await complaints(journal)).toEqual([]);
  });
});

it('what is not there is said so, and a wrong name leads to the right one', async () => {
  const ask = (path: string) => fetch(BASE + path, { redirect: 'manual' });
  const autre = await ask(`/nos-magasins-et-points-de-retrait/autre/${NANTES.id}`);
  expect([autre.status, autre.headers.get('location')]).toEqual([301, PAGES.magasin]);
  for (const path of [
    '/nos-magasins-et-points-de-retrait/x/30000',
    '/magasins-comptoir-en-france/atlantide',
  ]) {
    expect((await ask(path)).status).toBe(404);
  }
  const perdu = await (
    await ask(liens.magasinsRecherche('fr', { query: { recherche: 'zzz' } }))
  ).text();
  expect(perdu).toContain(magasins.recherche.inconnuAide);
  const html = await (await ask(PAGES.magasin)).text();
  const donnees = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json = '']) => JSON.parse(json) as { '@type': string })
    .find((thing) => thing['@type'] === 'HardwareStore');
  expect(donnees).toMatchObject({
    name: NANTES.libelle,
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Nantes',
      addressCountry: 'FR',
    },
    geo: { latitude: expect.any(Number) },
    openingHoursSpecification: expect.arrayContaining([
      expect.objectContaining({ dayOfWeek: 'https://schema.org/Monday' }),
    ]),
  });
});

it('axe finds nothing on a phone, and nothing scrolls sideways', async () => {
  const { page, journal } = await newPage({ width: 390, colorScheme: 'dark' });
  for (const path of Object.values(PAGES)) {
    journal.forget();
    await page.goto(path);
    await settled(page);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([path, overflow]).toEqual([path, 0]);
    expect(await complaints(journal)).toEqual([]);
  }
});
