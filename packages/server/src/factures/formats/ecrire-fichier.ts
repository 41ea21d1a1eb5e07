/** The file of an invoice: written once, the same bytes from then on. */
import type { FormatFacture } from '@comptoir/contract/factures/etats-facture.ts';
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import type { Pool } from '../../db/pool.ts';
import { defineTravail } from '../../travaux/travail.ts';
import { travaux } from '../../travaux/travaux.ts';
import { findFichier, keepFichier, type FactureDocument } from '../lecture/facture.sql.ts';
import { nomDuFichier } from '../papier/papier-facture.ts';
import { writeCii } from './cii.ts';
import type facturX from './factur-x.travail.ts';
import { writeUbl } from './ubl.ts';

const FACTUR_X = defineTravail<typeof facturX>(new URL('./factur-x.travail.ts', import.meta.url), {
  maxMs: 30_000,
});

const TYPES: Record<FormatFacture, string> = {
  'factur-x': 'application/pdf',
  ubl: 'application/xml',
  cii: 'application/xml',
};

export async function octetsOf(
  pool: Pool,
  { id, document }: FactureDocument,
  { format, qui }: { format: FormatFacture; qui: string },
): Promise<Buffer> {
  const gardes = await findFichier(pool, id, format);
  if (gardes) return gardes.octets;
  const octets =
    format === 'factur-x'
      ? Buffer.from(await travaux.faire(qui, FACTUR_X, document))
      : Buffer.from(format === 'ubl' ? writeUbl(document) : writeCii(document));
  return keepFichier(pool, { factureId: id, format, octets });
}

export function toFichier(
  { document }: FactureDocument,
  format: FormatFacture,
  octets: Buffer,
): Fichier {
  const suffixe = format === 'factur-x' ? '.pdf' : `-${format}.xml`;
  return {
    data: octets.toString('base64'),
    name: `${nomDuFichier(document)}${suffixe}`,
    type: TYPES[format],
  };
}
