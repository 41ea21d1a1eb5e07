/** Prices whose days overlap, as the steps that were paid: of two, the one that began last holds. */

export interface Periode {
  /** First and last day, yyyy-MM-dd; no last day while it lasts. */
  debut: string;
  fin: string | null;
  prix: string;
}

const JOUR_MS = 86_400_000;

export function paliersPrix(periodes: readonly Periode[]): Periode[] {
  const bornes = periodes.flatMap(({ debut, fin }) => [debut, ...(fin ? [lendemain(fin)] : [])]);
  const jours = [...new Set(bornes)].toSorted((a, b) => a.localeCompare(b));
  const paliers: Periode[] = [];
  jours.forEach((debut, rang) => {
    const tenue = periodes
      .filter((une) => une.debut <= debut && (une.fin === null || une.fin >= debut))
      .toSorted((a, b) => b.debut.localeCompare(a.debut))[0];
    if (!tenue) return;
    const suivant = jours[rang + 1];
    const fin = suivant === undefined ? tenue.fin : veille(suivant);
    const avant = paliers.at(-1);
    // A price agreed again is the same step.
    if (avant?.prix === tenue.prix && avant.fin === veille(debut)) avant.fin = fin;
    else paliers.push({ debut, fin, prix: tenue.prix });
  });
  return paliers;
}

const lendemain = (jour: string): string => decaler(jour, 1);
const veille = (jour: string): string => decaler(jour, -1);

function decaler(jour: string, jours: number): string {
  return new Date(Date.parse(jour) + jours * JOUR_MS).toISOString().slice(0, 10);
}
