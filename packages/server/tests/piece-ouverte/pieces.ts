/** Open pieces of the tests: a shop with stores, carriage and stock, at an hour that tests set. */
import type { Livraison } from '@comptoir/contract/piece-ouverte/livraison.contract.ts';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { expect } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { startEquipe, type Equipe } from '../delegue/equipe.ts';
import { insertPorts } from '../livraison/livraisons.ts';
import { moment } from '../livraison/semaine.ts';
import { json } from '../panier/paniers.ts';
import type { Visitor } from '../visitors.ts';

export interface Boutique extends Equipe {
  /** Monday, 9h00 unless set. */
  quand: Date;
}

/**
 * Clisson (1) has 30 screws, Lyon (2) 10, Nantes (3) 4; a drill is made in five working days. A
 * pick-up point in Nantes (5) opens on weekdays. Free from 500 €: nothing is, but by a test.
 */
export async function startBoutique(boutique = {} as Boutique): Promise<Boutique> {
  boutique.quand = moment(0, '09:00');
  Object.assign(boutique, await startEquipe({ lieux: true, now: () => boutique.quand }));
  const { pool, morel } = boutique;
  await pool.execute(sql`update stock set attendu = 0, attendu_le = null`);
  await pool.execute(
    sql`insert into lieu (id, type) overriding system value values (5, 'point-de-retrait')`,
  );
  await pool.execute(sql`
    insert into magasin (id, type, code, libelle, slug, adresse_ligne1, code_postal, ville,
      departement_code, latitude, longitude, telephone, email, horaires, depot_id)
    select 5, 'point-de-retrait', 'P5', 'Relais Talensac', 'relais-talensac', '2 rue', '44000',
           'Nantes', '44', 47.22, -1.55, '+33199000002', 'p5@comptoir.test', horaires, 1
      from magasin where id = 3`);
  await insertPorts(pool);
  await pool.execute(sql`
    update compte set franco = 2, franco_seuil = 500, magasin_id = 4 where id = ${morel}`);
  return boutique;
}

/** Nothing chosen, nothing ordered, no address. */
export async function vider({ pool, vis, perceuse }: Boutique): Promise<void> {
  await pool.execute(sql`delete from commande`);
  await pool.execute(sql`delete from panier`);
  await pool.execute(sql`delete from piece_ouverte`);
  await pool.execute(sql`delete from adresse_livraison`);
  await pool.execute(sql`
    update article set retire = false, dangereux = false, sur_mesure = false, poids = 100
     where id in (${vis}, ${perceuse})`);
}

export async function reussie<T>(answer: Promise<Response>): Promise<T> {
  const response = await answer;
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as T;
}

export const transformer = (who: Visitor, type?: string): Promise<PieceOuverte> =>
  reussie(who.call('POST', `/api/panier/transformer${type ? `?type=${type}` : ''}`));

export const readPiece = (who: Visitor): Promise<PieceOuverte> =>
  reussie(who.call('GET', '/api/piece-ouverte'));

export const lireLivraison = (who: Visitor): Promise<Livraison> =>
  reussie(who.call('GET', '/api/piece-ouverte/livraison'));

export const patcher = (who: Visitor, body: unknown): Promise<Response> =>
  who.call('PATCH', '/api/piece-ouverte/livraison', json(body));

export const choisir = (who: Visitor, body: unknown): Promise<Livraison> =>
  reussie(patcher(who, body));

export const writeContact = (who: Visitor, body: unknown): Promise<PieceOuverte> =>
  reussie(who.call('PATCH', '/api/piece-ouverte/contact-livraison', json(body)));

/** `formule port: days`, or why not. */
export function resumer({ options }: Pick<Livraison, 'options'>): string[] {
  return options.map(({ formule, disponible, raison, port, envois }) =>
    disponible
      ? `${formule} ${port?.montant ?? '-'}: ${envois.map(({ jour, heure }) => (heure ? `${jour} ${heure}` : jour)).join(' ')}`
      : `${formule}: ${raison}`,
  );
}
