/** When the lines of a basket are complete: each once, those fetched apart from those delivered. */
import type { Delai } from '@comptoir/contract/articles/disponibilite.ts';

export interface JourAttendu {
  /** Wholly in the store: fetched there. Otherwise delivered, the day its last piece comes. */
  retrait: boolean;
  date: string;
  /** They are ready from, one store having one hour; null where they are delivered. */
  heure: string | null;
  lignes: number;
}

/** By day, what can be fetched before what is delivered. */
export function joursAttendus(parLigne: Readonly<Record<number, readonly Delai[]>>): JourAttendu[] {
  const jours = new Map<string, JourAttendu>();
  for (const delais of Object.values(parLigne)) {
    const date = delais.reduce(
      (plusTard, each) => (each.date > plusTard ? each.date : plusTard),
      '',
    );
    if (date === '') continue;
    const retrait = delais.every(({ origine }) => origine === 'magasin');
    const heure = retrait ? (delais.find((each) => each.date === date)?.heure ?? null) : null;
    const jour = jours.get(`${date} ${retrait}`) ?? { retrait, date, heure, lignes: 0 };
    jours.set(`${date} ${retrait}`, { ...jour, lignes: jour.lignes + 1 });
  }
  return [...jours.values()].sort(
    (a, b) =>
      (a.date < b.date ? -1 : a.date > b.date ? 1 : 0) || Number(b.retrait) - Number(a.retrait),
  );
}
