/** What the list of stores is asked with, as the address of the page says it. */
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { TYPES_MAGASIN, type TypeMagasin } from '@comptoir/contract/magasins/magasins.contract.ts';

export interface Criteres {
  /** A town, a postcode, a region, a name. */
  recherche?: string;
  position?: { latitude: number; longitude: number };
  services: readonly string[];
  type?: TypeMagasin | undefined;
}

const MOTS_MAX = 80;
const SERVICES_MAX = 12;
const CODE = /^[a-z0-9-]{1,40}$/;

/** What makes no sense in an address is left out: it then shows all stores. */
export function readCriteres(search: Readonly<Record<string, unknown>>): Criteres {
  const recherche = readTexte(search['recherche']).trim().slice(0, MOTS_MAX);
  const latitude = readDegres(search['latitude'], 90);
  const longitude = readDegres(search['longitude'], 180);
  const services = [search['service'] ?? []]
    .flat()
    .filter((code): code is string => typeof code === 'string' && CODE.test(code));
  const type = TYPES_MAGASIN.find((candidate) => candidate === search['type']);
  return {
    ...(recherche !== '' && { recherche }),
    ...(recherche === '' &&
      latitude !== undefined &&
      longitude !== undefined && { position: { latitude, longitude } }),
    services: [...new Set(services)].slice(0, SERVICES_MAX),
    ...(type && { type }),
  };
}

/** Without a place it is the locator itself. */
export function lienCriteres(locale: Locale, criteres: Criteres): string {
  const { recherche, position, services, type } = criteres;
  const query = { recherche, ...position, service: services, type };
  return recherche === undefined && !position
    ? liens.magasins(locale, { query })
    : liens.magasinsRecherche(locale, { query });
}

export function basculerService(criteres: Criteres, code: string): Criteres {
  const { services } = criteres;
  return {
    ...criteres,
    services: services.includes(code)
      ? services.filter((other) => other !== code)
      : [...services, code],
  };
}

export function isFiltre({ services, type }: Criteres): boolean {
  return services.length > 0 || type !== undefined;
}

export function sansFiltre({ services: _services, type: _type, ...place }: Criteres): Criteres {
  return { ...place, services: [] };
}

function readTexte(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function readDegres(value: unknown, max: number): number | undefined {
  const texte = readTexte(value);
  const degres = Number(texte);
  return texte.trim() !== '' && Math.abs(degres) <= max ? degres : undefined;
}
