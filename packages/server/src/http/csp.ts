/** What answers that are not pages may do in a browser: nothing. */
export const CSP_NOTHING =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
