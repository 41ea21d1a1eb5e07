/** The tunnel of who asks for a quote, needs an approval, acts for another or may not order. */
import { expect, it } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import { acheteurLibre, entrepriseADeux } from '../harness/entreprises.ts';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { complaints, settled } from '../harness/browser.ts';
import { dialog } from '../harness/connexion.ts';
import { clientLibre, openAgissant } from '../harness/delegue.ts';
import { send } from '../harness/panier.ts';
import {
  acheteurAuTunnel,
  commander,
  jusquALaConfirmation,
  nombreCommandes,
  openTunnel,
  remplirEtFiger,
} from '../harness/tunnel.ts';
import { newBuyer, shopDatabase } from '../harness/visitors.ts';

it('a compte in consultation asks for a quote, without paying', async () => {
  const { email } = await shopDatabase().one<{ email: string }>(sql`
    select u.email from utilisateur u join compte c on c.id = u.compte_id
     where c.bloque and u.etat = 'actif' order by u.id limit 1`);
  const buyer = await acheteurAuTunnel(email, { type: 'Devis' });
  // On one page: where it goes and who is met are proposed.
  const { page, journal } = await openTunnel(buyer, '/tunnel/confirmation');
  await page.getByRole('heading', { name: 'Vos souhaits' }).waitFor();
  expect(await page.getByRole('radio', { name: /^En compte/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Demander un devis' }).click();
  await page.waitForURL('**/devis-succes?key=*');
  await page.getByText(/D\d{2}-\d{6}/).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  expect(await complaints(journal)).toEqual([]);
});

it('a limited buyer learns who has to agree, and sends it for approval', async () => {
  const { acheteur: email } = await entrepriseADeux('validation');
  await shopDatabase().execute(sql`
    update utilisateur set limite_commande = 1 where email = ${email}`);
  const buyer = await acheteurAuTunnel(email);
  const { page } = await openTunnel(buyer, '/tunnel/livraison');
  await jusquALaConfirmation(page);
  await page.getByText('Un accord est nécessaire.').waitFor();
  await page.getByRole('radio', { name: /^En compte/ }).check();
  await settled(page);
  await page.getByRole('button', { name: 'Envoyer pour validation' }).click();
  await page.getByRole('heading', { name: 'Votre commande attend un accord' }).waitFor();
  const key = new URL(page.url()).searchParams.get('key') ?? '';
  const commande = await buyer.call('GET', `/api/commandes/${key}`);
  expect(await commande.json()).toMatchObject({ etat: 'a-valider' });
});

it('what changed meanwhile is told before anything is ordered', async () => {
  const email = await acheteurLibre(14);
  const buyer = await acheteurAuTunnel(email);
  const avant = await nombreCommandes(buyer);
  const { page } = await openTunnel(buyer, '/tunnel/livraison');
  await jusquALaConfirmation(page);
  await page.getByRole('radio', { name: /^Virement/ }).check();
  await settled(page);
  await send(buyer, 'POST', '/api/panier/vider');
  await page.getByRole('button', { name: 'Commander', exact: true }).click();
  await page.getByRole('heading', { name: 'Rien à commander ici' }).waitFor();
  await page.getByRole('link', { name: 'Revenir au panier' }).click();
  await page.getByRole('heading', { name: 'Votre panier est vide' }).waitFor();
  expect(await nombreCommandes(buyer)).toBe(avant);
});

it('a delegate orders for the customer they act for', async () => {
  const client = await clientLibre(3);
  const { email } = await shopDatabase().one<{ email: string }>(sql`
    select u.email from utilisateur u join compte c on c.id = u.compte_id
     where c.raison_sociale = ${client} and u.etat = 'actif'
     order by u.role = 'administrateur' desc, u.nom, u.prenom, u.id limit 1`);
  await remplirEtFiger(await newBuyer(email));
  const { page } = await openAgissant({ client, path: '/panier' });
  await page.getByRole('button', { name: 'Commander', exact: true }).click();
  await page.waitForURL('**/tunnel/livraison');
  await settled(page);
  await jusquALaConfirmation(page);
  expect(await commander(page, 'Virement')).toMatch(/^C\d{2}-\d{6}$/);
});

it('the company keeps its addresses: added, made the usual one, removed and put back', async () => {
  const buyer = await newBuyer(await acheteurLibre(15));
  const { page, journal } = await openTunnel(buyer, '/mon-compte/adresses-livraison');
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Nouvelle adresse' }).click();
  // One types at once: the first field has the focus.
  await dialog(page).locator('input:focus').waitFor();
  await page.keyboard.type('Dépôt');
  expect(await dialog(page).getByLabel('Nom de l’adresse').inputValue()).toBe('Dépôt');
  await dialog(page).getByLabel('Numéro et rue').fill('2 rue du Port');
  await dialog(page).getByLabel('Code postal').fill('44 600');
  await dialog(page).getByLabel('Ville').fill('Saint-Nazaire');
  await dialog(page).getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('2 rue du Port, 44600 Saint-Nazaire').waitFor();
  await page.getByRole('button', { name: /^Rendre habituelle.*Dépôt/ }).click();
  const rang = page.getByRole('listitem').filter({ hasText: '2 rue du Port' });
  await rang.getByText('Habituelle').waitFor();
  await rang.getByRole('button', { name: 'Supprimer Dépôt' }).click();
  await page.getByText('Dépôt supprimée de vos adresses').waitFor();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await rang.getByText('Habituelle').waitFor();
  expect(await complaints(journal)).toEqual([]);
});
