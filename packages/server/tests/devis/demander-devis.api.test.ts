/** A quote is asked for on one page: where it goes and who is met are proposed, not asked. */
import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildLieux, MOREL } from '../articles/golden.ts';
import { desservir, transformer, type Transformee } from '../commandes/tunnel.ts';
import { read, startEquipe, type Equipe } from '../delegue/equipe.ts';
import { newBuyer } from '../visitors.ts';
import { readDevis, remplir } from './devis-de-test.ts';

let equipe: Equipe;
beforeAll(async () => {
  equipe = await startEquipe();
  await buildLieux(equipe.pool, equipe.vis);
});
afterAll(() => equipe.api.close());

test('with the usual address and who asks, and a word for the delegate', async () => {
  const who = await newBuyer(equipe.api, MOREL);
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

test('an order is still asked where it goes', async () => {
  const who = await newBuyer(equipe.api, MOREL);
  await remplir(who, [{ articleId: equipe.vis, quantite: 20 }]);
  await who.call('POST', '/api/panier/transformer?type=Commande');
  expect(await read<PieceOuverte>(who.call('GET', '/api/piece-ouverte'))).toMatchObject({
    etape: 'livraison',
    livraison: null,
  });
});
