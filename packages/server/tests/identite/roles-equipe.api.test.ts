/** What administrators change of the people of their company. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { MOREL } from '../articles/golden.ts';
import type { Visitor } from '../visitors.ts';
import { envoi, jetonOf, PATRONNE, poster, startBoutique, type Boutique } from './boutique.ts';
import { connecter, insertDelegue, insertMotDePasse, MOT_DE_PASSE } from './personnes.ts';

interface Equipier {
  id: number;
  email: string;
  role: string;
  etat: string;
  version: string;
  connecteLe: string | null;
  invitationJusquau: string | null;
}

let boutique: Boutique;
let patronne: Visitor;
let acheteurId: number;
let patronneId: number;
beforeAll(async () => {
  boutique = await startBoutique();
  patronne = await connecter(boutique.url, { identifiant: PATRONNE });
});
afterAll(() => boutique.close());

/** Each test has the team as it began. */
beforeEach(async () => {
  await boutique.pool.execute(sql`
    update utilisateur set role = 'acheteur', etat = 'actif' where email = ${MOREL}`);
  await boutique.pool.execute(sql`delete from connexion_echouee`);
  acheteurId = await idOf(MOREL);
  patronneId = await idOf(PATRONNE);
});

async function idOf(email: string): Promise<number> {
  const { id } = await boutique.pool.one<{ id: number }>(
    sql`select id from utilisateur where email = ${email} and compte_id = ${boutique.morel}`,
  );
  return id;
}

async function equipier(email: string): Promise<Equipier> {
  const equipe = (await (
    await patronne.call('GET', '/api/compte/utilisateurs')
  ).json()) as Equipier[];
  const found = equipe.find((each) => each.email === email);
  if (!found) throw new Error(email);
  return found;
}

function put(path: string, body: object, version?: string, who = patronne): Promise<Response> {
  const { headers, ...rest } = envoi(body);
  const lu: Record<string, string> = version === undefined ? {} : { 'if-match': `"${version}"` };
  return who.call('PUT', `/api/compte/utilisateurs/${path}`, {
    ...rest,
    headers: { ...headers, ...lu },
  });
}

/** With the bearer that an answer gave. */
async function connecterPar(answer: Response) {
  const { token } = (await answer.json()) as { token: { access_token: string } };
  return (method: string, path: string) =>
    fetch(boutique.url + path, {
      method,
      headers: { authorization: `Bearer ${token.access_token}` },
    });
}

const role = (id: number, valeur: string, version?: string, who?: Visitor) =>
  put(`${id}/role`, { role: valeur }, version, who);
const acces = (id: number, actif: boolean, version?: string, who?: Visitor) =>
  put(`${id}/acces`, { actif }, version, who);

async function journal(): Promise<{ action: string; details: object }[]> {
  const answer = await patronne.call('GET', '/api/compte/journal-equipe');
  return ((await answer.json()) as { changements: { action: string; details: object }[] })
    .changements;
}

describe('the role of a person', () => {
  test('in consultation they look and ask for quotes, and order nothing, in words', async () => {
    const lui = await connecter(boutique.url, { identifiant: MOREL });
    expect((await role(acheteurId, 'consultation')).status).toBe(200);
    // From the next call on, without signing in again.
    expect(await (await lui.call('GET', '/api/profil')).json()).toMatchObject({
      roleCompte: 'consultation',
      compte: { bloque: false },
    });
    await lui.call('PUT', `/api/panier/articles/${boutique.vis}?quantite=12`);
    expect(await (await lui.call('GET', '/api/panier')).json()).toMatchObject({ type: 'Devis' });
    const refuse = await lui.call('POST', '/api/panier/transformer?type=Commande');
    expect(refuse.status).toBe(403);
    expect(await refuse.json()).toMatchObject({ code: 'role-consultation' });
    expect(await (await lui.call('POST', '/api/panier/controler')).text()).toContain(
      'Votre rôle est la consultation',
    );
    expect((await role(acheteurId, 'acheteur')).status).toBe(200);
    expect(await (await lui.call('GET', '/api/panier')).json()).toMatchObject({ type: 'Commande' });
    await lui.call('POST', '/api/panier/vider');
  });

  test('who may only look approves nothing, and cannot be named to', async () => {
    await role(acheteurId, 'consultation');
    const regle = { limiteCommande: '100', limiteMois: null, approbation: 'un' };
    const answer = await patronne.call(
      'PUT',
      `/api/compte/workflow-validation/${patronneId}`,
      envoi({ ...regle, approbateurs: [acheteurId] }),
    );
    expect(await answer.json()).toMatchObject({ code: 'approbateur-impossible' });
  });

  test('the last administrator keeps theirs, also when two take it from each other at once', async () => {
    const refuse = await role(patronneId, 'acheteur');
    expect(refuse.status).toBe(409);
    expect(await refuse.json()).toMatchObject({ code: 'administrateur-requis' });
    await role(acheteurId, 'administrateur');
    const second = await connecter(boutique.url, { identifiant: MOREL });
    const answers = await Promise.all([
      role(acheteurId, 'acheteur'),
      role(patronneId, 'acheteur', undefined, second),
    ]);
    expect(answers.every(({ status }) => status === 200)).toBe(false);
    const { nombre } = await boutique.pool.one<{ nombre: number }>(sql`
      select count(*) as nombre from utilisateur
       where compte_id = ${boutique.morel} and role = 'administrateur' and etat = 'actif'`);
    expect(nombre).toBeGreaterThanOrEqual(1);
    await boutique.pool.execute(
      sql`update utilisateur set role = 'administrateur' where id = ${patronneId}`,
    );
  });

  test('of two administrators who change the same person, the second is told', async () => {
    const { version } = await equipier(MOREL);
    expect((await role(acheteurId, 'consultation', version)).status).toBe(200);
    const perime = await acces(acheteurId, false, version);
    expect(perime.status).toBe(409);
    const { version: actuelle } = await equipier(MOREL);
    expect(await perime.json()).toMatchObject({
      code: 'equipier-perime',
      data: { version: actuelle },
    });
    expect((await acces(acheteurId, false, actuelle)).status).toBe(200);
  });
});

