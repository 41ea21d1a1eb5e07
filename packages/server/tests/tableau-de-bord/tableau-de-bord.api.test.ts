import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type { listerCommandes } from '@comptoir/contract/commandes/commandes.contract.ts';
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import {
  ETATS_EN_COURS,
  type Compteurs,
  type TableauDeBord,
} from '@comptoir/contract/tableau-de-bord/tableau-de-bord.contract.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listIncoherences } from '../../src/commandes/passage/verifier-coherence.sql.ts';
import { sql } from '../../src/db/sql.ts';
import { buildLieux, LEMAIRE, MOREL } from '../articles/golden.ts';
import { desservir, passer } from '../commandes/tunnel.ts';
import { agirPour, envoi, PATRON, signIn, startEquipe, type Equipe } from '../delegue/equipe.ts';
import { demanderDevis } from '../devis/devis-de-test.ts';
import { ajouter, json, refusee } from '../panier/paniers.ts';
import { newBuyer, newVisitor, type Visitor } from '../visitors.ts';

type Liste = CallAnswer<typeof listerCommandes>;

const MAX_STATEMENTS = 12;
const EN_COURS = ETATS_EN_COURS.map((etat) => `etat=${etat}`).join('&');

let equipe: Equipe;
let anne: Visitor;
let patron: Visitor;
let adresseId: number;
/** As they were placed: Anne’s for Lilas, the boss’s for Tilleuls, Anne’s that has to be approved. */
const keys: string[] = [];
beforeAll(async () => {
  equipe = await startEquipe({ suivi: true });
  const { pool } = equipe;
  await buildLieux(pool, equipe.vis);
  adresseId = await desservir(pool, equipe.morel);
  anne = await newBuyer(equipe.api, MOREL);
  patron = await newBuyer(equipe.api, PATRON);
  await ajouter(anne, equipe.vis, 10, 'Résidence Lilas');
  keys.push((await passer(anne, { adresseId, modePaiement: 'en-compte' })).key);
  await ajouter(patron, equipe.vis, 4, 'Tilleuls');
  keys.push((await passer(patron, { adresseId })).key);
  await pool.execute(sql`update utilisateur set limite_commande = 1 where email = ${MOREL}`);
  await ajouter(anne, equipe.vis, 2);
  keys.push((await passer(anne, { adresseId })).key);
  for (const key of [
    await devisPour(anne, MOREL),
    await devisPour(anne, MOREL),
    await devisPour(patron, PATRON),
  ]) {
    await pool.execute(sql`
      update devis set etat = 'propose', valable_jusqu = current_date + 2 where cle = ${key}`);
  }
  await pool.execute(sql`
    update devis set valable_jusqu = current_date - 1
     where id = (select min(id) from devis)`);
});
afterAll(() => equipe.api.close());

async function devisPour(who: Visitor, email: string): Promise<string> {
  await ajouter(who, equipe.vis, 1);
  const { key } = await demanderDevis(equipe, who, { email });
  return key;
}

async function read<T>(who: Visitor, path: string): Promise<T> {
  const answer = await who.call('GET', path);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as T;
}
const readTableau = (who: Visitor, query = '') =>
  read<TableauDeBord>(who, `/api/tableau-de-bord${query}`);
const total = async (who: Visitor, path: string) =>
  (await read<{ total: number }>(who, path)).total;

test('what is due to be bought again waits in one line, as many as the list of habits has', async () => {
  const { pool, morel } = equipe;
  const lue = async () =>
    (await readTableau(anne)).aFaire.find(({ genre }) => genre === 'habitudes');
  expect(await lue()).toBeUndefined();
  await pool.execute(sql`
    update habitude set rythme_jours = 30, prochain_le = current_date - 1,
                        bientot_le = current_date - 3, arrete_le = current_date + 60
     where compte_id = ${morel}`);
  const nombre = await total(anne, '/api/habitudes-achats?etat=due');
  expect(nombre).toBeGreaterThan(0);
  expect(await lue()).toMatchObject({ nombre, premieres: [expect.any(String)] });
  await pool.execute(sql`
    update habitude set rythme_jours = null, prochain_le = null, bientot_le = null
     where compte_id = ${morel}`);
});

test('each figure is the count of the list it leads to, of the company or of the person', async () => {
  for (const who of [anne, patron]) {
    for (const pour of ['societe', 'moi'] as const) {
      const { compteurs, utilisateurId } = await readTableau(who, `?pour=${pour}`);
      const auteur = pour === 'moi' ? `&auteurId=${utilisateurId}` : '';
      expect(compteurs).toEqual({
        enCours: await total(who, `/api/commandes?${EN_COURS}${auteur}`),
        aValider: await total(who, '/api/commandes?aValider=true'),
        devis: await total(who, `/api/devis?etat=propose${auteur}`),
      });
    }
  }
  expect((await readTableau(patron)).compteurs).toEqual({ enCours: 3, aValider: 1, devis: 2 });
  expect((await readTableau(anne)).compteurs).toEqual({ enCours: 2, aValider: 0, devis: 1 });
});

