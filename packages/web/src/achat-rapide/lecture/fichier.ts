/** Reads an order kept as a file: CSV or text of any encoding, or an XLSX workbook. */
import type { LigneLue } from './colonnes.ts';
import { lireTable, lireTexte } from './lignes-collees.ts';

export const TYPES_FICHIER = ['.csv', '.txt', '.tsv', '.xlsx'] as const;

/** `illisible`: it is not what its name says. `vide`: no line was found in it. */
export type RefusFichier = 'illisible' | 'vide';

export async function lireFichier(
  file: File,
): Promise<{ lignes: LigneLue[] } | { refus: RefusFichier }> {
  const octets = new Uint8Array(await file.arrayBuffer());
  const lignes = isZip(octets) ? await lireClasseur(octets) : lireOctets(octets);
  if (!lignes) return { refus: 'illisible' };
  return lignes.length === 0 ? { refus: 'vide' } : { lignes };
}

function isZip(octets: Uint8Array): boolean {
  return octets[0] === 0x50 && octets[1] === 0x4b;
}

async function lireClasseur(octets: Uint8Array): Promise<LigneLue[] | undefined> {
  // The build without workers: the content policy allows none of theirs.
  const { readSheet } = await import('read-excel-file/universal');
  try {
    const rangees = await readSheet(octets.buffer as ArrayBuffer);
    return lireTable(
      rangees.map((rangee) => rangee.map((cellule) => (cellule === null ? '' : String(cellule)))),
    );
  } catch {
    return undefined;
  }
}

function lireOctets(octets: Uint8Array): LigneLue[] | undefined {
  const texte = decoder(octets);
  // A picture or a program renamed: text holds no such signs.
  // oxlint-disable-next-line no-control-regex -- these are the signs looked for
  return /[\u0000-\u0008\u000e-\u001a]/.test(texte) ? undefined : lireTexte(texte);
}

/** Spreadsheets still write the code page of Windows. */
export function decoder(octets: Uint8Array): string {
  const [un, deux] = octets;
  if (un === 0xff && deux === 0xfe) return new TextDecoder('utf-16le').decode(octets);
  if (un === 0xfe && deux === 0xff) return new TextDecoder('utf-16be').decode(octets);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(octets);
  } catch {
    return new TextDecoder('windows-1252').decode(octets);
  }
}
