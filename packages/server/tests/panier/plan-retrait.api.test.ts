import type { PlanRetrait } from '@comptoir/contract/panier/plan-retrait.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { insertArticle, LEMAIRE, MOREL } from '../articles/golden.ts';
import { agirPour, signIn } from '../delegue/equipe.ts';
import { creerAdresse } from '../livraison/livraisons.ts';
import { jourDeSemaine as jour, moment } from '../livraison/semaine.ts';
import {
  choisir,
  reussie,
  startBoutique,
  transformer,
  vider,
  type Boutique,
} from '../piece-ouverte/pieces.ts';
import { newBuyer, newVisitor, type Visitor } from '../visitors.ts';
import { ajouter, json, lignesOf, refusee } from './paniers.ts';

const NANTES = 3;
const ANGERS = 4;
const REZE = 6;
/** It cuts panels. */
const CLISSON = 7;
/** Closed on the Monday, for stocktaking. */
const VERTOU = 8;

let panneau: number;
let surMesure: number;
let retire: number;
let shop: Boutique;
let who: Visitor;
beforeAll(async () => {
  shop = await startBoutique();
  const { pool } = shop;
  await pool.execute(sql`
    insert into lieu (id, type) overriding system value values (6, 'magasin'), (7, 'magasin'), (8, 'magasin')`);
  await pool.execute(sql`
    insert into magasin (id, type, code, libelle, slug, adresse_ligne1, code_postal, ville,
      departement_code, latitude, longitude, telephone, email, horaires, services, depot_id)
    select v.id, 'magasin', 'M' || v.id, v.ville, v.slug, '1 rue', v.code_postal, v.ville, '44',
           v.latitude, v.longitude, '+33199000003', v.slug || '@comptoir.test',
           '{"1": [["07:00", "18:00"]], "2": [["07:00", "18:00"]], "3": [["07:00", "18:00"]]}',
           case when v.id = ${CLISSON} then '{coupe-panneaux}' else '{}' end::text[], 1
      from (values (6, 'Rezé', 'reze', '44400', 47.19, -1.55),
                   (7, 'Clisson', 'clisson', '44190', 47.087, -1.283),
                   (8, 'Vertou', 'vertou', '44120', 47.168, -1.469))
             as v (id, ville, slug, code_postal, latitude, longitude)`);
  await pool.execute(sql`
    insert into magasin_exception (magasin_id, jour, plages, motif_fr, motif_en, motif_es)
    values (${VERTOU}, ${jour(0)}, '[]', 'Inventaire', 'Stocktaking', 'Inventario')`);
  panneau = await insertArticle(pool, 'PAN-18', 'vis-a-bois', 'tirval', '80.00');
  surMesure = await insertArticle(pool, 'SM-1', 'vis-a-bois', 'tirval', '80.00');
  retire = await insertArticle(pool, 'OLD-1', 'vis-a-bois', 'tirval', '80.00');
  await pool.execute(sql`
    update article
       set trait_de_scie = 4, debit = 'panneau', debit_longueur = 2500, debit_largeur = 1250
     where id = ${panneau}`);
  await pool.execute(sql`update article set sur_mesure = true where id = ${surMesure}`);
});
afterAll(() => shop.api.close());
beforeEach(async () => {
  await vider(shop);
  shop.quand = moment(0, '09:00');
  await shop.pool.execute(sql`delete from stock where lieu_id >= ${NANTES}`);
  who = await newBuyer(shop.api, MOREL);
});

async function stocker(lieuId: number, articleId: number, quantite: number): Promise<void> {
  await shop.pool.execute(sql`
    insert into stock (article_id, lieu_id, quantite) values (${articleId}, ${lieuId}, ${quantite})`);
}

const planifier = (qui: Visitor, query = ''): Promise<PlanRetrait> =>
  reussie(qui.call('GET', `/api/panier/plan-retrait${query}`));

const magasinOf = ({ magasins }: PlanRetrait, id: number) =>
  magasins.find((magasin) => magasin.id === id);

