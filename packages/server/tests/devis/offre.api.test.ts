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
import { newBuyer, type Visitor } from '../visitors.ts';
import { offrir, readDevis } from './devis-de-test.ts';
import {
  DANS_UN_MOIS,
  demander,
  modifier,
  MOTIF,
  proposer,
  proposerUn,
  refusee,
  toLignes,
} from './offres-de-test.ts';

let equipe: Equipe;
let who: Visitor;
let delegue: Visitor;
const DEMAIN = ajouterJoursOuvres(jourOf(new Date(Date.now() + 86_400_000)), 0);

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

const proposerPar = (key: string, init: ReturnType<typeof envoi>, par = delegue) =>
  proposer(par, key, init);
const modifierPar = (devis: Devis, lignes: object[], par = who) => modifier(par, devis, lignes);

describe('an edition', () => {
  test('writes a version with other lines, quantities and chantiers; those before stay', async () => {
    const devis = await demander(equipe, who);
    const [vis] = toLignes(devis);
    const apres = await read<Devis>(
      modifierPar(devis, [
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
    const devis = await demander(equipe, who);
    const reponses = await Promise.all([
      modifierPar(devis, toLignes(devis, { quantite: 3 })),
      modifierPar(devis, toLignes(devis, { quantite: 4 })),
    ]);
    expect(new Set(reponses.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const refus = reponses.find(({ status }) => status === 409);
    expect(await refus?.json()).toMatchObject({ code: 'devis-perime', data: { version: 2 } });
  });

  test('of an offer sends it back to be studied', async () => {
    const offre = await proposerUn(equipe, who, delegue);
    const apres = await read<Devis>(modifierPar(offre, toLignes(offre, { quantite: 10 })));
    expect(apres).toMatchObject({ etat: 'en-etude', valableJusqu: null });
    expect(apres.courante.lignes[0]).toMatchObject({ remise: '10', quantite: 10 });
    expect(apres.actions.accepter).toBe(false);
  });

  test('takes nothing that is no longer sold, nor a line of another quote', async () => {
    const devis = await demander(equipe, who);
    const autre = await demander(equipe, who);
    expect(await refusee(modifierPar(devis, toLignes(autre)))).toMatchObject({
      status: 404,
      code: 'introuvable',
    });
    await equipe.pool.execute(sql`update article set retire = true where id = ${equipe.vis}`);
    const reponse = await refusee(modifierPar(devis, toLignes(devis)));
    await equipe.pool.execute(sql`update article set retire = false where id = ${equipe.vis}`);
    expect(reponse).toMatchObject({ status: 409, code: 'article-retire' });
  });
});

describe('an offer', () => {
  test('has the prices, days and validity of the delegate, and goes into the journal', async () => {
    const { key, numero } = await demander(equipe, who);
    const vu = await readDevis(delegue, key);
    expect(vu).toMatchObject({ plafondRemise: '12', actions: { proposer: true } });
    const offre = await read<Devis>(
      proposerPar(
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
    const { key } = await demander(equipe, who);
    const vu = await readDevis(delegue, key);
    const valableJusqu = DANS_UN_MOIS;
    expect(
      await refusee(proposerPar(key, offrir(vu, { 'PVX-18-60': '12.5' }, { valableJusqu }))),
    ).toMatchObject({ status: 403, code: 'remise-plafond', data: { maximum: '12' } });
    await equipe.pool.execute(
      sql`update tarif set plancher = 145 where article_id = ${equipe.perceuse}`,
    );
    const reponse = await refusee(
      proposerPar(key, offrir(vu, { 'PVX-18-60': '4' }, { valableJusqu })),
    );
    const juste = await proposerPar(key, offrir(vu, { 'PVX-18-60': '3.33' }, { valableJusqu }));
    await equipe.pool.execute(
      sql`update tarif set plancher = 0 where article_id = ${equipe.perceuse}`,
    );
    expect(reponse).toMatchObject({ code: 'remise-plafond', data: { maximum: '3.33' } });
    expect(juste.status).toBe(200);
  });

  test('holds until a working day to come, at most ninety days away', async () => {
    const { key } = await demander(equipe, who);
    const vu = await readDevis(delegue, key);
    const samedi = prochain(6);
    const trop = ajouterJoursOuvres(jourOf(new Date(Date.now() + 92 * 86_400_000)), 0);
    for (const valableJusqu of [jourOf(new Date()), '2020-01-02', samedi, trop]) {
      expect(await refusee(proposerPar(key, offrir(vu, {}, { valableJusqu })))).toMatchObject({
        status: 400,
        data: { champ: 'valableJusqu' },
      });
    }
    const aucun = offrir(vu, {}, { valableJusqu: '2026-02-31' });
    expect(await refusee(proposerPar(key, aucun))).toMatchObject({
      status: 400,
      data: { champs: [{ champ: 'body.valableJusqu' }] },
    });
  });

  test('is made by a delegate who acts for the company, and by nobody else', async () => {
    const { key } = await demander(equipe, who);
    const vu = await readDevis(who, key);
    const init = offrir(vu, {}, { valableJusqu: DANS_UN_MOIS });
    expect(await refusee(proposerPar(key, init, who))).toMatchObject({ code: 'acces-interdit' });
    const seul = await signIn(equipe, 'DK07');
    expect(await refusee(proposerPar(key, init, seul))).toMatchObject({ code: 'sans-client' });
    const dt11 = await agirPour(equipe, await signIn(equipe, 'DT11'), LEMAIRE);
    expect(await refusee(proposerPar(key, init, dt11))).toMatchObject({ code: 'introuvable' });
  });

  test('is over after its last day, without waiting for the night', async () => {
    const { key, version } = await proposerUn(equipe, who, delegue);
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

describe('a refusal', () => {
  test('of the quote ends it, with its reason', async () => {
    const { key } = await proposerUn(equipe, who, delegue);
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
    expect(await refusee(modifierPar(refuse, toLignes(refuse)))).toMatchObject({
      code: 'devis-clos',
    });
  });

  test('of one price sets its line apart, the rest stays an offer; another may follow', async () => {
    const offre = await proposerUn(equipe, who, delegue);
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
      proposerPar(offre.key, offrir(vu, { 'VBF-05060-ZJ': '12' }, { valableJusqu: DANS_UN_MOIS })),
    );
    expect(mieux.courante.lignes.map(({ prixRefuse }) => prixRefuse)).toEqual([false, false]);
  });

  test('of a price nobody offered is none', async () => {
    const devis = await demander(equipe, who);
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

/** The next day of the week, 6 being Saturday. */
function prochain(jourDeSemaine: number): string {
  const date = new Date(Date.now() + 86_400_000);
  while (date.getUTCDay() !== jourDeSemaine) date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
