/** What arrives when, for the pages that follow an order. */
export { Envois } from './resume/envois.tsx';
