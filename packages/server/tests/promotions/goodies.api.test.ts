import type { Goodie } from '@comptoir/contract/panier/goodies.contract.ts';
import type { MessageControle } from '@comptoir/contract/panier/controles.contract.ts';
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import { startGolden } from '../articles/golden-api.ts';
import { forFile } from '../for-file.ts';
import { ajouter, cheminOf, written, lirePanier, refusee } from '../panier/paniers.ts';
import { newBuyer, newVisitor, type Visitor } from '../visitors.ts';
import {
  insertGoodies,
  insertPromotion,
  viderPromotions,
  type GoodiesDeTest,
} from './promotions.ts';

const api = forFile(() => startGolden({ lieux: true }));
let goodies: GoodiesDeTest;
let who: Visitor;
beforeEach(async () => {
  await viderPromotions(api.pool);
  goodies = await insertGoodies(api.pool);
  await insertPromotion(api.pool, {
    code: 'Un mug dès 50 €',
    genre: 'cadeau',
    goodieId: goodies.mug,
    paliers: [
      ['50', { cadeaux: 1 }],
      ['100', { cadeaux: 2 }],
    ],
  });
  await insertPromotion(api.pool, {
    code: 'Un polo pour 4 boîtes',
    genre: 'cadeau',
    mesure: 'quantite',
    goodieId: goodies.polo,
    paliers: [['4', { cadeaux: 1 }]],
    compte: { marque: 'tirval' },
  });
  who = await newBuyer(api, MOREL);
});