describe('an access that is closed', () => {
  test('says so in words at the next call, keeps the basket, and opens again', async () => {
    const lui = await connecter(boutique.url, { identifiant: MOREL });
    await lui.call('PUT', `/api/panier/articles/${boutique.vis}?quantite=12`);
    const answer = await acces(acheteurId, false);
    expect(await answer.json()).toMatchObject({ etat: 'desactive' });

    const refuse = await lui.call('GET', '/api/panier');
    expect(refuse.status).toBe(403);
    expect(await refuse.json()).toMatchObject({
      code: 'acces-desactive',
      data: { compte: 'C001' },
    });
    // Whoever signs in with the right password is told too; nobody else learns it.
    const { body } = await connecter(boutique.url, { identifiant: MOREL });
    expect(body).toMatchObject({ code: 'acces-desactive' });
    const faux = await connecter(boutique.url, { identifiant: MOREL, motDePasse: 'pas le bon' });
    expect(faux.body).toMatchObject({ code: 'identifiants-refuses' });

    expect((await acces(acheteurId, true)).status).toBe(200);
    const panier = (await (await lui.call('GET', '/api/panier/articles')).json()) as unknown[];
    expect(panier).toHaveLength(1);
    await lui.call('POST', '/api/panier/vider');
  });

  test('is not one’s own, and leaves an administrator', async () => {
    const soi = await acces(patronneId, false);
    expect(soi.status).toBe(403);
    expect(await soi.json()).toMatchObject({ code: 'pas-sur-soi' });
    await role(acheteurId, 'administrateur');
    const second = await connecter(boutique.url, { identifiant: MOREL });
    await acces(patronneId, false, undefined, second);
    const dernier = await role(acheteurId, 'acheteur', undefined, second);
    expect(await dernier.json()).toMatchObject({ code: 'administrateur-requis' });
    expect((await acces(patronneId, true, undefined, second)).status).toBe(200);
  });

  test('a delegate who acted for them acts for nobody', async () => {
    const dk99 = await insertDelegue(boutique.pool, 'DK99');
    await boutique.pool.execute(sql`update delegue set tous_comptes = true where id = ${dk99}`);
    const seul = await connecter(boutique.url, { identifiant: 'DK99' });
    const delegue = await connecterPar(
      await seul.call(
        'PUT',
        '/api/delegue/utilisateur-courant',
        envoi({ utilisateurId: acheteurId }),
      ),
    );
    const profil = async () => (await delegue('GET', '/api/profil')).json();
    expect(await profil()).toMatchObject({ id: acheteurId });
    await acces(acheteurId, false);
    expect(await profil()).toMatchObject({ id: null, role: 'Délégué' });
  });
});

