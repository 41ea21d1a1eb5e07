/** The currency of who reads: that of their company, else that of their language. */
import { EUROS, type Change } from '@comptoir/contract/articles/tarif.ts';
import { DEVISE_PAR_DEFAUT } from '@comptoir/contract/words/formats.ts';
import type { Demande } from '../http/acteur.ts';
import type { Sources } from './sources.ts';

export async function readChange(
  { clock, prixDuJour }: Pick<Sources, 'clock' | 'prixDuJour'>,
  { acteur, langue }: Demande,
): Promise<Change> {
  const devise = acteur.devise ?? DEVISE_PAR_DEFAUT[langue];
  // Texts are read where nothing is sold yet, and no rate is kept.
  if (devise === 'EUR') return EUROS;
  const duJour = await prixDuJour(clock.today());
  return duJour.hasChange(devise) ? duJour.changeOf(devise) : EUROS;
}
