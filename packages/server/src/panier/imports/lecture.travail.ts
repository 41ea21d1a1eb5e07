/** Reads one file: what is hostile in it takes its process down, not the shop. */
import type { Demander } from '../../travaux/travail.ts';
import type { Connaitre, Lecture } from './commande-lue.ts';
import { lireOctets } from './lire-octets.ts';

export default async function lire(octets: Uint8Array, demander: Demander): Promise<Lecture> {
  const connaitre: Connaitre = async (codes) => (await demander(codes)) as ReadonlySet<string>;
  // Readers of PDF take no Buffer, which is what comes from another process.
  return lireOctets(new Uint8Array(octets), connaitre).catch((): Lecture => ({
    refus: 'fichier-illisible',
  }));
}
