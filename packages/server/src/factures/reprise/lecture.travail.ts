/**
 * Reads one invoice of an ERP out of its files: what is hostile in them takes this process down, not
 * the command. A PDF may hold the data, as Factur-X does.
 */
import { getDocumentProxy } from 'unpdf';
import { decoder } from '@comptoir/contract/achat-rapide/octets-lus.ts';
import { isDepliable } from '../../panier/pdf-deplie.public.ts';
import type { FactureRelue } from '../controle/facture-relue.ts';
import { readCii } from '../controle/lire-cii.ts';
import { readUbl } from '../controle/lire-ubl.ts';

export interface FichiersRecus {
  xml?: Uint8Array | undefined;
  pdf?: Uint8Array | undefined;
}

export interface DonneesLues {
  syntaxe: 'ubl' | 'cii';
  relue: FactureRelue;
  xml: Uint8Array;
}

export interface FichiersLus {
  /** Undefined: a paper without data. */
  donnees?: DonneesLues;
  /** The paper holds the invoice too. */
  isFacturX: boolean;
}

export type LectureFichiers = FichiersLus | { refus: string };

export default async function read({ xml, pdf }: FichiersRecus): Promise<LectureFichiers> {
  try {
    const dedans = pdf && (await readPieceJointe(new Uint8Array(pdf)));
    const dehors = xml && readXml(new Uint8Array(xml));
    if (dedans && dehors && dedans.relue.numero !== dehors.relue.numero) {
      return { refus: `the PDF holds invoice ${dedans.relue.numero}, not ${dehors.relue.numero}` };
    }
    const donnees = dehors ?? dedans;
    return { isFacturX: dedans !== undefined, ...(donnees && { donnees }) };
  } catch (error) {
    return { refus: direFaute(error) };
  }
}

function direFaute(error: unknown): string {
  if (!(error instanceof Error)) return 'the file cannot be read';
  if (error.name === 'PasswordException') return 'the PDF is locked by a password';
  return error instanceof RangeError ? error.message : 'the file cannot be read: it is damaged';
}

const NOMS = /^(?:factur-x|zugferd-invoice|xrechnung|cii|invoice)\.xml$/i;
const MAX_OCTETS_XML = 20 * 1024 * 1024;

async function readPieceJointe(pdf: Uint8Array): Promise<DonneesLues | undefined> {
  const debut = Buffer.from(pdf.buffer, pdf.byteOffset, Math.min(pdf.length, 1024));
  if (!debut.includes('%PDF-')) throw new RangeError('the file is no PDF');
  if (!isDepliable(pdf)) throw new RangeError('the PDF is too large once unfolded');
  // No code of the file is run, and nothing is fetched for it.
  const lu = await getDocumentProxy(new Uint8Array(pdf), {
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  });
  if (lu.numPages < 1) throw new RangeError('the PDF has no page');
  const pieces = Object.values(
    ((await lu.getAttachments()) ?? {}) as Record<
      string,
      { filename: string; content: Uint8Array }
    >,
  );
  const piece = pieces.find(({ filename }) => NOMS.test(filename));
  return piece && readXml(piece.content);
}

/** An order names its DTD; an invoice has none, and declares nothing. */
function readXml(octets: Uint8Array): DonneesLues {
  if (octets.length > MAX_OCTETS_XML) throw new RangeError('the XML is too large');
  const texte = decoder(octets).replace(/^\ufeff?\s*(?=<)/, '');
  if (!texte.startsWith('<')) throw new RangeError('the file is no XML');
  if (/<!(?:DOCTYPE|ENTITY)/i.test(texte)) {
    throw new RangeError('declarations (DOCTYPE, ENTITY) are not read');
  }
  if (/<(?:\w+:)?CrossIndustryInvoice[\s>]/.test(texte)) {
    return { syntaxe: 'cii', relue: readCii(texte), xml: octets };
  }
  if (/<(?:\w+:)?(?:Invoice|CreditNote)[\s>]/.test(texte)) {
    return { syntaxe: 'ubl', relue: readUbl(texte), xml: octets };
  }
  throw new RangeError('the XML is neither UBL nor CII');
}
