/** The person, their company and team, in the account area; the phone by a picture; leaving. */
import commandes from '@comptoir/contract/messages/fr/commandes.json' with { type: 'json' };
import erreurs from '@comptoir/contract/messages/fr/erreurs.json' with { type: 'json' };
import listing from '@comptoir/contract/messages/fr/listing.json' with { type: 'json' };
import panier from '@comptoir/contract/messages/fr/panier.json' with { type: 'json' };
import parametres from '@comptoir/contract/messages/fr/parametres.json' with { type: 'json' };
import identite from '@comptoir/contract/messages/fr/identite.json' with { type: 'json' };
import { liens } from '@comptoir/contract/liens.ts';
import { LOCALES, withLocale } from '@comptoir/contract/words/locales.ts';
import { describe, expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import {
  BASE,
  complaints,
  newPage,
  openPage,
  settled,
  sidewaysOverflow,
} from '../harness/browser.ts';
import {
  champ,
  compteNeuf,
  emailNeuf,
  focusOf,
  MOT_DE_PASSE_SOLIDE,
  openConnecte,
  soumettre,
} from '../harness/compte.ts';
import { findFiche, pathOf } from '../harness/fiche.ts';
import { articleParPiece } from '../harness/ajouts.ts';
import {
  appeler,
  boutonCompte,
  champs,
  dialog,
  envoyer,
  local,
  MOREL,
  seConnecter,
} from '../harness/connexion.ts';
import { attendreCourrier } from '../harness/courrier.ts';
import { pathFinder } from '../harness/routes.ts';

const PAGES = [
  liens.coordonnees('fr'),
  liens.modificationMotDePasse('fr'),
  liens.appliConnexionQrCode('fr'),
  liens.suppression('fr'),
  liens.parametres('fr'),
];

describe('the pages of the account', () => {
  it('are whole and accessible on a phone in the dark, each in one of the languages, and there in the others', async () => {
    const { page, journal } = await openConnecte('/contact', {
      email: MOREL,
      width: 390,
      colorScheme: 'dark',
    });
    for (const [rank, path] of PAGES.entries()) {
      for (const [at, locale] of LOCALES.entries()) {
        const href = withLocale(locale, path);
        if (at !== rank % LOCALES.length) {
          const answer = await page.request.get(href, { maxRedirects: 0 });
          expect(answer.status(), href).toBe(200);
          expect(await answer.text()).toContain(`<html lang="${locale}"`);
          continue;
        }
        journal.forget();
        await page.goto(href);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expect.poll(() => page.getByRole('main').getByRole('button').count()).not.toBe(0);
        await settled(page);
        expect(await findAccessibilityProblems(page), href).toEqual([]);
        expect(await complaints(journal), href).toEqual([]);
        expect(await sidewaysOverflow(page), href).toBe(0);
      }
    }
  });

  it('change what the person says of herself, the header follows; a colleague is invited, signs in, is limited, shut out, and what they kept is handed over', async () => {
    const { email: admin } = await compteNeuf();
    const email = emailNeuf('ilan');
    const { page } = await openConnecte(liens.coordonnees('fr'), {
      email: admin,
      motDePasse: MOT_DE_PASSE_SOLIDE,
    });
    await champ(page, 'nom').fill('D3lmas');
    await soumettre(page).click();
    await page.getByText(identite.erreur.nom).waitFor();
    await expect.poll(() => focusOf(page)).toBe('nom');
    await champ(page, 'nom').fill('Delmas-Roy');
    await champ(page, 'telephone').fill('02 40 00 00 00');
    await soumettre(page).click();
    await boutonCompte(page, 'Camille Delmas-Roy').waitFor();
    await page.reload();
    await soumettre(page).waitFor();
    await expect.poll(() => champ(page, 'telephone').inputValue()).toBe('02 40 00 00 00');

    await page.getByRole('button', { name: identite.equipe.inviter }).click();
    const invitation = page.locator('form:has([name=role])');
    await expect.poll(() => focusOf(page)).toBe('prenom');
    await invitation.locator('[name=prenom]').fill('Ilan');
    await invitation.locator('[name=nom]').fill('Roche');
    await invitation.locator('[name=email]').fill(email);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByText(identite.equipe.envoyee.replace('{{email}}', email)).waitFor();
    await page.getByText(identite.equipe.etat.invite, { exact: true }).waitFor();

    const invite = await openPage((await attendreCourrier(email, /invit/i)).lien);
    await soumettre(invite.page).waitFor();
    await expect
      .poll(() => invite.page.locator('[autocomplete=username]').inputValue())
      .toBe(email);
    expect(await findAccessibilityProblems(invite.page)).toEqual([]);
    await champ(invite.page, 'nouveau').fill(MOT_DE_PASSE_SOLIDE);
    await soumettre(invite.page).click();
    await invite.page.waitForURL(BASE + liens.connexion('fr'));
    await expect.poll(() => champs(invite.page).identifiant.inputValue()).toBe(email);
    await seConnecter(invite.page, email, MOT_DE_PASSE_SOLIDE);
    // Someone else gave their name: they have yet to accept the terms.
    const termes = dialog(invite.page);
    await termes.getByRole('button', { name: identite.conditions.accepter }).click();
    await termes.waitFor({ state: 'detached' });
    await boutonCompte(invite.page, 'Ilan Roche').waitFor();
    // A buyer does not run the team.
    await invite.page.goto(liens.coordonnees('fr'));
    await soumettre(invite.page).waitFor();
    await expect.poll(() => invite.page.getByText(identite.equipe.inviter).count()).toBe(0);

    // Their limits, then their access, from the page of who runs the account.
    const { equipe } = identite;
    const gerer = page.getByRole('button', {
      name: equipe.gererQui.replace('{{nom}}', 'Ilan Roche'),
    });
    const dire = (texte: string, valeurs: Record<string, string>) =>
      page.getByText(texte.replace(/\{\{(\w+)\}\}/g, (_, nom: string) => valeurs[nom] ?? ''));
    await page.reload();
    await soumettre(page).waitFor();
    await gerer.click();
    await page.getByLabel(commandes.regle.limiteCommande).fill('500');
    await page
      .getByRole('button', { name: commandes.regle.enregistrer, exact: true })
      .last()
      .click();
    await dire(equipe.limitesChangees, { nom: 'Ilan Roche' }).waitFor();
    await page.getByText('500\u00A0€ par commande', { exact: true }).first().waitFor();

    await gerer.click();
    const plafond = page.getByLabel(commandes.regle.limiteCommande);
    await expect.poll(() => plafond.inputValue()).toBe('500');
    // Another tab changes them meanwhile: nothing is undone, and what it changed is shown.
    const { regles } = (await appeler(page, 'GET', '/api/compte/workflow-validation')) as {
      regles: { utilisateurId: number; nom: string }[];
    };
    const ilan = regles.find(({ nom }) => nom === 'Ilan Roche')?.utilisateurId;
    await appeler(page, 'PUT', `/api/compte/workflow-validation/${ilan}`, {
      limiteCommande: '800',
      limiteMois: null,
      approbation: 'un',
      approbateurs: [],
    });
    await plafond.fill('650');
    await page
      .getByRole('button', { name: commandes.regle.enregistrer, exact: true })
      .last()
      .click();
    await page.getByText(erreurs['equipier-perime']).waitFor();
    await page.getByText(/^Entre-temps.+800/).waitFor();
    expect(await plafond.inputValue()).toBe('650');
    await page.getByRole('button', { name: commandes.regle.repartir }).click();
    expect(await plafond.inputValue()).toBe('800');
    await gerer.click();

    const article = await articleParPiece(BASE);
    await appeler(invite.page, 'PUT', `/api/panier/articles/${article}?quantite=1`, {});
    await gerer.click();
    await page.getByRole('button', { name: equipe.desactiver }).click();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: equipe.desactiverOui }).click();
    await dire(equipe.desactivee, { nom: 'Ilan Roche' }).waitFor();
    // Who was shopping is told so by what they do next.
    await soumettre(invite.page).click();
    await invite.page.getByText(erreurs['acces-desactive']).waitFor();

    await gerer.click();
    await page.getByText(equipe.affaires.lignesPanier_one.replace('{{count}}', '1')).waitFor();
    await page.getByLabel(equipe.transmettre.a).selectOption({ label: 'Camille Delmas-Roy' });
    await page.getByRole('button', { name: equipe.transmettre.bouton, exact: true }).click();
    await page.getByText(/Camille Delmas-Roy reprend\.$/).waitFor();
    await page.getByText('Accès de Ilan Roche désactivé').waitFor();
    await page.goto(liens.panier('fr'));
    await expect.poll(() => page.locator('[data-ligne]').count()).toBe(1);
  });
});

