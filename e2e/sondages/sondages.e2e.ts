/** Surveys: answered once, by keyboard, with their results. */
import { liens } from '@comptoir/contract/liens.ts';
import type { SondageResume } from '@comptoir/contract/sondages/sondages.contract.ts';
import sondages from '@comptoir/contract/messages/fr/sondages.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { BASE, complaints, expectFocus, openPage, sidewaysOverflow } from '../harness/browser.ts';

const liste = (await (await fetch(`${BASE}/api/sondages`)).json()) as {
  sondages: SondageResume[];
};

function pathOf(etat: SondageResume['etat']): string {
  const sondage = liste.sondages.find((each) => each.etat === etat);
  if (!sondage) throw new Error(`no survey is ${etat}`);
  return liens.sondage('fr', sondage);
}

it('is answered by keyboard, tells what is missing, shows its results and remembers', async () => {
  const ouvert = pathOf('ouvert');
  const { page, journal } = await openPage(ouvert, { width: 390, colorScheme: 'dark' });
  const main = page.locator('main');
  const envoyer = main.getByRole('button', { name: sondages.envoyer });
  // Sent empty: the first that must be answered has the focus, and says why.
  await envoyer.focus();
  await page.keyboard.press('Enter');
  const premier = main.getByRole('group').first().getByRole('checkbox').first();
  await expectFocus(premier);
  await main.getByText(sondages.manque['choix-multiple']).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);

  await page.keyboard.press('Space');
  await main.getByRole('group').nth(1).getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await main.getByRole('group').nth(3).getByRole('radio', { name: /^1/ }).focus();
  await page.keyboard.press('ArrowRight');
  await main.getByRole('textbox').fill('Le portail est fermé à clé.');
  // What was begun is found again.
  await page.reload();
  expect(await premier.isChecked()).toBe(true);
  expect(await main.getByRole('radio', { name: '2', exact: true }).isChecked()).toBe(true);
  expect(await main.getByRole('textbox').inputValue()).toContain('portail');
  await envoyer.focus();
  await page.keyboard.press('Enter');

  const resultats = main.getByRole('heading', { name: sondages.resultatsProvisoires });
  await expectFocus(resultats);
  await main.getByText(sondages.merci).waitFor();
  expect(await main.getByRole('table').count()).toBe(4);
  expect(await main.textContent()).not.toContain('portail est fermé');
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.reload();
  await main.getByText(sondages.merci).waitFor();
  expect(await envoyer.count()).toBe(0);
  expect(await complaints(journal)).toEqual([]);
});

it('is the same page for everyone while nobody is known, and all of it once it is over', async () => {
  const html = async (path: string) => (await fetch(BASE + path)).text();
  const ouvert = await html(pathOf('ouvert'));
  expect(ouvert).toContain(sondages.envoyer);
  expect(ouvert).not.toContain(sondages.merci);
  // Without script it says how else to answer.
  expect(ouvert).toContain('<noscript>');
  const clos = pathOf('clos');
  const fini = await html(clos);
  expect(fini).toContain('<table');
  expect(fini).not.toContain(sondages.envoyer);
  const [, , , id] = clos.split('/');
  const { status, url } = await fetch(`${BASE}/en/sondages/autre-nom/${id}`);
  expect([status, url.startsWith(`${BASE}/en/sondages/workwear`)]).toEqual([200, true]);
  expect((await fetch(`${BASE}/sondages/rien/99999`)).status).toBe(404);
});
