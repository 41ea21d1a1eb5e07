/**
 * What articles are found by, as the index uses it. Values of attributes are numbered in the order
 * they are shown, attribute after attribute, so that those of one attribute are a range; promotions
 * are numbered after them and are carried, counted and filtered like any value.
 */
import type { Devise } from '@comptoir/contract/argent.ts';
import { EUROS, type Change } from '@comptoir/contract/articles/tarif.ts';
import { readUnits } from '@comptoir/contract/articles/dix-milliemes.ts';
import type {
  AttributRow,
  CibleRow,
  NoeudRow,
  Periode,
  PromotionRow,
  ReferentielRows,
  TauxRow,
  ValeurRow,
} from './referentiel.sql.ts';

/** An attribute, or the promotions: numbers from `debut` to before `fin` are its values. */
export interface Groupe {
  debut: number;
  fin: number;
}

export interface Attribut extends AttributRow, Groupe {}

export interface Referentiel {
  /** In the order of the tree. */
  noeuds: ReadonlyMap<number, NoeudRow>;
  /** By name, hence the number of a brand is its place. */
  marques: readonly { id: number; nom: string }[];
  numerosMarque: ReadonlyMap<number, number>;
  /** By rank. */
  attributs: readonly Attribut[];
  attributParCode: ReadonlyMap<string, Attribut>;
  valeurs: readonly ValeurRow[];
  /** Number of a value by its identifier; −1 for none. */
  numerosValeur: Int32Array;
  numeroParChoix: ReadonlyMap<string, number>;
  /** Ten-thousandths, by number of value; of those of number attributes only. */
  nombres: Float64Array;
  promotions: readonly PromotionRow[];
  groupePromotions: Groupe;
  /** Group of each value, as the place of its attribute; promotions come last. */
  groupes: Uint16Array;
  cibles: Cibles;
  offres: ReadonlyMap<number, Periode>;
  offresParArticle: ReadonlyMap<number, readonly number[]>;
  univers: readonly number[];
  universParProduit: ReadonlyMap<number, readonly number[]>;
  depotParMagasin: ReadonlyMap<number, number>;
  depots: readonly number[];
  taux: readonly TauxRow[];
}

/** Numbers of the promotions that bear on an article, by what they aim at. */
interface Cibles {
  parArticle: ReadonlyMap<number, readonly number[]>;
  parMarque: ReadonlyMap<number, readonly number[]>;
  parNoeud: readonly { numero: number; gauche: number; droite: number }[];
}

export function createReferentiel(rows: ReferentielRows): Referentiel {
  const marques = rows.marques.toSorted((a, b) => a.nom.localeCompare(b.nom, 'fr') || a.id - b.id);
  const { valeurs, promotions } = rows;
  const ranges = rangesOf(valeurs);
  const attributs = rows.attributs.map((attribut) => ({
    ...attribut,
    ...(ranges.get(attribut.id) ?? { debut: 0, fin: 0 }),
  }));
  const groupePromotions = { debut: valeurs.length, fin: valeurs.length + promotions.length };
  const groupes = new Uint16Array(groupePromotions.fin);
  [...attributs, groupePromotions].forEach(({ debut, fin }, place) =>
    groupes.fill(place, debut, fin),
  );
  const lastId = valeurs.reduce((last, { id }) => Math.max(last, id), 0);
  const numerosValeur = new Int32Array(lastId + 1).fill(-1);
  valeurs.forEach(({ id }, numero) => (numerosValeur[id] = numero));
  return {
    noeuds: new Map(rows.noeuds.map((noeud) => [noeud.id, noeud])),
    marques,
    numerosMarque: new Map(marques.map(({ id }, numero) => [id, numero])),
    attributs,
    attributParCode: new Map(attributs.map((attribut) => [attribut.code, attribut])),
    valeurs,
    numerosValeur,
    numeroParChoix: new Map(
      valeurs.flatMap(({ attributId, valeur, libelle }, numero) =>
        libelle === null ? [] : [[keyOfChoix(attributId, valeur), numero]],
      ),
    ),
    nombres: Float64Array.from(valeurs, ({ valeur, libelle }) =>
      libelle === null ? readUnits(valeur) : 0,
    ),
    promotions,
    groupePromotions,
    groupes,
    cibles: createCibles(rows.cibles, promotions, groupePromotions.debut),
    offres: new Map(rows.offres.map((offre) => [offre.id, offre])),
    offresParArticle: membershipOf(rows.offres.map(({ id, articleIds }) => [id, articleIds])),
    univers: rows.univers.map(({ id }) => id),
    universParProduit: membershipOf(rows.univers.map(({ id, produitIds }) => [id, produitIds])),
    depotParMagasin: new Map(rows.magasins.map(({ id, depotId }) => [id, depotId])),
    depots: rows.depots.map(({ id }) => id),
    taux: rows.taux,
  };
}

