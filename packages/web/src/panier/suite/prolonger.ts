/** Reads the lines that follow those of a page, as far as they are wanted, into what the page shows. */
import type { QueryClient, QueryKey } from '@tanstack/react-query';

export interface Prolongement<T> {
  queryClient: QueryClient;
  queryKey: QueryKey;
  /** What is being written is waited for. */
  ecrituresFinies?: () => Promise<unknown>;
  compter: (piece: T) => { lues: number; toutes: number };
  read: (tranche: { depuis: number; nombre: number }) => Promise<T>;
  /** Whether both are of one version: what is of another is not joined. */
  isMeme: (piece: T, tranche: T) => boolean;
  joindre: (piece: T, tranche: T) => T;
}

/** Others may change it meanwhile, but not for ever. */
const MAX_ESSAIS = 5;

let enCours: Promise<unknown> = Promise.resolve();

/** With its first `nombre` lines at least; undefined where it could not be read. */
export function prolongerJusqua<T>(
  prolongement: Prolongement<T>,
  nombre: number,
): Promise<T | undefined> {
  // One after the other: the second one often finds that all is there.
  const lecture = enCours.then(() => prolonger(prolongement, nombre));
  enCours = lecture.catch(() => undefined);
  return lecture;
}

async function prolonger<T>(de: Prolongement<T>, voulues: number): Promise<T | undefined> {
  const { queryClient, queryKey } = de;
  for (let essai = 0; essai < MAX_ESSAIS; essai++) {
    await de.ecrituresFinies?.();
    const piece = queryClient.getQueryData<T>(queryKey);
    if (!piece) return undefined;
    const { lues: depuis, toutes } = de.compter(piece);
    const nombre = Math.min(voulues, toutes) - depuis;
    if (nombre <= 0) return piece;
    const tranche = await de.read({ depuis, nombre });
    // Changed here meanwhile: it is looked at again.
    if (queryClient.getQueryData(queryKey) !== piece) continue;
    // Changed elsewhere: what is on the page is read again, all of one version.
    if (!de.isMeme(piece, tranche)) await queryClient.refetchQueries({ queryKey });
    else queryClient.setQueryData(queryKey, de.joindre(piece, tranche));
  }
  return undefined;
}
