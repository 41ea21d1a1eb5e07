/** What the rest of the server takes from the test bank. */
export { createBanqueEssai } from './banque-essai.ts';
export { banqueEssaiNotifier } from './notifier.ts';
