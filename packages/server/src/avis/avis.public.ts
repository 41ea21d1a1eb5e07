/** What the demo company takes from the reviews: it writes its own by the rules of the shop. */
export { examinerAvis, type StatutAvis } from './moderation.ts';
export { nomAffiche } from './nom-affiche.ts';
