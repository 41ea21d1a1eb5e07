/** What was typed and is not kept by the shop yet, in this browser: nothing is lost with a connection. */
import type { DocumentDevis } from '@comptoir/contract/devis-clientele/document.schema.ts';

export interface SaisieGardee {
  /** The version it was changed from. */
  version: string;
  document: DocumentDevis;
}

const cleOf = (id: number) => `comptoir.devis-clientele.${id}`;

export function readGarde(id: number, storage = () => localStorage): SaisieGardee | undefined {
  try {
    const lue = JSON.parse(storage().getItem(cleOf(id)) ?? 'null') as Partial<SaisieGardee> | null;
    if (typeof lue?.version !== 'string' || !Array.isArray(lue.document?.sections))
      return undefined;
    return lue as SaisieGardee;
  } catch {
    return undefined;
  }
}

export function garder(id: number, saisie: SaisieGardee, storage = () => localStorage): void {
  try {
    storage().setItem(cleOf(id), JSON.stringify(saisie));
  } catch {
    // Storage is forbidden or full: it lasts as the page.
  }
}

export function oublierGarde(id: number, storage = () => localStorage): void {
  try {
    storage().removeItem(cleOf(id));
  } catch {
    // As above.
  }
}
