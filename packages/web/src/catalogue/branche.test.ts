import { expect, test } from 'vitest';
import type { Noeud } from '@comptoir/contract/catalogue/arbre.contract.ts';
import { idsOuvrables, readBranche } from './branche.ts';

function noeud(id: number, parentId: number | null, nombre = 1): Noeud {
  return { id, parentId, niveau: 1, libelle: `n${id}`, slug: `n${id}`, nombre };
}

const ARBRE = [noeud(1, null), noeud(2, 1), noeud(3, 2), noeud(4, 1, 0), noeud(5, null)];
const ids = (id: number | null) => readBranche(ARBRE, id).enfants.map((enfant) => enfant.id);

test('the root holds the categories, a node what stands right below it', () => {
  expect(ids(null)).toEqual([1, 5]);
  expect(readBranche(ARBRE, 2)).toMatchObject({ noeud: { id: 2 }, parentId: 1 });
  expect(ids(2)).toEqual([3]);
});

test('an empty shelf is not worth the walk', () => {
  expect(ids(1)).toEqual([2]);
  expect([...idsOuvrables(ARBRE)]).toEqual([1, 2]);
});

test('a node with nothing below, or unknown, is seen from its own level', () => {
  expect(readBranche(ARBRE, 3).noeud?.id).toBe(2);
  expect(readBranche(ARBRE, 99).noeud).toBeUndefined();
});
