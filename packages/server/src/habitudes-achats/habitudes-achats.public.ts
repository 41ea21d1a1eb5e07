/** What the rest of the server takes from purchase habits. */
export {
  findQuantitesUsuelles,
  listDuesParCompte,
  listHabitudesDues,
  listHabitudesDuNoeud,
  type DuesDunCompte,
  type HabitudeDue,
} from './etat-habitude.sql.ts';
export { suivreHabitudes } from './suivi.sql.ts';
