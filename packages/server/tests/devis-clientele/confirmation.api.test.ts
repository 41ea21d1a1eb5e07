/** A quote that was signed, read over SMTP by who signed it and by who wrote it. */
import type { Email } from 'postal-mime';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOREL } from '../articles/golden.ts';
import { startBoutique, URL_BOUTIQUE, type Boutique } from '../identite/boutique.ts';
import { connecter } from '../identite/personnes.ts';
import { json, refusee } from '../panier/paniers.ts';
import type { Visitor } from '../visitors.ts';
import { creerRempli, DEVIS, lu, read, write } from './devis-de-clientele.ts';

let boutique: Boutique;
let morel: Visitor;

beforeAll(async () => {
  boutique = await startBoutique();
  morel = await connecter(boutique.url, { identifiant: MOREL });
});
afterAll(() => boutique.close());

const LIGNES = [
  { achatHT: '61', prixHT: '100', libelle: 'Porte' },
  { prixHT: '40', option: true, libelle: 'Laiton' },
];
const CLIENTE = 'anne@petit.test';

async function envoyer(id: number, email?: string): Promise<string> {
  const body = json(email === undefined ? {} : { email });
  const { lien } = await lu<{ lien: string }>(morel.call('POST', `${DEVIS}/${id}/envoyer`, body));
  return lien.slice(-43);
}

const accepter = (jeton: string, options: string[] = []) =>
  fetch(`${boutique.url}/api/devis-recu/${jeton}/accepter`, {
    method: 'POST',
    ...json({ rang: 1, nom: 'Anne Petit', trace: 'M10 20L30 40L50 30', options }),
  });

/** The words of the one file that came with it. */
async function paperOf({ attachments }: Email): Promise<string> {
  expect(attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);
  const [piece] = attachments;
  const { text } = await extractText(new Uint8Array(piece?.content as ArrayBuffer), {
    mergePages: true,
  });
  return text;
}

test('who signs has the paper with their name and their options, and so has who wrote it', async () => {
  const { id, document, numero } = await creerRempli(morel, LIGNES);
  await lu(write(morel, id, { document: { ...document, langue: 'en' } }));
  const jeton = await envoyer(id, CLIENTE);
  await boutique.relever();
  await lu(accepter(jeton, ['l1']));
  const client = await boutique.courrier(CLIENTE);
  // In the language of the quote; an answer goes to the company.
  expect(client.subject).toBe(`Quote ${numero} accepted`);
  expect(client.replyTo?.[0]?.address).toBe('patronne@morel.test');
  expect(client.text).toContain(`${URL_BOUTIQUE}/en/devis-recu/${jeton}`);
  const paper = await paperOf(client);
  expect(paper).toContain('Anne Petit');
  expect(paper).toMatch(/140\.00/);
  expect(paper).not.toContain('61.00');
  const auteur = await boutique.courrier(MOREL);
  expect(auteur.subject).toBe(`Anne Petit accepte le devis ${numero}`);
  expect(auteur.replyTo?.[0]?.address).toBe(CLIENTE);
  expect(await paperOf(auteur)).toContain('Anne Petit');
  // Signed again it is refused, and nobody hears of it.
  expect(await refusee(accepter(jeton))).toMatchObject({ code: 'devis-client-decide' });
  await boutique.relever();
  expect(await boutique.nombreDeCourriers(MOREL)).toBe(1);
});

test('without an address of the customer, who wrote it alone is told', async () => {
  const { id, document } = await creerRempli(morel, LIGNES);
  const client = { ...document.client, email: '' };
  await lu(write(morel, id, { document: { ...document, client } }));
  await boutique.relever();
  const avant = await boutique.nombreDeCourriers(CLIENTE);
  await lu(accepter(await envoyer(id)));
  expect(await paperOf(await boutique.courrier(MOREL))).toContain('100,00');
  await boutique.relever();
  expect(await boutique.nombreDeCourriers(CLIENTE)).toBe(avant);
  expect((await read(morel, id)).etat).toBe('accepte');
});
