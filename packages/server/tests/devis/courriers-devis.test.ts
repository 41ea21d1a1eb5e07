import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import { formatArgent, formatDate } from '@comptoir/contract/words/formats.ts';
import { ajouterJoursOuvres, jourOf } from '@comptoir/contract/jours-ouvres.ts';
import type { Message } from '@comptoir/contract/messages/messages.contract.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EnvoiCourrier } from '../../src/courrier/envoi.ts';
import { sql } from '../../src/db/sql.ts';
import { devisCourrier, expirerDevis } from '../../src/devis/devis.public.ts';
import type { CourrierDevis } from '../../src/devis/taches-devis.public.ts';
import { MOREL } from '../articles/golden.ts';
import { agirPour, envoi, read, signIn, startEquipe, type Equipe } from '../delegue/equipe.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { demanderDevis, readDevis, offrir, remplir } from './devis-de-test.ts';

let equipe: Equipe;
let who: Visitor;
let delegue: Visitor;
const URL_BOUTIQUE = 'https://boutique.test';
const DK07 = 'dk07@comptoir.test';
const JOUR = jourOf(new Date());
const DANS_UN_MOIS = ajouterJoursOuvres(jourOf(new Date(Date.now() + 30 * 86_400_000)), 0);

beforeAll(async () => {
  equipe = await startEquipe();
  await equipe.pool.execute(sql`update delegue set plafond_remise = 20 where id = ${equipe.dk07}`);
  who = await newBuyer(equipe.api, MOREL);
  delegue = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
});
afterAll(() => equipe.api.close());
beforeEach(async () => {
  await equipe.pool.execute(sql`delete from panier`);
  await equipe.pool.execute(sql`delete from message`);
  await equipe.pool.execute(sql`delete from graphile_worker._private_jobs`);
});

async function demander(): Promise<Devis> {
  await remplir(who, [{ articleId: equipe.vis, quantite: 20 }], 'Lilas');
  const { key } = await demanderDevis(equipe, who);
  return readDevis(who, key);
}

async function proposer(valableJusqu = DANS_UN_MOIS, note?: string): Promise<Devis> {
  const { key } = await demander();
  const body = offrir(
    await readDevis(delegue, key),
    { 'VBF-05060-ZJ': '10' },
    { valableJusqu, ...(note !== undefined && { note }) },
  );
  return read<Devis>(delegue.call('POST', `/api/devis/${key}/proposer`, body));
}

/** What waits in the queue, done; returns the mails that come of it. */
async function courriers(): Promise<EnvoiCourrier[]> {
  const jobs = await equipe.pool.query<{ donnees: CourrierDevis }>(sql`
    select j.payload as donnees
      from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'devis-courrier'
     order by j.id`);
  const write = devisCourrier(equipe.pool, URL_BOUTIQUE);
  for (const { donnees } of jobs) await write(donnees);
  const envois = await equipe.pool.query<{ envoi: EnvoiCourrier }>(sql`
    select payload as envoi
      from graphile_worker._private_jobs
     where payload ->> 'sujet' is not null
     order by id`);
  await equipe.pool.execute(sql`delete from graphile_worker._private_jobs`);
  return envois.map((row) => row.envoi);
}

async function messages(visitor: Visitor): Promise<Pick<Message, 'libelle' | 'lien'>[]> {
  const answer = await visitor.call('GET', '/api/messages');
  const { messages: base64 } = (await answer.json()) as { messages: string };
  const lus = JSON.parse(Buffer.from(base64, 'base64').toString()) as Message[];
  return lus.map(({ libelle, lien }) => ({ libelle, ...(lien !== undefined && { lien }) }));
}

const parler = (langue: string) =>
  equipe.pool.execute(sql`update utilisateur set langue = ${langue} where email = ${MOREL}`);

