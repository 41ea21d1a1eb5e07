/** The file of an invoice: written once, the same bytes from then on. */
import type { DocumentFacture } from '@comptoir/contract/factures/document-facture.schema.ts';
import type { FormatFacture } from '@comptoir/contract/factures/etats-facture.ts';
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import type { Pool } from '../../db/pool.ts';
import { defineTravail } from '../../travaux/travail.ts';
import { travaux } from '../../travaux/travaux.ts';
import { keepFichiers, listFichiers, type FactureDocument } from '../lecture/facture.sql.ts';
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

interface Ecriture {
  format: FormatFacture;
  /** Waits for it: see visiteurOf. */
  qui: string;
}

export async function octetsOf(
  pool: Pool,
  { id, document }: FactureDocument,
  ecriture: Ecriture,
): Promise<Buffer> {
  const { format } = ecriture;
  const [garde] = await listFichiers(pool, [id], format);
  if (garde) return garde.octets;
  const octets = await writeOctets(document, ecriture);
  const [premier] = await keepFichiers(pool, format, [{ factureId: id, octets }]);
  return premier?.octets ?? octets;
}

/** Nobody keeps them yet. */
export async function writeOctets(
  document: DocumentFacture,
  { format, qui }: Ecriture,
): Promise<Buffer> {
  if (format === 'factur-x') return Buffer.from(await travaux.faire(qui, FACTUR_X, document));
  return Buffer.from(format === 'ubl' ? writeUbl(document) : writeCii(document));
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
