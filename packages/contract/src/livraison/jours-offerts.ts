/** Days a buyer may choose. */
import { isOuvre, nextDay } from '../jours-ouvres.ts';
import { ouverturesOf } from '../magasins/horaires.ts';
import type { DemandePlan } from './demande-plan.ts';

const HORIZON_JOURS = 60;

type Lieu = Pick<DemandePlan, 'horaires' | 'exceptions' | 'destination'>;

/** From the first on which something is there: working days, or those on which the place opens. */
export function listJoursOfferts(demande: Lieu, premier: string): string[] {
  const jours: string[] = [];
  let jour = premier;
  for (let i = 0; i < HORIZON_JOURS; i++) {
    if (isJourOffert(demande, jour)) jours.push(jour);
    jour = nextDay(jour);
  }
  return jours;
}

export function isJourOffert({ horaires, exceptions, destination }: Lieu, jour: string): boolean {
  const { departement } = destination;
  if (!horaires) return isOuvre(jour, departement);
  return ouverturesOf({ horaires, exceptions, departement })(jour).length > 0;
}
