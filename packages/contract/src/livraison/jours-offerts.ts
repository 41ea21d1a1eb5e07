/** Days a buyer may choose. */
import { isFerie, isOuvre, nextDay } from '../jours-ouvres.ts';
import type { DemandePlan } from './plan.ts';

const HORIZON_JOURS = 60;

/** From the first on which something is there: working days, or those on which the place opens. */
export function listJoursOfferts(
  { horaires, destination }: Pick<DemandePlan, 'horaires' | 'destination'>,
  premier: string,
): string[] {
  const jours: string[] = [];
  let jour = premier;
  for (let i = 0; i < HORIZON_JOURS; i++) {
    if (isJourOffert({ horaires, destination }, jour)) jours.push(jour);
    jour = nextDay(jour);
  }
  return jours;
}

export function isJourOffert(
  { horaires, destination }: Pick<DemandePlan, 'horaires' | 'destination'>,
  jour: string,
): boolean {
  if (!horaires) return isOuvre(jour, destination.departement);
  const semaine = new Date(`${jour}T00:00:00Z`).getUTCDay() || 7;
  return (horaires[semaine]?.length ?? 0) > 0 && !isFerie(jour, destination.departement);
}