describe('mails', () => {
  test('of a request go to who asked and to the delegates of the company', async () => {
    const { numero, key } = await demander();
    const mails = await courriers();
    expect(mails.map(({ a }) => a)).toEqual([MOREL, DK07]);
    const [client, interne] = mails;
    expect(client?.sujet).toBe(`Votre demande de devis ${numero} est bien arrivée`);
    expect(client?.texte).toContain(`${URL_BOUTIQUE}/mon-compte/devis/${key}`);
    expect(interne).toMatchObject({ repondreA: MOREL });
    expect(interne?.texte).toContain('Camion avec hayon');
  });

  test.each([
    ['fr', 'Votre devis'],
    ['en', 'Your quote'],
    ['es', 'Su presupuesto'],
  ] as const)('of an offer go to who asked, in their language: %s', async (langue, mots) => {
    await parler(langue);
    const { netHT } = await proposer();
    const mail = (await courriers()).at(-1);
    await parler('fr');
    expect(mail).toMatchObject({ a: MOREL, langue, repondreA: DK07 });
    expect(mail?.sujet).toContain(mots);
    expect(mail?.texte).toContain(formatArgent(langue, netHT));
    expect(mail?.texte).toContain(formatDate(DANS_UN_MOIS));
    expect(mail?.texte).toContain('Prix tenus pour le chantier');
    expect(`${mail?.sujet}${mail?.texte}`).not.toMatch(/\{\{|devis\.\w/);
  });

  test('of an offer say the total with tax to who reads that first, and without it to delegates', async () => {
    const preferer = (preferences: object) =>
      who.call('PATCH', '/api/profil', envoi({ preferences }));
    await preferer({ prix: 'ttc' });
    await demander();
    const interne = (await courriers()).find(({ a }) => a === DK07);
    const offre = await proposer();
    const mails = await courriers();
    const lus = await messages(who);
    await preferer({ prix: 'ht' });
    const { netHT, ttc } = offre.courante.tarif;
    const total = `${formatArgent('fr', ttc)}\u00a0TTC`;
    expect(mails.at(-1)?.sujet).toContain(total);
    expect(lus[0]?.libelle).toContain(total);
    expect(interne?.texte).toMatch(/\u00a0HT au tarif du jour/);
    expect(mails.at(-1)?.sujet).not.toContain(formatArgent('fr', netHT));
  });

  test('of an offer without a word of the delegate tell of none', async () => {
    await proposer(DANS_UN_MOIS, '');
    const mail = (await courriers()).at(-1);
    expect(mail?.texte).toContain('a répondu à votre demande');
    expect(mail?.texte).not.toMatch(/Son mot|aucune précision/);
  });

  test('of a price refused, a quote refused or edited go to the delegate who answers', async () => {
    const offre = await proposer();
    await courriers();
    await who.call(
      'POST',
      `/api/devis/${offre.key}/lignes/${offre.courante.lignes[0]?.id}/refuser-prix`,
      envoi({ version: offre.version, prixSouhaite: '15', precision: 'Vu moins cher' }),
    );
    const [prix] = await courriers();
    expect(prix).toMatchObject({ a: DK07, repondreA: MOREL });
    for (const mot of ['VBF-05060-ZJ', '15,00', 'Vu moins cher']) {
      expect(prix?.texte).toContain(mot);
    }
    await who.call(
      'POST',
      `/api/devis/${offre.key}/refuser`,
      envoi({ motif: 'projet-abandonne', precision: '' }),
    );
    const [refus] = await courriers();
    expect(refus?.sujet).toContain('projet abandonné');
  });

  test('of a company nobody looks after go to the support', async () => {
    await equipe.pool.execute(sql`delete from portefeuille where compte_id = ${equipe.morel}`);
    await demander();
    const mails = await courriers();
    await equipe.pool.execute(sql`
      insert into portefeuille (delegue_id, compte_id) values (${equipe.dk07}, ${equipe.morel})`);
    expect(mails.map(({ a }) => a)).toEqual([MOREL, 'support@comptoir.test']);
  });
});

describe('on the screen', () => {
  test('who asked is told of the answer, with the way to it, until they read it', async () => {
    const { key, numero, netHT } = await proposer();
    await courriers();
    expect(await messages(who)).toEqual([
      {
        libelle: `Karine Dubois a répondu à votre demande de devis ${numero}\u00a0: ${formatArgent('fr', netHT)}\u00a0HT, valable jusqu’au ${formatDate(DANS_UN_MOIS)}.`,
        lien: `/mon-compte/devis/${key}`,
      },
    ]);
    // A delegate who acts for them leaves it, and has none of their own.
    await readDevis(delegue, key);
    expect(await messages(delegue)).toEqual([]);
    expect(await messages(who)).toHaveLength(1);
    await readDevis(who, key);
    expect(await messages(who)).toEqual([]);
  });

  test('what was told is gone once the quote is refused, or answered again', async () => {
    const refuse = await proposer();
    await courriers();
    await delegue.call(
      'POST',
      `/api/devis/${refuse.key}/refuser`,
      envoi({ motif: 'prix', precision: '' }),
    );
    expect(await messages(who)).toEqual([]);
    const offre = await proposer();
    await courriers();
    const body = offrir(offre, {}, { valableJusqu: DANS_UN_MOIS });
    await delegue.call('POST', `/api/devis/${offre.key}/proposer`, body);
    await courriers();
    expect(await messages(who)).toHaveLength(1);
    await readDevis(who, offre.key);
  });

  test('a quote that was settled before the message was written is not told of', async () => {
    const { key } = await proposer();
    await delegue.call(
      'POST',
      `/api/devis/${key}/refuser`,
      envoi({ motif: 'prix', precision: '' }),
    );
    await courriers();
    expect(await messages(who)).toEqual([]);
  });
});

describe('the night', () => {
  const echoir = (key: string, jours: number) =>
    equipe.pool.execute(sql`
      update devis set valable_jusqu = ${JOUR}::date + ${jours}::int where cle = ${key}`);

  test('reminds three days before the end, once, and ends offers after it', async () => {
    const proche = await proposer();
    const loin = await proposer();
    const passee = await proposer();
    await courriers();
    await echoir(proche.key, 3);
    await echoir(loin.key, 4);
    await echoir(passee.key, -1);
    await expirerDevis(equipe.pool, JOUR);
    const [rappel, ...autres] = await courriers();
    expect(rappel?.sujet).toContain(proche.numero);
    // The reminder takes the place of the answer; what is over is shown no longer.
    const dits = (await messages(who)).map(({ libelle }) => libelle);
    expect(dits.filter((dit) => dit.includes(proche.numero))).toEqual([
      expect.stringMatching(/^Votre devis .* expire le /),
    ]);
    expect(dits.filter((dit) => dit.includes(loin.numero))).toHaveLength(1);
    expect(dits.filter((dit) => dit.includes(passee.numero))).toEqual([]);
    expect(autres).toEqual([]);
    await expirerDevis(equipe.pool, JOUR);
    expect(await courriers()).toEqual([]);
    const etats = await equipe.pool.query<{ etat: string }>(sql`
      select etat from devis
       where cle = any (${[proche.key, loin.key, passee.key]}::text[]) order by id`);
    expect(etats.map(({ etat }) => etat)).toEqual(['propose', 'propose', 'expire']);
    expect((await readDevis(who, passee.key)).evenements[0]).toMatchObject({
      genre: 'expire',
      auteur: null,
    });
    const { donnees } = await equipe.pool.one<{ donnees: object }>(sql`
      select donnees from outbox where sujet = 'devis-modifies' order by id desc limit 1`);
    expect(donnees).toEqual({ ids: [await idOf(passee.key)] });
  });

  test('what ends within a week stands on the card of the customer', async () => {
    await equipe.pool.execute(sql`update devis set valable_jusqu = ${JOUR}::date + 30
                                   where etat = 'propose'`);
    const fiche = async () =>
      (
        await read<{ devisQuiExpirent: number }>(
          delegue.call('GET', `/api/delegue/comptes/${equipe.morel}`),
        )
      ).devisQuiExpirent;
    expect(await fiche()).toBe(0);
    const { key } = await proposer();
    await echoir(key, 7);
    expect(await fiche()).toBe(1);
    await echoir(key, 8);
    expect(await fiche()).toBe(0);
  });

  const idOf = async (key: string) =>
    (await equipe.pool.one<{ id: number }>(sql`select id from devis where cle = ${key}`)).id;
});

describe('a quote on paper', () => {
  test.each(['fr', 'en', 'es'] as const)('tells what the API tells, in %s', async (langue) => {
    const { key, numero } = await proposer();
    const headers = { 'accept-language': langue };
    const devis = await read<Devis>(who.call('GET', `/api/devis/${key}`, { headers }));
    const fichier = await read<{ data: string; name: string; type: string }>(
      who.call('GET', `/api/devis/${key}/export`, { headers }),
    );
    expect(fichier.type).toBe('application/pdf');
    expect(fichier.name).toContain(`${numero}-v2.pdf`);
    const bytes = new Uint8Array(Buffer.from(fichier.data, 'base64'));
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    const lu = text.replace(/\s+/g, ' ');
    const { tarif, lignes } = devis.courante;
    const montants = [
      tarif.brutHT,
      tarif.netHT,
      tarif.ttc,
      ...tarif.tva.map(({ montant }) => montant),
      ...lignes.flatMap(({ montantHT, prixProposeHT }) => [montantHT, prixProposeHT ?? montantHT]),
    ];
    for (const montant of montants) {
      expect(lu).toContain(formatArgent(langue, montant).replace(/\s+/g, ' '));
    }
    for (const mot of [numero, 'Lilas', '14 rue du Rabot', formatDate(DANS_UN_MOIS)]) {
      expect(lu).toContain(mot);
    }
    expect(lu).not.toMatch(/\{\{|papiers\./);
  });
});