describe('an invitation', () => {
  const NINA = {
    prenom: 'Nina',
    nom: 'Leroy',
    email: 'nina@equipe.test',
    role: 'consultation',
  };
  const inviter = async (email: string): Promise<Equipier> => {
    const answer = await patronne.call(
      'POST',
      '/api/compte/invitations',
      envoi({ ...NINA, email }),
    );
    return (await answer.json()) as Equipier;
  };
  const activer = (jeton: string) =>
    poster(boutique, '/api/comptes/activation', { jeton, motDePasse: MOT_DE_PASSE });

  test('shows until when its link works, and is sent again: the link before ends', async () => {
    const { id, invitationJusquau } = await inviter('encore@equipe.test');
    const dans = (Date.parse(invitationJusquau ?? '') - Date.now()) / 86_400_000;
    expect(dans).toBeCloseTo(7, 1);
    const premier = jetonOf(await boutique.courrier('encore@equipe.test'));
    const renvoi = await patronne.call('POST', `/api/compte/invitations/${id}/renvoyer`);
    expect(renvoi.status).toBe(200);
    const second = jetonOf(await boutique.courrier('encore@equipe.test'));
    expect((await activer(premier)).status).toBe(410);
    expect((await activer(second)).status).toBe(200);
    expect(await equipier('encore@equipe.test')).toMatchObject({
      role: 'consultation',
      etat: 'actif',
      connecteLe: null,
    });
    await connecter(boutique.url, { identifiant: 'encore@equipe.test' });
    expect((await equipier('encore@equipe.test')).connecteLe).not.toBeNull();
    // Who joined is not invited any more.
    expect((await patronne.call('POST', `/api/compte/invitations/${id}/renvoyer`)).status).toBe(
      404,
    );
    expect((await patronne.call('DELETE', `/api/compte/invitations/${id}`)).status).toBe(404);
  });

  test('is withdrawn: its link ends, nothing of the person stays, and they may be asked again', async () => {
    const { id } = await inviter('retire@equipe.test');
    const jeton = jetonOf(await boutique.courrier('retire@equipe.test'));
    expect((await patronne.call('DELETE', `/api/compte/invitations/${id}`)).status).toBe(204);
    expect((await activer(jeton)).status).toBe(410);
    await expect(equipier('retire@equipe.test')).rejects.toThrow('retire@equipe.test');
    const { nombre } = await boutique.pool.one<{ nombre: number }>(sql`
      select count(*) as nombre from utilisateur where email = 'retire@equipe.test'`);
    expect(nombre).toBe(0);
    expect((await inviter('retire@equipe.test')).etat).toBe('invite');
  });
});

