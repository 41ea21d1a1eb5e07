/** Which line of a shelf a code names. */
import type { LigneComptable } from '@comptoir/contract/listes-achats/comptage.contract.ts';
import { cleOf } from '../../achat-rapide/scan.public.ts';

/** By its reference or its EAN: what stands on the article itself. */
export function lignesDuCode(
  lignes: readonly LigneComptable[],
  code: string,
): readonly LigneComptable[] {
  const cle = cleOf(code);
  if (cle === '') return [];
  return lignes.filter(({ reference, ean }) => cleOf(reference) === cle || isEan(ean, cle));
}

/** Scanners write an EAN of thirteen figures with or without the zeros before it. */
function isEan(ean: string, cle: string): boolean {
  return /^\d{8,14}$/.test(cle) && ean.replace(/^0+/, '') === cle.replace(/^0+/, '');
}

/** The line that a label of this shelf leads to; undefined for any other code. */
export function ligneDEtiquette(
  lignes: readonly LigneComptable[],
  listeId: number,
  code: string,
): LigneComptable | undefined {
  const [, liste, ligne] = /\/listes-achats\/(\d+)\/comptage\?ligne=(\d+)$/.exec(code.trim()) ?? [];
  if (Number(liste) !== listeId) return undefined;
  return lignes.find(({ ligneId }) => ligneId === Number(ligne));
}

export function lignesDeLArticle(
  lignes: readonly LigneComptable[],
  articleId: number,
): readonly LigneComptable[] {
  return lignes.filter((ligne) => ligne.articleId === articleId);
}
