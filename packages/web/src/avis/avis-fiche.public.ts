/** What a sheet shows of its reviews, below the first screen. */
export { AvisFiche } from './avis-fiche.tsx';
