/** The articles that codes written on an order are those of. */
import { MAX_PROPOSITIONS } from '@comptoir/contract/articles/references.contract.ts';
import type { CodeReconnu } from '../demande-texte.ts';
import type { Lignes } from '../lignes.ts';
import { confondus, designeSeul, designes } from './codes-cherches.ts';
import { commencantParCode, normaliserCode, voisinsDuCode } from './codes.ts';
import type { IndexTexte } from './index-texte.ts';

/** Codes that share fewer first signs are not alike. */
const MIN_COMMUNS = 4;

export function reconnaitre(
  texte: IndexTexte,
  lignes: Lignes,
  codes: readonly string[],
): CodeReconnu[] {
  return codes.map((code) => {
    const seul = designeSeul(texte, code);
    if (seul) {
      return { articleId: lignes.id[seul.row] ?? 0, par: seul.par, propositions: [] };
    }
    const rows = new Set(proches(texte, code));
    const propositions = Array.from(rows, (row) => lignes.id[row] ?? 0).slice(0, MAX_PROPOSITIONS);
    return { articleId: null, par: null, propositions };
  });
}

/** Those that have this code among others, that mix up O and 0 or I and 1, that begin alike. */
function proches(texte: IndexTexte, ecrit: string): number[] {
  const { references, listes } = texte;
  const code = normaliserCode(ecrit);
  const trouves = [
    ...designes(texte, code),
    ...confondus(texte, code),
    ...(code.length >= MIN_COMMUNS
      ? commencantParCode(references, code, listes.perimes, MAX_PROPOSITIONS)
      : []),
  ];
  const voisins =
    trouves.length > 0
      ? []
      : voisinsDuCode(references, code, listes.perimes, {
          least: MIN_COMMUNS,
          most: MAX_PROPOSITIONS,
        });
  return [...trouves, ...voisins].map(({ row }) => row);
}
