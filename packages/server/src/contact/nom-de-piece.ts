/** What a file is called once its bytes said what it is: nobody opens a program named as a note. */
import { basename } from 'node:path';
import type { TypePiece } from '@comptoir/contract/contact/contact.contract.ts';
import { nettoyerLigne } from '@comptoir/contract/words/texte-saisi.ts';

/** The first is given where the name has none of them. */
const EXTENSIONS: Record<TypePiece, readonly [string, ...string[]]> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'text/plain': ['.txt', '.csv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
};

const SANS_NOM = 'piece';
const DERNIERE = /\.[\p{L}\p{N}]{1,8}$/u;

/** As it was sent, without the path some browsers add. */
export function nomEnvoye(texte = ''): string {
  return nettoyerLigne(basename(texte.replaceAll('\\', '/'))) || SANS_NOM;
}

/** Dots and spaces at the end are none to the systems that would open it. */
export function nomDePiece(nom: string, type: TypePiece): string {
  const net = nom.replace(/[. ]+$/, '');
  const extension = extensionOf(net, type);
  if (net.toLowerCase().endsWith(extension)) return net;
  return `${net.replace(DERNIERE, '') || SANS_NOM}${extension}`;
}

export function extensionOf(nom: string, type: TypePiece): string {
  const [premiere, ...autres] = EXTENSIONS[type];
  return autres.find((extension) => nom.toLowerCase().endsWith(extension)) ?? premiere;
}