describe('what a person prefers', () => {
  it('is kept with them: prices with tax come first, and the basket starts under their chantier', async () => {
    const { email } = await compteNeuf();
    const { page } = await openConnecte(liens.parametres('fr'), {
      email,
      motDePasse: MOT_DE_PASSE_SOLIDE,
    });
    await page.getByLabel(parametres.affichage.prixChoix.ttc).check();
    await page
      .getByLabel(parametres.notifications.genres.commande)
      .selectOption(parametres.notifications.canaux.resume);
    await page.getByLabel(parametres.commander.chantiers).fill('Atelier\nRue des Lilas');
    await page.getByLabel(parametres.commander.chantierDefaut).selectOption('Atelier');
    await soumettre(page).click();
    await page.getByRole('button', { name: parametres.enregistre }).waitFor();
    await page.reload();
    await soumettre(page).waitFor();
    expect(await page.getByLabel(parametres.affichage.prixChoix.ttc).isChecked()).toBe(true);

    await appeler(
      page,
      'PUT',
      `/api/panier/articles/${await articleParPiece(BASE)}?quantite=1`,
      {},
    );
    await page.goto(liens.panier('fr'));
    const termes = page.getByRole('main').locator('dt');
    await termes
      .filter({ hasText: /^Net HT$/ })
      .last()
      .waitFor();
    await page.getByRole('heading', { name: /^Atelier/ }).waitFor();
    const dits = await termes.allTextContents();
    expect(dits.indexOf(panier.totaux.ttc)).toBeGreaterThan(-1);
    expect(dits.indexOf(panier.totaux.ttc)).toBeLessThan(dits.lastIndexOf(panier.totaux.net));
    const fiche = await findFiche(/./);
    await page.goto(pathOf(fiche));
    await page.getByText(/^TTC /).first().waitFor();
    const rayon = (await pathFinder(BASE))('sous-famille');
    await page.goto(rayon);
    await page
      .getByText(/^TTC l[ae] /)
      .first()
      .waitFor();
    expect(await page.getByText(/^HT l[ae] /).count()).toBe(0);
    await page.goto(`${rayon}?vue=tableau`);
    await page.getByRole('columnheader', { name: listing.tableau.netTTC }).waitFor();
    // Nobody else reads the page as they do.
    const visiteur = await openPage(rayon);
    await visiteur.page
      .getByText(/^HT l[ae] /)
      .first()
      .waitFor();
    expect(await visiteur.page.getByText(/^TTC l[ae] /).count()).toBe(0);

    await page.goto(pathOf(fiche));
    // The names they keep are offered where a chantier is chosen.
    await page.getByRole('button', { name: /^Chantier de ce que vous ajoutez/ }).click();
    await page.getByRole('button', { name: 'Rue des Lilas', exact: true }).waitFor();
  });
});

