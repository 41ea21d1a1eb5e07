/**
 * What one visitor does to the others: `npm run abus`. Starts a shop of its own with the limits of
 * a real one, lets an abuser do one thing after the other, and measures meanwhile how long a buyer
 * at another address waits for a page, a search, a sign-in and an order. Every row is to stay under
 * 300 ms in 95 of 100 cases.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { startShop } from './abus/boutique.ts';
import { createBuyer, type Mesures } from './abus/acheteur.ts';
import { ABUS } from './abus/abus-connus.ts';
import { abuser } from './abus/abuseur.ts';

const BAR_MS = 300;
const SECONDS = Number(process.argv[2] ?? 12);

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(times.length * 0.95) - 1)] ?? NaN;

function row(name: string, mesures: Mesures): { text: string; isOver: boolean } {
  const cells = Object.entries(mesures).map(
    ([what, { times, failures }]) =>
      `${what} ${Math.round(p95(times))} ms${failures > 0 ? ` (${failures} refused)` : ''}`,
  );
  const isOver = Object.values(mesures).some(
    ({ times, failures }) => failures > 0 || !(p95(times) <= BAR_MS),
  );
  return { text: `${isOver ? '✗' : '✓'} ${name.padEnd(30)} ${cells.join(' · ')}`, isOver };
}

const shop = await startShop();
try {
  let broken = 0;
  const { url, articles } = shop;
  for (const [n, name] of Object.keys(ABUS).entries()) {
    const until = Date.now() + SECONDS * 1000;
    const buyer = await createBuyer(shop, '127.0.0.2');
    // Each from an address of its own: what the one before used up does not stop it.
    const cible = { url, articles, buyer: shop.buyer, abuser: `127.0.1.${n + 1}` };
    const abusing = abuser({ name, cible, until });
    await delay(1000);
    const mesures = await buyer.measure(() => Date.now() >= until);
    await abusing;
    const { text, isOver: isBroken } = row(name, mesures);
    if (isBroken) broken++;
    process.stdout.write(`${text}\n`);
    await delay(1500);
  }
  process.exitCode = broken > 0 ? 1 : 0;
} finally {
  await shop.close();
}
