import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../../src/db/transaction.ts';
import { creerDevis } from '../../src/devis/devis.public.ts';
import { LEMAIRE } from '../articles/golden.ts';
import { agreer } from '../devis/devis-de-test.ts';
import { ajouter } from '../panier/paniers.ts';
import {
  aPayer,
  readPaiement,
  rappeler,
  remplir,
  startCaisse,
  type Caisse,
  type Payeur,
} from '../paiements/paiements.ts';
import { newBuyer } from '../visitors.ts';
import { readArchive } from './archive.ts';

let caisse: Caisse;
let payeur: Payeur;
let devis: { numero: string };
/** Buys by card, then asks for a quote. */
beforeAll(async () => {
  caisse = await startCaisse();
  payeur = await aPayer(caisse);
  await remplir(caisse, payeur, { carte: 'acceptee' });
  await rappeler(caisse, payeur);
  await ajouter(payeur.who, caisse.vis, 10);
  const piece = await agreer(payeur.who);
  const { utilisateurId, morel: compteId, api } = caisse;
  const acteur = { sessionId: 1, role: 'Utilisateur', utilisateurId, compteId } as const;
  devis = await transaction(api.pool, (tx) => creerDevis(tx, { acteur, langue: 'fr', piece }));
});
afterAll(() => caisse.api.close());

test('the data of a person hold what they ordered, asked for, paid and decided', async () => {
  const { json, texts } = await readArchive(payeur.who);
  const { commande, montant } = await readPaiement(payeur);
  const numero = commande?.numero;
  const { tarif } = payeur.piece;
  expect(json('commandes.json')).toMatchObject([
    {
      compte: 'C001',
      numero,
      modePaiement: 'carte',
      ttc: montant.montant,
      netHT: tarif.netHT.montant,
      contact: { nom: 'Anne Morel' },
      adresse: { ville: 'Nantes' },
      lignes: [{ reference: 'VBF-05060-ZJ', quantite: 5 }],
    },
  ]);
  expect(json('paiements.json')).toMatchObject([
    { commande: numero, etat: 'accepte', montant: montant.montant, reference: payeur.reference },
  ]);
  expect(json('devis.json')).toMatchObject([
    {
      numero: devis.numero,
      etat: 'demande',
      commentaire: 'Camion avec hayon',
      versions: [
        { version: 1, auteur: 'client', lignes: [{ reference: 'VBF-05060-ZJ', quantite: 10 }] },
      ],
    },
  ]);
  expect(json('decisions.json')).toMatchObject([
    { type: 'commande', numero, genre: 'passee' },
    { type: 'devis', numero: devis.numero },
  ]);
  // Where the buyer pays, and what opens the order without signing in, are no data of theirs.
  expect([...texts.values()].join()).not.toContain(payeur.key);
});

test('someone of another company finds nothing of it in theirs', async () => {
  const { json } = await readArchive(await newBuyer(caisse.api, LEMAIRE));
  for (const file of ['commandes', 'devis', 'paiements', 'decisions']) {
    expect(json(`${file}.json`)).toEqual([]);
  }
});
