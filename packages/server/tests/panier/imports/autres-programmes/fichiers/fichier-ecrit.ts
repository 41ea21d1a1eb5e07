/**
 * Orders as other programs and other people write them. Each says which program it imitates, what is
 * odd about it, and what must become of every line: taken right, or reported.
 *
 * `REF×3` taken; `REF×1 !unite-convertie` taken and reported; `?REF raison [1,1000]` asked with
 * what it may mean; `-TEXTE` unknown, reported; `refus:document` nothing taken, the document named.
 */
export interface FichierEcrit {
  programme: string;
  bizarrerie: string;
  contenu: string | Uint8Array | Promise<Uint8Array>;
  attendu: readonly string[];
  /** Order number that is read in it. */
  numero?: string;
}

export const VIS = 'VBF-05060-ZJ';
export const SEAU = 'VBS-04040-SE';
export const DISJ = 'LDJ-1PN-16-C';
export const EAN = '2016000012350';
export const DEUX = [`${VIS}×3`, `${DISJ}×12`];
export const utf16 = (texte: string) => Buffer.from(texte, 'utf16le');
