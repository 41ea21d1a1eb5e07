/** Lists shared with the company: who reads them, who writes them, and nobody else. */
import type { ListeAchats } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import { agirPour, PATRON, signIn, startEquipe, type Equipe } from '../delegue/equipe.ts';
import { importe } from '../panier/imports/envois.ts';
import { json, refusee, siVersion } from '../panier/paniers.ts';
import type { Visitor } from '../visitors.ts';
import { CHEMIN, creer, lignesOf, read, readListe } from './listes-de-test.ts';

let equipe: Equipe;
let proprietaire: Visitor;
let collegue: Visitor;
let etranger: Visitor;
let delegue: Visitor;

beforeAll(async () => {
  equipe = await startEquipe({ index: true });
  proprietaire = await signIn(equipe, MOREL);
  collegue = await signIn(equipe, PATRON);
  etranger = await agirPour(equipe, await signIn(equipe, 'DT11'), LEMAIRE);
  delegue = await agirPour(equipe, await signIn(equipe, 'DK07'), PATRON);
});
afterAll(() => equipe.api.close());
beforeEach(async () => {
  await equipe.pool.execute(sql`delete from panier`);
  await equipe.pool.execute(sql`delete from liste_achats`);
});

type Partage = ListeAchats['partage'];
async function partagee(partage: Partage) {
  const { id } = await creer(proprietaire, 'Atelier', [{ articleId: equipe.vis, quantite: 5 }]);
  await read(proprietaire.call('PATCH', `${CHEMIN}/${id}`, json({ partage })));
  await read(proprietaire.call('POST', `${CHEMIN}/${id}/cibles`, json(null)));
  const [ligne] = lignesOf(await readListe(proprietaire, id));
  return { id, ligneId: ligne?.ligneId ?? 0 };
}

/** Every write of a list, by its name. */
const ecritures = (who: Visitor, id: number, ligneId: number) => ({
  renommer: () => who.call('PATCH', `${CHEMIN}/${id}`, json({ libelle: 'Pris' })),
  ajouter: () =>
    who.call('POST', `${CHEMIN}/${id}/articles`, json([{ articleId: equipe.vis, quantite: 1 }])),
  importer: () => who.call('POST', `${CHEMIN}/${id}/importer`, json({ texte: 'VBF-05060-ZJ' })),
  modifier: () => who.call('PATCH', `${CHEMIN}/${id}/lignes/${ligneId}`, json({ quantite: 9 })),
  remplacer: () =>
    who.call(
      'POST',
      `${CHEMIN}/${id}/lignes/${ligneId}/remplacer`,
      json({ articleId: equipe.vis }),
    ),
  viser: () => who.call('POST', `${CHEMIN}/${id}/cibles`, json(null)),
  deplacer: () =>
    who.call(
      'POST',
      `${CHEMIN}/${id}/lignes/deplacer`,
      json({ ligneIds: [ligneId], section: 'Bac' }),
    ),
  renommerSection: () =>
    who.call('PATCH', `${CHEMIN}/${id}/sections/1`, json({ libelle: 'Tiroir' })),
  compter: () => who.call('POST', `${CHEMIN}/${id}/comptage`, json([{ ligneId, reste: 2 }])),
  retirer: () => who.call('DELETE', `${CHEMIN}/${id}/lignes`, json([ligneId])),
  remettre: () => who.call('POST', `${CHEMIN}/${id}/lignes/remettre`, json([ligneId])),
});
/** What its person alone does. */
const reservees = (who: Visitor, id: number) => ({
  scinder: () =>
    who.call('POST', `${CHEMIN}/${id}/scinder`, json({ libelle: 'Partie', ligneIds: [1] })),
  partager: () => who.call('PATCH', `${CHEMIN}/${id}`, json({ partage: 'ecriture' })),
  archiver: () => who.call('PATCH', `${CHEMIN}/${id}`, json({ archivee: true })),
  supprimer: () => who.call('DELETE', `${CHEMIN}/${id}`),
});
async function reponses(actes: Record<string, () => Promise<Response>>) {
  const codes: Record<string, string> = {};
  for (const [nom, faire] of Object.entries(actes)) {
    const answer = await faire();
    codes[nom] = answer.ok ? 'fait' : ((await answer.json()) as { code: string }).code;
  }
  return codes;
}
const tous = (actes: object, code: string) =>
  Object.fromEntries(Object.keys(actes).map((nom) => [nom, code]));
const lister = (who: Visitor, query = '') =>
  read<ListeAchats[]>(who.call('GET', `${CHEMIN}${query}`));

