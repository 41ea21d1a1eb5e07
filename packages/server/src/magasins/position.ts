/** Where a place named by a buyer lies, as far as stores, departments and larger towns tell. */
import { slugify } from '@comptoir/contract/noms.ts';
import { COMMUNES } from './communes.ts';
import type { Departement, LigneMagasin } from './magasins.sql.ts';

export interface Position {
  latitude: number;
  longitude: number;
}

export interface LieuSitue extends Position {
  nom: string;
  /** A region is answered with its own stores. */
  nature: 'ville' | 'departement' | 'region' | 'magasin';
}

type Place = Pick<
  LigneMagasin,
  'libelle' | 'ville' | 'codePostal' | 'departement' | 'region' | 'latitude' | 'longitude'
>;

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
 * A postcode, a town with a store or a larger one, a department, a region, or words of a store's
 * name. Another postcode is told from the stores of its department, else of its region, and named
 * after them.
 */
export function situerLieu(
  texte: string,
  magasins: readonly Place[],
  departements: readonly Departement[],
): LieuSitue | undefined {
  const codePostal = /^\s*(\d{2})\s?(\d{3})\b/.exec(texte);
  if (codePostal) {
    return situerCodePostal(`${codePostal[1]}${codePostal[2]}`, magasins, departements);
  }
  const name = slugify(texte).replace(/^st(e?)-/, 'saint$1-');
  if (name === '') return undefined;
  return (
    situerVille(name, magasins) ??
    situerTerritoire(name, magasins, departements) ??
    situerDebut(name, magasins) ??
    situerMagasin(name, magasins)
  );
}

/**
 * The town of an address, where it is known and lies by its postcode, as towns share names; else
 * what stands for the postcode.
 */
export function situerAdresse(
  { codePostal, ville }: { codePostal: string; ville: string },
  magasins: readonly Place[],
  departements: readonly Departement[],
): LieuSitue | undefined {
  const parCode = situerCodePostal(codePostal, magasins, departements);
  const parNom = situerVille(slugify(ville), magasins);
  if (!parCode || !parNom) return parCode ?? parNom;
  return distanceKm(parCode, parNom) <= MEME_PAYS_KM ? parNom : parCode;
}

/** Farther from what stands for its postcode, a town is another of the same name. */
const MEME_PAYS_KM = 120;

function situerVille(name: string, magasins: readonly Place[]): LieuSitue | undefined {
  const magasin = magasins.find(({ ville }) => slugify(ville) === name);
  if (magasin) return enVille(magasin);
  const commune = COMMUNES.find(([nom]) => slugify(nom) === name);
  return commune && enCommune(commune);
}

/** A department by name or number, or a region. */
function situerTerritoire(
  name: string,
  magasins: readonly Place[],
  departements: readonly Departement[],
): LieuSitue | undefined {
  const departement = departements.find(
    ({ nom, code }) => slugify(nom) === name || code.toLowerCase() === name,
  );
  if (departement) return auCentre(departement, magasins);
  const region = departements.find((candidate) => slugify(candidate.region) === name)?.region;
  return region === undefined ? undefined : auCentreOf(region, magasins, 'region');
}

/** The first letters of a town, as they are typed. */
function situerDebut(name: string, magasins: readonly Place[]): LieuSitue | undefined {
  const magasin = magasins.find(({ ville }) => slugify(ville).startsWith(name));
  if (magasin) return enVille(magasin);
  const commune =
    name.length < 3 ? undefined : COMMUNES.find(([nom]) => slugify(nom).startsWith(name));
  return commune && enCommune(commune);
}

/** All the words stand in its name: « comptoir nantes », « point de retrait vannes ». */
function situerMagasin(name: string, magasins: readonly Place[]): LieuSitue | undefined {
  const words = name.split('-');
  const magasin = magasins.find(({ libelle }) => {
    const own = new Set(slugify(libelle).split('-'));
    return words.every((word) => own.has(word));
  });
  return magasin && { ...enVille(magasin), nature: 'magasin' };
}

function situerCodePostal(
  codePostal: string,
  magasins: readonly Place[],
  departements: readonly Departement[],
): LieuSitue | undefined {
  const ville = magasins.find((magasin) => magasin.codePostal === codePostal);
  if (ville) return enVille(ville);
  // Corsica has one postal prefix for its two departments: the second half of it is the north.
  const code = codePostal.startsWith('20')
    ? codePostal < '20200'
      ? '2A'
      : '2B'
    : codePostal.slice(0, 2);
  const departement = departements.find((candidate) => candidate.code === code);
  return departement && auCentre(departement, magasins);
}

function auCentre(departement: Departement, magasins: readonly Place[]): LieuSitue | undefined {
  return (
    auCentreOf(departement.nom, magasins, 'departement') ??
    auCentreOf(departement.region, magasins, 'region')
  );
}

function auCentreOf(
  nom: string,
  magasins: readonly Place[],
  part: 'departement' | 'region',
): LieuSitue | undefined {
  const inside = magasins.filter((magasin) => magasin[part] === nom);
  const [first] = inside;
  if (!first) return undefined;
  if (inside.length === 1 && part === 'departement') return enVille(first);
  const mean = (of: (magasin: Place) => number) =>
    inside.reduce((sum, magasin) => sum + of(magasin), 0) / inside.length;
  return {
    nom,
    nature: part,
    latitude: mean(({ latitude }) => latitude),
    longitude: mean(({ longitude }) => longitude),
  };
}

function enVille({ ville, latitude, longitude }: Place): LieuSitue {
  return { nom: ville, nature: 'ville', latitude, longitude };
}

function enCommune([nom, latitude, longitude]: (typeof COMMUNES)[number]): LieuSitue {
  return { nom, nature: 'ville', latitude, longitude };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
