import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import type { Visitor } from '../visitors.ts';
import { envoi, PATRONNE, startBoutique, type Boutique } from './boutique.ts';
import { connecter, insertMotDePasse, MOT_DE_PASSE } from './personnes.ts';
import { insertTraces } from './traces.ts';

let boutique: Boutique;
let anneId: number;
beforeAll(async () => {
  boutique = await startBoutique();
  anneId = await insertTraces(boutique.pool, boutique);
});
afterAll(() => boutique.close());
beforeEach(() => boutique.pool.execute(sql`delete from connexion_echouee`));

const signIn = (identifiant: string, utilisateurId?: number) =>
  connecter(boutique.url, { identifiant, utilisateurId });
const supprimer = (who: Visitor, motDePasse = MOT_DE_PASSE) =>
  who.call('DELETE', '/api/profil', envoi({ motDePasse }));

async function insertPersonne(email: string, roles: Record<number, string>): Promise<void> {
  for (const [compteId, role] of Object.entries(roles)) {
    await boutique.pool.execute(sql`
      insert into utilisateur (compte_id, email, nom, prenom, role)
      values (${Number(compteId)}, ${email}, 'Roy', 'Max', ${role})`);
  }
  await insertMotDePasse(boutique.pool, email);
}

describe('leaving', () => {
  test('asks for the password, and guessing it has to wait', async () => {
    const anne = await signIn(MOREL);
    for (let n = 0; n < 5; n++) {
      const refused = await supprimer(anne, 'faux');
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ code: 'mot-de-passe-refuse' });
    }
    expect((await supprimer(anne)).status).toBe(429);
    expect((await anne.call('GET', '/api/profil')).status).toBe(200);
  });

  test('is refused to the last who runs an account others buy with', async () => {
    const refused = await supprimer(await signIn(PATRONNE));
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'dernier-administrateur',
      data: { comptes: ['C001'] },
    });
    expect((await signIn(PATRONNE)).answer.status).toBe(200);
  });

  test('takes the name and what is theirs away, and leaves the company its own', async () => {
    const { pool } = boutique;
    const autre = await signIn(MOREL);
    const anne = await signIn(MOREL);
    await anne.call(
      'PUT',
      '/api/panier/articles',
      envoi([{ articleId: boutique.vis, quantite: 2 }]),
    );
    const delegue = await signIn('DK07');
    await pool.execute(
      sql`update session set utilisateur_id = ${anneId} where delegue_id is not null`,
    );
    const gone = await supprimer(anne);
    expect(gone.status).toBe(204);
    expect(gone.headers.getSetCookie()[0]).toMatch(/comptoir_session=;/);
    for (const who of [anne, autre]) {
      expect((await who.call('GET', '/api/profil')).status).toBe(401);
    }
    expect((await signIn(MOREL)).answer.status).toBe(403);
    // A delegate who acted for them acts for nobody.
    expect(await (await delegue.call('GET', '/api/profil')).json()).toMatchObject({ id: null });
    expect(
      await pool.one(sql`
        select nom, prenom, email, telephone, etat, compte_id from utilisateur
         where id = ${anneId}`),
    ).toEqual({
      nom: '',
      prenom: '',
      email: `supprime-${anneId}@supprime.invalid`,
      telephone: null,
      etat: 'supprime',
      compte_id: boutique.morel,
    });
    expect(await pool.query(sql`select auteur, titre from avis`)).toEqual([
      { auteur: 'Former customer', titre: 'Bonnes vis' },
    ]);
    expect(await pool.query(sql`select nom, texte from question`)).toEqual([
      { nom: 'Ancien client', texte: 'Et le chêne ?' },
    ]);
    expect(
      await pool.one(sql`
        select (select count(*) from panier where utilisateur_id = ${anneId}) as paniers,
               (select count(*) from liste_achats) as listes,
               (select count(*) from demande_compte) as demandes,
               (select count(*) from mot_de_passe where email = ${MOREL}) as secrets,
               (select count(*) from journal_delegue) as journal`),
    ).toEqual({ paniers: 0, listes: 0, demandes: 0, secrets: 0, journal: 1 });
    // Their answers still count, as those of nobody.
    expect(await pool.query(sql`select utilisateur_id from sondage_reponse`)).toEqual([
      { utilisateur_id: null },
    ]);
    expect(await pool.query(sql`select utilisateur_id from utilite`)).toEqual([
      { utilisateur_id: null },
    ]);
    const mail = await boutique.courrier(MOREL);
    expect(mail.subject).toBe('Votre accès est supprimé');
  });

  test('leaves no trace of the address in any table', async () => {
    const tables = await boutique.pool.query<{ nom: string }>(sql`
      select quote_ident(table_name) as nom from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'`);
    for (const { nom } of tables) {
      const { n } = await boutique.pool.one<{ n: number }>({
        ...sql`select 1`,
        text: `select count(*) as n from ${nom} t where t::text ilike '%${MOREL}%'`,
        name: undefined,
      });
      expect([nom, n]).toEqual([nom, 0]);
    }
  });

  test('is leaving every company at once, unless one of them needs another to run it', async () => {
    await insertPersonne('deux@comptes.test', {
      [boutique.morel]: 'administrateur',
      [boutique.lemaire]: 'administrateur',
    });
    const { body } = await signIn('deux@comptes.test');
    const { comptes } = body.data as { comptes: { utilisateurId: number }[] };
    const who = await signIn('deux@comptes.test', comptes[0]?.utilisateurId);
    const refused = await supprimer(who);
    // Morel has another; Lemaire has a buyer and nobody else.
    expect(await refused.json()).toMatchObject({ data: { comptes: ['C002'] } });
    await boutique.pool.execute(
      sql`update utilisateur set role = 'administrateur' where email = ${LEMAIRE}`,
    );
    expect((await supprimer(who)).status).toBe(204);
    expect(
      await boutique.pool.one(
        sql`select count(*) as n from utilisateur where email = 'deux@comptes.test'`,
      ),
    ).toEqual({ n: 0 });
  });

  test('of two who run an account, both at once, keeps one of them', async () => {
    await insertPersonne('autre@lemaire.test', { [boutique.lemaire]: 'administrateur' });
    await insertPersonne('colle@lemaire.test', { [boutique.lemaire]: 'acheteur' });
    const tous = await Promise.all([signIn(LEMAIRE), signIn('autre@lemaire.test')]);
    const answers = await Promise.all(tous.map((who) => supprimer(who)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 409]);
  });

  test('is allowed to the last one of all', async () => {
    const { id } = await boutique.pool.one<{ id: number }>(sql`
      insert into compte (code, raison_sociale, siret, metier, adresse_ligne1, code_postal, ville,
        telephone)
      values ('C003', 'Seul', '00030000000015', 'menuisier', '1 rue', '44000', 'Nantes', '')
      returning id`);
    await insertPersonne('seul@seul.test', { [id]: 'administrateur' });
    expect((await supprimer(await signIn('seul@seul.test'))).status).toBe(204);
  });
});

test('the same address may open an account again', async () => {
  await boutique.pool.execute(sql`
    insert into utilisateur (compte_id, email, nom, prenom, role)
    values (${boutique.morel}, ${MOREL}, 'Morel', 'Anne', 'acheteur')`);
  await insertMotDePasse(boutique.pool, MOREL);
  expect((await signIn(MOREL)).answer.status).toBe(200);
});
