/**
 * Opening hours, on the clock of Paris: what they say of a moment and of a wait. A day and an hour
 * are compared as written, so a change of clock in the night moves no opening.
 */
import { heureOf, instantOf, isFerie, jourOf } from '../jours-ouvres.ts';
import type { EtatOuverture } from './ouverture.schema.ts';

/** From one hour to another, `HH:mm`; `24:00` ends a day. */
export type Plage = readonly [ouverture: string, fermeture: string];
/** By ISO day, 1 is Monday; a day that is absent is closed. */
export type Horaires = Readonly<Record<string, readonly Plage[]>>;
/** What holds on given days, `yyyy-MM-dd`, instead of the week and of a holiday. Empty: closed. */
export type Exceptions = Readonly<Record<string, readonly Plage[]>>;

/** When a place opens on a day, `yyyy-MM-dd`, in the order of the clock. */
export type Ouvertures = (jour: string) => readonly Plage[];

export interface Ouvrable {
  horaires: Horaires;
  exceptions?: Exceptions | undefined;
  /** Whose holidays count. */
  departement?: string | undefined;
}

export interface Moment {
  jour: string;
  heure: string;
}

const DAY_MS = 86_400_000;
// Longer than any holiday: a store that opens on none of these days never does.
const HORIZON_JOURS = 60;
const MINUIT = '24:00';
const FERMEE: readonly Plage[] = [];

export function momentOf(instant: Date): Moment {
  return { jour: jourOf(instant), heure: heureOf(instant) };
}

/** An exception first, then the holidays, then the week. */
export function ouverturesOf({ horaires, exceptions, departement }: Ouvrable): Ouvertures {
  return (jour) => {
    const exception = exceptions?.[jour];
    if (exception) return exception;
    return isFerie(jour, departement) ? FERMEE : (horaires[rangDuJour(jour)] ?? FERMEE);
  };
}

export function etatOuverture(ouvertures: Ouvertures, maintenant: Date): EtatOuverture {
  const { jour, heure } = momentOf(maintenant);
  for (const { jour: day, plage } of plagesDepuis(ouvertures, { jour, heure })) {
    if (day === jour && plage[0] <= heure) return etatOuvert(ouvertures, { jour, heure }, plage);
    return { ouvert: false, heure: plage[0], jour: day === jour ? null : day, reprise: null };
  }
  return { ouvert: false, heure: null, jour: null, reprise: null };
}

/** A span that ends at midnight may go on the next day: it closes when the last of them ends. */
function etatOuvert(ouvertures: Ouvertures, { jour }: Moment, [, fermeture]: Plage): EtatOuverture {
  let end: Moment = { jour, heure: fermeture };
  for (let days = 0; end.heure === MINUIT; days++) {
    if (days === HORIZON_JOURS) return { ouvert: true, heure: null, jour: null, reprise: null };
    const lendemain = plusJours(end.jour, 1);
    const suite = ouvertures(lendemain).find(([ouverture]) => ouverture === '00:00');
    if (!suite) break;
    end = { jour: lendemain, heure: suite[1] };
  }
  const reprise = ouvertures(end.jour).find(([ouverture]) => ouverture > end.heure)?.[0] ?? null;
  const isToday = end.jour === jour;
  return {
    ouvert: true,
    heure: end.heure,
    jour: isToday ? null : end.jour,
    reprise: isToday ? reprise : null,
  };
}

/** The instant from which `etatOuverture` says something else; words like « tomorrow » end at midnight. */
export function prochainChangement(ouvertures: Ouvertures, maintenant: Date): Date {
  const { jour } = momentOf(maintenant);
  const minuit = instantOf(plusJours(jour, 1), '00:00');
  const { heure, jour: le } = etatOuverture(ouvertures, maintenant);
  if (heure === null || le !== null || heure === MINUIT) return minuit;
  const change = instantOf(jour, heure);
  return change < minuit ? change : minuit;
}

/** When so many hours of opening have passed; undefined for a store that never opens. */
export function ajouterHeuresOuvertes(
  ouvertures: Ouvertures,
  depuis: Date,
  heures: number,
): Moment | undefined {
  const from = momentOf(depuis);
  let left = heures * 60;
  for (const { jour, plage } of plagesDepuis(ouvertures, from)) {
    const start = Math.max(minutesOf(plage[0]), jour === from.jour ? minutesOf(from.heure) : 0);
    const end = minutesOf(plage[1]);
    if (start + left <= end) return { jour, heure: heureDeMinutes(start + left) };
    left -= end - start;
  }
  return undefined;
}

/** The first day on which it opens, that day included. */
export function prochainJourOuvert(ouvertures: Ouvertures, jour: string): string | undefined {
  for (const plage of plagesDepuis(ouvertures, { jour, heure: '00:00' })) return plage.jour;
  return undefined;
}

/** Openings not over yet, soonest first. */
function* plagesDepuis(
  ouvertures: Ouvertures,
  { jour, heure }: Moment,
): Generator<{ jour: string; plage: Plage }> {
  for (let days = 0; days < HORIZON_JOURS; days++) {
    const day = plusJours(jour, days);
    for (const plage of ouvertures(day)) {
      if (days > 0 || heure < plage[1]) yield { jour: day, plage };
    }
  }
}

/** 1 is Monday. */
export function rangDuJour(jour: string): number {
  return new Date(`${jour}T00:00:00Z`).getUTCDay() || 7;
}

export function plusJours(jour: string, nombre: number): string {
  return new Date(Date.parse(`${jour}T00:00:00Z`) + nombre * DAY_MS).toISOString().slice(0, 10);
}

export function minutesOf(heure: string): number {
  return Number(heure.slice(0, 2)) * 60 + Number(heure.slice(3, 5));
}

export function heureDeMinutes(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
