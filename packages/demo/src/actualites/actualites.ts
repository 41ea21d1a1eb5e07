/** News of the demo company, those of one topic together. */
import type { ActualiteDemo } from './actualite-demo.ts';
import { CONSEILS } from './articles/conseils.ts';
import { MAGASINS } from './articles/magasins.ts';
import { NOUVEAUTES } from './articles/nouveautes.ts';
import { REGLEMENTATION } from './articles/reglementation.ts';
import { SECURITE } from './articles/securite.ts';
import { SERVICES } from './articles/services.ts';

/** The oldest first: identifiers follow the days. */
export const ACTUALITES: readonly ActualiteDemo[] = [
  ...CONSEILS,
  ...MAGASINS,
  ...NOUVEAUTES,
  ...REGLEMENTATION,
  ...SECURITE,
  ...SERVICES,
].toSorted((a, b) => b.jours - a.jours);
