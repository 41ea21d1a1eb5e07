/** The tunnel, as browser tests fill a basket for it and walk through it. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import type { Article } from './achat-rapide.ts';
import { hydrated, newPage, settled, type OpenOptions } from './browser.ts';
import { send, remplir } from './panier.ts';
import { giveSession, newBuyer, shopDatabase, type Visitor } from './visitors.ts';

/** Plenty in every warehouse, light, short and harmless: any way of delivery is offered for them. */
async function articlesEnStock(nombre: number): Promise<Article[]> {
  return shopDatabase().query<Article>(sql`
    select a.id, a.reference
      from article a
     where not a.retire and not a.dangereux and not a.sur_mesure and a.trait_de_scie is null
       and a.multiple = 1 and a.minimum = 1 and a.poids < 2000
       and coalesce(a.longueur_colis, 0) < 1000
       and not exists (select from depot d where not exists (
             select from stock s
              where s.article_id = a.id and s.lieu_id = d.id and s.quantite >= 40))
     order by a.id
     limit ${nombre}`);
}

/** A buyer of a company with credit, on the first step with a basket of two chantiers. */
export async function acheteurAuTunnel(
  email: string,
  { type = 'Commande' }: { type?: 'Commande' | 'Devis' } = {},
): Promise<Visitor> {
  const buyer = await newBuyer(email);
  await shopDatabase().execute(sql`
    update compte_situation set plafond_credit = 1000000
     where compte_id = (select compte_id from utilisateur where email = ${email} order by id limit 1)`);
  await remplirEtFiger(buyer, type);
  return buyer;
}

export async function remplirEtFiger(
  buyer: Visitor,
  type: 'Commande' | 'Devis' = 'Commande',
): Promise<void> {
  const [a, b, c] = (await articlesEnStock(3)) as [Article, Article, Article];
  await remplir(buyer, [
    { article: a, quantite: 2, chantier: 'Villa Ker Anna' },
    { article: b, quantite: 1, chantier: 'Villa Ker Anna' },
    { article: c, quantite: 1 },
  ]);
  await send(buyer, 'POST', `/api/panier/transformer?type=${type}`);
}

/** A bar in stock, cut: one more line of the basket, frozen anew. */
export async function ajouterCoupe(buyer: Visitor): Promise<Article> {
  const barre = await shopDatabase().one<Article>(sql`
    select a.id, a.reference
      from article a
      join tarif t on t.article_id = a.id
     where a.debit = 'barre' and a.debit_longueur between 2500 and 3000 and a.multiple = 1
       and a.minimum = 1 and not a.retire
       and not exists (select from depot d where not exists (
             select from stock s
              where s.article_id = a.id and s.lieu_id = d.id and s.quantite >= 5))
     order by a.id
     limit 1`);
  await send(buyer, 'PUT', `/api/panier/articles/${barre.id}?traitCoupe=2x800`);
  await send(buyer, 'POST', '/api/panier/transformer?type=Commande');
  return barre;
}

/** Takes an article off sale, or back; the shop knows it when this ends. */
export async function retirer(buyer: Visitor, articleId: number, retire: boolean): Promise<void> {
  await shopDatabase().execute(sql`update article set retire = ${retire} where id = ${articleId}`);
  const controler = async () => {
    const answer = await buyer.call('POST', '/api/piece-ouverte/controler');
    const { messages } = (await answer.json()) as { messages: { code: string }[] };
    return messages.some(({ code }) => code === 'article-retire');
  };
  await expect.poll(controler).toBe(retire);
}

/** The page of who already has a session, at a step. */
export async function openTunnel(buyer: Visitor, path: string, options: OpenOptions = {}) {
  const opened = await newPage(options);
  await giveSession(opened.page, buyer);
  await allerA(opened.page, path);
  return opened;
}

export async function allerA(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await settled(page);
}

export const resume = (page: Page): Locator =>
  page.getByRole('complementary', { name: /^Votre (?:commande|demande)/ });

/** What the API holds of the open piece. */
export async function pieceOf<T>(buyer: Visitor, part = ''): Promise<T> {
  const answer = await buyer.call('GET', `/api/piece-ouverte${part}`);
  return (await answer.json()) as T;
}

/** How many orders this buyer has placed: others of the company order meanwhile. */
export async function nombreCommandes(buyer: Visitor): Promise<number> {
  const { id } = (await (await buyer.call('GET', '/api/profil')).json()) as { id: number };
  const answer = await buyer.call('GET', `/api/commandes?auteurId=${id}`);
  return ((await answer.json()) as { total: number }).total;
}

/** From the delivery, chosen as it should be, to the confirmation. */
export async function jusquALaConfirmation(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.waitForURL('**/tunnel/contact-de-livraison');
  await settled(page);
  await page.getByRole('textbox', { name: /^Nom/ }).fill('Yann Le Goff');
  await page.getByRole('textbox', { name: /^Téléphone/ }).fill('06 12 34 56 78');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.waitForURL('**/tunnel/confirmation');
  await settled(page);
}

/** Pays so and orders; the number of the order is answered. */
export async function commander(page: Page, paiement: string): Promise<string> {
  await page.getByRole('radio', { name: new RegExp(`^${paiement}`) }).check();
  await settled(page);
  await page.getByRole('button', { name: 'Commander', exact: true }).click();
  await page.waitForURL('**/commande-succes?key=*');
  await page.getByRole('heading', { name: 'Votre commande est passée' }).waitFor();
  const numero = await page
    .getByText(/C\d{2}-\d{6}/)
    .first()
    .innerText();
  return /C\d{2}-\d{6}/.exec(numero)?.[0] ?? '';
}
