import { jourOf } from '@comptoir/contract/jours-ouvres.ts';
import { listActifs, parDistance } from './chercher-magasins.ts';
import type { Lieux, Magasin } from './lieux.ts';
import { toMagasinSitue } from './magasin-affiche.ts';
import { situerLieu, type Position } from './position.ts';

interface Recherche {
  type?: Magasin['type'];
  lieu?: string;
  latitude?: number;
  longitude?: number;
}

/** Where an order can be fetched, the nearest first where a place is known. */
export function listerLieuxDeRetrait(lieux: Lieux, recherche: Recherche, maintenant: Date) {
  const actifs = listActifs(lieux);
  const { latitude, longitude } = recherche;
  const nomme =
    recherche.lieu === undefined
      ? undefined
      : situerLieu(recherche.lieu, actifs, lieux.departements);
  const depuis: Position | undefined =
    nomme ??
    (latitude === undefined || longitude === undefined ? undefined : { latitude, longitude });
  const voulus = actifs.filter(
    ({ type }) => recherche.type === undefined || type === recherche.type,
  );
  const ranges = depuis ? parDistance(voulus, depuis) : voulus;
  return {
    jour: jourOf(maintenant),
    lieu: nomme?.nom ?? null,
    magasins: ranges.map((magasin) => toMagasinSitue(magasin, depuis, maintenant)),
  };
}
