import { expect, test } from 'vitest';
import { listCommandes, type ClientDemo } from './commandes.ts';

const MOIS = 31;

function clientOf(id: number): ClientDemo {
  const personnes = [{ id, role: 'administrateur' as const }];
  return { id, code: `C${20_000 + id}`, bloque: false, personnes, chantiers: ['Villa'] };
}

test('every customer of a full demo ordered in nearly every month of the last year', () => {
  const clients = Array.from({ length: 40 }, (_, n) => clientOf(n + 1));
  const parClient = Map.groupBy(listCommandes(clients, 'moyenne'), ({ compteId }) => compteId);
  const vides = clients.map(({ id }) => {
    const mois = new Set(parClient.get(id)?.map(({ jours }) => Math.floor(jours / MOIS)));
    return Array.from({ length: 12 }, (_, n) => n).filter((n) => !mois.has(n)).length;
  });
  expect(Math.max(...vides)).toBeLessThanOrEqual(2);
});
