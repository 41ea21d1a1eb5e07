/**
 * Bytes that are kept for a while. Those of Node's `Buffer` are cut out of blocks of 64 KB that they
 * share with others: a few that stay would hold on to many blocks of what was soon forgotten.
 */
export function ownBytes(content: string | Uint8Array): Uint8Array<ArrayBuffer> {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}
