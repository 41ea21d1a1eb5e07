/**
 * A table as gnumeric prints it through cairo: the page upside down, the cells of a row in one
 * string with leaps between them, each letter nudged into its place, figures at the right of their
 * column under heads at its left, and a figure nearly touching the cell after it.
 */
import { deflateSync } from 'node:zlib';

const HAUTEUR_PAGE = 841.889764;
const CORPS = 9.999756;
/** How wide every letter is, in thousandths of the size: as the file tells, and as it is set. */
const LARGEUR = 610;
const POSEE = 600;
/** Between a cell and the edges of its column. */
const MARGE = 2.3;

export interface Colonne {
  gauche: number;
  droite: number;
}

/** A figure after « ' » is a text to the spreadsheet, and stands at the left. */
export function tableauDeTableur(
  colonnes: readonly Colonne[],
  rangees: readonly (readonly string[])[],
): Uint8Array {
  const lignes = rangees.map((cellules, rang) => {
    const posees = cellules.flatMap((texte, at) => {
      const colonne = colonnes[at];
      if (texte === '' || !colonne) return [];
      return [{ texte: texte.replace(/^'/, ''), x: placeOf(texte, colonne) }];
    });
    const y = 130.5 + rang * 13.5;
    return `BT\n${CORPS} 0 0 -${CORPS} ${posees[0]?.x ?? 0} ${y} Tm\n/f-0-0 1 Tf\n[${enUnTrait(posees)}]TJ\nET`;
  });
  return fichier(`1 0 0 -1 0 ${HAUTEUR_PAGE} cm\nq\n0 0 0 rg\n${lignes.join('\n')}\nQ\n`, [
    ...new Set(rangees.flat().join('')),
  ]);
}

function placeOf(texte: string, { gauche, droite }: Colonne): number {
  const isNombre = /^[\d.,]+$/.test(texte);
  return isNombre ? droite - MARGE - largeurOf(texte) : gauche + MARGE;
}

const largeurOf = (texte: string) => (texte.length * POSEE * CORPS) / 1000;

function enUnTrait(cellules: readonly { texte: string; x: number }[]): string {
  let x = cellules[0]?.x ?? 0;
  return cellules
    .map((cellule) => {
      const saut = ((x - cellule.x) * 1000) / CORPS + LARGEUR - POSEE;
      x = cellule.x + largeurOf(cellule.texte);
      const lettres = Array.from(cellule.texte, (lettre) => `(${enLatin(lettre)})`);
      return `${saut.toFixed(3)}${lettres.join(String(LARGEUR - POSEE))} `;
    })
    .join('');
}

function enLatin(lettre: string): string {
  const code = lettre.charCodeAt(0);
  if (/[()\\]/.test(lettre)) return `\\${lettre}`;
  return code < 127 ? lettre : `\\${code.toString(8).padStart(3, '0')}`;
}

function fichier(page: string, lettres: readonly string[]): Uint8Array {
  const hexa = (lettre: string, signes: number) =>
    lettre.charCodeAt(0).toString(16).padStart(signes, '0');
  const unicode = `/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n1 begincodespacerange\n<00> <ff>\nendcodespacerange\n${lettres.length} beginbfchar\n${lettres.map((lettre) => `<${hexa(lettre, 2)}> <${hexa(lettre, 4)}>`).join('\n')}\nendbfchar\nendcmap\nend\nend\n`;
  const plie = (texte: string) => {
    const octets = deflateSync(Buffer.from(texte, 'latin1')).toString('latin1');
    return `<< /Length ${octets.length} /Filter /FlateDecode >>\nstream\n${octets}\nendstream`;
  };
  const objets = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [ 3 0 R ] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [ 0 0 595.275591 ${HAUTEUR_PAGE} ] /Contents 4 0 R /Resources << /Font << /f-0-0 5 0 R >> >> >>`,
    plie(page),
    `<< /Type /Font /Subtype /TrueType /BaseFont /MUBYQC+DejaVuSans /FirstChar 32 /LastChar 255 /Encoding /WinAnsiEncoding /Widths [ ${`${LARGEUR} `.repeat(224)}] /FontDescriptor 6 0 R /ToUnicode 7 0 R >>`,
    '<< /Type /FontDescriptor /FontName /MUBYQC+DejaVuSans /Flags 32 /FontBBox [ -1020 -462 1793 1232 ] /ItalicAngle 0 /Ascent 928 /Descent -235 /CapHeight 1232 /StemV 80 >>',
    plie(unicode),
  ];
  let texte = '%PDF-1.5\n';
  const places = objets.map((objet, at) => {
    const place = texte.length;
    texte += `${at + 1} 0 obj\n${objet}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objets.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${texte}${table}trailer\n<< /Size ${objets.length + 1} /Root 1 0 R >>\nstartxref\n${texte.length}\n%%EOF\n`,
    'latin1',
  );
}
