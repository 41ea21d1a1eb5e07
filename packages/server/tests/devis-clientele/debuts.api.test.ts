/** What a quote for a customer is begun with: a basket, a list, an order, each as it stands. */
import type { LigneDevisClientele } from '@comptoir/contract/devis-clientele/document.schema.ts';
import { MAX_LIGNES_DEVIS } from '@comptoir/contract/devis-clientele/limites.ts';
import type { SuiteDevis } from '@comptoir/contract/devis-clientele/suite-devis.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import { desservir, ouvrirPiece, readCommande, transformer } from '../commandes/tunnel.ts';
import { agirPour, signIn, startEquipe, type Equipe } from '../delegue/equipe.ts';
import { ajouter, couper, json, lirePanier, refusee, written } from '../panier/paniers.ts';
import type { Visitor } from '../visitors.ts';
import { creer, DEVIS, lu, read } from './devis-de-clientele.ts';

let equipe: Equipe;
let morel: Visitor;
let lemaire: Visitor;
let adresseId: number;

beforeAll(async () => {
  equipe = await startEquipe({ index: true, lieux: true });
  morel = await signIn(equipe, MOREL);
  lemaire = await signIn(equipe, LEMAIRE);
  adresseId = await desservir(equipe.pool, equipe.morel);
  // The screw is a bar of three metres here: 1.20 a cut.
  await equipe.pool.execute(sql`
    update article
       set trait_de_scie = 4, debit = 'barre', debit_longueur = 3000, prix_coupe = 1.20,
           unite = 'barre', multiple = 1, minimum = 1
     where id = ${equipe.vis}`);
});
afterAll(() => equipe.api.close());

const LISTE = '3x1200+2x800';

async function remplirPanier(): Promise<void> {
  await written(morel.call('POST', '/api/panier/vider'));
  const coupee = await couper(morel, equipe.vis, LISTE);
  expect(coupee.status, await coupee.clone().text()).toBe(200);
  await ajouter(morel, equipe.perceuse, 1, 'Garage Petit');
}

const linesOf = async (id: number) =>
  (await read(morel, id)).document.sections.map(({ titre, lignes }) => ({ titre, lignes }));

const coupeOf = (lignes: readonly LigneDevisClientele[]) =>
  lignes.map(({ type, articleId, quantite, traitCoupe, achatHT }) => ({
    type,
    articleId,
    quantite,
    traitCoupe,
    achatHT,
  }));

test('a basket with a cut list keeps the list, and what the saw costs stands beside it', async () => {
  await remplirPanier();
  const avant = await lirePanier(morel);
  const { id } = await creer(morel, { source: 'panier', titre: 'Chez Petit' });
  const [barres, garage] = await linesOf(id);
  const [article, debit] = coupeOf(barres?.lignes ?? []);
  expect(article).toMatchObject({ articleId: equipe.vis, quantite: '2', traitCoupe: LISTE });
  // Five cuts at 1.20.
  expect(debit).toEqual({
    type: 'libre',
    articleId: undefined,
    quantite: '1',
    traitCoupe: undefined,
    achatHT: '6',
  });
  expect(garage?.titre).toBe('Garage Petit');
  const { prevuHT } = await lu<SuiteDevis>(morel.call('GET', `${DEVIS}/${id}/suite`));
  const { tarif } = avant;
  expect(Number(prevuHT.montant)).toBeCloseTo(
    Number(tarif.netHT.montant) - Number(tarif.ecoParticipation.montant),
    2,
  );
  // The basket stays as it was, and the quote goes back to one cut as it was.
  expect((await lirePanier(morel)).chantiers).toEqual(avant.chantiers);
  await written(morel.call('POST', '/api/panier/vider'));
  await lu(morel.call('POST', `${DEVIS}/${id}/panier`));
  const lignes = (await lirePanier(morel)).chantiers.flatMap(({ articles }) => articles);
  expect(lignes.map(({ id: articleId, traitCoupe }) => [articleId, traitCoupe])).toEqual([
    [equipe.perceuse, ''],
    [equipe.vis, LISTE],
  ]);
});

