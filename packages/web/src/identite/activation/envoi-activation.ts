/** When this tab last had an activation mail sent, and where: the next page counts from it. */
const KEY = 'comptoir.activation';

/** Between two mails to one address. */
const DELAI_MS = 60_000;

export interface EnvoiActivation {
  email: string;
  /** On this device's clock. */
  prochainLe: number;
}

export function noterEnvoi(email: string, now = Date.now()): EnvoiActivation {
  const envoi = { email, prochainLe: now + DELAI_MS };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(envoi));
  } catch {
    // Storage is forbidden: the next page asks for the address.
  }
  return envoi;
}

export function dernierEnvoi(): EnvoiActivation | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<EnvoiActivation>;
    const { email, prochainLe } = stored ?? {};
    return typeof email === 'string' && typeof prochainLe === 'number'
      ? { email, prochainLe }
      : undefined;
  } catch {
    return undefined;
  }
}
