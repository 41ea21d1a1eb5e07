/** disk_full of PostgreSQL, and of the machine. */
export function isDisquePlein(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === '53100' || code === 'ENOSPC';
}
