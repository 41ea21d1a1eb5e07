/** Files of the catalogue, each read by a reader of its kind. */
import type { FormatExport } from '@comptoir/contract/exports-catalogue/choix-export.ts';
import { XMLParser } from 'fast-xml-parser';
import { readSheet } from 'read-excel-file/node';

/** Rows by the names of their columns. */
export function parTete(rangees: readonly (readonly unknown[])[]): Record<string, unknown>[] {
  const [tetes = [], ...suite] = rangees;
  return suite.map((rangee) =>
    Object.fromEntries(tetes.map((tete, n) => [String(tete), rangee[n]])),
  );
}

/** As RFC 4180 reads it, with semicolons. */
export function readCsv(texte: string): Record<string, string>[] {
  const rangees: string[][] = [];
  let rangee: string[] = [];
  for (const [, quoted, plain = '', fin] of texte.matchAll(
    /(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r\n|$)/g,
  )) {
    rangee.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (fin === ';') continue;
    if (rangee.length > 1) rangees.push(rangee);
    rangee = [];
  }
  return parTete(rangees) as Record<string, string>[];
}

export interface Bmecat {
  '@_version': string;
  HEADER: { CATALOG: unknown };
  T_NEW_CATALOG: {
    PRODUCT: unknown[];
    PRODUCT_TO_CATALOGGROUP_MAP: unknown;
    CATALOG_GROUP_SYSTEM: { CATALOG_STRUCTURE: unknown };
  };
}

export function readBmecat(octets: Buffer): Bmecat {
  const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false });
  return (parser.parse(octets.toString('utf8')) as { BMECAT: Bmecat }).BMECAT;
}

/** Where a format that is a table says what one orders by and what one pays. */
const COLONNES = {
  xlsx: ['Référence', 'Prix net HT (EUR)'],
  csv: ['Référence', 'Prix net HT (EUR)'],
  fabdis: ['REFCIALE', 'TARIFD'],
  ebp: ['Code article', 'Prix d’achat HT'],
  batigest: ['Code', 'Prix net HT'],
} as const;

/** What a French file in euros says of each article: its net price by its reference. */
export async function readPrixNets(
  format: FormatExport,
  octets: Buffer,
): Promise<Record<string, number>> {
  if (format === 'jsonl') {
    const lignes = octets.toString('utf8').trimEnd().split('\n');
    const lus = lignes.map((ligne) => JSON.parse(ligne) as LigneJson);
    return Object.fromEntries(lus.map(({ reference, tarif }) => [reference, Number(tarif.netHT)]));
  }
  if (format === 'bmecat') {
    const produits = readBmecat(octets).T_NEW_CATALOG.PRODUCT as ProduitBmecat[];
    return Object.fromEntries(produits.map((un) => [un.SUPPLIER_PID, netOf(un)]));
  }
  const [reference, net] = COLONNES[format];
  const rangees = await readRangees(format, octets);
  return Object.fromEntries(
    rangees.map((rangee) => [
      String(rangee[reference]),
      Number(String(rangee[net]).replace(',', '.')),
    ]),
  );
}

async function readRangees(
  format: keyof typeof COLONNES,
  octets: Buffer,
): Promise<Record<string, unknown>[]> {
  if (format === 'xlsx') return parTete(await readSheet(octets));
  if (format === 'fabdis') return parTete(await readSheet(octets, 'B01_COMMERCE'));
  if (format === 'csv') return readCsv(octets.toString('utf8').slice(1));
  return readCsv(new TextDecoder('windows-1252').decode(octets));
}

interface LigneJson {
  reference: string;
  tarif: { netHT: string };
}

interface PrixBmecat {
  '@_price_type': string;
  PRICE_AMOUNT: string;
}

interface ProduitBmecat {
  SUPPLIER_PID: string;
  PRODUCT_PRICE_DETAILS: { PRODUCT_PRICE: PrixBmecat | PrixBmecat[] };
}

/** That of one piece comes before those by quantity. */
function netOf({ PRODUCT_PRICE_DETAILS: { PRODUCT_PRICE } }: ProduitBmecat): number {
  const prix = [PRODUCT_PRICE].flat().find((un) => un['@_price_type'] === 'net_customer');
  return Number(prix?.PRICE_AMOUNT);
}
