/** References of each chantier, for the page on which a quote is ordered. */
export {
  LONGUEURS_REFERENCES,
  ReferencesChantiers,
  type NomReference,
} from './resume/references-chantiers.tsx';
