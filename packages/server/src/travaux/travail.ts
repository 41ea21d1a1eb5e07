/** What one piece of heavy work is: a module whose default export does it, in a process apart. */
import type { CodeErreur } from '@comptoir/contract/http/erreurs.ts';

/** Asks the shop something in the middle of the work: a process apart has no database. */
export type Demander = (question: unknown) => Promise<unknown>;

/** Plain data in, plain data or bytes out. */
export type Faire<Entree, Sortie> = (
  entree: Entree,
  demander: Demander,
) => Sortie | Promise<Sortie>;

export interface Travail<Entree, Sortie> {
  /** The address of a `*.travail.ts`. */
  module: URL;
  maxMs: number;
  /** What it is refused with when it takes more time or memory than it may. */
  auDela: CodeErreur;
  /** Carries its types alone; holds nothing. */
  fait?: Faire<Entree, Sortie>;
}

type TravailOf<F> = F extends (entree: infer E, ...rest: never[]) => infer S
  ? Travail<E, Awaited<S>>
  : never;

/** `F`: the default export of the module, by its type alone, so that this process never loads it. */
export function defineTravail<F>(
  module: URL,
  { maxMs, auDela = 'service-indisponible' }: { maxMs: number; auDela?: CodeErreur },
): TravailOf<F> {
  return { module, maxMs, auDela } as TravailOf<F>;
}

/** What goes to a process, and what comes back from it. */
export type VersOuvrier = { module: string; entree: unknown } | { reponse: unknown };
export type DOuvrier =
  | { question: unknown }
  /** `rss`: bytes it holds once it is done. */
  | { sortie: unknown; rss: number }
  | { refus: { code: CodeErreur; data: Record<string, unknown> }; rss: number }
  | { echec: string; rss: number };
