import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { jetonOf, PATRONNE, poster, startBoutique, type Boutique } from './boutique.ts';
import { demanderCompte, siretOf } from './compte-demande.ts';
import { connecter, MOT_DE_PASSE } from './personnes.ts';

let boutique: Boutique;
beforeAll(async () => {
  boutique = await startBoutique();
  // Its SIRET has a right key, unlike that of the golden data.
  await boutique.pool.execute(
    sql`update compte set siret = ${siretOf(100)} where id = ${boutique.morel}`,
  );
});
afterAll(() => boutique.close());
beforeEach(() => boutique.pool.execute(sql`delete from connexion_echouee`));

const demander = (numero: number, email: string) =>
  demanderCompte(boutique, { societe: { siret: siretOf(numero) }, personne: { email } });
const activer = (jeton: string, motDePasse = MOT_DE_PASSE) =>
  poster(boutique, '/api/comptes/activation', { jeton, motDePasse });

/** Asks for an account, reads the mail and uses its link. */
async function ouvrir(numero: number, email: string): Promise<unknown> {
  expect((await demander(numero, email)).status).toBe(204);
  const answer = await activer(jetonOf(await boutique.courrier(email)));
  expect(answer.status).toBe(200);
  return answer.json();
}

describe('a company that is known', () => {
  const KARL = 'karl@morel.test';

  test('is asked by who wants to join it; nothing is theirs before it says yes', async () => {
    expect(await ouvrir(100, KARL)).toEqual({ email: KARL, compte: 'C001', etat: 'attente' });
    expect((await connecter(boutique.url, { identifiant: KARL })).answer.status).toBe(403);
    const mail = await boutique.courrier(PATRONNE);
    expect(mail.subject).toBe('Zoé Marchal demande à rejoindre C001');
    expect(mail.text).toContain(KARL);
    expect(mail.text).toContain('https://boutique.test/mon-compte/coordonnees');
    // Only those who run the account are asked.
    expect(
      await boutique.pool.one(sql`
      select role, etat from utilisateur where email = ${KARL}`),
    ).toEqual({
      role: 'acheteur',
      etat: 'attente',
    });
  });

  test('is not asked twice', async () => {
    const before = await boutique.nombreDeCourriers(PATRONNE);
    expect(await ouvrir(100, KARL)).toEqual({ email: KARL, compte: 'C001', etat: 'attente' });
    expect(await ouvrir(100, PATRONNE)).toEqual({ email: PATRONNE, compte: 'C001', etat: 'actif' });
    // Their own activation, and nothing else.
    expect(await boutique.nombreDeCourriers(PATRONNE)).toBe(before + 1);
  });

  test('leaves whom it had invited to the link of its invitation, which is sent again', async () => {
    const lea = 'lea@morel.test';
    await boutique.pool.execute(sql`
      insert into utilisateur (compte_id, email, nom, prenom, role, etat)
      values (${boutique.morel}, ${lea}, 'Petit', 'Léa', 'administrateur', 'invite')`);
    expect(await ouvrir(100, lea)).toEqual({ email: lea, compte: 'C001', etat: 'invite' });
    expect((await connecter(boutique.url, { identifiant: lea })).answer.status).toBe(403);
    const invitation = await boutique.courrier(lea);
    expect(invitation.subject).toMatch(/vous invite à acheter pour C001$/);
    expect(await (await activer(jetonOf(invitation))).json()).toMatchObject({ etat: 'actif' });
    expect((await connecter(boutique.url, { identifiant: lea })).answer.status).toBe(200);
  });

  test('without anyone who runs its account leaves the answer to the shop', async () => {
    await boutique.pool.execute(
      sql`update compte set siret = ${siretOf(200)} where id = ${boutique.lemaire}`,
    );
    expect(await ouvrir(200, 'max@lemaire.test')).toMatchObject({ etat: 'attente' });
    const mail = await boutique.courrier('support@comptoir.test');
    expect(mail.subject).toContain('sans administrateur');
    expect(mail.text).toContain('C002');
  });
});

test('two people activate a new company at once: one administers it, the other waits for approval', async () => {
  const personnes = ['un@ensemble.test', 'deux@ensemble.test'];
  const jetons: string[] = [];
  for (const email of personnes) {
    await demander(5, email);
    jetons.push(jetonOf(await boutique.courrier(email)));
  }
  const answers = await Promise.all(jetons.map(async (jeton) => (await activer(jeton)).json()));
  const etats = answers.map((answer) => (answer as { etat: string }).etat).sort();
  expect(etats).toEqual(['actif', 'attente']);
});
