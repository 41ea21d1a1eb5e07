/** Rows beyond the first of a page: their room, the way to them, and themselves as they near the screen. */
export { joindreGroupes } from './suite/joindre-groupes.ts';
export { LectureSuiteProvider, type LectureSuite } from './suite/lecture-suite.ts';
export { montrerRangee } from './suite/montrer-rangee.ts';
export { placer, type Place } from './suite/placer.ts';
export { Rangees } from './suite/rangees.tsx';
export { default as Suite, SANS_LIGNES } from './suite/suite.tsx';
