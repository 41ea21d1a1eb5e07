/**
 * When and from where each line of an order comes: pure, so that what a buyer is told and what is
 * reserved under the lock of the stock are worked out by the same rules.
 */
import { enseigne } from '../enseigne/enseigne.ts';
import { repartirLigne, type Part } from './allocation.ts';
import type { Envoi } from './choix.schema.ts';
import { createDates } from './dates.ts';
import type { Arrivage, DemandePlan, StockLu } from './demande-plan.ts';

export interface Allocation {
  ligneId: number;
  articleId: number;
  /** Where it lies; null: it is still to come, from the maker or on its way. */
  lieuId: number | null;
  /** What it is taken from of what is on its way; null: it lies somewhere, or the maker sends it. */
  arrivage: Arrivage | null;
  quantite: number;
  /** It arrives, or is ready. */
  jour: string;
}

/** `destination` and `chantier` are for who knows names. */
export type EnvoiPlanifie = Omit<Envoi, 'destination' | 'chantier'>;

export interface PlanLivraison {
  /** By rising day. */
  envois: EnvoiPlanifie[];
  allocations: Allocation[];
}

export function planifierLivraison(
  demande: DemandePlan,
  stock: readonly StockLu[],
  maintenant: Date,
): PlanLivraison {
  return planifierParts(demande, repartir(demande, stock, maintenant));
}

/** Plans parts that were worked out once for several ways to the same place. */
export function planifierParts(demande: DemandePlan, reparties: readonly Part[]): PlanLivraison {
  const parts = appliquerFormule(demande, reparties);
  return { envois: grouper(demande, parts), allocations: parts.map(toAllocation) };
}

/** Each line in its turn takes what is left: two lines of one article never count it twice. */
export function repartir(
  demande: DemandePlan,
  stock: readonly StockLu[],
  maintenant: Date,
): Part[] {
  const dates = createDates(demande, maintenant);
  const libres = Map.groupBy(
    stock.map((row) => ({ ...row })),
    ({ articleId }) => articleId,
  );
  return demande.lignes.flatMap((ligne) =>
    repartirLigne(ligne, libres.get(ligne.articleId) ?? [], demande, dates),
  );
}

function appliquerFormule(demande: DemandePlan, parts: readonly Part[]): Part[] {
  switch (demande.formule) {
    case 'au-plus-tot':
      return [...parts];
    case 'complete':
      return attendre(parts, maxJour(parts));
    case 'jour-choisi':
      return attendre(parts, demande.jour);
    case 'express':
      return parts.map((part) =>
        part.express ? { ...part, heure: enseigne.promesses.livraisonAvant } : part,
      );
    case 'par-chantier':
      return attendreParChantier(demande, parts);
  }
}

function attendreParChantier({ chantiers }: DemandePlan, parts: readonly Part[]): Part[] {
  const jours = new Map(chantiers.map(({ chantierId, jour }) => [chantierId, jour]));
  return [...Map.groupBy(parts, ({ ligne }) => ligne.chantierId)].flatMap(([id, siennes]) =>
    attendre(siennes, jours.get(id) ?? null),
  );
}

/** What is there before waits until that day; what is not comes when it can. */
function attendre(parts: readonly Part[], jour: string | null): Part[] {
  if (jour === null) return [...parts];
  return parts.map((part) => (part.jour < jour ? { ...part, jour, heure: null } : part));
}

function maxJour(parts: readonly Part[]): string | null {
  return parts.reduce<string | null>(
    (last, { jour }) => (last === null || jour > last ? jour : last),
    null,
  );
}

/** One for a day, or for a day and a chantier where each has its own delivery. */
function grouper({ formule }: DemandePlan, parts: readonly Part[]): EnvoiPlanifie[] {
  const cleOf = ({ jour, ligne }: Part) =>
    formule === 'par-chantier' ? `${jour} ${ligne.chantierId}` : jour;
  return [...Map.groupBy(parts, cleOf).values()]
    .map(toEnvoi)
    .sort((a, b) => (a.jour < b.jour ? -1 : a.jour > b.jour ? 1 : 0));
}

function toEnvoi(parts: readonly Part[]): EnvoiPlanifie {
  const lignes = new Map<number, number>();
  const chantiers = new Set<number>();
  let poids = 0;
  for (const { ligne, quantite } of parts) {
    lignes.set(ligne.ligneId, (lignes.get(ligne.ligneId) ?? 0) + quantite);
    chantiers.add(ligne.chantierId);
    poids += ligne.poids * quantite;
  }
  const [chantierId = null] = chantiers.size === 1 ? chantiers : [];
  return {
    jour: parts[0]?.jour ?? '',
    heure: derniereHeure(parts),
    chantierId,
    lignes: [...lignes].map(([ligneId, quantite]) => ({ ligneId, quantite })),
    poids,
  };
}

/** All of it is there by then: an hour is given only if each part has one. */
function derniereHeure(parts: readonly Part[]): string | null {
  return parts.reduce<string | null>(
    (last, { heure }) => (last === null || heure === null ? null : heure > last ? heure : last),
    '',
  );
}

function toAllocation({ ligne, lieuId, arrivage, quantite, jour }: Part): Allocation {
  const { ligneId, articleId } = ligne;
  return { ligneId, articleId, lieuId, arrivage, quantite, jour };
}
