/** A town hall: nothing is ordered without its codes, and they stand in what it is then billed. */
import { readFile } from 'node:fs/promises';
import factures from '@comptoir/contract/messages/fr/factures.json' with { type: 'json' };
import panier from '@comptoir/contract/messages/fr/panier.json' with { type: 'json' };
import { liens } from '@comptoir/contract/liens.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createClock } from '../../packages/server/src/clock.ts';
import { expedierCommande } from '../../packages/server/src/commandes/suivi/expedier-commande.ts';
import { livrerCommande } from '../../packages/server/src/commandes/suivi/livrer-commande.ts';
import { preparerCommande } from '../../packages/server/src/commandes/suivi/preparer-commande.ts';
import { sql } from '../../packages/server/src/db/sql.ts';
import { facturerCompte } from '../../packages/server/src/factures/emission/facturer.ts';
import { readPdf } from '../../packages/server/tests/factures/lire-pdf.ts';
import { findArticles } from '../harness/achat-rapide.ts';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { complaints, settled } from '../harness/browser.ts';
import { appeler, dialog, openConnexion, seConnecter } from '../harness/connexion.ts';
import { commander, jusquALaConfirmation } from '../harness/tunnel.ts';
import { shopDatabase } from '../harness/visitors.ts';

/** No other test orders for it; whatever it has in its basket goes. */
const MAIRIE = 'mairie@ville-de-clisson.test';
const SERVICE = 'ECOLES';
const ENGAGEMENT = 'EJ2690777';

it('a town hall orders with its codes alone, and finds them in its invoice', async () => {
  const { page, journal } = await openConnexion('/panier');
  await seConnecter(page, MAIRIE);
  await page.waitForURL('**/panier');
  const articles = await findArticles(2);
  await appeler(page, 'POST', '/api/panier/vider');
  await appeler(
    page,
    'PUT',
    '/api/panier/articles?chantier=Gymnase',
    articles.map(({ id }) => ({ articleId: id, quantite: 2 })),
  );
  await page.reload();
  await settled(page);

  const manque = page.getByText(/^Chantier Gymnase\s: Chorus Pro demande/);
  const ordonner = page.getByRole('button', { name: 'Commander', exact: true });
  await manque.waitFor();
  await ordonner.click();
  await settled(page);
  expect(new URL(page.url()).pathname).toBe('/panier');
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: panier.points.completer }).click();
  const champ = (nom: string) => dialog(page).getByRole('textbox', { name: new RegExp(`^${nom}`) });
  await champ(panier.modification.codeServiceChorus).fill(SERVICE);
  await champ(panier.modification.numeroEngagement).fill(ENGAGEMENT);
  await dialog(page).getByRole('button', { name: panier.modification.enregistrer }).click();
  await manque.waitFor({ state: 'detached' });
  await ordonner.click();
  await page.waitForURL('**/tunnel/livraison');
  await settled(page);
  await jusquALaConfirmation(page);
  const facture = await facturer(await commander(page, 'En compte'));

  await page.goto(liens.factures('fr'));
  // One of before was not taken: its list says so.
  await visible(page, factures.envois.refusee).waitFor();
  await page.getByRole('link', { name: facture }).click();
  await page.getByRole('heading', { name: `Facture ${facture}` }).waitFor();
  await expect
    .poll(
      async () => {
        await page.reload();
        await settled(page);
        return page.getByText(factures.envois.deposee, { exact: true }).count();
      },
      { timeout: 30_000 },
    )
    .toBe(1);
  await visible(page, factures.canaux.chorus).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);

  const cii = readPdf(await download(page, factures.fichiers.pdf)).pieces['factur-x.xml'];
  expect(cii).toContain(`<ram:BuyerReference>${SERVICE}</ram:BuyerReference>`);
  expect(cii).toContain(
    `<ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>${ENGAGEMENT}</ram:IssuerAssignedID>`,
  );
  const ubl = (await download(page, factures.fichiers.ubl)).toString('utf8');
  expect(ubl).toContain(`<cbc:BuyerReference>${SERVICE}</cbc:BuyerReference>`);
  expect(ubl).toContain(`<cac:OrderReference><cbc:ID>${ENGAGEMENT}</cbc:ID>`);
  // The order that was refused, and nothing else.
  expect(await complaints(journal)).toEqual([expect.stringContaining('status of 422')]);
});

/** Lists are drawn twice, for phones and for wider screens. */
const visible = (page: Page, texte: string) =>
  page.getByText(texte).filter({ visible: true }).first();

/** What was ordered is prepared, sent, delivered, and billed by its note; the number of the invoice. */
async function facturer(commande: string): Promise<string> {
  const pool = shopDatabase();
  const { id, compteId } = await pool.one<{ id: number; compteId: number }>(
    sql`select id, compte_id as "compteId" from commande where numero = ${commande}`,
  );
  const instant = new Date();
  await preparerCommande(pool, id, instant);
  await expedierCommande(pool, { commandeId: id, transporteur: '', suivi: '' }, instant);
  await livrerCommande(pool, id, instant);
  const factureIds = await facturerCompte(pool, compteId, createClock().today());
  const { numero } = await pool.one<{ numero: string }>(sql`
    select distinct f.numero
      from facture f
      join facture_ligne l on l.facture_id = f.id and l.commande_id = ${id}
     where f.id = any (${factureIds}::bigint[])`);
  return numero;
}

async function download(page: Page, bouton: string): Promise<Buffer> {
  const [fichier] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: bouton, exact: true }).click(),
  ]);
  return readFile(await fichier.path());
}
