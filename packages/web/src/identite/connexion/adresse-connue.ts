/**
 * What one page of access tells the next, in this tab: who one is, and what was just done. Kept out
 * of the address, which ends in histories and logs.
 */
const KEY = 'comptoir.adresse';

export const FAITS = [
  'compte-active',
  'mot-de-passe-change',
  'acces-supprime',
  'session-expiree',
] as const;
export type Fait = (typeof FAITS)[number];

export interface AdresseConnue {
  /** An address, or the code of a delegate. */
  identifiant: string;
  fait?: Fait | undefined;
}

export function retenirAdresse(adresse: AdresseConnue, storage = () => sessionStorage): void {
  try {
    storage().setItem(KEY, JSON.stringify(adresse));
  } catch {
    // Storage is forbidden: it is typed again.
  }
}

export function readAdresse(storage = () => sessionStorage): AdresseConnue {
  try {
    const stored: unknown = JSON.parse(storage().getItem(KEY) ?? 'null');
    const { identifiant, fait } = (stored ?? {}) as Record<string, unknown>;
    return {
      identifiant: typeof identifiant === 'string' ? identifiant : '',
      fait: FAITS.find((each) => each === fait),
    };
  } catch {
    return { identifiant: '' };
  }
}
