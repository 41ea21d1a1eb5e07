/** The pages of the account stand still while they load. */
import { liens } from '@comptoir/contract/liens.ts';
import type { ListeAchats } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { layoutShifts } from '../harness/audits/shifts.ts';
import { settled } from '../harness/browser.ts';
import { MOREL } from '../harness/connexion.ts';
import { appeler, openOf } from '../harness/pieces.ts';
import { newBuyer } from '../harness/visitors.ts';

/** A tenth of what browsers call good. */
const AU_PLUS = 0.01;

const OCTETS_PAR_SECONDE = 40_000;

const ADRESSES = [
  liens.monCompte('fr'),
  liens.habitudesAchats('fr'),
  liens.factures('fr'),
  liens.listesAchats('fr'),
  liens.commandes('fr'),
  liens.devis('fr'),
  liens.prixNegocies('fr'),
  liens.conditionsTarifaires('fr'),
  liens.exportsCatalogue('fr'),
  liens.coordonnees('fr'),
  liens.parametres('fr'),
];

/** Pages come in pieces, as over a mobile network: what is read of one may be painted before the rest. */
async function parMorceaux(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: OCTETS_PAR_SECONDE,
    uploadThroughput: OCTETS_PAR_SECONDE,
  });
}

it.each([1280, 390])('%i px wide, nothing moves that nobody asked for', async (width) => {
  const buyer = await newBuyer(MOREL);
  const [liste] = await appeler<ListeAchats[]>(buyer, 'GET', '/api/listes-achats');
  if (!liste) throw new Error('the company of the demo has no list');
  // The first visit fetches what the others find in the browser.
  const { page } = await openOf(buyer, liens.monCompte('fr'), { width });
  await parMorceaux(page);
  const problemes: string[] = [];
  for (const adresse of [...ADRESSES, liens.listeAchats('fr', liste.id)]) {
    await page.goto(adresse);
    await settled(page);
    const { sum, moved } = await layoutShifts(page);
    if (sum > AU_PLUS) problemes.push([`${adresse}: ${sum.toFixed(4)}`, ...moved].join('\n'));
  }
  expect(problemes.join('\n\n')).toBe('');
});
