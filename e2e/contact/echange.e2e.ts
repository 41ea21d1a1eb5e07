/** Writing to the shop, what it announces, and who helps. */
import cadre from '@comptoir/contract/messages/fr/cadre.json' with { type: 'json' };
import contact from '@comptoir/contract/messages/fr/contact.json' with { type: 'json' };
import services from '@comptoir/contract/messages/fr/services-rapido.json' with { type: 'json' };
import contenus from '@comptoir/contract/messages/fr/contenus.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import { entrepriseADeux } from '../harness/entreprises.ts';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import {
  BASE,
  complaints,
  expectFocus,
  newPage,
  openPage,
  settled,
  sidewaysOverflow,
} from '../harness/browser.ts';
import { dialog } from '../harness/connexion.ts';
import { attendreCourrier } from '../harness/courrier.ts';
import { giveSession, newBuyer, shopDatabase } from '../harness/visitors.ts';

it('a visitor writes to the shop, is told what misses, and gets a number and a mail', async () => {
  const { page, journal } = await openPage('/contact', { width: 390 });
  const main = page.locator('main');
  const envoyer = main.getByRole('button', { name: contact.envoyer });
  await envoyer.click();
  await main.getByText(contact.manque.sujet).waitFor();
  await expectFocus(main.getByLabel(contact.sujet));
  expect(await findAccessibilityProblems(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);

  const texte = 'Le colis de mardi est arrivé ouvert, photo jointe.';
  await main.getByLabel(contact.sujet).selectOption('livraison');
  await main.getByLabel(contact.texte).fill(texte);
  await page.reload();
  await expect.poll(() => main.getByLabel(contact.texte).inputValue()).toBe(texte);
  await main.getByLabel(contact.nom).fill('Odile Marchand');
  await main.getByLabel(contact.email).fill('odile@escaliers-marchand.test');
  await main.locator('input[type=file]').setInputFiles({
    name: 'bon.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Bon de livraison B26-000012'),
  });
  await envoyer.click();
  const merci = main.getByRole('heading', { name: /^Message M\d{2}-\d{6} envoyé$/ });
  await merci.waitFor();
  const numero = /M\d{2}-\d{6}/.exec(await merci.innerText())?.[0] ?? '';
  const courrier = await attendreCourrier('odile@escaliers-marchand.test', new RegExp(numero));
  expect(courrier.texte).toContain(numero);
  expect(await complaints(journal)).toEqual([]);
});

it('messages take two lines at most on a phone, and once dismissed never come back', async () => {
  await diffuser(
    'Inventaire vendredi : les retraits ferment à midi, les livraisons partent jeudi.',
  );
  await diffuser('Le catalogue de printemps est arrivé.');
  const telephone = { width: 390 };
  const { page, journal } = await openPage('/documentations', telephone);
  const messages = page.getByRole('region', { name: cadre.messages.titre });
  const inventaire = messages.getByText('Inventaire vendredi');
  const printemps = messages.getByText('Le catalogue de printemps');
  await inventaire.waitFor();
  await settled(page);
  expect(await printemps.count()).toBe(0);
  expect((await messages.boundingBox())?.height).toBeLessThan(80);
  expect(await inventaire.evaluate(heightInLines)).toBe(2);
  // The words of the message have the room: neither link nor count takes it from them.
  expect((await inventaire.boundingBox())?.width).toBeGreaterThan(200);
  const autres = messages.getByRole('button', { name: '2 messages' });
  await autres.click();
  await printemps.waitFor();
  expect(await findAccessibilityProblems(page, { within: 'section[aria-label]' })).toEqual([]);
  const told = page.waitForResponse(
    (answer) => answer.request().method() === 'DELETE' && answer.url().includes('/api/messages/'),
  );
  await messages.getByRole('button', { name: cadre.messages.ecarter }).first().click();
  expect((await told).ok()).toBe(true);
  await expect.poll(() => inventaire.count()).toBe(0);
  await page.reload();
  await printemps.waitFor();
  expect(await inventaire.count()).toBe(0);
  expect(await complaints(journal)).toEqual([]);
  const other = await openPage('/documentations');
  await other.page.getByText('Inventaire vendredi').waitFor();
  await other.page.goto('/panier');
  await settled(other.page);
  // A message of some departments is not shown to who has no company and no store there.
  expect(await other.page.getByText('Neige en montagne.').count()).toBe(0);
});