/** `store à distance: lines`, then what is left. */
function resumer({ entiers, arrets, reste }: PlanRetrait['panier']): string[] {
  return [
    ...entiers.map(({ magasinId, distance }) => `${magasinId} à ${distance} km: tout`),
    ...arrets.map(
      ({ magasinId, distance, lignes }) =>
        `${magasinId} à ${distance} km: ${lignes.map((l) => `${l.reference}×${l.quantite}`).join(' ')}`,
    ),
    ...reste.map(({ reference, quantite, raison }) => `${reference}×${quantite}: ${raison}`),
  ];
}

describe('a store that has the whole basket', () => {
  beforeEach(async () => {
    await creerAdresse(who);
    await ajouter(who, shop.vis, 5);
    await ajouter(who, shop.perceuse, 1);
  });

  test('comes with its distance, its hours and when it is ready', async () => {
    await stocker(NANTES, shop.vis, 4);
    await stocker(NANTES, shop.perceuse, 9);
    await stocker(CLISSON, shop.vis, 5);
    await stocker(CLISSON, shop.perceuse, 1);
    const plan = await planifier(who);
    expect(resumer(plan.panier)).toEqual([`${CLISSON} à 25 km: tout`]);
    expect(plan.panier.depuis).toEqual({
      nature: 'adresse',
      libelle: 'Atelier',
      ville: 'Nantes',
      approche: null,
    });
    expect(plan.chantiers).toEqual([]);
    expect(magasinOf(plan, CLISSON)).toMatchObject({
      libelle: 'Clisson',
      ouverture: { ouvert: true, heure: '18:00' },
      pret: { jour: jour(0), heure: '11:00' },
      matin: { jour: jour(1), heure: '07:00' },
      matinal: true,
      lignesPretes: 2,
      dernierJour: jour(0),
    });
  });

  test('is told from the nearest on, by the clock of the shop', async () => {
    for (const lieu of [NANTES, CLISSON, ANGERS]) {
      await stocker(lieu, shop.vis, 50);
      await stocker(lieu, shop.perceuse, 5);
    }
    shop.quand = moment(0, '17:00');
    const plan = await planifier(who);
    expect(resumer(plan.panier)).toEqual([`${NANTES} à 0 km: tout`, `${CLISSON} à 25 km: tout`]);
    expect(plan.panier.nombreEntiers).toBe(3);
    expect(magasinOf(plan, NANTES)).toMatchObject({
      pret: { jour: jour(1), heure: '09:00' },
      matin: { jour: jour(1), heure: '08:00' },
      matinal: false,
    });
  });

  test('closed today, has it ready on the day it opens', async () => {
    await stocker(VERTOU, shop.vis, 5);
    await stocker(VERTOU, shop.perceuse, 1);
    expect(magasinOf(await planifier(who), VERTOU)).toMatchObject({
      ouverture: { ouvert: false, heure: '07:00', jour: jour(1) },
      pret: { jour: jour(1), heure: '09:00' },
    });
  });

  test('nothing anywhere: all of it is left', async () => {
    const plan = await planifier(who);
    expect(resumer(plan.panier)).toEqual(['VBF-05060-ZJ×5: stock', 'PVX-18-60×1: stock']);
    expect(plan.magasins).toEqual([]);
  });

  test('what is no longer sold is not looked for', async () => {
    await stocker(NANTES, shop.vis, 5);
    await stocker(NANTES, shop.perceuse, 1);
    await ajouter(who, retire, 1);
    await shop.pool.execute(sql`update article set retire = true where id = ${retire}`);
    await expect
      .poll(async () => resumer((await planifier(who)).panier))
      .toEqual([`${NANTES} à 0 km: tout`]);
  });

  test('made to measure, a line is in no store', async () => {
    await stocker(NANTES, shop.vis, 5);
    await stocker(NANTES, shop.perceuse, 5);
    await stocker(NANTES, surMesure, 5);
    await ajouter(who, surMesure, 1);
    expect(resumer((await planifier(who)).panier)).toEqual([
      `${NANTES} à 0 km: VBF-05060-ZJ×5 PVX-18-60×1`,
      'SM-1×1: sur-mesure',
    ]);
  });
});

