/** What other capabilities show of stores. */
export { lieuxQuery } from './choix/magasins-au-choix.queries.ts';
export { SemaineOuverte } from './choix/semaine-ouverte.tsx';
export { EtatDuMagasin } from './etat-du-magasin.tsx';
export { useMaintenant } from './use-maintenant.ts';
