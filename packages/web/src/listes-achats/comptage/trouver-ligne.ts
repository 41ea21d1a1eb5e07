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

export function lignesDeLArticle(
  lignes: readonly LigneComptable[],
  articleId: number,
): readonly LigneComptable[] {
  return lignes.filter((ligne) => ligne.articleId === articleId);
}
