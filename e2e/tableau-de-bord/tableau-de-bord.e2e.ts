/** The dashboard of the account, in the morning: what waits is settled, a month leads to its orders. */
import tableau from '@comptoir/contract/messages/fr/tableau-de-bord.json' with { type: 'json' };
import { liens } from '@comptoir/contract/liens.ts';
import { expect, it } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import { entrepriseADeux } from '../harness/entreprises.ts';
import { findArticles, type Article } from '../harness/achat-rapide.ts';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { complaints, expectFocus, newPage, sidewaysOverflow } from '../harness/browser.ts';
import { openOf, passer } from '../harness/pieces.ts';
import { layoutShifts } from '../harness/audits/shifts.ts';
import { giveSession, newBuyer, shopDatabase } from '../harness/visitors.ts';

const CHANTIER = 'Groupe scolaire Anne Frank';

/** A company that no other journey orders for, whose buyer needs an approval for everything. */
async function entrepriseASurveiller(): Promise<{ administrateur: string; acheteur: string }> {
  const pool = shopDatabase();
  const found = await entrepriseADeux('tableauDeBord');
  await pool.execute(sql`
    update utilisateur set limite_commande = 0.01 where email = ${found.acheteur}`);
  return found;
}

it('settles what waits and leads from a month to its orders, by mouse, by keyboard, on a phone', async () => {
  const { administrateur, acheteur } = await entrepriseASurveiller();
  const [article] = (await findArticles(1)) as [Article];
  const ligne = { article, quantite: 2, chantier: CHANTIER };
  const { numero } = await passer(await newBuyer(acheteur), 'Commande', [ligne]);
  const { page, journal } = await openOf(await newBuyer(administrateur), liens.monCompte('fr'));

  const menu = page.getByRole('navigation', { name: 'Mon compte' }).last();
  const aValider = async () =>
    Number(
      await menu
        .getByRole('link', { name: 'Validation' })
        .locator('[aria-hidden]')
        .last()
        .innerText(),
    );
  const avant = await aValider();
  expect(avant).toBeGreaterThan(0);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  const { sum, moved } = await layoutShifts(page);
  expect(sum, moved.join('\n')).toBeLessThan(0.01);

  const nom = tableau.aFaire.approbation.validerNumero.replace('{{numero}}', numero);
  await page.getByRole('button', { name: nom }).click();
  await page.getByText(tableau.aFaire.approbation.validee.replace('{{numero}}', numero)).waitFor();
  await page.getByRole('button', { name: nom }).waitFor({ state: 'detached' });
  await expect.poll(async () => (avant > 1 ? aValider() : 0)).toBe(avant - 1);

  // The month that runs has the order that was just placed.
  const mois = page.getByRole('link', { name: /, voir les commandes$/ });
  expect(await mois.count()).toBe(12);
  // Below the first screen, the chart hydrates as it nears the screen.
  await expect
    .poll(async () => {
      await mois.first().focus();
      await mois.last().focus();
      return page.getByText(/^Mois en cours\./).count();
    })
    .toBe(1);
  await expectFocus(mois.last());
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/mon-compte\/commandes\?.*du=\d{4}-\d{2}-01/);
  await page.getByRole('link', { name: numero, exact: true }).waitFor();
  await page.goBack();

  // Divided otherwise by a link, which the address remembers.
  await page.getByRole('link', { name: tableau.depenses.axes.personne, exact: true }).click();
  await page.getByRole('heading', { name: tableau.depenses.titre.personne }).waitFor();
  expect(new URL(page.url()).searchParams.get('par')).toBe('personne');

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole('link', { name: /^Commandes en cours, / }).click();
  await page.waitForURL(/etat=a-valider&.*tri=prevue/);
  expect(await complaints(journal)).toEqual([]);
});

it('shows what is told while it is on its way, without an error', async () => {
  const { administrateur, acheteur } = await entrepriseASurveiller();
  const [article] = (await findArticles(1)) as [Article];
  const { page, journal } = await newPage();
  await giveSession(page, await newBuyer(administrateur));
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  // Between what the server wrote and the first answer in the browser, an order is to be approved.
  let numero = '';
  await page.route('**/mon-compte', async (route) => {
    const ecrite = await route.fetch();
    const ligne = { article, quantite: 1, chantier: CHANTIER };
    ({ numero } = await passer(await newBuyer(acheteur), 'Commande', [ligne]));
    await route.fulfill({ response: ecrite });
  });
  await page.goto(liens.monCompte('fr'));
  await page.getByRole('main').getByText(new RegExp(numero)).first().waitFor();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expect(await complaints(journal)).toEqual([]);
});
