/**
 * What a listing shows, all of it in the address: filters, sort, page, view. Written in one order,
 * so that the same choices are the same address.
 */
import { PAR_PAGE, type Tri } from '@comptoir/contract/recherche/recherche.contract.ts';
import { stringifyQuery, type QueryValue } from '@comptoir/contract/http/query-string.ts';

export const VUES = ['fiches', 'tableau'] as const;
export type Vue = (typeof VUES)[number];

/** Decimals; null: open on that side, never on both. */
export interface PlageChoisie {
  min: string | null;
  max: string | null;
}

export interface EtatListing {
  /** By parameter (`marque`, `f.diametre`…), in the order of the alphabet. */
  valeurs: Readonly<Record<string, readonly string[]>>;
  plages: Readonly<Record<string, PlageChoisie>>;
  /** Null: the one that suits the view. */
  tri: Tri | null;
  page: number;
  vue: Vue;
  parPage: number;
  autres: Readonly<Record<string, QueryValue>>;
  ecartes: readonly string[];
}

/** What is chosen, without how it is shown. */
type Choix = Pick<EtatListing, 'valeurs' | 'plages'>;

/** Parameters of filters that are not attributes. */
export const FILTRES_FIXES = ['marque', 'prix', 'enStock', 'promotion', 'note'] as const;
/** Filters of which one value at most is chosen. */
export const FILTRES_UNIQUES: readonly string[] = ['enStock', 'note'];
/** A longer list is no choice any more, and the API takes no more. */
export const MAX_VALEURS = 50;

export function writeEtat(etat: EtatListing): Record<string, QueryValue> {
  const chosen = Object.keys({ ...etat.valeurs, ...etat.plages });
  const fixes: readonly string[] = FILTRES_FIXES;
  const filtres = [...chosen.filter((cle) => !fixes.includes(cle)).sort(), ...fixes];
  const ecrits = filtres.map((cle) => [cle, writeFiltre(etat, cle)] as const);
  const affichage = [
    ['tri', etat.tri ?? ''],
    ['page', etat.page > 1 ? String(etat.page) : ''],
    ['vue', etat.vue === 'fiches' ? '' : etat.vue],
    ['parPage', etat.parPage === PAR_PAGE ? '' : String(etat.parPage)],
  ] as const;
  return Object.fromEntries([
    ...[...ecrits, ...affichage].filter(([, texte]) => texte !== ''),
    ...Object.entries(etat.autres),
  ]);
}

/** @param base path of the page, with its language. */
export function hrefListing(base: string, etat: EtatListing): string {
  return base + stringifyQuery(writeEtat(etat));
}

/** As the address and the API write it; '' when there is none. */
export function writeFiltre({ valeurs, plages }: Choix, cle: string): string {
  const plage = plages[cle];
  if (plage) return `${plage.min ?? ''}..${plage.max ?? ''}`;
  return valeurs[cle]?.join(',') ?? '';
}

export function estChoisie({ valeurs }: Choix, cle: string, valeur: string): boolean {
  return valeurs[cle]?.includes(valeur) ?? false;
}

/** Takes a value or leaves it; the list starts again from its first page. */
export function basculer(etat: EtatListing, cle: string, valeur: string): EtatListing {
  const avant = etat.valeurs[cle] ?? [];
  const apres = avant.includes(valeur)
    ? avant.filter((autre) => autre !== valeur)
    : FILTRES_UNIQUES.includes(cle)
      ? [valeur]
      : [...avant, valeur].slice(-MAX_VALEURS).sort(comparer);
  const { [cle]: _plage, ...plages } = etat.plages;
  const { [cle]: _avant, ...reste } = etat.valeurs;
  const valeurs = apres.length > 0 ? enOrdre([...Object.entries(reste), [cle, apres]]) : reste;
  return { ...etat, valeurs, plages, page: 1 };
}

export function choisirPlage(etat: EtatListing, cle: string, plage: PlageChoisie): EtatListing {
  const { [cle]: _valeurs, ...valeurs } = etat.valeurs;
  const { [cle]: _avant, ...reste } = etat.plages;
  const ouverte = plage.min === null && plage.max === null;
  const plages = ouverte ? reste : enOrdre([...Object.entries(reste), [cle, plage]]);
  return { ...etat, valeurs, plages, page: 1 };
}

export function sansFiltre(etat: EtatListing): EtatListing {
  return { ...etat, valeurs: {}, plages: {}, page: 1 };
}

export function avecPage(etat: EtatListing, page: number): EtatListing {
  return { ...etat, page };
}

export function avecVue(etat: EtatListing, vue: Vue): EtatListing {
  return { ...etat, vue };
}

/** What decides the order when nobody chose one: words that were searched, or the view. */
interface Mots {
  q?: string;
}

/** The sort a listing has by itself is not written: another view may have another. */
export function avecTri(etat: EtatListing, tri: Tri, portee: Mots = {}): EtatListing {
  return { ...etat, tri: tri === triParDefaut(etat.vue, portee) ? null : tri, page: 1 };
}

/** The best answer to words comes first, in cards as in the table. */
export function triParDefaut(vue: Vue, { q }: Mots = {}): Tri {
  if (q) return 'pertinence';
  return vue === 'tableau' ? 'gamme' : 'popularite';
}

export function triEnVigueur({ tri, vue }: Pick<EtatListing, 'tri' | 'vue'>, portee: Mots): Tri {
  return tri ?? triParDefaut(vue, portee);
}

/** How many values and ranges are chosen. */
export function nombreDeFiltres({ valeurs, plages }: Choix): number {
  const liste = Object.values(valeurs);
  return liste.reduce((sum, { length }) => sum + length, 0) + Object.keys(plages).length;
}

/** Numbers by their value, before words by the alphabet of the machine: one order for all languages. */
export function comparer(a: string, b: string): number {
  const numbers = [a, b].map((text) => NOMBRE.test(text));
  if (numbers[0] && numbers[1] && Number(a) !== Number(b)) return Number(a) - Number(b);
  if (numbers[0] !== numbers[1]) return numbers[0] ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

const NOMBRE = /^-?\d+(\.\d+)?$/;

export function enOrdre<V>(entries: readonly (readonly [string, V])[]): Record<string, V> {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}
