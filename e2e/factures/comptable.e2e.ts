/** The month of an accountant: what is due found, the file taken away and read, paid, disputed. */
import { readFile } from 'node:fs/promises';
import factures from '@comptoir/contract/messages/fr/factures.json' with { type: 'json' };
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type { Facture, listerFactures } from '@comptoir/contract/factures/factures.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { ouvrirFactures } from '../../packages/server/tests/factures/factures-libres.ts';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { complaints, settled } from '../harness/browser.ts';
import { entrepriseADeux } from '../harness/entreprises.ts';
import { payerAvec } from '../harness/paiement.ts';
import { openOf } from '../harness/pieces.ts';
import { newBuyer, shopDatabase, type Visitor } from '../harness/visitors.ts';

const LIMIT_MS = 90_000;
let who: Visitor;
beforeAll(async () => {
  const { administrateur } = await entrepriseADeux('factures');
  await ouvrirFactures({ pool: shopDatabase() }, administrateur, 3);
  who = await newBuyer(administrateur);
});

const call = async <T>(path: string) => (await (await who.call('GET', path)).json()) as T;
const lister = (query: string) => call<CallAnswer<typeof listerFactures>>(`/api/factures?${query}`);

it(
  'finds what is due, takes the month away, pays what is chosen and disputes a line',
  async () => {
    const { factures: dues } = await lister('etat=a-payer&etat=en-retard&tri=-montant');
    const [chere, autre, troisieme] = dues;
    if (!chere || !autre || !troisieme) throw new Error('nothing is due');
    const { page, journal } = await openOf(who, liens.factures('fr'));
    expect(await findAccessibilityProblems(page)).toEqual([]);

    // A state, then a search: the address says both, and the table follows.
    await page.getByRole('link', { name: new RegExp(`^${factures.etats[chere.etat]}`) }).click();
    await page.waitForURL((url) => url.search.includes(`etat=${chere.etat}`));
    await page.locator('main [name=recherche]').fill(chere.numero);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: chere.numero, exact: true }).waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(2);

    // The file of the month it is of, as it comes down.
    await page.goto(liens.factures('fr'));
    await settled(page);
    await page.getByText(factures.dossier.titre).click();
    await page
      .getByRole('combobox', { name: factures.dossier.mois })
      .selectOption(chere.emiseLe.slice(0, 7));
    await page.getByRole('button', { name: factures.dossier.demander }).click();
    const telecharger = page.getByRole('button', { name: factures.dossier.telecharger }).first();
    await telecharger.waitFor({ timeout: 60_000 });
    const [zip] = await Promise.all([page.waitForEvent('download'), telecharger.click()]);
    const parts = unzipSync(await readFile(await zip.path()));
    const papier = Object.keys(parts).find((nom) => nom.endsWith(`${chere.numero}.pdf`)) ?? '';
    expect(strFromU8(parts[papier]?.subarray(0, 5) ?? new Uint8Array())).toBe('%PDF-');
    const csv = Object.keys(parts).find((nom) => nom.endsWith('.csv')) ?? '';
    expect(strFromU8(parts[csv] ?? new Uint8Array())).toContain(chere.numero);

    // Two of them by card.
    for (const { numero } of [chere, autre]) {
      const nom = factures.choix.choisir.replace('{{numero}}', numero);
      await page.getByRole('checkbox', { name: nom }).check();
    }
    await page
      .getByRole('button', { name: factures.paiement.payer_other.replace('{{count}}', '2') })
      .click();
    await payerAvec(page, '4970 0000 0000 0000');
    const etatOf = async (key: string) => (await call<Facture>(`/api/factures/${key}`)).etat;
    await expect.poll(() => etatOf(chere.key), { timeout: 20_000 }).toBe('payee');
    expect(await etatOf(autre.key)).toBe('payee');

    // A line of the third is not right.
    await page.goto(liens.facture('fr', troisieme.key));
    await settled(page);
    await page.getByText(factures.litige.titre).click();
    await page.getByRole('textbox', { name: factures.litige.montant }).fill('1,20');
    await page
      .getByRole('textbox', { name: factures.litige.texte })
      .fill('Le prix convenu est plus bas');
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: factures.litige.envoyer, exact: true }).click();
    await page.getByText(/sous le numéro L\d\d-\d{6}/).waitFor();
    expect(await etatOf(troisieme.key)).toBe('en-litige');
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: factures.fichiers.pdf }).click(),
    ]);
    expect(pdf.suggestedFilename()).toContain(troisieme.numero);
    expect((await readFile(await pdf.path())).toString('latin1')).toContain('factur-x.xml');
    expect(await complaints(journal)).toEqual([]);
  },
  LIMIT_MS,
);
