/** Reads one file, or a text: what is hostile in it takes its process down, not the shop. */
import { MAX_LIGNES_IMPORT } from '@comptoir/contract/panier/import.contract.ts';
import type { Demander } from '../../travaux/travail.ts';
import type { Connaitre, Lecture } from './commande-lue.ts';
import { readOctets, readTexte } from './read-octets.ts';

/** A string is what was pasted. */
export default async function read(
  recu: Uint8Array | string,
  demander: Demander,
): Promise<Lecture> {
  const connaitre: Connaitre = async (codes) => (await demander(codes)) as ReadonlySet<string>;
  // Readers of PDF take no Buffer, which is what comes from another process.
  const lecture =
    typeof recu === 'string'
      ? readTexte(recu, connaitre)
      : readOctets(new Uint8Array(recu), connaitre);
  return lecture.then(borner).catch((): Lecture => ({ refus: 'fichier-illisible' }));
}

/** What would be refused for its length is not handed over first. */
function borner(lecture: Lecture): Lecture {
  if ('refus' in lecture) return lecture;
  const lignes = lecture.commande.lignes.length;
  return lignes > MAX_LIGNES_IMPORT ? { refus: 'fichier-trop-long', lignes } : lecture;
}
