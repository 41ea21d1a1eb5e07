/** The places of the demo company: two warehouses, sixty stores, eight pick-up points. */
import { slugify } from '@comptoir/contract/noms.ts';
import type { Texte } from '../catalogue/modele.ts';
import { choisir, melanger, tirage } from '../tirage.ts';
import { REGIONS } from './departements.ts';
import { TEXTES_NORD_EST } from './textes-nord-est.ts';
import { TEXTES_OUEST } from './textes-ouest.ts';
import { TEXTES_RETRAIT } from './textes-retrait.ts';
import { TEXTES_SUD } from './textes-sud.ts';
import { VILLES_MAGASINS, VILLES_RETRAIT, type VilleDemo } from './villes.ts';

export type Plages = readonly (readonly [ouverture: string, fermeture: string])[];
/** By ISO day, 1 is Monday. */
export type Horaires = Readonly<Record<string, Plages>>;

export interface DepotGenere {
  id: number;
  code: string;
  libelle: string;
}

export interface MagasinGenere {
  id: number;
  type: 'magasin' | 'point-de-retrait';
  code: string;
  libelle: string;
  slug: string;
  adresse: string;
  codePostal: string;
  ville: string;
  departement: string;
  latitude: number;
  longitude: number;
  telephone: string;
  email: string;
  services: string[];
  horaires: Horaires;
  /** First name; null where a team runs it. */
  responsable: string | null;
  texte: Texte;
  depotId: number;
  livraison: boolean;
}

export const DEPOTS: readonly DepotGenere[] = [
  { id: 1, code: 'OUEST', libelle: 'Dépôt Ouest, Clisson' },
  { id: 2, code: 'EST', libelle: 'Dépôt Est, Saint-Quentin-Fallavier' },
];

// Served from the second warehouse: the east and the south-east.
const REGIONS_EST = new Set(['27', '44', '84', '93', '94']);

const RUES = [
  'rue des Artisans',
  'rue de l’Industrie',
  'avenue des Métiers',
  'rue des Charpentiers',
  'rue de la Scierie',
  'rue Gustave-Eiffel',
  'rue des Compagnons',
  'avenue de l’Europe',
  'rue du Rabot',
  'rue des Forges',
  'boulevard de la Gare',
  'rue de l’Enclume',
] as const;

const SERVICES = [
  'coupe-panneaux',
  'reproduction-cles',
  'affutage',
  'location',
  'marquage-textile',
  'showroom',
] as const;

/** Which store has these does not follow from those above. */
const SERVICES_LOURDS = ['reparation', 'quai-chargement', 'mise-a-la-teinte'] as const;

const PRENOMS = [
  'Sophie',
  'Karim',
  'Élodie',
  'Mathieu',
  'Nadia',
  'Yann',
  'Claire',
  'Thomas',
  'Aïcha',
  'Laurent',
  'Camille',
  'Joaquim',
  'Hélène',
  'Bastien',
] as const;

const TEXTES: Readonly<Record<string, Texte>> = {
  ...TEXTES_OUEST,
  ...TEXTES_NORD_EST,
  ...TEXTES_SUD,
  ...TEXTES_RETRAIT,
};

const SEMAINE: readonly Plages[] = [
  [
    ['07:00', '12:00'],
    ['13:30', '18:00'],
  ],
  [['07:00', '18:00']],
  [
    ['07:30', '12:00'],
    ['13:30', '17:30'],
  ],
  [['06:45', '18:30']],
];

const POINT_DE_RETRAIT: Plages = [['06:00', '21:00']];

export function listMagasins(): MagasinGenere[] {
  const places = [
    ...VILLES_MAGASINS.map((ville) => ({ ville, type: 'magasin' as const })),
    ...VILLES_RETRAIT.map((ville) => ({ ville, type: 'point-de-retrait' as const })),
  ];
  return places.map(({ ville, type }, i) => magasinOf(DEPOTS.length + 1 + i, type, ville));
}

function magasinOf(id: number, type: MagasinGenere['type'], ville: VilleDemo): MagasinGenere {
  const [nom, codePostal, departement, latitude, longitude] = ville;
  const hash = tirage(`${type} ${nom}`);
  const slug = slugify(nom);
  const magasin = type === 'magasin';
  return {
    id,
    type,
    code: `${magasin ? 'M' : 'P'}${String(id).padStart(3, '0')}`,
    libelle: magasin ? `Comptoir ${nom}` : `Point de retrait ${nom}`,
    slug,
    adresse: `${1 + (hash % 180)} ${choisir(RUES, melanger(hash))}`,
    codePostal,
    ville: nom,
    departement,
    latitude,
    longitude,
    // 01 99 00 is kept by the French regulator for fiction.
    telephone: `+3319900${String(2000 + id).padStart(4, '0')}`,
    email: `${slug}@comptoir.test`,
    services: magasin ? servicesOf(hash) : ['casiers'],
    horaires: magasin ? horairesOf(hash) : tousLesJours(POINT_DE_RETRAIT),
    responsable: magasin && hash % 5 !== 0 ? choisir(PRENOMS, melanger(hash + 2)) : null,
    texte: texteOf(nom),
    depotId: REGIONS_EST.has(regionOf(departement)) ? 2 : 1,
    livraison: magasin && hash % 3 !== 0,
  };
}

function servicesOf(hash: number): string[] {
  const lourds = melanger(hash + 3);
  return [
    ...SERVICES.filter((_, i) => (hash >>> (i * 3)) % 8 < 4),
    ...SERVICES_LOURDS.filter((_, i) => (lourds >>> (i * 3)) % 8 < 4),
  ];
}

function texteOf(ville: string): Texte {
  const texte = TEXTES[ville];
  if (!texte) throw new Error(`nothing is said of the store of ${ville}`);
  return texte;
}

function horairesOf(hash: number): Horaires {
  const semaine = choisir(SEMAINE, melanger(hash + 1));
  const jours = Object.fromEntries(['1', '2', '3', '4', '5'].map((jour) => [jour, semaine]));
  return hash % 4 === 0 ? jours : { ...jours, '6': [['08:00', '12:00']] };
}

function tousLesJours(plages: Plages): Horaires {
  return Object.fromEntries(['1', '2', '3', '4', '5', '6', '7'].map((jour) => [jour, plages]));
}

function regionOf(departement: string): string {
  const region = REGIONS.find(({ departements }) => departement in departements);
  if (!region) throw new Error(`no region holds department ${departement}`);
  return region.code;
}
