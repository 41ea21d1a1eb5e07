/** An administrator has invoices come another way: what it needs, a test, the consent, what was given. */
import { readFile } from 'node:fs/promises';
import factures from '@comptoir/contract/messages/fr/factures.json' with { type: 'json' };
import { liens } from '@comptoir/contract/liens.ts';
import { expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { complaints, settled } from '../harness/browser.ts';
import { attendreCourrier } from '../harness/courrier.ts';
import { entrepriseADeux } from '../harness/entreprises.ts';
import { openOf } from '../harness/pieces.ts';
import { newBuyer } from '../harness/visitors.ts';

const { demat } = factures;
const ADRESSE = 'factures@belloc.test';

it('a channel is checked, tried and agreed to, and what was agreed to stays', async () => {
  const { administrateur, acheteur, nomAdministrateur } =
    await entrepriseADeux('dematerialisation');
  const { page, journal } = await openOf(
    await newBuyer(administrateur),
    liens.dematerialisationFacture('fr'),
  );
  const main = page.getByRole('main');
  await page.getByRole('radio', { name: factures.canaux['factur-x'] }).check();
  const adresse = page.getByRole('textbox', { name: demat.adresse['factur-x'] });
  await adresse.fill(ADRESSE);
  expect(await findAccessibilityProblems(page)).toEqual([]);

  // A test invoice goes to the address, and down to who asks.
  await page.getByRole('button', { name: demat.essai }).click();
  await main.getByText(demat.essaiEnvoye.replace('{{adresse}}', ADRESSE)).waitFor();
  const [essai] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: demat.essaiTelecharger }).click(),
  ]);
  expect((await readFile(await essai.path())).toString('latin1')).toContain('factur-x.xml');
  await attendreCourrier(ADRESSE, /./);

  // Nothing is written without the consent of the company.
  const enregistrer = page.getByRole('button', { name: demat.enregistrer });
  await enregistrer.click();
  await main.getByText(demat.consentementRequis).waitFor();
  await page.getByRole('checkbox', { name: demat.consentement }).check();
  await enregistrer.click();
  const accords = main.getByRole('region', { name: demat.historique });
  await expect.poll(() => accords.innerText()).toContain(nomAdministrateur);
  await page.reload();
  await settled(page);
  expect(await main.innerText()).toContain(ADRESSE);
  expect(await complaints(journal)).toEqual([]);

  // Who buys sees it, and changes nothing.
  const autre = await openOf(await newBuyer(acheteur), liens.dematerialisationFacture('fr'));
  await autre.page.getByText(demat.administrateur).waitFor();
  expect(await autre.page.getByRole('button', { name: demat.enregistrer }).count()).toBe(0);
}, 60_000);
