/** Words that tell nothing of an article, in the three languages, folded. */
const FR =
  'a au aux avec ce ces cette cherche dans de des du en et il je la le les leur mais me mon ne ou par pas pour quel quelle quels quelles qui que sans se ses si son sur un une voudrais';
const EN =
  'am an and are as at by for from i in into is it its looking my need of on or that the this to want what which with without';
const ES =
  'al busco con cual de del el ella en entre es esta este la las lo los me mi necesito ni o para por que quiero se sin su sus un una y';

const VIDES: ReadonlySet<string> = new Set([FR, EN, ES].flatMap((mots) => mots.split(' ')));

export function isVide(terme: string): boolean {
  return VIDES.has(terme);
}
