import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { buildLieux, MOREL } from '../articles/golden.ts';
import { desservir, transformer, type Transformee } from '../commandes/tunnel.ts';
import { agirPour, read, signIn, startEquipe, type Equipe } from '../delegue/equipe.ts';
import { insertPromotion, viderPromotions } from '../promotions/promotions.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { demanderDevis, readDevis, remplir } from './devis-de-test.ts';
import { demander, modifier, toLignes } from './offres-de-test.ts';

let equipe: Equipe;
let who: Visitor;
let delegue: Visitor;

beforeAll(async () => {
  equipe = await startEquipe();
  await buildLieux(equipe.pool, equipe.vis);
  delegue = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
});
afterAll(() => equipe.api.close());
beforeEach(async () => {
  await equipe.pool.execute(sql`delete from panier`);
  who = await newBuyer(equipe.api, MOREL);
});

/** Where it goes and who is met are proposed, not asked. */
describe('a request on one page', () => {
  test('proposes the usual address and who asks, and carries a word for the delegate', async () => {
    await remplir(who, [{ articleId: equipe.vis, quantite: 20 }]);
    await who.call('POST', '/api/panier/transformer?type=Devis');
    // Without any address there is nothing to propose.
    expect(await read<PieceOuverte>(who.call('GET', '/api/piece-ouverte'))).toMatchObject({
      etape: 'livraison',
      livraison: null,
    });
    const adresseId = await desservir(equipe.pool, equipe.morel);
    expect(await read<PieceOuverte>(who.call('GET', '/api/piece-ouverte'))).toMatchObject({
      type: 'Devis',
      etape: 'confirmation',
      livraison: { adresseId, libelle: 'Atelier' },
      contact: { nom: 'Anne Morel' },
    });
    await who.call('PATCH', '/api/piece-ouverte?commentaire=Pour%20le%2012%20mars');
    const { key, suite } = await read<Transformee>(transformer(who));
    expect(suite).toBe('devis-succes');
    const devis: Devis = await readDevis(who, key);
    expect(devis).toMatchObject({
      etat: 'demande',
      livraison: { adresseId },
      courante: { commentaire: 'Pour le 12 mars' },
    });
  });

  test('is only of a quote: an order is still asked where it goes', async () => {
    await remplir(who, [{ articleId: equipe.vis, quantite: 20 }]);
    await who.call('POST', '/api/panier/transformer?type=Commande');
    expect(await read<PieceOuverte>(who.call('GET', '/api/piece-ouverte'))).toMatchObject({
      etape: 'livraison',
      livraison: null,
    });
  });
});

describe('a request', () => {
  test('keeps lines, prices and totals as they were told, and empties the basket', async () => {
    await remplir(who, [{ articleId: equipe.vis, quantite: 20 }], 'Lilas');
    await remplir(who, [{ articleId: equipe.perceuse, quantite: 2 }], 'Tilleuls');
    await who.call('PATCH', '/api/panier?type=Devis');
    const { key, numero, piece } = await demanderDevis(equipe, who);
    const devis = await readDevis(who, key);
    expect(key).toMatch(/^[\w-]{22}$/);
    expect(numero).toMatch(/^D\d{2}-\d{6}$/);
    expect(devis.courante.tarif).toEqual(piece.tarif);
    // 355.40 + 300.00 + 0.84 of eco-participation + 12.50 of carriage.
    expect(devis).toMatchObject({
      numero,
      etat: 'demande',
      version: 1,
      nombreLignes: 2,
      chantiers: ['Lilas', 'Tilleuls'],
      netHT: { montant: '668.74' },
      ttc: { montant: '802.49' },
      actions: { modifier: true, accepter: false, refuser: true, proposer: false },
      plafondRemise: null,
    });
    expect(devis.courante.lignes).toMatchObject([
      { chantier: 'Lilas', quantite: 20, prixHT: { montant: '17.7700' }, prixProposeHT: null },
      { chantier: 'Tilleuls', quantite: 2, montantHT: { montant: '300.00' } },
    ]);
    // The next basket is one to order from, here and after signing in again.
    for (const par of [who, await newBuyer(equipe.api, MOREL)]) {
      const panier = await read<object>(par.call('GET', '/api/panier'));
      expect(panier).toMatchObject({ nombreArticles: 0, type: 'Commande' });
    }
  });

  test('counts promotions of the basket, line by line', async () => {
    await insertPromotion(equipe.pool, { code: 'Deux euros', paliers: [['10', { montant: '2' }]] });
    await remplir(who, [{ articleId: equipe.vis, quantite: 5 }]);
    const { key, piece } = await demanderDevis(equipe, who);
    await viderPromotions(equipe.pool);
    const devis = await readDevis(who, key);
    expect(devis.courante.tarif).toEqual(piece.tarif);
    expect(devis.courante.lignes[0]?.promotionHT).toEqual({ montant: '2.00', devise: 'EUR' });
    const egale = await read<Devis>(modifier(who, devis, toLignes(devis)));
    expect(egale.courante.tarif.promotions).toEqual(devis.courante.tarif.promotions);
    const autre = await read<Devis>(modifier(who, egale, toLignes(egale, { quantite: 6 })));
    expect(autre.courante.tarif.promotions).toEqual([]);
  });

  test('is under study once a delegate says so, not by being read; it is told once', async () => {
    const { key } = await demander(equipe, who);
    expect(await readDevis(delegue, key)).toMatchObject({
      etat: 'demande',
      actions: { etudier: true },
    });
    expect(await readDevis(who, key)).toMatchObject({
      etat: 'demande',
      actions: { etudier: false },
    });
    const etudier = (par: Visitor) => par.call('POST', `/api/devis/${key}/etudier`);
    expect((await etudier(who)).status).toBe(403);
    await Promise.all([etudier(delegue), etudier(delegue)]);
    const { etat, evenements } = await readDevis(who, key);
    expect(etat).toBe('en-etude');
    expect(evenements.map(({ genre, auteur }) => [genre, auteur])).toEqual([
      ['en-etude', 'Karine Dubois'],
      ['demande', 'Anne Morel'],
    ]);
  });
});
