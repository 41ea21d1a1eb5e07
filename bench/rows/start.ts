/** Starting again on an existing database, and what the process weighs once it rests. */
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { startShop, type Shop } from '../../e2e/harness/shop.ts';
import { memoryMb } from '../processes.ts';
import type { Row } from '../report.ts';

/** The demo company, as the shop said when it loaded it. */
export function demoRow(shop: Shop): Row {
  const [, taille, seconds] = /✓ demo +(\w+): .* ([\d.]+) s\n/.exec(shop.logs()) ?? [];
  if (!taille || !seconds) throw new Error('the shop did not say how long its data took');
  return {
    name: `demo company, ${taille}, loaded`,
    value: Number(seconds),
    unit: 's',
    bar: BARS[taille] ?? 30,
  };
}

/** At the end of all that was asked of the shop; the bar is that of 100,000 articles. */
export function peakRow(shop: Shop): Row {
  return {
    name: 'memory, peak under load',
    value: memoryMb(shop.pid, 'VmHWM'),
    unit: 'MB',
    bar: 700,
  };
}

const BARS: Record<string, number> = { grande: 300 };

/** The folder holds a database made by an earlier start. */
export async function startRows(data: string, env: Record<string, string>): Promise<Row[]> {
  const started = performance.now();
  const shop = await startShop({ data, env });
  const seconds = (performance.now() - started) / 1000;
  try {
    const answer = await fetch(shop.url);
    if (!answer.ok) throw new Error(`the home page answers ${answer.status}`);
    await answer.text();
    // At rest: after the first page, once the start-up garbage had time to be collected.
    await delay(3000);
    const rest = memoryMb(shop.pid);
    return [
      { name: 'cold start to ready', value: seconds, unit: 's', bar: 3 },
      { name: 'memory at rest', value: rest, unit: 'MB', bar: 250 },
    ];
  } finally {
    await shop.stop();
  }
}
