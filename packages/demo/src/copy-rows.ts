/**
 * Bulk loading by `COPY … FROM STDIN` (see decisions/0038): rows are streamed as fast as PostgreSQL
 * takes them, and a column may be an array.
 */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from } from 'pg-copy-streams';
import type { Sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';

export type CopyValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | Date
  | readonly (string | number)[];

type Row<Columns extends readonly string[]> = { readonly [Column in keyof Columns]: CopyValue };

/** Rows are read as fast as PostgreSQL takes them. Answers how many were loaded. */
export async function copyRows<const Columns extends readonly string[]>(
  tx: Tx,
  table: string,
  columns: Columns,
  rows: Iterable<Row<Columns>> | AsyncIterable<Row<Columns>>,
): Promise<number> {
  const names = columns.map(identifier).join(', ');
  const copy = from(`copy ${identifier(table)} (${names}) from stdin`);
  // The driver runs an object that has `submit` as it is, and does not wait for its end.
  await tx.execute(copy as unknown as Sql);
  await pipeline(Readable.from(chunksOf(rows), { highWaterMark: 1 }), copy);
  return copy.rowCount;
}

type Rows = Iterable<readonly CopyValue[]> | AsyncIterable<readonly CopyValue[]>;

// Larger chunks were not faster.
const CHUNK_LENGTH = 64 * 1024;

/** Rows that are there already cost no promise each. */
function chunksOf(rows: Rows): Iterable<Buffer> | AsyncIterable<Buffer> {
  const chunks = createChunks();
  if (!(Symbol.asyncIterator in rows)) {
    return (function* () {
      for (const row of rows) if (chunks.add(row)) yield chunks.take();
      yield chunks.take();
    })();
  }
  return (async function* () {
    for await (const row of rows) if (chunks.add(row)) yield chunks.take();
    yield chunks.take();
  })();
}

function createChunks() {
  let text = '';
  return {
    /** Whether there is enough to be sent. */
    add(row: readonly CopyValue[]): boolean {
      text += line(row);
      return text.length >= CHUNK_LENGTH;
    },
    take(): Buffer {
      const chunk = Buffer.from(text);
      text = '';
      return chunk;
    },
  };
}

function line(row: readonly CopyValue[]): string {
  let text = '';
  for (let i = 0; i < row.length; i++) text += (i === 0 ? '' : '\t') + field(row[i]);
  return text + '\n';
}

function field(value: CopyValue | undefined): string {
  switch (typeof value) {
    case 'string':
      return escape(value);
    case 'number':
    case 'bigint':
      return String(value);
    case 'boolean':
      return value ? 't' : 'f';
    case 'object':
      if (value === null) return String.raw`\N`;
      return value instanceof Date ? value.toISOString() : escape(array(value));
    default:
      throw new TypeError(`a row holds ${typeof value}`);
  }
}

const ESCAPES: Record<string, string> = {
  '\\': String.raw`\\`,
  '\t': String.raw`\t`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
};
const SPECIAL = /[\\\t\n\r]/;

function escape(text: string): string {
  // Nearly no value holds one: testing first is several times faster than replacing always.
  if (!SPECIAL.test(text)) return text;
  return text.replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign);
}

function array(values: readonly (string | number)[]): string {
  return `{${values.map((value) => (typeof value === 'number' ? value : quote(value))).join(',')}}`;
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, String.raw`\$&`)}"`;
}

function identifier(name: string): string {
  if (!/^[a-z_][a-z0-9_]*$/.test(name)) throw new TypeError(`not a name of ours: ${name}`);
  return name;
}
