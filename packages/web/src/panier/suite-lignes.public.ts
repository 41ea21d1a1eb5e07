/** Rows beyond the first of a page: their room, the way to them, themselves as one comes near. */
export { joindreGroupes } from './suite/joindre-groupes.ts';
export { LectureSuiteProvider, type LectureSuite } from './suite/lecture-suite.ts';
export { montrerRangee } from './suite/montrer-rangee.ts';
export { placer, type Place } from './suite/placer.ts';
export { default as Suite, SANS_LIGNES } from './suite/suite.tsx';
