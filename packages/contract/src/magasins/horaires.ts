/**
 * Opening hours, on the clock of Paris: what they say of a moment and of a wait. A day and an hour
 * are compared as written, so a change of clock in the night moves no opening.
 */
import { heureDe, jourDe } from '../jours-ouvres.ts';
import type { EtatOuverture } from './ouverture.schema.ts';

/** From one hour to another, `HH:mm`; `24:00` ends a day. */
export type Plage = readonly [ouverture: string, fermeture: string];
/** By ISO day, 1 is Monday; a day that is absent is closed. */
export type Horaires = Readonly<Record<string, readonly Plage[]>>;

/** Whether a day, `yyyy-MM-dd`, is one on which nobody opens. */
export type Feries = (jour: string) => boolean;

export interface Moment {
  jour: string;
  heure: string;
}

const DAY_MS = 86_400_000;
// Two weeks hold any run of closed days; a store that opens on none of them never does.
const HORIZON_JOURS = 15;

export function momentDe(instant: Date): Moment {
  return { jour: jourDe(instant), heure: heureDe(instant) };
}

export function etatOuverture(horaires: Horaires, feries: Feries, maintenant: Date): EtatOuverture {
  const { jour, heure } = momentDe(maintenant);
  for (const { jour: day, plage } of plagesDepuis(horaires, feries, { jour, heure })) {
    const [ouverture, fermeture] = plage;
    if (day !== jour) return { ouvert: false, heure: ouverture, jour: day };
    return ouverture <= heure
      ? { ouvert: true, heure: fermeture, jour: null }
      : { ouvert: false, heure: ouverture, jour: null };
  }
  return { ouvert: false, heure: null, jour: null };
}

/** When so many hours of opening have passed; undefined for a store that never opens. */
export function ajouterHeuresOuvertes(
  horaires: Horaires,
  feries: Feries,
  depuis: Date,
  heures: number,
): Moment | undefined {
  const from = momentDe(depuis);
  let left = heures * 60;
  for (const { jour, plage } of plagesDepuis(horaires, feries, from)) {
    const start = Math.max(minutesDe(plage[0]), jour === from.jour ? minutesDe(from.heure) : 0);
    const end = minutesDe(plage[1]);
    if (start + left <= end) return { jour, heure: heureDeMinutes(start + left) };
    left -= end - start;
  }
  return undefined;
}

/** The first day on which it opens, that day included. */
export function prochainJourOuvert(
  horaires: Horaires,
  feries: Feries,
  jour: string,
): string | undefined {
  for (const plage of plagesDepuis(horaires, feries, { jour, heure: '00:00' })) return plage.jour;
  return undefined;
}

/** Openings not over yet, soonest first. */
function* plagesDepuis(
  horaires: Horaires,
  feries: Feries,
  { jour, heure }: Moment,
): Generator<{ jour: string; plage: Plage }> {
  const first = Date.parse(`${jour}T00:00:00Z`);
  for (let days = 0; days < HORIZON_JOURS; days++) {
    const date = new Date(first + days * DAY_MS);
    const day = date.toISOString().slice(0, 10);
    if (feries(day)) continue;
    for (const plage of horaires[String(date.getUTCDay() || 7)] ?? []) {
      if (days > 0 || heure < plage[1]) yield { jour: day, plage };
    }
  }
}

export function minutesDe(heure: string): number {
  return Number(heure.slice(0, 2)) * 60 + Number(heure.slice(3, 5));
}

function heureDeMinutes(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
