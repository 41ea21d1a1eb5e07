/** What is proposed while someone types: the best articles, and where else the words lead. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { MAX_SUGGESTIONS } from '@comptoir/contract/articles/suggestion.contract.ts';
import type { Compte, DemandeSuggestion, Suggestion } from '../index/demande-texte.ts';
import { chercher } from './chercher.ts';
import { parCodes, rowsDesCodes } from './chercher-mots.ts';
import { readTexte } from './read-texte.ts';
import { isVide } from './mots-vides.ts';
import { noter, rowsParNote, type Avantages } from './notes.ts';
import { racineOf } from './racines.ts';
import { choisirRayons, compterNoeuds } from './rayons.ts';
import { lue } from './requete.ts';
import type { Lecteur } from './sources.ts';
import { voisinsOf } from './proches/voisins.ts';

const MAX_RAYONS = 12;
/** Fewer articles leave room for those near them. */
const PEU = 4;

export function suggerer(
  lecteur: Lecteur,
  demande: DemandeSuggestion,
  avantages: Avantages,
): Suggestion {
  const { lignes, ordres } = avantages;
  const q = lue(demande.q);
  const codes = rowsDesCodes(demande.codes, avantages);
  const recherche =
    codes.length > 0
      ? parCodes(lecteur, codes)
      : chercher(lecteur, q, { exact: false, enCours: true });
  noter(lecteur, recherche, avantages);
  const { rows } = recherche;
  const { sommes } = lecteur.brouillon;
  const best = rowsParNote(sommes, ordres.popularite, rows, 0, MAX_SUGGESTIONS.articles);
  const proches =
    best.length > 0 && best.length < PEU
      ? voisinsOf(lecteur, recherche, avantages, MAX_SUGGESTIONS.articles - best.length).rows
      : [];
  const { correction } = recherche.lecture;
  return {
    total: rows.length,
    lecture: recherche.lecture,
    ids: [...best, ...proches].map((row) => lignes.id[row] ?? 0),
    trouves: best.length,
    noeuds: noeudsOf(lecteur, correction ?? q, avantages, rows),
    marques: marquesOf(lecteur, correction ?? q, avantages, rows),
  };
}

/** Those that the words name, then those that hold most of what they find. */
function noeudsOf(lecteur: Lecteur, q: string, { lignes }: Avantages, rows: Int32Array): Compte[] {
  const noeuds = compterNoeuds(lignes, rows);
  const nommes = noeuds.filter(({ noeud }) => isNomme(lecteur, q, noeud.libelle[lecteur.langue]));
  return retenir(
    [...nommes.toSorted((a, b) => b.nombre - a.nombre), ...choisirRayons(noeuds, MAX_RAYONS)],
    MAX_SUGGESTIONS.noeuds,
  );
}

function marquesOf(lecteur: Lecteur, q: string, { lignes }: Avantages, rows: Int32Array): Compte[] {
  const { marques } = lignes.referentiel;
  const nombres = new Int32Array(marques.length);
  for (let i = 0; i < rows.length; i++) {
    const marque = lignes.marque[rows[i] ?? 0] ?? 0;
    nombres[marque] = (nombres[marque] ?? 0) + 1;
  }
  const comptes = marques
    .map(({ id, nom }, numero) => ({ id, nom, nombre: nombres[numero] ?? 0 }))
    .filter(({ nombre }) => nombre > 0)
    .toSorted((a, b) => b.nombre - a.nombre);
  const nommees = comptes.filter(({ nom }) => isNomme(lecteur, nom, q) || isNomme(lecteur, q, nom));
  return retenir([...nommees, ...comptes], MAX_SUGGESTIONS.marques);
}

function retenir(comptes: readonly Compte[], most: number): Compte[] {
  const parId = new Map(comptes.map(({ id, nombre }) => [id, { id, nombre }]));
  return [...parId.values()].slice(0, most);
}

/** Whether every word of the first is one, or begins one, of the second. */
function isNomme({ langue }: Lecteur, mots: string, texte: string): boolean {
  const { termes, racines } = read(texte, langue);
  return read(mots, langue).termes.every(
    (terme) =>
      racines.has(racineOf(terme, langue)) || termes.some((autre) => autre.startsWith(terme)),
  );
}

interface Lu {
  termes: string[];
  racines: Set<string>;
}

/** Names of nodes and brands are read once, not at each letter typed. */
const lus = new Map<string, Lu>();
const MAX_LUS = 20_000;

function read(texte: string, langue: Locale): Lu {
  const key = langue + texte;
  const known = lus.get(key);
  if (known) return known;
  const mots = readTexte(texte, langue).filter(({ terme }) => !isVide(terme));
  const termes = mots.map(({ terme }) => terme);
  const lu = { termes, racines: new Set(termes.map((terme) => racineOf(terme, langue))) };
  if (lus.size >= MAX_LUS) lus.clear();
  lus.set(key, lu);
  return lu;
}
