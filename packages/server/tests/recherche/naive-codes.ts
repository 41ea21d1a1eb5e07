/** References, EAN and makers' codes compared one by one. */
import { normaliserCode } from '../../src/recherche/texte/codes.ts';
import type { Jeton } from '../../src/recherche/texte/jeton.ts';
import { POIDS_CODE } from '../../src/recherche/texte/pertinence.ts';
import type { Document } from './naive-documents.ts';
import type { Mot, Naive } from './naive-recherche.ts';

function motOf(
  { documents }: Naive,
  jetons: readonly Jeton[],
  poids: number,
  matches: (code: Document['codes'][number]) => boolean,
): Mot | undefined {
  const has = ({ codes }: Document) => codes.some((code) => code.code !== '' && matches(code));
  if (!documents.tous.some(has)) return undefined;
  return {
    jetons,
    dans: (document) => (has(document) ? { poids: poids * jetons.length, nom: 0 } : undefined),
  };
}

export function designesPar(
  naive: Naive,
  texte: string,
  jetons: readonly Jeton[],
): Mot | undefined {
  const code = normaliserCode(texte);
  if (code.length < 3) return undefined;
  const ean = code.replace(/^01(?=\d{14}$)/, '').replace(/^0+/, '');
  const isEan = /^\d{7,16}$/.test(code);
  return motOf(naive, jetons, POIDS_CODE.entier, ({ sorte, code: autre }) =>
    sorte === 'ean' ? isEan && autre === ean : autre === code,
  );
}

/** The beginning of a code. */
export function codesCommencant(
  naive: Naive,
  texte: string,
  jetons: readonly Jeton[],
): Mot | undefined {
  const code = normaliserCode(texte);
  if (code.length < 3) return undefined;
  return motOf(
    naive,
    jetons,
    POIDS_CODE.debut,
    ({ sorte, code: autre }) => counts(sorte, code) && autre.startsWith(code),
  );
}

/** The beginning of a code, else a part of one. */
export function codesQui(naive: Naive, texte: string, jetons: readonly Jeton[]): Mot | undefined {
  const code = normaliserCode(texte);
  const debut = codesCommencant(naive, texte, jetons);
  if (debut || code.length < 4 || !/\d/.test(code)) return debut;
  return (
    motOf(
      naive,
      jetons,
      POIDS_CODE.partie,
      ({ sorte, code: autre }) => counts(sorte, code) && autre.includes(code),
    ) ?? confondus(naive, texte, jetons)
  );
}

function counts(sorte: Document['codes'][number]['sorte'], code: string): boolean {
  return sorte !== 'ean' || (/^\d+$/.test(code) && code.length >= 5);
}

function confondus(naive: Naive, texte: string, jetons: readonly Jeton[]): Mot | undefined {
  const code = normaliserCode(texte);
  const variantes = [
    code.replaceAll('O', '0'),
    code.replaceAll('0', 'O'),
    code.replaceAll('I', '1'),
    code.replaceAll('1', 'I'),
  ].filter((variante) => variante !== code);
  const mots = variantes.flatMap((variante) => designesPar(naive, variante, jetons) ?? []);
  if (mots.length === 0) return undefined;
  return {
    jetons,
    dans: (document) =>
      mots.map((mot) => mot.dans(document)).find((valeur) => valeur !== undefined),
  };
}
