/** The panel of the search field; apart from the page, and fetched once somebody goes to the field. */
export { Suggestions as default } from './suggestions.tsx';
