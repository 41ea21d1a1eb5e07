/** A buyer who goes about their business and looks at the clock. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { agent, type Agent, type Answer } from './agent.ts';
import type { Shop } from './boutique.ts';

export interface Mesure {
  times: number[];
  /** Answers other than they should be. */
  failures: number;
}

export type Mesures = Record<'page' | 'search' | 'sign-in' | 'order', Mesure>;

const MOT_DE_PASSE = 'comptoir-demo';
const PAUSE_MS = 60;

export interface Buyer {
  measure(isOver: () => boolean): Promise<Mesures>;
}

export async function createBuyer(shop: Shop, address: string): Promise<Buyer> {
  const signedIn = await signIn(shop, address);
  const adresses = JSON.parse(
    (await signedIn.call('GET', '/api/compte/adresses-livraison')).text,
  ) as { id: number }[];
  const adresseId = adresses[0]?.id ?? 0;
  const [articleId = 0] = shop.articles;

  async function order(): Promise<Answer> {
    await signedIn.call('PUT', '/api/panier/articles', [{ articleId, quantite: 1 }]);
    await signedIn.call('POST', '/api/panier/transformer?type=Commande');
    const livraison = { mode: 'livraison', adresseId, formule: 'au-plus-tot' };
    await signedIn.call('PATCH', '/api/piece-ouverte/livraison', livraison);
    const contact = { nom: 'Anne Morel', telephone: '0240000000' };
    await signedIn.call('PATCH', '/api/piece-ouverte/contact-livraison', contact);
    await signedIn.call('PATCH', '/api/piece-ouverte?modePaiement=virement');
    const begun = performance.now();
    const answer = await signedIn.call('POST', '/api/piece-ouverte/transformer', undefined, {
      'idempotency-key': randomUUID(),
    });
    return { ...answer, headers: { ms: String(performance.now() - begun) } };
  }

  return {
    async measure(isOver) {
      const mesures: Mesures = {
        page: { times: [], failures: 0 },
        search: { times: [], failures: 0 },
        'sign-in': { times: [], failures: 0 },
        order: { times: [], failures: 0 },
      };
      async function timed(what: keyof Mesures, work: () => Promise<Answer>): Promise<void> {
        const begun = performance.now();
        const answer = await work();
        const ms = Number(answer.headers['ms'] ?? performance.now() - begun);
        mesures[what].times.push(ms);
        if (answer.status !== 200) mesures[what].failures++;
      }
      while (!isOver()) {
        await timed('page', () => signedIn.page('/panier'));
        await timed('search', () => signedIn.call('GET', '/api/articles/suggestion?q=perceuse'));
        const visitor = await agent(shop.url, address);
        await timed('sign-in', () =>
          visitor.call('POST', '/api/session', {
            identifiant: shop.buyer,
            motDePasse: MOT_DE_PASSE,
          }),
        );
        await timed('order', order);
        await delay(PAUSE_MS);
      }
      return mesures;
    },
  };
}

async function signIn(shop: Shop, address: string): Promise<Agent> {
  const visitor = await agent(shop.url, address);
  const answer = await visitor.call('POST', '/api/session', {
    identifiant: shop.buyer,
    motDePasse: MOT_DE_PASSE,
  });
  if (answer.status !== 200) throw new Error(`the buyer cannot sign in: ${answer.text}`);
  const { token } = JSON.parse(answer.text) as { token: { access_token: string } };
  const [cookie = ''] = [answer.headers['set-cookie'] ?? ''].flat();
  return agent(shop.url, address, {
    bearer: token.access_token,
    cookie: cookie.split(';', 1)[0] ?? '',
  });
}
