/** Units of sale as the United Nations code them, for whatever leaves the shop as XML. */
export { UNITES_UN } from './ecriture/formats/unites-un.ts';
