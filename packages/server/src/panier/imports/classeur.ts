/** A workbook, opened only once it is known how large it is. */
import { unzipSync, zipSync, type UnzipFileInfo } from 'fflate';
import { readSheet } from 'read-excel-file/universal';

/** What all its parts amount to: a thousand lines with their pictures take less. */
const MAX_OCTETS_OUVERTS = 64 * 1024 * 1024;
const MAX_PARTIES = 2000;

/** The first sheet, as texts; throws on what is no workbook, or unfolds beyond measure. */
export async function lireClasseur(octets: Uint8Array): Promise<string[][]> {
  const parties = ouvrirSansRisque(octets);
  if (!('xl/workbook.xml' in parties)) throw new RangeError('not a workbook');
  // Stored as they are: the reader of sheets has nothing left to unfold.
  const ouvert = zipSync(parties, { level: 0 });
  const rangees = await readSheet(ouvert.buffer as ArrayBuffer);
  return rangees.map((rangee) =>
    rangee.map((cellule) => (cellule === null ? '' : String(cellule))),
  );
}

/**
 * Sizes are told by the archive before anything is unfolded, and each part gets a place of the size
 * it told: one that lies does not fit.
 */
function ouvrirSansRisque(octets: Uint8Array): Record<string, Uint8Array> {
  let total = 0;
  let nombre = 0;
  const filter = ({ name, originalSize }: UnzipFileInfo): boolean => {
    total += originalSize;
    nombre += 1;
    if (total > MAX_OCTETS_OUVERTS || nombre > MAX_PARTIES) {
      throw new RangeError('it unfolds beyond measure');
    }
    return /\.(?:xml|rels)$/.test(name);
  };
  return unzipSync(octets, { filter });
}
