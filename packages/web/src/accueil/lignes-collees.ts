/** Reads a list of references pasted from a spreadsheet, a mail or a table. */
export interface LigneSaisie {
  reference: string;
  quantite: number;
}

/** Above this the quick purchase page, which takes whole files, is the place. */
export const LIGNES_MAX = 50;

/** One line each: the reference, then perhaps a quantity after a tab, a semicolon, a comma or a space. */
export function parseLignesCollees(text: string): LigneSaisie[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => parseLigne(line.slice(0, 200)))
    .filter((ligne) => ligne.reference !== '')
    .slice(0, LIGNES_MAX);
}

function parseLigne(line: string): LigneSaisie {
  const match = /^\s*(.*?)(?:\s*[\t;,]\s*|\s+[x×]?\s*)(\d{1,6})(?:[.,]0+)?\s*[;,]?\s*$/u.exec(line);
  const reference = match?.[1]?.replace(/[\t;,]+$/u, '').trim();
  // Digits alone are a reference, an EAN for instance, never a quantity.
  if (!reference) return { reference: line.replace(/[;,\s]+$/u, '').trim(), quantite: 1 };
  return { reference, quantite: Math.max(1, Number(match?.[2])) };
}
