import * as Type from 'typebox';
import type { Static } from 'typebox';

/** A picture of several things together: of a category, a trade, a service. See illustrations.ts. */
export const Illustration = Type.Object({
  /** « categories.fixation-1a2b3c4d »: what it shows and the digest of its files. */
  fichier: Type.String(),
});
export type Illustration = Static<typeof Illustration>;
