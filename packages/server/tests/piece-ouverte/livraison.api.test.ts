import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import { forFile } from '../for-file.ts';
import { creerAdresse } from '../livraison/livraisons.ts';
import { jourDeSemaine as jour, moment } from '../livraison/semaine.ts';
import { ajouter, refusee } from '../panier/paniers.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import {
  choisir,
  lireLivraison,
  readPiece,
  patcher,
  resumer,
  reussie,
  startBoutique,
  transformer,
  vider,
} from './pieces.ts';

const shop = forFile(startBoutique);
let who: Visitor;
beforeEach(async () => {
  await vider(shop);
  shop.quand = moment(0, '09:00');
  who = await newBuyer(shop.api, MOREL);
});

describe('ways to be delivered', () => {
  test('tell carriage, days and the cut-off', async () => {
    await creerAdresse(who);
    await ajouter(who, shop.vis, 5);
    await transformer(who);
    const livraison = await lireLivraison(who);
    expect(resumer(livraison)).toEqual([
      `au-plus-tot 6.90: ${jour(1)}`,
      `jour-choisi 6.90: ${jour(1)}`,
      `complete 6.90: ${jour(1)}`,
      `express 21.40: ${jour(1)} 12:00`,
    ]);
    expect(livraison.limite).toEqual({
      jour: jour(0),
      heure: '16:30',
      avant: moment(0, '16:30').toISOString(),
    });
    expect(livraison.options[0]).toMatchObject({
      portLibelle: 'Colis, département 44',
      envois: [{ destination: 'Nantes', poids: 500 }],
    });
    expect(livraison.options[3]?.portLibelle).toBe(
      'Colis, département 44 + Express avant 12h00, département 44',
    );
  });

  test('what is not in stock comes later, and not by express', async () => {
    await creerAdresse(who);
    await ajouter(who, shop.vis, 5);
    await ajouter(who, shop.perceuse, 1);
    await transformer(who);
    expect(resumer(await lireLivraison(who))).toEqual([
      `au-plus-tot 6.90: ${jour(1)} ${jour(8)}`,
      `jour-choisi 6.90: ${jour(1)} ${jour(8)}`,
      `complete 6.90: ${jour(8)}`,
      'express: PVX-18-60 n’est pas en stock en quantité suffisante.',
    ]);
  });

  test.each([
    [
      'after the cut-off',
      'true',
      'Trop tard pour demain\u00A0: l’express part les jours ouvrés avant 16h30.',
    ],
    ['heavy', 'poids = 30001', 'VBF-05060-ZJ dépasse 30 kg\u00A0: pas d’express.'],
    [
      'hazardous',
      'dangereux = true',
      'VBF-05060-ZJ est une matière dangereuse\u00A0: pas d’express.',
    ],
  ])('express is not for what is %s', async (_quoi, set, raison) => {
    await creerAdresse(who);
    if (set === 'true') shop.quand = moment(0, '16:30');
    if (set.startsWith('poids')) {
      await shop.pool.execute(sql`update article set poids = 30001 where id = ${shop.vis}`);
    }
    if (set.startsWith('dangereux')) {
      await shop.pool.execute(sql`update article set dangereux = true where id = ${shop.vis}`);
    }
    await ajouter(who, shop.vis, 1);
    await transformer(who);
    expect(resumer(await lireLivraison(who)).at(-1)).toBe(`express: ${raison}`);
    expect(await refusee(patcher(who, { formule: 'express' }))).toMatchObject({
      status: 422,
      code: 'livraison-impossible',
      data: { raison },
    });
  });

  test('a heavy piece goes by carrier, a day later', async () => {
    await creerAdresse(who);
    await shop.pool.execute(sql`update article set poids = 30001 where id = ${shop.vis}`);
    await ajouter(who, shop.vis, 1);
    await transformer(who);
    const [option] = (await lireLivraison(who)).options;
    expect(option).toMatchObject({
      port: { montant: '19.00' },
      portLibelle: 'Longueurs > 2 m ou > 30 kg, département 44',
      dernierJour: jour(2),
    });
  });

  test('options of any postcode or place are told without choosing it', async () => {
    await ajouter(who, shop.vis, 5);
    await transformer(who);
    const options = (query: string) =>
      who.call('GET', `/api/piece-ouverte/livraison/options?${query}`);
    expect(await reussie(options('codePostal=49100'))).toMatchObject({ zone: 2 });
    const vendee = await reussie<{ zone: null; options: { disponible: boolean }[] }>(
      options('codePostal=85000'),
    );
    expect(vendee.zone).toBeNull();
    expect(vendee.options.every(({ disponible }) => !disponible)).toBe(true);
    expect(resumer(await reussie(options('mode=retrait-magasin&magasinId=3')))[0]).toBe(
      `au-plus-tot 0.00: ${jour(0)} 11:00 ${jour(1)}`,
    );
    expect(resumer(await reussie(options('mode=point-retrait&magasinId=5')))[0]).toBe(
      `au-plus-tot 4.90: ${jour(1)}`,
    );
    for (const query of ['magasinId=77', 'mode=point-retrait&magasinId=3', 'mode=point-retrait']) {
      expect(await refusee(options(query))).toMatchObject({ status: 404 });
    }
  });
});

