/** How large the parts of a PDF are once unfolded, found out before its reader unfolds them. */
import { constants, inflateSync } from 'node:zlib';

/** The most bytes of one part: the words of a hundred pages take some megabytes. */
export const MAX_OCTETS = 64 * 1024 * 1024;
/** Parts can be folded several times; beyond, what the process may hold limits them. */
const MAX_FOIS = 4;
const DEBUT = /(?<=[>\s])stream\r?\n/g;
/** Pictures may be large: nothing looks at them. */
const IMAGE = /\/Subtype\s*\/Image\b/;
const TETE = 400;

export function isDepliable(octets: Uint8Array): boolean {
  const pdf = Buffer.from(octets.buffer, octets.byteOffset, octets.byteLength);
  const texte = pdf.toString('latin1');
  for (const { index, 0: mot } of texte.matchAll(DEBUT)) {
    const tete = texte.slice(Math.max(0, index - TETE), index);
    if (IMAGE.test(tete.slice(tete.lastIndexOf('obj') + 1))) continue;
    const debut = index + mot.length;
    const fin = texte.indexOf('endstream', debut);
    if (isTropGrand(pdf.subarray(debut, fin === -1 ? undefined : fin))) return false;
  }
  return true;
}

function isTropGrand(partie: Buffer): boolean {
  let reste = partie;
  for (let fois = 0; fois < MAX_FOIS; fois++) {
    try {
      // Its end may be cut off: readers do not mind either.
      const finishFlush = constants.Z_SYNC_FLUSH;
      reste = inflateSync(reste, { maxOutputLength: MAX_OCTETS, finishFlush });
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    }
  }
  return true;
}
