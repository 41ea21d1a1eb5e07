/** Words that tell nothing of an article, in the three languages, folded. */
const FR =
  'a afin au aux avec ce ces cette cherche choisir comment dans de des dois du en et faire faut il j je la le les leur mais me mettre mon ne non on ou par pas pour quel quelle quels quelles qui que quoi sans se ses si son sur un une utiliser veux voudrais';
const EN =
  'am an and are as at by do does for from get how i in into is it its looking my need no of on or should some something that the this to use want what which with without you your';
const ES =
  'al busco como con cual cuales debo de del el ella en entre es esta este la las lo los me mi necesito ni no o para poner puedo por que quiero se sin su sus un una unos unas usar y';

const VIDES: ReadonlySet<string> = new Set([FR, EN, ES].flatMap((mots) => mots.split(' ')));

export function isVide(terme: string): boolean {
  return VIDES.has(terme);
}
