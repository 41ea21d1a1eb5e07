/** What the file of each format is called and is, and how its bytes are kept. */
import type { FormatExport } from '@comptoir/contract/exports-catalogue/choix-export.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';

export interface Fichier {
  extension: string;
  type: string;
  /** Kept compressed; a workbook is compressed by itself. */
  isGzip: boolean;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const FICHIERS: Record<FormatExport, Fichier> = {
  xlsx: { extension: 'xlsx', type: XLSX, isGzip: false },
  csv: { extension: 'csv', type: 'text/csv; charset=utf-8', isGzip: true },
  jsonl: { extension: 'jsonl', type: 'application/x-ndjson; charset=utf-8', isGzip: true },
  fabdis: { extension: 'xlsx', type: XLSX, isGzip: false },
  bmecat: { extension: 'xml', type: 'application/xml; charset=utf-8', isGzip: true },
  ebp: { extension: 'csv', type: 'text/csv; charset=windows-1252', isGzip: true },
  batigest: { extension: 'txt', type: 'text/plain; charset=windows-1252', isGzip: true },
};

export function nomFichier(format: FormatExport, jour: string): string {
  return `catalogue-${enseigne.slug}-${format}-${jour}.${FICHIERS[format].extension}`;
}
