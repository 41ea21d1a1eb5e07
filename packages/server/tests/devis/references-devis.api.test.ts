/** What Chorus Pro asks of a public body, given when a quote is ordered: it was asked for without. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CommandeDeDevis } from '@comptoir/contract/devis/commande-devis.contract.ts';
import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import { exigencesOf, type Exigence } from '@comptoir/contract/panier/references.schema.ts';
import { expedierCommande } from '../../src/commandes/suivi/expedier-commande.ts';
import { preparerCommande } from '../../src/commandes/suivi/preparer-commande.ts';
import { sql } from '../../src/db/sql.ts';
import { facturerCompte } from '../../src/factures/emission/facturer.ts';
import { upsertExigences } from '../../src/factures/exigences-chorus.sql.ts';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import { readCommande } from '../commandes/tunnel.ts';
import { agirPour, envoi, journal, PATRON, read, signIn, startEquipe } from '../delegue/equipe.ts';
import { forFile } from '../for-file.ts';
import { insertPorts } from '../livraison/livraisons.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { readDevis } from './devis-de-test.ts';
import { proposerUn, refusee } from './offres-de-test.ts';

const LILAS = { chantier: 'Lilas', codeServiceChorus: 'VOIRIE', numeroEngagement: 'EJ-1' };
const TILLEULS = { chantier: 'Tilleuls', codeServiceChorus: 'ECOLES', numeroEngagement: 'EJ-2' };
const LES_DEUX = ['codeServiceChorus', 'numeroEngagement'];

const equipe = forFile(() => startEquipe({ lieux: true }));
let who: Visitor;
let delegue: Visitor;
let offre: Devis;
beforeAll(async () => {
  await insertPorts(equipe.pool);
  await equipe.pool.execute(sql`update delegue set plafond_remise = 20 where id = ${equipe.dk07}`);
  delegue = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
});
beforeEach(async () => {
  await equipe.pool.execute(sql`delete from panier`);
  await equipe.pool.execute(sql`update stock set quantite = 100000`);
  await publier(true);
  await exiger('les-deux');
  who = await newBuyer(equipe.api, MOREL);
  // Screws for Lilas, drills for Tilleuls.
  offre = await proposerUn(equipe, who, delegue);
});

const publier = (isPublic: boolean) =>
  equipe.pool.execute(
    sql`update compte set secteur_public = ${isPublic} where id = ${equipe.morel}`,
  );
const exiger = (exigence: Exigence) => upsertExigences(equipe.pool, 'C001', exigencesOf(exigence));

const apercevoir = (lignes?: number[]) =>
  read<CommandeDeDevis>(
    who.call(
      'POST',
      `/api/devis/${offre.key}/apercu`,
      envoi({ version: offre.version, ...(lignes && { lignes }) }),
    ),
  );

let cles = 0;
function accepter(
  plus: object,
  { par = who, cle = `references-${++cles}` }: { par?: Visitor; cle?: string } = {},
): Promise<Response> {
  return par.call('POST', `/api/devis/${offre.key}/accepter`, {
    body: JSON.stringify({ version: offre.version, ...plus }),
    headers: { 'content-type': 'application/json', 'idempotency-key': cle },
  });
}

/** Nothing of it was ordered. */
async function expectOuvert(): Promise<void> {
  expect(await readDevis(who, offre.key)).toMatchObject({ etat: 'propose', commandes: [] });
}

const ligneOf = (chantier: string) =>
  offre.courante.lignes.find((ligne) => ligne.chantier === chantier)?.id ?? 0;

