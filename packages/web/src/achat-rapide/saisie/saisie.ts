/**
 * The lines of the quick purchase, outside of React so that typing renders one row, and kept by this
 * browser: a reload, a lost network or the home page find them again.
 */
import { MAX_LOT } from '@comptoir/contract/articles/lot.ts';
import { createStore } from '../../loading/create-store.ts';
import { createRemembered } from '../../page/remembered.ts';
import type { LigneLue } from '@comptoir/contract/achat-rapide/colonnes.ts';
import type { Collage } from '@comptoir/contract/achat-rapide/lignes-collees.ts';
import { cleOf } from './cle.ts';

export interface Ligne extends LigneLue {
  id: number;
  /** Entered without network: nothing is known of its price and stock of today. */
  aVerifier?: true;
}

/** Stated on the page; one call of the shop takes as many. */
export const MAX_LIGNES = MAX_LOT;

/** What was left out or changed by the last paste or import, until it is dismissed. */
export interface Bilan {
  prises: number;
  /** Lines put together with another one of the same code. */
  reunies: number;
  /** Beyond the limit, as text to copy. */
  exces: readonly LigneLue[];
  avant: readonly Ligne[];
  alentours: Alentours;
}

/** What stood around the lines that were pasted or imported. */
export type Alentours = Omit<Collage, 'lignes'> & { feuilles?: readonly string[] };
const RIEN_AUTOUR: Alentours = { ecartees: 0, masquees: 0, sansQuantite: false };

/** An empty table invites to type. */
const LIGNES_VISIBLES = 5;
let lastId = 0;
export const bilanSaisie = createStore<Bilan | null>(null);

const remembered = createRemembered('comptoir.achat-rapide', (stored) =>
  complete(listStored(stored)),
);

/** There is always a row to type in, up to the limit. */
function complete(lignes: readonly Ligne[]): readonly Ligne[] {
  const isOpen = lignes.at(-1)?.reference === '';
  const wanted = Math.max(LIGNES_VISIBLES - lignes.length, isOpen ? 0 : 1);
  const room = Math.max(0, MAX_LIGNES - lignes.length);
  return wanted === 0 || room === 0 ? lignes : [...lignes, ...vides(Math.min(wanted, room))];
}

function vides(nombre: number): Ligne[] {
  return Array.from({ length: nombre }, () => ({ id: newId(), reference: '', quantite: 1 }));
}

function newId(): number {
  lastId += 1;
  return lastId;
}

/** Anything may be in the storage. */
function listStored(stored: unknown): Ligne[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, MAX_LIGNES).flatMap((each: unknown): Ligne[] => {
    if (typeof each !== 'object' || each === null) return [];
    const { reference, quantite, lu, lectures, valeur, unite, coupe, aVerifier } = each as Record<
      string,
      unknown
    >;
    if (typeof reference !== 'string' || reference.trim() === '') return [];
    const isQuantite = Number.isSafeInteger(quantite) && (quantite as number) >= 0;
    return [
      {
        id: newId(),
        reference,
        quantite: isQuantite ? (quantite as number) : 1,
        ...(typeof lu === 'string' && { lu }),
        ...(isNombres(lectures) && { lectures }),
        ...(typeof valeur === 'number' && { valeur }),
        ...(typeof unite === 'string' && { unite }),
        ...(typeof coupe === 'string' && { coupe }),
        ...(aVerifier === true && { aVerifier }),
      },
    ];
  });
}

function isNombres(stored: unknown): stored is number[] {
  return Array.isArray(stored) && stored.every((each) => Number.isSafeInteger(each));
}

export const subscribeSaisie = remembered.subscribe;
export const readLignes = remembered.get;

/** Those that hold something. */
export function lignesSaisies(): Ligne[] {
  return readLignes().filter(({ reference }) => reference.trim() !== '');
}

function set(lignes: readonly Ligne[]): void {
  remembered.set(complete(lignes));
}

export function modifierLigne(id: number, change: Partial<Omit<Ligne, 'id'>>): void {
  set(
    readLignes().map((ligne) => {
      if (ligne.id !== id) return ligne;
      // A quantity that is given answers what was asked about the one that was read.
      const { lu: _lu, lectures: _lectures, valeur: _valeur, unite: _unite, ...rest } = ligne;
      return { ...('quantite' in change ? rest : ligne), ...change };
    }),
  );
}

