/** The basket of who may not order, of a delegate, and what promotions add to it. */
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import cadre from '@comptoir/contract/messages/fr/cadre.json' with { type: 'json' };
import mots from '@comptoir/contract/messages/fr/panier.json' with { type: 'json' };
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { describe, expect, it } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import { acheteurLibre } from '../harness/entreprises.ts';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { findArticles } from '../harness/achat-rapide.ts';
import { openPage, settled } from '../harness/browser.ts';
import { dialog } from '../harness/connexion.ts';
import { clientLibre, openAgissant } from '../harness/delegue.ts';
import { saisir, valeur } from '../harness/nombre.ts';
import { send, openPanierOf, rangs, remplir } from '../harness/panier.ts';
import { openOf } from '../harness/pieces.ts';
import { newBuyer, shopDatabase } from '../harness/visitors.ts';

it('a compte in consultation asks for quotes only', async () => {
  const { email } = await shopDatabase().one<{ email: string }>(sql`
    select u.email from utilisateur u join compte c on c.id = u.compte_id
     where c.bloque and u.etat = 'actif' order by u.id limit 1`);
  const buyer = await newBuyer(email);
  const [article] = await findArticles(1);
  if (!article) throw new Error('no article');
  await remplir(buyer, [{ article, quantite: 1 }]);
  const { page } = await openPanierOf(buyer);
  await page.getByText('En consultation : devis seulement').waitFor();
  // Why, and whom to call: the same here, on the sheet and on the home page.
  const appel = page.getByRole('main').getByRole('link', { name: /^Appeler le/ });
  expect(await appel.getAttribute('href')).toBe(`tel:${enseigne.contact.telephone.international}`);
  await page.getByRole('button', { name: 'Demander un devis' }).waitFor();
  await expect.poll(() => page.getByRole('radio', { name: 'Commande' }).count()).toBe(0);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'panierType')?.value).toBe('Devis');
  await page.goto(`/recherche?q=${article.reference}`);
  await page.waitForURL('**/fp/**');
  await appel.waitFor();
  await page.goto('/');
  await appel.waitFor();
});

it('habits come in their usual quantity, and one button takes what is written there', async () => {
  const buyer = await newBuyer('acheteur@menuiserie-morel.test');
  await send(buyer, 'POST', '/api/panier/vider');
  const { page } = await openOf(buyer, '/');
  const section = page.getByRole('region', { name: 'À racheter' });
  // What convinces somebody new is not in a customer's way on a phone.
  const metiers = page.getByRole('region', { name: 'Par métier' });
  expect(await metiers.isVisible()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => metiers.isVisible()).toBe(false);
  await page.setViewportSize({ width: 1280, height: 900 });
  const bouton = section.getByRole('button', { name: /^Ajouter ces \d+ articles/ });
  const avant = await bouton.innerText();
  const champ = section.getByRole('spinbutton').first();
  const habituelle = await valeur(champ);
  expect(await section.getByRole('listitem').first().innerText()).toContain(
    `${habituelle} d’habitude`,
  );
  await saisir(champ, String(Number(habituelle) * 10));
  await page.keyboard.press('Tab');
  await expect.poll(() => bouton.innerText()).not.toBe(avant);
  const ecrites: number[] = [];
  for (const each of await section.getByRole('spinbutton').all()) {
    ecrites.push(Number(await valeur(each)));
  }
  await bouton.click();
  await section.getByText('Dans votre panier.').waitFor();
  const panier = (await (await buyer.call('GET', '/api/panier')).json()) as Panier;
  const prises = panier.chantiers.flatMap(({ articles }) =>
    articles.map(({ quantite }) => quantite),
  );
  expect(prises).toEqual(ecrites);
  // The header says what they come to, here and on the next page.
  const montant = formatArgent('fr', panier.tarif.netHT);
  await page.locator('[data-entete=panier]').getByText(montant).waitFor();
  await page.goto('/contact');
  await page.locator('[data-entete=panier]').getByText(montant).waitFor();
  // Nobody is told that their basket is empty before it was counted.
  const { vide } = cadre.panier;
  expect(await (await page.request.get('/contact')).text()).not.toContain(vide);
});

it('order or quote is chosen, and remembered', async () => {
  const buyer = await newBuyer(await acheteurLibre(1));
  const [article] = await findArticles(1);
  if (!article) throw new Error('no article');
  await remplir(buyer, [{ article, quantite: 1 }]);
  const { page } = await openPanierOf(buyer);
  await page.getByText('Devis', { exact: true }).click();
  await page.getByRole('button', { name: 'Demander un devis' }).waitFor();
  await settled(page);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'panierType')?.value).toBe('Devis');
  expect(cookies.map(({ name }) => name)).not.toContain('panierTypeTemporaire');
  await page.reload();
  await page.getByRole('button', { name: 'Demander un devis' }).waitFor();
  // A choice whose answer was never seen is made again.
  await page.evaluate(() => (document.cookie = 'panierTypeTemporaire=Commande; path=/'));
  await page.reload();
  await page.getByRole('button', { name: 'Commander' }).waitFor();
  await settled(page);
  const { type } = (await (await buyer.call('GET', '/api/panier')).json()) as { type: string };
  expect(type).toBe('Commande');
  await send(buyer, 'PATCH', '/api/panier?type=Commande');
});

