/**
 * Which discount a line goes to. One that is not combinable keeps its lines to itself; the
 * combinable ones share theirs. Where several want the same line they are served one after the
 * other, each taking what is left of its lines, in the order that takes most off the basket.
 */
import type { LignePromue } from './promotion-comptee.ts';
import { remiserLignes, totalOf, type Remise, type Remisees } from './remiser-lignes.ts';

/** Served as one: a discount that is not combinable, or all those that are. */
interface Prenant {
  remises: readonly Remise[];
  lignes: ReadonlySet<number>;
}

/** Some of them served, in the best order. */
interface Service {
  total: bigint;
  /** Which came last, and what it took off. */
  dernier: number;
  remisees: Remisees;
}

// Every set of them is weighed, so 256 at most; a shop never has so many on one line.
const MAX_DEPARTAGES = 8;

export function partagerLignes(
  lignes: readonly LignePromue[],
  remises: readonly Remise[],
): Remisees {
  const remisees: Remisees = new Map();
  for (const groupe of grouper(listPrenants(remises))) {
    for (const obtenues of servir(lignes, groupe)) {
      for (const [id, parts] of obtenues) remisees.set(id, parts);
    }
  }
  return remisees;
}

function listPrenants(remises: readonly Remise[]): Prenant[] {
  const parId = remises.toSorted((a, b) => a.promotion.id - b.promotion.id);
  const cumulables = parId.filter(({ promotion }) => promotion.cumulable);
  const seules = parId.filter(({ promotion }) => !promotion.cumulable);
  return [cumulables, ...seules.map((remise) => [remise])]
    .filter((ensemble) => ensemble.length > 0)
    .map((ensemble) => ({
      remises: ensemble,
      lignes: new Set(ensemble.flatMap(({ promotion }) => promotion.remisees)),
    }));
}

/** Those that want a line in common, directly or through others, are told apart together. */
function grouper(prenants: readonly Prenant[]): Prenant[][] {
  let groupes: Prenant[][] = [];
  for (const prenant of prenants) {
    const voisins = groupes.filter((groupe) =>
      groupe.some(({ lignes }) => [...prenant.lignes].some((i) => lignes.has(i))),
    );
    groupes = groupes.filter((groupe) => !voisins.includes(groupe));
    groupes.push([...voisins.flat(), prenant]);
  }
  return groupes;
}

/** What each takes off, in the order of service that takes most. */
function servir(lignes: readonly LignePromue[], groupe: readonly Prenant[]): Remisees[] {
  const [departages, suivants] = retenir(lignes, groupe);
  // By set of those already served: what is left for the next ones depends on the set alone.
  const services: Service[] = [{ total: 0n, dernier: -1, remisees: new Map() }];
  for (let servis = 1; servis < 1 << departages.length; servis++) {
    services.push(meilleurService(lignes, departages, services, servis));
  }
  const obtenues = remonter(services);
  const prises = new Set(departages.flatMap((prenant) => [...prenant.lignes]));
  for (const prenant of suivants) {
    obtenues.push(remiserLignes(lignes, prenant.remises, (i) => !prises.has(i)));
    for (const i of prenant.lignes) prises.add(i);
  }
  return obtenues;
}

/** Beyond what can be weighed, those that take least off by themselves come last. */
function retenir(
  lignes: readonly LignePromue[],
  groupe: readonly Prenant[],
): [readonly Prenant[], readonly Prenant[]] {
  if (groupe.length <= MAX_DEPARTAGES) return [groupe, []];
  const parGain = groupe
    .map((prenant) => ({
      prenant,
      gain: totalOf(remiserLignes(lignes, prenant.remises, () => true)),
    }))
    .sort((a, b) => (a.gain === b.gain ? 0 : a.gain < b.gain ? 1 : -1))
    .map(({ prenant }) => prenant);
  return [parGain.slice(0, MAX_DEPARTAGES), parGain.slice(MAX_DEPARTAGES)];
}

/** The one of those to be served that had better come last. */
function meilleurService(
  lignes: readonly LignePromue[],
  departages: readonly Prenant[],
  services: readonly Service[],
  servis: number,
): Service {
  let meilleur: Service | undefined;
  for (const [i, { remises }] of departages.entries()) {
    const avant = servis & ~(1 << i);
    if (avant === servis) continue;
    const isLibre = (ligne: number) =>
      !departages.some((autre, j) => avant & (1 << j) && autre.lignes.has(ligne));
    const remisees = remiserLignes(lignes, remises, isLibre);
    const total = (services[avant]?.total ?? 0n) + totalOf(remisees);
    if (!meilleur || total > meilleur.total) meilleur = { total, dernier: i, remisees };
  }
  if (!meilleur) throw new RangeError('nobody to be served');
  return meilleur;
}

function remonter(services: readonly Service[]): Remisees[] {
  const obtenues: Remisees[] = [];
  let servis = services.length - 1;
  while (servis > 0) {
    const service = services[servis];
    if (!service) break;
    obtenues.push(service.remisees);
    servis &= ~(1 << service.dernier);
  }
  return obtenues;
}
