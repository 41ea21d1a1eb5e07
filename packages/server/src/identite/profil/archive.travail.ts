import { strToU8, zipSync } from 'fflate';

/** Texts by the name of their file, as one archive. */
export default function archiver(textes: Readonly<Record<string, string>>): Buffer {
  const octets = Object.entries(textes).map(([nom, texte]) => [nom, strToU8(texte)] as const);
  return Buffer.from(zipSync(Object.fromEntries(octets)));
}
