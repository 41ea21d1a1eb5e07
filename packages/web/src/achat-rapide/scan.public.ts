/** Codes read elsewhere than on the quick purchase page: by a hand scanner, with a sound. */
export { cleOf } from './saisie/cle.ts';
export { createRafale } from './scan/rafale.ts';
export { preparerSignal, signaler } from './scan/signal.ts';
export { useDouchette } from './scan/use-douchette.ts';
