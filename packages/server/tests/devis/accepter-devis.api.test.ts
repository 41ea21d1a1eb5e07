import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import { ajouterJoursOuvres, jourOf } from '@comptoir/contract/jours-ouvres.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import { agirPour, journal, read, signIn, startEquipe } from '../delegue/equipe.ts';
import { forFile } from '../for-file.ts';
import { insertPorts } from '../livraison/livraisons.ts';
import { insertCoupon, insertPromotion, viderPromotions } from '../promotions/promotions.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { demanderDevis, readDevis, offrir, remplir } from './devis-de-test.ts';

const equipe = forFile(() => startEquipe({ lieux: true }));
let who: Visitor;
let delegue: Visitor;
const DANS_UN_MOIS = ajouterJoursOuvres(jourOf(new Date(Date.now() + 30 * 86_400_000)), 0);

beforeAll(async () => {
  await equipe.pool.execute(sql`update delegue set plafond_remise = 20 where id = ${equipe.dk07}`);
  await insertPorts(equipe.pool);
  await equipe.pool.execute(
    sql`update compte set franco = 2, franco_seuil = 150 where id = ${equipe.morel}`,
  );
  delegue = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
});
beforeEach(async () => {
  await equipe.pool.execute(sql`delete from panier`);
  who = await newBuyer(equipe.api, MOREL);
});

/** A tenth off 20 boxes of screws; two drills at 150.00. */
async function proposer(): Promise<Devis> {
  await remplir(who, [{ articleId: equipe.vis, quantite: 20 }], 'Lilas');
  await remplir(who, [{ articleId: equipe.perceuse, quantite: 2 }], 'Tilleuls');
  const { key } = await demanderDevis(equipe, who);
  return offrirUn(key);
}

async function offrirUn(key: string, remises = { 'VBF-05060-ZJ': '10' }): Promise<Devis> {
  const vu = await readDevis(delegue, key);
  const body = offrir(vu, remises, { valableJusqu: DANS_UN_MOIS });
  return read<Devis>(delegue.call('POST', `/api/devis/${key}/proposer`, body));
}

let cles = 0;

function accepter(
  devis: Devis,
  {
    lignes,
    par = who,
    cle = `cle-${++cles}`,
    ...plus
  }: { lignes?: number[]; par?: Visitor; cle?: string; modePaiement?: string } = {},
): Promise<Response> {
  return par.call('POST', `/api/devis/${devis.key}/accepter`, {
    body: JSON.stringify({ version: devis.version, ...(lignes && { lignes }), ...plus }),
    headers: { 'content-type': 'application/json', 'idempotency-key': cle },
  });
}

const refusee = async (answer: Promise<Response>) => {
  const { status } = await answer;
  return { status, ...(await read<{ code: string; data: object }>(answer)) };
};

interface CommandeEcrite {
  netHT: string;
  ttc: string;
  portHT: string;
  etat: string;
  commentaire: string;
  devisId: number;
  couponId: number | null;
  lignes: { reference: string; quantite: number; prixHT: string; reserve: number }[];
}

const findCommande = (key: string) =>
  equipe.pool.one<CommandeEcrite>(sql`
    select c.net_ht as "netHT", c.ttc, c.port_ht as "portHT", c.etat, c.commentaire,
           c.devis_id as "devisId", c.coupon_id as "couponId",
           (select json_agg(json_build_object('reference', l.reference, 'quantite', l.quantite,
                     'prixHT', l.prix_ht::text,
                     'reserve', (select sum(r.quantite) from reservation r where r.ligne_id = l.id))
                     order by l.rang)
              from commande_ligne l where l.commande_id = c.id) as lignes
      from commande c
     where c.cle = ${key}`);