describe('what someone keeps', () => {
  let versId: number;
  beforeAll(async () => {
    const { id } = await boutique.pool.one<{ id: number }>(sql`
      insert into utilisateur (compte_id, email, nom, prenom, role)
      values (${boutique.morel}, 'relais@equipe.test', 'Relais', 'Zoé', 'acheteur') returning id`);
    versId = id;
    await insertMotDePasse(boutique.pool, 'relais@equipe.test');
  });
  const transmettre = (quoi: string[]) =>
    patronne.call(
      'POST',
      `/api/compte/utilisateurs/${acheteurId}/transmettre`,
      envoi({ versId, quoi }),
    );

  test('is counted, and goes on with a colleague: the basket as it is where they have none', async () => {
    const lui = await connecter(boutique.url, { identifiant: MOREL });
    await lui.call('PUT', `/api/panier/articles/${boutique.vis}?quantite=12`);
    await boutique.pool.execute(sql`
      insert into liste_achats (utilisateur_id, libelle) values (${acheteurId}, 'Atelier')`);
    // Also of someone who is shut out: that is when it is needed.
    await acces(acheteurId, false);
    const affaires = await patronne.call('GET', `/api/compte/utilisateurs/${acheteurId}/affaires`);
    expect(await affaires.json()).toEqual({ listes: 1, lignesPanier: 1, devis: 0 });
    const fait = await transmettre(['listes', 'panier', 'devis']);
    expect(await fait.json()).toEqual({ listes: 1, lignesPanier: 1, devis: 0 });

    const zoe = await connecter(boutique.url, { identifiant: 'relais@equipe.test' });
    expect(await (await zoe.call('GET', '/api/panier/articles')).json()).toHaveLength(1);
    expect(await (await zoe.call('GET', '/api/listes-achats')).text()).toContain('Atelier');
    const recus = await zoe.call('GET', '/api/messages');
    const { messages } = (await recus.json()) as { messages: string };
    const lus = Buffer.from(messages, 'base64').toString();
    expect(lus).toContain('Hélène Morel vous a transmis');
    expect((await journal())[0]).toMatchObject({
      action: 'transmission',
      details: { listes: 1, lignesPanier: 1, devis: 0, vers: 'Zoé Relais' },
    });
  });

  test('a basket becomes a list where the colleague has one of their own', async () => {
    const lui = await connecter(boutique.url, { identifiant: MOREL });
    await lui.call('PUT', `/api/panier/articles/${boutique.perceuse}?quantite=2`);
    const zoe = await connecter(boutique.url, { identifiant: 'relais@equipe.test' });
    await zoe.call('POST', '/api/panier/vider');
    await zoe.call('PUT', `/api/panier/articles/${boutique.vis}?quantite=12`);
    expect(await (await transmettre(['panier'])).json()).toMatchObject({ lignesPanier: 1 });
    expect(await (await zoe.call('GET', '/api/panier/articles')).json()).toHaveLength(1);
    expect(await (await zoe.call('GET', '/api/listes-achats')).text()).toMatch(/Panier de /);
    expect(await (await lui.call('GET', '/api/panier/articles')).json()).toHaveLength(0);
  });

  test('stays where it is when the colleague would have more than 500 lists', async () => {
    const compter = async (id: number) => {
      const { nombre } = await boutique.pool.one<{ nombre: number }>(sql`
        select count(*) as nombre from liste_achats where utilisateur_id = ${id}`);
      return nombre;
    };
    const place = 500 - (await compter(versId));
    await boutique.pool.execute(sql`
      insert into liste_achats (utilisateur_id, libelle)
      select ${acheteurId}, 'Liste ' || n from generate_series(1, ${place + 1}) as n`);
    const refused = await transmettre(['listes', 'devis']);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      code: 'trop-de-listes-transmises',
      data: { maximum: 500 },
    });
    expect(await compter(acheteurId)).toBe(place + 1);
    await boutique.pool.execute(sql`
      delete from liste_achats where utilisateur_id = ${acheteurId} and libelle = 'Liste 1'`);
    expect(await (await transmettre(['listes'])).json()).toMatchObject({ listes: place });
    expect(await compter(versId)).toBe(500);
    // A basket that would become one more list stays too.
    const lui = await connecter(boutique.url, { identifiant: MOREL });
    await lui.call('PUT', `/api/panier/articles/${boutique.vis}?quantite=12`);
    expect((await transmettre(['panier'])).status).toBe(422);
    expect(await (await lui.call('GET', '/api/panier/articles')).json()).toHaveLength(1);
  });

  test('does not go to who is shut out, nor to oneself', async () => {
    await boutique.pool.execute(
      sql`update utilisateur set etat = 'desactive' where id = ${versId}`,
    );
    expect((await transmettre(['listes'])).status).toBe(404);
    await boutique.pool.execute(sql`update utilisateur set etat = 'actif' where id = ${versId}`);
    const soi = await patronne.call(
      'POST',
      `/api/compte/utilisateurs/${versId}/transmettre`,
      envoi({ versId, quoi: ['listes'] }),
    );
    expect(soi.status).toBe(404);
  });
});

describe('the journal of the team', () => {
  test('has every change with who made it, addresses masked, and cannot be rewritten', async () => {
    await role(acheteurId, 'consultation');
    await acces(acheteurId, false);
    await acces(acheteurId, true);
    await patronne.call(
      'PUT',
      `/api/compte/workflow-validation/${acheteurId}`,
      envoi({ limiteCommande: '500', limiteMois: null, approbation: 'un', approbateurs: [] }),
    );
    const changements = await journal();
    expect(changements.slice(0, 4).map(({ action }) => action)).toEqual([
      'limites',
      'acces-retabli',
      'acces-desactive',
      'role',
    ]);
    expect(changements[0]).toMatchObject({
      auteur: 'Hélène Morel',
      details: { limiteCommande: '500', limiteMois: null },
    });
    expect(JSON.stringify(changements)).toContain('r…@equipe.test');
    expect(JSON.stringify(changements)).not.toContain('retire@equipe.test');
    await expect(boutique.pool.execute(sql`delete from journal_equipe`)).rejects.toThrow(
      'the journal only grows',
    );
  });

  test('limits that another administrator changed meanwhile are not overwritten', async () => {
    const { version } = await equipier(MOREL);
    await role(acheteurId, 'consultation', version);
    const { headers, ...rest } = envoi({
      limiteCommande: '50',
      limiteMois: null,
      approbation: 'un',
      approbateurs: [],
    });
    const answer = await patronne.call('PUT', `/api/compte/workflow-validation/${acheteurId}`, {
      ...rest,
      headers: { ...headers, 'if-match': `"${version}"` },
    });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'equipier-perime' });
  });

  test('is for administrators alone', async () => {
    const lui = await connecter(boutique.url, { identifiant: MOREL });
    for (const path of ['/api/compte/journal-equipe', '/api/compte/utilisateurs']) {
      expect((await lui.call('GET', path)).status).toBe(403);
    }
    expect((await role(patronneId, 'acheteur', undefined, lui)).status).toBe(403);
    expect((await acces(patronneId, false, undefined, lui)).status).toBe(403);
  });
});
