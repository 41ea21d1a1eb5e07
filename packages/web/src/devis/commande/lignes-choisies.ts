/** Which lines of an offer are to be ordered: all that can be, unless some are left out. */
import type { Devis, LigneDevis } from '@comptoir/contract/devis/devis.schema.ts';

type Ligne = Pick<LigneDevis, 'id' | 'commande' | 'prixRefuse' | 'retire'>;

/** Not ordered yet, still sold, and at a price that was not refused. */
export function isLibre({ commande, prixRefuse, retire }: Omit<Ligne, 'id'>): boolean {
  return commande === null && !prixRefuse && !retire;
}

export function listLibres({ courante }: Devis): LigneDevis[] {
  return courante.lignes.filter(isLibre);
}

/** As it is asked for; undefined: all that an offer still holds. */
export function idsDemandes(
  { courante }: { courante: { lignes: readonly Ligne[] } },
  choisies: readonly Pick<Ligne, 'id'>[],
): number[] | undefined {
  // A line that is no longer sold would be asked for with the rest.
  const offertes = courante.lignes.filter((ligne) => isLibre({ ...ligne, retire: false }));
  if (choisies.length === offertes.length) return undefined;
  return choisies.map(({ id }) => id);
}

/** `?lignes=12,15` of the page that confirms; those that are no longer there are left out. */
export function readChoix({ lignes }: { lignes?: unknown }, devis: Devis): LigneDevis[] {
  const libres = listLibres(devis);
  if (typeof lignes !== 'string') return libres;
  const ids = new Set(lignes.split(',').map(Number));
  return libres.filter(({ id }) => ids.has(id));
}
