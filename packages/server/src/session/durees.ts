/** A buyer stays signed in this long after the last visit. */
export const SESSION_JOURS = 30;
/** Short: a bearer that leaks is soon worth nothing. The browser renews it by the cookie. */
export const BEARER_MINUTES = 15;
/** A delegate carries the prices of all their customers, and signs in every day. */
export const DELEGUE_HEURES = 12;

export function heuresOf(delegueId: number | null | undefined): number {
  return delegueId ? DELEGUE_HEURES : SESSION_JOURS * 24;
}
