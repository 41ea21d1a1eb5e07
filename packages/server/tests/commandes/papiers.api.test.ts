import type { Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import { banque, formatIban } from '@comptoir/contract/enseigne/enseigne-banque.ts';
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expedierCommande } from '../../src/commandes/suivi/expedier-commande.ts';
import { preparerCommande } from '../../src/commandes/suivi/preparer-commande.ts';
import { sql } from '../../src/db/sql.ts';
import { buildLieux, LEMAIRE, MOREL } from '../articles/golden.ts';
import { read, startEquipe, type Equipe } from '../delegue/equipe.ts';
import { ajouter, refusee } from '../panier/paniers.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { desservir, readCommande, passer } from './tunnel.ts';

let equipe: Equipe;
let who: Visitor;
let commande: Commande;
beforeAll(async () => {
  equipe = await startEquipe();
  await buildLieux(equipe.pool, equipe.vis);
  await equipe.pool.execute(sql`update stock set quantite = 30 where lieu_id in (1, 2)`);
  const adresseId = await desservir(equipe.pool, equipe.morel);
  who = await newBuyer(equipe.api, MOREL);
  await ajouter(who, equipe.vis, 10);
  await ajouter(who, equipe.perceuse, 2, 'Lilas');
  const { key } = await passer(who, { adresseId, modePaiement: 'virement' });
  commande = await readCommande(who, key);
});
afterAll(() => equipe.api.close());

/** Its text on one line, spaces all alike. */
async function readPapier(chemin: string, langue: Locale = 'fr'): Promise<string> {
  const headers = { 'accept-language': langue };
  const { data, type } = await read<Fichier>(who.call('GET', chemin, { headers }));
  expect(type).toBe('application/pdf');
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(data, 'base64')));
  const { text } = await extractText(pdf, { mergePages: true });
  return simple(text);
}

const simple = (texte: string) => texte.replace(/\s+/g, ' ');

test.each(['fr', 'en', 'es'] as const)(
  'the acknowledgement tells the amounts of the order to the cent (%s)',
  async (langue) => {
    const texte = await readPapier(`/api/commandes/${commande.key}/accuse-reception`, langue);
    const { tarif } = commande;
    const montants = [tarif.netHT, tarif.ttc, tarif.port, ...tarif.tva.map((tva) => tva.montant)];
    for (const montant of montants) {
      if (montant) expect(texte).toContain(simple(formatArgent(langue, montant)));
    }
    for (const { reference, montantHT } of commande.lignesParChantier.flatMap((c) => c.lignes)) {
      expect(texte).toContain(reference);
      expect(texte).toContain(simple(formatArgent(langue, montantHT)));
    }
    expect(texte).toContain(commande.numero);
  },
);

test('what is paid by transfer tells where to, and under which number', async () => {
  const texte = await readPapier(`/api/commandes/${commande.key}/accuse-reception`);
  expect(texte).toContain(simple(formatIban(banque.iban)));
  expect(texte).toContain(banque.bic);
});

test('a delivery note tells what left, and is nobody else’s', async () => {
  const { pool } = equipe;
  const { id } = await pool.one<{ id: number }>(
    sql`select id from commande where numero = ${commande.numero}`,
  );
  const [ligne] = commande.lignesParChantier.flatMap(({ lignes }) => lignes);
  if (!ligne) throw new Error('the order has lines');
  await preparerCommande(pool, id, new Date());
  const transport = { commandeId: id, transporteur: 'Chronovite', suivi: 'CV123' };
  await expedierCommande(
    pool,
    { ...transport, lignes: [{ ligneId: ligne.id, quantite: 1 }] },
    new Date(),
  );
  const [bon] = (await readCommande(who, commande.key)).bons;
  const chemin = `/api/bons-livraison/${bon?.key}/export`;
  const sansExport = chemin.replace('/export', '');
  expect(await read(who.call('GET', sansExport))).toEqual({
    ...bon,
    commande: { key: commande.key, numero: commande.numero },
  });
  const texte = await readPapier(chemin);
  expect(texte).toContain(bon?.numero);
  expect(texte).toContain(ligne.reference);
  expect(texte).toContain('CV123');
  const autre = await newBuyer(equipe.api, LEMAIRE);
  for (const sien of [chemin, sansExport]) {
    expect((await refusee(autre.call('GET', sien))).code).toBe('introuvable');
  }
});
