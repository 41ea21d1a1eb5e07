/**
 * One export is written at a time: each keeps a processor busy for up to a minute, and whoever looks
 * around meanwhile comes first. Given up after five tries, some minutes of them.
 */
export const FILE_DES_EXPORTS = { queue: 'exports-catalogue', maxAttempts: 5 };