describe('an offer that is accepted', () => {
  test('becomes an order at its prices, with the delivery it was asked with', async () => {
    const offre = await proposer();
    // Prices of the day no longer matter.
    await equipe.pool.execute(sql`update tarif set prix = prix * 2`);
    const commande = await read<{ key: string; numero: string }>(accepter(offre));
    await equipe.pool.execute(sql`update tarif set prix = prix / 2`);
    expect(commande.numero).toMatch(/^C\d{2}-\d{6}$/);
    // 319.80 + 300.00 + 0.84 + 12.50, as the offer had it.
    expect(offre.netHT.montant).toBe('633.14');
    expect(await findCommande(commande.key)).toMatchObject({
      netHT: '633.14',
      ttc: offre.ttc.montant,
      portHT: '12.50',
      etat: 'validee',
      commentaire: 'Camion avec hayon',
      lignes: [
        { reference: 'VBF-05060-ZJ', quantite: 20, prixHT: '15.9900', reserve: 20 },
        { reference: 'PVX-18-60', quantite: 2, prixHT: '150.0000', reserve: 2 },
      ],
    });
    const apres = await readDevis(who, offre.key);
    expect(apres).toMatchObject({ etat: 'accepte', version: 2, commandes: [commande] });
    expect(apres.courante.lignes.map((ligne) => ligne.commande)).toEqual([commande, commande]);
    expect(apres.courante.tarif).toEqual(offre.courante.tarif);
    expect(await refusee(accepter(offre))).toMatchObject({ status: 409, code: 'devis-clos' });
  });

  test('by lines leaves the rest open, each order with the carriage of its own lines', async () => {
    const offre = await proposer();
    const [vis, perceuse] = offre.courante.lignes.map(({ id }) => id);
    if (!vis || !perceuse) throw new Error('two lines are offered');
    const premiere = await read<{ key: string }>(accepter(offre, { lignes: [vis] }));
    // 319.80 of screws is over the 150.00 from which parcels are free for this company.
    expect(await findCommande(premiere.key)).toMatchObject({ netHT: '319.80', portHT: '0.00' });
    const entre = await readDevis(who, offre.key);
    expect(entre).toMatchObject({ etat: 'propose', valableJusqu: DANS_UN_MOIS });
    expect(entre.courante.lignes.map(({ commande }) => commande !== null)).toEqual([true, false]);
    expect(await refusee(accepter(offre, { lignes: [vis, perceuse] }))).toMatchObject({
      status: 409,
      code: 'devis-perime',
    });
    const seconde = await read<{ key: string }>(accepter(offre));
    expect(await findCommande(seconde.key)).toMatchObject({ netHT: '300.84', portHT: '0.00' });
    const { etat, commandes, evenements } = await readDevis(who, offre.key);
    expect([etat, commandes.length]).toEqual(['accepte', 2]);
    expect(evenements.filter(({ genre }) => genre === 'accepte')).toHaveLength(2);
  });

  test('keeps its taken lines whatever is edited or offered next', async () => {
    const offre = await proposer();
    const [vis, perceuse] = offre.courante.lignes;
    if (!vis || !perceuse) throw new Error('two lines are offered');
    await accepter(offre, { lignes: [vis.id] });
    const mieux = await offrirUnSauf(offre.key, vis.id);
    expect(mieux.courante.lignes).toMatchObject([
      {
        reference: vis.reference,
        quantite: 20,
        commande: { numero: expect.any(String) as string },
      },
      { reference: perceuse.reference, prixProposeHT: { montant: '142.5000' }, commande: null },
    ]);
    const suite = await read<{ key: string }>(accepter(mieux));
    expect((await findCommande(suite.key)).lignes).toMatchObject([{ prixHT: '142.5000' }]);
  });

  async function offrirUnSauf(key: string, ligneId: number): Promise<Devis> {
    const vu = await readDevis(delegue, key);
    const ouvertes = vu.courante.lignes.filter(({ id }) => id !== ligneId);
    const body = offrir(
      { ...vu, courante: { ...vu.courante, lignes: ouvertes } },
      { 'PVX-18-60': '5' },
      { valableJusqu: DANS_UN_MOIS },
    );
    return read<Devis>(delegue.call('POST', `/api/devis/${key}/proposer`, body));
  }

  test('counts its coupon, even one that ran out since', async () => {
    const promotionId = await insertPromotion(equipe.pool, {
      code: 'Dix pour cent',
      surCoupon: true,
      paliers: [['10', { pourcentage: '10' }]],
    });
    await insertCoupon(equipe.pool, { code: 'DIX', promotionId });
    await remplir(who, [{ articleId: equipe.perceuse, quantite: 2 }]);
    await who.call('POST', '/api/panier/controler-coupon-reduction?code=DIX');
    const { key, id } = await demanderDevis(equipe, who);
    await equipe.pool.execute(sql`
      update devis set coupon_id = (select id from coupon where code = 'DIX') where id = ${id}`);
    const offre = await offrirUn(key, { 'VBF-05060-ZJ': '0' });
    await equipe.pool.execute(sql`update coupon set utilisations_max = 1`);
    await equipe.pool.execute(
      sql`insert into coupon_utilisation (coupon_id) select id from coupon where code = 'DIX'`,
    );
    const commande = await read<{ key: string }>(accepter(offre));
    // 300.00 less 30.00, 0.84 and 12.50.
    expect(await findCommande(commande.key)).toMatchObject({
      netHT: '283.34',
      couponId: expect.any(Number) as number,
    });
    await viderPromotions(equipe.pool);
  });

  test('by a delegate for the company goes into the journal once', async () => {
    const offre = await proposer();
    const { numero } = await read<{ numero: string }>(accepter(offre, { par: delegue }));
    const actes = (await journal(equipe)).filter((acte) => acte.includes(numero));
    expect(actes).toEqual([`DK07 C001 ${MOREL} commande-passee {"numero": "${numero}"}`]);
  });
});