describe('what is chosen', () => {
  test('begins with the usual address, or the buyer’s store where there is none', async () => {
    await ajouter(who, shop.vis, 2);
    await transformer(who);
    expect(await lireLivraison(who)).toMatchObject({
      choix: { mode: 'retrait-magasin', magasinId: 4 },
      complete: true,
      magasin: { id: 4, libelle: 'Angers' },
    });
    const { id } = await creerAdresse(who);
    expect(await lireLivraison(who)).toMatchObject({
      choix: { mode: 'livraison', adresseId: id, formule: 'au-plus-tot' },
      complete: true,
      tarif: { port: { montant: '6.90' } },
    });
    expect(await readPiece(who)).toMatchObject({ livraison: null, etape: 'livraison' });
  });

  test('is kept, counted in the totals with its tax, and told as an order keeps it', async () => {
    const { id } = await creerAdresse(who);
    await ajouter(who, shop.vis, 5);
    const avant = await transformer(who);
    expect(await choisir(who, { formule: 'complete' })).toMatchObject({
      choix: { adresseId: id, formule: 'complete' },
      messages: [],
    });
    const piece = await readPiece(who);
    // 5 screws at 17.77 (15 % off 20.90), 6.90 of carriage, 20 % on both.
    expect(avant.tarif).toMatchObject({ port: null, netHT: { montant: '88.85' } });
    expect(piece.tarif).toMatchObject({
      port: { montant: '6.90' },
      netHT: { montant: '95.75' },
      tva: [{ taux: '20', base: { montant: '95.75' }, montant: { montant: '19.15' } }],
      ttc: { montant: '114.90' },
    });
    expect(piece.livraison).toMatchObject({
      mode: 'livraison',
      formule: 'complete',
      adresse: { nom: 'Menuiserie Morel', ligne1: '3 rue du Moulin', ville: 'Nantes' },
      adresseId: id,
      libelle: 'Atelier',
      consignes: 'Chariot sur place',
      envois: [{ jour: jour(1), ailleurs: null }],
      port: { montant: '6.90' },
    });
    expect(piece.etape).toBe('contact');
  });

  test('a day of the calendar, no other', async () => {
    await creerAdresse(who);
    await ajouter(who, shop.vis, 5);
    await transformer(who);
    const choisie = await choisir(who, { formule: 'jour-choisi', jour: jour(3) });
    expect(choisie.choix).toMatchObject({ formule: 'jour-choisi', jour: jour(3) });
    expect(choisie.options[1]?.envois.map((envoi) => envoi.jour)).toEqual([jour(3)]);
    for (const autre of [jour(0), jour(5), jour(120)]) {
      expect(await refusee(patcher(who, { formule: 'jour-choisi', jour: autre }))).toMatchObject({
        status: 422,
        code: 'livraison-impossible',
      });
    }
    expect((await lireLivraison(who)).choix.jour).toBe(jour(3));
  });

  test('each chantier its day and its address', async () => {
    await creerAdresse(who);
    const { id } = await creerAdresse(who, {
      libelle: 'Villa',
      codePostal: '49000',
      ville: 'Angers',
      parDefaut: false,
    });
    await ajouter(who, shop.vis, 2);
    await ajouter(who, shop.vis, 3, 'Villa');
    const { chantiers } = await transformer(who);
    const villa = chantiers.find(({ libelle }) => libelle === 'Villa')?.id ?? 0;
    const choisie = await choisir(who, {
      formule: 'par-chantier',
      chantiers: [{ chantierId: villa, adresseId: id, jour: jour(4) }],
    });
    const option = choisie.options.find(({ formule }) => formule === 'par-chantier');
    expect(option?.port?.montant).toBe('30.80');
    expect(option?.envois.map((envoi) => `${envoi.jour} ${envoi.destination}`)).toEqual([
      `${jour(1)} Nantes`,
      `${jour(4)} Angers`,
    ]);
    const { livraison } = await readPiece(who);
    expect(livraison?.envois.map(({ ailleurs }) => ailleurs?.adresse.ville ?? null)).toEqual([
      null,
      'Angers',
    ]);
  });

  test('in a store: its own stock in two hours of opening, the rest from its warehouse', async () => {
    await ajouter(who, shop.vis, 6);
    await transformer(who);
    const { options, jours, magasin, tarif } = await choisir(who, {
      mode: 'retrait-magasin',
      magasinId: 3,
    });
    expect(resumer({ options })).toEqual([
      `au-plus-tot 0.00: ${jour(0)} 11:00 ${jour(1)}`,
      `jour-choisi 0.00: ${jour(0)} 11:00 ${jour(1)}`,
      `complete 0.00: ${jour(1)}`,
    ]);
    expect(jours.slice(0, 6)).toEqual([jour(0), jour(1), jour(2), jour(3), jour(4), jour(7)]);
    expect(magasin).toMatchObject({ libelle: 'Nantes Est' });
    expect(tarif.port).toMatchObject({ montant: '0.00' });
  });

  test('at a pick-up point, once one is named, unless it is no parcel', async () => {
    await ajouter(who, shop.vis, 2);
    await transformer(who);
    expect(await choisir(who, { mode: 'point-retrait' })).toMatchObject({
      choix: { magasinId: null },
      complete: false,
    });
    expect(await choisir(who, { magasinId: 5 })).toMatchObject({
      complete: true,
      magasin: { libelle: 'Relais Talensac' },
      tarif: { port: { montant: '4.90' } },
    });
    await shop.pool.execute(sql`update article set dangereux = true where id = ${shop.vis}`);
    const apres = await lireLivraison(who);
    expect(apres.choix.mode).toBe('livraison');
    expect(apres.modes[2]).toMatchObject({
      disponible: false,
      raison: 'VBF-05060-ZJ est une matière dangereuse\u00A0: pas de point de retrait.',
    });
    expect(apres.messages.map(({ code }) => code)).toContain('livraison-modifiee');
    expect(await refusee(patcher(who, { mode: 'point-retrait' }))).toMatchObject({ status: 422 });
  });

  test('falls back, and says so, when it no longer fits', async () => {
    await creerAdresse(who);
    const { id } = await creerAdresse(who, { libelle: 'Villa', parDefaut: false });
    await ajouter(who, shop.vis, 5);
    await transformer(who);
    await choisir(who, { adresseId: id, formule: 'express' });
    await who.call('DELETE', `/api/compte/adresses-livraison/${id}`);
    shop.quand = moment(0, '17:00');
    const apres = await lireLivraison(who);
    expect(apres.choix).toMatchObject({ formule: 'au-plus-tot' });
    expect(apres.messages.map(({ libelle }) => libelle)).toEqual([
      'L’adresse choisie n’existe plus\u00A0: vérifiez celle qui la remplace.',
      'Ce choix de livraison n’est plus possible\u00A0: nous livrons au plus tôt.',
    ]);
    expect((await readPiece(who)).messages.map(({ code }) => code)).toEqual([
      'livraison-modifiee',
      'livraison-modifiee',
    ]);
  });

  test('outlives a changed basket and another pricing', async () => {
    const { id } = await creerAdresse(who, { libelle: 'Villa' });
    await ajouter(who, shop.vis, 5);
    await transformer(who);
    await choisir(who, { adresseId: id, formule: 'complete' });
    await ajouter(who, shop.perceuse, 1);
    await transformer(who);
    expect((await lireLivraison(who)).choix).toMatchObject({ adresseId: id, formule: 'complete' });
    await shop.pool.execute(sql`update piece_ouverte set chiffree_le = now() - interval '1 hour'`);
    expect((await readPiece(who)).livraison).toMatchObject({ formule: 'complete' });
  });

  test('two tabs that choose other things lose neither', async () => {
    const { id } = await creerAdresse(who, { libelle: 'Villa', parDefaut: false });
    await creerAdresse(who);
    await ajouter(who, shop.vis, 5);
    await transformer(who);
    await Promise.all([choisir(who, { adresseId: id }), choisir(who, { formule: 'complete' })]);
    expect((await lireLivraison(who)).choix).toMatchObject({ adresseId: id, formule: 'complete' });
  });

  test('names nothing of another company, nor what does not exist', async () => {
    const lemaire = await newBuyer(shop.api, LEMAIRE);
    const { id } = await creerAdresse(lemaire);
    await ajouter(who, shop.vis, 5);
    await transformer(who);
    const [sien] = (await readPiece(who)).chantiers;
    for (const body of [
      { adresseId: id },
      { magasinId: 77 },
      { chantiers: [{ chantierId: 99_999, adresseId: null, jour: null }] },
      { chantiers: [{ chantierId: sien?.id, adresseId: id, jour: null }] },
    ]) {
      expect(await refusee(patcher(who, body))).toMatchObject({
        status: 404,
        code: 'introuvable',
      });
    }
  });

  test('without a piece there is nothing to choose', async () => {
    for (const answer of [
      who.call('GET', '/api/piece-ouverte/livraison'),
      who.call('GET', '/api/piece-ouverte/livraison/options'),
      patcher(who, { formule: 'complete' }),
    ]) {
      expect(await refusee(answer)).toMatchObject({ status: 404, code: 'introuvable' });
    }
  });
});
