/** From the basket to the order: each way of delivery and of payment, and nothing ordered twice. */
import type { Livraison } from '@comptoir/contract/piece-ouverte/livraison.contract.ts';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import tunnel from '@comptoir/contract/messages/fr/piece-ouverte.json' with { type: 'json' };
import { isDepartPasse } from '@comptoir/contract/livraison/dates.ts';
import { describe, expect, it } from 'vitest';
import { acheteurLibre } from '../harness/entreprises.ts';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { complaints, settled, sidewaysOverflow } from '../harness/browser.ts';
import { dialog } from '../harness/connexion.ts';
import {
  acheteurAuTunnel,
  ajouterCoupe,
  allerA,
  commander,
  jusquALaConfirmation,
  nombreCommandes,
  openTunnel,
  pieceOf,
  remplirEtFiger,
  resume,
  retirer,
} from '../harness/tunnel.ts';

describe('delivered on a chosen day, on account', () => {
  it('every choice survives reload, back and another tab, and two presses are one order', async () => {
    const buyer = await acheteurAuTunnel(await acheteurLibre(12));
    const avant = await nombreCommandes(buyer);
    const { page, journal } = await openTunnel(buyer, '/panier');
    await page.getByRole('button', { name: 'Commander', exact: true }).click();
    await page.waitForURL('**/tunnel/livraison');
    await settled(page);
    expect(await findAccessibilityProblems(page)).toEqual([]);

    // A day, by keyboard: the one after the first that can be chosen.
    const { jours } = await pieceOf<Livraison>(buyer, '/livraison');
    const calendrier = page.getByRole('table', { name: 'Jours de livraison possibles' });
    await calendrier.getByRole('button').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await pieceOf<Livraison>(buyer, '/livraison')).choix)
      .toMatchObject({ formule: 'jour-choisi', jour: jours[1] });
    await page.reload();
    await settled(page);
    expect(await page.getByRole('radio', { name: /^Jour choisi/ }).isChecked()).toBe(true);

    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.waitForURL('**/tunnel/contact-de-livraison');
    await page.getByRole('textbox', { name: /^Téléphone/ }).fill('06');
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByText('Un numéro joignable').waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.getByRole('textbox', { name: /^Téléphone/ }).fill('06 12 34 56 78');
    await page.getByRole('radio', { name: 'Le matin' }).check();
    await page.reload();
    await expect
      .poll(() => page.getByRole('textbox', { name: /^Téléphone/ }).inputValue())
      .toBe('06 12 34 56 78');
    expect(await page.getByRole('radio', { name: 'Le matin' }).isChecked()).toBe(true);
    await settled(page);
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.waitForURL('**/tunnel/confirmation');
    await settled(page);

    await page.goBack();
    await page.waitForURL('**/tunnel/contact-de-livraison');
    await settled(page);
    expect(await page.getByRole('radio', { name: 'Le matin' }).isChecked()).toBe(true);
    await page.goForward();
    await page.waitForURL('**/tunnel/confirmation');
    await settled(page);

    // Reloaded in the middle of a word, nothing of it is lost.
    const mot = page.getByRole('textbox', { name: 'Un mot pour la préparation' });
    await mot.fill('Par l’arrière');
    await page.reload();
    await expect.poll(() => mot.inputValue()).toBe('Par l’arrière');
    await page.getByRole('radio', { name: /^En compte/ }).check();
    await expect
      .poll(async () => pieceOf<PieceOuverte>(buyer))
      .toMatchObject({ commentaire: 'Par l’arrière', modePaiement: 'en-compte' });
    expect(await findAccessibilityProblems(page)).toEqual([]);
    const { page: autre } = await openTunnel(buyer, '/tunnel/confirmation');
    expect(await autre.getByRole('radio', { name: /^En compte/ }).isChecked()).toBe(true);

    await page.getByRole('button', { name: 'Commander', exact: true }).dblclick();
    await page.waitForURL('**/commande-succes?key=*');
    await page.getByText(/C\d{2}-\d{6}/).waitFor();
    expect(await nombreCommandes(buyer)).toBe(avant + 1);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.reload();
    await page.getByText(/C\d{2}-\d{6}/).waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: /^Panier/ }).innerText())
      .not.toMatch(/3/);

    // The other tab has nothing left to order, and says where to go.
    await autre.getByRole('button', { name: 'Commander', exact: true }).click();
    await autre.getByRole('heading', { name: 'Rien à commander ici' }).waitFor();
    expect(await nombreCommandes(buyer)).toBe(avant + 1);
    expect(await complaints(journal)).toEqual([]);
  });

  it('another day than the one shown is told first; an order whose answer was lost is found again, once', async () => {
    const buyer = await acheteurAuTunnel(await acheteurLibre(4));
    const avant = await nombreCommandes(buyer);
    const barre = await ajouterCoupe(buyer);
    const { page } = await openTunnel(buyer, '/tunnel/livraison');
    await jusquALaConfirmation(page);
    await page.getByRole('radio', { name: /^Virement/ }).check();
    await settled(page);
    // What is cut is not taken back: that has to be agreed to.
    const coupes = page.getByRole('region', { name: tunnel.coupe.titre });
    await coupes.getByText(barre.reference).waitFor();
    // With the sizes that are agreed to.
    await coupes.getByText('2 × 800 mm').waitFor();
    const accord = coupes.getByRole('checkbox');
    await page.getByRole('button', { name: 'Commander', exact: true }).click();
    await coupes.getByText(tunnel.manque.traitCoupeValide).waitFor();
    await expect.poll(() => accord.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await accord.check();
    await settled(page);
    await page.reload();
    await settled(page);
    expect(await accord.isChecked()).toBe(true);
    // Chosen in another tab, which this one does not show.
    const { jours } = await pieceOf<Livraison>(buyer, '/livraison');
    await buyer.call('PATCH', '/api/piece-ouverte/livraison', {
      body: JSON.stringify({ formule: 'jour-choisi', jour: jours[4] }),
      headers: { 'content-type': 'application/json' },
    });
    await page.getByRole('button', { name: 'Commander', exact: true }).click();
    await page.getByText('Les dates ou les frais de livraison ont changé').first().waitFor();
    await page.getByText(/^Tout sera là .* au lieu de/).waitFor();
    expect(await nombreCommandes(buyer)).toBe(avant);
    // Withdrawn after the page was read: it says what, and where it is mended.
    await retirer(buyer, barre.id, true);
    await page.getByRole('button', { name: 'Commander', exact: true }).click();
    const refus = page.getByRole('alert').filter({ hasText: barre.reference });
    await refus.getByRole('link', { name: tunnel.sansPiece.panier }).waitFor();
    expect(await nombreCommandes(buyer)).toBe(avant);
    await retirer(buyer, barre.id, false);
    // The server takes it; the answer never arrives.
    await page.route('**/api/piece-ouverte/transformer*', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Commander', exact: true }).click();
    await page.getByText('Le service ne répond pas').first().waitFor();
    await page.unroute('**/api/piece-ouverte/transformer*');
    await page.reload();
    await page.waitForURL('**/commande-succes?key=*');
    expect(await nombreCommandes(buyer)).toBe(avant + 1);
  });
});

