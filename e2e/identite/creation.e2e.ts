/** Opening an account: the four steps, the mail, the activation, the first sign-in. */
import identite from '@comptoir/contract/messages/fr/identite.json' with { type: 'json' };
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { BASE, complaints, openPage, settled } from '../harness/browser.ts';
import {
  champ,
  compteNeuf,
  demanderCompte,
  emailNeuf,
  focusOf,
  MOT_DE_PASSE_SOLIDE,
  openConnecte,
  siretNeuf,
  soumettre,
} from '../harness/compte.ts';
import {
  boutonCompte,
  champs,
  envoyer,
  local,
  openConnexion,
  seConnecter,
} from '../harness/connexion.ts';
import { attendreCourrier } from '../harness/courrier.ts';

const { creation, erreur, force } = identite;

async function remplirSociete(page: Page, siret: string): Promise<void> {
  await champ(page, 'siret').fill(siret);
  await champ(page, 'raisonSociale').fill('Menuiserie Kerbrat');
  await champ(page, 'metier').selectOption('menuisier');
  await champ(page, 'adresseLigne1').fill('2 quai des Copeaux');
  await champ(page, 'codePostal').fill('35000');
  await champ(page, 'ville').fill('Rennes');
  await soumettre(page).click();
}

async function remplirPersonne(page: Page, email: string): Promise<void> {
  await champ(page, 'prenom').fill('Maël');
  await champ(page, 'nom').fill('Kerbrat');
  await champ(page, 'email').fill(email);
  await soumettre(page).click();
}

/** On the page that the link of the mail opens. */
async function choisirMotDePasse(page: Page, motDePasse = MOT_DE_PASSE_SOLIDE): Promise<void> {
  await champ(page, 'nouveau').fill(motDePasse);
  await soumettre(page).click();
}

const titre = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

