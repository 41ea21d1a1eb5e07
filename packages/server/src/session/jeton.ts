/** Opaque tokens: 256 random bits; only their SHA-256 is ever stored. */
import { createHash, randomBytes } from 'node:crypto';

export interface Jeton {
  token: string;
  hash: Buffer;
}

export function newJeton(): Jeton {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashJeton(token) };
}

export function hashJeton(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