async function lister(visitor = who, langue = 'fr'): Promise<Goodie[]> {
  const answer = await visitor.call('GET', '/api/panier/goodies', {
    headers: { 'accept-language': langue },
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Goodie[];
}

const refuser = (goodieId: number) =>
  who.call('POST', `/api/panier/goodies/${goodieId}/modifier-variante?refuse=true`);

const choisir = (goodieId: number, varianteId: number, visitor = who) =>
  visitor.call(
    'POST',
    `/api/panier/goodies/${goodieId}/modifier-variante?varianteId=${varianteId}`,
  );

async function manquantes(): Promise<MessageControle[]> {
  const answer = await who.call('POST', '/api/panier/controler');
  const { messages } = (await answer.json()) as { messages: MessageControle[] };
  return messages.filter(({ code }) => code === 'goodie-variante-manquante');
}

test('gifts are earned from an amount or a quantity on, and cost nothing', async () => {
  expect(await lister(await newVisitor(api.url))).toEqual([]);
  await ajouter(who, api.vis, 3);
  expect(await lister()).toMatchObject([{ libelle: 'Mug', quantite: 1, avecVariantes: false }]);
  await ajouter(who, api.vis, 3);
  expect(await lister(who, 'es')).toEqual([
    {
      id: goodies.mug,
      libelle: 'Taza',
      image: { genre: 'mug', fichier: null, couleur: null },
      quantite: 2,
      promotions: ['Un mug dès 50 € es'],
      avecVariantes: false,
      variante: null,
      refuse: false,
    },
    expect.objectContaining({ id: goodies.polo, quantite: 1, avecVariantes: true, variante: null }),
  ]);
  const { tarif, promotions } = await lirePanier(who);
  expect(tarif).toMatchObject({ promotions: [], netHT: { montant: '106.62' } });
  expect(promotions.map(({ goodie }) => goodie)).toEqual([
    { id: goodies.mug, quantite: 2 },
    { id: goodies.polo, quantite: 1 },
  ]);
});

test('have variants to choose from; the choice stays while the basket changes', async () => {
  await ajouter(who, api.vis, 5);
  const answer = await who.call('GET', `/api/panier/goodies/${goodies.polo}/variantes`);
  expect(await answer.json()).toEqual({
    id: goodies.polo,
    libelle: 'Polo',
    image: { genre: 'polo', fichier: null, couleur: null },
    quantite: 1,
    varianteId: null,
    refuse: false,
    variantes: [
      {
        id: goodies.poloM,
        libelle: 'M, bleu marine',
        taille: 'M',
        couleur: { libelle: 'bleu marine', code: '#10233f' },
        disponible: true,
      },
      { id: goodies.poloL, libelle: 'L', taille: 'L', couleur: null, disponible: false },
    ],
  });
  const { version } = await lirePanier(who);
  expect((await written(choisir(goodies.polo, goodies.poloM))).version).not.toBe(version);
  await ajouter(who, api.perceuse);
  expect((await lister()).at(-1)).toMatchObject({ variante: { id: goodies.poloM, taille: 'M' } });
});

test('a variant not chosen, or run out since, keeps the basket from being ordered', async () => {
  await ajouter(who, api.vis, 3);
  expect(await manquantes()).toEqual([]);
  await ajouter(who, api.vis, 1);
  expect(await manquantes()).toEqual([
    {
      code: 'goodie-variante-manquante',
      niveau: 'erreur',
      libelle: 'Votre cadeau attend une taille ou une couleur\u00a0: Polo.',
      goodieId: goodies.polo,
    },
  ]);
  await written(choisir(goodies.polo, goodies.poloM));
  expect(await manquantes()).toEqual([]);
  await api.pool.execute(sql`update goodie_variante set epuisee = true`);
  expect(await manquantes()).toHaveLength(1);
  expect((await lister()).at(-1)).toMatchObject({ variante: null });
});

test('a variant that ran out, or of another gift, cannot be chosen', async () => {
  await ajouter(who, api.vis, 5);
  expect(await refusee(choisir(goodies.polo, goodies.poloL))).toMatchObject({
    status: 409,
    code: 'goodie-epuise',
  });
  expect(await refusee(choisir(goodies.mug, goodies.poloM))).toMatchObject({
    status: 404,
    code: 'introuvable',
  });
});

test('a gift that the basket does not earn is not mentioned, whoever else earns it', async () => {
  const lemaire = await newBuyer(api, LEMAIRE);
  await ajouter(lemaire, api.vis, 5);
  await ajouter(who, api.vis);
  const variantes = who.call('GET', `/api/panier/goodies/${goodies.polo}/variantes`);
  expect(await refusee(variantes)).toMatchObject({ status: 404, code: 'introuvable' });
  expect(await refusee(choisir(goodies.polo, goodies.poloM))).toMatchObject({
    code: 'introuvable',
  });
  await written(choisir(goodies.polo, goodies.poloM, lemaire));
  await written(lemaire.call('DELETE', await cheminOf(lemaire, api.vis)));
  expect(await lister(lemaire)).toEqual([]);
});

test.each(['', 'undefined', '%20'])(
  'variants of a gift without an identifier («%s») are refused in the words of the specification',
  async (id) => {
    const answer = await who.call('GET', `/api/panier/goodies/${id}/variantes`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'goodie-sans-identifiant',
      message:
        "Vous devez fournir un identifiant pour récupérer les informations des variantes d'un goodie.",
    });
  },
);

test('declined, keeps no order waiting and does not come along; it may be taken after all', async () => {
  await ajouter(who, api.vis, 4);
  expect(await manquantes()).toHaveLength(1);
  expect((await who.call('POST', '/api/panier/transformer')).status).toBe(422);
  await written(refuser(goodies.polo));
  expect(await manquantes()).toEqual([]);
  const polo = (liste: Goodie[]) => liste.find(({ id }) => id === goodies.polo);
  expect(polo(await lister())).toMatchObject({ refuse: true, variante: null });
  expect((await who.call('POST', '/api/panier/transformer')).status).toBe(200);
  const figes = (await (await who.call('GET', '/api/piece-ouverte/goodies')).json()) as Goodie[];
  expect(figes.map(({ id }) => id)).toEqual([goodies.mug]);
  await written(choisir(goodies.polo, goodies.poloM));
  expect(polo(await lister())).toMatchObject({ refuse: false, variante: { id: goodies.poloM } });
});

test('a gift is either chosen or declined', async () => {
  await ajouter(who, api.vis, 4);
  const chemin = `/api/panier/goodies/${goodies.polo}/modifier-variante`;
  expect(await refusee(who.call('POST', chemin))).toMatchObject({
    status: 400,
    data: { champ: 'varianteId' },
  });
});
