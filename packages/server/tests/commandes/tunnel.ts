/** The way from a basket to an order, as the pages of the tunnel walk it. */
import type { Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Pool } from '../../src/db/pool.ts';
import { sql } from '../../src/db/sql.ts';
import { json } from '../panier/paniers.ts';
import type { Visitor } from '../visitors.ts';

/** Zones and an address, which no order goes without. */
export async function desservir(pool: Pool, compteId: number): Promise<number> {
  await pool.execute(sql`
    insert into zone_port (departement_code, zone) values ('44', 1), ('49', 1), ('85', 2)
    on conflict do nothing`);
  await pool.execute(sql`
    insert into tarif_port (service, zone, poids_max, prix)
    select s, z, p, 8 + z
      from unnest(array['messagerie', 'express', 'longueur', 'point-retrait']) s,
           generate_series(1, 4) z, unnest(array[30000, 1000000]) p
    on conflict do nothing`);
  const { id } = await pool.one<{ id: number }>(sql`
    insert into adresse_livraison (compte_id, libelle, ligne1, code_postal, ville, par_defaut)
    values (${compteId}, 'Atelier', '4 rue des Copeaux', '44000', 'Nantes', true)
    returning id`);
  return id;
}

export interface Choix {
  adresseId?: number;
  modePaiement?: 'en-compte' | 'carte' | 'virement' | 'au-retrait';
  magasinId?: number;
  type?: 'Commande' | 'Devis';
}

async function reussir(answer: Promise<Response>): Promise<void> {
  const response = await answer;
  expect(response.status, await response.clone().text()).toBe(200);
}

/** Freezes the basket and chooses what an order needs. */
export async function ouvrirPiece(
  who: Visitor,
  { adresseId, magasinId, modePaiement = 'virement', type = 'Commande' }: Choix,
): Promise<void> {
  await reussir(who.call('POST', `/api/panier/transformer?type=${type}`));
  const livraison =
    magasinId === undefined
      ? { mode: 'livraison', formule: 'au-plus-tot', adresseId }
      : { mode: 'retrait-magasin', formule: 'au-plus-tot', magasinId };
  await reussir(who.call('PATCH', '/api/piece-ouverte/livraison', json(livraison)));
  const contact = { nom: 'Anne Morel', telephone: '0240000000' };
  await reussir(who.call('PATCH', '/api/piece-ouverte/contact-livraison', json(contact)));
  if (type === 'Commande') {
    await reussir(who.call('PATCH', `/api/piece-ouverte?modePaiement=${modePaiement}`));
  }
}

export function transformer(who: Visitor, cle: string = randomUUID()): Promise<Response> {
  return who.call('POST', '/api/piece-ouverte/transformer', {
    headers: { 'idempotency-key': cle },
  });
}

export interface Transformee {
  key: string;
  numero: string | null;
  type: string;
  suite: string;
}

export async function passer(who: Visitor, choix: Choix): Promise<Transformee> {
  await ouvrirPiece(who, choix);
  const answer = await transformer(who);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as Transformee;
}

export async function readCommande(who: Visitor, key: string): Promise<Commande> {
  const answer = await who.call('GET', `/api/commandes/${key}`);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as Commande;
}
