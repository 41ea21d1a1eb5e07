/** Attributes of all categories together, and every value their models use, with identifiers. */
import { ATTRIBUTS } from './attributs.ts';
import { listDeclinaisons } from './declinaisons.ts';
import type { AttributDemo, CategorieDemo, Texte, Valeur } from './modele.ts';

export interface AttributGenere {
  id: number;
  demo: AttributDemo;
}

export interface ValeurGeneree {
  id: number;
  attributId: number;
  valeur: Valeur;
  /** Place among the choices; 0 for a number. */
  rang: number;
  /** The label of a choice. */
  libelle: Texte | undefined;
}

export interface Dictionnaire {
  /** Those some article has, shared ones first. */
  attributs: AttributGenere[];
  valeurs: ValeurGeneree[];
  attributId(code: string): number;
  valeurId(code: string, valeur: Valeur): number;
}

/** The same whatever the size: all combinations are looked at, not only those that get an article. */
export function listerValeurs(categories: readonly CategorieDemo[]): Dictionnaire {
  const used = usedValues(categories);
  const attributs = mergeAttributs(categories)
    .filter(({ code }) => used.has(code))
    .map((demo, i) => ({ id: i + 1, demo }));
  const valeurs: ValeurGeneree[] = [];
  for (const { id, demo } of attributs) {
    for (const [valeur, rang] of ordered(demo, used.get(demo.code) ?? new Set())) {
      const libelle = demo.type === 'choix' ? demo.valeurs[valeur] : undefined;
      valeurs.push({ id: valeurs.length + 1, attributId: id, valeur, rang, libelle });
    }
  }
  const attributIds = new Map(attributs.map(({ id, demo }) => [demo.code, id]));
  const valeurIds = new Map(valeurs.map((v) => [`${v.attributId}=${v.valeur}`, v.id]));
  const attributId = (code: string) => known(attributIds, code);
  return {
    attributs,
    valeurs,
    attributId,
    valeurId: (code, valeur) => known(valeurIds, `${attributId(code)}=${valeur}`),
  };
}

/** Numbers rise; choices keep the order they are written in. */
function ordered(attribut: AttributDemo, valeurs: ReadonlySet<Valeur>): [Valeur, number][] {
  if (attribut.type === 'nombre') {
    return [...valeurs].sort((a, b) => Number(a) - Number(b)).map((valeur) => [valeur, 0]);
  }
  return Object.keys(attribut.valeurs)
    .map((valeur, rang): [string, number] => [valeur, rang])
    .filter(([valeur]) => valeurs.has(valeur));
}

function usedValues(categories: readonly CategorieDemo[]): Map<string, Set<Valeur>> {
  const used = new Map<string, Set<Valeur>>();
  for (const modele of categories.flatMap(({ modeles }) => modeles)) {
    for (const valeurs of listDeclinaisons(modele)) {
      for (const [code, valeur] of Object.entries(valeurs)) {
        used.set(code, (used.get(code) ?? new Set()).add(valeur));
      }
    }
  }
  return used;
}

/** Two categories may describe the same attribute: its choices are then put together. */
function mergeAttributs(categories: readonly CategorieDemo[]): AttributDemo[] {
  const merged = new Map<string, AttributDemo>();
  for (const attribut of [...ATTRIBUTS, ...categories.flatMap(({ attributs = [] }) => attributs)]) {
    const first = merged.get(attribut.code);
    merged.set(attribut.code, first ? mergeTwo(first, attribut) : attribut);
  }
  return [...merged.values()];
}

function mergeTwo(first: AttributDemo, second: AttributDemo): AttributDemo {
  if (first.type === 'choix' && second.type === 'choix') {
    return { ...first, valeurs: { ...second.valeurs, ...first.valeurs } };
  }
  if (first.type === 'nombre' && second.type === 'nombre' && first.unite === second.unite) {
    return { ...first, decimales: Math.max(first.decimales ?? 0, second.decimales ?? 0) };
  }
  throw new Error(`attribute ${first.code} is described in two ways`);
}

function known(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`no attribute or value ${key}`);
  return id;
}
