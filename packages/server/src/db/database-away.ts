/** Tells a database that cannot be reached now from a fault of ours. */
import { startError } from './start-error.ts';
import { databaseUrlOf } from './pool.ts';
import type { Pool } from './pool.ts';
import { sql } from './sql.ts';

const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  // too_many_connections, admin_shutdown, crash_shutdown, cannot_connect_now
  '53300',
  '57P01',
  '57P02',
  '57P03',
  // query_canceled: longer than anything a buyer waits for
  '57014',
  // out_of_memory, io_error, read_only_sql_transaction (a replica on its way to be the primary)
  '53200',
  '58030',
  '25006',
  // idle_in_transaction_session_timeout
  '25P03',
]);

const DISK_FULL = '53100';

// The driver gives these without a code.
const AWAY_MESSAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error)/;

/** True: answer 503 and let the client try again. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  // Class 08: connection exceptions.
  return (
    AWAY.has(code) || code === DISK_FULL || /^08...$/.test(code) || AWAY_MESSAGE.test(error.message)
  );
}

/** It answers and has no room left: what is written is refused, what is read is not. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === DISK_FULL;
}

/** No answer came: whatever is asked on that connection next waits behind it. */
export function isSilent(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

const REFUSALS: Record<string, string> = {
  '28P01': 'wrong user or password',
  '28000': 'this user may not connect',
  '3D000': 'there is no such database',
};

/** First contact, at start: one line that says what is wrong with DATABASE_URL. */
export async function assertReachable(pool: Pool): Promise<void> {
  const { version } = await pool
    .one<{ version: number }>(
      sql`select current_setting('server_version_num')::int / 10000 as version`,
    )
    .catch((error: unknown) => {
      throw explain(error, pool);
    });
  if (version < 15) throw startError(`PostgreSQL 15 or later is needed, this is ${version}`);
}

function explain(error: unknown, pool: Pool): unknown {
  const refusal = error instanceof Error ? REFUSALS[codeOf(error)] : undefined;
  if (!refusal && !isDatabaseAway(error)) return error;
  // Without user and password.
  const { host, pathname } = new URL(databaseUrlOf(pool));
  const reason = refusal ?? 'nobody answers there';
  return startError(`no database at ${host}${pathname}: ${reason}; check DATABASE_URL`, error);
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
