import type { Devis, DevisResume } from '@comptoir/contract/devis/devis.schema.ts';
import { ajouterJoursOuvres, jourOf } from '@comptoir/contract/jours-ouvres.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import {
  agirPour,
  envoi,
  journal,
  read,
  signIn,
  startEquipe,
  type Equipe,
} from '../delegue/equipe.ts';
import { insertPromotion, viderPromotions } from '../promotions/promotions.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { demanderDevis, readDevis, offrir, remplir } from './devis-de-test.ts';

let equipe: Equipe;
let who: Visitor;
let delegue: Visitor;
const DEMAIN = ajouterJoursOuvres(jourOf(new Date(Date.now() + 86_400_000)), 0);
const DANS_UN_MOIS = ajouterJoursOuvres(jourOf(new Date(Date.now() + 30 * 86_400_000)), 0);

beforeAll(async () => {
  equipe = await startEquipe();
  await equipe.pool.execute(sql`update delegue set plafond_remise = 12 where id = ${equipe.dk07}`);
  delegue = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
});
afterAll(() => equipe.api.close());
beforeEach(async () => {
  await equipe.pool.execute(sql`delete from panier`);
  who = await newBuyer(equipe.api, MOREL);
});

const refusee = async (answer: Promise<Response>) => {
  const { status } = await answer;
  return { status, ...(await read<{ code: string; data: object }>(answer)) };
};
const proposer = (key: string, init: ReturnType<typeof envoi>, par = delegue) =>
  par.call('POST', `/api/devis/${key}/proposer`, init);
const modifier = (devis: Devis, lignes: object[], par = who) =>
  par.call(
    'PATCH',
    `/api/devis/${devis.key}`,
    envoi({ version: devis.version, lignes, commentaire: 'Plutôt comme ceci' }),
  );

/** 20 boxes of screws for Lilas and two drills for Tilleuls. */
async function demander(): Promise<Devis> {
  await remplir(who, [{ articleId: equipe.vis, quantite: 20 }], 'Lilas');
  await remplir(who, [{ articleId: equipe.perceuse, quantite: 2 }], 'Tilleuls');
  const { key } = await demanderDevis(equipe, who);
  return readDevis(who, key);
}

