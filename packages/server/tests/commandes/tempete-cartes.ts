/** Cards in the storm: accepted, refused, late, never or twice notified; paid in two tabs. */
import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Paiement } from '@comptoir/contract/paiements/paiements.contract.ts';
import { banqueEssaiNotifier } from '../../src/banque-essai/notifier.ts';
import type { Pool } from '../../src/db/pool.ts';
import { sql } from '../../src/db/sql.ts';
import type { Visitor } from '../visitors.ts';

const CARTES = ['acceptee', 'acceptee', 'carte-refusee', 'tardive', 'muette', 'abandon'] as const;
const CONTEXTE = { signal: new AbortController().signal, isLastAttempt: false };

/** Undefined when the server died meanwhile. */
type Appeler = (who: Visitor, method: string, path: string) => Promise<Response | undefined>;

export interface Cartes {
  /** What a buyer does who was sent to the bank; the key of their order where they learnt it. */
  payer(who: Visitor, key: string): Promise<string | undefined>;
  /** What the bank decided and nobody heard of is notified at last. */
  denouer(): Promise<void>;
  /** Money the bank took without an order of the same amount. */
  listSansCommande(): Promise<unknown[]>;
  /** How many the bank accepted. */
  compterAcceptees(): Promise<number>;
}

export function createCartes({
  pool,
  url,
  appeler,
}: {
  pool: Pool;
  url: string;
  appeler: Appeler;
}): Cartes {
  const notifier = banqueEssaiNotifier({ pool, url });
  const payeurs = new Map<string, Visitor>();

  async function readCommande(who: Visitor, key: string): Promise<Paiement | undefined> {
    const answer = await appeler(who, 'GET', `/api/paiements/${key}`);
    return answer?.ok ? ((await answer.json()) as Paiement) : undefined;
  }

  async function lirePage(who: Visitor, key: string): Promise<string | undefined> {
    for (let essai = 0; essai < 5; essai++) {
      const paiement = await readCommande(who, key);
      if (paiement?.adresse) return paiement.adresse;
      if (paiement && paiement.etat !== 'ouvert') return undefined;
      await delay(100);
    }
    return undefined;
  }

  /** The server that dies meanwhile is the bank's too: it is then paid in the other tab, or not. */
  async function remplir(adresse: string, champs: Record<string, string>): Promise<void> {
    const body = new URLSearchParams(champs);
    await ignorerMort(fetch(url + adresse, { method: 'POST', body, redirect: 'manual' }));
  }

  const rappeler = (reference: string) => ignorerMort(notifier({ reference }, CONTEXTE));

  return {
    async payer(who, key) {
      payeurs.set(key, who);
      const adresse = await lirePage(who, key);
      if (adresse === undefined) return undefined;
      const carte = CARTES[randomInt(CARTES.length)] ?? 'acceptee';
      const champs: Record<string, string> = carte === 'abandon' ? { abandon: '1' } : { carte };
      await Promise.all([remplir(adresse, champs), remplir(adresse, champs)]);
      const reference = adresse.split('/').at(-1) ?? '';
      const rappels = carte === 'muette' ? [] : [rappeler(reference), rappeler(reference)];
      const [lu] = await Promise.all([readCommande(who, key), ...rappels]);
      return lu?.commande?.key;
    },
    async denouer() {
      await pool.execute(sql`
        update banque_essai_paiement set decide_le = now() where decide_le > now()`);
      await pool.execute(sql`update paiement set interroge_le = now() - interval '1 hour'`);
      await Promise.all([...payeurs].map(([key, who]) => readCommande(who, key)));
      const decidees = await pool.query<{ reference: string }>(
        sql`select reference from banque_essai_paiement where etat <> 'ouvert'`,
      );
      for (const { reference } of decidees) await notifier({ reference }, CONTEXTE);
    },
    listSansCommande: () =>
      pool.query(sql`
        select b.cle, b.montant, p.etat, c.numero, c.ttc
          from banque_essai_paiement b
          left join paiement p on p.cle = b.cle
          left join commande c on c.id = p.commande_id
         where b.etat = 'accepte' and c.ttc is distinct from b.montant`),
    async compterAcceptees() {
      const { n } = await pool.one<{ n: number }>(
        sql`select count(*)::int as n from banque_essai_paiement where etat = 'accepte'`,
      );
      return n;
    },
  };
}

/** A connection that was cut, or a shop that did not answer: the bank tries again later. */
async function ignorerMort(fait: Promise<unknown>): Promise<void> {
  try {
    await fait;
  } catch (error) {
    const isMort = error instanceof TypeError || String(error).includes('the shop answered');
    if (!isMort) throw error;
  }
}
