import type { PrixChange } from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { insertArticle, LEMAIRE, MOREL } from '../articles/golden.ts';
import { agirPour, signIn, startEquipe, type Equipe } from '../delegue/equipe.ts';
import { ajouter, json, refusee, written } from '../panier/paniers.ts';
import type { Visitor } from '../visitors.ts';
import {
  avecLignes,
  creer,
  creerRempli,
  DEVIS,
  write,
  read,
  lu,
  totalOf,
} from './devis-de-clientele.ts';

let equipe: Equipe;
let morel: Visitor;
let lemaire: Visitor;

beforeAll(async () => {
  equipe = await startEquipe({ index: true });
  morel = await signIn(equipe, MOREL);
  lemaire = await signIn(equipe, LEMAIRE);
});
afterAll(() => equipe.api.close());

const annee = new Date().getFullYear();

test('each company has a series of its own, templates have no number', async () => {
  expect((await creer(morel)).numero).toBe(`D-${annee}-0001`);
  const second = await creer(morel, { titre: '  Porte  de garage ' });
  expect(second).toMatchObject({
    numero: `D-${annee}-0002`,
    titre: 'Porte de garage',
    etat: 'brouillon',
  });
  expect((await creer(lemaire)).numero).toBe(`D-${annee}-0001`);
  const modele = await lu<{ id: number; numero: string }>(
    morel.call('POST', `${DEVIS}/${second.id}/dupliquer`, json({ modele: true })),
  );
  expect(modele).toMatchObject({ numero: '', modele: true });
  expect(await creer(morel, { modeleId: modele.id })).toMatchObject({
    numero: `D-${annee}-0003`,
    titre: 'Porte de garage',
  });
  const { devis } = await lu<{ devis: unknown[] }>(morel.call('GET', `${DEVIS}?modeles=true`));
  expect(devis).toHaveLength(1);
});

test('what is kept is what was written, its totals with it; what another wrote since is not lost', async () => {
  const devis = await creerRempli(morel, [
    { quantite: '3', prixHT: '19.99' },
    { quantite: '2', prixHT: '10', tva: '10' },
  ]);
  expect(devis.document.sections[0]?.lignes.map(({ prixHT }) => prixHT)).toEqual(['19.99', '10']);
  expect(devis.totalHT.montant).toBe('79.97');
  expect(devis.ttc.montant).toBe('93.96');
  expect(totalOf(devis.document)).toBe(devis.totalHT.montant);
  const autre = { ...devis.document, notes: 'Deux étages' };
  await lu(write(morel, devis.id, { document: autre, version: devis.version }));
  expect(
    await refusee(write(morel, devis.id, { document: devis.document, version: devis.version })),
  ).toMatchObject({ status: 409, code: 'devis-client-perime' });
  expect((await read(morel, devis.id)).document.notes).toBe('Deux étages');
});

test('one key names one line', async () => {
  const { id, document } = await creerRempli(morel, [{ prixHT: '1' }]);
  const double = avecLignes(document, [{ prixHT: '1' }, { id: 'l0', prixHT: '2' }]);
  expect(await refusee(write(morel, id, { document: double }))).toMatchObject({
    code: 'devis-client-trop-long',
  });
});

test('a basket becomes a quote, a section for each chantier, at what the company pays', async () => {
  await written(morel.call('POST', '/api/panier/vider'));
  await ajouter(morel, equipe.vis, 2);
  await ajouter(morel, equipe.perceuse, 1, 'Garage Petit');
  const { id } = await creer(morel, { source: 'panier' });
  const { sections } = (await read(morel, id)).document;
  expect(
    sections.map(({ titre, lignes }) => [titre, lignes.map(({ articleId }) => articleId)]),
  ).toEqual([
    ['', [equipe.vis]],
    ['Garage Petit', [equipe.perceuse]],
  ]);
  expect(sections[1]?.lignes[0]?.achatHT).toMatch(/^\d+(\.\d+)?$/);
  expect(await refusee(lemaire.call('POST', DEVIS, json({ source: 'panier' })))).toMatchObject({
    code: 'devis-client-vide',
  });
});

test('prices that moved are told and written by nobody but their company', async () => {
  const neuf = (reference: string) =>
    insertArticle(equipe.pool, reference, 'electroportatif', 'tirval', '10');
  const [articleId, retire] = [await neuf('DCL-1'), await neuf('DCL-2')];
  await equipe.pool.execute(sql`update article set retire = true where id = ${retire}`);
  const { id } = await creerRempli(morel, [
    { type: 'article', articleId, achatHT: '8', libelle: 'Panneau' },
    { type: 'article', articleId: retire, achatHT: '5', libelle: 'Fini' },
    {
      type: 'ouvrage',
      composants: [
        {
          type: 'article',
          articleId,
          libelle: 'Panneau',
          quantite: '2',
          unite: 'u',
          achatHT: '10',
        },
      ],
    },
  ]);
  const { changes } = await lu<{ changes: PrixChange[] }>(morel.call('GET', `${DEVIS}/${id}/prix`));
  expect(changes).toEqual([
    {
      ligneId: 'l0',
      composant: null,
      libelle: 'Panneau',
      avantHT: '8',
      apresHT: '10',
      ecart: '25',
      retire: false,
    },
    {
      ligneId: 'l1',
      composant: null,
      libelle: 'Fini',
      avantHT: '5',
      apresHT: null,
      ecart: null,
      retire: true,
    },
  ]);
});

