/** What a payment leaves behind. */
import { expect } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { lirePanier } from '../panier/paniers.ts';
import { readPaiement, nombreDeCommandes, type Caisse, type Payeur } from './paiements.ts';

export async function expectIntact(
  caisse: Caisse,
  payeur: Payeur,
  etat: string,
  motif: string | null = null,
): Promise<void> {
  expect(await readPaiement(payeur)).toMatchObject({ etat, motif, commande: null, adresse: null });
  expect(await nombreDeCommandes(caisse)).toBe(0);
  expect((await lirePanier(payeur.who)).nombreArticles).toBe(1);
}

/** One order, of the amount that was paid. */
export async function expectCommande(caisse: Caisse, payeur: Payeur): Promise<void> {
  const paiement = await readPaiement(payeur);
  expect(paiement).toMatchObject({ etat: 'accepte', motif: null, adresse: null });
  const commande = await caisse.api.pool.one<Record<string, string>>(sql`
    select cle as key, numero, ttc::text as ttc, mode_paiement as mode from commande`);
  expect(paiement.commande).toEqual({ key: commande['key'], numero: commande['numero'] });
  expect(commande).toMatchObject({ ttc: paiement.montant.montant, mode: 'carte' });
  expect((await lirePanier(payeur.who)).nombreArticles).toBe(0);
}
