/** Zones, carriage tariffs and addresses of the tests. */
import type { AdresseLivraison } from '@comptoir/contract/livraison/adresse.schema.ts';
import { expect } from 'vitest';
import type { Pool } from '../../src/db/pool.ts';
import { sql } from '../../src/db/sql.ts';
import { json } from '../panier/paniers.ts';
import type { Visitor } from '../visitors.ts';

/** Loire-Atlantique is zone 1, Maine-et-Loire zone 2; nothing goes to Vendée. */
export async function insertPorts(pool: Pool): Promise<void> {
  await pool.execute(sql`insert into zone_port values ('44', 1), ('49', 2)`);
  await pool.execute(sql`
    insert into tarif_port (service, zone, poids_max, prix)
    values ('messagerie', 1, 2000, 6.90), ('messagerie', 1, 30000, 19.90),
      ('messagerie', 2, 30000, 23.90), ('express', 1, 30000, 14.50),
      ('longueur', 1, 50000, 19.00), ('longueur', 2, 50000, 24.00),
      ('point-retrait', 1, 30000, 4.90)`);
}

export const ATELIER = {
  libelle: 'Atelier',
  ligne1: '3 rue du Moulin',
  ligne2: null,
  codePostal: '44000',
  ville: 'Nantes',
  consignes: 'Chariot sur place',
  contact: { nom: 'Anne Morel', telephone: '01 99 00 41 14', email: '' },
  parDefaut: true,
};

export async function creerAdresse(
  who: Visitor,
  autre: Partial<typeof ATELIER> = {},
): Promise<AdresseLivraison> {
  const answer = await who.call(
    'POST',
    '/api/compte/adresses-livraison',
    json({ ...ATELIER, ...autre }),
  );
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as AdresseLivraison;
}
