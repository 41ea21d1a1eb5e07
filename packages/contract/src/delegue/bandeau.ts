/** Cookie that remembers on a device that the delegate folded his banner: the first HTML has to know. */
export const COOKIE_BANDEAU = 'bandeauReplie';