describe('a phone signed in by a picture', () => {
  it('is the same person, once; the first device is told', async () => {
    const { page, journal } = await openConnecte(liens.appliConnexionQrCode('fr'), {
      email: MOREL,
    });
    const created = page.waitForResponse((each) => each.url().endsWith('/api/session/qr'));
    await page.getByRole('button', { name: identite.qr.nouveau }).click();
    const { url } = (await (await created).json()) as { url: string };
    await page.getByRole('img', { name: identite.qr.image }).waitFor();
    await page.getByText(/^Valable encore [12] min \d+ s$/).waitFor();

    const phone = await newPage({ width: 390 });
    const { pathname, search } = new URL(url);
    await phone.page.goto(pathname + search);
    // A link of someone else must not sign a device in by itself.
    await phone.page.getByRole('button', { name: identite.qr.ouvrir.bouton }).click();
    await boutonCompte(phone.page, 'Hélène Morel').waitFor();
    await expect.poll(() => local(phone.page)).toBe('/');
    expect(await complaints(phone.journal)).toEqual([]);
    await page.getByText(identite.qr.utilise).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    expect(await complaints(journal)).toEqual([]);

    const second = await openPage(pathname + search, { width: 390 });
    await second.page.getByRole('button', { name: identite.qr.ouvrir.bouton }).click();
    await second.page.getByText(identite.qr.codePerime).waitFor();
    expect(local(second.page)).toBe('/connexion');
    await envoyer(second.page).waitFor();
  });
});

describe('leaving for good', () => {
  it('gives one’s data, asks for the password, and forgets the person', async () => {
    const { email } = await compteNeuf();
    const { page } = await openConnecte(liens.suppression('fr'), {
      email,
      motDePasse: MOT_DE_PASSE_SOLIDE,
    });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: identite.suppression.donnees.bouton }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.zip$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).subarray(0, 2).toString()).toBe('PK');

    await soumettre(page).click();
    await page.getByText(identite.erreur.confirmation).waitFor();
    await expect.poll(() => focusOf(page)).toBe('motDePasse');
    await page.getByRole('checkbox', { name: identite.suppression.confirmer }).check();
    await champ(page, 'motDePasse').fill('pas le bon mot');
    await soumettre(page).click();
    await page.getByText(erreurs['mot-de-passe-refuse']).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await champ(page, 'motDePasse').fill(MOT_DE_PASSE_SOLIDE);
    await soumettre(page).click();
    await page.waitForURL(BASE + liens.connexion('fr'));
    await page.getByText(identite.suppression.faite).waitFor();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Delmas');
    await attendreCourrier(email, /^Votre accès est supprimé/);
    await seConnecter(page, email, MOT_DE_PASSE_SOLIDE);
    await page.locator('form').getByText(erreurs['identifiants-refuses']).waitFor();
  });
});
