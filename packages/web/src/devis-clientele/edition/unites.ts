/** Units in the order they are offered; apart from the schema, which browsers do not load. */
import type { UniteDevis } from '@comptoir/contract/devis-clientele/document.schema.ts';

export const UNITES: readonly UniteDevis[] = [
  'u',
  'h',
  'j',
  'm',
  'm2',
  'm3',
  'kg',
  'l',
  'lot',
  'forfait',
  'boite',
];
