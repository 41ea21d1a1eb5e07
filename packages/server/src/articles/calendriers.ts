/** The dates of the present minute, worked out once for everyone who looks from the same store. */
import { createCalendrier, type Calendrier } from '@comptoir/contract/articles/disponibilite.ts';
import { enseigne } from '@comptoir/contract/enseigne.ts';
import { ajouterHeuresOuvertes, type Moment } from '@comptoir/contract/magasins/horaires.ts';
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
      calendrier = createCalendrier(maintenant, magasin && pretLe(magasin, maintenant)?.jour);
      parMagasin.set(key, calendrier);
    }
    return calendrier;
  };
}

/** When a store has ready what lies in it. */
export function pretLe(magasin: Magasin, maintenant: Date): Moment | undefined {
  const { retraitHeures } = enseigne.promesses;
  return ajouterHeuresOuvertes(magasin.ouvertures, maintenant, retraitHeures);
}
