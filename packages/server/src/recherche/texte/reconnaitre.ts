/** The articles that codes written on an order are those of, and what comes near the others. */
import { MAX_PROPOSITIONS } from '@comptoir/contract/articles/references.contract.ts';
import type { CodeReconnu, DemandeCodes } from '../index/demande-texte.ts';
import { chercher } from './chercher.ts';
import { confondus, designeSeul, designes } from './codes-cherches.ts';
import {
  commencantParCode,
  contenantCode,
  egalesAuCode,
  normaliserCode,
  voisinsDuCode,
} from './codes.ts';
import { fautesDeCode, fautesDEan } from './corrections/fautes-de-code.ts';
import type { IndexTexte } from './index-texte.ts';
import { noter, rowsParNote, type Avantages } from './notes.ts';
import { lue } from './requete.ts';
import type { Lecteur } from './sources.ts';
import { voisinsOf } from './proches/voisins.ts';

/** Codes that share fewer first signs are not alike. */
const MIN_COMMUNS = 4;
/** Fewer figures are part of too many codes. */
const MIN_CHIFFRES = 5;
/** Codes of one batch that are looked for with a mistake in them, and as words. */
const MAX_FAUTES = 300;
const MAX_RECHERCHES = 50;

/** « réf », « EAN », « code article » before a code say what kind it is. */
const ETIQUETTE =
  /^(?:r[ée]f(?:[ée]rence|erencia)?s?|ean(?:[ -]?(?:8|13))?|gtin|code(?:[ -]barres?| article)?|art(?:icle|\.)?|sku|n[°º])\s*[.:#°º]*\s+(?=\S*\d)/iu;

export function reconnaitre(
  lecteur: Lecteur,
  avantages: Avantages,
  { codes, isSansPropositions = false }: DemandeCodes,
  reste: Reste = createReste(),
): CodeReconnu[] {
  const { texte } = lecteur;
  return codes.map((ecrit) => {
    const code = ecrit.replace(ETIQUETTE, '');
    const seul =
      designeSeul(texte, ecrit) ?? (code === ecrit ? undefined : designeSeul(texte, code));
    const { id } = avantages.lignes;
    if (seul) return { articleId: id[seul.row] ?? 0, par: seul.par, propositions: [] };
    if (isSansPropositions) return { articleId: null, par: null, propositions: [] };
    const rows = new Set(proches(lecteur, avantages, code, reste));
    const propositions = Array.from(rows, (row) => id[row] ?? 0).slice(0, MAX_PROPOSITIONS);
    return { articleId: null, par: null, propositions };
  });
}

/** What may still be spent on the codes of one batch. */
export interface Reste {
  fautes: number;
  recherches: number;
}

export function createReste(): Reste {
  return { fautes: MAX_FAUTES, recherches: MAX_RECHERCHES };
}

/** The surest first: the same code of several, signs that look alike, a slip, words, a beginning. */
function proches(lecteur: Lecteur, avantages: Avantages, ecrit: string, reste: Reste): number[] {
  const { texte } = lecteur;
  const code = normaliserCode(ecrit);
  const pareils = [...designes(texte, code), ...confondus(texte, code)].map(({ row }) => row);
  const commences = commencants(texte, code);
  if (pareils.length > 0) return [...pareils, ...commences];
  const fautes = reste.fautes-- > 0 ? avecUneFaute(texte, code) : [];
  if (fautes.length > 0) return fautes;
  const mots = isMots(ecrit) && reste.recherches-- > 0 ? parMots(lecteur, avantages, ecrit) : [];
  if (mots.length > 0) return mots;
  if (commences.length > 0) return commences;
  const { references, listes } = texte;
  const voisins = voisinsDuCode(references, code, listes.perimes, {
    least: MIN_COMMUNS,
    most: MAX_PROPOSITIONS,
  });
  return voisins.map(({ row }) => row);
}

function commencants({ references, listes }: IndexTexte, code: string): number[] {
  if (code.length < MIN_COMMUNS) return [];
  const trouves = commencantParCode(references, code, listes.perimes, MAX_PROPOSITIONS);
  return trouves.map(({ row }) => row);
}

/** A sign missing, too many, swapped or misread; of an EAN, its last figure, or one that is wrong. */
function avecUneFaute(texte: IndexTexte, code: string): number[] {
  const { references, eans, listes } = texte;
  const { perimes } = listes;
  if (code.length < MIN_CHIFFRES) return [];
  const variantes = fautesDeCode(code).flatMap((variante) =>
    egalesAuCode(references, variante, perimes),
  );
  if (!/^\d+$/.test(code)) return variantes.map(({ row }) => row);
  const ean = code.replace(/^0+/, '');
  const complets =
    ean.length >= 11 && ean.length <= 13
      ? [
          ...commencantParCode(eans, ean, perimes, MAX_PROPOSITIONS),
          ...(ean.length > 11
            ? commencantParCode(eans, ean.slice(0, -1), perimes, MAX_PROPOSITIONS)
            : []),
          ...fautesDEan(ean).flatMap((variante) => egalesAuCode(eans, variante, perimes)),
        ]
      : [];
  // A maker's code without its letters.
  const chiffres = contenantCode(references, code, perimes, MAX_PROPOSITIONS);
  return [...variantes, ...complets, ...chiffres].map(({ row }) => row);
}

/** Something to be said rather than a code: a word of letters, and another. */
function isMots(ecrit: string): boolean {
  return /\s/.test(ecrit.trim()) && /(?:^|[\s'’(])\p{L}{3,}/u.test(ecrit);
}

function parMots(lecteur: Lecteur, avantages: Avantages, ecrit: string): number[] {
  const q = lue(ecrit);
  if (q === '') return [];
  const recherche = chercher(lecteur, q, { exact: false, enCours: false });
  // With most of its words left out, it is about something else.
  const laisses = recherche.lecture.sansMots.length;
  if (laisses > 0 && laisses * 2 >= q.split(/\s+/).length) return [];
  noter(lecteur, recherche, avantages);
  const { sommes } = lecteur.brouillon;
  const best = rowsParNote(
    sommes,
    avantages.ordres.popularite,
    recherche.rows,
    0,
    MAX_PROPOSITIONS,
  );
  const { rows } = voisinsOf(lecteur, recherche, avantages, MAX_PROPOSITIONS - best.length);
  return [...best, ...rows];
}
