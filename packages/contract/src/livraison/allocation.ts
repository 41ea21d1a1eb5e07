/** What each place gives to a line, soonest first; the maker can always make the rest. */
import { isLongue } from './acheminement.ts';
import type { Dates } from './dates.ts';
import type { Arrivage, DemandePlan, LigneALivrer, StockLu } from './demande-plan.ts';

/** Some of a line, from one place, on one day. */
export interface Part {
  ligne: LigneALivrer;
  lieuId: number | null;
  arrivage: Arrivage | null;
  quantite: number;
  jour: string;
  /** It is ready from, in a store. */
  heure: string | null;
  /** An express van takes it. */
  express: boolean;
}

interface Source extends Omit<Part, 'ligne' | 'quantite' | 'express'> {
  /** Where it is taken from; undefined: the maker, who has no end. */
  row?: StockLu;
  champ?: 'quantite' | 'attendu';
}

/** Takes what it gives out of `stock`. */
export function repartirLigne(
  ligne: LigneALivrer,
  stock: readonly StockLu[],
  demande: DemandePlan,
  dates: Dates,
): Part[] {
  const parts: Part[] = [];
  let reste = ligne.quantite;
  for (const { row, champ, ...source } of listSources(ligne, stock, demande, dates)) {
    const quantite = row && champ ? Math.min(reste, row[champ]) : reste;
    if (quantite <= 0) continue;
    if (row && champ) row[champ] -= quantite;
    reste -= quantite;
    const express = champ === 'quantite' && demande.mode === 'livraison' && !isLongue(ligne);
    parts.push({ ...source, ligne, quantite, express });
  }
  return parts;
}

function listSources(
  ligne: LigneALivrer,
  stock: readonly StockLu[],
  { magasinId, depotIds, sansScie = false }: DemandePlan,
  dates: Dates,
): Source[] {
  const fabrique = { heure: null, lieuId: null, arrivage: null };
  const fournisseur: Source = { ...fabrique, jour: dates.fournisseur(ligne) };
  const sources: Source[] = [];
  for (const row of stock) {
    const { lieuId } = row;
    if (lieuId === magasinId && dates.pret && !(ligne.aScier && sansScie)) {
      sources.push({ ...dates.pret, lieuId, arrivage: null, row, champ: 'quantite' });
    }
    if (!depotIds.includes(lieuId)) continue;
    const la = { jour: dates.depot(ligne), heure: null, lieuId, arrivage: null };
    sources.push({ ...la, row, champ: 'quantite' });
    if (row.attenduLe !== null) {
      const jour = dates.reappro(ligne, row.attenduLe);
      const arrivage = { lieuId, jour: row.attenduLe };
      sources.push({ jour, heure: null, lieuId: null, arrivage, row, champ: 'attendu' });
    }
  }
  // Goods on their way later than the maker could send them help nobody. A sort keeps the order of
  // what arrives the same day: what lies somewhere goes before what is still to come.
  const utiles = sources
    .filter(({ jour }) => jour <= fournisseur.jour)
    .sort((a, b) =>
      a.jour < b.jour ? -1 : a.jour > b.jour ? 1 : rang(a) - rang(b) || lieu(a) - lieu(b),
    );
  return [...utiles, fournisseur];
}

function lieu({ row }: Source): number {
  return row?.lieuId ?? 0;
}

function rang({ champ, heure }: Source): number {
  return heure !== null ? 0 : champ === 'quantite' ? 1 : 2;
}