describe('other ways of delivery', () => {
  it('express, then each chantier at its address, on a phone', async () => {
    const buyer = await acheteurAuTunnel(await acheteurLibre(5));
    const { page, journal } = await openTunnel(buyer, '/tunnel/livraison', { width: 390 });
    const express = page.getByRole('radio', { name: /^Express/ });
    // Once the day's vans have left, and on days without any, it is not offered.
    if (isDepartPasse(new Date())) expect(await express.isDisabled()).toBe(true);
    else await express.check();
    await settled(page);
    await jusquALaConfirmation(page);
    await commander(page, 'Virement');
    // Where to pay is read on the page, however long the number of the account.
    await page.getByText(/^FR\d{2} /).waitFor();
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);

    await remplirEtFiger(buyer);
    await allerA(page, '/tunnel/livraison');
    await page.getByRole('button', { name: 'Nouvelle adresse' }).click();
    await dialog(page).getByLabel('Nom de l’adresse').fill('Chantier du port');
    await dialog(page).getByLabel('Numéro et rue').fill('1 quai Ceineray');
    await dialog(page).getByLabel('Code postal').fill('97400');
    await dialog(page).getByLabel('Ville').fill('Nantes');
    await dialog(page).getByRole('button', { name: 'Enregistrer' }).click();
    await dialog(page).getByText('Nous ne livrons pas ce code postal').waitFor();
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    journal.forget();
    await dialog(page).getByLabel('Code postal').fill('44000');
    await dialog(page).getByRole('button', { name: 'Enregistrer' }).click();
    await expect
      .poll(() => page.getByRole('radio', { name: /^Chantier du port/ }).isChecked())
      .toBe(true);
    await page.getByRole('checkbox', { name: /^Livrer chaque chantier/ }).check();
    const parChantier = page.getByRole('region', { name: 'Par chantier' });
    await parChantier
      .getByRole('combobox', { name: 'Adresse de Villa Ker Anna' })
      .selectOption({ label: 'Chantier du port, Nantes' });
    await parChantier.getByRole('button', { name: 'Jour de livraison de Villa Ker Anna' }).click();
    await dialog(page).getByRole('table').getByRole('button').nth(3).click();
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    await dialog(page)
      .getByRole('button', { name: /^Livrer/ })
      .click();
    await settled(page);
    const { choix, jours } = await pieceOf<Livraison>(buyer, '/livraison');
    expect(choix.formule).toBe('par-chantier');
    expect(choix.chantiers.map(({ jour }) => jour)).toContain(jours[3]);
    await jusquALaConfirmation(page);
    // Where each chantier goes is read before it is ordered, and once it is.
    const livraison = page.getByRole('region', { name: 'Livraison' });
    await livraison.getByText('1 quai Ceineray').waitFor();
    await commander(page, 'En compte');
    await page.getByText('1 quai Ceineray').waitFor();
    expect(await complaints(journal)).toEqual([]);
  });

  it('fetched in a store and paid there, then at a pick-up point', async () => {
    const buyer = await acheteurAuTunnel(await acheteurLibre(13));
    const { page, journal } = await openTunnel(buyer, '/tunnel/livraison');
    await page.getByRole('radio', { name: /^Retrait/ }).check({ force: true });
    await settled(page);
    await page
      .getByRole('region', { name: 'Magasin' })
      .getByRole('button', { name: /^Changer|^Choisir/ })
      .click();
    await dialog(page)
      .getByRole('textbox', { name: /^Ville, code postal/ })
      .fill('Lyon');
    await dialog(page).getByRole('radio', { name: /^Lyon/ }).first().check();
    await dialog(page)
      .getByText(/^Prêt /)
      .waitFor();
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Retirer ici' }).click();
    await page
      .getByRole('region', { name: 'Magasin' })
      .getByText(/69\d{3} Lyon/)
      .waitFor();
    // Words of a pick-up: no cut-off of parcels, a day to collect, who comes for it.
    await page.getByRole('group', { name: tunnel.quand['formule-retrait'] }).waitFor();
    expect(await page.getByText(tunnel.limite.avant).count()).toBe(0);
    await jusquALaConfirmation(page);
    await page.getByText(tunnel.contact['bloc-retrait-magasin']).waitFor();
    await commander(page, 'Au retrait');

    await remplirEtFiger(buyer);
    await allerA(page, '/tunnel/livraison');
    await page.getByRole('radio', { name: /^Point de retrait/ }).check({ force: true });
    await settled(page);
    await page
      .getByRole('region', { name: 'Point de retrait' })
      .getByRole('button', { name: /^Changer|^Choisir/ })
      .click();
    await dialog(page).getByRole('radio').first().check();
    await dialog(page).getByRole('button', { name: 'Retirer ici' }).click();
    await resume(page).getByText('Votre retrait').waitFor();
    await jusquALaConfirmation(page);
    await commander(page, 'Virement');
    expect(await complaints(journal)).toEqual([]);
  });
});
