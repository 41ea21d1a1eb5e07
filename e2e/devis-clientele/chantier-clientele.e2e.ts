/** A customer quote from the kitchen that was drawn to what it really cost. */
import cuisine from '@comptoir/contract/messages/fr/cuisine.json' with { type: 'json' };
import devisClientele from '@comptoir/contract/messages/fr/devis-clientele.json' with { type: 'json' };
import devisRecu from '@comptoir/contract/messages/fr/devis-recu.json' with { type: 'json' };
import { liens } from '@comptoir/contract/liens.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { complaints, newPage, settled, sidewaysOverflow } from '../harness/browser.ts';
import { attendreCourrier } from '../harness/courrier.ts';
import { entrepriseADeux } from '../harness/entreprises.ts';
import { agreer, appeler } from '../harness/pieces.ts';
import { giveSession, newBuyer, type Visitor } from '../harness/visitors.ts';

const CLIENTE = { nom: 'Mme Le Goff', email: 'mme-le-goff@cuisine.test' };

const { lignes } = devisClientele;
/** The cell of a column, by the name of its line. */
const champ = (page: Page, label: string, nom: string): Locator =>
  page.getByLabel(label.replace('{{nom}}', nom), { exact: true });
const enregistre = (page: Page) =>
  page.getByRole('status').filter({ hasText: devisClientele.sauvegarde.etats['a-jour'] }).waitFor();
const total = (page: Page): Promise<string> => page.locator('[data-total="ht"]').innerText();

/** One more line at the end of the last section, typed from its label on. */
async function ajouterLigne(page: Page, bouton: string): Promise<void> {
  await page.getByRole('button', { name: bouton, exact: true }).last().click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-cellule')))
    .toBe('libelle');
}

it('a kitchen drawn here is quoted, signed on a phone, ordered, and weighed against its quote', async () => {
  const { administrateur } = await entrepriseADeux('cuisine');
  const buyer = await newBuyer(administrateur);
  await appeler(buyer, 'POST', '/api/panier/vider');
  const { page, journal } = await newPage();
  await giveSession(page, buyer);

  // A kitchen becomes a quote where it is drawn.
  await page.goto(liens.configurateurCuisine('fr'));
  await page.getByRole('textbox', { name: cuisine.nom.champ }).fill(CLIENTE.nom);
  await page.getByRole('button', { name: cuisine.devisClient }).click();
  await page.waitForURL(/\/mon-compte\/devis-clientele\/\d+$/);
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  await page.getByRole('heading', { level: 1, name: new RegExp(CLIENTE.nom) }).waitFor();
  await expect.poll(() => page.locator('[data-ligne]').count()).toBeGreaterThan(10);
  await expect.poll(() => total(page)).toMatch(/\d\s€$/);

  // Labour, an option and a margin; the total follows at once.
  const sans = await total(page);
  const pose = 'Pose et réglages';
  await ajouterLigne(page, lignes.mainOeuvre);
  await page.keyboard.type(pose);
  await champ(page, lignes.quantiteDe, pose).fill('16');
  await champ(page, lignes.achatDe, pose).fill('32');
  await champ(page, lignes.prixDe, pose).fill('55,5');
  const option = 'Éclairage sous meubles';
  await ajouterLigne(page, lignes.ajouter);
  await page.keyboard.type(option);
  await champ(page, lignes.prixDe, option).fill('120');
  await page.getByRole('button', { name: lignes.menu.replace('{{nom}}', option) }).click();
  await page.getByRole('menuitem', { name: lignes.enOption }).click();
  await page.getByLabel(devisClientele.entete.marge).fill('30 %');
  await page.getByLabel(devisClientele.client.nom).fill(CLIENTE.nom);
  await page.getByLabel(devisClientele.client.email).fill(CLIENTE.email);
  await enregistre(page);
  expect(await total(page)).not.toBe(sans);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  const chiffre = await total(page);

  await page.getByRole('button', { name: devisClientele.barre.envoyer, exact: true }).click();
  await page.getByLabel(devisClientele.envoi.message).fill('Comme convenu samedi.');
  await page.getByRole('button', { name: devisClientele.envoi.envoyer }).click();
  await page.getByText(`Devis envoyé à ${CLIENTE.email}`).waitFor();

  const numero = await signer(chiffre);

  // The signed paper goes to the customer; who wrote it is told, and finds it agreed, with the option in it.
  await attendreCourrier(CLIENTE.email, /accepté/);
  await attendreCourrier(administrateur, new RegExp(CLIENTE.nom));
  await page.goto(liens.devisClienteleDetail('fr', id));
  await page.getByText(devisClientele.decide.accepte).waitFor();
  await page.getByRole('figure').getByText(CLIENTE.nom).waitFor();
  expect(await total(page)).not.toBe(chiffre);

  // One press, and it waits in the basket as a chantier, cut lists included.
  await page.getByRole('button', { name: devisClientele.chantier.mettre }).click();
  await page.getByRole('link', { name: devisClientele.chantier.panier }).click();
  await page.waitForURL('**/panier');
  await page.getByRole('heading', { name: `${numero} ${CLIENTE.nom}` }).waitFor();

  await commander(buyer);
  await page.goto(liens.devisClienteleDetail('fr', id));
  const suite = page.getByRole('region', { name: devisClientele.chantier.titre });
  await suite.getByRole('link', { name: /^Commande C\d/ }).waitFor();
  // All of it was ordered, at what the quote counted on.
  const [prevu, reel] = await suite.locator('dl [data-montants], dl dd').allInnerTexts();
  expect(reel).toMatch(/[1-9]/);
  expect([prevu, reel]).toEqual([prevu, prevu]);
  expect(await complaints(journal)).toEqual([]);
});

