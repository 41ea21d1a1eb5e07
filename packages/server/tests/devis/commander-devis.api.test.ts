/** Ordering a quote, whole or by lines: what is shown before is what is charged. */
import type { CommandeDeDevis } from '@comptoir/contract/devis/commande-devis.contract.ts';
import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import { ajouterJoursOuvres, jourOf } from '@comptoir/contract/jours-ouvres.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { buildLieux, LEMAIRE, MOREL } from '../articles/golden.ts';
import { agirPour, envoi, read, signIn, startEquipe } from '../delegue/equipe.ts';
import { forFile } from '../for-file.ts';
import { insertPorts } from '../livraison/livraisons.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { demanderDevis, readDevis, offrir, remplir } from './devis-de-test.ts';

const equipe = forFile(() => startEquipe());
let who: Visitor;
let delegue: Visitor;
const DANS_UN_MOIS = ajouterJoursOuvres(jourOf(new Date(Date.now() + 30 * 86_400_000)), 0);

beforeAll(async () => {
  const { pool } = equipe;
  await pool.execute(sql`update delegue set plafond_remise = 20 where id = ${equipe.dk07}`);
  await buildLieux(pool, equipe.vis);
  await insertPorts(pool);
  // Screws are a parcel, a drill of 40 kg goes by carrier; parcels are free from 150.00.
  await pool.execute(sql`update article set poids = 500 where id = ${equipe.vis}`);
  await pool.execute(sql`update article set poids = 40000 where id = ${equipe.perceuse}`);
  await pool.execute(
    sql`update compte set franco = 2, franco_seuil = 150 where id = ${equipe.morel}`,
  );
  delegue = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
});
beforeEach(async () => {
  await equipe.pool.execute(sql`delete from panier`);
  await equipe.pool.execute(sql`
    update stock set quantite = case lieu_id when 1 then 300 when 2 then 10 else 4 end
     where article_id = ${equipe.vis}`);
  who = await newBuyer(equipe.api, MOREL);
});

/** Lines of screws by quantity, each for its own chantier, and drills; asked with 12.50 of carriage. */
async function proposer({ vis = [20], perceuses = 2 } = {}): Promise<Devis> {
  for (const [i, quantite] of vis.entries()) {
    await remplir(who, [{ articleId: equipe.vis, quantite }], `Lot ${i + 1}`);
  }
  if (perceuses > 0) {
    await remplir(who, [{ articleId: equipe.perceuse, quantite: perceuses }], 'Machines');
  }
  const { key } = await demanderDevis(equipe, who);
  const body = offrir(await readDevis(delegue, key), {}, { valableJusqu: DANS_UN_MOIS });
  return read<Devis>(delegue.call('POST', `/api/devis/${key}/proposer`, body));
}

const apercevoir = (devis: Devis, lignes?: number[], par = who) =>
  par.call(
    'POST',
    `/api/devis/${devis.key}/apercu`,
    envoi({ version: devis.version, ...(lignes && { lignes }) }),
  );

let cles = 0;
const accepter = (devis: Devis, plus: object = {}) =>
  who.call('POST', `/api/devis/${devis.key}/accepter`, {
    body: JSON.stringify({ version: devis.version, ...plus }),
    headers: { 'content-type': 'application/json', 'idempotency-key': `part-${++cles}` },
  });

const code = async (answer: Promise<Response>) =>
  `${(await answer).status} ${(await read<{ code: string }>(answer)).code}`;

const ligneOf = ({ courante }: Devis, reference: string): number =>
  courante.lignes.find((ligne) => ligne.reference === reference)?.id ?? 0;

const commandee = (key: string) =>
  equipe.pool.one<{ netHT: string; ttc: string; portHT: string }>(sql`
    select net_ht as "netHT", ttc, port_ht as "portHT" from commande where cle = ${key}`);

async function write(statement: ReturnType<typeof sql>): Promise<void> {
  await equipe.pool.execute(statement);
}

