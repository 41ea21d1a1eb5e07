/** A slice of a basket: some of its lines, in the order of its page, under the totals of all. */
import { sumMontants, type Devise } from '@comptoir/contract/argent.ts';
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

/** A basket, or what is ordered. */
type Tranchable = Pick<Panier, 'chantiers' | 'nombreArticles' | 'tarif'>;

/** The very basket where all of it was asked for; `annoncables`: chantiers named beyond it. */
export function trancher<T extends Tranchable>(
  panier: T,
  tranche: Tranche,
  annoncables: number = MAX_CHANTIERS_ANNONCES,
): T {
  if (isTout(panier.nombreArticles, tranche)) return panier;
  const chantiers = trancherGroupes(enOrdre(panier.chantiers), tranche, {
    lignesOf: ({ articles }) => articles,
    avec: (chantier, articles) => avecPartie(chantier, articles, panier.tarif.devise),
    annoncables,
  });
  return { ...panier, chantiers };
}

export function isTout(lignes: number, { depuis, nombre = Infinity }: Tranche): boolean {
  return depuis === 0 && nombre >= lignes;
}

interface Groupes<G, L> {
  lignesOf: (groupe: G) => readonly L[];
  /** With some of its lines. */
  avec: (groupe: G, lignes: L[]) => G;
  annoncables?: number;
}

/** Groups of lines in the order of their page: those of the slice, then some of which follow. */
export function trancherGroupes<G, L>(
  groupes: readonly G[],
  { depuis, nombre = Infinity }: Tranche,
  { lignesOf, avec, annoncables = MAX_CHANTIERS_ANNONCES }: Groupes<G, L>,
): G[] {
  const fin = depuis + nombre;
  let annonces = 0;
  let avant = 0;
  return groupes.flatMap((groupe) => {
    const lignes = lignesOf(groupe);
    const debut = avant;
    avant += lignes.length;
    const isDedans = avant > depuis && debut < fin;
    // Those that follow are listed without their lines: they can be chosen, and their room kept.
    if (!isDedans && (debut < depuis || annonces++ >= annoncables)) return [];
    const siennes = lignes.slice(
      Math.max(0, depuis - debut),
      Math.max(0, Math.min(fin, avant) - debut),
    );
    return [siennes.length === lignes.length ? groupe : avec(groupe, siennes)];
  });
}

function avecPartie(chantier: Chantier, articles: Chantier['articles'], devise: Devise): Chantier {
  const montants = [...chantier.articles, ...chantier.rapidosProjets].flatMap(
    ({ montantHT }) => montantHT ?? [],
  );
  return { ...chantier, articles, totalHT: sumMontants(montants, devise) };
}

interface AvecLignes {
  lignes: { ligneId: number; quantite: number }[];
  nombreLignes?: number;
}

/** Which lines of a slice come with each consignment, or each note. */
export function trancherEnvois<E extends AvecLignes>(
  envois: readonly E[],
  lignes: ReadonlySet<number>,
): E[] {
  return envois.map((envoi) => ({
    ...envoi,
    lignes: envoi.lignes.filter(({ ligneId }) => lignes.has(ligneId)),
    nombreLignes: envoi.lignes.length,
  }));
}