/** Offered by DK07: a tenth off the screws. */
async function proposerUn(): Promise<Devis> {
  const { key } = await demander();
  const vu = await readDevis(delegue, key);
  return read<Devis>(
    proposer(key, offrir(vu, { 'VBF-05060-ZJ': '10' }, { valableJusqu: DANS_UN_MOIS })),
  );
}

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
    const egale = await read<Devis>(modifier(devis, toLignes(devis)));
    expect(egale.courante.tarif.promotions).toEqual(devis.courante.tarif.promotions);
    const autre = await read<Devis>(modifier(egale, toLignes(egale, { quantite: 6 })));
    expect(autre.courante.tarif.promotions).toEqual([]);
  });

  test('is under study once a delegate says so, not by being read; it is told once', async () => {
    const { key } = await demander();
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

const toLignes = (devis: Devis, autrement: object = {}) =>
  devis.courante.lignes.map(({ id, articleId, quantite, chantier }) => ({
    id,
    articleId,
    quantite,
    chantier,
    ...autrement,
  }));

describe('an edition', () => {
  test('writes a version with other lines, quantities and chantiers; those before stay', async () => {
    const devis = await demander();
    const [vis] = toLignes(devis);
    const apres = await read<Devis>(
      modifier(devis, [
        { ...vis, quantite: 5, chantier: 'Roses' },
        { articleId: equipe.perceuse, quantite: 1, chantier: 'Lilas' },
      ]),
    );
    // 5 × 17.77 + 150.00 + 0.42 + 12.50.
    expect(apres).toMatchObject({
      version: 2,
      chantiers: ['Roses', 'Lilas'],
      netHT: { montant: '251.77' },
      courante: { auteur: 'client', nom: 'Anne Morel', commentaire: 'Plutôt comme ceci' },
    });
    expect(apres.versions.map(({ version, netHT }) => [version, netHT.montant])).toEqual([
      [2, '251.77'],
      [1, '668.74'],
    ]);
    expect(await read(who.call('GET', `/api/devis/${devis.key}/versions/1`))).toEqual(
      devis.courante,
    );
  });

  test('of two people at once, the second is told that another wrote', async () => {
    const devis = await demander();
    const reponses = await Promise.all([
      modifier(devis, toLignes(devis, { quantite: 3 })),
      modifier(devis, toLignes(devis, { quantite: 4 })),
    ]);
    expect(new Set(reponses.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const refus = reponses.find(({ status }) => status === 409);
    expect(await refus?.json()).toMatchObject({ code: 'devis-perime', data: { version: 2 } });
  });

  test('of an offer sends it back to be studied', async () => {
    const offre = await proposerUn();
    const apres = await read<Devis>(modifier(offre, toLignes(offre, { quantite: 10 })));
    expect(apres).toMatchObject({ etat: 'en-etude', valableJusqu: null });
    expect(apres.courante.lignes[0]).toMatchObject({ remise: '10', quantite: 10 });
    expect(apres.actions.accepter).toBe(false);
  });

  test('takes nothing that is no longer sold, nor a line of another quote', async () => {
    const devis = await demander();
    const autre = await demander();
    expect(await refusee(modifier(devis, toLignes(autre)))).toMatchObject({
      status: 404,
      code: 'introuvable',
    });
    await equipe.pool.execute(sql`update article set retire = true where id = ${equipe.vis}`);
    const reponse = await refusee(modifier(devis, toLignes(devis)));
    await equipe.pool.execute(sql`update article set retire = false where id = ${equipe.vis}`);
    expect(reponse).toMatchObject({ status: 409, code: 'article-retire' });
  });
});

describe('an offer', () => {
  test('has the prices, days and validity of the delegate, and goes into the journal', async () => {
    const { key, numero } = await demander();
    const vu = await readDevis(delegue, key);
    expect(vu).toMatchObject({ plafondRemise: '12', actions: { proposer: true } });
    const offre = await read<Devis>(
      proposer(
        key,
        offrir(
          vu,
          { 'VBF-05060-ZJ': '10', 'PVX-18-60': '4.5' },
          { valableJusqu: DANS_UN_MOIS, promiseLe: DEMAIN },
        ),
      ),
    );
    // 17.77 less a tenth is 15.99, to the cent: 319.80; 150 less 4.5 % is 143.25: 286.50.
    expect(offre).toMatchObject({
      etat: 'propose',
      version: 2,
      valableJusqu: DANS_UN_MOIS,
      delegue: 'Karine Dubois',
      netHT: { montant: '619.64' },
      courante: { auteur: 'delegue', commentaire: 'Prix tenus pour le chantier' },
    });
    expect(offre.courante.lignes).toMatchObject([
      {
        prixProposeHT: { montant: '15.9900' },
        montantHT: { montant: '319.80' },
        promiseLe: DEMAIN,
      },
      { prixProposeHT: { montant: '143.2500' }, montantHT: { montant: '286.50' } },
    ]);
    expect((await journal(equipe)).at(-1)).toBe(
      `DK07 C001 ${MOREL} devis-propose {"numero": "${numero}"}`,
    );
  });

  test('stays within the ceiling of the delegate and above the floor of the article', async () => {
    const { key } = await demander();
    const vu = await readDevis(delegue, key);
    const valableJusqu = DANS_UN_MOIS;
    expect(
      await refusee(proposer(key, offrir(vu, { 'PVX-18-60': '12.5' }, { valableJusqu }))),
    ).toMatchObject({ status: 403, code: 'remise-plafond', data: { maximum: '12' } });
    await equipe.pool.execute(
      sql`update tarif set plancher = 145 where article_id = ${equipe.perceuse}`,
    );
    const reponse = await refusee(
      proposer(key, offrir(vu, { 'PVX-18-60': '4' }, { valableJusqu })),
    );
    const juste = await proposer(key, offrir(vu, { 'PVX-18-60': '3.33' }, { valableJusqu }));
    await equipe.pool.execute(
      sql`update tarif set plancher = 0 where article_id = ${equipe.perceuse}`,
    );
    expect(reponse).toMatchObject({ code: 'remise-plafond', data: { maximum: '3.33' } });
    expect(juste.status).toBe(200);
  });

  test('holds until a working day to come, at most ninety days away', async () => {
    const { key } = await demander();
    const vu = await readDevis(delegue, key);
    const samedi = prochain(6);
    const trop = ajouterJoursOuvres(jourOf(new Date(Date.now() + 92 * 86_400_000)), 0);
    for (const valableJusqu of [jourOf(new Date()), '2020-01-02', samedi, trop]) {
      expect(await refusee(proposer(key, offrir(vu, {}, { valableJusqu })))).toMatchObject({
        status: 400,
        data: { champ: 'valableJusqu' },
      });
    }
    const aucun = offrir(vu, {}, { valableJusqu: '2026-02-31' });
    expect(await refusee(proposer(key, aucun))).toMatchObject({
      status: 400,
      data: { champs: [{ champ: 'body.valableJusqu' }] },
    });
  });

  test('is made by a delegate who acts for the company, and by nobody else', async () => {
    const { key } = await demander();
    const vu = await readDevis(who, key);
    const init = offrir(vu, {}, { valableJusqu: DANS_UN_MOIS });
    expect(await refusee(proposer(key, init, who))).toMatchObject({ code: 'acces-interdit' });
    const seul = await signIn(equipe, 'DK07');
    expect(await refusee(proposer(key, init, seul))).toMatchObject({ code: 'sans-client' });
    const dt11 = await agirPour(equipe, await signIn(equipe, 'DT11'), LEMAIRE);
    expect(await refusee(proposer(key, init, dt11))).toMatchObject({ code: 'introuvable' });
  });

  test('is over after its last day, without waiting for the night', async () => {
    const { key, version } = await proposerUn();
    await equipe.pool.execute(
      sql`update devis set valable_jusqu = current_date - 1 where cle = ${key}`,
    );
    const liste = await read<{ devis: DevisResume[] }>(who.call('GET', '/api/devis?etat=expire'));
    expect(liste.devis.map((each) => each.key)).toContain(key);
    const clos = await refusee(who.call('POST', `/api/devis/${key}/refuser`, MOTIF));
    expect(clos).toMatchObject({ status: 409, code: 'devis-clos' });
    const lu = await readDevis(who, key);
    expect(lu).toMatchObject({ etat: 'expire', version, actions: { accepter: false } });
    expect(lu.evenements.map(({ genre }) => genre).filter((genre) => genre === 'expire')).toEqual([
      'expire',
    ]);
  });
});

const MOTIF = envoi({ motif: 'prix', precision: 'Trop cher de 5 %' });

describe('a refusal', () => {
  test('of the quote ends it, with its reason', async () => {
    const { key } = await proposerUn();
    const refuse = await read<Devis>(who.call('POST', `/api/devis/${key}/refuser`, MOTIF));
    expect(refuse).toMatchObject({ etat: 'refuse', motif: 'prix', precision: 'Trop cher de 5 %' });
    expect(refuse.actions).toEqual({
      modifier: false,
      accepter: false,
      refuser: false,
      refuserPrix: false,
      proposer: false,
      etudier: false,
    });
    expect(await refusee(modifier(refuse, toLignes(refuse)))).toMatchObject({ code: 'devis-clos' });
  });

  test('of one price sets its line apart, the rest stays an offer; another may follow', async () => {
    const offre = await proposerUn();
    const [vis, perceuse] = offre.courante.lignes;
    const refuserPrix = (devis: Devis, ligneId: number | undefined, prixSouhaite: string | null) =>
      who.call(
        'POST',
        `/api/devis/${devis.key}/lignes/${ligneId}/refuser-prix`,
        envoi({ version: devis.version, prixSouhaite, precision: '15 € ailleurs' }),
      );
    const apres = await read<Devis>(refuserPrix(offre, vis?.id, '15'));
    expect(apres).toMatchObject({
      etat: 'propose',
      valableJusqu: offre.valableJusqu,
      version: 3,
      actions: { accepter: true },
    });
    expect(apres.courante.lignes).toMatchObject([
      { prixRefuse: true, prixSouhaiteHT: { montant: '15.0000' }, remise: '10' },
      { prixRefuse: false },
    ]);
    expect(apres.evenements[0]).toMatchObject({ genre: 'prix-refuse', motif: '15 € ailleurs' });
    expect(await refusee(refuserPrix(offre, perceuse?.id, null))).toMatchObject({
      code: 'devis-perime',
    });
    const encore = await read<Devis>(refuserPrix(apres, apres.courante.lignes[1]?.id, null));
    expect(encore).toMatchObject({
      etat: 'en-etude',
      valableJusqu: null,
      courante: { lignes: [{ prixRefuse: true }, { prixRefuse: true }] },
    });
    const vu = await readDevis(delegue, offre.key);
    const mieux = await read<Devis>(
      proposer(offre.key, offrir(vu, { 'VBF-05060-ZJ': '12' }, { valableJusqu: DANS_UN_MOIS })),
    );
    expect(mieux.courante.lignes.map(({ prixRefuse }) => prixRefuse)).toEqual([false, false]);
  });

  test('of a price nobody offered is none', async () => {
    const devis = await demander();
    const ligneId = devis.courante.lignes[0]?.id;
    expect(
      await refusee(
        who.call(
          'POST',
          `/api/devis/${devis.key}/lignes/${ligneId}/refuser-prix`,
          envoi({ version: 1, prixSouhaite: null, precision: '' }),
        ),
      ),
    ).toMatchObject({ status: 409, code: 'devis-perime' });
  });
});

describe('the list', () => {
  test('finds by number, reference, name and chantier, filters by state and day, sorts', async () => {
    await equipe.pool.execute(sql`delete from devis`);
    const petit = await demander();
    const grand = await proposerUn();
    const refuse = await demander();
    await who.call('POST', `/api/devis/${refuse.key}/refuser`, MOTIF);
    const lister = async (query: string) => {
      const { devis, total } = await read<{ devis: DevisResume[]; total: number }>(
        who.call('GET', `/api/devis?${query}`),
      );
      expect(devis).toHaveLength(total);
      return devis.map(({ numero }) => numero);
    };
    const tous = [refuse.numero, grand.numero, petit.numero];
    expect(await lister('')).toEqual(tous);
    expect(await lister(`recherche=${grand.numero}`)).toEqual([grand.numero]);
    expect(await lister('recherche=pvx-18%20tilleuls')).toEqual(tous);
    expect(await lister('recherche=%20-%20')).toEqual(tous);
    expect(await lister('recherche=chaudière')).toEqual([]);
    await equipe.pool.execute(sql`
      update devis set recherche = recherche || repeat(' vbf 05060', 300) || ' derniere'
       where numero = ${grand.numero}`);
    expect(await lister('recherche=derniere%20tilleuls')).toEqual([grand.numero]);
    expect(await lister('recherche=tilleuls')).toEqual(tous);
    expect(await lister('etat=propose&etat=refuse')).toEqual([refuse.numero, grand.numero]);
    expect(await lister('tri=montant')).toEqual([grand.numero, petit.numero, refuse.numero]);
    expect(await lister('tri=-validite')).toEqual([grand.numero, refuse.numero, petit.numero]);
    const jour = jourOf(new Date());
    expect(await lister(`du=${jour}&au=${jour}`)).toEqual(tous);
    expect(await lister('au=2020-01-01')).toEqual([]);
  });

  test('is of days of Paris', async () => {
    const { numero } = await demander();
    const lister = (query: string) =>
      read<{ total: number }>(who.call('GET', `/api/devis?recherche=${numero}&${query}`));
    // Half past midnight in Paris, still the day before by Greenwich.
    await equipe.pool.execute(sql`
      update devis set demande_le = '2026-03-10T23:30:00Z' where numero = ${numero}`);
    expect(await lister('du=2026-03-11&au=2026-03-11')).toMatchObject({ total: 1 });
    expect(await lister('au=2026-03-10')).toMatchObject({ total: 0 });
  });

  test('is taken away as it is shown: its filters, order and columns, the quotes chosen', async () => {
    await equipe.pool.execute(sql`delete from devis`);
    const petit = await demander();
    const grand = await proposerUn();
    const exporter = async (query: string, par = who) => {
      const fichier = await read<{ data: string; name: string }>(
        par.call('GET', `/api/devis/export?format=csv&${query}`),
      );
      expect(fichier.name).toMatch(/^devis-\d{4}-\d\d-\d\d\.csv$/);
      const lignes = Buffer.from(fichier.data, 'base64').toString().trim().split('\r\n');
      return lignes.map((ligne) => ligne.replace(/^\uFEFF/, '').split(';'));
    };
    const [tetes, ...lignes] = await exporter('tri=date&colonnes=etat&colonnes=chantier');
    expect(tetes).toEqual(['Devis', 'État', 'Chantiers']);
    expect(lignes).toEqual([
      [petit.numero, 'Demandé', 'Lilas, Tilleuls'],
      [grand.numero, 'Proposé', 'Lilas, Tilleuls'],
    ]);
    expect((await exporter('etat=propose')).map(([numero]) => numero)).toEqual([
      'Devis',
      grand.numero,
    ]);
    expect((await exporter(`cles=${petit.key}`)).map(([numero]) => numero)).toEqual([
      'Devis',
      petit.numero,
    ]);
    // A formula of a name is written as text.
    await equipe.pool.execute(sql`
      update devis set chantiers = '{"=1+1"}' where numero = ${petit.numero}`);
    const [, neutralisee] = await exporter(`cles=${petit.key}&colonnes=chantier`);
    expect(neutralisee?.[1]).toBe("'=1+1");
    const lemaire = await newBuyer(equipe.api, LEMAIRE);
    expect(await exporter(`cles=${petit.key}`, lemaire)).toHaveLength(1);
  });

  test('and a quote belong to everyone of the company, and to nobody else', async () => {
    const { key } = await demander();
    const lemaire = await newBuyer(equipe.api, LEMAIRE);
    const liste = await read<{ total: number }>(lemaire.call('GET', '/api/devis'));
    expect(liste.total).toBe(0);
    for (const path of [`/api/devis/${key}`, `/api/devis/${key}/versions/1`]) {
      expect(await refusee(lemaire.call('GET', path))).toMatchObject({ code: 'introuvable' });
    }
    expect(await refusee(lemaire.call('POST', `/api/devis/${key}/refuser`, MOTIF))).toMatchObject({
      code: 'introuvable',
    });
    const patron = await signIn(equipe, 'patron@morel.test');
    expect((await readDevis(patron, key)).key).toBe(key);
  });
});

/** The next day of the week, 6 being Saturday. */
function prochain(jourDeSemaine: number): string {
  const date = new Date(Date.now() + 86_400_000);
  while (date.getUTCDay() !== jourDeSemaine) date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
