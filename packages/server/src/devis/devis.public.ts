/** What the rest of the server takes from quotes. */
export { creerDevis, type DevisDemande } from './creer-devis.ts';
export { devisCourrier } from './courriers/devis-courrier.ts';
export { donnerDevis } from './donner-devis.sql.ts';
export { countQuiExpirent, etatLe } from './devis.sql.ts';
export { expirerDevis } from './expirer-devis.ts';
export { listDevis, ORDRES as ORDRES_DEVIS } from './liste/liste.sql.ts';
export { toResume as toDevisResume } from './lire-devis.ts';
