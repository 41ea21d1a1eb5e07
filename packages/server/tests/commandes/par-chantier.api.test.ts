import type { Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import type { Livraison } from '@comptoir/contract/piece-ouverte/livraison.contract.ts';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandesAvancer } from '../../src/commandes/suivi/horloge-demo.ts';
import { listIncoherences } from '../../src/commandes/passage/verifier-coherence.sql.ts';
import { sql } from '../../src/db/sql.ts';
import { MOREL } from '../articles/golden.ts';
import { startBoutique, type Boutique } from '../identite/boutique.ts';
import { creerAdresse } from '../livraison/livraisons.ts';
import { ajouter, json } from '../panier/paniers.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { desservir, readCommande, transformer } from './tunnel.ts';

const CHANTIERS = ['Pharmacie Talensac', 'Résidence du Port', 'Vignes', 'Lilas', 'Gymnase'];

let boutique: Boutique;
let who: Visitor;
let atelier: number;
/** The day asked for « Vignes ». */
let plusTard: string;
let piece: PieceOuverte;
let commande: Commande;

const readPiece = async () => {
  const answer = await who.call('GET', '/api/piece-ouverte');
  return (await answer.json()) as PieceOuverte;
};
async function choisir(body: unknown): Promise<Livraison> {
  const answer = await who.call('PATCH', '/api/piece-ouverte/livraison', json(body));
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as Livraison;
}
async function commander(acheteur: Visitor): Promise<{ key: string }> {
  const answer = await transformer(acheteur);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as { key: string };
}
const lignesOf = ({ lignesParChantier }: Commande, chantier: string) =>
  lignesParChantier.find(({ libelle }) => libelle === chantier)?.lignes ?? [];

/** Five chantiers at three addresses, one of them on a later day. */
beforeAll(async () => {
  boutique = await startBoutique();
  const { pool } = boutique;
  await pool.execute(sql`update stock set quantite = 500 where lieu_id in (1, 2)`);
  await pool.execute(sql`
    insert into demo_chargement (nom, taille, charge_le)
    values ('commandes', 'petite', now() - interval '1 day')`);
  atelier = await desservir(pool, boutique.morel);
  who = await newBuyer(boutique, MOREL);
  await creerAdresse(who, {
    libelle: 'Pharmacie Talensac',
    ligne1: '8 rue de Talensac',
    contact: { nom: 'Claire Duval', telephone: '06 99 00 11 22', email: 'duval@talensac.test' },
    consignes: 'Sonner deux fois',
    parDefaut: false,
  });
  await creerAdresse(who, {
    libelle: 'Résidence du Port, bâtiment C',
    ligne1: '1 quai du Port',
    codePostal: '49000',
    ville: 'Angers',
    contact: { nom: '', telephone: '', email: '' },
    parDefaut: false,
  });
  for (const [i, chantier] of CHANTIERS.entries())
    await ajouter(who, boutique.vis, i + 2, chantier);
  await who.call('POST', '/api/panier/transformer?type=Commande');
  const { jours, choix } = await choisir({
    mode: 'livraison',
    adresseId: atelier,
    formule: 'par-chantier',
  });
  plusTard = jours[6] ?? '';
  const { chantiers } = await readPiece();
  const vignes = chantiers.find(({ libelle }) => libelle === 'Vignes')?.id;
  await choisir({
    chantiers: choix.chantiers.map((each) =>
      each.chantierId === vignes ? { ...each, jour: plusTard } : each,
    ),
  });
  const contact = { nom: 'Anne Morel', telephone: '0240000000', creneau: 'matin' };
  await who.call('PATCH', '/api/piece-ouverte/contact-livraison', json(contact));
  await who.call('PATCH', '/api/piece-ouverte?modePaiement=virement');
  piece = await readPiece();
  const { key } = await commander(who);
  commande = await readCommande(who, key);
});
afterAll(() => boutique.close());

test('an address that bears the name of a chantier is proposed for it', () => {
  const ou = piece.livraison?.envois.map(({ chantier, ailleurs }) => [
    chantier,
    ailleurs?.libelle ?? 'Atelier',
  ]);
  expect(Object.fromEntries(ou ?? [])).toEqual({
    'Pharmacie Talensac': 'Pharmacie Talensac',
    'Résidence du Port': 'Résidence du Port, bâtiment C',
    Vignes: 'Atelier',
    Lilas: 'Atelier',
    Gymnase: 'Atelier',
  });
});

test('the contact of an address is met there; of one without, that of the order', () => {
  const contact = (chantier: string) =>
    piece.livraison?.envois.find((envoi) => envoi.chantier === chantier)?.ailleurs?.contact;
  expect(contact('Pharmacie Talensac')).toMatchObject({
    nom: 'Claire Duval',
    acces: 'Sonner deux fois',
    creneau: 'matin',
  });
  expect(contact('Résidence du Port')).toBeNull();
});