async function diffuser(texte: string): Promise<void> {
  await shopDatabase().execute(sql`
    insert into message (cible, page, niveau, texte)
    values ('tous', '/documentations', 'info',
      ${JSON.stringify({ fr: texte, en: texte, es: texte })}::jsonb)`);
  // Told to every server, which forgets the pages it keeps.
  await expect.poll(async () => (await fetch(`${BASE}/documentations`)).text()).toContain(texte);
}

it('a message that arrives while the page wakes up floats over it, and moves nothing', async () => {
  const { acheteur } = await entrepriseADeux('contact');
  const buyer = await newBuyer(acheteur);
  await writeMessage(acheteur, 'Premier message.');
  const { page, journal } = await newPage();
  await giveSession(page, buyer);
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/barre-messages-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  // The bar is asleep until its code is there.
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  const messages = page.getByRole('region', { name: cadre.messages.titre });
  await messages.getByText('Premier message.').waitFor();
  await writeMessage(acheteur, 'Deuxième message.');
  const pulled = page.waitForResponse(async (answer) => {
    if (!answer.url().endsWith('/api/messages')) return false;
    const { messages: list } = (await answer.json()) as { messages: string };
    return Buffer.from(list, 'base64').includes('Deuxième message.');
  });
  await page.locator('header input').fill('vis');
  await pulled;
  code.resolve();
  const flottant = page.getByRole('status', { name: cadre.messages.titre });
  await flottant.getByText('Deuxième message.').waitFor();
  expect(await flottant.getByText('Premier message.').count()).toBe(0);
  expect(await messages.getByText('Premier message.').count()).toBe(1);
  expect(await complaints(journal)).toEqual([]);
});

/** To the newest session of this person, graver than the messages of orders of other tests. */
async function writeMessage(email: string, texte: string): Promise<void> {
  await shopDatabase().execute(sql`
    insert into message (session_id, niveau, texte)
    select max(s.id), 'erreur', ${JSON.stringify({ fr: texte, en: texte, es: texte })}::jsonb
      from session s join utilisateur u on u.id = s.utilisateur_id
     where u.email = ${email}`);
}

it('help leads to the services, and from there to the form', async () => {
  const { page, journal } = await openPage('/marques#ouvrir=aide-et-contacts', {
    colorScheme: 'dark',
  });
  const ouvert = dialog(page);
  await ouvert.getByRole('button', { name: contenus.aide.services }).click();
  await ouvert.getByRole('heading', { name: contenus.services.titre, level: 2 }).waitFor();
  expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
  await ouvert.getByRole('link', { name: contenus.aide.contact }).click();
  await page.waitForURL('**/contact');
  await page.getByRole('heading', { level: 1, name: contact.titre }).waitFor();
  expect(await complaints(journal)).toEqual([]);
});

it('asks a workshop for a price with its name, and takes the list as a file', async () => {
  const { page } = await openPage('/services-rapido/decoupe-de-panneaux/1');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: services.demander.ecrire }).click();
  await page.waitForURL('**/contact?**');
  await expect.poll(() => main.getByLabel(contact.sujet).inputValue()).toBe('article');
  expect(await main.getByLabel(contact.texte).inputValue()).toContain('Découpe de panneaux');
  await main.getByText(contact.fichiers, { exact: true }).waitFor();
});

/** How many lines of its own height an element shows. */
function heightInLines(element: Element): number {
  return element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight);
}
