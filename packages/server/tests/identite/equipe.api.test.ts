import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import type { Visitor } from '../visitors.ts';
import { envoi, jetonOf, PATRONNE, poster, startBoutique, type Boutique } from './boutique.ts';
import { connecter, MOT_DE_PASSE } from './personnes.ts';

let boutique: Boutique;
let patronne: Visitor;
beforeAll(async () => {
  boutique = await startBoutique();
  patronne = await connecter(boutique.url, { identifiant: PATRONNE });
});
afterAll(() => boutique.close());
beforeEach(() => boutique.pool.execute(sql`delete from connexion_echouee`));

const INVITATION = { prenom: 'Nina', nom: 'Leroy', email: 'nina@morel.test', role: 'acheteur' };
const inviter = (change: object = {}, who = patronne, langue = 'fr') =>
  who.call('POST', '/api/compte/invitations', envoi({ ...INVITATION, ...change }, langue));
const activer = (jeton: string, motDePasse?: string) =>
  poster(boutique, '/api/comptes/activation', { jeton, ...(motDePasse && { motDePasse }) });
const equipe = async (who = patronne) =>
  (await (await who.call('GET', '/api/compte/utilisateurs')).json()) as {
    id: number;
    email: string;
    etat: string;
  }[];
const repondre = (id: number, accepte: boolean, who = patronne) =>
  who.call('POST', `/api/compte/utilisateurs/${id}/reponse`, envoi({ accepte }));

async function insertCandidat(email: string, compteId: number): Promise<number> {
  const { id } = await boutique.pool.one<{ id: number }>(sql`
    insert into utilisateur (compte_id, email, nom, prenom, role, etat)
    values (${compteId}, ${email}, 'Roy', 'Max', 'acheteur', 'attente') returning id`);
  await boutique.pool.execute(sql`
    insert into mot_de_passe (email, empreinte)
    select ${email}, empreinte from mot_de_passe where email = ${MOREL}`);
  return id;
}

describe('someone invited', () => {
  test('chooses a password with the link of the mail, and buys for the company', async () => {
    const answer = await inviter();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ ...INVITATION, etat: 'invite' });
    const mail = await boutique.courrier(INVITATION.email);
    expect(mail.subject).toBe('Hélène Morel vous invite à acheter pour C001');
    const jeton = jetonOf(mail);
    const asked = await activer(jeton);
    expect(asked.status).toBe(409);
    expect(await asked.json()).toMatchObject({
      code: 'mot-de-passe-attendu',
      data: { email: INVITATION.email, compte: 'C001' },
    });
    expect((await activer(jeton, 'Nina-Leroy-44')).status).toBe(422);
    expect(await (await activer(jeton, MOT_DE_PASSE)).json()).toEqual({
      email: INVITATION.email,
      compte: 'C001',
      etat: 'actif',
    });
    expect((await activer(jeton, MOT_DE_PASSE)).status).toBe(410);
    const nina = await connecter(boutique.url, { identifiant: INVITATION.email });
    expect(await (await nina.call('GET', '/api/profil')).json()).toMatchObject({
      prenom: 'Nina',
      administrateur: false,
      // Who was invited has not read the terms yet.
      rgpdValide: false,
      compte: { code: 'C001' },
    });
  });

  test('keeps the password they have', async () => {
    expect((await inviter({ email: LEMAIRE, role: 'administrateur' })).status).toBe(200);
    const jeton = jetonOf(await boutique.courrier(LEMAIRE));
    expect((await activer(jeton, 'un tout autre secret')).status).toBe(200);
    const { body } = await connecter(boutique.url, { identifiant: LEMAIRE });
    expect(body).toMatchObject({ code: 'choix-compte' });
  });

  test('is written to in the language of the page', async () => {
    await inviter({ email: 'tom@morel.test' }, patronne, 'en');
    expect((await boutique.courrier('tom@morel.test')).subject).toBe(
      'Hélène Morel has invited you to buy for C001',
    );
  });

  test('may be invited again: the link before ends, and the last names count', async () => {
    await inviter({ email: 'bis@morel.test' });
    const premier = jetonOf(await boutique.courrier('bis@morel.test'));
    const again = await inviter({ email: 'BIS@morel.test', prenom: 'Inès' });
    expect(await again.json()).toMatchObject({ prenom: 'Inès', email: 'bis@morel.test' });
    const second = jetonOf(await boutique.courrier('bis@morel.test'));
    expect((await activer(premier, MOT_DE_PASSE)).status).toBe(410);
    expect((await activer(second, MOT_DE_PASSE)).status).toBe(200);
    // Enough of it within the hour.
    await inviter({ email: 'ter@morel.test' });
    await inviter({ email: 'ter@morel.test' });
    await inviter({ email: 'ter@morel.test' });
    expect((await inviter({ email: 'ter@morel.test' })).status).toBe(429);
  });

  test('who is already of the company is not invited', async () => {
    await insertCandidat('deja@morel.test', boutique.morel);
    for (const email of [MOREL, PATRONNE, 'deja@morel.test']) {
      const answer = await inviter({ email });
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ code: 'deja-dans-le-compte' });
    }
  });

  test('has seven days', async () => {
    await inviter({ email: 'tard@morel.test' });
    const jeton = jetonOf(await boutique.courrier('tard@morel.test'));
    await boutique.pool.execute(sql`
      update lien_unique set expire_le = expire_le - interval '7 days'
       where email = 'tard@morel.test'`);
    expect((await activer(jeton, MOT_DE_PASSE)).status).toBe(410);
  });
});