test('the order keeps each consignment with its place, its day and its lines', () => {
  expect(commande.livraison.envois).toHaveLength(5);
  expect(new Set(commande.livraison.envois.map(({ chantierId }) => chantierId)).size).toBe(5);
  for (const chantier of CHANTIERS) {
    const [envoi, ...autres] = commande.livraison.envois.filter(
      (each) => each.chantier === chantier,
    );
    expect(autres).toEqual([]);
    const agree = piece.livraison?.envois.find((each) => each.chantier === chantier);
    expect(envoi?.ailleurs).toEqual(agree?.ailleurs);
    expect(envoi?.jour).toBe(agree?.jour);
    expect(envoi?.lignes).toEqual(
      lignesOf(commande, chantier).map(({ id: ligneId, quantite }) => ({ ligneId, quantite })),
    );
  }
  expect(commande.livraison.envois.at(-1)).toMatchObject({ chantier: 'Vignes', jour: plusTard });
});

test('its mail tells where each chantier goes, when, and who is met', async () => {
  const { text = '' } = await boutique.courrier(MOREL);
  expect(text).toContain('Pharmacie Talensac, 8 rue de Talensac, 44000 Nantes. Contact');
  expect(text).toMatch(/Claire Duval, 06.99.00.11.22/);
  expect(text).toContain('Résidence du Port, bâtiment C, 1 quai du Port, 49000 Angers');
  expect(text).toContain(`Vignes, le ${formatDate(plusTard)}\u00a0: Atelier, 4 rue des Copeaux`);
});

async function readPapier(chemin: string): Promise<string> {
  const answer = await who.call('GET', chemin);
  const { data } = (await answer.json()) as Fichier;
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(data, 'base64')));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

test('its acknowledgement tells them too', async () => {
  const texte = await readPapier(`/api/commandes/${commande.key}/accuse-reception`);
  for (const mots of ['8 rue de Talensac', '1 quai du Port', '49000 Angers', 'Claire Duval']) {
    expect(texte).toContain(mots);
  }
  expect(texte).toContain(formatDate(plusTard));
});

test('each consignment leaves for its day, with a note to its own address', async () => {
  const { pool } = boutique;
  const departs = async (quand: Date) => {
    const { signal } = new AbortController();
    for (const minutes of [0, 10, 60, 120, 240]) {
      const instant = new Date(quand.getTime() + minutes * 60_000);
      await commandesAvancer(pool, () => instant)({}, { signal, isLastAttempt: false });
    }
    return readCommande(who, commande.key);
  };
  const tot = Math.max(
    ...commande.livraison.envois.slice(0, 4).map(({ jour }) => Date.parse(jour)),
  );
  const partie = await departs(new Date(tot));
  expect(partie.etat).toBe('expediee-partiellement');
  expect(partie.bons.map(({ envoi }) => envoi)).toEqual([1, 2, 3, 4]);
  const livree = await departs(new Date(`${plusTard}T08:00:00Z`));
  expect(livree.etat).toBe('livree');
  expect(livree.bons).toHaveLength(5);
  for (const bon of livree.bons) {
    const envoi = livree.livraison.envois[(bon.envoi ?? 0) - 1];
    expect(bon.lignes).toEqual(envoi?.lignes);
    expect(bon.destination).toEqual(envoi?.ailleurs?.adresse ?? livree.livraison.adresse);
  }
  expect(livree.bons.map(({ destination }) => destination.ligne1).sort()).toEqual([
    '1 quai du Port',
    '4 rue des Copeaux',
    '4 rue des Copeaux',
    '4 rue des Copeaux',
    '8 rue de Talensac',
  ]);
  expect(await listIncoherences(pool)).toEqual([]);
});

test('who is met at an address is told of what leaves for it, and of nothing else', async () => {
  const mail = await boutique.courrier('duval@talensac.test');
  expect(mail.text).toContain('Pharmacie Talensac, 8 rue de Talensac, 44000 Nantes');
  expect(await boutique.nombreDeCourriers('duval@talensac.test')).toBe(1);
});

test('a note names its place and who is met there', async () => {
  const { bons } = await readCommande(who, commande.key);
  const bon = bons.find(({ destination }) => destination.ligne1 === '8 rue de Talensac');
  const texte = await readPapier(`/api/bons-livraison/${bon?.key}/export`);
  expect(texte).toContain('8 rue de Talensac');
  expect(texte).toContain('Claire Duval');
  expect(texte).toContain('Sonner deux fois');
  expect(texte).not.toContain('Anne Morel');
});

test('the address a chantier went to last is proposed for it', async () => {
  await ajouter(who, boutique.vis, 2, 'Gymnase');
  await ajouter(who, boutique.vis, 2, 'Lilas');
  await who.call('POST', '/api/panier/transformer?type=Commande');
  const { adresses, choix } = await choisir({ formule: 'par-chantier' });
  const port = adresses.find(({ libelle }) => libelle.startsWith('Résidence'))?.id;
  const contact = { nom: 'Anne Morel', telephone: '0240000000' };
  await who.call('PATCH', '/api/piece-ouverte/contact-livraison', json(contact));
  const [gymnase, ...autres] = choix.chantiers;
  await choisir({ chantiers: [{ ...gymnase, adresseId: port }, ...autres] });
  await who.call('PATCH', '/api/piece-ouverte?modePaiement=virement');
  expect((await transformer(who)).status).toBe(200);

  await ajouter(who, boutique.vis, 2, 'Gymnase');
  await ajouter(who, boutique.vis, 2, 'Lilas');
  await who.call('POST', '/api/panier/transformer?type=Commande');
  const { choix: propose } = await choisir({ formule: 'par-chantier' });
  expect(propose.chantiers.map(({ adresseId }) => adresseId)).toEqual([port, atelier]);
});
