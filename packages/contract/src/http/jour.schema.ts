/** A day on the wire, `yyyy-MM-dd`: one of the calendar, which the 30th of February is not. */
import * as Type from 'typebox';

/** The name JSON Schema has for it. */
export const FORMAT_JOUR = 'date';

export const Jour = Type.String({ format: FORMAT_JOUR });

/** The year 0 is none: the database counts from 1. */
export function isJour(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001') return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
