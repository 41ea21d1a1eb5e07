/** Until when a page is up to date by itself, whatever events say: stock moves, days pass. */
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { heureOf } from '@comptoir/contract/jours-ouvres.ts';

/** Quantities in stock may be this old. */
const STOCK_MS = 60_000;
/** A page may say itself until when it holds: when the first of its stores opens or closes. */
const JUSQUA = 'jusqua:';
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

/** Instant in milliseconds; none for a page that only events make old. */
export function expiryOf(tags: ReadonlySet<string>, now: Date): number | undefined {
  const limits: number[] = [];
  if (tags.has('stock')) limits.push(now.getTime() + STOCK_MS);
  // Offers and promotions begin and end at midnight.
  if (tags.has('jour') || tags.has('offres')) limits.push(nextCalendarChange(now));
  for (const tag of tags)
    if (tag.startsWith(JUSQUA)) limits.push(Date.parse(tag.slice(JUSQUA.length)));
  return limits.length > 0 ? Math.min(...limits) : undefined;
}

/** Promised days change at midnight and when the parcels of the day are closed. */
export function nextCalendarChange(now: Date): number {
  return Math.min(nextAt('00:00', now), nextAt(enseigne.promesses.heureLimite, now));
}

/** The next instant at which clocks in Paris show this hour. */
function nextAt(heure: string, now: Date): number {
  const start = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const wanted = minutesOf(heure);
  const ahead = (wanted - parisMinutes(start) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  const instant = start + ahead * MINUTE_MS;
  // Where the clocks changed in between it shows an hour more or less.
  const shift = ((parisMinutes(instant) - wanted + DAY_MINUTES * 1.5) % DAY_MINUTES) - 720;
  return instant - shift * MINUTE_MS;
}

function parisMinutes(instant: number): number {
  return minutesOf(heureOf(new Date(instant)));
}

function minutesOf(heure: string): number {
  return Number(heure.slice(0, 2)) * 60 + Number(heure.slice(3));
}
