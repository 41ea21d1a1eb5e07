/** Which lines of an offer are to be ordered: all that can be, unless some are left out. */
import type { VersionDevis } from '@comptoir/contract/devis/devis.schema.ts';
import { resumeOf } from '../suite/partie-lue.ts';

export interface Choix {
  /** Lines left out by who orders. */
  ecartees: ReadonlySet<number>;
  /** Lines to be ordered. */
  nombre: number;
  /** As it is asked for: lines that are not read are named by none. */
  demande: { sauf?: number[] };
}

export function choixOf(courante: VersionDevis, ecartees: ReadonlySet<number>): Choix {
  const { libres, retirees } = resumeOf(courante);
  // A line that is no longer sold would be asked for with the rest.
  const isTout = ecartees.size === 0 && retirees === 0;
  return {
    ecartees,
    nombre: libres - ecartees.size,
    demande: isTout ? {} : { sauf: [...ecartees] },
  };
}

/** `?sauf=12,15` of the page that confirms. */
export function readEcartees({ sauf }: { sauf?: unknown }): Set<number> {
  if (typeof sauf !== 'string') return new Set();
  return new Set(sauf.split(',').map(Number).filter(Number.isInteger));
}
