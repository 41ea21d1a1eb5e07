/** Which pictures may stand for which: what a key says in numbers may differ a little, no more. Pure. */

/** A thing without its maker's name is true of it, if less so than any difference in size. */
const SANS_NOM = 10;

/**
 * How unlike the picture `autre` is the one wanted: 0 for the same, infinite where it would be
 * untrue, as of another head, finish or maker. Keys as `cleOf` writes them, of one model.
 */
export function ecartEntre(voulue: string, autre: string): number {
  if (voulue === autre) return 0;
  const montrees = paramsOf(autre);
  let ecart = 0;
  for (const [nom, valeur] of paramsOf(voulue)) {
    ecart += ecartOf(nom, valeur, montrees.get(nom) ?? '');
  }
  return ecart;
}

function ecartOf(nom: string, valeur: string, autre: string): number {
  if (valeur === autre) return 0;
  if (nom === 'marque' && autre === 'neutre') return SANS_NOM;
  const [x, y] = [Number(valeur), Number(autre)];
  if (Number.isNaN(x) || Number.isNaN(y)) return Infinity;
  return Math.abs(x - y) / (Math.abs(x) + Math.abs(y));
}

function paramsOf(cle: string): URLSearchParams {
  return new URLSearchParams(cle.slice(cle.indexOf('?') + 1));
}
