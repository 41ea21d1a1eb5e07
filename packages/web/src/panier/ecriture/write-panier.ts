/**
 * Every change of the basket made on its pages goes through here: one after the other, shown before
 * it is answered, taken back when it is refused, and sent with the version that was seen, so that
 * what another tab changed meanwhile is never overwritten unseen.
 */
import type { CodeErreur } from '@comptoir/contract/http/erreurs.ts';
import type { EcriturePanier } from '@comptoir/contract/panier/ecriture.schema.ts';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../page/api.ts';
import { codeOf } from '../../http/http-answer.ts';
import { isQueryFailure } from '../../http/query-failure.ts';
import { panierQuery, type ContextePanier } from '../panier.queries.ts';
import { rafraichirPanier } from '../rafraichir-panier.ts';
import type { Changement } from './panier-optimiste.ts';
import { isSuivante, plusRecente } from './version-panier.ts';

export interface Ecrivain extends ContextePanier {
  queryClient: QueryClient;
}

export interface Ecriture {
  /** What the page shows meanwhile. */
  montrer?: Changement;
  envoyer: (api: Api, options: { ifMatch: string | undefined }) => Promise<EcriturePanier>;
}

export interface EchecEcriture {
  code: CodeErreur;
  data: Record<string, unknown>;
  /** No answer came: nobody knows whether it was taken. */
  reseau: boolean;
}

export type Resultat = { ok: true; reponse: EcriturePanier } | { ok: false; echec: EchecEcriture };

interface Operation {
  montrer: Changement | undefined;
}

let derniere: Promise<unknown> = Promise.resolve();
let enCours = 0;
/** What the server last answered, under the changes shown over it. */
let base: Panier | undefined;
let operations: Operation[] = [];
/** After one's own changes, as long as nobody else changed anything between them. */
let propre: string | undefined;
/** Somebody else did: the basket is read before the next change is sent. */
let isDepassee = false;

export function writePanier(ecrivain: Ecrivain, ecriture: Ecriture): Promise<Resultat> {
  const operation: Operation = { montrer: ecriture.montrer };
  montrerOperation(ecrivain, operation);
  enCours += 1;
  const resultat = derniere.then(() => envoyer(ecrivain, ecriture));
  const suite = resultat.then((issue) => finir(ecrivain, operation, issue));
  derniere = suite.catch(() => undefined);
  return suite.then(() => resultat);
}

/** Once nothing is being written, and what was written is read. */
export async function ecrituresFinies(): Promise<void> {
  while (enCours > 0) await derniere;
}

async function envoyer(ecrivain: Ecrivain, { envoyer: send }: Ecriture): Promise<Resultat> {
  if (isDepassee) await relire(ecrivain, undefined);
  const lue = ecrivain.queryClient.getQueryData(panierQuery(ecrivain).queryKey)?.version;
  const ifMatch = plusRecente(lue, propre);
  try {
    const reponse = await send(ecrivain.api, { ifMatch });
    if (isSuivante(ifMatch, reponse.version)) propre = reponse.version;
    else isDepassee = true;
    return { ok: true, reponse };
  } catch (error) {
    if (!isQueryFailure(error)) throw error;
    const { response } = error;
    const { body, reseau = false } = response.data;
    const data = typeof body === 'object' ? body.data : {};
    return { ok: false, echec: { code: codeOf(response), data, reseau } };
  }
}

async function finir(ecrivain: Ecrivain, operation: Operation, resultat: Resultat): Promise<void> {
  enCours -= 1;
  if (!resultat.ok) {
    operations = operations.filter((other) => other !== operation);
    montrerOperations(ecrivain);
  }
  // The next change would only be in the way of what is read for this one.
  if (enCours > 0) return;
  await relire(ecrivain, resultat.ok ? resultat.reponse.nombreArticles : undefined);
}

async function relire(ecrivain: Ecrivain, nombre: number | undefined): Promise<void> {
  operations = [];
  base = undefined;
  isDepassee = false;
  await rafraichirPanier(ecrivain, { nombre });
}

function montrerOperation(ecrivain: Ecrivain, operation: Operation): void {
  const { queryKey } = panierQuery(ecrivain);
  if (operations.length === 0) base = ecrivain.queryClient.getQueryData(queryKey) ?? undefined;
  operations.push(operation);
  // What is being read does not know of this change yet.
  void ecrivain.queryClient.cancelQueries({ queryKey });
  montrerOperations(ecrivain);
}

function montrerOperations({ queryClient, ...context }: Ecrivain): void {
  if (!base) return;
  const montre = operations.reduce((panier, { montrer }) => montrer?.(panier) ?? panier, base);
  queryClient.setQueryData(panierQuery(context).queryKey, montre);
}