describe('exactly once', () => {
  test('the same key again gets the same order', async () => {
    const offre = await proposer();
    const reponses = await Promise.all(
      Array.from({ length: 8 }, () => accepter(offre, { cle: `huit-${offre.numero}` })),
    );
    const keys = await Promise.all(reponses.map(async (r) => (await r.json()) as { key: string }));
    expect(new Set(keys.map(({ key }) => key)).size).toBe(1);
    const { commandes } = await readDevis(who, offre.key);
    expect(commandes).toHaveLength(1);
  });

  test('of two people at once, one orders and the other is told that it is done', async () => {
    const offre = await proposer();
    const autre = await newBuyer(equipe.api, 'patron@morel.test');
    const reponses = await Promise.all([accepter(offre), accepter(offre, { par: autre })]);
    expect(new Set(reponses.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await readDevis(who, offre.key)).commandes).toHaveLength(1);
  });

  test('a key is asked for, and is good for one request', async () => {
    const offre = await proposer();
    const sans = who.call('POST', `/api/devis/${offre.key}/accepter`, {
      body: JSON.stringify({ version: offre.version }),
      headers: { 'content-type': 'application/json' },
    });
    expect(await refusee(sans)).toMatchObject({ status: 400, data: { champ: 'Idempotency-Key' } });
    const [vis] = offre.courante.lignes.map(({ id }) => id);
    const cle = `une-${offre.numero}`;
    await accepter(offre, { cle, lignes: [vis ?? 0] });
    expect(await refusee(accepter(offre, { cle }))).toMatchObject({ status: 400 });
  });
});

describe('nothing is ordered', () => {
  test('of what nobody offered, or of another version', async () => {
    await remplir(who, [{ articleId: equipe.vis, quantite: 5 }]);
    const { key } = await demanderDevis(equipe, who);
    const demande = await readDevis(who, key);
    expect(await refusee(accepter(demande))).toMatchObject({ code: 'devis-perime' });
    const offre = await offrirUn(key);
    expect(await refusee(accepter(demande))).toMatchObject({
      code: 'devis-perime',
      data: { version: offre.version },
    });
  });

  test('after its last day', async () => {
    const offre = await proposer();
    await equipe.pool.execute(
      sql`update devis set valable_jusqu = current_date - 1 where cle = ${offre.key}`,
    );
    expect(await refusee(accepter(offre))).toMatchObject({ status: 409, code: 'devis-clos' });
  });

  test('of what is no longer sold', async () => {
    const offre = await proposer();
    await equipe.pool.execute(sql`update article set retire = true where id = ${equipe.vis}`);
    const reponse = await refusee(accepter(offre));
    await equipe.pool.execute(sql`update article set retire = false where id = ${equipe.vis}`);
    expect(reponse).toMatchObject({ code: 'article-retire', data: { articleId: equipe.vis } });
  });

  test('beyond the credit of the company, nor paid at a store it is not fetched in', async () => {
    const offre = await proposer();
    await equipe.pool.execute(sql`
      insert into compte_situation (compte_id, chiffre_affaires, chiffre_affaires_precedent, encours,
        retard, plafond_credit)
      values (${equipe.morel}, 0, 0, 0, 0, 10)
      on conflict (compte_id) do update set plafond_credit = 10`);
    const reponse = await refusee(accepter(offre));
    await equipe.pool.execute(sql`update compte_situation set plafond_credit = null`);
    expect(reponse).toMatchObject({ status: 422, code: 'paiement-impossible' });
    expect(await refusee(accepter(offre, { modePaiement: 'au-retrait' }))).toMatchObject({
      code: 'paiement-impossible',
    });
    expect((await readDevis(who, offre.key)).etat).toBe('propose');
  });

  test('by a company that may only look, nor by another one', async () => {
    const offre = await proposer();
    const lemaire = await newBuyer(equipe.api, LEMAIRE);
    expect(await refusee(accepter(offre, { par: lemaire }))).toMatchObject({
      code: 'compte-bloque',
    });
    await equipe.pool.execute(sql`update compte set bloque = false where id = ${equipe.lemaire}`);
    const autre = await refusee(accepter(offre, { par: lemaire }));
    await equipe.pool.execute(sql`update compte set bloque = true where id = ${equipe.lemaire}`);
    expect(autre).toMatchObject({ status: 404, code: 'introuvable' });
  });
});

test('an order above the limit of its buyer waits for who has to agree', async () => {
  const offre = await proposer();
  await equipe.pool.execute(
    sql`update utilisateur set limite_commande = 100 where email = ${MOREL}`,
  );
  const { key } = await read<{ key: string }>(accepter(offre));
  await equipe.pool.execute(sql`update utilisateur set limite_commande = null`);
  expect((await findCommande(key)).etat).toBe('a-valider');
});
