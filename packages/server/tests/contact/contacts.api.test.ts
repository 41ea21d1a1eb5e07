/** Whom a company can turn to, and the slots they call back in: each is taken once. */
import type { Contacts, Rappel } from '@comptoir/contract/contact/contacts.contract.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { instantOf } from '@comptoir/contract/jours-ouvres.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EnvoiCourrier } from '../../src/courrier/envoi.ts';
import { sql } from '../../src/db/sql.ts';
import { buildLieux, LEMAIRE, MOREL } from '../articles/golden.ts';
import {
  agirPour,
  envoi,
  journal,
  PATRON,
  read,
  signIn,
  startEquipe,
  type Equipe,
} from '../delegue/equipe.ts';
import { demanderDevis, remplir } from '../devis/devis-de-test.ts';
import type { Visitor } from '../visitors.ts';

/** A Tuesday so far away that no test is run after it; Wednesday is a holiday. */
const MARDI = '2083-07-13';
const JEUDI = '2083-07-15';
/** The store counts what it has. */
const VENDREDI = '2083-07-16';
let maintenant = instantOf(MARDI, '09:10');
let equipe: Equipe;
let anne: Visitor;
let patron: Visitor;

beforeAll(async () => {
  equipe = await startEquipe({ now: () => maintenant });
  await buildLieux(equipe.pool, equipe.vis);
  await equipe.pool.execute(sql`update compte set magasin_id = 3 where code = 'C001'`);
  await equipe.pool.execute(sql`
    insert into magasin_exception (magasin_id, jour, plages, motif_fr, motif_en, motif_es)
    values (3, ${VENDREDI}, '[]', 'Inventaire', 'Stocktaking', 'Inventario')`);
  anne = await signIn(equipe, MOREL);
  patron = await signIn(equipe, PATRON);
});
beforeEach(async () => {
  maintenant = instantOf(MARDI, '09:10');
  await equipe.pool.execute(sql`delete from rappel`);
});
afterAll(() => equipe.api.close());

const readContacts = (who: Visitor) => read<Contacts>(who.call('GET', '/api/contacts'));
const creneauxOf = (contacts: Contacts, voulu: string) =>
  contacts.interlocuteurs.find(({ genre }) => genre === voulu)?.creneaux ?? [];
const heuresOf = (contacts: Contacts, voulu: string, le: string) =>
  creneauxOf(contacts, voulu).find(({ jour }) => jour === le)?.heures ?? [];

const VOULU = {
  interlocuteur: 'delegue',
  jour: JEUDI,
  heure: '10:00',
  telephone: '06 99 00 12 34',
  sujet: 'prix',
  texte: 'Le tarif des paumelles',
};

function demander(
  who: Visitor,
  partie: Partial<typeof VOULU> = {},
  cle: string = crypto.randomUUID(),
): Promise<Response> {
  const { headers, body } = envoi({ ...VOULU, ...partie });
  return who.call('POST', '/api/contacts/rappels', {
    body,
    headers: { ...headers, 'idempotency-key': cle },
  });
}
async function listEnvois(numero: string): Promise<EnvoiCourrier[]> {
  const rows = await equipe.pool.query<{ envoi: EnvoiCourrier }>(sql`
    select payload as envoi from graphile_worker._private_jobs
     where payload ->> 'texte' like ${`%${numero}%`}
     order by id`);
  return rows.map(({ envoi }) => envoi);
}
const codeOf = async (answer: Promise<Response>) =>
  ((await (await answer).json()) as { code?: string }).code;

