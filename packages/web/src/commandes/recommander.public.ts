/** Ordering again, for pages that show an order among other things. */
export { RapportRecommande } from './detail/rapport-recommande.tsx';
export { useRecommander } from './detail/use-recommander.ts';
