/** The element that holds all a page shows. */
export const FRAME_ID = 'cadre';
