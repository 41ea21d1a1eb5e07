import { ACTES_PAR_PAGE, type Acte } from '@comptoir/contract/delegue/journal.contract.ts';
import { ACTIONS_JOURNAL } from '@comptoir/contract/delegue/actions-journal.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { produitOf } from '../avis/acheteurs.ts';
import { buildLieux, LEMAIRE, MOREL } from '../articles/golden.ts';
import { listCalls, nameOf } from '../http/calls.ts';
import { insertPorts } from '../livraison/livraisons.ts';
import { insertCoupon, insertGoodies, insertPromotion } from '../promotions/promotions.ts';
import type { Visitor } from '../visitors.ts';
import {
  agirPour,
  envoi,
  journal,
  PATRON,
  read,
  signIn,
  startEquipe,
  type Equipe,
} from './equipe.ts';
import { exemplesEcritures } from './exemples-ecritures.ts';

const ECRITURES = (await listCalls()).filter(
  ({ method, acces }) =>
    method !== 'GET' &&
    method !== 'HEAD' &&
    !['personne', 'titulaire', 'administrateur'].includes(acces),
);

let equipe: Equipe;
/** One request of each call that is recorded in the journal. */
let exemples: ReturnType<typeof exemplesEcritures>;
beforeAll(async () => {
  equipe = await startEquipe({ index: true });
  await buildLieux(equipe.pool, equipe.vis);
  await insertPorts(equipe.pool);
  await equipe.pool.execute(sql`
    insert into achat (compte_id, article_id, nombre, quantite, dernier_le)
    values (${equipe.morel}, ${equipe.vis}, 1, 1, current_date)`);
  const goodies = await insertGoodies(equipe.pool);
  await insertPromotion(equipe.pool, {
    code: 'Un polo pour une vis',
    genre: 'cadeau',
    mesure: 'quantite',
    goodieId: goodies.polo,
    paliers: [['1', { cadeaux: 1 }]],
  });
  const promotionId = await insertPromotion(equipe.pool, {
    code: 'Bienvenue',
    surCoupon: true,
    paliers: [['1', { pourcentage: '5' }]],
  });
  await insertCoupon(equipe.pool, { code: 'BIENVENUE', promotionId });
  const produit = await produitOf(equipe.pool, equipe.vis);
  exemples = exemplesEcritures({ equipe, produit, goodies });
});
afterAll(() => equipe.api.close());

const RACONTEES = ECRITURES.filter(({ journal: action }) => action !== false);

describe('what a delegate may write', () => {
  test.each(ECRITURES.map((call) => [nameOf(call), call] as const))(
    '%s says how the journal calls it, or that it writes nothing for a customer',
    (nom, { journal: action }) => {
      expect([...ACTIONS_JOURNAL, false]).toContain(action);
      if (action !== false) expect(Object.keys(exemples)).toContain(nom);
    },
  );

  test.each(RACONTEES.map((call) => [nameOf(call), call.journal] as const))(
    '%s is in the journal as %s',
    async (nom, action) => {
      const before = (await journal(equipe)).length;
      const who = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
      const answer = await exemples[nom]?.(who);
      expect(answer?.status, await answer?.clone().text()).toBeLessThan(300);
      const actes = (await journal(equipe)).slice(before + 1);
      expect(actes.some((acte) => acte.includes(` ${action} `))).toBe(true);
      expect(actes.every((acte) => acte.startsWith('DK07 C001 '))).toBe(true);
    },
  );

  test('what is refused is not in it', async () => {
    const who = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
    const before = (await journal(equipe)).length;
    expect((await who.call('PUT', '/api/panier/articles/999999')).status).toBe(404);
    expect(
      (await who.call('PUT', '/api/profil/magasin-reference', envoi({ magasinId: 999 }))).status,
    ).toBe(404);
    expect(await journal(equipe)).toHaveLength(before);
  });

  test('what is asked twice with one key is in it once', async () => {
    const who = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
    const before = (await journal(equipe)).length;
    for (let fois = 0; fois < 2; fois++) {
      await who.call('PUT', `/api/panier/articles/${equipe.vis}?quantite=2`, {
        headers: { 'idempotency-key': 'une-fois' },
      });
    }
    expect((await journal(equipe)).slice(before)).toEqual([
      `DK07 C001 ${MOREL} panier-ajout {"quantite": 2, "reference": "VBF-05060-ZJ"}`,
    ]);
  });
});

