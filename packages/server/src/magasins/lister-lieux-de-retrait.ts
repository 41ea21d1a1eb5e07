import type { LieuDeRetrait } from '@comptoir/contract/magasins/actifs-livraison.contract.ts';
import { isFerie, jourDe } from '@comptoir/contract/jours-ouvres.ts';
import { etatOuverture } from '@comptoir/contract/magasins/horaires.ts';
import type { Lieux } from './magasins.public.ts';
import type { Magasin } from './magasins.sql.ts';
import { toMagasin } from './magasin-affiche.ts';
import { distanceKm, situerLieu, type Position } from './position.ts';

interface Recherche {
  type?: Magasin['type'];
  lieu?: string;
  latitude?: number;
  longitude?: number;
}

/** Where an order can be fetched, the nearest first where a place is known. */
export function listerLieuxDeRetrait(lieux: Lieux, recherche: Recherche, maintenant: Date) {
  const actifs = [...lieux.magasins.values()].filter(({ actif }) => actif);
  const { latitude, longitude } = recherche;
  const nomme =
    recherche.lieu === undefined
      ? undefined
      : situerLieu(recherche.lieu, actifs, lieux.departements);
  const depuis: Position | undefined =
    nomme ??
    (latitude === undefined || longitude === undefined ? undefined : { latitude, longitude });
  const magasins = actifs
    .filter(({ type }) => recherche.type === undefined || type === recherche.type)
    .map((magasin) => toLieuDeRetrait(magasin, depuis, maintenant));
  if (depuis) magasins.sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
  return { jour: jourDe(maintenant), lieu: nomme?.nom ?? null, magasins };
}

function toLieuDeRetrait(
  magasin: Magasin,
  depuis: Position | undefined,
  maintenant: Date,
): LieuDeRetrait {
  const { ligne1, ligne2, telephone, latitude, longitude, horaires, departementCode } = magasin;
  return {
    ...toMagasin(magasin),
    ligne1,
    ligne2,
    telephone,
    latitude,
    longitude,
    horaires: Object.fromEntries(
      Object.entries(horaires).map(([jour, plages]) => [jour, plages.map(([de, a]) => [de, a])]),
    ),
    ouverture: etatOuverture(horaires, (jour) => isFerie(jour, departementCode), maintenant),
    distance: depuis ? distanceKm(depuis, magasin) : null,
  };
}
