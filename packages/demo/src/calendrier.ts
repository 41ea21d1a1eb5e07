import { sql } from '@comptoir/server/db/sql.ts';
import type { Db } from '@comptoir/server/db/pool.ts';

/** The day so many days from now, as `yyyy-MM-dd`: a demo loaded any day has current offers. */
export type Calendrier = (jours: number) => string;

const JOUR_MS = 86_400_000;

export async function createCalendrier(db: Db): Promise<Calendrier> {
  const { jour } = await db.one<{ jour: string }>(sql`select current_date as jour`);
  const aujourdhui = Date.parse(jour);
  // A million articles share some thousand days.
  const dates = new Map<number, string>();
  return (jours) => {
    const known = dates.get(jours);
    if (known) return known;
    const date = new Date(aujourdhui + jours * JOUR_MS).toISOString().slice(0, 10);
    dates.set(jours, date);
    return date;
  };
}
