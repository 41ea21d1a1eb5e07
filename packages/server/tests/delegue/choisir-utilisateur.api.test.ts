import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import { forFile } from '../for-file.ts';
import type { Visitor } from '../visitors.ts';
import { agirPour, journal, PATRON, read, signIn, startEquipe } from './equipe.ts';

const equipe = forFile(() => startEquipe({ lieux: true }));
beforeEach(async () => {
  await equipe.pool.execute(sql`delete from panier`);
  await equipe.pool.execute(sql`delete from session`);
  await equipe.pool.execute(sql`update utilisateur set magasin_id = null, etat = 'actif'`);
});

const ajouter = (who: Visitor, articleId: number) =>
  who.call('PUT', `/api/panier/articles/${articleId}?quantite=2`);
const nombre = async (who: Visitor) =>
  (await who.call('HEAD', '/api/panier')).headers.get('x-nombre-articles');

describe('a delegate who acts for a person', () => {
  test('has the company of that person, its prices and its basket', async () => {
    const sien = await signIn(equipe, MOREL);
    await ajouter(sien, equipe.vis);
    const agissant = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
    expect(agissant.body).toMatchObject({
      isAuthenticated: true,
      sessionCourante: {
        consultation: false,
        compte: { code: 'C001' },
        utilisateurId: equipe.personnes[MOREL],
      },
    });
    expect(agissant.answer.headers.get('cache-control')).toBe('no-store');
    expect(await nombre(agissant)).toBe('1');
    await ajouter(agissant, equipe.perceuse);
    expect(await nombre(sien)).toBe('2');
  });

  test('leaves each customer their basket, however often the delegate switches', async () => {
    const premier = await agirPour(equipe, await signIn(equipe, 'DJ56'), MOREL);
    await ajouter(premier, equipe.vis);
    const second = await agirPour(equipe, premier, LEMAIRE);
    expect(await nombre(second)).toBe('0');
    await ajouter(second, equipe.vis);
    await ajouter(second, equipe.perceuse);
    const retour = await agirPour(equipe, second, MOREL);
    expect(await nombre(retour)).toBe('1');
    expect(await nombre(await agirPour(equipe, retour, LEMAIRE))).toBe('2');
  });

  test('of a blocked company is in consultation', async () => {
    const { body } = await agirPour(equipe, await signIn(equipe, 'DT11'), LEMAIRE);
    expect(body).toMatchObject({ sessionCourante: { consultation: true } });
  });

  test('sees the store they chose for that customer alone', async () => {
    const magasin = async (who: Visitor) =>
      (
        await read<{ magasin: { id: number } | null }>(
          who.call('GET', '/api/profil/magasin-reference'),
        )
      ).magasin?.id;
    const choisir = (who: Visitor, magasinId: number) =>
      who.call('PUT', '/api/profil/magasin-reference', {
        body: JSON.stringify({ magasinId }),
        headers: { 'content-type': 'application/json' },
      });
    const premier = await agirPour(equipe, await signIn(equipe, 'DJ56'), MOREL);
    await choisir(premier, 3);
    const second = await agirPour(equipe, premier, LEMAIRE);
    expect(await magasin(second)).toBeUndefined();
    await choisir(second, 4);
    expect(await magasin(await agirPour(equipe, second, MOREL))).toBe(3);
    expect(await magasin(await signIn(equipe, LEMAIRE))).toBe(4);
  });

  test('goes back to acting for nobody', async () => {
    const agissant = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
    const seul = await agirPour(equipe, agissant, null);
    expect(seul.body).toMatchObject({ isAuthenticated: true, sessionCourante: {} });
    expect((await seul.call('HEAD', '/api/panier')).status).toBe(409);
  });
});

