/** Where lines may go, for lists to choose from. */
export {
  NOUVEAU,
  optionsChantier,
  placesChantier,
  PREMIER,
  viseOf,
} from './chantiers/places-chantier.ts';
