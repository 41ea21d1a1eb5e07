/**
 * After anything changed the basket: its count first. On the basket page, as long as the basket has
 * lines, what the page shows is read again in its place; anywhere else it is forgotten, and only what
 * is on screen is asked for anew.
 */
import type { Query, QueryClient } from '@tanstack/react-query';
import { liens } from '@comptoir/contract/liens.ts';
import { stripLocale } from '@comptoir/contract/words/locales.ts';
import type { Api } from '../page/api.ts';
import { viserChantier } from './chantiers/chantier-vise.ts';
import { relireMontant } from './montant-panier.ts';
import { compterPanier, nombrePanier, noterNombre } from './nombre-panier.public.ts';
import { CLE_CONTROLES, CLE_DISPONIBILITES } from './panier.queries.ts';
import { relireQuantites } from './quantites-panier.ts';
import { oublierType } from './type-panier.ts';

interface Contexte {
  api: Api;
  queryClient: QueryClient;
}

interface Options {
  /** Lines, when the change has given how many there are; null where they are counted already. */
  nombre?: number | null | undefined;
  /** Order or quote is chosen anew: the basket of before is gone. */
  avecType?: boolean;
}

export async function rafraichirPanier(
  { api, queryClient }: Contexte,
  { nombre, avecType = false }: Options = {},
): Promise<void> {
  if (avecType) {
    oublierType();
    viserChantier(null);
  }
  if (nombre === undefined) await compterPanier(api);
  else {
    if (nombre !== null) noterNombre(nombre);
    void relireQuantites(api);
  }
  void relireMontant();
  // A first reading still under way was sent before the change: it would be taken for the answer.
  await queryClient.cancelQueries({ predicate: isDuPanier });
  queryClient.removeQueries({ predicate: isDuPanier, type: 'inactive' });
  // What is asked about the lines is asked by the page, once they are read.
  queryClient.removeQueries({ predicate: isDesLignes, type: 'inactive' });
  if (isPagePanier() && nombrePanier() > 0) {
    await queryClient.invalidateQueries({ predicate: isDuPanier });
  } else {
    await queryClient.resetQueries({ predicate: isDuPanier, type: 'active' });
  }
}

function isPagePanier(): boolean {
  return stripLocale(location.pathname) === liens.panier('fr');
}

function isDuPanier({ queryKey: [call] }: Query): boolean {
  return typeof call === 'string' && /^GET \/api\/(?:panier|piece-ouverte)\b/.test(call);
}

function isDesLignes({ queryKey: [call] }: Query): boolean {
  return call === CLE_DISPONIBILITES || call === CLE_CONTROLES;
}