/** @returns the lines as they were, to undo it. */
export function retirerLignes(ids: ReadonlySet<number>): readonly Ligne[] {
  const avant = readLignes();
  set(avant.filter(({ id }) => !ids.has(id)));
  return avant;
}

export function viderSaisie(): readonly Ligne[] {
  const avant = readLignes();
  bilanSaisie.set(null);
  set([]);
  return avant;
}

export function restaurer(avant: readonly Ligne[]): void {
  bilanSaisie.set(null);
  set(avant);
}

/** Puts the quantity of a line into an earlier one of the same article. */
export function reunirLignes(id: number, vers: number): readonly Ligne[] {
  const avant = readLignes();
  const partie = avant.find((ligne) => ligne.id === id);
  if (!partie) return avant;
  set(
    avant
      .filter((ligne) => ligne.id !== id)
      .map((ligne) =>
        ligne.id === vers ? { ...ligne, quantite: ligne.quantite + partie.quantite } : ligne,
      ),
  );
  return avant;
}

/** Typed without network: what is known of them is of another day. */
export function marquerAVerifier(cles: ReadonlySet<string>): void {
  const isNew = (ligne: Ligne) => !ligne.aVerifier && cles.has(cleOf(ligne.reference));
  const lignes = readLignes();
  if (!lignes.some(isNew)) return;
  set(lignes.map((ligne) => (isNew(ligne) ? { ...ligne, aVerifier: true } : ligne)));
}

/** Their report was read. */
export function noterVerifiees(ids: ReadonlySet<number>): void {
  set(
    readLignes().map((ligne) => {
      if (!ids.has(ligne.id) || !ligne.aVerifier) return ligne;
      const { aVerifier: _mark, ...rest } = ligne;
      return rest;
    }),
  );
}

/** Another unit of something scanned: on the line of its code, or on a new one. */
export function ajouterUnite(reference: string): 'nouvelle' | 'augmentee' | 'pleine' {
  const cle = cleOf(reference);
  const lignes = readLignes();
  const connue = lignes.find((ligne) => cleOf(ligne.reference) === cle);
  if (connue) {
    modifierLigne(connue.id, { quantite: connue.quantite + 1 });
    return 'augmentee';
  }
  const pleines = lignesSaisies();
  if (pleines.length >= MAX_LIGNES) return 'pleine';
  set([...pleines, { id: newId(), reference, quantite: 1 }]);
  return 'nouvelle';
}

/**
 * Puts lines in the place of an empty row, or after the last one. The same code twice becomes one
 * line, and what goes beyond the limit is kept aside: the bilan says both.
 */
export function insererLignes(
  lues: readonly LigneLue[],
  at?: number,
  alentours: Alentours = RIEN_AUTOUR,
): Bilan {
  const avant = readLignes();
  const rang = at === undefined ? avant.length : avant.findIndex(({ id }) => id === at);
  const isPlein = ({ reference }: Ligne) => reference.trim() !== '';
  const tete = avant.slice(0, rang).filter(isPlein);
  const suite = avant.slice(rang).filter(isPlein);
  const connues = new Set(
    [...tete, ...suite].filter(isSure).map(({ reference }) => cleOf(reference)),
  );
  const nouvelles: Ligne[] = [];
  const exces: LigneLue[] = [];
  const ajouts = new Map<string, number>();
  let reunies = 0;
  for (const lue of lues) {
    const cle = cleOf(lue.reference);
    if (connues.has(cle) && isSure(lue)) {
      reunies += 1;
      ajouts.set(cle, (ajouts.get(cle) ?? 0) + lue.quantite);
    } else if (tete.length + suite.length + nouvelles.length >= MAX_LIGNES) {
      exces.push(lue);
    } else {
      nouvelles.push({ id: newId(), ...lue });
      if (isSure(lue)) connues.add(cle);
    }
  }
  const fait = { prises: nouvelles.length, reunies, exces, avant, alentours };
  set(
    [...tete, ...nouvelles, ...suite].map((ligne) => {
      const ajout = isSure(ligne) ? ajouts.get(cleOf(ligne.reference)) : undefined;
      return ajout ? { ...ligne, quantite: ligne.quantite + ajout } : ligne;
    }),
  );
  bilanSaisie.set(reunies > 0 || exces.length > 0 || lues.length > 1 ? fait : null);
  return fait;
}

/** Its quantity is known: it can be added to another. */
function isSure({ quantite, unite }: LigneLue): boolean {
  return quantite > 0 && unite === undefined;
}