test.each(['colleague', 'delegate who acts for them', 'other company'])(
  'a personal list is no list to a %s',
  async (nom) => {
    const who = { colleague: collegue, 'other company': etranger }[nom] ?? delegue;
    const { id, ligneId } = await partagee('personnelle');
    const actes = { ...ecritures(who, id, ligneId), ...reservees(who, id) };
    expect(await reponses(actes)).toEqual(tous(actes, 'introuvable'));
    expect(await refusee(who.call('GET', `${CHEMIN}/${id}`))).toMatchObject({ status: 404 });
    expect(await refusee(who.call('GET', `${CHEMIN}/${id}/comptage`))).toMatchObject({
      status: 404,
    });
    expect(await lister(who)).toEqual([]);
  },
);

test.each([
  ['lecture', 'colleague'],
  ['lecture', 'delegate who acts for them'],
] as const)(
  'a list shared to be read (%s) is read and bought by a %s, and not changed',
  async (partage, nom) => {
    const who = nom === 'colleague' ? collegue : delegue;
    const { id, ligneId } = await partagee(partage);
    expect(await lister(who)).toMatchObject([{ id, droit: 'lecture', partage: 'lecture' }]);
    expect((await lister(who))[0]?.proprietaire).not.toBeNull();
    const actes = { ...ecritures(who, id, ligneId), ...reservees(who, id) };
    expect(await reponses(actes)).toEqual(tous(actes, 'liste-d-un-collegue'));
    expect(await readListe(who, id)).toMatchObject({ libelle: 'Atelier', nombreArticles: 1 });
    expect(
      await importe(who.call('POST', `/api/panier/importer-liste?listeId=${id}`)),
    ).toMatchObject({ importes: 1 });
    // What is missing is settled by who may count.
    await read(
      proprietaire.call('POST', `${CHEMIN}/${id}/comptage`, json([{ ligneId, reste: 1 }])),
    );
    expect(
      await refusee(
        who.call('POST', `/api/panier/importer-liste?listeId=${id}`, json({ manquants: true })),
      ),
    ).toMatchObject({ status: 403, code: 'liste-d-un-collegue' });
    expect((await readListe(proprietaire, id)).manquants).toBe(1);
  },
);

test('a list shared to be written is changed by a colleague, and shared, put away and deleted by its person alone', async () => {
  const { id, ligneId } = await partagee('ecriture');
  const actes = ecritures(collegue, id, ligneId);
  expect(await reponses(actes)).toEqual(tous(actes, 'fait'));
  const reserves = reservees(collegue, id);
  expect(await reponses(reserves)).toEqual(tous(reserves, 'liste-d-un-collegue'));
  expect(await lister(proprietaire)).toMatchObject([
    { libelle: 'Pris', droit: 'proprietaire', proprietaire: null },
  ]);
});

test.each(['lecture', 'ecriture'] as const)(
  'a list shared with one company (%s) is none to another',
  async (partage) => {
    const { id, ligneId } = await partagee(partage);
    const actes = { ...ecritures(etranger, id, ligneId), ...reservees(etranger, id) };
    expect(await reponses(actes)).toEqual(tous(actes, 'introuvable'));
    expect(await lister(etranger)).toEqual([]);
    expect(await read(etranger.call('GET', `${CHEMIN}/valeurs?ids=${id}`))).toEqual([]);
    expect(
      await refusee(etranger.call('POST', `/api/panier/importer-liste?listeId=${id}`)),
    ).toMatchObject({ code: 'introuvable' });
  },
);

test('two people on one list never undo each other unseen', async () => {
  const { id, ligneId } = await partagee('ecriture');
  const { version } = await readListe(collegue, id);
  await read(
    proprietaire.call('PATCH', `${CHEMIN}/${id}/lignes/${ligneId}`, json({ quantite: 7 })),
  );
  expect(
    await refusee(
      collegue.call(
        'PATCH',
        `${CHEMIN}/${id}/lignes/${ligneId}`,
        json({ quantite: 1 }, siVersion(version)),
      ),
    ),
  ).toMatchObject({ code: 'liste-perimee' });
});

test('a discount given for the basket of its person goes to nobody else', async () => {
  const { id, ligneId } = await partagee('lecture');
  await equipe.pool.execute(sql`update liste_achats_ligne set remise = 5 where id = ${ligneId}`);
  await importe(collegue.call('POST', `/api/panier/importer-liste?listeId=${id}`));
  const remises = await equipe.pool.query<{ remise: string | null }>(
    sql`select remise::text as remise from panier_ligne`,
  );
  expect(remises).toEqual([{ remise: null }]);
  expect(lignesOf(await readListe(proprietaire, id))).toMatchObject([{ remise: '5.00' }]);
});

test('a list put away is listed apart, and comes back', async () => {
  const { id } = await partagee('personnelle');
  const archiver = (archivee: boolean) =>
    read(proprietaire.call('PATCH', `${CHEMIN}/${id}`, json({ archivee })));
  await archiver(true);
  expect(await lister(proprietaire)).toEqual([]);
  expect(await lister(proprietaire, '?archivees=true')).toMatchObject([{ id, archivee: true }]);
  await archiver(false);
  expect(await lister(proprietaire)).toMatchObject([{ id, archivee: false }]);
});
