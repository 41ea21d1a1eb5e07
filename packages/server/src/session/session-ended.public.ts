/** A row that belongs to a session came too late: the session was closed while it was being written. */

/** PostgreSQL's code: what a row refers to is not there. */
const FOREIGN_KEY_VIOLATION = '23503';

/** Every reference to a session is named so; a test holds it. */
export const REFERENCE_A_UNE_SESSION = /_session$/;

export function isSessionEnded(error: unknown): boolean {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return (
    code === FOREIGN_KEY_VIOLATION &&
    typeof constraint === 'string' &&
    REFERENCE_A_UNE_SESSION.test(constraint)
  );
}
