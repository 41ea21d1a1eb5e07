/** The dates of the present minute, worked out once for everyone who looks from the same store. */
import { createCalendrier, type Calendrier } from '@comptoir/contract/articles/disponibilite.ts';
import { pretAuMagasin } from '@comptoir/contract/magasins/pret-au-magasin.ts';
import type { Magasin } from '../magasins/magasins.public.ts';

const MINUTE_MS = 60_000;
const SANS_MAGASIN = 0;

export function createCalendriers(): (
  maintenant: Date,
  magasin: Magasin | undefined,
) => Calendrier {
  const parMagasin = new Map<number, Calendrier>();
  let minute = NaN;
  return (maintenant, magasin) => {
    const now = Math.floor(maintenant.getTime() / MINUTE_MS);
    if (now !== minute) parMagasin.clear();
    minute = now;
    const key = magasin?.id ?? SANS_MAGASIN;
    let calendrier = parMagasin.get(key);
    if (!calendrier) {
      calendrier = createCalendrier(
        maintenant,
        magasin && pretAuMagasin(magasin.ouvertures, maintenant),
      );
      parMagasin.set(key, calendrier);
    }
    return calendrier;
  };
}
