/** What the address of the pages of a payment says. */
export interface AdressePaiement {
  /** Undefined: it names no payment. */
  key: string | undefined;
  /** Back from the bank, having paid or given up; undefined on the way there. */
  retour: 'banque' | 'abandon' | undefined;
}

export function readAdresse({ key, retour }: Record<string, unknown>): AdressePaiement {
  return {
    key: typeof key === 'string' && /^[\w-]{16,64}$/.test(key) ? key : undefined,
    retour: retour === 'banque' || retour === 'abandon' ? retour : undefined,
  };
}
