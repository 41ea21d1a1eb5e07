import type { Message } from '@comptoir/contract/messages/messages.contract.ts';
import type { Email } from 'postal-mime';
import { extractText } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { expedierCommande } from '../../src/commandes/suivi/expedier-commande.ts';
import { preparerCommande } from '../../src/commandes/suivi/preparer-commande.ts';
import { sql } from '../../src/db/sql.ts';
import { MOREL } from '../articles/golden.ts';
import { forFile } from '../for-file.ts';
import { PATRONNE, startBoutique, URL_BOUTIQUE } from '../identite/boutique.ts';
import { ajouter, json } from '../panier/paniers.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { desservir, readCommande, passer, type Transformee } from './tunnel.ts';

const boutique = forFile(() => startBoutique());
let anne: Visitor;
let patronne: Visitor;
let adresseId: number;
beforeAll(async () => {
  adresseId = await desservir(boutique.pool, boutique.morel);
  anne = await newBuyer(boutique, MOREL);
  patronne = await newBuyer(boutique, PATRONNE);
});

async function commander(
  quantite = 5,
  modePaiement: 'en-compte' | 'virement' = 'virement',
): Promise<Transformee> {
  await ajouter(anne, boutique.vis, quantite);
  return passer(anne, { adresseId, modePaiement });
}

const limiter = (limite: string | null) =>
  boutique.pool.execute(sql`
    update utilisateur set limite_commande = ${limite}::numeric where email = ${MOREL}`);

async function readMessages(who: Visitor): Promise<Message[]> {
  const answer = await who.call('GET', '/api/messages');
  const { messages: base64 } = (await answer.json()) as { messages: string };
  return JSON.parse(Buffer.from(base64, 'base64').toString()) as Message[];
}

const messages = async (who: Visitor) => (await readMessages(who)).map(({ libelle }) => libelle);

test('who ordered is notified, with a link to their order', async () => {
  const { key, numero } = await commander();
  const mail = await boutique.courrier(MOREL);
  expect(mail.subject).toBe(`Commande ${numero} enregistrée`);
  expect(mail.text).toContain(`${URL_BOUTIQUE}/mon-compte/commandes/${key}`);
  expect(mail.text).toContain('Nous la préparons.');
  expect(mail.html).toContain(`/mon-compte/commandes/${key}`);
});

test('the total they prefer comes first, the other follows', async () => {
  const preferer = (preferences: object) =>
    anne.call('PATCH', '/api/profil', json({ preferences }));
  await commander();
  expect((await boutique.courrier(MOREL)).text).toMatch(/Total HT\s: .+\s+Total TTC\s: /);
  await preferer({ prix: 'ttc' });
  await commander();
  expect((await boutique.courrier(MOREL)).text).toMatch(/Total TTC\s: .+\s+Total HT\s: /);
  await preferer({ prix: 'ht' });
});

/** The words of the PDF that comes with a mail. */
async function readAccuse({ attachments: [piece] }: Email): Promise<string> {
  expect(piece).toMatchObject({ mimeType: 'application/pdf', disposition: 'attachment' });
  const octets = new Uint8Array(piece?.content as ArrayBuffer);
  const { text } = await extractText(octets, { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

test('the confirmation has the lines in it and the acknowledgement with it', async () => {
  const { numero } = await commander(5, 'en-compte');
  const mail = await boutique.courrier(MOREL);
  expect(mail.text).toContain('L’accusé de réception est joint à ce message.');
  expect(mail.text).toMatch(/^5 × VBF-05060-ZJ .+\u00a0: [\d,]+\u00a0€$/m);
  expect(mail.html).toContain('VBF-05060-ZJ');
  expect(mail.attachments).toHaveLength(1);
  expect(mail.attachments[0]?.filename).toBe(`accuse-de-reception-${numero}.pdf`);
  const accuse = await readAccuse(mail);
  expect(accuse).toContain(`Accusé de réception ${numero}`);
  expect(accuse).toContain('VBF-05060-ZJ');
  expect(mail.text).not.toContain('IBAN');
});

test('a transfer is told where it goes and what to write on it', async () => {
  const { numero } = await commander();
  const mail = await boutique.courrier(MOREL);
  for (const mot of ['FR71', 'BIC', 'CPTRFR2N', `Référence à indiquer\u00a0: ${numero}`]) {
    expect(mail.text).toContain(mot);
  }
  expect(await readAccuse(mail)).toContain('CPTRFR2N');
});

test.each([
  ['fr', 'Commande', 'annulée'],
  ['en', 'Order', 'cancelled'],
  ['es', 'Pedido', 'anulado'],
] as const)('an order that is cancelled is told so, in %s', async (langue, mot, fin) => {
  await boutique.pool.execute(
    sql`update utilisateur set langue = ${langue} where email = ${MOREL}`,
  );
  const { key, numero } = await commander();
  await boutique.relever();
  const answer = await patronne.call('POST', `/api/commandes/${key}/annuler`);
  expect(answer.status, await answer.clone().text()).toBe(200);
  const mail = await boutique.courrier(MOREL);
  expect(mail.subject).toBe(`${mot} ${numero} ${fin}`);
  expect(mail.text).toContain('Hélène Morel');
  expect(mail.attachments).toEqual([]);
  await boutique.pool.execute(sql`update utilisateur set langue = 'fr' where email = ${MOREL}`);
});

test('who ordered is notified in their language', async () => {
  await boutique.pool.execute(sql`update utilisateur set langue = 'es' where email = ${MOREL}`);
  const { numero } = await commander();
  expect((await boutique.courrier(MOREL)).subject).toBe(`Pedido ${numero} registrado`);
  await boutique.pool.execute(sql`update utilisateur set langue = 'fr' where email = ${MOREL}`);
});

test('who has to agree is asked, by mail and on screen; the buyer learns the answer', async () => {
  await limiter('10');
  const { key, numero } = await commander();
  const attente = await boutique.courrier(MOREL);
  expect(attente.text).toContain('Elle dépasse votre limite');
  // Nothing is ordered yet: there is nothing to acknowledge.
  expect(attente.attachments).toEqual([]);
  expect(attente.text).toContain('une fois l’accord donné');
  const demande = await boutique.courrier(PATRONNE);
  expect(demande.subject).toBe(`Anne Morel attend votre accord\u00a0: commande ${numero}`);
  expect(await messages(patronne)).toEqual([
    `La commande ${numero} de Anne Morel attend votre accord.`,
  ]);
  expect((await readMessages(patronne))[0]?.lien).toBe(`/mon-compte/commandes/${key}`);
  await patronne.call('POST', `/api/commandes/${key}/valider`, json({}));
  // Settled: there is nothing to agree to any more, for anybody, at once.
  expect(await messages(patronne)).toEqual([]);
  const acceptee = await boutique.courrier(MOREL);
  expect(acceptee.subject).toBe(`Commande ${numero} acceptée`);
  expect(await readAccuse(acceptee)).toContain(numero);
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

test('what an approver changed is told line by line', async () => {
  await limiter('10');
  await boutique.relever();
  const { key } = await commander(8);
  const commande = await readCommande(patronne, key);
  const [ligne] = commande.lignesParChantier.flatMap(({ lignes }) => lignes);
  await boutique.relever();
  const corrigee = { lignes: [{ ligneId: ligne?.id, quantite: 5 }] };
  await patronne.call('POST', `/api/commandes/${key}/valider`, json(corrigee));
  const { text = '' } = await boutique.courrier(MOREL);
  expect(text).toContain(`${ligne?.reference} ${ligne?.libelle}\u00a0: 8 → 5`);
  await limiter(null);
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
