import type { Message } from '@comptoir/contract/messages/messages.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expedierCommande } from '../../src/commandes/expedier-commande.ts';
import { preparerCommande } from '../../src/commandes/preparer-commande.ts';
import { sql } from '../../src/db/sql.ts';
import { MOREL } from '../articles/golden.ts';
import { PATRONNE, startBoutique, URL_BOUTIQUE, type Boutique } from '../identite/boutique.ts';
import { ajouter, json } from '../panier/paniers.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { desservir, passer, type Transformee } from './tunnel.ts';

let boutique: Boutique;
let anne: Visitor;
let patronne: Visitor;
let adresseId: number;
beforeAll(async () => {
  boutique = await startBoutique();
  adresseId = await desservir(boutique.pool, boutique.morel);
  anne = await newBuyer(boutique, MOREL);
  patronne = await newBuyer(boutique, PATRONNE);
});
afterAll(() => boutique.close());

async function commander(quantite = 5): Promise<Transformee> {
  await ajouter(anne, boutique.vis, quantite);
  return passer(anne, { adresseId });
}

const limiter = (limite: string | null) =>
  boutique.pool.execute(sql`
    update utilisateur set limite_commande = ${limite}::numeric where email = ${MOREL}`);

async function lire(who: Visitor): Promise<Message[]> {
  const answer = await who.call('GET', '/api/messages');
  const { messages: base64 } = (await answer.json()) as { messages: string };
  return JSON.parse(Buffer.from(base64, 'base64').toString()) as Message[];
}

const messages = async (who: Visitor) => (await lire(who)).map(({ libelle }) => libelle);

test('who ordered is told so, with a link to his order', async () => {
  const { key, numero } = await commander();
  const mail = await boutique.courrier(MOREL);
  expect(mail.subject).toBe(`Commande ${numero} enregistrée`);
  expect(mail.text).toContain(`${URL_BOUTIQUE}/mon-compte/commandes/${key}`);
  expect(mail.text).toContain('Nous la préparons.');
  expect(mail.html).toContain(`/mon-compte/commandes/${key}`);
});

test('in his language', async () => {
  await boutique.pool.execute(sql`update utilisateur set langue = 'es' where email = ${MOREL}`);
  const { numero } = await commander();
  expect((await boutique.courrier(MOREL)).subject).toBe(`Pedido ${numero} registrado`);
  await boutique.pool.execute(sql`update utilisateur set langue = 'fr' where email = ${MOREL}`);
});

test('who has to agree is asked, by mail and on his screen, and the buyer is told what he said', async () => {
  await limiter('10');
  const { key, numero } = await commander();
  expect((await boutique.courrier(MOREL)).text).toContain('Elle dépasse votre limite');
  const demande = await boutique.courrier(PATRONNE);
  expect(demande.subject).toBe(`Anne Morel attend votre accord\u00a0: commande ${numero}`);
  expect(await messages(patronne)).toEqual([
    `La commande ${numero} de Anne Morel attend votre accord.`,
  ]);
  expect((await lire(patronne))[0]?.lien).toBe(`/mon-compte/commandes/${key}`);
  await patronne.call('POST', `/api/commandes/${key}/valider`, json({}));
  // Settled: there is nothing to agree to any more, for anybody, at once.
  expect(await messages(patronne)).toEqual([]);
  expect((await boutique.courrier(MOREL)).subject).toBe(`Commande ${numero} acceptée`);
  expect(await messages(anne)).toContain(`Hélène Morel a accepté votre commande ${numero}.`);
});

test('an order that is cancelled waits for nobody', async () => {
  await limiter('10');
  const { key } = await commander();
  await boutique.relever();
  expect(await messages(patronne)).toHaveLength(1);
  expect((await anne.call('POST', `/api/commandes/${key}/annuler`)).status).toBe(200);
  expect(await messages(patronne)).toEqual([]);
});

test('a refusal tells why', async () => {
  await limiter('10');
  const { key } = await commander();
  await boutique.relever();
  await patronne.call('POST', `/api/commandes/${key}/refuser`, json({ motif: 'Pas ce mois-ci' }));
  expect((await boutique.courrier(MOREL)).text).toContain('Motif\u00a0: Pas ce mois-ci');
  await limiter(null);
});

test('what leaves is told with its delivery note, to who waits for it on site too', async () => {
  await limiter(null);
  const { numero } = await commander();
  await boutique.relever();
  const { pool } = boutique;
  await pool.execute(sql`
    update commande set contact = contact || '{"email": "chantier@morel.test"}'
     where numero = ${numero}`);
  const { id: commandeId } = await pool.one<{ id: number }>(
    sql`select id from commande where numero = ${numero}`,
  );
  await preparerCommande(pool, commandeId, new Date());
  const [bon] = await expedierCommande(
    pool,
    { commandeId, transporteur: 'Ligérien', suivi: 'TL42' },
    new Date(),
  );
  const mail = await boutique.courrier(MOREL);
  expect(mail.text).toContain(bon?.numero);
  expect(mail.text).toContain('Ligérien TL42');
  expect((await boutique.courrier('chantier@morel.test')).subject).toContain(numero);
});
