/** Work for the tests of the pool. */
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Demander } from '../../src/travaux/travail.ts';

interface Essai {
  demande?: string;
  octets?: number;
  refuse?: boolean;
  tombe?: boolean;
  /** Bytes. */
  prend?: number;
  /** Milliseconds, without a pause. */
  dure?: number;
}

export default async function essayer(
  { demande, octets = 0, refuse, tombe, prend = 0, dure = 0 }: Essai,
  demander: Demander,
): Promise<unknown> {
  if (demande !== undefined) return demander(demande);
  if (refuse) throw refus('panier-vide', { n: 1 });
  if (tombe) throw new Error('tombé');
  const pris: Buffer[] = [];
  while (pris.length * 1024 * 1024 < prend) pris.push(Buffer.alloc(1024 * 1024, 1));
  const fin = performance.now() + dure;
  while (performance.now() < fin);
  return new Uint8Array(octets);
}
