/** Each kind of notification goes the way the person chose, over SMTP as any mail. */
import type { Canal, GenreNotification } from '@comptoir/contract/identite/preferences.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expedierCommande } from '../../src/commandes/suivi/expedier-commande.ts';
import { preparerCommande } from '../../src/commandes/suivi/preparer-commande.ts';
import { sql } from '../../src/db/sql.ts';
import { transaction } from '../../src/db/transaction.ts';
import { addJob } from '../../src/jobs/add-job.ts';
import { MOREL } from '../articles/golden.ts';
import { desservir, passer } from '../commandes/tunnel.ts';
import { forFile } from '../for-file.ts';
import { PATRONNE, startBoutique, URL_BOUTIQUE } from '../identite/boutique.ts';
import { ajouter, json } from '../panier/paniers.ts';
import { newBuyer, type Visitor } from '../visitors.ts';

const boutique = forFile(() => startBoutique());
let anne: Visitor;
let patronne: Visitor;
let adresseId: number;
beforeAll(async () => {
  adresseId = await desservir(boutique.pool, boutique.morel);
  anne = await newBuyer(boutique, MOREL);
  patronne = await newBuyer(boutique, PATRONNE);
});

beforeEach(async () => {
  await boutique.relever();
  await boutique.pool.execute(sql`update utilisateur set preferences = '{}'`);
  await boutique.pool.execute(sql`delete from notification`);
  await boutique.pool.execute(sql`delete from message`);
});

async function preferer(who: Visitor, preferences: object): Promise<void> {
  const answer = await who.call('PATCH', '/api/profil', json({ preferences }));
  expect(answer.status, await answer.clone().text()).toBe(200);
}

async function commander(): Promise<number> {
  await ajouter(anne, boutique.vis, 5);
  const { numero } = await passer(anne, { adresseId });
  const { id } = await boutique.pool.one<{ id: number }>(
    sql`select id from commande where numero = ${numero}`,
  );
  return id;
}

const limiter = (limite: string | null) =>
  boutique.pool.execute(sql`
    update utilisateur set limite_commande = ${limite}::numeric where email = ${MOREL}`);

const tache = (nom: 'resume-quotidien') => transaction(boutique.pool, (tx) => addJob(tx, nom, {}));

interface Evenement {
  /** Who is notified. */
  a: string;
  /** What comes before it, of which nothing is counted. */
  preparer?: () => Promise<number>;
  faire: (id: number) => Promise<unknown>;
}

/** What makes the shop notify of each kind. */
const EVENEMENTS: Partial<Record<GenreNotification, Evenement>> = {
  commande: { a: MOREL, faire: commander },
  livraison: {
    a: MOREL,
    preparer: commander,
    faire: async (commandeId) => {
      await preparerCommande(boutique.pool, commandeId, new Date());
      const colis = { commandeId, transporteur: 'Ligérien', suivi: 'TL42' };
      await expedierCommande(boutique.pool, colis, new Date());
    },
  },
  devis: {
    a: MOREL,
    preparer: async () => {
      await ajouter(anne, boutique.vis, 5);
      await passer(anne, { adresseId, type: 'Devis' });
      const { id } = await boutique.pool.one<{ id: number }>(sql`
        update devis set etat = 'propose', valable_jusqu = current_date + 30
         where id = (select max(id) from devis) returning id`);
      return id;
    },
    faire: (devisId) =>
      transaction(boutique.pool, (tx) =>
        addJob(tx, 'devis-courrier', { devisId, genre: 'propose' }),
      ),
  },
  approbation: {
    a: PATRONNE,
    faire: async () => {
      await limiter('10');
      await commander();
      await limiter(null);
    },
  },
};
const GENRES = Object.keys(EVENEMENTS) as GenreNotification[];

async function arrive(genre: GenreNotification, canal: Canal) {
  const evenement = EVENEMENTS[genre];
  if (!evenement) throw new Error(genre);
  const { a, preparer, faire } = evenement;
  const id = (await preparer?.()) ?? 0;
  const avant = await boutique.nombreDeCourriers(a);
  await preferer(a === MOREL ? anne : patronne, { notifications: { [genre]: canal } });
  await faire(id);
  const mails = (await boutique.nombreDeCourriers(a)) - avant;
  const kept = await boutique.pool.one<{ attente: number; messages: number }>(sql`
    select (select count(*) from notification n
              join utilisateur u on u.id = n.utilisateur_id
             where u.email = ${a} and n.genre = ${genre}) as attente,
           (select count(*) from message m
              join utilisateur u on u.id = m.utilisateur_id
             where u.email = ${a}) as messages`);
  return { mails, ...kept };
}

