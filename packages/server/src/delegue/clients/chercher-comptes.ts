/** The customers a text may mean; mistyped words are tried in other spellings when few are found. */
import type { Db } from '../../db/pool.ts';
import type { Tranche } from './comptes.sql.ts';
import { lesPlusProches, listVariantes, longueursVoisines } from './fautes.ts';
import type { Perimetre } from './perimetre.sql.ts';
import { plier } from '../../db/plier.ts';
import { toRequete, type RechercheSaisie } from './recherche-saisie.ts';
import {
  chercherComptes as chercher,
  listMotsConnus,
  listMotsVoisins,
  listPersonnes,
  type CompteTrouve,
  type Question,
} from './recherche.sql.ts';

export interface ComptesTrouves {
  ids: number[];
  total: number;
  /** By compte, the person it was found through. */
  personnes: ReadonlyMap<number, string>;
}

type Mots = RechercheSaisie['mots'];

/** Fewer than this many by one word: it may have been mistyped and yet be someone's. */
const PEU = 5;
const MAX_CORRECTIONS = 40;

export async function chercherComptes(
  db: Db,
  perimetre: Perimetre,
  saisie: RechercheSaisie,
  tranche: Tranche,
): Promise<ComptesTrouves> {
  const question = (mots: Mots): Question => ({
    texte: saisie.texte,
    requete: toRequete(mots),
    mots: saisie.mots.flat(),
    numero: saisie.numero,
  });
  const { mots } = saisie;
  const inconnus = await listInconnus(db, mots);
  let essayes = inconnus.length > 0 ? await corriger(db, mots, inconnus) : mots;
  let trouves = await chercher(db, perimetre, question(essayes), tranche);
  const total = trouves[0]?.total ?? 0;
  if (inconnus.length === 0 && total < (mots.length === 1 ? PEU : 1)) {
    essayes = await corriger(db, mots, mots);
    if (essayes !== mots) trouves = await chercher(db, perimetre, question(essayes), tranche);
  }
  return {
    ids: trouves.map(({ id }) => id),
    total: trouves[0]?.total ?? 0,
    personnes: await findPersonnes(db, trouves, essayes),
  };
}

/** Words that no compte is found by. Short ones and numbers are not known to mot_compte. */
async function listInconnus(db: Db, mots: Mots): Promise<Mots> {
  const verifiables = mots.filter((ecritures) =>
    ecritures.every((mot) => listVariantes(mot).length > 0),
  );
  if (verifiables.length === 0) return [];
  const connus = new Set(await listMotsConnus(db, verifiables.flat()));
  return verifiables.filter((ecritures) => !ecritures.some((mot) => connus.has(mot)));
}

/** Those to be corrected, with the other spellings that exist; the same when there are none. */
async function corriger(db: Db, mots: Mots, fautifs: Mots): Promise<Mots> {
  const variantes = new Map(
    fautifs.map((ecritures) => [ecritures, [...new Set(ecritures.flatMap(listVariantes))]]),
  );
  const toutes = [...variantes.values()].flat();
  if (toutes.length === 0) return mots;
  const connus = new Set(await listMotsConnus(db, toutes));
  if (connus.size === 0) return corrigerDeuxFautes(db, mots, fautifs);
  return mots.map((ecritures) => {
    const autres = (variantes.get(ecritures) ?? []).filter((mot) => connus.has(mot));
    return [...ecritures, ...autres.slice(0, MAX_CORRECTIONS)];
  });
}

/** Where no single fault explains them: one query for all of them. */
async function corrigerDeuxFautes(db: Db, mots: Mots, fautifs: Mots): Promise<Mots> {
  const cherches = fautifs.flat().flatMap((mot) => {
    const longueurs = longueursVoisines(mot);
    return longueurs ? { mot, ...longueurs } : [];
  });
  if (cherches.length === 0) return mots;
  const voisins = Map.groupBy(await listMotsVoisins(db, cherches), ({ cherche }) => cherche);
  const prochesOf = (mot: string) =>
    lesPlusProches(
      mot,
      (voisins.get(mot) ?? []).map((voisin) => voisin.mot),
    );
  return mots.map((ecritures) =>
    fautifs.includes(ecritures)
      ? [...ecritures, ...ecritures.flatMap(prochesOf).slice(0, MAX_CORRECTIONS)]
      : ecritures,
  );
}

/** Only where a word is not the company's own. */
async function findPersonnes(
  db: Db,
  trouves: readonly CompteTrouve[],
  mots: Mots,
): Promise<ReadonlyMap<number, string>> {
  const manquants = new Map(
    trouves.map(({ id, societe }) => [id, mots.filter((mot) => !isDans(societe, mot))]),
  );
  const ids = [...manquants].flatMap(([id, leurs]) => (leurs.length > 0 ? id : []));
  const personnes = new Map<number, string>();
  if (ids.length === 0) return personnes;
  for (const { compteId, nom, email } of await listPersonnes(db, ids)) {
    if (personnes.has(compteId)) continue;
    const siens = ` ${plier(`${nom} ${email}`)}`;
    if (manquants.get(compteId)?.every((mot) => isDans(siens, mot))) {
      personnes.set(compteId, nom.trim() || email);
    }
  }
  return personnes;
}

function isDans(texte: string, ecritures: readonly string[]): boolean {
  return ecritures.some((mot) => texte.includes(` ${mot}`));
}
