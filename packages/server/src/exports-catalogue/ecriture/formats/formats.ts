/** Who writes each format. */
import type { FormatExport } from '@comptoir/contract/exports-catalogue/choix-export.ts';
import type { OpenEcrivain } from '../fiche.ts';
import { openBatigest, openEbp } from './batiment.ts';
import { openBmecat } from './bmecat.ts';
import { openFabdis } from './fabdis.ts';
import { openJsonl } from './jsonl.ts';
import { openCsv, openXlsx } from './tableaux.ts';

export const ECRIVAINS: Record<FormatExport, OpenEcrivain> = {
  xlsx: openXlsx,
  csv: openCsv,
  jsonl: openJsonl,
  fabdis: openFabdis,
  bmecat: openBmecat,
  ebp: openEbp,
  batigest: openBatigest,
};
