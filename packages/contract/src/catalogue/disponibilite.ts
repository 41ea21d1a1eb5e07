/** When an asked quantity can be had: what is in the store, the warehouse, on its way, or to be made. */
import { enseigne } from '../enseigne.ts';
import { ajouterJoursOuvres, heureDe, isOuvre, jourDe } from '../jours-ouvres.ts';

export const ORIGINES_DELAI = ['magasin', 'depot', 'reappro', 'fournisseur'] as const;
export type OrigineDelai = (typeof ORIGINES_DELAI)[number];

export interface Delai {
  quantite: number;
  /** Day it is delivered, or ready in the store. */
  date: string;
  origine: OrigineDelai;
}

export interface DonneesDisponibilite {
  /** In the buyer's store; 0 without one. */
  magasin: number;
  /** In the warehouse that serves him. */
  depot: number;
  /** On its way to that warehouse, by rising date. */
  attendus: readonly { quantite: number; date: string }[];
  /** Working days the maker takes. */
  delaiFournisseur: number;
}

/** Working days from the warehouse to the buyer. */
const TRANSPORT = 1;

/** Splits the quantity over the sources, soonest first; the maker can always make the rest. */
export function calculerDelais(
  donnees: DonneesDisponibilite,
  quantite: number,
  maintenant: Date,
): Delai[] {
  const jour = jourDe(maintenant);
  // Ordered after the cut-off, it leaves on the next working day.
  const late = heureDe(maintenant) >= enseigne.promesses.heureLimite;
  const depart = ajouterJoursOuvres(jour, isOuvre(jour) && late ? 1 : 0);
  const livraison = ajouterJoursOuvres(depart, TRANSPORT);
  const sources: Delai[] = [
    { quantite: donnees.magasin, date: ajouterJoursOuvres(jour, 0), origine: 'magasin' },
    { quantite: donnees.depot, date: livraison, origine: 'depot' },
    ...donnees.attendus.map((attendu) => ({
      quantite: attendu.quantite,
      date: latest(ajouterJoursOuvres(attendu.date, TRANSPORT), livraison),
      origine: 'reappro' as const,
    })),
  ];
  const fournisseur: Delai = {
    quantite,
    date: ajouterJoursOuvres(depart, donnees.delaiFournisseur + TRANSPORT),
    origine: 'fournisseur',
  };
  // Goods on their way later than the maker could send them help nobody.
  const useful = sources.filter(({ date }) => date <= fournisseur.date);
  return split([...useful, fournisseur], quantite);
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
