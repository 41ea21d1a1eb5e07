/**
 * Reads the state of a listing from the address. An address is anyone's to write: what means nothing
 * is left out and named in `ecartes`, what is not ours (`utm_…`) stays as it is.
 */
import {
  EN_STOCK,
  MAX_PAR_PAGE,
  PAR_PAGE,
  PREFIXE_FILTRE,
  TRIS,
  type Tri,
} from '@comptoir/contract/recherche/recherche.contract.ts';
import { isId } from '@comptoir/contract/http/id.ts';
import { isBorne, parsePlage } from '@comptoir/contract/recherche/plage.ts';
import type { QueryValue } from '@comptoir/contract/http/query-string.ts';
import {
  comparer,
  enOrdre,
  FILTRES_FIXES,
  FILTRES_UNIQUES,
  MAX_VALEURS,
  VUES,
  type EtatListing,
  type PlageChoisie,
  type Vue,
} from './etat-listing.ts';

const IDS: readonly string[] = ['marque', 'promotion'];
const ATTRIBUT = /^f\.[a-z0-9-]{1,60}$/;
const VALEUR = /^[^,]{1,100}$/;
const MAX_FILTRES = 20;
const MAX_LONGUEUR = 1000;

export function readEtat(search: Readonly<Record<string, unknown>>): EtatListing {
  const valeurs: [string, readonly string[]][] = [];
  const plages = new Map<string, PlageChoisie>();
  const autres: [string, QueryValue][] = [];
  const ecartes: string[] = [];
  const lus = { tri: null as Tri | null, page: 1, vue: 'fiches' as Vue, parPage: PAR_PAGE };
  for (const [cle, brut] of Object.entries(search)) {
    const texte = texteOf(brut);
    const borne = /^(.+)\.(min|max)$/.exec(cle);
    if (borne?.[1] && estPlage(borne[1])) {
      // The two fields of a range, as a form sends them without script.
      readBorne(plages, borne[1], borne[2] as 'min' | 'max', texte);
    } else if (estFiltre(cle)) {
      const plage = estPlage(cle) ? parsePlage(texte) : undefined;
      const liste = plage || cle === 'prix' ? [] : readValeurs(cle, texte);
      if (plages.size + valeurs.length >= MAX_FILTRES) ecartes.push(cle);
      else if (plage) plages.set(cle, plage);
      else if (liste.length > 0) valeurs.push([cle, liste]);
      else ecartes.push(cle);
    } else if (cle === 'tri' || cle === 'page' || cle === 'vue' || cle === 'parPage') {
      if (!readAffichage(lus, cle, texte)) ecartes.push(cle);
    } else if (cle.startsWith(PREFIXE_FILTRE)) {
      ecartes.push(cle);
    } else {
      autres.push([cle, brut as QueryValue]);
    }
  }
  return {
    ...lus,
    valeurs: enOrdre(valeurs.filter(([cle]) => !plages.has(cle))),
    plages: enOrdre([...plages]),
    autres: Object.fromEntries(autres),
    ecartes,
  };
}

function estFiltre(cle: string): boolean {
  return (FILTRES_FIXES as readonly string[]).includes(cle) || ATTRIBUT.test(cle);
}

function estPlage(cle: string): boolean {
  return cle === 'prix' || ATTRIBUT.test(cle);
}

/** A repeated parameter is a list: `marque=4&marque=12`. */
function texteOf(brut: unknown): string {
  const texte = Array.isArray(brut) ? brut.join(',') : typeof brut === 'string' ? brut : '';
  return texte.length > MAX_LONGUEUR ? '' : texte;
}

function readBorne(
  plages: Map<string, PlageChoisie>,
  cle: string,
  cote: 'min' | 'max',
  texte: string,
): void {
  const valeur = texte.trim().replace(',', '.');
  if (!isBorne(valeur)) return;
  plages.set(cle, { min: null, max: null, ...plages.get(cle), [cote]: valeur });
}

function readValeurs(cle: string, texte: string): string[] {
  const uniques = [...new Set(texte.split(','))].filter((valeur) => estValeur(cle, valeur));
  return uniques.slice(0, FILTRES_UNIQUES.includes(cle) ? 1 : MAX_VALEURS).sort(comparer);
}

function estValeur(cle: string, valeur: string): boolean {
  if (IDS.includes(cle)) return isId(valeur);
  if (cle === 'note') return /^[1-5]$/.test(valeur);
  if (cle === 'enStock') return (EN_STOCK as readonly string[]).includes(valeur);
  return VALEUR.test(valeur);
}

function readAffichage(
  lus: Pick<EtatListing, 'tri' | 'page' | 'vue' | 'parPage'>,
  cle: 'tri' | 'page' | 'vue' | 'parPage',
  texte: string,
): boolean {
  if (cle === 'tri') {
    lus.tri = TRIS.find((tri) => tri === texte) ?? null;
    return lus.tri !== null;
  }
  if (cle === 'vue') {
    const vue = VUES.find((candidate) => candidate === texte);
    lus.vue = vue ?? 'fiches';
    return vue !== undefined;
  }
  const nombre = /^[1-9]\d{0,4}$/.test(texte) ? Number(texte) : 0;
  if (nombre === 0 || (cle === 'parPage' && nombre > MAX_PAR_PAGE)) return false;
  lus[cle] = nombre;
  return true;
}
