/** Typefaces taken out of their wrapping once: the writer of PDF would inflate them for each sign. */
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

const ENTETE = { woff: 44, entree: 20, sfnt: 12, rangee: 16 };

/** WOFF to the same typeface without compression; see the W3C recommendation. */
export function openPolice(chemin: string): Buffer {
  const woff = readFileSync(chemin);
  const nombre = woff.readUInt16BE(12);
  const tables = Array.from({ length: nombre }, (_, i) => {
    const place = ENTETE.woff + i * ENTETE.entree;
    const debut = woff.readUInt32BE(place + 4);
    const comprime = woff.readUInt32BE(place + 8);
    const entier = woff.readUInt32BE(place + 12);
    const octets = woff.subarray(debut, debut + comprime);
    return {
      tag: woff.subarray(place, place + 4),
      somme: woff.readUInt32BE(place + 16),
      octets: comprime < entier ? inflateSync(octets) : octets,
    };
  });
  const puissance = 2 ** Math.floor(Math.log2(nombre));
  const tete = Buffer.alloc(ENTETE.sfnt + nombre * ENTETE.rangee);
  woff.copy(tete, 0, 4, 8);
  tete.writeUInt16BE(nombre, 4);
  tete.writeUInt16BE(puissance * 16, 6);
  tete.writeUInt16BE(Math.log2(puissance), 8);
  tete.writeUInt16BE((nombre - puissance) * 16, 10);
  const parts = [tete];
  let debut = tete.length;
  for (const [i, { tag, somme, octets }] of tables.entries()) {
    const place = ENTETE.sfnt + i * ENTETE.rangee;
    tag.copy(tete, place);
    tete.writeUInt32BE(somme, place + 4);
    tete.writeUInt32BE(debut, place + 8);
    tete.writeUInt32BE(octets.length, place + 12);
    const vide = Buffer.alloc((4 - (octets.length % 4)) % 4);
    parts.push(octets, vide);
    debut += octets.length + vide.length;
  }
  return Buffer.concat(parts);
}
