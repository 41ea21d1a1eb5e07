/** A quote and the chantier it became: bound for good, whatever either is called. */
import type { PrixChange } from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import type { SuiteDevis } from '@comptoir/contract/devis-clientele/suite-devis.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { insertArticle, LEMAIRE, MOREL } from '../articles/golden.ts';
import { desservir, passer } from '../commandes/tunnel.ts';
import { signIn, startEquipe, type Equipe } from '../delegue/equipe.ts';
import { ajouter, lirePanier, refusee, written } from '../panier/paniers.ts';
import type { Visitor } from '../visitors.ts';
import { creerRempli, DEVIS, lu } from './devis-de-clientele.ts';

let equipe: Equipe;
let morel: Visitor;
let adresseId: number;

beforeAll(async () => {
  equipe = await startEquipe({ index: true, lieux: true });
  morel = await signIn(equipe, MOREL);
  adresseId = await desservir(equipe.pool, equipe.morel);
});
afterAll(() => equipe.api.close());

const suiteOf = (id: number) => lu<SuiteDevis>(morel.call('GET', `${DEVIS}/${id}/suite`));

async function mettre(): Promise<number> {
  await written(morel.call('POST', '/api/panier/vider'));
  const { id } = await creerRempli(morel, [
    { type: 'article', articleId: equipe.perceuse, libelle: 'P', quantite: '2', achatHT: '150' },
  ]);
  await lu(morel.call('POST', `${DEVIS}/${id}/panier`));
  return id;
}

async function renommer(nom: string): Promise<void> {
  const { chantiers } = await lirePanier(morel);
  const chantier = chantiers.find(({ libelle }) => libelle?.startsWith('D-'));
  const champ = `libelle=${encodeURIComponent(nom)}`;
  await written(morel.call('PATCH', `/api/panier/chantiers/${chantier?.id ?? 0}?${champ}`));
}

test('a chantier renamed in the basket still tells what its quote costs, once ordered and after', async () => {
  const id = await mettre();
  await renommer('Chez Anne');
  expect((await suiteOf(id)).chantier).toBe('Chez Anne');
  // In the same order, for no quote.
  await ajouter(morel, equipe.perceuse, 3, 'Autre');
  await passer(morel, { adresseId });
  const suite = await suiteOf(id);
  expect(suite).toMatchObject({
    lignes: [
      { articleId: equipe.perceuse, prevue: 2, commandee: 2, reelHT: { montant: '300.00' } },
    ],
    prevuHT: { montant: '300.0000' },
    reelHT: { montant: '300.0000' },
  });
  expect(suite.commandes).toHaveLength(1);
  // The same name used again is another chantier.
  await ajouter(morel, equipe.perceuse, 1, 'Chez Anne');
  await passer(morel, { adresseId });
  expect((await suiteOf(id)).lignes).toMatchObject([{ commandee: 2 }]);
});

test('another company that calls a chantier the same has nothing to do with it', async () => {
  const id = await mettre();
  const { chantier } = await suiteOf(id);
  const lemaire = await signIn(equipe, LEMAIRE);
  await ajouter(lemaire, equipe.perceuse, 1, chantier ?? '');
  expect(await suiteOf(id)).toMatchObject({ commandes: [], lignes: [{ commandee: 0 }] });
});

test('a chantier that was taken out of the basket leaves no trace of its quote', async () => {
  const id = await mettre();
  const { chantiers } = await lirePanier(morel);
  const chantier = chantiers.find(({ libelle }) => libelle?.startsWith('D-'));
  await written(morel.call('DELETE', `/api/panier/chantiers/${chantier?.id ?? 0}`));
  await ajouter(morel, equipe.perceuse, 1);
  await passer(morel, { adresseId });
  expect(await suiteOf(id)).toMatchObject({ commandes: [], lignes: [{ commandee: 0 }] });
});

test('an article withdrawn since is told and left; one whose price is gone is told', async () => {
  const { pool } = equipe;
  const neuf = (reference: string) =>
    insertArticle(pool, reference, 'electroportatif', 'tirval', '10');
  const [retire, sansPrix] = [await neuf('DCS-1'), await neuf('DCS-2')];
  const { id } = await creerRempli(morel, [
    { type: 'article', articleId: equipe.perceuse, libelle: 'Perceuse', achatHT: '150' },
    { type: 'article', articleId: retire, libelle: 'Plus fait', achatHT: '10' },
    { type: 'article', articleId: sansPrix, libelle: 'Sans prix', achatHT: '10' },
  ]);
  await pool.execute(sql`update article set retire = true where id = ${retire}`);
  await pool.execute(sql`delete from tarif where article_id = ${sansPrix}`);
  const { changes } = await lu<{ changes: PrixChange[] }>(morel.call('GET', `${DEVIS}/${id}/prix`));
  expect(
    changes.map(({ libelle, apresHT, retire: isRetire }) => [libelle, apresHT, isRetire]),
  ).toEqual([
    ['Plus fait', null, true],
    ['Sans prix', null, false],
  ]);
  await written(morel.call('POST', '/api/panier/vider'));
  const mis = await lu<{ laisses: string[] }>(morel.call('POST', `${DEVIS}/${id}/panier`));
  expect(mis.laisses).toEqual(['Plus fait']);
  const { chantiers } = await lirePanier(morel);
  const articles = chantiers.flatMap(({ articles: siens }) => siens.map((une) => une.id));
  expect(articles).toEqual([equipe.perceuse, sansPrix]);
  // All of it gone: there is nothing to order, and it is said.
  await pool.execute(sql`update article set retire = true where id = ${sansPrix}`);
  const { id: fini } = await creerRempli(morel, [
    { type: 'article', articleId: retire, libelle: 'Plus fait', achatHT: '10' },
  ]);
  expect(await refusee(morel.call('POST', `${DEVIS}/${fini}/panier`))).toMatchObject({
    code: 'devis-client-sans-article',
  });
});
