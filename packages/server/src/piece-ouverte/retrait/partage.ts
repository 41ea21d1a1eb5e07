/** The fewest stops that serve as many lines as stores can, then the shortest way; pure. */
import { MAX_ARRETS } from '@comptoir/contract/panier/plan-retrait.contract.ts';
import { distanceKm, type Position } from '../../magasins/magasins.public.ts';
import { affecter, compter } from './affectation.ts';
import {
  isServie,
  type LigneARetirer,
  type MagasinOuRetirer,
  type Stock,
} from './stock-retrait.ts';

export interface Partage<L> {
  /** In the order one drives past them. */
  arrets: { magasin: MagasinOuRetirer; lignes: L[] }[];
  kilometres: number;
  reste: L[];
}

interface Demande<L> {
  lignes: readonly L[];
  /** The preferred first. */
  magasins: readonly MagasinOuRetirer[];
  stock: Stock;
  vers: Position;
}

/** Where more articles than that stand on several lines, one way to share each is tried, not all. */
const ARTICLES_ESSAYES = 40;

interface Essai {
  rangs: readonly number[];
  servies: number;
  kilometres: number;
}

export function partager<L extends LigneARetirer>(demande: Demande<L>): Partage<L> {
  const { magasins, vers } = demande;
  const compte = compterServies(demande);
  let meilleur: Essai = { rangs: [], servies: 0, kilometres: 0 };
  for (let nombre = 1; nombre <= MAX_ARRETS; nombre++) {
    if (meilleur.servies === compte.auMieux) break;
    const moins = meilleur;
    for (const rangs of combinaisons(magasins.length, nombre)) {
      const assez = Math.max(moins.servies + 1, meilleur.servies);
      const servies = compte.auPlus(rangs) < assez ? 0 : compte.servies(rangs);
      // One stop more has to bring a line more.
      if (servies <= moins.servies || servies < meilleur.servies) continue;
      const { kilometres } = parcourir(choisis(magasins, rangs), vers);
      if (servies > meilleur.servies || kilometres < meilleur.kilometres) {
        meilleur = { rangs, servies, kilometres };
      }
    }
  }
  return ranger(demande, meilleur.rangs);
}

/** How many lines a choice of stores serves, without naming them: asked for every choice. */
function compterServies<L extends LigneARetirer>({ lignes, magasins, stock }: Demande<L>) {
  const seules = new Map<number, number>();
  const partagees: { lignes: { quantite: number; masque: number }[]; articleId: number }[] = [];
  let auMieux = 0;
  for (const [articleId, siennes] of Map.groupBy(lignes, (ligne) => ligne.articleId)) {
    const avec = siennes
      .map((ligne) => ({ quantite: ligne.quantite, masque: masqueOf(ligne, magasins, stock) }))
      .filter(({ masque }) => masque !== 0);
    auMieux += avec.length;
    const [premiere] = avec;
    if (avec.length > 1) partagees.push({ lignes: avec, articleId });
    else if (premiere) seules.set(premiere.masque, (seules.get(premiere.masque) ?? 0) + 1);
  }
  const compterSeules = (voulu: number): number => {
    let somme = 0;
    for (const [masque, nombre] of seules) if ((masque & voulu) !== 0) somme += nombre;
    return somme;
  };
  /** As if lines of one article did not share what lies there. */
  const auPlus = (rangs: readonly number[]): number => {
    const voulu = bitsOf(rangs);
    return partagees.reduce(
      (somme, { lignes: siennes }) =>
        somme + siennes.filter(({ masque }) => (masque & voulu) !== 0).length,
      compterSeules(voulu),
    );
  };
  const isEssaye = partagees.length <= ARTICLES_ESSAYES;
  const servies = (rangs: readonly number[]): number =>
    partagees.reduce(
      (somme, { lignes: siennes, articleId }) => {
        const aPlacer = siennes.map(({ quantite, masque }) => ({
          quantite,
          possibles: rangs.filter((rang) => (masque & (1 << rang)) !== 0),
        }));
        const places = affecter(
          aPlacer,
          (rang) => stock(magasins[rang]?.id ?? 0, articleId),
          isEssaye,
        );
        return somme + compter(places);
      },
      compterSeules(bitsOf(rangs)),
    );
  return { auMieux, auPlus, servies };
}

function bitsOf(rangs: readonly number[]): number {
  return rangs.reduce((bits, rang) => bits | (1 << rang), 0);
}

function masqueOf(
  ligne: LigneARetirer,
  magasins: readonly MagasinOuRetirer[],
  stock: Stock,
): number {
  return magasins.reduce(
    (bits, magasin, rang) => (isServie(ligne, magasin, stock) ? bits | (1 << rang) : bits),
    0,
  );
}

/** Each line goes to one of the stores, or to what is left. */
function ranger<L extends LigneARetirer>(
  { lignes, magasins, stock, vers }: Demande<L>,
  rangs: readonly number[],
): Partage<L> {
  const retenus = choisis(magasins, rangs);
  const lieux = new Map<L, MagasinOuRetirer>();
  for (const [articleId, siennes] of Map.groupBy(lignes, (ligne) => ligne.articleId)) {
    const aPlacer = siennes.map((ligne) => ({
      quantite: ligne.quantite,
      possibles: [...retenus.keys()].filter((i) => isServieIci(ligne, retenus[i], stock)),
    }));
    const places = affecter(aPlacer, (i) => stock(retenus[i]?.id ?? 0, articleId));
    for (const [i, ligne] of siennes.entries()) {
      const magasin = retenus[places[i] ?? -1];
      if (magasin) lieux.set(ligne, magasin);
    }
  }
  const { etapes, kilometres } = parcourir(retenus, vers);
  return {
    arrets: etapes.map((magasin) => ({
      magasin,
      lignes: lignes.filter((ligne) => lieux.get(ligne) === magasin),
    })),
    kilometres,
    reste: lignes.filter((ligne) => !lieux.has(ligne)),
  };
}

function isServieIci(
  ligne: LigneARetirer,
  magasin: MagasinOuRetirer | undefined,
  stock: Stock,
): boolean {
  return magasin !== undefined && isServie(ligne, magasin, stock);
}

/** The shortest way past all of them that ends at the job site. */
export function parcourir<P extends Position>(
  etapes: readonly P[],
  vers: Position,
): { etapes: P[]; kilometres: number } {
  let court: { etapes: P[]; kilometres: number } | undefined;
  for (const ordre of permutations(etapes)) {
    const points: Position[] = [...ordre, vers];
    const kilometres = points
      .slice(1)
      .reduce((somme, point, i) => somme + distanceKm(points[i] ?? point, point), 0);
    if (!court || kilometres < court.kilometres) court = { etapes: ordre, kilometres };
  }
  return court ?? { etapes: [], kilometres: 0 };
}

function choisis<T>(parmi: readonly T[], rangs: readonly number[]): T[] {
  return rangs.flatMap((rang) => parmi[rang] ?? []);
}

/** Rising ranks: the preferred choices come first, and stay where another is as good. */
function* combinaisons(total: number, nombre: number, de = 0): Generator<number[]> {
  if (nombre === 0) yield [];
  else {
    for (let rang = de; rang <= total - nombre; rang++) {
      for (const suite of combinaisons(total, nombre - 1, rang + 1)) yield [rang, ...suite];
    }
  }
}

function* permutations<T>(parmi: readonly T[]): Generator<T[]> {
  if (parmi.length === 0) yield [];
  for (const [i, premier] of parmi.entries()) {
    for (const suite of permutations(parmi.toSpliced(i, 1))) yield [premier, ...suite];
  }
}
