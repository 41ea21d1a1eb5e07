/** What arrives when, for the pages that follow an order. */
export { jourDateCourt } from './jours.ts';
export { Envois } from './resume/envois.tsx';
