/** What the rest of the server takes from purchase habits. */
export {
  findQuantitesUsuelles,
  listHabitudesDues,
  listHabitudesDuNoeud,
  type HabitudeDue,
} from './etat-habitude.sql.ts';
export { suivreHabitudes } from './suivi.sql.ts';