describe('a quote of a public body', () => {
  test('says of each chantier what its Chorus Pro asks for', async () => {
    expect(await apercevoir()).toMatchObject({
      chorus: { service: true, engagement: true, soit: false },
      chantiers: [
        { chantier: 'Lilas', codeServiceChorus: null, numeroEngagement: null, manque: LES_DEUX },
        { chantier: 'Tilleuls', manque: LES_DEUX },
      ],
    });
    expect((await apercevoir([ligneOf('Tilleuls')])).chantiers).toMatchObject([
      { chantier: 'Tilleuls' },
    ]);
  });

  test('is not ordered without them, of each chantier', async () => {
    const { accord } = await apercevoir();
    expect(await refusee(accepter({ accord }))).toMatchObject({
      status: 422,
      code: 'piece-incomplete',
      data: { etape: 'confirmation', champ: 'codeServiceChorus', chantier: 'Lilas' },
    });
    const sans = { chantier: 'Tilleuls', codeServiceChorus: 'ECOLES', numeroEngagement: ' ' };
    expect(await refusee(accepter({ accord, references: [LILAS, sans] }))).toMatchObject({
      code: 'piece-incomplete',
      data: { champ: 'numeroEngagement', chantier: 'Tilleuls' },
    });
    await expectOuvert();
  });

  test('is ordered with them: they are on the order, and on each invoice of it', async () => {
    const { accord } = await apercevoir();
    const espaces = { ...LILAS, codeServiceChorus: '  VOIRIE ', referenceCommande: 'BC-7' };
    const { key, numero } = await read<{ key: string; numero: string }>(
      accepter({ accord, references: [espaces, TILLEULS] }),
    );
    const commande = await readCommande(who, key);
    expect(commande.lignesParChantier).toMatchObject([
      { libelle: 'Lilas', codeServiceChorus: 'VOIRIE', referenceCommande: 'BC-7' },
      { libelle: 'Tilleuls', codeServiceChorus: 'ECOLES', numeroEngagement: 'EJ-2' },
    ]);
    await livrer(numero);
    const fichiers = await Promise.all((await facturer()).map(readUbl));
    expect(fichiers.map(codesOf).toSorted()).toEqual(['ECOLES EJ-2', 'VOIRIE EJ-1']);
  });

  test('is ordered in parts: only chantiers of what is ordered are asked for', async () => {
    const lignes = [ligneOf('Tilleuls')];
    expect(await refusee(accepter({ lignes, references: [LILAS] }))).toMatchObject({
      status: 409,
      code: 'devis-perime',
    });
    const { key } = await read<{ key: string }>(accepter({ lignes, references: [TILLEULS] }));
    expect((await readCommande(who, key)).lignesParChantier).toMatchObject([
      { libelle: 'Tilleuls', numeroEngagement: 'EJ-2' },
    ]);
    expect(await refusee(accepter({ references: [] }))).toMatchObject({
      data: { chantier: 'Lilas' },
    });
    expect((await accepter({ references: [LILAS] })).status).toBe(200);
  });

  test('is ordered for it by its delegate with them alone', async () => {
    expect(await refusee(accepter({}, { par: delegue }))).toMatchObject({
      code: 'piece-incomplete',
    });
    const { key, numero } = await read<{ key: string; numero: string }>(
      accepter({ references: [LILAS, TILLEULS] }, { par: delegue }),
    );
    expect((await readCommande(who, key)).lignesParChantier[0]).toMatchObject({
      codeServiceChorus: 'VOIRIE',
    });
    expect((await journal(equipe)).filter((acte) => acte.includes(numero))).toHaveLength(1);
  });

  test('waits for who has to agree with them, and never without', async () => {
    const limiter = (limite: number | null) =>
      equipe.pool.execute(
        sql`update utilisateur set limite_commande = ${limite} where email = ${MOREL}`,
      );
    await limiter(100);
    const sans = await refusee(accepter({}));
    const avec = await read<{ key: string }>(accepter({ references: [LILAS, TILLEULS] }));
    await limiter(null);
    expect(sans).toMatchObject({ code: 'piece-incomplete' });
    const patron = await signIn(equipe, PATRON);
    const { key } = avec;
    expect((await readCommande(who, key)).etat).toBe('a-valider');
    const accord = await patron.call('POST', `/api/commandes/${key}/valider`, envoi({}));
    expect(accord.status, await accord.clone().text()).toBe(200);
    expect(await readCommande(who, key)).toMatchObject({
      etat: 'validee',
      lignesParChantier: [{ numeroEngagement: 'EJ-1' }, { numeroEngagement: 'EJ-2' }],
    });
  });

  test('is ordered once, however often it is sent', async () => {
    const plus = { references: [LILAS, TILLEULS] };
    const reponses = await Promise.all(
      Array.from({ length: 6 }, () => accepter(plus, { cle: `six-${offre.numero}` })),
    );
    const recues = await Promise.all(
      reponses.map(async (r) => (await r.json()) as { key: string }),
    );
    expect(new Set(recues.map(({ key }) => key)).size).toBe(1);
    expect((await readDevis(who, offre.key)).commandes).toHaveLength(1);
  });

  test('takes what Chorus Pro would take, of chantiers it has, each once', async () => {
    for (const references of [
      [{ ...LILAS, codeServiceChorus: 'x'.repeat(101) }],
      [{ ...LILAS, numeroEngagement: 'x'.repeat(51) }],
      [LILAS, LILAS],
      [{ codeServiceChorus: 'VOIRIE' }],
      'VOIRIE',
    ]) {
      expect(await refusee(accepter({ references }))).toMatchObject({
        status: 400,
        code: 'requete-invalide',
      });
    }
    const ailleurs = { ...TILLEULS, chantier: 'Platanes' };
    expect(await refusee(accepter({ references: [LILAS, TILLEULS, ailleurs] }))).toMatchObject({
      code: 'devis-perime',
    });
    await expectOuvert();
  });

  test('is nothing to another company, whatever it names', async () => {
    await equipe.pool.execute(sql`update compte set bloque = false where id = ${equipe.lemaire}`);
    const autre = await newBuyer(equipe.api, LEMAIRE);
    const reponse = await refusee(accepter({ references: [LILAS, TILLEULS] }, { par: autre }));
    await equipe.pool.execute(sql`update compte set bloque = true where id = ${equipe.lemaire}`);
    expect(reponse).toMatchObject({ status: 404, code: 'introuvable' });
    await expectOuvert();
  });
});

