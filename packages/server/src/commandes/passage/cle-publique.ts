import { randomBytes } from 'node:crypto';

/** What an address names an order or a delivery note by: 22 characters nobody guesses. */
export function newCle(): string {
  return randomBytes(16).toString('base64url');
}
