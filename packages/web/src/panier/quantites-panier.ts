/**
 * How many of each article the basket holds, for the marks beside articles. Read once by a page that
 * shows articles and kept by this browser, whose tabs share it: pages themselves never carry it.
 */
import { useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { listerQuantites } from '@comptoir/contract/panier/lignes.contract.ts';
import type { Api } from '../page/api.ts';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { usePage } from '../page/page-context.ts';
import { createRemembered } from '../page/remembered.ts';
import { suivreNombre } from './nombre-panier.public.ts';

type Quantites = Readonly<Record<string, number>>;

const AUCUNE: Quantites = {};
const remembered = createRemembered('comptoir.panier-quantites', (stored): Quantites =>
  stored !== null && typeof stored === 'object' ? (stored as Quantites) : AUCUNE,
);
/** Articles on screen that would show it. */
let montres = 0;
let isLu = false;
/** The number of the last reading or addition: an answer asked for before it is out of date. */
let numero = 0;

/** 0 on the server and until it is known. */
export function useQuantitePanier(articleId: number): number {
  const { session } = usePage();
  const { api } = useRouter().options.context;
  // Who never added anything has nothing to be told: looking around opens no session.
  const isUtile =
    !isSansClient(session) && (session.isAuthenticated || Object.keys(remembered.get()).length > 0);
  useEffect(() => {
    montres += 1;
    if (isUtile && !isLu) void relireQuantites(api);
    return () => {
      montres -= 1;
    };
  }, [api, isUtile]);
  return useSyncExternalStore(
    remembered.subscribe,
    () => readQuantite(articleId),
    () => 0,
  );
}

function readQuantite(articleId: number): number {
  const quantite = remembered.get()[articleId];
  return Number.isSafeInteger(quantite) ? Number(quantite) : 0;
}

/** After the basket changed, or may have. Where no article is on screen, the next page reads it. */
export async function relireQuantites(api: Api): Promise<void> {
  isLu = montres > 0;
  if (!isLu) return;
  numero += 1;
  const mien = numero;
  try {
    const lignes = await api.call(listerQuantites, {});
    if (numero !== mien) return;
    remembered.set(Object.fromEntries(lignes.map((ligne) => [ligne.articleId, ligne.quantite])));
  } catch {
    isLu = false;
  }
}

/** Before the server has answered; returns what takes it back. */
export function ajouterQuantites(
  lignes: readonly { articleId: number; quantite: number }[],
): () => void {
  const add = (signe: 1 | -1) => {
    const next = { ...remembered.get() };
    for (const { articleId, quantite } of lignes) {
      next[articleId] = Math.max(0, readQuantite(articleId) + signe * quantite);
    }
    // What is read now may not know of it: it is read again once the server has answered.
    numero += 1;
    isLu = true;
    remembered.set(next);
  };
  add(1);
  return () => add(-1);
}

suivreNombre((api) => {
  if (api) void relireQuantites(api);
  else if (Object.keys(remembered.get()).length > 0) remembered.set(AUCUNE);
});
