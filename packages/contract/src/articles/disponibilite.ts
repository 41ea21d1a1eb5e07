/** When an asked quantity can be had: what is in the store, the warehouse, on its way, or to be made. */
import { enseigne } from '../enseigne/enseigne.ts';
import { ajouterJoursOuvres, heureOf, isOuvre, jourOf } from '../jours-ouvres.ts';
import type { Moment } from '../magasins/horaires.ts';
import type { DisponibiliteAffichee } from './article.schema.ts';

export const ORIGINES_DELAI = ['magasin', 'depot', 'reappro', 'fournisseur'] as const;
export type OrigineDelai = (typeof ORIGINES_DELAI)[number];

export interface Delai {
  quantite: number;
  /** Day it is delivered, or ready in the store. */
  date: string;
  /** It is ready from, in the store; null where only the day is known. */
  heure: string | null;
  origine: OrigineDelai;
}

export interface DonneesDisponibilite {
  /** In the buyer's store; 0 without one. */
  magasin: number;
  /** In the warehouse that serves the buyer. */
  depot: number;
  /** On its way to that warehouse, by rising date. */
  attendus: readonly { quantite: number; date: string }[];
  /** Working days the maker takes. */
  delaiFournisseur: number;
}

/** Working days from the warehouse to the buyer. */
const TRANSPORT = 1;

/** The dates of one moment, worked out once for all the lines of a batch. */
export interface Calendrier {
  /** When what is in the store is ready. */
  retrait: Pick<Delai, 'date' | 'heure'>;
  /** When what is in the warehouse arrives. */
  livraison: string;
  reappro: (attendu: string) => string;
  fournisseur: (delai: number) => string;
}

/** `pret`: when the store has it ready, by its own opening hours, when they are known. */
export function createCalendrier(maintenant: Date, pret?: Moment): Calendrier {
  const jour = jourOf(maintenant);
  // Ordered after the cut-off, it leaves on the next working day.
  const late = isOuvre(jour) && heureOf(maintenant) >= enseigne.promesses.heureLimite;
  const depart = ajouterJoursOuvres(jour, late ? 1 : 0);
  const livraison = ajouterJoursOuvres(depart, TRANSPORT);
  return {
    retrait: { date: pret?.jour ?? ajouterJoursOuvres(jour, 0), heure: pret?.heure ?? null },
    livraison,
    reappro: remember((attendu: string) =>
      latest(ajouterJoursOuvres(attendu, TRANSPORT), livraison),
    ),
    fournisseur: remember((delai: number) => ajouterJoursOuvres(depart, delai + TRANSPORT)),
  };
}

/** What there is and when it can be had, whatever the quantity that will be asked. */
export function afficherDisponibilite(
  donnees: DonneesDisponibilite,
  calendrier: Calendrier,
  dansUnMagasin: boolean,
): DisponibiliteAffichee {
  const fournisseur = calendrier.fournisseur(donnees.delaiFournisseur);
  return {
    magasin: dansUnMagasin ? { quantite: donnees.magasin, date: calendrier.retrait.date } : null,
    depot: { quantite: donnees.depot, date: calendrier.livraison },
    arrivages: donnees.attendus.length === 0 ? [] : listArrivages(donnees, calendrier, fournisseur),
    fournisseur,
  };
}

/** By day of delivery; those that come later than the maker could send help nobody. */
function listArrivages(
  { attendus }: DonneesDisponibilite,
  calendrier: Calendrier,
  fournisseur: string,
): DisponibiliteAffichee['arrivages'] {
  const parJour = new Map<string, number>();
  for (const { quantite, date } of attendus) {
    const livraison = calendrier.reappro(date);
    if (livraison <= fournisseur) {
      parJour.set(livraison, (parJour.get(livraison) ?? 0) + quantite);
    }
  }
  return [...parJour]
    .map(([date, quantite]) => ({ quantite, date }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Splits the quantity over the sources, soonest first; the maker can always make the rest. */
export function calculerDelais(
  donnees: DonneesDisponibilite,
  quantite: number,
  calendrier: Calendrier,
): Delai[] {
  const sources: Delai[] = [
    { quantite: donnees.magasin, ...calendrier.retrait, origine: 'magasin' },
    { quantite: donnees.depot, date: calendrier.livraison, heure: null, origine: 'depot' },
    ...donnees.attendus.map((attendu) => ({
      quantite: attendu.quantite,
      date: calendrier.reappro(attendu.date),
      heure: null,
      origine: 'reappro' as const,
    })),
  ];
  const date = calendrier.fournisseur(donnees.delaiFournisseur);
  // Goods on their way later than the maker could send them help nobody.
  const useful = sources
    .filter((source) => source.date <= date)
    // A store that is closed for days is behind the warehouse.
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return split([...useful, { quantite, date, heure: null, origine: 'fournisseur' }], quantite);
}

function remember<Key>(work: (key: Key) => string): (key: Key) => string {
  const known = new Map<Key, string>();
  return (key) => {
    let result = known.get(key);
    if (result === undefined) known.set(key, (result = work(key)));
    return result;
  };
}

function split(sources: readonly Delai[], quantite: number): Delai[] {
  const delais: Delai[] = [];
  let left = quantite;
  for (const source of sources) {
    const taken = Math.min(left, source.quantite);
    if (taken > 0) delais.push({ ...source, quantite: taken });
    left -= taken;
  }
  return delais;
}

function latest(a: string, b: string): string {
  return a > b ? a : b;
}
