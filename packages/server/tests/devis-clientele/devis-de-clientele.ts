/** Quotes for customers as the tests make and read them. */
import { calculerDevis } from '@comptoir/contract/devis-clientele/calculer-devis.ts';
import { ligneVide } from '@comptoir/contract/devis-clientele/document-vide.ts';
import type {
  DevisClientele,
  DevisClienteleDetaille,
} from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import type {
  DocumentDevis,
  LigneDevisClientele,
} from '@comptoir/contract/devis-clientele/document.schema.ts';
import { expect } from 'vitest';
import { json, siVersion } from '../panier/paniers.ts';
import type { Visitor } from '../visitors.ts';

export const DEVIS = '/api/devis-clientele';

export async function lu<T>(answer: Promise<Response>): Promise<T> {
  const response = await answer;
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as T;
}

export const creer = (who: Visitor, body: object = {}) =>
  lu<DevisClientele>(who.call('POST', DEVIS, json(body)));

export const read = (who: Visitor, id: number) =>
  lu<DevisClienteleDetaille>(who.call('GET', `${DEVIS}/${id}`));

export const write = (
  who: Visitor,
  id: number,
  { document, version }: { document: DocumentDevis; version?: string },
) => who.call('PUT', `${DEVIS}/${id}`, json({ document }, version ? siVersion(version) : {}));

export function avecLignes(
  document: DocumentDevis,
  lignes: readonly Partial<LigneDevisClientele>[],
): DocumentDevis {
  return {
    ...document,
    sections: [
      {
        id: 's1',
        titre: 'Pose',
        marge: null,
        lignes: lignes.map((ligne, i) => ({
          ...ligneVide(`l${i}`, ligne.type ?? 'libre'),
          ...ligne,
        })),
      },
    ],
  };
}

/** One with lines, of a customer with an address. */
export async function creerRempli(
  who: Visitor,
  lignes: readonly Partial<LigneDevisClientele>[],
): Promise<DevisClienteleDetaille> {
  const { id } = await creer(who, { titre: 'Cuisine' });
  const { document, version } = await read(who, id);
  const client = { ...document.client, nom: 'Anne Petit', email: 'anne@petit.test' };
  const ecrit = { ...avecLignes(document, lignes), client };
  await lu(write(who, id, { document: ecrit, version }));
  return read(who, id);
}

export const totalOf = (document: DocumentDevis) => calculerDevis(document).totalHT.montant;