describe('the contacts of a company', () => {
  test('are its delegate, its store and the house, each with the slots they work in', async () => {
    const contacts = await readContacts(anne);
    expect(contacts.interlocuteurs.map(({ genre, nom }) => [genre, nom])).toEqual([
      ['delegue', expect.stringMatching(/\S/)],
      ['magasin', 'Nantes Est'],
      ['siege', ''],
    ]);
    // From half an hour on; the store has a break at noon.
    expect(heuresOf(contacts, 'delegue', MARDI)[0]).toBe('10:00');
    expect(heuresOf(contacts, 'magasin', MARDI)).not.toContain('12:00');
    expect(heuresOf(contacts, 'magasin', MARDI)).toContain('14:00');
    // The 14th of July is a holiday.
    expect(creneauxOf(contacts, 'siege').map(({ jour }) => jour)).toEqual([
      MARDI,
      JEUDI,
      '2083-07-16',
      '2083-07-19',
      '2083-07-20',
    ]);
  });

  test('are closed with the store, whatever its week says', async () => {
    expect(heuresOf(await readContacts(anne), 'magasin', VENDREDI)).toEqual([]);
    const inventaire = demander(anne, { interlocuteur: 'magasin', jour: VENDREDI });
    expect(await codeOf(inventaire)).toBe('creneau-ferme');
    expect((await demander(anne, { jour: VENDREDI })).status).toBe(200);
  });

  test('of a company without a delegate are the others', async () => {
    await equipe.pool.execute(sql`update delegue set actif = false where id = ${equipe.dk07}`);
    const { interlocuteurs } = await readContacts(anne);
    expect(interlocuteurs.map(({ genre }) => genre)).toEqual(['magasin', 'siege']);
    expect(await codeOf(demander(anne))).toBe('introuvable');
    await equipe.pool.execute(sql`update delegue set actif = true where id = ${equipe.dk07}`);
  });

  test('open to nobody who is not of a company', async () => {
    expect((await fetch(`${equipe.api.url}/api/contacts`)).status).toBe(401);
    const dk07 = await signIn(equipe, 'DK07');
    expect(await codeOf(dk07.call('GET', '/api/contacts'))).toBe('sans-client');
  });
});

describe('a call that is asked for', () => {
  test('takes its slot, and mails go to who calls and to who is called', async () => {
    const rappel = await read<Rappel>(demander(anne));
    expect(rappel).toMatchObject({
      numero: expect.stringMatching(/^R\d\d-\d{6}$/),
      genre: 'delegue',
      jour: JEUDI,
      heure: '10:00',
      telephone: '06 99 00 12 34',
    });
    const contacts = await readContacts(anne);
    expect(contacts.rappels).toEqual([rappel]);
    expect(heuresOf(contacts, 'delegue', JEUDI)).not.toContain('10:00');
    // Nobody is called by two at once.
    expect(heuresOf(contacts, 'siege', JEUDI)).not.toContain('10:00');
    const envois = await listEnvois(rappel.numero);
    const delegue = envois.find(({ a }) => a !== MOREL);
    expect(delegue?.texte).toContain('Le tarif des paumelles');
    expect(delegue?.sujet).toContain('Menuiserie Morel');
    expect(envois.find(({ a }) => a === MOREL)?.texte).toContain('10h00');
    expect(envois.map(({ a }) => a)).not.toContain(enseigne.supportDigital.email);
  });

  test('counts once, however often it is sent', async () => {
    const cle = crypto.randomUUID();
    const [un, deux] = await Promise.all([
      read<Rappel>(demander(anne, {}, cle)),
      read<Rappel>(demander(anne, {}, cle)),
    ]);
    expect(un).toEqual(deux);
    // Another tab: it is theirs already.
    expect(await codeOf(demander(anne))).toBe('creneau-pris');
    expect((await readContacts(anne)).rappels).toHaveLength(1);
  });

  test('is refused where another was quicker, and is taken by one of those who ask together', async () => {
    const codes = await Promise.all([codeOf(demander(anne)), codeOf(demander(patron))]);
    expect(codes.toSorted()).toEqual(['creneau-pris', undefined]);
    expect(heuresOf(await readContacts(patron), 'delegue', JEUDI)).not.toContain('10:00');
  });

  test('is one of as many as they can make at once', async () => {
    await equipe.pool.execute(sql`
      insert into rappel_capacite (genre, delegue_id, capacite) values ('delegue', ${equipe.dk07}, 2)`);
    const codes = await Promise.all([codeOf(demander(anne)), codeOf(demander(patron))]);
    expect(codes).toEqual([undefined, undefined]);
    const places = await equipe.pool.query(sql`select place from rappel order by place`);
    expect(places).toEqual([{ place: 1 }, { place: 2 }]);
    await equipe.pool.execute(
      sql`update rappel_capacite set capacite = 0 where delegue_id = ${equipe.dk07}`,
    );
    expect(creneauxOf(await readContacts(anne), 'delegue')).toEqual([]);
    expect(await codeOf(demander(anne, { heure: '11:00' }))).toBe('creneau-ferme');
    await equipe.pool.execute(sql`delete from rappel_capacite where delegue_id is not null`);
  });

  test('is refused when it is past, on a holiday, in the night or far away', async () => {
    for (const partie of [
      { jour: MARDI, heure: '09:00' },
      { jour: '2083-07-12' },
      { jour: '2083-07-14' },
      { heure: '22:00' },
      { heure: '10:10' },
      { jour: '2083-11-02' },
    ]) {
      expect(await codeOf(demander(anne, partie)), JSON.stringify(partie)).toBe('creneau-ferme');
    }
    // It was proposed, and the page stayed open for too long.
    expect(heuresOf(await readContacts(anne), 'siege', MARDI)).toContain('11:00');
    maintenant = instantOf(MARDI, '11:00');
    expect(
      await codeOf(demander(anne, { interlocuteur: 'siege', jour: MARDI, heure: '11:00' })),
    ).toBe('creneau-ferme');
  });

  test('is refused without a number to call, and beyond the third', async () => {
    expect(await codeOf(demander(anne, { telephone: '------' }))).toBe('requete-invalide');
    for (const heure of ['10:00', '10:30', '11:00']) {
      expect((await demander(anne, { heure })).status).toBe(200);
    }
    expect(await codeOf(demander(anne, { heure: '11:30' }))).toBe('trop-de-rappels');
  });

  test('is given up by who asked and nobody else; its slot is free again', async () => {
    const { id } = await read<Rappel>(demander(anne));
    expect(await codeOf(patron.call('DELETE', `/api/contacts/rappels/${id}`))).toBe('introuvable');
    expect((await anne.call('DELETE', `/api/contacts/rappels/${id}`)).status).toBe(204);
    expect(await codeOf(anne.call('DELETE', `/api/contacts/rappels/${id}`))).toBe('introuvable');
    const contacts = await readContacts(patron);
    expect(heuresOf(contacts, 'delegue', JEUDI)).toContain('10:00');
    expect(contacts.echanges).toMatchObject([
      { genre: 'rappel', etat: 'annule', auteur: 'Anne Morel' },
    ]);
    expect((await demander(patron)).status).toBe(200);
  });

  test('by a delegate for their customer is in the journal', async () => {
    const before = (await journal(equipe)).length;
    const dk07 = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
    const { numero } = await read<Rappel>(demander(dk07, { interlocuteur: 'magasin' }));
    expect((await journal(equipe)).slice(before)).toContain(
      `DK07 C001 ${MOREL} rappel-demande {"numero": "${numero}"}`,
    );
  });
});

