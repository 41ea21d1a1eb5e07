/** An export of the whole catalogue: how long it takes, what it holds, and listings beside it. */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Shop } from '../../e2e/harness/shop.ts';
import { remplir, type Acheteur } from '../acheteurs.ts';
import { openDatabase } from '../comptes.ts';
import { memoryMb } from '../processes.ts';
import type { Row } from '../report.ts';

const EXPORTS = '/api/exports-catalogue';
const LOOK_MS = 200;
/** Ten people who look around: a page of a listing every half second each. */
const VISITEURS = 10;
const PAUSE_MS = 500;
const PAGES = 40;
const SEUL_MS = 12_000;

export async function exportsRows(shop: Shop): Promise<Row[]> {
  const database = await openDatabase(shop.data);
  try {
    const [acheteur] = await remplir(shop, database.pool, 1, 1);
    // What is kept of the articles they look at is there before anything is measured.
    const seul = await regarder(shop, () => delay(SEUL_MS));
    const rows: Row[] = [
      { name: 'listings of ten visitors', value: seul.p95, unit: 'ms p95', ...seul },
    ];
    for (const format of ['xlsx', 'jsonl', 'fabdis', 'bmecat']) {
      rows.push(...(await mesurer(shop, acheteur as Acheteur, format, seul.memoire)));
    }
    return rows;
  } finally {
    await database.close();
  }
}

async function mesurer(
  shop: Shop,
  { headers }: Acheteur,
  format: string,
  avant: number,
): Promise<Row[]> {
  const choix = { noeudIds: [], marqueIds: [], langue: 'fr', prix: true, stock: true };
  let lu = { id: 0, etat: 'en-attente', ecrits: 0 };
  let ecriture = 0;
  const debut = performance.now();
  const vu = await regarder(shop, async () => {
    const answer = await fetch(shop.url + EXPORTS, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...choix, format, frequence: 'aucune' }),
    });
    lu = (await answer.json()) as typeof lu;
    while (lu.etat.startsWith('en-')) {
      await delay(LOOK_MS);
      ecriture = Math.max(ecriture, memoireDeLEcriture());
      const suivant = await fetch(`${shop.url}${EXPORTS}/${lu.id}`, { headers });
      lu = (await suivant.json()) as typeof lu;
    }
  });
  const seconds = (performance.now() - debut) / 1000;
  if (lu.etat !== 'pret') throw new Error(`the export ended as ${lu.etat}`);
  const quoi = `export of ${lu.ecrits} articles, ${format}`;
  const plus = ecriture + Math.max(0, vu.memoire - avant);
  return [
    { name: quoi, value: seconds, unit: 's', bar: 60 },
    { name: `${quoi}, memory`, value: plus, unit: 'MB', bar: 150 },
    { name: `${quoi}, listings`, value: vu.p95, unit: 'ms p95', bar: 25, ...vu },
  ];
}

/** Listings meanwhile: how long they took, and the most the server held. */
async function regarder(shop: Shop, meanwhile: () => Promise<unknown>) {
  const times: number[] = [];
  let memoire = 0;
  let isOver = false;
  let n = 0;
  const visiteurs = Array.from({ length: VISITEURS }, async (_, rang) => {
    await delay((rang * PAUSE_MS) / VISITEURS);
    while (!isOver) {
      const begun = performance.now();
      const answer = await fetch(`${shop.url}/api/recherche?page=${(n++ % PAGES) + 1}`);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`a listing answered ${answer.status}`);
      times.push(performance.now() - begun);
      memoire = Math.max(memoire, memoryMb(shop.pid));
      await delay(PAUSE_MS);
    }
  });
  try {
    await meanwhile();
  } finally {
    isOver = true;
  }
  await Promise.all(visiteurs);
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
  return { memoire, p50: at(0.5), p95: at(0.95) };
}

/** All that the processes writing exports hold. */
function memoireDeLEcriture(): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, pid) => sum + memoireOf(pid), 0);
}

function memoireOf(pid: string): number {
  try {
    const ligne = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return ligne.includes('export.process.ts') ? memoryMb(Number(pid)) : 0;
  } catch {
    // It ended between the listing and the reading.
    return 0;
  }
}
