/** The element after all that a page shows: once it is read, the page is read whole. */
export const FRAME_END_ID = 'fin-du-cadre';
