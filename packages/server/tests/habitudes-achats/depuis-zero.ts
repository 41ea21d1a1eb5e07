/** The figures of habits computed from all orders at once, as their rules say them in words. */

export interface Achat {
  commandeId: number;
  /** Days since some day. */
  jour: number;
  quantite: number;
}

export interface Passe {
  nombre: number;
  quantite: number;
  jour: number;
}

export interface Chiffres {
  nombre: number;
  quantite: number;
  dernier: number;
  rythme: number | null;
  prochain: number | null;
  bientot: number | null;
  arrete: number;
}

const RETENUS = 12;

export function chiffrer(achats: readonly Achat[], passe?: Passe): Chiffres | undefined {
  const nombre = achats.length + (passe?.nombre ?? 0);
  if (nombre === 0) return undefined;
  const recents = achats.toSorted((a, b) => b.jour - a.jour || b.commandeId - a.commandeId);
  const quantites = recents.slice(0, RETENUS).map(({ quantite }) => quantite);
  while (passe && quantites.length < Math.min(RETENUS, nombre)) {
    quantites.push(Math.max(1, Math.round(passe.quantite / passe.nombre)));
  }
  const jours = [...new Set(recents.map(({ jour }) => jour))].slice(0, RETENUS + 1);
  const ecarts = jours.slice(1).map((jour, i) => (jours[i] ?? 0) - jour);
  const dernier = Math.max(...jours, passe?.jour ?? -Infinity);
  const date = { nombre, quantite: middleOf(quantites), dernier };
  if (ecarts.length >= 2) {
    const rythme = Math.round(mediane(ecarts));
    const ecartTypique = mediane(ecarts.map((ecart) => Math.abs(ecart - rythme)));
    return { ...date, ...suiteOf(dernier, rythme, 2 * ecartTypique <= rythme) };
  }
  if (nombre < 3) return { ...date, ...suiteOf(dernier, null, false) };
  return { ...date, ...suiteOf(dernier, Math.max(1, Math.round(365 / nombre)), true) };
}

function suiteOf(dernier: number, rythme: number | null, regulier: boolean) {
  if (rythme === null || !regulier) {
    const arrete = dernier + Math.max(365, 4 * (rythme ?? 0));
    return { rythme, prochain: null, bientot: null, arrete };
  }
  const prochain = dernier + rythme;
  const bientot = prochain - Math.min(7, Math.ceil(rythme / 4));
  return { rythme, prochain, bientot, arrete: dernier + Math.max(60, 4 * rythme) };
}

const rising = (values: readonly number[]) => values.toSorted((a, b) => a - b);

/** One of them: the lower of the two in the middle. */
function middleOf(values: readonly number[]): number {
  return rising(values)[Math.ceil(values.length / 2) - 1] ?? 0;
}

export function mediane(values: readonly number[]): number {
  const sorted = rising(values);
  const half = Math.floor(sorted.length / 2);
  const [a = 0, b = 0] = [sorted[half - 1], sorted[half]];
  return sorted.length % 2 === 1 ? b : (a + b) / 2;
}
