/** Services of a company: what they spare it, and one that is asked for. */
import services from '@comptoir/contract/messages/fr/services-compte.json' with { type: 'json' };
import { liens } from '@comptoir/contract/liens.ts';
import { expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { complaints } from '../harness/browser.ts';
import { attendreCourrier } from '../harness/courrier.ts';
import { openOf } from '../harness/pieces.ts';
import { newBuyer } from '../harness/visitors.ts';

/** Blocked: they may ask all the same. */
const QUI = 'contact@couverture-lemaire.test';

it('a buyer sees what services spare them by their own orders, and asks for one, which gets a number and a mail', async () => {
  const { page, journal } = await openOf(await newBuyer(QUI), liens.servicesCompte('fr'), {
    width: 390,
  });
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: 'Réparation de machines' }).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  const large = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(large).toBeLessThanOrEqual(390);

  await main.getByRole('button', { name: /^Demander\s: Réparation de machines$/ }).click();
  const form = main.locator('#demande');
  await expect
    .poll(() => form.getByLabel(services.demander.service).inputValue())
    .toBe('reparation');
  await form.getByRole('button', { name: services.demander.envoyer }).click();
  await form.getByText(services.demander.court).waitFor();
  await form.getByLabel(services.demander.texte).fill('La scie plongeante coupe à chaud.');
  await form.getByRole('button', { name: services.demander.envoyer }).dblclick();
  const fait = form.getByText(/^Demande S\d\d-\d{6} envoyée/);
  await fait.waitFor();
  const [numero = ''] = /S\d\d-\d{6}/.exec(await fait.innerText()) ?? [];
  await expect.poll(() => main.getByRole('listitem').filter({ hasText: numero }).count()).toBe(1);
  const { texte } = await attendreCourrier(QUI, new RegExp(numero));
  expect(texte).toContain(numero);
  expect(await complaints(journal)).toEqual([]);
});
