/** The answers of a creation, kept for the life of the tab: a reload asks for none of them again. */
import { SAISIE_VIDE, type SaisieCreation } from './saisie-creation.ts';

const KEY = 'comptoir.creation';

export function garderSaisie(saisie: SaisieCreation, storage = () => sessionStorage): void {
  try {
    storage().setItem(KEY, JSON.stringify(saisie));
  } catch {
    // Storage is forbidden: they last as the page.
  }
}

export function retrouverSaisie(storage = () => sessionStorage): SaisieCreation | undefined {
  try {
    const stored: unknown = JSON.parse(storage().getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const read = (nom: string) => {
      const value: unknown = Reflect.get(stored, nom);
      return typeof value === 'string' ? value : '';
    };
    return Object.fromEntries(
      Object.keys(SAISIE_VIDE).map((nom) => [nom, read(nom)]),
    ) as SaisieCreation;
  } catch {
    return undefined;
  }
}