describe('stops', () => {
  test('hold each line once, and what would be ready in one store is what checkout says', async () => {
    await creerAdresse(who);
    await ajouter(who, shop.vis, 5);
    await ajouter(who, shop.perceuse, 1);
    await stocker(REZE, shop.vis, 9);
    await stocker(CLISSON, shop.perceuse, 1);
    const plan = await planifier(who);
    expect(resumer(plan.panier)).toEqual([
      `${CLISSON} à 25 km: PVX-18-60×1`,
      `${REZE} à 3 km: VBF-05060-ZJ×5`,
    ]);
    expect(plan.panier.kilometres).toBe(26);
    await transformer(who);
    const livraison = await choisir(who, { mode: 'retrait-magasin', magasinId: REZE });
    const offert = livraison.modes.find(({ mode }) => mode === 'retrait-magasin');
    expect(magasinOf(plan, REZE)).toMatchObject({
      pret: { jour: offert?.premierJour, heure: offert?.premiereHeure },
      lignesPretes: offert?.lignesPretes,
      dernierJour: livraison.options[0]?.dernierJour,
    });
    expect(magasinOf(plan, REZE)?.dernierJour).toBe(jour(8));
  });

  test('a panel is cut in a store with a saw, and checkout does not promise it elsewhere', async () => {
    await creerAdresse(who);
    await ajouter(who, shop.vis, 1);
    await reussie(who.call('PUT', `/api/panier/articles/${panneau}?traitCoupe=1x600x400`));
    await stocker(REZE, shop.vis, 9);
    await stocker(REZE, panneau, 9);
    expect(resumer((await planifier(who)).panier)).toEqual([
      `${REZE} à 3 km: VBF-05060-ZJ×1`,
      'PAN-18×1: coupe',
    ]);
    await stocker(CLISSON, shop.vis, 9);
    await stocker(CLISSON, panneau, 9);
    expect(resumer((await planifier(who)).panier)).toEqual([`${CLISSON} à 25 km: tout`]);
    await transformer(who);
    const pretes = async (magasinId: number) =>
      (await choisir(who, { mode: 'retrait-magasin', magasinId })).modes.find(
        ({ mode }) => mode === 'retrait-magasin',
      )?.lignesPretes;
    expect(await pretes(REZE)).toBe(1);
    expect(await pretes(CLISSON)).toBe(2);
  });
});

describe('chantiers', () => {
  test('each has its own plan, counted from the address that is theirs', async () => {
    await creerAdresse(who);
    await creerAdresse(who, {
      libelle: 'École Jean Zay',
      ville: 'Clisson',
      codePostal: '44190',
      parDefaut: false,
    });
    await ajouter(who, shop.vis, 2, 'École Jean Zay');
    await ajouter(who, shop.perceuse, 1, 'Dépannages');
    await stocker(CLISSON, shop.vis, 9);
    await stocker(NANTES, shop.perceuse, 9);
    await stocker(NANTES, shop.vis, 1);
    const plan = await planifier(who);
    expect(plan.chantiers.map(({ libelle, depuis, lignes }) => [libelle, depuis, lignes])).toEqual([
      [
        'École Jean Zay',
        { nature: 'chantier', libelle: 'École Jean Zay', ville: 'Clisson', approche: null },
        1,
      ],
      ['Dépannages', { nature: 'adresse', libelle: 'Atelier', ville: 'Nantes', approche: null }, 1],
    ]);
    expect(plan.chantiers.map(resumer)).toEqual([
      [`${CLISSON} à 0 km: tout`],
      [`${NANTES} à 0 km: tout`],
    ]);
    expect(plan.panier.arrets.map(({ magasinId }) => magasinId)).toEqual([CLISSON, NANTES]);
  });

  test('go by the address chosen for them at checkout', async () => {
    await creerAdresse(who);
    const autre = await creerAdresse(who, {
      libelle: 'Halle',
      ville: 'Clisson',
      codePostal: '44190',
      parDefaut: false,
    });
    await ajouter(who, shop.vis, 1, 'Lot A');
    await ajouter(who, shop.vis, 1, 'Lot B');
    await transformer(who);
    const [premiere] = await lignesOf(who);
    await choisir(who, {
      formule: 'par-chantier',
      chantiers: [{ chantierId: premiere?.chantierId, adresseId: autre.id, jour: null }],
    });
    const { chantiers } = await planifier(who);
    expect(chantiers.map(({ depuis }) => depuis?.libelle)).toEqual(['Halle', 'Atelier']);
  });

  test('an address whose town is unknown is counted from what stands for its postcode', async () => {
    await creerAdresse(who, { libelle: 'Ferme', ville: 'Trifouilly', codePostal: '49500' });
    await ajouter(who, shop.vis, 1);
    expect((await planifier(who)).panier.depuis).toMatchObject({
      ville: 'Trifouilly',
      approche: 'Angers',
    });
  });
});

