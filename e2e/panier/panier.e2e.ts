/** The basket: several job sites handled by mouse and by keyboard, and nothing ever lost. */
import { describe, expect, it } from 'vitest';
import { acheteurLibre } from '../harness/entreprises.ts';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { findParMultiple } from '../harness/achat-rapide.ts';
import { complaints, openPage, settled } from '../harness/browser.ts';
import { dialog } from '../harness/connexion.ts';
import {
  choisirAction,
  send,
  lu,
  openPanierOf,
  panierDeChantier,
  quantite,
  rang,
  rangs,
  section,
  total,
} from '../harness/panier.ts';
import { saisir, valeur } from '../harness/nombre.ts';

describe('the menu of a line', () => {
  it('pressed before the page is awake opens beside its button once it is, with its actions', async () => {
    const { buyer, articles } = await panierDeChantier(await acheteurLibre(0));
    const { page } = await openPanierOf(buyer);
    // Code comes late, as on a poor network.
    const pressed = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await page.goto(page.url(), { waitUntil: 'commit' });
    const bouton = rang(page, articles[0]).getByRole('button', { name: /^Actions/ });
    await bouton.click();
    expect(await page.locator('[role=menu]:popover-open').count()).toBe(0);
    pressed.resolve();
    const menu = page.locator('[role=menu]:popover-open');
    await menu.getByRole('menuitem').first().waitFor();
    const [list, button] = await Promise.all([menu.boundingBox(), bouton.boundingBox()]);
    expect(Math.abs((list?.y ?? 0) - (button?.y ?? 0))).toBeLessThan(400);
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeGreaterThan(button?.x ?? Infinity);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

describe('by keyboard alone', () => {
  it('quantities, chantiers and lines are changed, and the focus is never lost', async () => {
    const { buyer, articles } = await panierDeChantier(await acheteurLibre(0));
    const [a, b, c, d] = articles;
    const { page, journal } = await openPanierOf(buyer);
    const avant = await total(page);

    await quantite(page, a).focus();
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => quantite(page, b).evaluate((field) => field === document.activeElement))
      .toBe(true);
    await expect.poll(() => total(page)).not.toBe(avant);
    expect((await lu(buyer))['Villa Ker Anna']?.[a.reference]).toBe(7);

    // To the next chantier and back, with the field it was in.
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(async () => (await lu(buyer))['']?.[b.reference]).toBe(2);
    await expect
      .poll(() => quantite(page, b).evaluate((field) => field === document.activeElement))
      .toBe(true);
    await settled(page);
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(async () => (await lu(buyer))['Villa Ker Anna']?.[b.reference]).toBe(2);

    await page.getByRole('button', { name: 'Renommer Villa Ker Anna' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Pharmacie Talensac');
    await page.keyboard.press('Enter');
    await section(page, 'Pharmacie Talensac').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Renommer Pharmacie Talensac');

    await rang(page, c)
      .getByRole('button', { name: /^Actions/ })
      .focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByText('Ligne supprimée').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toMatch(/^Actions sur/);
    await page.getByRole('button', { name: 'Annuler' }).focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => Object.keys((await lu(buyer))['Pharmacie Talensac'] ?? {}))
      .toContain(c.reference);

    await rang(page, d).getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Déplacer' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Nouveau chantier' }).focus();
    await page.keyboard.type('Atelier');
    await page.keyboard.press('Enter');
    await section(page, 'Atelier').waitFor();
    expect((await lu(buyer))['Atelier']).toEqual({ [d.reference]: 3 });
    // From its top, where nothing lies half under the header.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await findAccessibilityProblems(page)).toEqual([]);
    expect(await complaints(journal)).toEqual([]);
  });
});

describe('by mouse', () => {
  it('lines are dragged, chosen and removed together, and every step can be undone', async () => {
    const { buyer, articles } = await panierDeChantier(await acheteurLibre(11));
    const [a, b, c, d, e] = articles;
    // What is dragged is a picture.
    const { page, journal } = await openPanierOf(buyer, { hasPictures: true });
    const complet = await lu(buyer);

    await rang(page, d)
      .locator('[data-poignee]')
      .dragTo(section(page, 'Villa Ker Anna').getByRole('heading'));
    await page.getByText('Ligne déplacée vers Villa Ker Anna').waitFor();
    await page.getByRole('button', { name: 'Annuler' }).last().click();
    await expect.poll(async () => (await lu(buyer))['']?.[d.reference]).toBe(3);

    await rang(page, a).getByRole('checkbox').check();
    await rang(page, e).getByRole('checkbox').check();
    const barre = page.getByRole('region', { name: 'Lignes sélectionnées' });
    await barre.getByText('2 lignes sélectionnées').waitFor();
    await barre.getByRole('button', { name: 'Supprimer' }).click();
    await page.getByText('2 lignes supprimées').waitFor();
    await expect.poll(() => rangs(page).count()).toBe(3);
    await page.getByRole('button', { name: 'Annuler' }).last().click();
    await expect.poll(() => lu(buyer)).toEqual(complet);

    await page.getByRole('button', { name: 'Replier Villa Ker Anna' }).click();
    await expect.poll(() => rang(page, b).isVisible()).toBe(false);
    expect(await (await page.request.get('/panier')).text()).toContain('Déplier Villa Ker Anna');
    await page.reload();
    await page.getByRole('button', { name: 'Déplier Villa Ker Anna' }).waitFor();
    await expect.poll(() => rang(page, b).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Déplier Villa Ker Anna' }).click();

    await page.getByRole('button', { name: 'Actions sur Villa Ker Anna' }).click();
    await page.getByRole('menuitem', { name: 'Références et Chorus' }).click();
    await dialog(page).getByLabel('Référence de commande').fill('KA-2026-118');
    await dialog(page).getByLabel('Numéro d’engagement').fill('2026-4471');
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Réf. commande KA-2026-118 · Engagement 2026-4471').waitFor();

    await page.getByRole('button', { name: 'Autres actions sur le panier' }).click();
    await page.getByRole('menuitem', { name: 'Vider le panier' }).click();
    await page.getByRole('heading', { name: 'Votre panier est vide' }).waitFor();
    await page.getByRole('button', { name: 'Annuler' }).last().click();
    await expect.poll(() => lu(buyer)).toEqual(complet);
    await page.getByText('Réf. commande KA-2026-118 · Engagement 2026-4471').waitFor();
    await choisirAction(page, c, 'Pourquoi ce prix ?');
    await page.getByRole('dialog', { name: 'Pourquoi ce prix ?' }).waitFor();
    expect(await complaints(journal)).toEqual([]);
  });

  it('an order that is pasted is imported, asking what was not understood; files and labels are downloaded, lines are kept in a list', async () => {
    const { buyer, articles } = await panierDeChantier(await acheteurLibre(16));
    const [a] = articles;
    const { page } = await openPanierOf(buyer);
    await page.getByRole('button', { name: 'Importer', exact: true }).click();
    const panneau = page.getByRole('region', { name: 'Importer des lignes' });
    await panneau.getByLabel('Références et quantités').fill(`${a.reference};4\nINCONNU-999;3`);
    await panneau.getByLabel('Vers le chantier').selectOption({ label: 'Nouveau chantier' });
    await panneau.getByLabel('Nom du chantier').fill('Reprise');
    await panneau.getByRole('button', { name: 'Importer', exact: true }).click();
    await dialog(page).getByText('INCONNU-999').waitFor();
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Terminer' }).click();
    expect((await lu(buyer))['Reprise']).toEqual({ [a.reference]: 4 });
    await dialog(page).waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Exporter', exact: true }).click();
    await dialog(page).getByRole('radio', { name: /^CSV/ }).check();
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    const [fichier] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('button', { name: 'Télécharger' }).click(),
    ]);
    expect(fichier.suggestedFilename()).toMatch(/\.csv$/);

    await rang(page, articles[1]).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Étiquettes' }).click();
    // A shelf tells nobody’s price unless one asks for it; a sheet begun goes on at its first free place.
    expect(await dialog(page).getByRole('radio', { name: 'Sans prix' }).isChecked()).toBe(true);
    await dialog(page).getByRole('radio', { name: /^4/ }).check();
    await dialog(page).getByRole('radio', { name: 'Prix public HT' }).check();
    await saisir(dialog(page).getByRole('spinbutton', { name: 'Première étiquette libre' }), '5');
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    const [planche, demandee] = await Promise.all([
      page.waitForEvent('download'),
      page.waitForRequest((each) => each.url().includes('/api/panier/export')),
      dialog(page).getByRole('button', { name: 'Télécharger le PDF' }).click(),
    ]);
    expect(planche.suggestedFilename()).toMatch(/\.pdf$/);
    const { searchParams } = new URL(demandee.url());
    expect(searchParams.get('variante')).toBe('PrixPublic');
    expect(searchParams.get('position')).toBe('5');

    await dialog(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Enregistrer comme liste' }).click();
    await dialog(page).getByRole('button', { name: 'Nouvelle liste' }).click();
    await dialog(page).getByLabel('Nom de la liste').fill('Pose cuisine');
    await dialog(page).getByRole('button', { name: 'Créer la liste' }).click();
    await page.getByText('Liste Pose cuisine créée').waitFor();
  });
});

describe('what changes meanwhile', () => {
  it('another tab on the same line is told there, and nobody’s number is lost; one between two packs is rounded up', async () => {
    const { buyer, articles } = await panierDeChantier(await acheteurLibre(10));
    const [a, b] = articles;
    const parMultiple = await findParMultiple();
    const { multiple } = parMultiple;
    await send(buyer, 'PUT', '/api/panier/articles', [
      { articleId: parMultiple.id, quantite: multiple },
    ]);
    const { page } = await openPanierOf(buyer);
    await saisir(quantite(page, parMultiple), String(multiple + 1));
    await rang(page, parMultiple)
      .getByText(`${multiple * 2} au lieu de ${multiple + 1}`)
      .waitFor();
    await expect.poll(() => valeur(quantite(page, parMultiple))).toBe(String(multiple * 2));
    const autre = await page.context().newPage();
    await autre.goto('/panier');
    await saisir(quantite(autre, a), '8');
    await expect.poll(async () => (await lu(buyer))['Villa Ker Anna']?.[a.reference]).toBe(8);

    // Another line is no matter.
    await saisir(quantite(page, b), '4');
    await expect.poll(async () => (await lu(buyer))['Villa Ker Anna']?.[b.reference]).toBe(4);
    await expect.poll(() => valeur(quantite(page, a))).toBe('8');

    await saisir(quantite(autre, a), '9');
    await expect.poll(async () => (await lu(buyer))['Villa Ker Anna']?.[a.reference]).toBe(9);
    await saisir(quantite(page, a), '5');
    await rang(page, a).getByText('9 dans le panier, vous vouliez 5').waitFor();
    expect((await lu(buyer))['Villa Ker Anna']?.[a.reference]).toBe(9);
    await rang(page, a).getByRole('button', { name: 'Mettre 5' }).click();
    await expect.poll(async () => (await lu(buyer))['Villa Ker Anna']?.[a.reference]).toBe(5);

    // The shop does not answer: what was typed stays, marked, and is sent again.
    await page.route('**/api/panier/**', (route) => route.abort());
    await saisir(quantite(page, b), '6');
    await rang(page, b).getByText('6 n’est pas enregistré').waitFor();
    await expect.poll(() => valeur(quantite(page, b))).toBe('6');
    await page.unroute('**/api/panier/**');
    await rang(page, b).getByRole('button', { name: 'Réessayer' }).click();
    await expect.poll(async () => (await lu(buyer))['Villa Ker Anna']?.[b.reference]).toBe(6);
    await rang(page, b).getByText('6 n’est pas enregistré').waitFor({ state: 'detached' });
  });
});

describe('on a phone', () => {
  it('a visitor fills it, changes it and is asked to sign in to order', async () => {
    const { page, journal } = await openPage('/recherche?q=vis', { width: 390 });
    await settled(page);
    const ajouter = page.getByRole('main').getByRole('button', { name: /^Ajouter/ });
    for (const at of [0, 1]) {
      const added = page.waitForResponse((each) => each.url().includes('/api/panier/articles'));
      await ajouter.nth(at).click();
      expect((await added).ok()).toBe(true);
    }
    await page.getByRole('link', { name: 'Panier, 2 articles' }).click();
    await expect.poll(() => rangs(page).count()).toBe(2);
    await settled(page);
    await rangs(page).first().getByRole('button', { name: 'Augmenter' }).click();
    await expect.poll(() => valeur(rangs(page).first().getByRole('spinbutton'))).not.toBe('1');
    const large = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(large).toBeLessThanOrEqual(390);
    // Nobody knows where they work: they are asked, and their device is not.
    await page.getByRole('button', { name: /^Retrait en magasin/ }).click();
    await page.getByText('Où est le chantier').waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    const barre = page.locator('[data-order-bar]');
    await barre.getByRole('link', { name: 'Commander' }).click();
    await page.waitForURL(/\/connexion\?redirect_url=/);
    expect(await complaints(journal)).toEqual([]);
  });
});