describe('someone who asked to join', () => {
  test('is listed first, and buys once accepted', async () => {
    const id = await insertCandidat('max@morel.test', boutique.morel);
    const [premier] = await equipe();
    expect(premier?.etat).toBe('attente');
    expect((await repondre(id, true)).status).toBe(204);
    const mail = await boutique.courrier('max@morel.test');
    expect(mail.subject).toBe('Vous achetez maintenant pour C001');
    const max = await connecter(boutique.url, { identifiant: 'max@morel.test' });
    expect(max.answer.status).toBe(200);
    // Once is enough.
    expect((await repondre(id, true)).status).toBe(404);
  });

  test('is notified when refused, and nothing of them is kept', async () => {
    const id = await insertCandidat('non@morel.test', boutique.morel);
    expect((await repondre(id, false)).status).toBe(204);
    expect((await boutique.courrier('non@morel.test')).subject).toBe('Votre demande pour C001');
    expect(
      await boutique.pool.one(sql`
        select (select count(*) from utilisateur where email = 'non@morel.test') as personnes,
               (select count(*) from mot_de_passe where email = 'non@morel.test') as secrets`),
    ).toEqual({ personnes: 0, secrets: 0 });
  });

  test('of another company is nobody: neither seen nor answered', async () => {
    const id = await insertCandidat('max@lemaire.test', boutique.lemaire);
    expect((await equipe()).map(({ email }) => email)).not.toContain('max@lemaire.test');
    for (const accepte of [true, false]) {
      const answer = await repondre(id, accepte);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'introuvable' });
    }
    expect(await boutique.pool.one(sql`select etat from utilisateur where id = ${id}`)).toEqual({
      etat: 'attente',
    });
  });

  test('cannot be answered by someone who only buys', async () => {
    const id = await insertCandidat('luc@morel.test', boutique.morel);
    const acheteur = await connecter(boutique.url, { identifiant: MOREL });
    expect((await repondre(id, true, acheteur)).status).toBe(403);
    expect((await inviter({}, acheteur)).status).toBe(403);
  });
});

test('colleagues who work already cannot be refused', async () => {
  const { id } = await boutique.pool.one<{ id: number }>(
    sql`select id from utilisateur where email = ${MOREL}`,
  );
  expect((await repondre(id, false)).status).toBe(404);
});