test('who runs the account or only looks at it begins with the company, a buyer with themselves, a delegate with the company', async () => {
  expect((await readTableau(patron)).pour).toBe('societe');
  expect((await readTableau(anne)).pour).toBe('moi');
  const roleOfAnne = (role: string) =>
    equipe.pool.execute(sql`update utilisateur set role = ${role} where email = ${MOREL}`);
  await roleOfAnne('consultation');
  expect((await readTableau(anne)).pour).toBe('societe');
  await roleOfAnne('acheteur');
  const delegue = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
  const { pour, compteurs, aFaire } = await readTableau(delegue);
  expect({ pour, compteurs }).toEqual({
    pour: 'societe',
    compteurs: { enCours: 3, aValider: 0, devis: 2 },
  });
  expect(aFaire.map(({ genre }) => genre)).not.toContain('approbation');
});

test('the menu counts what the dashboard one begins with counts', async () => {
  for (const who of [anne, patron]) {
    const menu = await read<Compteurs>(who, '/api/tableau-de-bord/compteurs');
    expect(menu).toEqual((await readTableau(who)).compteurs);
  }
});

test('nothing of another company is there; without a company nothing is answered', async () => {
  const lemaire = await newBuyer(equipe.api, LEMAIRE);
  for (const pour of ['societe', 'moi']) {
    expect(await readTableau(lemaire, `?pour=${pour}`)).toMatchObject({
      nouveau: true,
      compteurs: { enCours: 0, aValider: 0, devis: 0 },
      enCours: [],
      aFaire: [],
      depenses: { total: '0.00', avant: '0.00' },
      delegue: { email: expect.stringContaining('dt11') },
    });
  }
  const visiteur = await newVisitor(equipe.api.url);
  const sans = await signIn(equipe, 'DK07');
  for (const path of ['', '/compteurs', '/depenses/export']) {
    expect(await refusee(visiteur.call('GET', `/api/tableau-de-bord${path}`))).toMatchObject({
      code: 'non-authentifie',
    });
    expect(await refusee(sans.call('GET', `/api/tableau-de-bord${path}`))).toMatchObject({
      code: 'sans-client',
    });
  }
});

test('what is to do comes with what settles it, the offer that ends soon first', async () => {
  const { aFaire, attente, echeance } = await readTableau(patron);
  expect(aFaire).toMatchObject([
    { genre: 'devis', presse: true },
    { genre: 'devis', presse: true },
    { genre: 'approbation', commande: { key: keys[2], aValiderParMoi: true } },
  ]);
  expect(attente).toMatchObject({ netHT: { devise: 'EUR' } });
  expect(echeance?.numero).toMatch(/^D/);
});

test('a basket a delegate prepared waits until it is ordered or emptied', async () => {
  const { pool } = equipe;
  const delegue = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
  await ajouter(delegue, equipe.vis, 6);
  const remise = { mot: 'Votre réassort', envoyer: false };
  expect((await delegue.call('POST', '/api/delegue/remises', envoi(remise))).status).toBe(200);
  const prepare = async (who: Visitor) =>
    (await readTableau(who)).aFaire.find(({ genre }) => genre === 'panier-prepare');
  expect(await prepare(anne)).toMatchObject({ mot: 'Votre réassort', nombreLignes: 1 });
  expect(await prepare(patron)).toBeUndefined();
  await pool.execute(sql`delete from panier`);
  expect(await prepare(anne)).toBeUndefined();
});

test('orders under way say what arrives next, and where', async () => {
  const { enCours, prochaine } = await readTableau(patron);
  expect(enCours).toHaveLength(3);
  expect(enCours[0]?.prochaine).toMatchObject({ destination: 'Nantes' });
  expect(prochaine).toMatchObject({ jour: enCours[0]?.prochaine.jour, nombre: 2 });
});

test('credit used is what is owed and what is ordered on account', async () => {
  const { pool, morel } = equipe;
  await pool.execute(sql`
    insert into compte_situation (compte_id, plafond_credit, encours) values (${morel}, 5000, 100.50)
    on conflict (compte_id) do update set plafond_credit = 5000, encours = 100.50`);
  const { ttc } = await read<{ ttc: { montant: string } }>(anne, `/api/commandes/${keys[0]}`);
  const { credit } = await readTableau(patron);
  expect(Number(credit.utilise.montant)).toBeCloseTo(100.5 + Number(ttc.montant), 4);
  expect(credit.plafond?.montant).toBe('5000.0000');
});

