/** A buyer stays signed in this long after the last visit. */
export const SESSION_JOURS = 30;
/** Short: a bearer that leaks is soon worth nothing. The browser renews it by the cookie. */
export const BEARER_MINUTES = 15;
