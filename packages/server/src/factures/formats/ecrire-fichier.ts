/** The file of an invoice: written once, the same bytes from then on. */
import type { DocumentFacture } from '@comptoir/contract/factures/document-facture.schema.ts';
import type { FormatFacture, FormatFichier } from '@comptoir/contract/factures/etats-facture.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
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

const TYPES: Record<FormatFichier, string> = {
  'factur-x': 'application/pdf',
  pdf: 'application/pdf',
  ubl: 'application/xml',
  cii: 'application/xml',
};

interface Ecriture {
  format: FormatFacture;
  /** Waits for it: see visiteurOf. */
  qui: string;
}

/** What the ERP issued has its own files alone: nothing is issued again. */
export async function octetsOf(
  pool: Pool,
  { id, origine, document }: FactureDocument,
  { format, qui }: { format: FormatFichier; qui: string },
): Promise<Buffer> {
  const [garde] = await listFichiers(pool, [id], format);
  if (garde) return garde.octets;
  if (origine === 'erp' || format === 'pdf') throw refus('introuvable');
  const ecriture = { format, qui };
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
  format: FormatFichier,
  octets: Buffer,
): Fichier {
  return {
    data: octets.toString('base64'),
    name: nomDeFormat(document, format),
    type: TYPES[format],
  };
}

export function nomDeFormat(document: DocumentFacture, format: FormatFichier): string {
  const isPapier = format === 'factur-x' || format === 'pdf';
  return `${nomDuFichier(document)}${isPapier ? '.pdf' : `-${format}.xml`}`;
}
