/** The steps of the tunnel, and the press that orders: each time by another buyer. */
import { randomUUID } from 'node:crypto';
import type { Pool } from '@comptoir/server/db/pool.ts';
import type { Shop } from '../../e2e/harness/shop.ts';
import { preparerAcheteurs } from '../acheteurs-prets.ts';
import type { Acheteur } from '../acheteurs.ts';
import type { Sent } from '../load.ts';
import { measureLoad } from '../measured.ts';
import type { Row } from '../report.ts';

const ETAPE_SECONDS = { warmUp: 1, seconds: 3 };
/** An order is placed once: it ends when all have ordered. */
const COMMANDE_SECONDS = { warmUp: 1, seconds: 10 };
const CONNECTIONS = 16;

export async function passerRows(shop: Shop, pool: Pool): Promise<Row[]> {
  const dix = await preparerAcheteurs(shop, pool, { nombre: 800, lignes: 10 });
  const rows = [await commandeRow(shop, dix, { lignes: 10, bar: 90 })];
  const cinquante = await preparerAcheteurs(shop, pool, { nombre: 500, lignes: 50 });
  rows.push(...(await etapeRows(shop, cinquante)));
  rows.push(await commandeRow(shop, cinquante, { lignes: 50, bar: 60 }));
  return rows;
}

async function commandeRow(
  shop: Shop,
  acheteurs: readonly Acheteur[],
  { lignes, bar }: { lignes: number; bar: number },
): Promise<Row> {
  let rang = 0;
  const measured = await measureLoad(
    shop,
    {
      connections: CONNECTIONS,
      next: (): Sent => ({
        method: 'POST',
        path: '/api/piece-ouverte/transformer',
        headers: { ...acheteurs[rang++]?.headers, 'idempotency-key': randomUUID() },
      }),
      check: (status, body) => status === 200 && body.includes('"commande-succes"'),
      isOver: () => rang >= acheteurs.length,
    },
    COMMANDE_SECONDS,
  );
  const name = `place an order of ${lignes} lines`;
  return { name, value: measured.perSecond, unit: 'req/s', bar, atLeast: true, ...measured };
}

async function etapeRows(shop: Shop, acheteurs: readonly Acheteur[]): Promise<Row[]> {
  const formules = ['complete', 'au-plus-tot'];
  const etapes: Record<string, (n: number) => Sent> = {
    'read the delivery': () => ({ path: '/api/piece-ouverte/livraison' }),
    'choose a delivery': (n) => ({
      method: 'PATCH',
      path: '/api/piece-ouverte/livraison',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ formule: formules[n % formules.length] }),
    }),
    'read the piece': () => ({ path: '/api/piece-ouverte' }),
  };
  const rows: Row[] = [];
  for (const [nom, demander] of Object.entries(etapes)) {
    const measured = await measureLoad(
      shop,
      {
        connections: 1,
        next: (n) => {
          const { headers, ...demande } = demander(n);
          const acheteur = acheteurs[n % acheteurs.length];
          return { ...demande, headers: { ...headers, ...acheteur?.headers } };
        },
        check: (status, body) => status === 200 && body.includes('"envois":'),
      },
      ETAPE_SECONDS,
    );
    const name = `${nom}, 50 lines`;
    rows.push({ name, value: measured.p95, unit: 'ms p95', bar: 50, ...measured });
  }
  return rows;
}
