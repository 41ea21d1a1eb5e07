/** What the rest of the server takes from identity. */
export { cleanEchecs } from './freins.ts';
