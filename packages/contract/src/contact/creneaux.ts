/** The slots somebody can call in: half hours of the days they work, from soon on. */
import { instantOf } from '../jours-ouvres.ts';
import {
  heureDeMinutes,
  minutesOf,
  momentOf,
  plusJours,
  type Ouvertures,
} from '../magasins/horaires.ts';

export const MINUTES_CRENEAU = 30;
/** Time to read the request. */
const DELAI_MINUTES = 30;
/** Days with a slot that are proposed, and how far on they are looked for. */
const JOURS_PROPOSES = 5;
const HORIZON_JOURS = 14;

export interface JourDeCreneaux {
  jour: string;
  /** When each begins, `HH:mm`, Paris time. */
  heures: string[];
}

/** By the clock of Paris; `isPris` says which are no longer free. */
export function listCreneaux(
  ouvertures: Ouvertures,
  maintenant: Date,
  isPris: (creneau: { jour: string; heure: string }) => boolean = () => false,
): JourDeCreneaux[] {
  const depuis = momentOf(new Date(maintenant.getTime() + DELAI_MINUTES * 60_000));
  const { jour: aujourdhui } = momentOf(maintenant);
  const jours: JourDeCreneaux[] = [];
  for (let i = 0; i < HORIZON_JOURS && jours.length < JOURS_PROPOSES; i++) {
    const jour = plusJours(aujourdhui, i);
    if (jour < depuis.jour) continue;
    const heures = heuresOf(ouvertures, jour).filter(
      (heure) => (jour > depuis.jour || heure >= depuis.heure) && !isPris({ jour, heure }),
    );
    if (heures.length > 0) jours.push({ jour, heures });
  }
  return jours;
}

/** Whether somebody works then and it is still to come, free or not. */
export function isCreneau(
  ouvertures: Ouvertures,
  maintenant: Date,
  { jour, heure }: { jour: string; heure: string },
): boolean {
  const debut = instantOf(jour, heure).getTime();
  const { jour: aujourdhui } = momentOf(maintenant);
  return (
    debut > maintenant.getTime() &&
    jour < plusJours(aujourdhui, HORIZON_JOURS) &&
    heuresOf(ouvertures, jour).includes(heure)
  );
}

/** Whole half hours within the hours of a day. */
function heuresOf(ouvertures: Ouvertures, jour: string): string[] {
  return ouvertures(jour).flatMap(([ouvre, ferme]) => {
    const premier = Math.ceil(minutesOf(ouvre) / MINUTES_CRENEAU);
    const dernier = Math.floor(minutesOf(ferme) / MINUTES_CRENEAU);
    return Array.from({ length: Math.max(0, dernier - premier) }, (_, i) =>
      heureDeMinutes((premier + i) * MINUTES_CRENEAU),
    );
  });
}
