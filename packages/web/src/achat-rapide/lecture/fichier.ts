/** Reads an order kept as a file: CSV or text of any encoding, or an XLSX workbook. */
import type { LigneLue } from '@comptoir/contract/achat-rapide/colonnes.ts';
import { lireTable, lireTexte } from '@comptoir/contract/achat-rapide/lignes-collees.ts';
import { lireOctets } from '@comptoir/contract/achat-rapide/octets-lus.ts';

export const TYPES_FICHIER = ['.csv', '.txt', '.tsv', '.xlsx'] as const;

/** `illisible`: it is not what its name says. `vide`: no line was found in it. */
export type RefusFichier = 'illisible' | 'vide';

export async function lireFichier(
  file: File,
): Promise<{ lignes: LigneLue[] } | { refus: RefusFichier }> {
  const octets = new Uint8Array(await file.arrayBuffer());
  const lignes = isZip(octets) ? await lireClasseur(octets) : lireEcrit(octets);
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

function lireEcrit(octets: Uint8Array): LigneLue[] | undefined {
  const texte = lireOctets(octets);
  return texte === undefined ? undefined : lireTexte(texte);
}
