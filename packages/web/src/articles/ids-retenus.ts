/** Identifiers as a browser remembers them: another version, or anyone, may have written them. */
export function listIds(stored: unknown, most: number): number[] {
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter((id): id is number => Number.isSafeInteger(id) && Number(id) > 0);
  return [...new Set(ids)].slice(0, most);
}
