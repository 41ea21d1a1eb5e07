/** Orders and quotes placed without the pages of the tunnel, for tests of what follows. */
import { hydrated, newPage, settled, type OpenOptions } from './browser.ts';
import { remplir, type LigneVoulue } from './panier.ts';
import { giveSession, type Visitor } from './visitors.ts';

const ADRESSE = {
  libelle: 'Atelier',
  ligne1: '14 rue du Rabot',
  ligne2: null,
  codePostal: '44000',
  ville: 'Nantes',
  consignes: '',
  contact: { nom: '', telephone: '', email: '' },
  parDefaut: true,
};

export interface Piece {
  key: string;
  numero: string;
}

/** To the first address of the company, as soon as it can. */
export async function passer(
  buyer: Visitor,
  type: 'Commande' | 'Devis',
  lignes: readonly LigneVoulue[],
): Promise<Piece> {
  await preparer(buyer, type, lignes);
  return appeler<Piece>(buyer, 'POST', '/api/piece-ouverte/transformer');
}

/** All but the last press. */
export async function preparer(
  buyer: Visitor,
  type: 'Commande' | 'Devis',
  lignes: readonly LigneVoulue[],
): Promise<void> {
  await remplir(buyer, lignes);
  await agreer(buyer, type);
}

/** What is in the basket, to the first address of the company. */
export async function agreer(buyer: Visitor, type: 'Commande' | 'Devis'): Promise<void> {
  await appeler(buyer, 'POST', `/api/panier/transformer?type=${type}`);
  const adresses = await appeler<{ id: number }[]>(buyer, 'GET', '/api/compte/adresses-livraison');
  const adresse =
    adresses[0] ??
    (await appeler<{ id: number }>(buyer, 'POST', '/api/compte/adresses-livraison', ADRESSE));
  await appeler(buyer, 'PATCH', '/api/piece-ouverte/livraison', {
    mode: 'livraison',
    adresseId: adresse.id,
    formule: 'au-plus-tot',
  });
  await appeler(buyer, 'PATCH', '/api/piece-ouverte/contact-livraison', {
    nom: 'Anne Morel',
    telephone: '0240000000',
    email: '',
    acces: '',
    creneau: 'matin',
  });
  if (type === 'Commande') {
    await appeler(buyer, 'PATCH', '/api/piece-ouverte?modePaiement=virement');
  }
}

export async function appeler<T>(
  who: Visitor,
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  const answer = await who.call(method, path, {
    ...(body && { body: JSON.stringify(body) }),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(method === 'POST' && { 'idempotency-key': crypto.randomUUID() }),
    },
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** A page of who already has a session. */
export async function openOf(who: Visitor, path: string, options: OpenOptions = {}) {
  const opened = await newPage(options);
  await giveSession(opened.page, who);
  await opened.page.goto(path);
  await hydrated(opened.page);
  await settled(opened.page);
  return opened;
}
