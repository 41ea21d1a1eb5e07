/** Orders about to be paid by card, prepared by the API, and the page of the test bank. */
import type { Page } from 'playwright-core';
import type { Livraison } from '../../packages/contract/src/piece-ouverte/livraison.contract.ts';
import type { Visitor } from '../../packages/server/tests/visitors.ts';

async function appeler<T>(
  buyer: Visitor,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  const answer = await buyer.call(method, path, {
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Everything is chosen but the press on the button. */
export async function preparerCarte(
  buyer: Visitor,
  articleId: number,
  quantite = 1,
): Promise<void> {
  await appeler(buyer, 'PUT', '/api/panier/articles', [{ articleId, quantite }]);
  await appeler(buyer, 'POST', '/api/panier/transformer?type=Commande');
  const { adresses } = await appeler<Livraison>(buyer, 'GET', '/api/piece-ouverte/livraison');
  await appeler(buyer, 'PATCH', '/api/piece-ouverte/livraison', {
    mode: 'livraison',
    adresseId: adresses[0]?.id ?? null,
    formule: 'au-plus-tot',
  });
  await appeler(buyer, 'PATCH', '/api/piece-ouverte/contact-livraison', {
    nom: 'Anne Lebrun',
    telephone: '02 40 00 00 00',
    email: '',
    acces: '',
    creneau: 'journee',
  });
  await appeler(buyer, 'PATCH', '/api/piece-ouverte?modePaiement=carte');
}

/** As the button does; answers the key of the payment. */
export async function commencer(buyer: Visitor, cle: string): Promise<string> {
  const path = '/api/piece-ouverte/transformer';
  const entetes = { 'idempotency-key': cle };
  const { key } = await appeler<{ key: string }>(buyer, 'POST', path, undefined, entetes);
  return key;
}

/** On the bank's page. */
export async function payerAvec(page: Page, numero: string): Promise<void> {
  await page.waitForURL(/\/banque-essai\//);
  await page.getByRole('radio', { name: numero }).check();
  await page.getByRole('button', { name: /^Payer/ }).click();
}
