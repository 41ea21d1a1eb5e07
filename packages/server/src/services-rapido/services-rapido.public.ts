/** What the rest of the server takes from the services. */
export { updateServiceFait } from './compte/service-fait.sql.ts';
