/**
 * The key of one attempt to add: repeated with it, the addition counts once. Not `randomUUID`,
 * which a page without TLS does not have.
 */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