test.each([
  ['service', ['codeServiceChorus'], { codeServiceChorus: 'VOIRIE' }],
  ['engagement', ['numeroEngagement'], { numeroEngagement: 'EJ-1' }],
  ['soit', LES_DEUX, { numeroEngagement: 'EJ-1' }],
] as const)('a body asked for %s orders once it has it', async (exigence, manque, assez) => {
  await exiger(exigence);
  expect((await apercevoir()).chantiers).toMatchObject([{ manque }, { manque }]);
  expect(await refusee(accepter({}))).toMatchObject({
    code: 'piece-incomplete',
    data: { champ: manque[0] },
  });
  const references = ['Lilas', 'Tilleuls'].map((chantier) => ({ chantier, ...assez }));
  expect((await accepter({ references })).status).toBe(200);
});

test('a body asked for nothing, and a company, order without', async () => {
  await exiger('aucune');
  expect((await apercevoir([ligneOf('Lilas')])).chantiers).toMatchObject([{ manque: [] }]);
  expect((await accepter({ lignes: [ligneOf('Lilas')] })).status).toBe(200);
  await publier(false);
  expect(await apercevoir()).toMatchObject({ chorus: null, chantiers: [{ manque: [] }] });
  expect((await accepter({})).status).toBe(200);
});

/** All of it, chantier by chantier. */
async function livrer(numero: string): Promise<void> {
  const { pool } = equipe;
  const { id, lignes } = await pool.one<{ id: number; lignes: { id: number; q: number }[] }>(sql`
    select c.id, (select json_agg(json_build_object('id', l.id, 'q', l.quantite))
                    from commande_ligne l where l.commande_id = c.id) as lignes
      from commande c where c.numero = ${numero}`);
  await preparerCommande(pool, id, new Date());
  await expedierCommande(
    pool,
    {
      commandeId: id,
      transporteur: '',
      suivi: '',
      lignes: lignes.map(({ id: ligneId, q }) => ({ ligneId, quantite: q })),
    },
    new Date('2026-03-01T08:00:00Z'),
  );
  await pool.execute(sql`
    update bon_livraison set livre_le = '2026-03-02T10:00:00Z'
     where commande_id = ${id} and livre_le is null`);
}

async function facturer(): Promise<string[]> {
  const { pool, morel } = equipe;
  await pool.execute(sql`
    insert into compte_facturation (compte_id, regle, depuis) values (${morel}, 'bon', '2000-01-01')
    on conflict (compte_id) do nothing`);
  const ids = await facturerCompte(pool, morel, '2026-03-15');
  const rows = await pool.query<{ cle: string }>(
    sql`select cle from facture where id = any (${ids}::bigint[])`,
  );
  return rows.map(({ cle }) => cle);
}

async function readUbl(key: string): Promise<string> {
  const { data } = await read<{ data: string }>(
    who.call('GET', `/api/factures/${key}/export?format=ubl`),
  );
  return Buffer.from(data, 'base64').toString('utf8');
}

/** BT-10 and BT-13. */
function codesOf(ubl: string): string {
  const [, service] = /<cbc:BuyerReference>([^<]*)</.exec(ubl) ?? [];
  const [, engagement] =
    /<cac:OrderReference><cbc:ID>([^<]*)</.exec(ubl.replaceAll(/>\s+</g, '><')) ?? [];
  return `${service} ${engagement}`;
}