it('a delegate gives a discount up to their ceiling, and is told what it is', async () => {
  const { page } = await openAgissant({ client: await clientLibre(2), path: '/recherche?q=vis' });
  const added = page.waitForResponse((each) => each.url().includes('/api/panier/articles'));
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Ajouter/ })
    .first()
    .click();
  expect((await added).ok()).toBe(true);
  await page.goto('/panier');
  await settled(page);
  const remise = rangs(page)
    .first()
    .getByRole('textbox', { name: /^Remise sur/ });
  await remise.fill('2');
  await remise.press('Enter');
  await rangs(page).first().getByText('−2').waitFor();
  await remise.fill('90');
  await remise.press('Enter');
  await rangs(page)
    .first()
    .getByText(/^Au plus .* sur cet article/)
    .waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

describe('promotions', () => {
  it('a coupon is taken, refused with its reason, and taken off; a gift waits for its variant, is declined and taken back', async () => {
    const buyer = await newBuyer(await acheteurLibre(2));
    const { articles } = (await (
      await buyer.call('GET', '/api/recherche?q=veste&parPage=20')
    ).json()) as { articles: Awaited<ReturnType<typeof findArticles>> };
    const veste = articles.find(({ tarif }) => tarif);
    if (!veste) throw new Error('the demo sells no jacket');
    await remplir(buyer, [{ article: veste, quantite: 20 }]);
    const { page } = await openPanierOf(buyer);
    const champ = page.getByRole('textbox', { name: 'Code de réduction' });
    await champ.fill('printemps 10');
    await page.getByRole('button', { name: 'Appliquer' }).click();
    await page.locator('form:has([aria-invalid])').waitFor();
    await champ.fill('bienvenue 10');
    await page.getByRole('button', { name: 'Appliquer' }).click();
    await page.getByText('BIENVENUE-10').waitFor();
    await page.getByRole('button', { name: /^Retirer le code/ }).click();
    await champ.waitFor();

    const cadeaux = page.getByRole('region', { name: 'Vos cadeaux' });
    await cadeaux.getByRole('button', { name: 'Choisir la variante' }).click();
    await dialog(page).getByRole('radio').and(page.locator(':enabled')).first().check();
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Choisir' }).click();
    await cadeaux.getByRole('button', { name: /changer$/ }).waitFor();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await findAccessibilityProblems(page)).toEqual([]);

    // Declined, it waits for nothing and is given to nobody; taken back, it is chosen again.
    await cadeaux.getByRole('button', { name: /changer$/ }).click();
    await dialog(page).getByRole('button', { name: mots.goodie.refuser }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await cadeaux.getByText(mots.cadeaux.refuse).waitFor();
    const controle = await buyer.call('POST', '/api/panier/controler');
    expect(await controle.text()).not.toContain('goodie-variante-manquante');
    await cadeaux.getByRole('button', { name: mots.cadeaux.reprendre }).click();
    await dialog(page).getByRole('radio').and(page.locator(':enabled')).first().check();
    expect(await dialog(page).getByRole('button', { name: mots.goodie.refuser }).count()).toBe(0);
    await dialog(page).getByRole('button', { name: 'Choisir' }).click();
    await cadeaux.getByRole('button', { name: /changer$/ }).waitFor();
    await cadeaux.getByText(mots.cadeaux.refuse).waitFor({ state: 'detached' });
  });
});

describe('elsewhere in the shop', () => {
  it('what was added is seen with what goes with it when asked; the header shows the last lines', async () => {
    const [article] = await findArticles(1);
    if (!article) throw new Error('no article');
    const { page } = await openPage(`/fp/${article.slug}/${article.produitId}-${article.id}`);
    await settled(page);
    await page.locator('[data-barre-achat] button:not([tabindex])').click();
    await page.getByRole('status').getByRole('button', { name: 'Voir', exact: true }).click();
    await dialog(page).getByRole('heading', { name: 'Ajouté au panier' }).waitFor();
    await dialog(page).getByText(article.reference, { exact: true }).waitFor();
    await settled(page);
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByRole('banner').getByRole('link', { name: 'Panier, 1 article' }).focus();
    const mini = page.getByRole('region', { name: 'Dernières lignes du panier' });
    await mini.getByText(article.reference).waitFor();
    expect(await findAccessibilityProblems(page, { within: 'header' })).toEqual([]);
    await mini.getByRole('link', { name: 'Voir le panier' }).click();
    await expect.poll(() => rangs(page).count()).toBe(1);
  });
});