export function keyOfChoix(attributId: number, code: string): string {
  return `${attributId}/${code}`;
}

export function isEnVigueur({ debut, fin }: Periode, jour: string): boolean {
  return debut <= jour && (fin === null || jour <= fin);
}

/** The rate of a currency on a day; undefined where none is known yet. */
export function findChange(
  { taux }: Referentiel,
  devise: Devise,
  jour: string,
): Change | undefined {
  if (devise === 'EUR') return EUROS;
  const dernier = taux.find((un) => un.devise === devise && un.debut <= jour);
  return dernier && { devise, pourCent: dernier.pourCent };
}

/** Promotions that aim at an article, whether or not they hold today. */
export function promotionsOf(
  { cibles }: Referentiel,
  article: { id: number; marqueId: number; gauche: number },
): number[] {
  const numeros = new Set([
    ...(cibles.parArticle.get(article.id) ?? []),
    ...(cibles.parMarque.get(article.marqueId) ?? []),
  ]);
  for (const { numero, gauche, droite } of cibles.parNoeud) {
    if (gauche <= article.gauche && article.gauche <= droite) numeros.add(numero);
  }
  return [...numeros];
}

/** By attribute. */
function rangesOf(valeurs: readonly ValeurRow[]): Map<number, Groupe> {
  const ranges = new Map<number, Groupe>();
  valeurs.forEach(({ attributId }, numero) => {
    const range = ranges.get(attributId);
    if (range) range.fin = numero + 1;
    else ranges.set(attributId, { debut: numero, fin: numero + 1 });
  });
  return ranges;
}

function createCibles(
  rows: readonly CibleRow[],
  promotions: readonly PromotionRow[],
  debut: number,
): Cibles {
  const numeros = new Map(promotions.map(({ id }, place) => [id, debut + place]));
  const parArticle = new Map<number, number[]>();
  const parMarque = new Map<number, number[]>();
  const parNoeud: { numero: number; gauche: number; droite: number }[] = [];
  for (const { promotionId, articleId, marqueId, gauche, droite } of rows) {
    const numero = numeros.get(promotionId);
    if (numero === undefined) continue;
    if (articleId !== null) pushTo(parArticle, articleId, numero);
    if (marqueId !== null) pushTo(parMarque, marqueId, numero);
    if (gauche !== null && droite !== null) parNoeud.push({ numero, gauche, droite });
  }
  return { parArticle, parMarque, parNoeud };
}

/** From « what a set holds » to « the sets that hold it »; equal lists are one and the same. */
function membershipOf(sets: [number, readonly number[]][]): Map<number, readonly number[]> {
  const lists = new Map<number, number[]>();
  for (const [id, members] of sets) for (const member of members) pushTo(lists, member, id);
  const shared = new Map<string, number[]>();
  for (const [member, list] of lists) {
    const key = list.join();
    const known = shared.get(key);
    if (known) lists.set(member, known);
    else shared.set(key, list);
  }
  return lists;
}

function pushTo(lists: Map<number, number[]>, key: number, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