describe('creating an account', () => {
  it('leads from the company to the first sign-in, by the keyboard and the link of the mail', async () => {
    const email = emailNeuf('mael');
    // Who pressed « Commander » as a visitor.
    const { page, journal } = await openPage('/connexion?redirect_url=%2Fpanier');
    await settled(page);
    await page.getByRole('main').getByRole('link', { name: identite.ouvrir.bouton }).click();
    await soumettre(page).waitFor();
    const telephone = page.getByRole('link', { name: enseigne.contact.telephone.libelle });
    expect(await telephone.first().getAttribute('href')).toMatch(/^tel:\+33/);
    await champ(page, 'siret').focus();
    const type = async (text: string) => {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    };
    for (const text of [
      siretNeuf(),
      'Kerbrat et Filles',
      'Menu',
      '2 quai des Copeaux',
      '',
      '35000',
    ])
      await type(text);
    await page.keyboard.type('Rennes');
    await page.keyboard.press('Enter');
    await titre(page, creation.personne.titre).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    await page.keyboard.press('Tab');
    for (const text of ['Maël', 'Kerbrat', email]) await type(text);
    await page.keyboard.press('Enter');
    // The nearest is proposed.
    await titre(page, creation.magasin.titre).waitFor();
    const proche = page.getByRole('radio').first();
    await expect.poll(() => proche.isChecked()).toBe(true);
    await page.getByText('Rennes').first().waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await titre(page, creation.conditions.titre).waitFor();
    await page.getByText('Kerbrat et Filles').waitFor();
    await soumettre(page).press('Enter');
    await page.getByText(erreur.conditions).waitFor();
    await page.getByRole('checkbox', { name: creation.conditions.accepter }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.waitForURL(BASE + liens.activationEnAttente('fr'));
    await page.getByText(identite.attente.parti.replace('{{email}}', email)).waitFor();
    await expect.poll(() => soumettre(page).getAttribute('aria-disabled')).toBe('true');
    await settled(page);
    expect(await complaints(journal)).toEqual([]);

    const { lien } = await attendreCourrier(email, /./);
    expect(lien).toContain(liens.activationDeCompte('fr'));
    await page.goto(lien);
    await champ(page, 'nouveau').waitFor();
    expect(await champ(page, 'nouveau').getAttribute('autocomplete')).toBe('new-password');
    expect(await findAccessibilityProblems(page)).toEqual([]);
    // Asked for, not failed.
    journal.forget();
    const nouveau = champ(page, 'nouveau');
    await nouveau.fill('rabot');
    await page.getByText(force.manque_other.replace('{{count}}', '7')).waitFor();
    await nouveau.fill('kerbrat-et-filles');
    await page.getByText(force.personnel).first().waitFor();
    await nouveau.fill('aaaaaaaaaaaaaa');
    await page.getByText(force.repetitif).first().waitFor();
    // Only the server has the list; the link waits for a better one.
    await choisirMotDePasse(page, 'Password1234');
    await page.getByText(force.courant).waitFor();
    await expect.poll(() => focusOf(page)).toBe('nouveau');
    journal.forget();
    await nouveau.fill(MOT_DE_PASSE_SOLIDE);
    await page.getByText(force.niveau[4]).waitFor();
    await choisirMotDePasse(page);
    await page.waitForURL(BASE + liens.connexion('fr', { redirectUrl: liens.panier('fr') }));
    await page.getByText(identite.activation.fait).waitFor();
    await expect.poll(() => champs(page).identifiant.inputValue()).toBe(email);
    expect(await complaints(journal)).toEqual([]);
    await seConnecter(page, email, MOT_DE_PASSE_SOLIDE);
    await page.waitForURL(BASE + liens.panier('fr'));
    await boutonCompte(page, 'Maël Kerbrat').waitFor();
    await page.locator('header').getByText('Rennes').waitFor();
    // Terms accepted at creation are not asked for again.
    await settled(page);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('tells every wrong field and checks the SIRET while it is typed', async () => {
    const { page } = await openPage('/creation-de-compte?email=prefilled%40essai.test');
    await soumettre(page).click();
    await page.getByText('6 champs à corriger').waitFor();
    await expect.poll(() => focusOf(page)).toBe('siret');
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: identite.champs.codePostal }).click();
    await expect.poll(() => focusOf(page)).toBe('codePostal');

    await champ(page, 'siret').fill('732 829 320');
    await page.getByText(creation.societe.siretReste_other.replace('{{count}}', '5')).waitFor();
    await champ(page, 'siret').fill('732 829 320 00075');
    // Worth a second look, not a refusal.
    await page.getByText(creation.societe.siretCle).first().waitFor();
    await expect.poll(() => champ(page, 'siret').getAttribute('aria-invalid')).toBeNull();
    await champ(page, 'siret').fill('732 829 320 00074');
    await page.getByText(/numéro valide/).waitFor();
    await expect.poll(() => champ(page, 'siret').getAttribute('aria-invalid')).toBeNull();

    await remplirSociete(page, siretNeuf());
    await titre(page, creation.personne.titre).waitFor();
    await expect.poll(() => champ(page, 'email').inputValue()).toBe('prefilled@essai.test');
  });

  it('is filled by the address typed on the sign-in page and by password managers; keeps the answers through Back and a reload', async () => {
    const { page } = await openConnexion();
    const email = emailNeuf('venu');
    await champs(page).identifiant.fill(email);
    await page.getByRole('main').getByRole('link', { name: identite.ouvrir.bouton }).click();
    await titre(page, creation.societe.titre).waitFor();
    const filled = (nom: string) => champ(page, nom).getAttribute('autocomplete');
    expect(await filled('raisonSociale')).toBe('organization');
    expect(await filled('adresseLigne1')).toBe('address-line1');
    expect(await filled('codePostal')).toBe('postal-code');
    expect(await filled('ville')).toBe('address-level2');
    await remplirSociete(page, siretNeuf());
    await titre(page, creation.personne.titre).waitFor();
    await expect.poll(() => champ(page, 'email').inputValue()).toBe(email);
    expect(page.url()).not.toContain('venu');
    expect(await filled('prenom')).toBe('given-name');
    expect(await filled('nom')).toBe('family-name');
    expect(await filled('email')).toBe('email');
    expect(await filled('telephone')).toBe('tel');

    await remplirPersonne(page, email);
    await titre(page, creation.magasin.titre).waitFor();
    expect(local(page)).toBe('/creation-de-compte?etape=magasin');
    await page.goBack();
    await page.goBack();
    await titre(page, creation.societe.titre).waitFor();
    await expect.poll(() => champ(page, 'raisonSociale').inputValue()).toBe('Menuiserie Kerbrat');
    await page.goForward();
    await expect.poll(() => champ(page, 'email').inputValue()).toBe(email);
    await page.goForward();
    await titre(page, creation.magasin.titre).waitFor();
    await page.reload();
    await titre(page, creation.magasin.titre).waitFor();
    await page.goBack();
    await expect.poll(() => champ(page, 'email').inputValue()).toBe(email);
  });

  it('sends nothing without scripts, and says what to do', async () => {
    const { page } = await openPage('/creation-de-compte', { javaScript: false });
    await expect
      .poll(() => page.getByRole('main').locator('noscript').innerText())
      .toContain(identite.connexion.sansScript.titre);
    await expect.poll(() => soumettre(page).count()).toBe(0);
  });
});

describe('an activation link', () => {
  it('works once, leaves the address at once and sends no referrer; without one the page says where it comes from', async () => {
    const email = emailNeuf('lien');
    const compte = { email, siret: siretNeuf() };
    await demanderCompte(compte);
    const { lien } = await attendreCourrier(email, /./);
    const { page, journal } = await openPage(lien);
    await page.getByText(identite.activation.perime).waitFor();
    expect(local(page)).toBe(liens.activationDeCompte('fr'));
    const referrer = page.locator('meta[name=referrer]');
    await expect.poll(() => referrer.getAttribute('content')).toBe('no-referrer');
    expect(await findAccessibilityProblems(page)).toEqual([]);
    const jeton = new URL(lien, BASE).searchParams.get('jeton') ?? '-';
    const later = journal.requests.filter(({ isDocument }) => !isDocument);
    expect(later.filter(({ url }) => url.includes(jeton))).toEqual([]);

    journal.forget();
    await page.goto('/activation-de-compte');
    await page.getByText(identite.activation.sansLien).waitFor();
    expect(await complaints(journal)).toEqual([]);
  });
});

describe('a company already known', () => {
  it('is joined once its administrator accepts', async () => {
    const { email: admin, siret } = await compteNeuf();
    const email = emailNeuf('noe');
    const { page } = await openPage('/creation-de-compte');
    await soumettre(page).waitFor();
    await remplirSociete(page, siret);
    await titre(page, creation.personne.titre).waitFor();
    await champ(page, 'prenom').fill('Noé');
    await champ(page, 'nom').fill('Tessier');
    await champ(page, 'email').fill(email);
    await soumettre(page).click();
    await page.getByRole('radio').first().waitFor();
    await soumettre(page).click();
    await page.getByRole('checkbox').check();
    await soumettre(page).click();
    await page.waitForURL(BASE + liens.activationEnAttente('fr'));
    await page.goto((await attendreCourrier(email, /./)).lien);
    await choisirMotDePasse(page);
    await page.getByText(/^Demande envoyée à/).waitFor();

    const administrateur = await openConnecte(liens.coordonnees('fr'), {
      email: admin,
      motDePasse: MOT_DE_PASSE_SOLIDE,
    });
    await administrateur.page.getByText(identite.equipe.etat.attente).waitFor();
    expect(await findAccessibilityProblems(administrateur.page)).toEqual([]);
    await administrateur.page.getByRole('button', { name: 'Accepter Noé Tessier' }).click();
    await administrateur.page.getByText(/^Noé Tessier achète désormais avec vous/).waitFor();
    await attendreCourrier(email, /^Vous achetez maintenant pour/);

    await page.goto('/connexion');
    await envoyer(page).waitFor();
    await seConnecter(page, email, MOT_DE_PASSE_SOLIDE);
    await boutonCompte(page, 'Noé Tessier').waitFor();
  });
});
