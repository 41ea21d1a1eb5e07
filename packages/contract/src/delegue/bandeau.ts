/** Cookie: on this device the delegate folded the banner, which the first HTML has to know. */
export const COOKIE_BANDEAU = 'bandeauReplie';