/** On a phone, by the link of the mail alone; returns the number of the quote. */
async function signer(chiffre: string): Promise<string> {
  const { lien, texte } = await attendreCourrier(CLIENTE.email, /devis/i);
  expect(texte).toContain('Comme convenu samedi.');
  expect(lien).toMatch(/^\/devis-recu\/[\w-]{43}$/);
  const { page, journal } = await newPage({ width: 390 });
  await page.goto(lien);
  const titre = await page.getByRole('heading', { level: 1 }).innerText();
  expect(await sidewaysOverflow(page)).toBe(0);
  // Nothing of the shop is beside it: no basket, no search.
  expect(await page.getByRole('link', { name: /panier/i }).count()).toBe(0);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByText(chiffre).first().waitFor();
  await page.getByRole('checkbox', { name: devisRecu.lignes.prendre }).check();
  await expect.poll(() => page.getByText(chiffre).count()).toBe(0);
  // Nothing is agreed to without a name and a hand.
  await page.getByRole('button', { name: devisRecu.reponse.envoyer.accepter }).click();
  await page.getByText(devisRecu.reponse.signatureManque).waitFor();
  await page.getByLabel(devisRecu.reponse.nom).fill(CLIENTE.nom);
  await dessiner(page);
  await page.getByRole('button', { name: devisRecu.reponse.envoyer.accepter }).click();
  await page.getByText(devisRecu.situations.accepte).waitFor();
  await settled(page);
  expect(await complaints(journal)).toEqual([]);
  return /D-\d{4}-\d{4}/.exec(titre)?.[0] ?? '';
}

async function dessiner(page: Page): Promise<void> {
  const cadre = page.locator('[data-signature]');
  await cadre.scrollIntoViewIfNeeded();
  const boite = await cadre.boundingBox();
  if (!boite) throw new Error('nowhere to sign');
  const { x, y, width, height } = boite;
  await page.mouse.move(x + width * 0.2, y + height * 0.5);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.5, y + height * 0.2, { steps: 4 });
  await page.mouse.move(x + width * 0.8, y + height * 0.7, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('img', { name: devisRecu.signature.faite }).waitFor();
}

/** What is in the basket, cut as its lists say. */
async function commander(buyer: Visitor): Promise<void> {
  await agreer(buyer, 'Commande');
  await appeler(buyer, 'PATCH', '/api/piece-ouverte?traitCoupeValide=true');
  await appeler(buyer, 'POST', '/api/piece-ouverte/transformer');
}
