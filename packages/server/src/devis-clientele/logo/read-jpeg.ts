/** A JPEG without what it says besides the picture: no place, no thumbnail, no profile. */
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { verifierTaille, type Taille } from './taille-logo.ts';

const DEBUT = 0xd8;
const FIN = 0xd9;
const PARCOURS = 0xda;
/** Tables, restart interval, and what tells how colours are written (JFIF, Adobe). */
const GARDES = new Set([0xdb, 0xc4, 0xdd, 0xe0, 0xee]);
/** Baseline and progressive; nothing else is drawn everywhere. */
const TRAMES = new Set([0xc0, 0xc1, 0xc2]);

export function isJpeg(octets: Buffer): boolean {
  return octets[0] === 0xff && octets[1] === DEBUT && octets[2] === 0xff;
}

export function readJpeg(octets: Buffer): Buffer {
  const gardes = [octets.subarray(0, 2)];
  let isDimensionne = false;
  let at = 2;
  while (at + 4 <= octets.length) {
    if (octets[at] !== 0xff) throw refus('logo-illisible');
    const marque = octets[at + 1] ?? 0;
    if (marque === 0xff) {
      at += 1;
      continue;
    }
    const fin = at + 2 + octets.readUInt16BE(at + 2);
    if (fin > octets.length || fin < at + 4) throw refus('logo-illisible');
    const segment = octets.subarray(at, fin);
    if (TRAMES.has(marque)) {
      if (isDimensionne || segment.length < 11) throw refus('logo-illisible');
      isDimensionne = true;
      verifierTaille(sizeOfTrame(segment));
    }
    if (marque === PARCOURS) {
      if (!isDimensionne) throw refus('logo-illisible');
      return Buffer.concat([...gardes, readParcours(octets, at)]);
    }
    if (TRAMES.has(marque) || GARDES.has(marque)) gardes.push(segment);
    at = fin;
  }
  throw refus('logo-illisible');
}

/** From the first scan to the end of the picture; what was put behind it is left out. */
function readParcours(octets: Buffer, depuis: number): Buffer {
  const fin = octets.indexOf(Buffer.from([0xff, FIN]), depuis);
  if (fin === -1) throw refus('logo-illisible');
  return octets.subarray(depuis, fin + 2);
}

const sizeOfTrame = (segment: Buffer): Taille => ({
  hauteur: segment.readUInt16BE(5),
  largeur: segment.readUInt16BE(7),
});

/** For one that was read here: its segments follow each other. */
export function sizeOfJpeg(octets: Buffer): Taille {
  let at = 2;
  while (!TRAMES.has(octets[at + 1] ?? 0)) at += 2 + octets.readUInt16BE(at + 2);
  return sizeOfTrame(octets.subarray(at));
}
