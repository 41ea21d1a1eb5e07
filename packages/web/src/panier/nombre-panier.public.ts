/** Lines of the basket, as the header counts them. */
import { useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { compterArticles } from '@comptoir/contract/panier/lignes.contract.ts';
import type { Api } from '../page/api.ts';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { usePage } from '../page/page-context.ts';
import { createRemembered } from '../page/remembered.ts';

/** Pages shared by all visitors do not know it: the browser remembers it. Null: never counted. */
const remembered = createRemembered('comptoir.panier', (stored) =>
  Number.isSafeInteger(stored) ? Math.max(0, stored as number) : null,
);
/** Articles known to be in it: adding one of them again makes no new line. */
const connus = new Set<number>();
let isCounted = false;
/** Undefined: nothing is left in it. */
type Suite = (api: Api | undefined) => void;
let suite: Suite | undefined;

/** Who also wants to know of it: code that comes with articles, not with every page. */
export function suivreNombre(next: Suite): void {
  suite = next;
}

export function useNombrePanier(): number {
  return useNombreConnu() ?? 0;
}

/** Undefined until it is counted: a basket of which nothing is known yet is not called empty. */
export function useNombreConnu(): number | undefined {
  const { session } = usePage();
  const rendu = session.panier?.nombreArticles;
  const { api } = useRouter().options.context;
  const { isAuthenticated } = session;
  const isSans = isSansClient(session);
  useEffect(() => {
    if (isCounted || rendu !== undefined || isSans) return;
    // Looking around opens no session: who never added anything has nothing to count.
    if (!isAuthenticated && !remembered.get()) return;
    isCounted = true;
    void compterPanier(api);
  }, [api, isAuthenticated, isSans, rendu]);
  return useSyncExternalStore(
    remembered.subscribe,
    () => nombreLu(rendu) ?? (isAuthenticated ? undefined : 0),
    () => rendu,
  );
}

/** Asks the server; what is shown stays when it does not answer. */
export async function compterPanier(api: Api): Promise<void> {
  const onHeaders = (headers: Headers) => {
    const nombre = Number(headers.get('x-nombre-articles') ?? NaN);
    if (Number.isSafeInteger(nombre)) noterNombre(nombre);
  };
  suite?.(api);
  try {
    await api.call(compterArticles, {}, { onHeaders });
  } catch {
    isCounted = false;
  }
}

export function noterNombre(nombre: number): void {
  isCounted = true;
  remembered.set(nombre);
  if (nombre === 0) suite?.(undefined);
}

/** As last counted. */
export function nombrePanier(): number {
  return remembered.get() ?? 0;
}

/** @param rendu what the page was rendered with, for who is signed in. */
function nombreActuel(rendu: number | undefined): number {
  return nombreLu(rendu) ?? 0;
}

function nombreLu(rendu: number | undefined): number | null {
  return isCounted ? remembered.get() : (rendu ?? remembered.get());
}

/** Counts the lines before the server has; returns what takes them back. */
export function noterAjout(ids: readonly number[], rendu: number | undefined): () => void {
  const nouveaux = ids.filter((id) => !connus.has(id));
  for (const id of nouveaux) connus.add(id);
  noterNombre(nombreActuel(rendu) + nouveaux.length);
  return () => {
    for (const id of nouveaux) connus.delete(id);
    noterNombre(Math.max(0, nombreActuel(rendu) - nouveaux.length));
  };
}
