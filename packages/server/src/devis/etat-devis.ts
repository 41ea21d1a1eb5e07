/** What may be done with a quote, by where it stands. */
import type { EtatDevis } from '@comptoir/contract/devis/devis.schema.ts';
import type { Clock } from '../clock.ts';
import type { Articles } from '../articles/articles.public.ts';
import type { Pool } from '../db/pool.ts';
import type { ReadPorts } from '../livraison/livraison.public.ts';

export interface Deps {
  pool: Pool;
  clock: Clock;
  articles: Articles;
  ports: ReadPorts;
}

export function isEnCours(etat: EtatDevis): boolean {
  return etat === 'demande' || etat === 'en-etude' || etat === 'propose';
}

/** Prices may be discussed on an offer, or on one that went back for that of another line. */
export function isPrixDiscutable(
  etat: EtatDevis,
  lignes: readonly { prixRefuse: boolean }[],
): boolean {
  return etat === 'propose' || (etat === 'en-etude' && lignes.some((ligne) => ligne.prixRefuse));
}

/** Where an offer stands by the lines nobody ordered yet. */
export function etatDesOuvertes(ouvertes: readonly { prixRefuse: boolean }[]): EtatDevis {
  if (ouvertes.length === 0) return 'accepte';
  return ouvertes.every(({ prixRefuse }) => prixRefuse) ? 'en-etude' : 'propose';
}