describe('before a part of a quote is ordered', () => {
  test('its goods, carriage, VAT, total and days are those of that part', async () => {
    const offre = await proposer();
    const vis = ligneOf(offre, 'VBF-05060-ZJ');
    const vue = await read<CommandeDeDevis>(apercevoir(offre, [vis]));
    // 20 × 17.77 is over 150.00: its parcel is free, whatever the drills cost to carry.
    expect(vue).toMatchObject({
      lignes: [vis],
      entiere: false,
      tarif: { brutHT: { montant: '418.00' }, netHT: { montant: '355.40' } },
      livraison: { port: { montant: '0.00' } },
      approbation: null,
    });
    expect(vue.livraison.envois.flatMap(({ lignes }) => lignes)).toEqual([
      { ligneId: vis, quantite: 20 },
    ]);
    const [jour] = vue.livraison.envois.map((each) => each.jour);
    expect(jour).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const { key } = await read<{ key: string }>(
      accepter(offre, { lignes: [vis], accord: vue.accord }),
    );
    expect(await commandee(key)).toEqual({
      netHT: vue.tarif.netHT.montant,
      ttc: vue.tarif.ttc.montant,
      portHT: '0.00',
    });
  });

  test('a part under the threshold of free carriage pays its own', async () => {
    const offre = await proposer({ vis: [5, 20] });
    const [petite] = offre.courante.lignes.map(({ id }) => id);
    const vue = await read<CommandeDeDevis>(apercevoir(offre, [petite ?? 0]));
    // 5 boxes weigh 2.5 kg: the step up to 30 kg.
    expect(vue.livraison).toMatchObject({
      port: { montant: '19.90' },
      portLibelle: 'Colis, département 44',
    });
    expect(vue.tarif.port?.montant).toBe('19.90');
  });

  test('long goods pay theirs, and the rest ordered later its own', async () => {
    const offre = await proposer();
    const machine = ligneOf(offre, 'PVX-18-60');
    const vue = await read<CommandeDeDevis>(apercevoir(offre, [machine]));
    // Two of 40 kg: two consignments of up to 50 kg.
    expect(vue.livraison.port.montant).toBe('38.00');
    await accepter(offre, { lignes: [machine], accord: vue.accord });
    const reste = await read<CommandeDeDevis>(apercevoir(offre));
    expect(reste).toMatchObject({
      lignes: [ligneOf(offre, 'VBF-05060-ZJ')],
      livraison: { port: { montant: '0.00' } },
    });
  });

  test('the whole offer at once costs what the offer said', async () => {
    const offre = await proposer();
    const vue = await read<CommandeDeDevis>(apercevoir(offre));
    expect(vue.entiere).toBe(true);
    expect(vue.tarif).toEqual(offre.courante.tarif);
    expect(vue.livraison.port.montant).toBe('12.50');
  });

  test('who has to agree and how it can be paid is told', async () => {
    const offre = await proposer();
    await write(sql`update utilisateur set limite_commande = 100 where email = ${MOREL}`);
    const vue = await read<CommandeDeDevis>(apercevoir(offre));
    await write(sql`update utilisateur set limite_commande = null`);
    expect(vue.approbation?.approbateurs).toEqual(['Hélène Morel']);
    expect(vue.approbation?.motifs[0]).toContain('100,00');
    expect(vue.modesPaiement.map(({ mode, disponible }) => [mode, disponible])).toEqual([
      ['en-compte', true],
      ['virement', true],
      ['au-retrait', false],
    ]);
  });

  test('nothing is shown to another company, of a line that is gone, or of no offer', async () => {
    const offre = await proposer();
    const autre = await newBuyer(equipe.api, LEMAIRE);
    expect(await code(apercevoir(offre, undefined, autre))).toBe('404 introuvable');
    expect(await code(apercevoir(offre, [999_999]))).toBe('409 devis-perime');
    await who.call(
      'POST',
      `/api/devis/${offre.key}/refuser`,
      envoi({ motif: 'prix', precision: '' }),
    );
    expect(await code(apercevoir(offre))).toBe('409 devis-clos');
  });
});

