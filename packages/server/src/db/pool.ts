/** Connections to PostgreSQL and what can be asked of them. */
import pg from 'pg';
import { silentLog } from './log.ts';
import type { Log } from './log.ts';
import type { Sql } from './sql.ts';

/** Something statements run on: the pool, or one transaction. Reads take a `Db`, writes a `Tx`. */
export interface Db {
  query<Row>(statement: Sql): Promise<Row[]>;
  /** Throws unless there is exactly one row. */
  one<Row>(statement: Sql): Promise<Row>;
  /** Throws when there is more than one row. */
  maybeOne<Row>(statement: Sql): Promise<Row | undefined>;
  /** Number of rows written. */
  execute(statement: Sql): Promise<number>;
}

export interface Pool extends Db {
  /** The driver's own pool, for the libraries that need one. */
  readonly driver: pg.Pool;
  /** A pool of its own on the same database, which follows it when that one moves. */
  sibling(options: PoolOptions): Pool;
  /** The database answers at another address from now on: new connections go there. */
  moveTo(databaseUrl: string): void;
  /** Waits for the statements under way. */
  end(): Promise<void>;
}

export interface PoolOptions {
  /** Connections at most. */
  max?: number;
  /** Starts with `comptoir`: the embedded database is not stopped while such a client is left. */
  applicationName?: `comptoir${string}`;
  log?: Log;
  /** How long a statement may go without an answer; 0 for those that take as long as it takes. */
  silenceMs?: number;
  /** How long a statement may take, by the clock of the database; 0 for as long as it takes. */
  statementMs?: number;
}

// A page waits at most this long for a connection before it answers 503.
const CONNECTION_TIMEOUT_MS = 5_000;
const IDLE_TIMEOUT_MS = 30_000;
// Nothing a buyer waits for takes longer; migrations and seeds lift it for themselves.
const STATEMENT_TIMEOUT_MS = 15_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;
// For a database that is there and does not answer (frozen, cut off without a word): PostgreSQL
// would have ended the statement before.
const SILENCE_TIMEOUT_MS = 20_000;

export function createPool(databaseUrl: string, options: PoolOptions = {}): Pool {
  const log = options.log ?? silentLog;
  const driver = new pg.Pool({
    connectionString: databaseUrl,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'comptoir',
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    statement_timeout: options.statementMs ?? STATEMENT_TIMEOUT_MS,
    query_timeout: options.silenceMs ?? SILENCE_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    keepAlive: true,
    // The day of the shop, wherever the database stands: `current_date` decides what a price is.
    options: '-c timezone=Europe/Paris',
    types: { getTypeParser },
  });
  // An idle connection may break at any time (database restarted). The pool drops it and opens
  // another on demand; without a handler Node would end the process.
  driver.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
  // One in use may break between two statements; the next statement reports it.
  driver.on('connect', (client) => client.on('error', () => {}));
  const siblings = new Set<Pool>();
  return {
    ...dbOf(driver),
    driver,
    sibling(its) {
      const pool = createPool(addressOf(driver), { log, ...its });
      siblings.add(pool);
      return pool;
    },
    moveTo(url) {
      // Read by the driver for each new connection.
      driver.options.connectionString = url;
      for (const pool of siblings) pool.moveTo(url);
    },
    end: () => driver.end(),
  };
}

/** Where the pool connects to, for those who need connections of their own. Holds the password. */
export function databaseUrlOf(pool: Pool): string {
  return addressOf(pool.driver);
}

function addressOf({ options: { connectionString } }: pg.Pool): string {
  if (!connectionString) throw new Error('the pool was made without an address');
  return connectionString;
}

/** `Db` over anything of the driver that runs statements. */
export function dbOf(driver: pg.Pool | pg.ClientBase): Db {
  // The driver's overloads of `query` are not callable on the union; the config form is on both.
  const run = (statement: Sql) => (driver as pg.ClientBase).query<pg.QueryResultRow>(statement);
  const query = async <Row>(statement: Sql) => (await run(statement)).rows as Row[];
  return {
    query,
    async one<Row>(statement: Sql) {
      const [row, second] = await query<Row>(statement);
      if (row === undefined || second !== undefined) throw rowCountError('exactly one', statement);
      return row;
    },
    async maybeOne<Row>(statement: Sql) {
      const [row, second] = await query<Row>(statement);
      if (second !== undefined) throw rowCountError('at most one', statement);
      return row;
    },
    execute: async (statement) => (await run(statement)).rowCount ?? 0,
  };
}

// The text only: values may hold personal data and errors are logged.
function rowCountError(expected: string, statement: Sql): Error {
  return new Error(`expected ${expected} row from: ${statement.text}`);
}

/**
 * int8 (identifiers, counts) → number, refused when it would lose precision: identifiers go out
 * as JSON numbers and 2^53 rows are out of reach. numeric stays a string: money is never a float.
 * date stays `yyyy-MM-dd`: as a Date it would shift with the time zone of the machine.
 */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (format !== 'binary') {
    if (oid === pg.types.builtins.INT8) return parseInt8;
    if (oid === pg.types.builtins.DATE) return (value) => value;
  }
  return pg.types.getTypeParser(oid, format) as (value: string) => unknown;
}

function parseInt8(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`int8 beyond 2^53: ${value}`);
  return number;
}