test('spending follows orders: placed, changed, refused; months by what divides them', async () => {
  const commandes = (await read<Liste>(patron, '/api/commandes')).commandes;
  const de = (key: string) => commandes.find((commande) => commande.key === key);
  const somme = async (query: string) => (await readTableau(patron, query)).depenses;
  const parChantier = await somme('?par=chantier');
  expect(parChantier.series.map(({ libelle, genre }) => libelle || genre)).toEqual([
    'Résidence Lilas',
    'Tilleuls',
    'sans',
  ]);
  expect(parChantier.mois).toHaveLength(12);
  expect(parChantier.mois.at(-1)?.total).toBe(parChantier.total);
  for (const par of ['categorie', 'personne', 'mois']) {
    expect((await somme(`?par=${par}`)).total).toBe(parChantier.total);
  }
  expect((await somme('?par=personne')).series).toMatchObject([
    { cle: String(equipe.personnes[MOREL]) },
    { cle: String(equipe.personnes[PATRON]), libelle: 'Hélène Morel' },
  ]);
  expect((await somme('?pour=moi')).series).toMatchObject([{ cle: 'Tilleuls' }]);
  expect(de(keys[2] ?? '')?.etat).toBe('a-valider');

  const refus = json({ motif: 'Déjà en stock' });
  await patron.call('POST', `/api/commandes/${keys[2]}/refuser`, refus);
  const apres = await somme('?par=chantier');
  expect(apres.series.map(({ libelle }) => libelle)).toEqual(['Résidence Lilas', 'Tilleuls']);
  expect(await listIncoherences(equipe.pool)).toEqual([]);
});

test('an order corrected by who approves it, or cancelled, is counted as it stands', async () => {
  await ajouter(anne, equipe.vis, 5, 'Hangar');
  const { key } = await passer(anne, { adresseId });
  const { lignesParChantier } = await read<{
    lignesParChantier: { lignes: { id: number; quantite: number }[] }[];
  }>(patron, `/api/commandes/${key}`);
  const ligneId = lignesParChantier[0]?.lignes[0]?.id;
  const hangar = async () =>
    (await readTableau(patron)).depenses.series.find(({ cle }) => cle === 'Hangar')?.total;
  const avant = Number(await hangar());
  const lignes = [{ ligneId, quantite: 2 }];
  const valider = patron.call('POST', `/api/commandes/${key}/valider`, json({ lignes }));
  expect((await valider).status).toBe(200);
  expect(Number(await hangar())).toBeCloseTo((avant * 2) / 5, 2);
  expect((await anne.call('POST', `/api/commandes/${key}/annuler`)).status).toBe(200);
  expect(await hangar()).toBeUndefined();
  expect(await listIncoherences(equipe.pool)).toEqual([]);
});

test('the same month of the year before stands beside each', async () => {
  const { pool } = equipe;
  await pool.execute(sql`
    update commande set passee_le = passee_le - interval '1 year' where cle = ${keys[1] ?? ''}`);
  const { depenses } = await readTableau(patron);
  expect(Number(depenses.avant)).toBeGreaterThan(0);
  expect(depenses.mois.at(-1)?.avant).toBe(depenses.avant);
  expect(depenses.series.map(({ libelle }) => libelle)).toEqual(['Résidence Lilas']);
  await pool.execute(sql`delete from commande where cle = ${keys[1] ?? ''}`);
  expect((await readTableau(patron)).depenses.avant).toBe('0.00');
});

test('the file has every chantier by name, month by month', async () => {
  const { data, name } = await read<Fichier>(
    patron,
    '/api/tableau-de-bord/depenses/export?par=chantier',
  );
  expect(name).toMatch(/^achats-par-mois-\d{4}-\d{2}-\d{2}\.csv$/);
  const [tete = '', premiere = '', ...reste] = Buffer.from(data, 'base64').toString().split('\r\n');
  expect(tete.split(';')).toHaveLength(15);
  expect(premiere).toContain('Résidence Lilas');
  expect(reste.join('\n')).toContain('Total HT');
});

test(`the dashboard asks the database at most ${MAX_STATEMENTS} times`, async () => {
  await ajouter(patron, equipe.vis, 3);
  await readTableau(patron);
  const queries = vi.spyOn(equipe.pool.driver, 'query');
  await readTableau(patron);
  expect(queries.mock.calls.length).toBeGreaterThan(4);
  expect(queries.mock.calls.length).toBeLessThanOrEqual(MAX_STATEMENTS);
  queries.mockRestore();
});