test('deleted and had back; said lost and open again; found by words and state', async () => {
  const { id, numero } = await creerRempli(morel, [{ prixHT: '7' }]);
  await lu(morel.call('DELETE', `${DEVIS}/${id}`));
  expect(await refusee(morel.call('GET', `${DEVIS}/${id}`))).toMatchObject({ code: 'introuvable' });
  await lu(morel.call('POST', `${DEVIS}/${id}/restaurer`));
  const etat = (voulu: string) => morel.call('PATCH', `${DEVIS}/${id}`, json({ etat: voulu }));
  expect(await lu(etat('perdu'))).toMatchObject({ etat: 'perdu' });
  const trouves = (query: string) =>
    lu<{ devis: { numero: string }[]; total: number }>(morel.call('GET', `${DEVIS}?${query}`));
  expect((await trouves('etat=perdu&recherche=PETIT')).devis).toMatchObject([{ numero }]);
  expect((await trouves('etat=perdu&recherche=personne')).total).toBe(0);
  expect(await lu(etat('brouillon'))).toMatchObject({ etat: 'brouillon' });
  expect(await refusee(etat('brouillon'))).toMatchObject({ code: 'devis-client-decide' });
});

test('a delegate sees what was shared, without its costs, and writes nothing', async () => {
  const { id } = await creerRempli(morel, [{ achatHT: '70', prixHT: '100' }]);
  const delegue = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
  expect(await refusee(delegue.call('GET', `${DEVIS}/${id}`))).toMatchObject({
    code: 'introuvable',
  });
  await lu(morel.call('PATCH', `${DEVIS}/${id}`, json({ partage: true })));
  const vu = await read(delegue, id);
  expect(vu.verrou).toBe('delegue');
  expect(JSON.stringify(vu.document)).not.toContain('"70"');
  const { devis } = await lu<{ devis: { id: number }[] }>(delegue.call('GET', DEVIS));
  expect(devis.map((un) => un.id)).toEqual([id]);
  expect(await refusee(write(delegue, id, { document: vu.document }))).toMatchObject({
    code: 'acces-interdit',
  });
});

test('settings, customers and kits are kept for the company alone', async () => {
  const reglages = await lu<object>(morel.call('GET', `${DEVIS}/reglages`));
  const { hasLogo: _logo, ...ecrits } = { hasLogo: false, ...reglages };
  await lu(
    morel.call('PUT', `${DEVIS}/reglages`, json({ ...ecrits, prefixe: 'MM-', plancher: '22' })),
  );
  const devis = await creer(morel);
  expect(devis.numero).toMatch(/^MM-\d{4}-\d{4}$/);
  expect((await read(morel, devis.id)).document.plancher).toBe('22');
  const fiche = {
    nom: 'Garage Roy',
    contact: '',
    email: '',
    telephone: '',
    siren: '',
    adresse: '',
  };
  const { id } = await lu<{ id: number }>(morel.call('POST', `${DEVIS}/clients`, json(fiche)));
  const encore = { ...fiche, nom: 'garage roy', telephone: '02 41 00 00 00' };
  expect(await lu(morel.call('POST', `${DEVIS}/clients`, json(encore)))).toMatchObject({ id });
  expect(await lu(morel.call('GET', `${DEVIS}/clients?recherche=ROY%200241`))).toEqual([]);
  expect(await lu(morel.call('GET', `${DEVIS}/clients?recherche=roy`))).toHaveLength(1);
  expect(await lu(lemaire.call('GET', `${DEVIS}/clients`))).toEqual([]);
  expect((await morel.call('DELETE', `${DEVIS}/clients/${id}`)).status).toBe(204);
  const composants = [
    { type: 'main-oeuvre', libelle: 'Pose', quantite: '1.5', unite: 'h', achatHT: '32' },
    {
      type: 'article',
      articleId: equipe.vis,
      libelle: 'Vis',
      quantite: '1',
      unite: 'u',
      achatHT: '0',
    },
  ];
  const kit = { libelle: 'Porte posée', unite: 'u', composants };
  await lu(morel.call('POST', `${DEVIS}/ouvrages`, json(kit)));
  const ouvrages = await lu<{ id: number; composants: { achatHT: string }[] }[]>(
    morel.call('GET', `${DEVIS}/ouvrages`),
  );
  expect(ouvrages[0]?.composants[0]?.achatHT).toBe('32');
  // That of today.
  expect(Number(ouvrages[0]?.composants[1]?.achatHT)).toBeGreaterThan(0);
  const ouvrageId = ouvrages[0]?.id ?? 0;
  expect((await morel.call('DELETE', `${DEVIS}/ouvrages/${ouvrageId}`)).status).toBe(204);
});

test('a company keeps so many, and no more', async () => {
  await equipe.pool.execute(sql`
    insert into devis_clientele (compte_id, utilisateur_id, numero, document, titre, client, devise,
      total_ht, ttc, valable_jusqu)
    select compte_id, id, 'X-' || n, '{}', '', '', 'EUR', 0, 0, current_date
      from utilisateur, generate_series(1, 20000) as n
     where email = ${LEMAIRE}`);
  expect(await refusee(lemaire.call('POST', DEVIS, json({})))).toMatchObject({
    code: 'trop-de-devis',
    data: { maximum: 20_000 },
  });
});