describe('the last exchanges', () => {
  test('are messages, quotes and calls together, the latest first; of the company for who runs it', async () => {
    await equipe.pool.execute(sql`delete from devis`);
    await remplir(anne, [{ articleId: equipe.vis, quantite: 5 }]);
    const { key } = await demanderDevis(equipe, anne, { email: MOREL });
    await equipe.pool.execute(sql`update devis set demande_le = ${instantOf(MARDI, '08:00')}`);
    await equipe.pool.execute(sql`
      insert into demande_contact (numero, sujet, utilisateur_id, compte_id, nom, societe, email,
        telephone, texte, langue, cree_le)
      values ('M26-000001', 'livraison', ${equipe.personnes[PATRON] ?? 0}, ${equipe.morel},
        'Hélène Morel', '', ${PATRON}, '', 'Un colis ouvert', 'fr', ${instantOf(MARDI, '07:00')})`);
    await demander(anne);
    const { echanges } = await readContacts(patron);
    expect(echanges.map(({ genre }) => genre)).toEqual(['rappel', 'devis', 'message']);
    expect(echanges).toMatchObject([
      { sujet: 'prix', etat: 'prevu' },
      { key, etat: 'demande', auteur: 'Anne Morel' },
      { sujet: 'livraison', repondu: false },
    ]);
    const siens = (await readContacts(anne)).echanges;
    expect(siens.map(({ genre }) => genre)).toEqual(['rappel', 'devis']);
    const lemaire = await readContacts(await signIn(equipe, LEMAIRE));
    expect(lemaire.echanges).toEqual([]);
  });
});
