/** Lists of stores: around a place, around a position, of a region, or all of them. */
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { jourOf } from '@comptoir/contract/jours-ouvres.ts';
import { MAX_MAGASINS_TROUVES } from '@comptoir/contract/magasins/magasins.contract.ts';
import type { Lieux, Magasin } from './lieux.ts';
import { jusqua, toMagasinSitue } from './magasin-affiche.ts';
import { distanceKm, situerLieu, type Position } from './position.ts';

export interface Filtres {
  service?: readonly string[] | undefined;
  type?: Magasin['type'] | undefined;
}

export interface Recherche extends Filtres {
  /** A town, a postcode, a department, a region, a name. */
  recherche?: string | undefined;
  /** Slug. */
  region?: string | undefined;
}

export function chercherMagasins(lieux: Lieux, recherche: Recherche, maintenant: Date) {
  const actifs = listActifs(lieux);
  const region = recherche.region === undefined ? null : findRegion(actifs, recherche.region);
  const lieu =
    recherche.recherche === undefined
      ? undefined
      : situerLieu(recherche.recherche, actifs, lieux.departements);
  const isInconnu = recherche.recherche !== undefined && !lieu;
  const retenus = isInconnu
    ? []
    : filtrer(actifs, recherche).filter(
        (magasin) =>
          (region === null || magasin.regionSlug === region.slug) &&
          (lieu?.nature !== 'region' || magasin.region === lieu.nom),
      );
  const ranges = lieu
    ? parDistance(retenus, lieu).slice(0, MAX_MAGASINS_TROUVES)
    : parRegion(retenus);
  return {
    ...toListe(actifs, ranges, lieu, maintenant),
    lieu: lieu?.nom ?? null,
    region: region ?? (lieu?.nature === 'region' ? regionNommee(actifs, lieu.nom) : null),
  };
}

export function localiserMagasins(
  lieux: Lieux,
  { distance, ...demande }: Position & Filtres & { distance: number },
  maintenant: Date,
) {
  const actifs = listActifs(lieux);
  const autour = filtrer(actifs, demande).filter(
    (magasin) => distanceKm(demande, magasin) <= distance,
  );
  return {
    ...toListe(actifs, parDistance(autour, demande), demande, maintenant),
    distance,
  };
}

export function listActifs({ magasins }: Lieux): Magasin[] {
  return [...magasins.values()].filter(({ actif }) => actif);
}

export function parDistance(magasins: readonly Magasin[], depuis: Position): Magasin[] {
  const distances = new Map(magasins.map((magasin) => [magasin, distanceKm(depuis, magasin)]));
  return magasins.toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0));
}

function filtrer(magasins: readonly Magasin[], { service = [], type }: Filtres): Magasin[] {
  return magasins.filter(
    (magasin) =>
      (type === undefined || magasin.type === type) &&
      service.every((code) => magasin.services.includes(code)),
  );
}

function toListe(
  actifs: readonly Magasin[],
  retenus: readonly Magasin[],
  depuis: Position | undefined,
  maintenant: Date,
) {
  return {
    jour: jourOf(maintenant),
    jusqua: jusqua(retenus, maintenant),
    magasins: retenus.map((magasin) => toMagasinSitue(magasin, depuis, maintenant)),
    services: countServices(actifs),
    regions: countRegions(actifs),
  };
}

function findRegion(magasins: readonly Magasin[], slug: string) {
  const magasin = magasins.find(({ regionSlug }) => regionSlug === slug);
  if (!magasin) throw refus('introuvable');
  return { slug, nom: magasin.region };
}

function regionNommee(magasins: readonly Magasin[], nom: string) {
  const magasin = magasins.find(({ region }) => region === nom);
  return magasin ? { slug: magasin.regionSlug, nom } : null;
}

function parRegion(magasins: readonly Magasin[]): Magasin[] {
  return magasins.toSorted((a, b) => a.region.localeCompare(b.region, 'fr'));
}

function countServices(magasins: readonly Magasin[]) {
  const counts = new Map<string, number>();
  for (const { services } of magasins) {
    for (const code of services) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts]
    .map(([code, nombre]) => ({ code, nombre }))
    .sort((a, b) => b.nombre - a.nombre);
}

function countRegions(magasins: readonly Magasin[]) {
  const parSlug = Map.groupBy(magasins, ({ regionSlug }) => regionSlug);
  return [...parSlug]
    .map(([slug, own]) => ({ slug, nom: own[0]?.region ?? slug, nombre: own.length }))
    .sort((a, b) => a.nom.localeCompare(b.nom, 'fr'));
}
