/** The parts of a workbook, unfolded by the browser itself. */
import type { Parties } from '@comptoir/contract/achat-rapide/classeurs/xlsx.ts';

const FIN = 0x06054b50;
const ENTREE = 0x02014b50;
/** What all its texts amount to: a thousand lines take far less. */
const MAX_OCTETS_OUVERTS = 64 * 1024 * 1024;

/** Throws on what is no archive. */
export async function ouvrirArchive(octets: Uint8Array<ArrayBuffer>): Promise<Parties> {
  const vue = new DataView(octets.buffer, octets.byteOffset, octets.byteLength);
  let fin = octets.length - 22;
  while (fin >= 0 && vue.getUint32(fin, true) !== FIN) fin -= 1;
  if (fin < 0) throw new RangeError('no archive');
  const parties = new Map<string, string>();
  let place = vue.getUint32(fin + 16, true);
  let ouverts = 0;
  for (let reste = vue.getUint16(fin + 10, true); reste > 0; reste -= 1) {
    if (vue.getUint32(place, true) !== ENTREE) throw new RangeError('a broken archive');
    const longueur = vue.getUint16(place + 28, true);
    const nom = new TextDecoder().decode(octets.subarray(place + 46, place + 46 + longueur));
    if (/\.(?:xml|rels)$/.test(nom)) {
      ouverts += vue.getUint32(place + 24, true);
      if (ouverts > MAX_OCTETS_OUVERTS) throw new RangeError('it unfolds beyond measure');
      parties.set(nom, await ouvrir(octets, vue, place));
    }
    place += 46 + longueur + vue.getUint16(place + 30, true) + vue.getUint16(place + 32, true);
  }
  return (nom) => parties.get(nom);
}

async function ouvrir(
  octets: Uint8Array<ArrayBuffer>,
  vue: DataView,
  entree: number,
): Promise<string> {
  const debut = vue.getUint32(entree + 42, true);
  const contenu = debut + 30 + vue.getUint16(debut + 26, true) + vue.getUint16(debut + 28, true);
  const plie = octets.subarray(contenu, contenu + vue.getUint32(entree + 20, true));
  if (vue.getUint16(entree + 10, true) === 0) return new TextDecoder().decode(plie);
  const flux = new Blob([plie]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(flux).text();
}