describe.each(GENRES)('%s', (genre) => {
  const surEcran = genre === 'devis' || genre === 'approbation' ? 1 : 0;

  test('comes by mail at once to who chose nothing else', async () => {
    expect(await arrive(genre, 'mail')).toEqual({
      mails: 1,
      attente: 0,
      messages: surEcran,
    });
  });

  test('waits for the mail of the day of who wants one a day', async () => {
    expect(await arrive(genre, 'resume')).toEqual({ mails: 0, attente: 1, messages: surEcran });
  });

  test('is shown on the site alone to who wants no mail', async () => {
    expect(await arrive(genre, 'site')).toEqual({ mails: 0, attente: 0, messages: surEcran });
  });

  test('is not told at all to who wants nothing', async () => {
    expect(await arrive(genre, 'aucun')).toEqual({ mails: 0, attente: 0, messages: 0 });
  });
});

test('one mail a day tells all that waited, each with its page, and nothing twice', async () => {
  await preferer(anne, { notifications: { commande: 'resume' } });
  await commander();
  await commander();
  const avant = await boutique.nombreDeCourriers(MOREL);
  await tache('resume-quotidien');
  const mail = await boutique.courrier(MOREL);
  expect(mail.subject).toMatch(/^Vos nouvelles du \d{2}\/\d{2}\/\d{4}$/);
  const lignes = mail.text?.match(/Commande .+ enregistrée\n.+\/mon-compte\/commandes\/\S+/g);
  expect(lignes).toHaveLength(2);
  expect(mail.text).toContain(`${URL_BOUTIQUE}/mon-compte/parametres`);
  await tache('resume-quotidien');
  expect(await boutique.nombreDeCourriers(MOREL)).toBe(avant + 1);
});

test('who was shut out since gets no mail of the day', async () => {
  await preferer(anne, { notifications: { commande: 'resume' } });
  await commander();
  const avant = await boutique.nombreDeCourriers(MOREL);
  await boutique.pool.execute(
    sql`update utilisateur set etat = 'desactive' where email = ${MOREL}`,
  );
  await tache('resume-quotidien');
  expect(await boutique.nombreDeCourriers(MOREL)).toBe(avant);
  await boutique.pool.execute(sql`update utilisateur set etat = 'actif' where email = ${MOREL}`);
});

describe('preferences', () => {
  test('are those of everybody until one chooses; what is not given stays', async () => {
    const read = async () =>
      (await (await anne.call('GET', '/api/profil')).json()) as { preferences: object };
    expect((await read()).preferences).toMatchObject({ prix: 'ht', densite: 'aeree' });
    await preferer(anne, { prix: 'ttc', notifications: { devis: 'site' } });
    await preferer(anne, { notifications: { commande: 'resume' } });
    await preferer(anne, { formatExport: 'xlsx' });
    expect((await read()).preferences).toMatchObject({
      prix: 'ttc',
      formatExport: 'xlsx',
      notifications: { devis: 'site', commande: 'resume', livraison: 'mail' },
    });
  });

  test('the columns of each table are kept in the order chosen, apart from those of the others', async () => {
    await preferer(anne, { colonnes: { commandes: ['montant', 'date'] } });
    await preferer(anne, { colonnes: { devis: ['etat'] } });
    const { preferences } = (await (await anne.call('GET', '/api/profil')).json()) as {
      preferences: { colonnes: object };
    };
    expect(preferences.colonnes).toEqual({ commandes: ['montant', 'date'], devis: ['etat'] });
  });

  test.each([
    { colonnes: { commandes: ['poids'] } },
    { colonnes: { avoirs: [] } },
    { prix: 'brut' },
    { notifications: { devis: 'pigeon' } },
    { inconnue: true },
  ])('%j is refused', async (preferences) => {
    const answer = await anne.call('PATCH', '/api/profil', json({ preferences }));
    expect(answer.status).toBe(400);
  });

  test('the delivery one prefers is proposed first', async () => {
    const mode = async () => {
      await ajouter(anne, boutique.vis, 5);
      await anne.call('POST', '/api/panier/transformer?type=Commande');
      const answer = await anne.call('GET', '/api/piece-ouverte/livraison');
      const { choix } = (await answer.json()) as { choix: { mode: string } };
      await anne.call('POST', '/api/panier/vider');
      return choix.mode;
    };
    expect(await mode()).toBe('livraison');
    await preferer(anne, { modeLivraison: 'retrait-magasin' });
    expect(await mode()).toBe('retrait-magasin');
  });
});
