/**
 * The filters of a question, as tests on rows. Each has a bit: a row that fails none is found, a
 * row that fails exactly one still counts in the facet of that one.
 */
import { readUnits } from '@comptoir/contract/articles/dix-milliemes.ts';
import {
  PREFIXE_FILTRE,
  type EnStock,
  type RechercheQuery,
} from '@comptoir/contract/recherche/recherche.contract.ts';
import type { DemandeListing } from './demande-listing.ts';
import { isPlage } from '@comptoir/contract/recherche/plage.ts';
import { bornesOf, plagesDePrix, type PlagesDePrix } from './plages.ts';
import {
  findChange,
  isEnVigueur,
  keyOfChoix,
  type Attribut,
  type Referentiel,
} from './referentiel.ts';

export const BIT_MARQUE = 1 << 26;
export const BIT_PRIX = 1 << 27;
export const BIT_NOTE = 1 << 28;
export const BIT_STOCK = 1 << 29;
/** Attributes and promotions take the bits below. */
const MAX_GROUPES = 26;

export interface Filtres {
  /** Bits of all the filters. */
  requis: number;
  /** By number of value, the bit of the filter it satisfies; absent without such a filter. */
  valeurs: Int32Array | undefined;
  /** Group that each low bit filters on, by place of the bit. */
  groupes: number[];
  /** By number of brand, BIT_MARQUE or 0. */
  marques: Int32Array | undefined;
  prix: PlagesDePrix | undefined;
  /** Hundredths. */
  note: number | undefined;
  enStock: EnStock | undefined;
  ignores: string[];
}

export function parseFiltres(
  referentiel: Referentiel,
  demande: DemandeListing,
  jour: string,
): Filtres {
  const { query } = demande;
  const filtres: Filtres = {
    requis: 0,
    valeurs: undefined,
    groupes: [],
    marques: undefined,
    prix: undefined,
    note: undefined,
    enStock: undefined,
    ignores: [],
  };
  addAttributs(filtres, referentiel, query);
  addPromotions(filtres, referentiel, query, jour);
  addMarques(filtres, referentiel, query);
  addPrix(filtres, referentiel, demande, jour);
  if (query.note !== undefined) {
    filtres.note = query.note * 100;
    filtres.requis |= BIT_NOTE;
  }
  if (query.enStock === 'magasin' && demande.magasinId === undefined) {
    filtres.ignores.push('enStock');
  } else if (query.enStock !== undefined) {
    filtres.enStock = query.enStock;
    filtres.requis |= BIT_STOCK;
  }
  return filtres;
}

function addAttributs(filtres: Filtres, referentiel: Referentiel, query: RechercheQuery): void {
  for (const [parametre, texte] of Object.entries(query)) {
    if (!parametre.startsWith(PREFIXE_FILTRE)) continue;
    const attribut = referentiel.attributParCode.get(parametre.slice(PREFIXE_FILTRE.length));
    const numeros = attribut ? numerosOf(referentiel, attribut, String(texte)) : [];
    const known = numeros.filter((numero) => numero !== undefined);
    const accepted =
      attribut !== undefined &&
      known.length > 0 &&
      addGroupe(filtres, referentiel, referentiel.attributs.indexOf(attribut), known);
    if (!accepted || known.length < numeros.length) filtres.ignores.push(parametre);
  }
}

/** Values that satisfy `4,5` or `30..120`; undefined in the place of one that does not exist. */
function numerosOf(
  referentiel: Referentiel,
  attribut: Attribut,
  texte: string,
): (number | undefined)[] {
  const { debut, fin, type } = attribut;
  const all = Array.from({ length: fin - debut }, (_, place) => debut + place);
  if (type === 'nombre' && isPlage(texte)) {
    const plage = bornesOf(texte);
    if (!plage) return [];
    const within = all.filter((numero) => {
      const nombre = referentiel.nombres[numero] ?? 0;
      return plage.min <= nombre && nombre <= plage.max;
    });
    // A range that holds no value of the catalogue is a filter all the same: nothing satisfies it.
    return within.length > 0 ? within : [AUCUNE];
  }
  return texte.split(',').map((valeur) => {
    if (type === 'choix') return referentiel.numeroParChoix.get(keyOfChoix(attribut.id, valeur));
    const units = /^-?\d{1,10}(\.\d{1,4})?$/.test(valeur) ? readUnits(valeur) : NaN;
    return all.find((numero) => referentiel.nombres[numero] === units);
  });
}

/** A value that no article carries. */
const AUCUNE = -1;

function addPromotions(
  filtres: Filtres,
  referentiel: Referentiel,
  query: RechercheQuery,
  jour: string,
): void {
  if (query.promotion === undefined) return;
  const ids = query.promotion.split(',').map(Number);
  const { promotions, groupePromotions, attributs } = referentiel;
  const numeros = promotions.flatMap((promotion, place) =>
    ids.includes(promotion.id) && isEnVigueur(promotion, jour)
      ? [groupePromotions.debut + place]
      : [],
  );
  addGroupe(filtres, referentiel, attributs.length, numeros);
}

/** False when there are more filters than any page can show. */
function addGroupe(
  filtres: Filtres,
  { groupes }: Referentiel,
  groupe: number,
  numeros: readonly number[],
): boolean {
  if (filtres.groupes.length === MAX_GROUPES) return false;
  const bit = 1 << filtres.groupes.length;
  filtres.groupes.push(groupe);
  filtres.requis |= bit;
  filtres.valeurs ??= new Int32Array(groupes.length);
  for (const numero of numeros) if (numero !== AUCUNE) filtres.valeurs[numero] = bit;
  return true;
}

function addMarques(filtres: Filtres, referentiel: Referentiel, { marque }: RechercheQuery): void {
  if (marque === undefined) return;
  const ids = new Set(marque.split(',').map(Number));
  filtres.marques = Int32Array.from(referentiel.marques, ({ id }) =>
    ids.has(id) ? BIT_MARQUE : 0,
  );
  filtres.requis |= BIT_MARQUE;
}

function addPrix(
  filtres: Filtres,
  referentiel: Referentiel,
  { query, devise }: DemandeListing,
  jour: string,
): void {
  if (query.prix === undefined) return;
  const plage = bornesOf(query.prix);
  const change = findChange(referentiel, devise, jour);
  if (!plage || !change) {
    filtres.ignores.push('prix');
    return;
  }
  filtres.prix = plagesDePrix(plage, change);
  filtres.requis |= BIT_PRIX;
}
