/** Whether a store is open, as other pages show it. */
export { EtatDuMagasin } from './etat-du-magasin.tsx';
export { useMaintenant } from './use-maintenant.ts';
