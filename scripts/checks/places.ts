/**
 * Which folder under `src` is a capability of the business and which is a technical place.
 * The boundaries and the glossary both start from this list.
 */
export type PackageName = 'contract' | 'demo' | 'images' | 'server' | 'web';

export interface Place {
  package: PackageName;
  /** First folder under `src`; absent for files directly under it. */
  folder?: string;
}

/** Everything that is not named here is a capability and stands in the glossary. */
export const TECHNICAL_FOLDERS: Record<PackageName, readonly string[]> = {
  contract: ['http', 'words', 'enseigne'],
  demo: [],
  // No capability of the business: how pictures come about.
  images: [
    'atelier',
    'compositions',
    'dessins',
    'etiquettes',
    'genres',
    'geometrie',
    'logos',
    'matieres',
    'modeles',
    'pieces',
    'sdf',
    'studio',
    'vue',
  ],
  server: [
    'http',
    'db',
    'jobs',
    'outbox',
    'postgres',
    'pages',
    'courrier',
    'images',
    'sitemap',
    'travaux',
  ],
  web: [
    'app',
    'page',
    'routes',
    'words',
    'loading',
    'ui',
    'overlay',
    'http',
    'cadre',
    'attente',
    'atelier',
    'base-messages',
  ],
};

export function placeOf(path: string): Place | undefined {
  const match = /^packages\/(contract|demo|images|server|web)\/src\/(?:([^/]+)\/)?[^/]+/.exec(path);
  if (!match) return undefined;
  const [, name, folder] = match;
  return { package: name as PackageName, ...(folder === undefined ? {} : { folder }) };
}

export function capabilityOf(path: string): string | undefined {
  const place = placeOf(path);
  // The demo has a folder for each capability it fills, and for what it makes up besides.
  if (!place?.folder || place.package === 'demo') return undefined;
  return TECHNICAL_FOLDERS[place.package].includes(place.folder) ? undefined : place.folder;
}