test('what people do for themselves is not in it', async () => {
  const before = (await journal(equipe)).length;
  const patron = await signIn(equipe, PATRON);
  await patron.call('PUT', `/api/panier/articles/${equipe.vis}`);
  await patron.call('PUT', '/api/profil/magasin-reference', envoi({ magasinId: 4 }));
  await patron.call('DELETE', '/api/session');
  expect(await journal(equipe)).toHaveLength(before);
});

test('nobody rewrites it, not even with the rights of the shop', async () => {
  for (const statement of [
    sql`update journal_delegue set action = 'x'`,
    sql`delete from journal_delegue`,
    sql`truncate journal_delegue`,
  ]) {
    await expect(equipe.pool.execute(statement)).rejects.toThrow('only grows');
  }
});

describe('it is read', () => {
  interface Page {
    actes: Acte[];
    total: number;
  }
  const readPage = (who: Visitor, path: string) => read<Page>(who.call('GET', path));

  test('by the company, whoever did it and whoever of them asks', async () => {
    await agirPour(equipe, await signIn(equipe, 'DJ56'), PATRON);
    const { actes, total } = await readPage(await signIn(equipe, MOREL), '/api/compte/journal');
    expect(actes).toHaveLength(Math.min(total, ACTES_PAR_PAGE));
    expect(actes[0]).toMatchObject({
      action: 'session-ouverte',
      delegue: { code: 'DJ56', nom: 'Karine Dubois' },
      utilisateur: 'Hélène Morel',
    });
    expect(actes.some(({ delegue }) => delegue.code === 'DK07')).toBe(true);
  });

  test('by no other company', async () => {
    await agirPour(equipe, await signIn(equipe, 'DT11'), LEMAIRE);
    const { actes } = await readPage(await signIn(equipe, LEMAIRE), '/api/compte/journal');
    expect(actes.map(({ delegue, action }) => `${delegue.code} ${action}`)).toEqual([
      'DT11 session-ouverte',
    ]);
  });

  test('by a delegate: for a customer what all did, for themselves all they did', async () => {
    const dk07 = await signIn(equipe, 'DK07');
    const duClient = await readPage(dk07, `/api/delegue/journal?compteId=${equipe.morel}`);
    expect(new Set(duClient.actes.map(({ delegue }) => delegue.code))).toEqual(
      new Set(['DK07', 'DJ56']),
    );
    const siens = await readPage(await signIn(equipe, 'DJ56'), '/api/delegue/journal');
    expect(new Set(siens.actes.map(({ delegue }) => delegue.code))).toEqual(new Set(['DJ56']));
  });

  test('page by page, the latest first', async () => {
    await equipe.pool.execute(sql`
      insert into journal_delegue (delegue_id, compte_id, action)
      select ${equipe.dt11}, ${equipe.lemaire}, 'message-lu' from generate_series(1, 60)`);
    const lemaire = await signIn(equipe, LEMAIRE);
    const un = await readPage(lemaire, '/api/compte/journal');
    const deux = await readPage(lemaire, '/api/compte/journal?page=2');
    expect([un.actes.length, deux.actes.length, un.total]).toEqual([50, 11, 61]);
    const ids = [...un.actes, ...deux.actes].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });

  test('as a file in their language', async () => {
    await equipe.pool.execute(sql`
      insert into journal_delegue (delegue_id, compte_id, utilisateur_id, action, details)
      values (${equipe.dk07}, ${equipe.morel}, ${equipe.personnes[MOREL] ?? 0}, 'magasin-choisi',
        ${JSON.stringify({ magasin: 'Nantes; "Est"' })})`);
    const who = await signIn(equipe, MOREL);
    const readFichier = async (langue: string) => {
      const fichier = await read<{ data: string; name: string; type: string }>(
        who.call('GET', '/api/compte/journal/export', { headers: { 'accept-language': langue } }),
      );
      return { ...fichier, texte: Buffer.from(fichier.data, 'base64').toString('utf8') };
    };
    const fr = await readFichier('fr');
    expect(fr.type).toContain('text/csv');
    expect(fr.name).toMatch(/^journal-delegues-\d{4}-\d\d-\d\d\.csv$/);
    const [entete, derniere] = fr.texte.split('\r\n');
    expect(entete).toBe('\uFEFFDate;Heure;Délégué;Code du délégué;Pour;Acte');
    expect(derniere).toMatch(
      /^\d\d\/\d\d\/\d{4};\d\dh\d\d;Karine Dubois;DK07;Anne Morel;"A choisi le magasin Nantes; ""Est"""$/,
    );
    expect((await readFichier('en')).texte).toContain('Sales representative');
    expect((await readFichier('es')).texte).toContain('Delegado comercial');
    expect(fr.texte).not.toMatch(/\{\{|actions\./);
  });
});
