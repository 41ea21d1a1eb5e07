import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/transaction.ts';
import { addJob } from '../jobs/add-job.ts';
import type { Courrier } from './envoi.ts';

// Not a check of what people type, which belongs to the forms: it keeps a list of addresses, or a
// header, from slipping into a field meant for one address.
const ONE_ADDRESS = /^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/;

export function isOneAddress(address: string): boolean {
  return ONE_ADDRESS.test(address);
}

/** The mail leaves after the transaction commits, and only then. */
export async function envoyer(tx: Tx, courrier: Courrier): Promise<void> {
  const { a, repondreA = a } = courrier;
  if (!isOneAddress(a) || !isOneAddress(repondreA)) {
    throw new Error('a mail goes to exactly one address');
  }
  await addJob(tx, 'courrier-envoyer', { ...courrier, identifiant: randomUUID() });
}