describe('a delegate may not act for', () => {
  test('a person of another portfolio', async () => {
    const { answer, body } = await agirPour(equipe, await signIn(equipe, 'DK07'), LEMAIRE);
    expect([answer.status, body.code]).toEqual([403, 'hors-portefeuille']);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test.each(['attente', 'invite', 'supprime'])('a person who is %s', async (etat) => {
    await equipe.pool.execute(sql`update utilisateur set etat = ${etat} where email = ${MOREL}`);
    const { answer, body } = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
    expect([answer.status, body.code]).toEqual([404, 'introuvable']);
  });

  test('a person nobody knows', async () => {
    const { answer } = await agirPour(equipe, await signIn(equipe, 'DK07'), 'inconnu@x.test');
    expect(answer.status).toBe(404);
  });
});

describe('the very next call no longer acts for', () => {
  const refuse = async (who: Visitor) => {
    const { code } = await read<{ code: string }>(ajouter(who, equipe.vis));
    return code;
  };

  test('a person who left', async () => {
    const agissant = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
    await equipe.pool.execute(sql`update utilisateur set etat = 'supprime' where email = ${MOREL}`);
    expect(await refuse(agissant)).toBe('sans-client');
    // Neither does one that anyone may call.
    await agissant.call('PUT', '/api/profil/magasin-reference', {
      body: '{"magasinId":3}',
      headers: { 'content-type': 'application/json' },
    });
    expect(
      await equipe.pool.query(sql`select 1 from utilisateur where magasin_id is not null`),
    ).toEqual([]);
  });

  test('a company that left their portfolio', async () => {
    const agissant = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
    await equipe.pool.execute(sql`delete from portefeuille where delegue_id = ${equipe.dk07}`);
    expect(await refuse(agissant)).toBe('sans-client');
    await equipe.pool.execute(sql`
      insert into portefeuille (delegue_id, compte_id) values (${equipe.dk07}, ${equipe.morel})`);
    // It came back: the delegate has to choose it again.
    expect(await refuse(agissant)).toBe('sans-client');
  });

  test('anyone, once the delegate is no longer one', async () => {
    const agissant = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
    await equipe.pool.execute(sql`update delegue set actif = false where id = ${equipe.dk07}`);
    expect(await refuse(agissant)).toBe('non-authentifie');
    const answer = await fetch(`${equipe.api.url}/api/session`, {
      headers: { cookie: agissant.cookie },
    });
    expect(await answer.json()).toMatchObject({ isAuthenticated: false });
    await equipe.pool.execute(sql`update delegue set actif = true where id = ${equipe.dk07}`);
  });
});

describe('two tabs', () => {
  test('what the tab of the customer before would write is refused', async () => {
    const avant = await agirPour(equipe, await signIn(equipe, 'DJ56'), MOREL);
    const apres = await agirPour(equipe, avant, LEMAIRE);
    const answer = await ajouter(avant, equipe.vis);
    expect(answer.status).toBe(401);
    expect(await nombre(apres)).toBe('0');
  });

  test('writes under way while they switch land in the basket they were meant for', async () => {
    for (let tour = 0; tour < 8; tour++) {
      const avant = await agirPour(equipe, await signIn(equipe, 'DJ56'), PATRON);
      const enCours = Array.from({ length: 6 }, () => ajouter(avant, equipe.vis));
      const apres = await agirPour(equipe, avant, LEMAIRE);
      const statuts = (await Promise.all(enCours)).map(({ status }) => status);
      expect(statuts.every((status) => status === 200 || status === 401)).toBe(true);
      expect(await nombre(apres)).toBe('0');
    }
  });

  test('of two that switch at once, one does, and the other has to look again', async () => {
    for (let tour = 0; tour < 4; tour++) {
      const avant = await agirPour(equipe, await signIn(equipe, 'DJ56'), MOREL);
      const essais = await Promise.all([
        agirPour(equipe, avant, LEMAIRE),
        agirPour(equipe, avant, PATRON),
      ]);
      const [gagne, ...autres] = essais.filter(({ answer }) => answer.status === 200);
      expect(autres).toEqual([]);
      const statuts = essais.map(({ answer }) => answer.status);
      expect(statuts.toSorted((a, b) => a - b)).toEqual([200, 401]);
      if (!gagne) throw new Error('nobody switched');
      const { sessionCourante } = gagne.body;
      const session = await fetch(`${equipe.api.url}/api/session`, {
        headers: { cookie: gagne.cookie },
      });
      expect(await session.json()).toMatchObject({ sessionCourante });
    }
  });

  test('a bearer asked for while they switch stands for nobody else than it says', async () => {
    for (let tour = 0; tour < 8; tour++) {
      const avant = await agirPour(equipe, await signIn(equipe, 'DJ56'), MOREL);
      const demandes = Array.from({ length: 6 }, () =>
        fetch(`${equipe.api.url}/api/session`, { headers: { cookie: avant.cookie } }),
      );
      const apres = await agirPour(equipe, avant, LEMAIRE);
      expect(apres.answer.status).toBe(200);
      for (const answer of await Promise.all(demandes)) {
        const { token, sessionCourante } = (await answer.json()) as {
          token?: { access_token: string };
          sessionCourante?: { utilisateurId?: number };
        };
        if (!token || sessionCourante?.utilisateurId === undefined) continue;
        const profil = await fetch(`${equipe.api.url}/api/profil`, {
          headers: { authorization: `Bearer ${token.access_token}` },
        });
        if (profil.status === 401) continue;
        expect(await profil.json()).toMatchObject({ id: sessionCourante.utilisateurId });
      }
    }
  });
});

test('what a delegate did is in the journal: for whom they began and stopped acting', async () => {
  const before = (await journal(equipe)).length;
  const premier = await agirPour(equipe, await signIn(equipe, 'DJ56'), MOREL);
  const encore = await agirPour(equipe, premier, MOREL);
  const second = await agirPour(equipe, encore, LEMAIRE);
  await second.call('DELETE', '/api/session');
  expect((await journal(equipe)).slice(before)).toEqual([
    `DJ56 C001 ${MOREL} session-ouverte {}`,
    `DJ56 C001 ${MOREL} session-quittee {}`,
    `DJ56 C002 ${LEMAIRE} session-ouverte {}`,
    `DJ56 C002 ${LEMAIRE} session-quittee {}`,
  ]);
});
