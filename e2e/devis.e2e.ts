/** A quote from the request to the order: the offer of a delegate, a price refused, versions, refusals. */
import devis from '@comptoir/contract/messages/fr/devis.json' with { type: 'json' };
import { liens } from '@comptoir/contract/liens.ts';
import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import { expect, it } from 'vitest';
import { findArticles, type Article } from './harness/achat-rapide.ts';
import { findAccessibilityProblems } from './harness/axe.ts';
import { complaints, settled } from './harness/browser.ts';
import { dialog, MOREL } from './harness/connexion.ts';
import { agirPour, openDelegue, personneDe } from './harness/delegue.ts';
import { appeler, openDe, passer } from './harness/pieces.ts';
import { newBuyer } from './harness/visitors.ts';

it('is answered by a delegate, discussed price by price, and ordered in part', async () => {
  const buyer = await newBuyer(MOREL);
  const [a, b, c, d] = (await findArticles(4)) as [Article, Article, Article, Article];
  const demande = await passer(buyer, 'Devis', [
    { article: a, quantite: 10, chantier: 'Lycée du Pont' },
    { article: b, quantite: 5 },
    { article: c, quantite: 2 },
  ]);
  const detail = liens.devisDetail('fr', demande.key);

  const chezKarine = await openDelegue({ path: liens.devis('fr') });
  await agirPour(chezKarine.page, 'Morel', await personneDe('Menuiserie Morel'));
  const { page } = chezKarine;
  await page.goto(detail);
  await page.getByRole('link', { name: devis.actions.proposer }).click();
  await page.getByRole('textbox', { name: devis.offre.toutes }).fill('90');
  await page.getByText(/au plus\./).waitFor();
  await page.getByRole('textbox', { name: devis.offre.toutes }).fill('3');
  await page.getByRole('button', { name: devis.offre.appliquer }).click();
  await page
    .getByRole('textbox', { name: devis.offre.note })
    .fill('Palette complète, un seul camion.');
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: /^Envoyer l’offre/ }).click();
  await page.waitForURL((url) => url.pathname === detail);
  await page.getByText('Palette complète, un seul camion.').waitFor();

  // The buyer compares, and does not take one of the prices.
  const { page: chez, journal } = await openDe(buyer, liens.devis('fr'));
  await chez.getByRole('link', { name: demande.numero }).click();
  await chez.getByText('−3 %').first().waitFor();
  await settled(chez);
  expect(await findAccessibilityProblems(chez)).toEqual([]);
  await chez.getByRole('button', { name: `Refuser le prix de ${b.reference}` }).click();
  await dialog(chez).getByRole('textbox', { name: devis.refusPrix.souhaite }).fill('0,10');
  expect(await findAccessibilityProblems(chez, { within: '[role=dialog]' })).toEqual([]);
  await dialog(chez).getByRole('button', { name: devis.refusPrix.envoyer }).click();
  await chez.getByText('Prix refusé, 0,10 € souhaité').waitFor();

  // Another quantity and another article make a version of their own.
  await chez.getByRole('link', { name: devis.actions.modifier }).click();
  const quantite = chez.getByRole('spinbutton', { name: `Quantité de ${a.reference}` });
  await quantite.fill('12');
  await quantite.blur();
  await chez.getByRole('button', { name: `Retirer ${c.reference}` }).click();
  await chez.getByRole('textbox', { name: devis.edition.reference }).fill(d.reference);
  await chez.keyboard.press('Enter');
  await chez.getByRole('spinbutton', { name: `Quantité de ${d.reference}` }).waitFor();
  expect(await findAccessibilityProblems(chez)).toEqual([]);
  await chez.getByRole('button', { name: /^Enregistrer la version/ }).click();
  await chez.waitForURL((url) => url.pathname === detail);
  await chez.getByRole('button', { name: devis.versions.comparer }).click();
  await chez.getByText(devis.versions.ajoutee, { exact: true }).waitFor();
  await chez.getByText(devis.versions.retiree, { exact: true }).waitFor();

  const lu = await appeler<Devis>(buyer, 'GET', `/api/devis/${demande.key}`);
  await page.goto(liens.devisEdition('fr', demande.key));
  await page.getByRole('textbox', { name: `Remise en % sur ${b.reference}` }).fill('5');
  await page.getByRole('button', { name: `Envoyer l’offre (version ${lu.version + 1})` }).click();
  await page.waitForURL((url) => url.pathname === detail);

  await chez.goto(detail);
  await chez.getByRole('checkbox', { name: `Commander ${a.reference}` }).uncheck();
  await chez.getByRole('radio', { name: 'Par virement' }).check();
  await chez.getByRole('button', { name: 'Commander 2 lignes' }).click();
  await chez.waitForURL(/\/commande-succes\?key=/);
  await chez.goto(detail);
  await chez
    .getByRole('link', { name: /^Commandé : C/ })
    .first()
    .waitFor();
  expect(await complaints(journal)).toEqual([]);
});

it('is refused with a reason, once one has said so twice', async () => {
  const buyer = await newBuyer(MOREL);
  const [a] = (await findArticles(1)) as [Article];
  const demande = await passer(buyer, 'Devis', [{ article: a, quantite: 3 }]);
  const { page } = await openDe(buyer, liens.devisDetail('fr', demande.key));
  await page.getByRole('button', { name: devis.actions.refuser }).click();
  await dialog(page).getByRole('button', { name: devis.refus.continuer }).click();
  await dialog(page).getByRole('button', { name: devis.refus.refuser }).click();
  await dialog(page).getByText(devis.refus.motifManque).waitFor();
  expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
  await dialog(page).getByRole('radio', { name: devis.motifs.delai }).check();
  await dialog(page).getByRole('button', { name: devis.refus.refuser }).click();
  await page.getByText(devis.situation.refuse).waitFor();
  // What is closed is no longer changed.
  await page.goto(liens.devisEdition('fr', demande.key));
  await page.getByRole('heading', { name: devis.edition.close.titre }).waitFor();
});
