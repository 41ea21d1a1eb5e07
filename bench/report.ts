/** The rows of a run, as a table for people and as JSON for comparison. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

export interface Row {
  name: string;
  value: number;
  unit: string;
  /** What the value must not exceed (or stay above, with `atLeast`). */
  bar?: number;
  atLeast?: boolean;
  perSecond?: number;
  p50?: number;
  p95?: number;
  /** CPU of the server per request, milliseconds. */
  cpu?: number;
  /** CPU of PostgreSQL per request, milliseconds. */
  cpuPostgres?: number;
}

export function passes({ value, bar, atLeast }: Row): boolean {
  return bar === undefined || (atLeast ? value >= bar : value <= bar);
}

export function printRows(rows: Row[]): void {
  const number = (value: number | undefined, digits = 2) =>
    value === undefined ? '' : value.toFixed(digits);
  console.log(
    `\n${'row'.padEnd(46)}${'value'.padStart(10)} ${'unit'.padEnd(10)}${'bar'.padStart(9)}${'req/s'.padStart(9)}${'p50 ms'.padStart(9)}${'p95 ms'.padStart(9)}${'CPU ms'.padStart(9)}${'PG ms'.padStart(9)}`,
  );
  for (const row of rows) {
    const bar = row.bar === undefined ? '' : `${row.atLeast ? '≥' : '≤'} ${row.bar}`;
    console.log(
      `${(passes(row) ? '✓ ' : '✗ ') + row.name.padEnd(44)}${number(row.value).padStart(10)} ${row.unit.padEnd(10)}${bar.padStart(9)}${number(row.perSecond, 0).padStart(9)}${number(row.p50).padStart(9)}${number(row.p95).padStart(9)}${number(row.cpu).padStart(9)}${number(row.cpuPostgres).padStart(9)}`,
    );
  }
}

export function writeReport(rows: Row[], taille: string): string {
  const folder = join(import.meta.dirname, 'reports');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}-${taille}.json`);
  const machine = { node: process.version, arch: process.arch, cores: cpus().length };
  writeFileSync(file, JSON.stringify({ taille, machine, rows }, null, 2) + '\n');
  return file;
}
