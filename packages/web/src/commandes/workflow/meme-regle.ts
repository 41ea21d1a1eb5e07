import type { RegleApprobation } from '@comptoir/contract/commandes/approbation.contract.ts';

/** Both ask the same of the same person, whatever else of that person changed between them. */
export function isMemeRegle(a: RegleApprobation, b: RegleApprobation): boolean {
  return dire(a) === dire(b);
}

function dire({ limiteCommande, limiteMois, approbation, approbateurs }: RegleApprobation): string {
  const ids = approbateurs.map(({ id }) => id);
  return JSON.stringify([limiteCommande, limiteMois, approbation, ids]);
}
