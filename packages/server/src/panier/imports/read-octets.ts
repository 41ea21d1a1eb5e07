/** What a file is, by its first bytes, and the order in it. Runs in a process apart. */
import {
  readHtml,
  readSpreadsheetml,
} from '@comptoir/contract/achat-rapide/classeurs/tables-balisees.ts';
import type { Feuille } from '@comptoir/contract/achat-rapide/classeurs/feuille.ts';
import { readOctets as readEcrit } from '@comptoir/contract/achat-rapide/octets-lus.ts';
import {
  MAX_LIGNES_IMPORT,
  type DocumentInattendu,
  type FormatBonCommande,
} from '@comptoir/contract/panier/import.contract.ts';
import { readClasseur } from './classeur.ts';
import type { Connaitre, Lecture, LignesLues } from './commande-lue.ts';
import { readNumeros } from './numeros-commande.ts';
import { isOci, readOci } from './oci-commande.ts';
import { isDepliable } from './pdf-deplie.ts';
import { readFeuilles, readTexteColle } from './tableau-lu.ts';
import { readXml } from './xml-commande.ts';

/** Lines of a text: words around a table, and descriptions over several lines, count too. */
const MAX_LIGNES_DECOUPEES = 20 * MAX_LIGNES_IMPORT;
/** Before the table. */
const LIGNES_DE_TITRE = 20;

export async function readOctets(octets: Uint8Array, connaitre: Connaitre): Promise<Lecture> {
  const autre = documentOf(octets);
  if (autre) return inattendu(autre);
  if (octets[0] === 0x50 && octets[1] === 0x4b) {
    const classeur = readClasseur(octets);
    return classeur
      ? readTables(classeur.format, classeur.feuilles, connaitre)
      : inattendu('archive');
  }
  if (isPdf(octets)) {
    if (!isDepliable(octets)) return { refus: 'fichier-trop-complexe' };
    // Half a second of code, which other files need not wait for.
    const { isProtege, readPdf } = await import('./pdf-commande.ts');
    try {
      const commande = await readPdf(octets, connaitre);
      return commande ? { commande } : { refus: 'fichier-sans-texte' };
    } catch (error) {
      if (isProtege(error)) return inattendu('protege');
      throw error;
    }
  }
  const texte = readEcrit(octets)?.replace(/^\ufeff?\s*(?=<)/, '');
  if (texte === undefined) return { refus: 'fichier-illisible' };
  // What it holds is shown nowhere: such envelopes carry the secrets of those who sent them.
  if (isMime(texte)) return inattendu('enveloppe-mime');
  if (isOci(texte)) return { commande: readOci(texte) };
  if (
    /^<\?xml[^>]*>\s*<\?mso-application|^(?:<[?!][^>]*>\s*)*<(?:\w+:)?Workbook[\s>]/.test(texte)
  ) {
    return readTables('spreadsheetml', readSpreadsheetml(texte), connaitre);
  }
  if (
    /^(?:<[?!][^>]*>\s*)*<(?:!doctype\s+html|html|head|body|table|meta|style|div)[\s>]/i.test(texte)
  ) {
    return readTables('html', readHtml(texte), connaitre);
  }
  if (texte.startsWith('<')) return readXml(texte);
  return readTexte(texte, connaitre);
}

/** Reads the text of a file, or one that was pasted. */
export async function readTexte(texte: string, connaitre: Connaitre): Promise<Lecture> {
  // Cut into cells, so many lines would fill the memory only to be refused.
  if (compterLignes(texte) > MAX_LIGNES_DECOUPEES) return { refus: 'fichier-trop-long' };
  const lues = await readTexteColle(texte, connaitre);
  return tableau('csv', lues, texte.split(/\r\n?|\n/, LIGNES_DE_TITRE));
}

function inattendu(document: DocumentInattendu): Lecture {
  return { refus: 'document-inattendu', document };
}

async function readTables(
  format: FormatBonCommande,
  feuilles: readonly Feuille[],
  connaitre: Connaitre,
): Promise<Lecture> {
  const lues = await readFeuilles(feuilles, connaitre);
  const [premiere] = feuilles.filter(({ masquee, rangees }) => !masquee && rangees.length > 0);
  const titres = premiere?.rangees
    .slice(0, LIGNES_DE_TITRE)
    .map(({ cellules }) => cellules.join(' '));
  return tableau(format, lues, titres ?? []);
}

function tableau(format: FormatBonCommande, lues: LignesLues, ecrites: readonly string[]): Lecture {
  const titres = ecrites.slice(0, LIGNES_DE_TITRE).map((ligne) => ligne.replace(/[;\t|"]+/g, ' '));
  return { commande: { format, ...lues, ...readNumeros(titres) } };
}

function compterLignes(texte: string): number {
  let lignes = 1;
  for (let at = texte.indexOf('\n'); at !== -1; at = texte.indexOf('\n', at + 1)) lignes += 1;
  return lignes;
}

/** Heads of a mail or of a request, before what they carry. */
function isMime(texte: string): boolean {
  const debut = texte.slice(0, 4000);
  return (
    /^(?:--\S+\r?\n)?(?:[\w-]+:[^\n]*\n(?:[ \t][^\n]*\n)*)+\r?\n/.test(debut) &&
    /^(?:content-type|mime-version|content-transfer-encoding)\s*:/im.test(debut)
  );
}

/** Kinds that are known by their first bytes and are no order. */
function documentOf(octets: Uint8Array): DocumentInattendu | undefined {
  const begins = (...signes: number[]) => signes.every((signe, at) => octets[at] === signe);
  // Excel puts a workbook with a password into a container of its older kind.
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) return isClasseurChiffre(octets) ? 'protege' : 'xls-97';
  const isImage =
    begins(0x89, 0x50, 0x4e, 0x47) || begins(0xff, 0xd8, 0xff) || begins(0x47, 0x49, 0x46, 0x38);
  return isImage ? 'image' : undefined;
}

function isClasseurChiffre(octets: Uint8Array): boolean {
  return Buffer.from(octets.buffer, octets.byteOffset, octets.byteLength).includes(
    Buffer.from('EncryptedPackage', 'utf16le'),
  );
}

/** Some programs write a few bytes before it. */
function isPdf(octets: Uint8Array): boolean {
  return Buffer.from(octets.buffer, octets.byteOffset, Math.min(octets.length, 1024)).includes(
    '%PDF-',
  );
}
