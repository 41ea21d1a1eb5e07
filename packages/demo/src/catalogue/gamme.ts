/**
 * Everything about a model that its makers share, worked out once: with a million articles, each
 * combination is asked for more than a hundred times.
 */
import { LOCALES } from '@comptoir/contract/words/locales.ts';
import { writeModele, listDeclinaisons, type Attributs } from './declinaisons.ts';
import { debitOf, type DebitGenere } from './debit.ts';
import type { Conditionnement, ModeleArticle, Texte, Valeur, Valeurs } from './modele.ts';
import type { Dictionnaire } from './valeurs.ts';

export interface Declinaison extends Required<Conditionnement> {
  /** Place among all combinations of the model, for numbers that must not change with the size. */
  index: number;
  /** Place in a table of the product, sorted by its axes. */
  rang: number;
  /** How far from the usual values: 0 for the most usual. */
  ecart: number;
  /** The same for what is sold: of a run written by size, the middle sells most. */
  usage: number;
  valeurIds: number[];
  /** What follows the product's name, '' for nothing. */
  suite: Texte;
  suffixe: string;
  /** Cents, before the maker's weight. */
  prix: number;
  poids: number;
  longueurColis: number | null;
  /** Null: sold whole. */
  debit: DebitGenere | null;
}

/** The most usual first: a first part of them is a sensible small range. */
export function listGamme(
  modele: ModeleArticle,
  attributs: Attributs,
  dictionnaire: Dictionnaire,
): Declinaison[] {
  const axes = Object.entries(modele.axes);
  const all = listDeclinaisons(modele);
  const rangs = rangsParAxes(all, axes, attributs);
  const usages = createUsages(all, axes);
  const gamme = all.map((valeurs, index): Declinaison => {
    const places = axes.map(([code, valeursAxe]) => valeursAxe.indexOf(valeurs[code] ?? ''));
    const { unite, contenu, multiple = 1 } = modele.conditionnement(valeurs);
    return {
      index,
      rang: rangs.get(valeurs) ?? 0,
      // The largest step first: the usual values then make whole tables, not a corner of one.
      ecart: Math.max(0, ...places) + places.reduce((sum, place) => sum + place, 0) / 1000,
      usage: usages(valeurs),
      valeurIds: orderedCodes(modele, valeurs).map((code) =>
        dictionnaire.valeurId(code, valeurs[code] ?? ''),
      ),
      suite: writeSuite(modele, valeurs, attributs),
      suffixe: modele.suffixe(valeurs),
      unite,
      contenu,
      multiple,
      prix: modele.prix(valeurs),
      poids: modele.poids(valeurs),
      longueurColis: modele.longueurColis?.(valeurs) ?? null,
      debit: debitOf(modele, valeurs, { unite, contenu, multiple }),
    };
  });
  return gamme.sort((a, b) => a.ecart - b.ecart || a.index - b.index);
}

// Shorter lists are written by hand, the most usual first.
const SUITE_PAR_TAILLE = 6;

function createUsages(
  all: readonly Valeurs[],
  axes: readonly (readonly [string, readonly Valeur[]])[],
): (valeurs: Valeurs) => number {
  const [[tete = ''] = []] = axes;
  const places = axes.map(([code, valeursAxe]) => {
    const isParTaille =
      valeursAxe.length >= SUITE_PAR_TAILLE &&
      valeursAxe.every((valeur, i) => i === 0 || Number(valeur) > Number(valeursAxe[i - 1]));
    if (!isParTaille) return (valeurs: Valeurs) => valeursAxe.indexOf(valeurs[code] ?? '');
    // Lengths are those made in one diameter: the middle of each is its own.
    const suites = Map.groupBy(all, (valeurs) => (code === tete ? '' : valeurs[tete]));
    const milieux = new Map(
      suites.entries().map(([cle, memes]) => {
        const suite = valeursAxe.filter((valeur) => memes.some((each) => each[code] === valeur));
        return [cle, { suite, milieu: (suite.length - 1) / 2 }];
      }),
    );
    return (valeurs: Valeurs) => {
      const sienne = milieux.get(code === tete ? '' : valeurs[tete]);
      if (!sienne) return 0;
      return Math.floor(Math.abs(sienne.suite.indexOf(valeurs[code] ?? '') - sienne.milieu));
    };
  });
  return (valeurs) => Math.max(0, ...places.map((place) => place(valeurs)));
}

/** Axes first, in their order: the columns of the variant table. */
function orderedCodes({ axes }: ModeleArticle, valeurs: Valeurs): string[] {
  const codes = Object.keys(axes);
  return [...codes, ...Object.keys(valeurs).filter((code) => !codes.includes(code))];
}

function writeSuite(modele: ModeleArticle, valeurs: Valeurs, attributs: Attributs): Texte {
  const [fr = '', en = '', es = ''] = LOCALES.map((locale) =>
    writeModele(modele.declinaison[locale], valeurs, attributs, locale),
  );
  return { fr, en, es };
}

function rangsParAxes(
  all: readonly Valeurs[],
  axes: readonly (readonly [string, readonly Valeur[]])[],
  attributs: Attributs,
): Map<Valeurs, number> {
  const keys = axes.map(([code]) => {
    const attribut = attributs.get(code);
    const choices = attribut?.type === 'choix' ? Object.keys(attribut.valeurs) : undefined;
    return (valeurs: Valeurs) =>
      choices ? choices.indexOf(String(valeurs[code])) : Number(valeurs[code]);
  });
  const sorted = all.toSorted((a, b) => {
    for (const key of keys) {
      const gap = key(a) - key(b);
      if (gap !== 0) return gap;
    }
    return 0;
  });
  return new Map(sorted.map((valeurs, rang) => [valeurs, rang]));
}
