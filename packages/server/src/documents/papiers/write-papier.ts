/** Papers are drawn apart from the thread that answers: one of five lines takes 10 ms already. */
import { defineTravail } from '../../travaux/travail.ts';
import { travaux } from '../../travaux/travaux.ts';
import type { Papier } from './papier.ts';
import type dessiner from './papier.travail.ts';

/** Five thousand lines with their drawings take five seconds, where nothing else is to be done. */
const DESSINER = defineTravail<typeof dessiner>(new URL('./papier.travail.ts', import.meta.url), {
  maxMs: 60_000,
});

/** `qui` waits for it: see visiteurOf. */
export function writePapier(qui: string, papier: Papier): Promise<Buffer> {
  return travaux.faire(qui, DESSINER, papier);
}
