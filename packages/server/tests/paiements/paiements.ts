/** A shop whose cards are taken by the test bank, a piece that was agreed to, and who pays it. */
import type { Paiement } from '@comptoir/contract/paiements/paiements.contract.ts';
import { demandeEssai, ligneEssai } from '@comptoir/contract/livraison/plan-essai.ts';
import { expect } from 'vitest';
import { createMailer } from '../../src/courrier/mailer.ts';
import { sql } from '../../src/db/sql.ts';
import { transaction } from '../../src/db/transaction.ts';
import { createJobHandlers } from '../../src/jobs/handlers.ts';
import type { JobHandlers } from '../../src/jobs/taches.ts';
import { ouvrirPaiement } from '../../src/paiements/paiements.public.ts';
import type { PieceAgreee } from '../../src/piece-ouverte/piece-ouverte.public.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden, buildLieux, MOREL, type Golden } from '../articles/golden.ts';
import { ajouter, lirePanier } from '../panier/paniers.ts';
import { newBuyer, type Visitor } from '../visitors.ts';

export interface Caisse extends Golden {
  api: TestApi;
  handlers: JobHandlers;
  utilisateurId: number;
}

export async function startCaisse(): Promise<Caisse> {
  const api = await startApi();
  const { pool, url, shop } = api;
  const golden = await buildGolden(pool);
  await buildLieux(pool, golden.vis);
  const { id } = await pool.one<{ id: number }>(
    sql`select id from utilisateur where email = ${MOREL}`,
  );
  const mailer = createMailer({ pool, from: 'boutique@comptoir.test' });
  const handlers = createJobHandlers({ ...shop, mailer, url });
  return { ...golden, api, handlers, utilisateurId: id };
}

const ADRESSE = {
  nom: 'Menuiserie Morel',
  ligne1: '3 quai de la Fosse',
  ligne2: null,
  codePostal: '44000',
  ville: 'Nantes',
  paysId: 74,
};

/** What is in the basket, delivered as soon as it can, to be paid by card. */
export async function agreer({ vis }: Caisse, who: Visitor): Promise<PieceAgreee> {
  await ajouter(who, vis, 5);
  const { id, version, tarif, ...panier } = await lirePanier(who);
  if (id === null || version === null) throw new Error('an empty basket');
  const lignes = panier.chantiers.flatMap(({ id: chantierId, articles }) =>
    articles.map((ligne) =>
      ligneEssai({
        ligneId: ligne.ligneId,
        articleId: ligne.id,
        chantierId,
        quantite: ligne.quantite,
        poids: 100,
      }),
    ),
  );
  const port = { montant: '0.00', devise: tarif.devise };
  return {
    type: 'Commande',
    commentaire: '',
    nombreArticles: panier.nombreArticles,
    promotions: panier.promotions,
    franco: panier.franco,
    tarif: { ...tarif, port },
    chantiers: panier.chantiers,
    livraison: {
      mode: 'livraison',
      formule: 'au-plus-tot',
      adresse: ADRESSE,
      adresseId: null,
      libelle: 'Atelier',
      consignes: '',
      magasinId: null,
      envois: [],
      port,
      portLibelle: 'Franco',
    },
    contact: {
      nom: 'Anne Morel',
      telephone: '0240000000',
      email: '',
      acces: '',
      creneau: 'journee',
    },
    facturation: ADRESSE,
    modePaiement: 'carte',
    goodies: [],
    couponId: null,
    plan: demandeEssai({
      depotIds: [1, 2],
      destination: { adresseId: null, departement: '44', zone: 1 },
      lignes,
    }),
    panier: { id: Number(id), version: Number(version.split('-')[1]) },
  };
}

/** Someone who agreed and was sent to pay. */
export interface Payeur {
  who: Visitor;
  key: string;
  piece: PieceAgreee;
  /** The address of the bank's page. */
  adresse: string;
  reference: string;
}

export async function ouvrir(caisse: Caisse, piece: PieceAgreee): Promise<string> {
  const { api, utilisateurId, morel } = caisse;
  const acteur = {
    sessionId: undefined,
    role: 'Utilisateur',
    utilisateurId,
    compteId: morel,
  } as const;
  const { key } = await transaction(api.pool, (tx) =>
    ouvrirPaiement(api.shop, { acteur, langue: 'fr', piece }, tx),
  );
  return key;
}

export async function aPayer(caisse: Caisse): Promise<Payeur> {
  const { api } = caisse;
  await api.pool.execute(sql`delete from panier`);
  const who = await newBuyer(api, MOREL);
  const piece = await agreer(caisse, who);
  const key = await ouvrir(caisse, piece);
  const { adresse } = await readPaiement({ who, key });
  if (adresse === null) throw new Error('no page of the bank');
  return { who, key, piece, adresse, reference: adresse.split('/').at(-1) ?? '' };
}

export async function readPaiement({ who, key }: Pick<Payeur, 'who' | 'key'>): Promise<Paiement> {
  const answer = await who.call('GET', `/api/paiements/${key}`);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as Paiement;
}

/** The provider may be asked again at once: nobody waits in a test. */
export async function sansAttendre({ api }: Caisse): Promise<void> {
  await api.pool.execute(sql`update paiement set interroge_le = now() - interval '1 hour'`);
}

/** What the buyer does on the bank's page; returns where it sends them. */
export async function remplir(
  { api }: Caisse,
  { adresse }: Payeur,
  champs: Record<string, string>,
): Promise<Response> {
  return fetch(api.url + adresse, {
    method: 'POST',
    body: new URLSearchParams(champs),
    redirect: 'manual',
  });
}

const CONTEXTE = { signal: new AbortController().signal, isLastAttempt: false };

/** The bank calls back, really over HTTP. */
export function rappeler({ handlers }: Caisse, { reference }: Payeur): Promise<void> {
  return handlers['banque-essai-notifier']({ reference }, CONTEXTE);
}

export async function suivre({ handlers }: Caisse): Promise<void> {
  await handlers['paiements-suivre']({}, CONTEXTE);
}

export async function fermer({ handlers }: Caisse, { key }: Payeur): Promise<void> {
  await handlers['paiement-fermer']({ cle: key }, CONTEXTE);
}

export async function nombreOf({ api }: Caisse, tache: string): Promise<number> {
  const { n } = await api.pool.one<{ n: number }>(
    sql`select count(*) as n from graphile_worker.jobs where task_identifier = ${tache}`,
  );
  return n;
}

export async function nombreDeCommandes({ api }: Caisse): Promise<number> {
  const { n } = await api.pool.one<{ n: number }>(sql`select count(*) as n from commande`);
  return n;
}

export async function vider({ api }: Caisse): Promise<void> {
  await api.pool.execute(sql`delete from paiement`);
  await api.pool.execute(sql`delete from commande`);
  await api.pool.execute(sql`update stock set quantite = 30 where lieu_id = 1`);
  await api.pool.execute(sql`delete from graphile_worker._private_jobs`);
}
