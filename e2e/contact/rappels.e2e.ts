/** Being called back: in a slot that is free, which nobody else then gets. */
import contacts from '@comptoir/contract/messages/fr/contacts.json' with { type: 'json' };
import erreurs from '@comptoir/contract/messages/fr/erreurs.json' with { type: 'json' };
import { liens } from '@comptoir/contract/liens.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { complaints } from '../harness/browser.ts';
import { openOf } from '../harness/pieces.ts';
import { newBuyer } from '../harness/visitors.ts';

/** No other test asks for calls. */
const QUI = 'contact@couverture-lemaire.test';

it('a buyer asks to be called in a slot that is free, once, and gives it up; a slot taken meanwhile is told and what was typed stays', async () => {
  const buyer = await newBuyer(QUI);
  const { page, journal } = await openOf(buyer, liens.contacts('fr'));
  const { page: autre } = await openOf(buyer, liens.contacts('fr'), { width: 390 });
  const form = (each: Page) => each.locator('#rappel');
  await form(page).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);

  // The last day there is: nothing of it is past while the test runs.
  const choisir = async (each: Page) => {
    await form(each)
      .getByRole('group', { name: contacts.rappel.jour })
      .getByRole('button')
      .last()
      .click();
    await form(each).getByLabel(contacts.rappel.telephone).fill('06 99 00 12 34');
  };
  const heures = (each: Page) =>
    form(each).getByRole('group', { name: contacts.rappel.heure }).getByRole('button');
  await form(page).getByRole('button', { name: contacts.rappel.demanderVide, exact: true }).click();
  await form(page).getByText(contacts.manque.heure).first().waitFor();
  await choisir(page);
  const heure = (await heures(page).first().textContent()) ?? '';
  const puce = (each: Page) => heures(each).filter({ hasText: heure });
  await puce(page).click();
  await choisir(autre);
  await puce(autre).click();
  await form(autre).getByLabel(contacts.rappel.details).fill('Le tarif des paumelles');

  const envoi = (each: Page) => form(each).getByRole('button', { name: /^Être rappelé .+ à / });
  await envoi(page).dblclick();
  await page.getByText(/^C’est noté\s: vous serez rappelé .+ Numéro R\d\d-\d{6}\.$/).waitFor();
  await page.getByRole('button', { name: /^Annuler le rappel/ }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Annuler le rappel/ }).count()).toBe(1);
  await puce(page).waitFor({ state: 'detached' });

  // The other tab still offers it.
  await envoi(autre).click();
  await autre.getByText(erreurs['creneau-pris']).waitFor();
  await puce(autre).waitFor({ state: 'detached' });
  await expect
    .poll(() => form(autre).getByLabel(contacts.rappel.details).inputValue())
    .toBe('Le tarif des paumelles');

  await page.getByRole('button', { name: /^Annuler le rappel/ }).click();
  await puce(page).waitFor();
  await page.getByRole('button', { name: /^Annuler le rappel/ }).waitFor({ state: 'detached' });
  const large = () => autre.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(large).toBeLessThanOrEqual(390);
  expect(await complaints(journal)).toEqual([]);
});
