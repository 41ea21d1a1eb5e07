/** What other capabilities show of stores. */
export { EtatDuMagasin } from './etat-du-magasin.tsx';
export { useMaintenant } from './use-maintenant.ts';
