/** Passwords forgotten and changed. */
import erreurs from '@comptoir/contract/messages/fr/erreurs.json' with { type: 'json' };
import identite from '@comptoir/contract/messages/fr/identite.json' with { type: 'json' };
import { liens } from '@comptoir/contract/liens.ts';
import { describe, expect, it } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { BASE, complaints, openPage, settled } from '../harness/browser.ts';
import {
  champ,
  compteNeuf,
  emailNeuf,
  focusOf,
  MOT_DE_PASSE_SOLIDE,
  openConnecte,
  soumettre,
} from '../harness/compte.ts';
import {
  boutonCompte,
  champs,
  dialog,
  envoyer,
  local,
  openConnexion,
  seConnecter,
} from '../harness/connexion.ts';
import { attendreCourrier } from '../harness/courrier.ts';
import { shopDatabase } from '../harness/visitors.ts';

const AUTRE = 'gouge ciseau bédane 93';

describe('a forgotten password', () => {
  it('is chosen again by the link of a mail, which closes every session', async () => {
    const { email } = await compteNeuf();
    const ailleurs = await openConnecte(liens.coordonnees('fr'), {
      email,
      motDePasse: MOT_DE_PASSE_SOLIDE,
    });
    const { page, journal } = await openConnexion();
    await champs(page).identifiant.fill(email);
    await page.getByRole('link', { name: identite.connexion.oublie }).click();
    await page.getByRole('heading', { level: 1, name: identite.oubli.titre }).waitFor();
    // The address typed before is there.
    await expect.poll(() => champ(page, 'identifiant').inputValue()).toBe(email);
    await soumettre(page).click();
    await page.getByText(identite.oubli.parti.replace('{{identifiant}}', email)).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);

    const { lien } = await attendreCourrier(email, /mot de passe/i);
    await page.goto(lien);
    await soumettre(page).waitFor();
    await expect.poll(() => local(page)).toBe(liens.reinitialisation('fr'));
    await expect
      .poll(() => champ(page, 'nouveau').getAttribute('autocomplete'))
      .toBe('new-password');
    await champ(page, 'nouveau').fill('trop court');
    await soumettre(page).click();
    await page.getByText(identite.force.court).waitFor();
    await champ(page, 'nouveau').fill(AUTRE);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await soumettre(page).click();
    await page.waitForURL(BASE + liens.connexion('fr'));
    await page.getByText(identite.reinitialisation.fait).waitFor();
    await expect.poll(() => champs(page).identifiant.inputValue()).toBe(email);
    expect(await complaints(journal)).toEqual([]);
    await seConnecter(page, email, AUTRE);
    await boutonCompte(page, 'Camille Delmas').waitFor();

    await ailleurs.page.reload();
    await ailleurs.page.waitForURL((url) => url.pathname === '/connexion');
    // The link has served.
    await page.context().clearCookies();
    await page.goto(lien);
    await page.getByText(identite.activation.perime).waitFor();
  });

  it('answers the same for someone unknown', async () => {
    const { page, journal } = await openPage('/mot-de-passe-oublie');
    await soumettre(page).click();
    await page.getByText(identite.connexion.manqueIdentifiant).waitFor();
    const inconnu = emailNeuf('personne');
    await champ(page, 'identifiant').fill(inconnu);
    await soumettre(page).click();
    await page.getByText(identite.oubli.parti.replace('{{identifiant}}', inconnu)).waitFor();
    expect(await complaints(journal)).toEqual([]);
  });

  it('asks whose password it is, where an address is a buyer and a delegate', async () => {
    const { email } = await compteNeuf();
    const code = `D${String(Date.now()).slice(-6)}`;
    await shopDatabase().execute(sql`
      insert into delegue (code, prenom, nom, email, telephone, plafond_remise, empreinte)
      select ${code}, 'Camille', 'Delmas', ${email}, telephone, plafond_remise, empreinte
        from delegue where code = 'DK07'`);
    const { page } = await openPage('/mot-de-passe-oublie');
    await champ(page, 'identifiant').fill(email);
    await soumettre(page).click();
    await page.goto((await attendreCourrier(email, /mot de passe/i)).lien);
    await soumettre(page).waitFor();
    await champ(page, 'nouveau').fill(AUTRE);
    await soumettre(page).click();
    await dialog(page).getByRole('heading', { name: identite.typeCompte.titre }).waitFor();
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    await dialog(page).getByRole('button', { name: identite.typeCompte.delegue.titre }).click();
    await page.waitForURL(BASE + liens.connexion('fr'));
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => champs(page).identifiant.inputValue()).toBe(code);
    await shopDatabase().execute(sql`delete from delegue where code = ${code}`);
  });
});

describe('changing one’s password', () => {
  it('asks for the present one, ends the other sessions and keeps this one', async () => {
    const { email } = await compteNeuf();
    const who = { email, motDePasse: MOT_DE_PASSE_SOLIDE };
    const ailleurs = await openConnecte(liens.coordonnees('fr'), who);
    const { page, journal } = await openConnecte(liens.modificationMotDePasse('fr'), who);
    await expect
      .poll(() => champ(page, 'actuel').getAttribute('autocomplete'))
      .toBe('current-password');
    await expect
      .poll(() => champ(page, 'nouveau').getAttribute('autocomplete'))
      .toBe('new-password');
    await expect.poll(() => page.locator('[autocomplete=username]').inputValue()).toBe(email);
    await champ(page, 'actuel').fill('pas le bon mot');
    await champ(page, 'nouveau').fill(AUTRE);
    await soumettre(page).click();
    await page.getByText(erreurs['mot-de-passe-refuse']).waitFor();
    await expect.poll(() => focusOf(page)).toBe('actuel');
    expect(await findAccessibilityProblems(page)).toEqual([]);
    journal.forget();
    await champ(page, 'actuel').fill(MOT_DE_PASSE_SOLIDE);
    await soumettre(page).click();
    await page.getByText(identite.motDePasse.fait).waitFor();
    await page.getByRole('link', { name: 'Coordonnées et équipe' }).first().click();
    await page.getByText('Atelier Delmas').first().waitFor();
    await settled(page);
    expect(await complaints(journal)).toEqual([]);
    await ailleurs.page.reload();
    await envoyer(ailleurs.page).waitFor();
  });
});
