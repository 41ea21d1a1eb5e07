/** What a delegate has to answer, over all of their customers and nobody else's. */
import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import type { DevisSuivi } from '@comptoir/contract/delegue/devis-delegue.contract.ts';
import { ajouterJoursOuvres, jourOf } from '@comptoir/contract/jours-ouvres.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import { demanderDevis, readDevis, offrir, remplir } from '../devis/devis-de-test.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { agirPour, envoi, read, signIn, startEquipe, type Equipe } from './equipe.ts';

let equipe: Equipe;
let cles: { ancien: string; cher: string; lemaire: string };
const dans = (jours: number) =>
  ajouterJoursOuvres(jourOf(new Date(Date.now() + jours * 86_400_000)), 0);

beforeAll(async () => {
  equipe = await startEquipe();
  const { pool } = equipe;
  await pool.execute(sql`update delegue set plafond_remise = 20`);
  const demander = async (email: string, quantite: number) => {
    const who = await newBuyer(equipe.api, email);
    await remplir(who, [{ articleId: equipe.vis, quantite }]);
    return (await demanderDevis(equipe, who, { email })).key;
  };
  cles = {
    ancien: await demander(MOREL, 5),
    cher: await demander(MOREL, 50),
    lemaire: await demander(LEMAIRE, 10),
  };
  await pool.execute(
    sql`update devis set demande_le = now() - interval '3 days' where cle = ${cles.ancien}`,
  );
});
afterAll(() => equipe.api.close());

interface Liste {
  devis: DevisSuivi[];
  total: number;
  nombres: { aRepondre: number; expirent: number };
}

const lister = (who: Visitor, query = '') =>
  read<Liste>(who.call('GET', `/api/delegue/devis${query}`));
const keys = ({ devis }: Liste) => devis.map(({ key }) => key);

async function proposer(email: string, key: string, valableJusqu: string): Promise<Devis> {
  const delegue = await agirPour(equipe, await signIn(equipe, 'DJ56'), email);
  const body = offrir(await readDevis(delegue, key), {}, { valableJusqu });
  return read<Devis>(delegue.call('POST', `/api/devis/${key}/proposer`, body));
}

test('the oldest request comes first, of their own customers alone', async () => {
  const dk07 = await signIn(equipe, 'DK07');
  const liste = await lister(dk07);
  expect(keys(liste)).toEqual([cles.ancien, cles.cher]);
  expect(liste.devis[0]).toMatchObject({
    etat: 'demande',
    compte: { code: 'C001', libelle: 'Menuiserie Morel' },
    auteur: 'Anne Morel',
    utilisateurId: equipe.personnes[MOREL],
    prixRefuses: 0,
  });
  expect(keys(await lister(dk07, '?tri=-montant'))).toEqual([cles.cher, cles.ancien]);
  expect(keys(await lister(await signIn(equipe, 'DT11')))).toEqual([cles.lemaire]);
  const tous = await lister(await signIn(equipe, 'DJ56'), '?tri=client');
  expect(keys(tous)).toEqual([cles.lemaire, cles.ancien, cles.cher]);
});

test('nobody else is told of it', async () => {
  const acheteur = await newBuyer(equipe.api, MOREL);
  expect((await acheteur.call('GET', '/api/delegue/devis')).status).toBe(403);
  expect((await acheteur.call('GET', `/api/delegue/devis/${cles.ancien}`)).status).toBe(403);
});

test('a link to a quote of another portfolio opens nothing', async () => {
  const dt11 = await signIn(equipe, 'DT11');
  const refusee = await dt11.call('GET', `/api/delegue/devis/${cles.ancien}`);
  expect([refusee.status, await refusee.json()]).toMatchObject([
    403,
    { code: 'hors-portefeuille' },
  ]);
  const inconnue = await dt11.call('GET', `/api/delegue/devis/${'x'.repeat(22)}`);
  expect(inconnue.status).toBe(404);
  // Whoever they act for meanwhile.
  const dk07 = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
  const sien = await read<DevisSuivi>(dk07.call('GET', `/api/delegue/devis/${cles.ancien}`));
  expect(sien).toMatchObject({ numero: expect.stringMatching(/^D/) as string });
});

test('an answered quote leaves the list, comes back for a refused price, and expires in the other', async () => {
  const dk07 = await signIn(equipe, 'DK07');
  const offre = await proposer(MOREL, cles.cher, dans(4));
  expect(keys(await lister(dk07))).toEqual([cles.ancien]);
  expect(keys(await lister(dk07, '?suivi=expirent'))).toEqual([cles.cher]);
  const who = await newBuyer(equipe.api, MOREL);
  await remplir(who, [
    { articleId: equipe.perceuse, quantite: 1 },
    { articleId: equipe.vis, quantite: 1 },
  ]);
  const { key } = await demanderDevis(equipe, who);
  const deux = await proposer(MOREL, key, dans(60));
  await who.call(
    'POST',
    `/api/devis/${key}/lignes/${deux.courante.lignes[0]?.id}/refuser-prix`,
    envoi({ version: deux.version, prixSouhaite: null, precision: '' }),
  );
  const liste = await lister(dk07);
  expect(keys(liste)).toEqual([cles.ancien, key]);
  expect(liste.devis[1]).toMatchObject({ etat: 'propose', prixRefuses: 1 });
  expect(liste.nombres).toEqual({ aRepondre: 2, expirent: 1 });
  expect(offre.etat).toBe('propose');
});

test('a quote is answered for who asked, or for an administrator once they left', async () => {
  const dk07 = await signIn(equipe, 'DK07');
  const { pool, personnes } = equipe;
  await pool.execute(sql`update utilisateur set etat = 'supprime' where email = ${MOREL}`);
  const { utilisateurId } = await read<DevisSuivi>(
    dk07.call('GET', `/api/delegue/devis/${cles.ancien}`),
  );
  await pool.execute(sql`update utilisateur set etat = 'actif' where email = ${MOREL}`);
  expect(utilisateurId).toBe(personnes['patron@morel.test']);
});
