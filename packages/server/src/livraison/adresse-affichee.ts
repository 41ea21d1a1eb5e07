import type { AdresseLivraison } from '@comptoir/contract/livraison/adresse.schema.ts';
import type { AdresseRow } from './adresses.sql.ts';
import type { Ports } from './ports.ts';

export function toAdresse(row: AdresseRow, { zoneOf }: Ports): AdresseLivraison {
  return { ...row, zone: zoneOf(row.codePostal) };
}
