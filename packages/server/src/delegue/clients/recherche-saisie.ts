/** What a delegate types to find a customer, made of it: words, and a code or number. */
import { plier } from '../../db/plier.ts';

export interface RechercheSaisie {
  /** Folded. */
  texte: string;
  /** Each has to be found somewhere, at the beginning of a word; any of its spellings will do. */
  mots: readonly (readonly string[])[];
  /** Without its spaces, where it holds digits: the beginning of a code, a SIRET or a telephone. */
  numero: string | undefined;
}

const MAX_MOTS = 8;
const MAX_SIGNES = 40;

// People write « Menuiserie de Morel », « Morel SARL »: the directory knows it without.
const LIAISONS = new Set(['a', 'au', 'd', 'de', 'des', 'du', 'en', 'et', 'l', 'la', 'le', 'les']);
const FORMES = new Set(['eurl', 'ets', 'sa', 'sarl', 'sas', 'sasu', 'snc']);
const ABREGES: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  ets: 'etablissements',
};

/** Undefined when there is nothing to look for. */
export function readRecherche(saisie: string): RechercheSaisie | undefined {
  const texte = plier(
    saisie
      .replace(/(?:\+|\b00)\s?33\s*(?:\(0\))?\s*(?=\d)/g, '0')
      // Addresses are known without their end.
      .replace(/(?<=@\S*)\.[^\s.@]*(?=\s|$)/g, ''),
  );
  if (texte === '') return undefined;
  // A number written in groups is one number.
  const mots = texte.replace(/(?<=(?:^| )\d+) (?=\d+(?: |$))/g, '').split(' ');
  const compact = texte.replaceAll(' ', '').slice(0, MAX_SIGNES);
  return {
    texte,
    mots: retenir(mots)
      .slice(0, MAX_MOTS)
      .map((mot) => ecritures(mot.slice(0, MAX_SIGNES))),
    numero: /\d/.test(compact) ? compact : undefined,
  };
}

/** The last word may be the beginning of another. */
function retenir(mots: readonly string[]): readonly string[] {
  const pleins = mots.filter(
    (mot, place) => !FORMES.has(mot) && (place === mots.length - 1 || !LIAISONS.has(mot)),
  );
  return pleins.length > 0 ? pleins : mots;
}

function ecritures(mot: string): readonly string[] {
  const entier = ABREGES[mot];
  return entier === undefined ? [mot] : [mot, entier];
}

/** In the words of PostgreSQL: every word, by the beginning of one of its spellings. */
export function toRequete(mots: readonly (readonly string[])[]): string {
  return mots.map((choix) => `(${choix.map((mot) => `'${mot}':*`).join(' | ')})`).join(' & ');
}