describe('who asks', () => {
  beforeEach(async () => {
    await stocker(NANTES, shop.vis, 9);
  });

  test('a visitor is asked where to, and is told how many stores have it all', async () => {
    const visiteur = await newVisitor(shop.api.url);
    await ajouter(visiteur, shop.vis, 2);
    const plan = await planifier(visiteur);
    expect(plan.panier).toMatchObject({ depuis: null, entiers: [], nombreEntiers: 1, arrets: [] });
    const ici = [`${NANTES} à 3 km: tout`];
    expect(resumer((await planifier(visiteur, '?lieu=Reze')).panier)).toEqual(ici);
    const position = '?latitude=47.19&longitude=-1.55';
    const proche = await planifier(visiteur, position);
    expect(resumer(proche.panier)).toEqual(ici);
    expect(proche.panier.depuis).toMatchObject({ nature: 'lieu', libelle: null });
    expect((await planifier(visiteur, '?lieu=Zzyzx')).panier.depuis).toBeNull();
  });

  test('a visitor who chose a store is told from there', async () => {
    const visiteur = await newVisitor(shop.api.url);
    await ajouter(visiteur, shop.vis, 2);
    await reussie(visiteur.call('PUT', '/api/profil/magasin-reference', json({ magasinId: REZE })));
    expect((await planifier(visiteur)).panier.depuis).toMatchObject({
      nature: 'magasin',
      libelle: 'Rezé',
    });
  });

  test('a place that is asked about goes before the addresses', async () => {
    await creerAdresse(who);
    await ajouter(who, shop.vis, 2);
    const { panier } = await planifier(who, '?lieu=44190');
    expect(panier.depuis).toMatchObject({ nature: 'lieu', libelle: 'Clisson' });
    expect(resumer(panier)).toEqual([`${NANTES} à 25 km: tout`]);
  });

  test('a blocked company may look, and sees nothing of another', async () => {
    await creerAdresse(who, { libelle: 'Halle aux grains' });
    await ajouter(who, shop.vis, 2, 'Halle aux grains');
    const bloquee = await newBuyer(shop.api, LEMAIRE);
    await ajouter(bloquee, shop.vis, 2, 'Halle aux grains');
    const { panier } = await planifier(bloquee);
    expect(panier).toMatchObject({ depuis: null, lignes: 1, nombreEntiers: 1 });
  });

  test('a delegate who acts sees the plan of the customer, and none of their own', async () => {
    await creerAdresse(who);
    await ajouter(who, shop.vis, 2);
    const delegue = await signIn(shop, 'DK07');
    const seul = await refusee(delegue.call('GET', '/api/panier/plan-retrait'));
    expect(seul.code).toBe('sans-client');
    const agissant = await agirPour(shop, delegue, MOREL);
    const { panier } = await planifier(agissant);
    expect(panier).toMatchObject({ lignes: 1, depuis: { libelle: 'Atelier' } });
  });

  test('an empty basket has an empty plan', async () => {
    const { panier, magasins } = await planifier(who);
    expect(panier).toMatchObject({ lignes: 0, entiers: [], arrets: [], reste: [] });
    expect(magasins).toEqual([]);
  });
});
