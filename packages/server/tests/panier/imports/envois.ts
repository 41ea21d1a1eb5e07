/** Files of the tests, sent as the page sends them. */
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type {
  ImportPanier,
  importerBonCommande,
} from '@comptoir/contract/panier/import.contract.ts';
import { expect } from 'vitest';
import type { Visitor } from '../../visitors.ts';
import { json } from '../paniers.ts';

export const enFichier = (contenu: Uint8Array | string) => ({
  fichier: { data: Buffer.from(contenu).toString('base64'), name: 'commande' },
});

export function importer(
  who: Visitor,
  corps: object,
  query = '',
  headers: Record<string, string> = {},
): Promise<Response> {
  return who.call('POST', `/api/panier/importer${query}`, json(corps, headers));
}

export async function importe(answer: Promise<Response>): Promise<ImportPanier> {
  const response = await answer;
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as ImportPanier;
}

export type BonImporte = CallAnswer<typeof importerBonCommande>;

export function importerBon(
  who: Visitor,
  contenu: Uint8Array | string,
  query = '',
): Promise<Response> {
  return who.call('POST', `/api/panier/importer-bon-commande${query}`, json(enFichier(contenu)));
}

export async function bonImporte(answer: Promise<Response>): Promise<BonImporte> {
  return (await importe(answer)) as BonImporte;
}