test('the link of a quote tells no cut list', async () => {
  await remplirPanier();
  const { id } = await creer(morel, { source: 'panier' });
  const { lien } = await lu<{ lien: string }>(
    morel.call('POST', `${DEVIS}/${id}/envoyer`, json({})),
  );
  const recu = await fetch(`${equipe.api.url}/api/devis-recu/${lien.slice(-43)}`);
  expect(recu.status).toBe(200);
  expect(await recu.text()).not.toContain('traitCoupe');
});

test('a list becomes a quote; a cut list of it waits for a price', async () => {
  const liste = await lu<{ id: number }>(
    morel.call(
      'POST',
      '/api/listes-achats',
      json({
        libelle: 'Terrasse',
        articles: [
          { articleId: equipe.perceuse, quantite: 2 },
          { articleId: equipe.vis, quantite: 2, traitCoupe: LISTE },
        ],
      }),
    ),
  );
  const { id } = await creer(morel, { source: 'liste', listeId: liste.id });
  const [section] = await linesOf(id);
  expect(coupeOf(section?.lignes ?? [])).toMatchObject([
    { articleId: equipe.perceuse, quantite: '2' },
    { articleId: equipe.vis, traitCoupe: LISTE },
    { type: 'libre', achatHT: null },
  ]);
  // Their own, and shared with colleagues at most.
  for (const listeId of [liste.id, 999_999]) {
    const body = json({ source: 'liste', listeId });
    expect(await refusee(lemaire.call('POST', DEVIS, body))).toMatchObject({ code: 'introuvable' });
  }
  expect(await refusee(morel.call('POST', DEVIS, json({ source: 'liste' })))).toMatchObject({
    code: 'introuvable',
  });
});

test('an order becomes a quote at the prices of today, a section for each of its chantiers', async () => {
  await remplirPanier();
  await ouvrirPiece(morel, { adresseId });
  await lu(morel.call('PATCH', '/api/piece-ouverte?traitCoupeValide=true'));
  const { key } = await lu<{ key: string }>(transformer(morel));
  const commande = await readCommande(morel, key);
  const { id } = await creer(morel, {
    source: 'commande',
    commande: key,
    titre: commande.numero ?? '',
  });
  const sections = await linesOf(id);
  expect(sections.map(({ titre }) => titre)).toEqual(['', 'Garage Petit']);
  expect(coupeOf(sections[0]?.lignes ?? [])).toMatchObject([
    { articleId: equipe.vis, traitCoupe: LISTE },
    { type: 'libre', achatHT: '6' },
  ]);
  for (const commandee of [key, 'aucune']) {
    const body = json({ source: 'commande', commande: commandee });
    expect(await refusee(lemaire.call('POST', DEVIS, body))).toMatchObject({ code: 'introuvable' });
  }
});

test('nobody begins one for somebody else', async () => {
  const delegue = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
  for (const body of [{}, { source: 'panier' }]) {
    expect(await refusee(delegue.call('POST', DEVIS, json(body)))).toMatchObject({
      status: 403,
      code: 'acces-interdit',
    });
  }
});

test('what is larger than a quote is refused whole: no line of it is left out in silence', async () => {
  await remplirPanier();
  await equipe.pool.execute(sql`
    insert into panier_ligne (chantier_id, article_id, quantite, version, trait_coupe, coupe)
    select l.chantier_id, l.article_id, 1, 1, '1x' || n, l.coupe
      from panier_ligne l, generate_series(1, ${MAX_LIGNES_DEVIS}) as n
     where l.article_id = ${equipe.vis}`);
  expect(
    await refusee(morel.call('POST', DEVIS, json({ source: 'panier', titre: 'Trop' }))),
  ).toMatchObject({ code: 'devis-client-trop-long', data: { maximum: MAX_LIGNES_DEVIS } });
  await written(morel.call('POST', '/api/panier/vider'));
});
