/** What a file is, told by its bytes: a name can say anything. */
import type { TypePiece } from '@comptoir/contract/contact/contact.contract.ts';

const SIGNATURES: readonly { type: TypePiece; at: number; bytes: string }[] = [
  { type: 'application/pdf', at: 0, bytes: '%PDF-' },
  { type: 'image/jpeg', at: 0, bytes: '\u00ff\u00d8\u00ff' },
  { type: 'image/png', at: 0, bytes: '\u0089PNG\r\n\u001a\n' },
];

/** In any case: an archive does not say which it is read with. */
const MACROS = /vbaproject\.bin/i;

const ZIP = 'PK\u0003\u0004';
/** Office files are ZIP archives that hold a folder of their own. */
const OFFICE: readonly { type: TypePiece; dossier: string }[] = [
  {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    dossier: 'xl/workbook.xml',
  },
  {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    dossier: 'word/document.xml',
  },
];

/** Undefined for what is not taken. */
export function typeDeFichier(octets: Buffer): TypePiece | undefined {
  const signature = SIGNATURES.find(
    ({ at, bytes }) => octets.toString('latin1', at, at + bytes.length) === bytes,
  );
  if (signature) return signature.type;
  if (/^RIFF.{4}WEBP/s.test(octets.toString('latin1', 0, 12))) return 'image/webp';
  if (octets.toString('latin1', 0, ZIP.length) === ZIP) {
    // A document with macros is another kind of file: it runs.
    if (MACROS.test(octets.toString('latin1'))) return undefined;
    return OFFICE.find(({ dossier }) => octets.includes(dossier))?.type;
  }
  return isTexte(octets) ? 'text/plain' : undefined;
}

/** Signs that no text has. */
const BINAIRE = /(?![\t\n\f\r])[\p{Cc}--[\u0080-\u009f]]/v;
/** Text for a program to run or a browser to show is not a note. */
const ACTIF = /^\s*(<|#!)/;

function isTexte(octets: Buffer): boolean {
  if (octets.length === 0) return false;
  const texte = octets.toString('latin1');
  return !BINAIRE.test(texte) && !ACTIF.test(texte.replace(/^\u00ef\u00bb\u00bf/, ''));
}
