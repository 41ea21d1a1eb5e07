/** Where a place named by a buyer lies, as far as the stores and their departments tell. */
import { slugify } from '@comptoir/contract/noms.ts';
import type { Departement, Magasin } from './magasins.sql.ts';

export interface Position {
  latitude: number;
  longitude: number;
}

export interface LieuSitue extends Position {
  nom: string;
}

const EARTH_KM = 6371;

/** As the crow flies, to the kilometre. */
export function distanceKm(a: Position, b: Position): number {
  const latitudes = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const longitudes = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const both = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  return Math.round(
    2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(latitudes + both * longitudes))),
  );
}

/**
 * A postcode, a town with a store, a department or a region. There is no gazetteer: another
 * postcode is told from the stores of its department, else of its region, and named after them.
 */
export function situerLieu(
  texte: string,
  magasins: readonly Magasin[],
  departements: readonly Departement[],
): LieuSitue | undefined {
  const codePostal = /^\s*(\d{2})\s?(\d{3})\s*$/.exec(texte);
  if (codePostal)
    return situerCodePostal(`${codePostal[1]}${codePostal[2]}`, magasins, departements);
  const name = slugify(texte);
  if (name === '') return undefined;
  const ville =
    magasins.find((magasin) => slugify(magasin.ville) === name) ??
    magasins.find((magasin) => slugify(magasin.ville).startsWith(name));
  if (ville) return enVille(ville);
  const departement = departements.find(({ nom }) => slugify(nom) === name);
  if (departement) return auCentre(departement, magasins);
  const region = departements.find((candidate) => slugify(candidate.region) === name)?.region;
  return region === undefined ? undefined : auCentreDe(region, magasins, 'region');
}

function situerCodePostal(
  codePostal: string,
  magasins: readonly Magasin[],
  departements: readonly Departement[],
): LieuSitue | undefined {
  const ville = magasins.find((magasin) => magasin.codePostal === codePostal);
  if (ville) return enVille(ville);
  // Corsica has one postal prefix for its two departments.
  const code = codePostal.startsWith('20') ? '2A' : codePostal.slice(0, 2);
  const departement = departements.find((candidate) => candidate.code === code);
  return departement && auCentre(departement, magasins);
}

function auCentre(departement: Departement, magasins: readonly Magasin[]): LieuSitue | undefined {
  return (
    auCentreDe(departement.nom, magasins, 'departement') ??
    auCentreDe(departement.region, magasins, 'region')
  );
}

function auCentreDe(
  nom: string,
  magasins: readonly Magasin[],
  part: 'departement' | 'region',
): LieuSitue | undefined {
  const inside = magasins.filter((magasin) => magasin[part] === nom);
  const [first] = inside;
  if (!first) return undefined;
  if (inside.length === 1) return enVille(first);
  const mean = (of: (magasin: Magasin) => number) =>
    inside.reduce((sum, magasin) => sum + of(magasin), 0) / inside.length;
  return {
    nom,
    latitude: mean(({ latitude }) => latitude),
    longitude: mean(({ longitude }) => longitude),
  };
}

function enVille({ ville, latitude, longitude }: Magasin): LieuSitue {
  return { nom: ville, latitude, longitude };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
