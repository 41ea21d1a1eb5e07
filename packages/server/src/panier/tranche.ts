/** A slice of a basket: some of its lines, in the order of its page, under the totals of all. */
import { sumMontants, type Devise } from '@comptoir/contract/argent.ts';
import type { Envoi } from '@comptoir/contract/livraison/choix.schema.ts';
import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import { MAX_CHANTIERS_ANNONCES } from '@comptoir/contract/panier/limites.ts';
import { enOrdre } from '@comptoir/contract/panier/ordre-chantiers.ts';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';

export interface Tranche {
  /** Lines before it. */
  depuis: number;
  /** Lines of it; undefined: all that follow. */
  nombre: number | undefined;
}

/** Of a basket, or of what is ordered. */
type Tranchable = Pick<Panier, 'chantiers' | 'nombreArticles' | 'tarif'>;

/** The very basket where all of it was asked for; `annoncables`: chantiers told beyond the slice. */
export function trancher<T extends Tranchable>(
  panier: T,
  { depuis, nombre }: Tranche,
  annoncables: number = MAX_CHANTIERS_ANNONCES,
): T {
  const fin = nombre === undefined ? Infinity : depuis + nombre;
  if (depuis === 0 && fin >= panier.nombreArticles) return panier;
  const { devise } = panier.tarif;
  const chantiers: Chantier[] = [];
  let annonces = 0;
  let avant = 0;
  for (const chantier of enOrdre(panier.chantiers)) {
    const apres = avant + chantier.articles.length;
    const isDedans = apres > depuis && avant < fin;
    // Those that follow are told without their lines: they can be chosen, and their room kept.
    if (isDedans || (avant >= depuis && annonces++ < annoncables)) {
      const articles = chantier.articles.slice(
        Math.max(0, depuis - avant),
        Math.max(0, Math.min(fin, apres) - avant),
      );
      chantiers.push(avecPartie(chantier, articles, devise));
    }
    avant = apres;
  }
  return { ...panier, chantiers };
}

function avecPartie(chantier: Chantier, articles: Chantier['articles'], devise: Devise): Chantier {
  if (articles.length === chantier.articles.length) return chantier;
  const montants = [...chantier.articles, ...chantier.rapidosProjets].flatMap(
    ({ montantHT }) => montantHT ?? [],
  );
  return { ...chantier, articles, totalHT: sumMontants(montants, devise) };
}

/** Of the lines of a slice, which of them come with each consignment. */
export function trancherEnvois<E extends Envoi>(
  envois: readonly E[],
  lignes: ReadonlySet<number>,
): E[] {
  return envois.map((envoi) => ({
    ...envoi,
    lignes: envoi.lignes.filter(({ ligneId }) => lignes.has(ligneId)),
    nombreLignes: envoi.lignes.length,
  }));
}