test('a quote whose goods are changed is carried for what they now are', async () => {
  const offre = await proposer({ vis: [5], perceuses: 0 });
  const modifier = ({ version, courante }: Devis, quantite: number) => {
    const lignes = courante.lignes.map(({ id, articleId, chantier }) => {
      return { id, articleId, quantite, chantier };
    });
    const body = envoi({ version, lignes });
    return read<Devis>(who.call('PATCH', `/api/devis/${offre.key}`, body));
  };
  const meme = await modifier(offre, 5);
  expect(meme.courante.tarif.port?.montant).toBe('12.50');
  const autre = await modifier(meme, 20);
  expect(autre.courante.tarif.port?.montant).toBe('0.00');
  expect(autre.livraison).toMatchObject({
    port: { montant: '0.00' },
    portLibelle: 'Franco de port',
  });
});

describe('what changed since it was shown is refused', () => {
  test('a carriage', async () => {
    const offre = await proposer({ vis: [5], perceuses: 2 });
    const vis = ligneOf(offre, 'VBF-05060-ZJ');
    const { accord } = await read<CommandeDeDevis>(apercevoir(offre, [vis]));
    await write(sql`update compte set franco_seuil = 50 where id = ${equipe.morel}`);
    const reponse = await code(accepter(offre, { lignes: [vis], accord }));
    await write(sql`update compte set franco_seuil = 150 where id = ${equipe.morel}`);
    expect(reponse).toBe('409 livraison-modifiee');
  });

  test('a day', async () => {
    const offre = await proposer({ perceuses: 0 });
    const { accord } = await read<CommandeDeDevis>(apercevoir(offre));
    await write(
      sql`update stock set quantite = 0, attendu = 0, attendu_le = null where article_id = ${equipe.vis}`,
    );
    expect(await code(accepter(offre, { accord }))).toBe('409 livraison-modifiee');
  });

  test('the lines themselves', async () => {
    const offre = await proposer({ vis: [5, 20], perceuses: 0 });
    const [une, deux] = offre.courante.lignes.map(({ id }) => id);
    const { accord } = await read<CommandeDeDevis>(apercevoir(offre, [une ?? 0]));
    expect(await code(accepter(offre, { lignes: [deux], accord }))).toMatch(/^409 /);
  });
});

describe('a price that was refused', () => {
  async function refuserUn(): Promise<{ devis: Devis; vis: number; machine: number }> {
    const offre = await proposer();
    const devis = await read<Devis>(
      who.call(
        'POST',
        `/api/devis/${offre.key}/lignes/${ligneOf(offre, 'PVX-18-60')}/refuser-prix`,
        envoi({ version: offre.version, prixSouhaite: '140', precision: '' }),
      ),
    );
    return { devis, vis: ligneOf(devis, 'VBF-05060-ZJ'), machine: ligneOf(devis, 'PVX-18-60') };
  }

  test('waits for its answer while the other lines are ordered', async () => {
    const { devis, vis, machine } = await refuserUn();
    const vue = await read<CommandeDeDevis>(apercevoir(devis));
    expect(vue).toMatchObject({ lignes: [vis], livraison: { port: { montant: '0.00' } } });
    expect(await code(accepter(devis, { lignes: [vis, machine] }))).toBe('409 devis-perime');
    expect((await accepter(devis, { accord: vue.accord })).status).toBe(200);
    const apres = await readDevis(who, devis.key);
    expect(apres).toMatchObject({ etat: 'en-etude', valableJusqu: null });
    const body = offrir(
      {
        ...apres,
        courante: {
          ...apres.courante,
          lignes: apres.courante.lignes.filter(({ id }) => id === machine),
        },
      },
      { 'PVX-18-60': '5' },
      { valableJusqu: DANS_UN_MOIS },
    );
    const mieux = await read<Devis>(delegue.call('POST', `/api/devis/${devis.key}/proposer`, body));
    expect(mieux.etat).toBe('propose');
    expect((await accepter(mieux)).status).toBe(200);
    expect((await readDevis(who, devis.key)).etat).toBe('accepte');
  });
});

test('what is cut is ordered once its sizes were read again', async () => {
  const offre = await proposer({ vis: [20], perceuses: 0 });
  await write(sql`
    update devis_ligne l
       set trait_coupe = 'x', coupe = '{"pieces": [], "montantHT": {"montant": "0.00", "devise": "EUR"}}'
      from devis d
     where d.id = l.devis_id and d.cle = ${offre.key}`);
  expect(await code(accepter(offre))).toBe('422 piece-incomplete');
  expect((await accepter(offre, { traitCoupeValide: true })).status).toBe(200);
});
