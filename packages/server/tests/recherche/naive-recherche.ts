/** Words searched the slow and plain way: every article is looked at for every word. */
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import {
  createEquivalences,
  equivalentsOf,
  type Equivalences,
} from '../../src/recherche/texte/equivalences.ts';
import { readTexte } from '../../src/recherche/texte/read-texte.ts';
import type { Jeton } from '../../src/recherche/texte/jeton.ts';
import { isVide } from '../../src/recherche/texte/mots-vides.ts';
import { PERTES, poidsDesChamps } from '../../src/recherche/texte/pertinence.ts';
import {
  ATTRIBUT,
  CHIFFRES,
  DESCRIPTION,
  LIBELLE,
  MARQUE,
  NOM,
  RAYON,
  TETE,
} from '../../src/recherche/texte/champs.ts';
import { racineOf } from '../../src/recherche/texte/racines.ts';
import { autresEcritures } from '../../src/recherche/texte/abreviations.ts';
import { mesureOf } from '../../src/recherche/texte/proches/mesures.ts';
import { createDocuments, type Document, type Documents } from './naive-documents.ts';
import { codesCommencant, codesQui, designesPar } from './naive-codes.ts';
import type { PetitCatalogue } from './petit-catalogue.ts';

/** Weight of a word in an article, and how many words of the name it is. */
export interface Valeur {
  poids: number;
  nom: number;
}

export interface Mot {
  jetons: readonly Jeton[];
  dans: (document: Document) => Valeur | undefined;
  corrige?: string;
}

export interface Naive {
  documents: Documents;
  equivalences: Equivalences;
  langue: Locale;
  sansDescription?: boolean;
}

export interface Trouvee {
  document: Document;
  valeur: Valeur;
}

export interface RechercheNaive {
  trouvees: Trouvee[];
  mots: number;
}

export function createNaive(catalogue: PetitCatalogue): Omit<Naive, 'langue'> {
  return {
    documents: createDocuments(catalogue),
    equivalences: createEquivalences(catalogue.synonymes),
  };
}

/** Undefined where the words are not found together as they are typed. */
export function rechercheNaive(naive: Naive, q: string): RechercheNaive | undefined {
  const sobre = { ...naive, sansDescription: true };
  const mots = readMots(sobre, q, false);
  if (mots.some((mot) => !isConnu(sobre, mot))) return undefined;
  const trouvees = findTous(sobre, mots);
  if (trouvees.length === 0 || isAccident(sobre, mots, trouvees)) return undefined;
  return { trouvees, mots: nombreDeJetons(mots) };
}

/** Whether an article holds a word somewhere, in any of its forms. */
export function tient(naive: Naive, q: string, id: number): boolean {
  return readMots(naive, q, false).every((mot) =>
    findTous(naive, [mot]).some(({ document }) => document.ligne.id === id),
  );
}

const nombreDeJetons = (mots: readonly Mot[]) =>
  mots.reduce((sum, { jetons }) => sum + jetons.length, 0);

/** A size found with words that are much better found elsewhere. */
function isAccident(naive: Naive, mots: readonly Mot[], trouvees: readonly Trouvee[]): boolean {
  const isMesure = ({ jetons }: Mot) => jetons.every((jeton) => mesureOf(jeton) !== undefined);
  const autres = mots.filter((mot) => !isMesure(mot));
  if (autres.length === 0 || autres.length === mots.length || trouvees.length > 60) return false;
  const sansTaille = findTous(naive, autres);
  const best = Math.max(...sansTaille.map(({ valeur }) => valeur.poids));
  const ecart = autres.reduce(
    (sum, { jetons }) =>
      sum + (equivalentsOf(naive.equivalences, jetons).length > 0 ? 18 : 7) * jetons.length,
    0,
  );
  const found = new Set(trouvees.map(({ document }) => document));
  return !sansTaille.some(
    ({ document, valeur }) => found.has(document) && valeur.poids >= best - ecart,
  );
}

function findTous({ documents }: Naive, mots: readonly Mot[]): Trouvee[] {
  if (mots.length === 0) return [];
  return documents.tous.flatMap((document) => {
    const valeurs = mots.map((mot) => mot.dans(document));
    if (valeurs.includes(undefined)) return [];
    const sum = (key: keyof Valeur) =>
      valeurs.reduce((all, valeur) => all + (valeur?.[key] ?? 0), 0);
    return [{ document, valeur: { poids: sum('poids'), nom: sum('nom') } }];
  });
}

const isEnsemble = (naive: Naive, mots: readonly Mot[]) => findTous(naive, mots).length > 0;
const isConnu = (naive: Naive, mot: Mot) => isEnsemble(naive, [mot]);

function readMots(naive: Naive, q: string, enCours: boolean): Mot[] {
  const tous = readTexte(q, naive.langue);
  // « longueur 40 » is « 40 ».
  const annonce = ({ terme }: Jeton, suivant?: Jeton) =>
    terme === 'longueur' && suivant !== undefined && mesureOf(suivant) !== undefined;
  const pleins = tous.filter((jeton, i) => !isVide(jeton.terme) && !annonce(jeton, tous[i + 1]));
  const jetons = (pleins.length > 0 ? pleins : tous).slice(0, 12);
  const entiere = designesPar(naive, q, jetons);
  if (jetons.length === 0) return [];
  if (entiere) return [entiere];
  const debut = /^[\p{L}\d]{2,}-[\p{L}\d-]*$/u.test(q)
    ? codesCommencant(naive, q, jetons)
    : undefined;
  if (debut) return [debut];
  const morceaux = enMorceaux(q, jetons);
  const mots: Mot[] = [];
  let suite: Jeton[] = [];
  for (const { ecrit: texte, jetons: ceux } of [...morceaux, { ecrit: '', jetons: [] }]) {
    const code = /\d/.test(texte) ? designesPar(naive, texte, ceux) : undefined;
    if (!code && ceux.length > 0) {
      suite.push(...ceux);
      continue;
    }
    mots.push(...readSuite(naive, suite));
    suite = [];
    if (code) mots.push(code);
  }
  return completer(naive, q, morceaux, mots, enCours);
}

function enMorceaux(q: string, jetons: readonly Jeton[]): { ecrit: string; jetons: Jeton[] }[] {
  const morceaux: Jeton[][] = [];
  for (const jeton of jetons) {
    const last = morceaux.at(-1);
    if (last && !/\s/.test(q.slice(last.at(-1)?.fin, jeton.debut))) last.push(jeton);
    else morceaux.push([jeton]);
  }
  return morceaux.map((ceux) => ({
    ecrit: q.slice(ceux[0]?.debut, ceux.at(-1)?.fin),
    jetons: ceux,
  }));
}

/** The longest synonym first, where it leads somewhere. */
function readSuite(naive: Naive, jetons: readonly Jeton[]): Mot[] {
  if (jetons.length === 0) return [];
  const longest = Math.min(jetons.length, Math.max(2, naive.equivalences.longueur));
  for (let length = longest; length > 1; length--) {
    const ceux = jetons.slice(0, length);
    if (autresNoms(naive, ceux).length === 0) continue;
    const mot = readMot(naive, ceux);
    if (isConnu(naive, mot)) return [mot, ...readSuite(naive, jetons.slice(length))];
    break;
  }
  return [readMot(naive, jetons.slice(0, 1)), ...readSuite(naive, jetons.slice(1))];
}

function autresNoms(naive: Naive, jetons: readonly Jeton[]): (readonly Jeton[])[] {
  const noms = equivalentsOf(naive.equivalences, jetons);
  if (jetons.length !== 2 || jetons.some(({ sorte }) => sorte !== 'mot')) return noms;
  const { langue, documents } = naive;
  const dit = jetons.map(({ terme }) => terme).join('');
  const pareils = [...documents.vocabulaire[langue]].filter(
    (mot) => racineOf(mot, langue) === racineOf(dit, langue),
  );
  const joint = [dit, ...pareils].find((mot) => documents.proposables.has(mot));
  return joint === undefined ? noms : [...noms, readTexte(joint, 'fr')];
}

function readMot(naive: Naive, jetons: readonly Jeton[]): Mot {
  const autres = autresNoms(naive, jetons);
  const [seul] = jetons;
  const isAutre =
    autres.length > 0 &&
    jetons.length === 1 &&
    seul?.sorte === 'mot' &&
    !LOCALES.some((langue) => naive.documents.vocabulaire[langue].has(seul.terme));
  const dits = jetons.map((jeton) => duJeton(naive, jeton));
  const noms = autres.map((nom) => nom.map((jeton) => duJeton(naive, jeton)));
  return {
    jetons,
    dans: once((document) =>
      meilleure([
        isAutre
          ? undefined
          : ensemble(
              dits.map((dans) => dans(document)),
              0,
              jetons.length,
            ),
        ...noms.map((nom) =>
          ensemble(
            nom.map((dans) => dans(document)),
            PERTES.synonyme,
            jetons.length,
          ),
        ),
      ]),
    ),
  };
}

/** Each article is looked at once for a word. */
function once(dans: Mot['dans']): Mot['dans'] {
  const known = new Map<Document, Valeur | undefined>();
  return (document) => {
    if (!known.has(document)) known.set(document, dans(document));
    return known.get(document);
  };
}

function duJeton(naive: Naive, jeton: Jeton): Mot['dans'] {
  const { terme, parties, sorte } = jeton;
  if (sorte !== 'mot') {
    const autres =
      parties.length > 1
        ? [parties.toReversed().join('x')]
        : /(?:mm|in|ø[\d.]+)$/.test(terme)
          ? parties
          : [];
    const ecritures = sorte === 'code' || parties.length === 2 ? autresEcritures(terme) : [];
    if (parties.length > 2) ecritures.push(parties.slice(1).map((un, i) => `${parties[i]}x${un}`));
    if (parties.length === 2) ecritures.push([`m${terme}`]);
    return (document) =>
      meilleure([
        duTerme(naive, document, terme, 0),
        ...autres.map((autre) => duTerme(naive, document, autre, PERTES.aPart)),
        ...ecritures.map((ecriture) =>
          ensemble(
            ecriture.map((un) => duTerme(naive, document, un, 0)),
            PERTES.synonyme,
            1,
          ),
        ),
      ]);
  }
  const famille = LOCALES.flatMap((langue) =>
    [...naive.documents.vocabulaire[langue]].filter(
      (mot) => mot !== terme && racineOf(mot, langue) === racineOf(terme, langue),
    ),
  );
  return (document) =>
    meilleure([
      duTerme(naive, document, terme, 0),
      ...famille.map((mot) => duTerme(naive, document, mot, PERTES.racine)),
    ]);
}

const CHAMPS: Readonly<Record<string, number>> = {
  chiffres: CHIFFRES,
  marque: MARQUE,
  attribut: ATTRIBUT,
  rayon: RAYON,
  description: DESCRIPTION,
  ...Object.fromEntries(
    LOCALES.flatMap((langue) => [
      [`tete-${langue}`, TETE[langue]],
      [`nom-${langue}`, NOM[langue]],
      [`libelle-${langue}`, LIBELLE[langue]],
    ]),
  ),
};

const POIDS = { fr: poidsDesChamps('fr'), en: poidsDesChamps('en'), es: poidsDesChamps('es') };

function duTerme(
  { langue, sansDescription }: Naive,
  document: Document,
  terme: string,
  perte: number,
): Valeur | undefined {
  const poids = POIDS[langue];
  const valeurs = [...document.champs].flatMap(([champ, termes]) =>
    termes.has(terme) && !(sansDescription && champ === 'description')
      ? [
          {
            poids: Math.max(1, (poids[CHAMPS[champ] ?? -1] ?? 0) - perte),
            nom: champ === `tete-${langue}` || champ === `nom-${langue}` ? 1 : 0,
          },
        ]
      : [],
  );
  if (document.attributs.some(({ termes }) => termes.has(terme))) {
    valeurs.push({ poids: Math.max(1, (poids[ATTRIBUT] ?? 0) - perte), nom: 0 });
  }
  return meilleure(valeurs);
}

function meilleure(valeurs: readonly (Valeur | undefined)[]): Valeur | undefined {
  return valeurs
    .filter((valeur) => valeur !== undefined)
    .toSorted((a, b) => b.poids - a.poids || b.nom - a.nom)[0];
}

function ensemble(
  valeurs: readonly (Valeur | undefined)[],
  perte: number,
  mots: number,
): Valeur | undefined {
  const known = valeurs.filter((valeur) => valeur !== undefined);
  if (known.length < valeurs.length) return undefined;
  const sum = known.reduce((all, { poids }) => all + poids, 0);
  return {
    poids: Math.max(1, Math.floor(sum / known.length) - perte) * mots,
    nom: known.reduce((all, { nom }) => all + nom, 0),
  };
}

function completer(
  naive: Naive,
  q: string,
  morceaux: readonly { ecrit: string; jetons: Jeton[] }[],
  mots: readonly Mot[],
  enCours: boolean,
): Mot[] {
  let completes = [...mots];
  const last = mots.at(-1);
  if (last?.jetons.length === 1 && (enCours || !isConnu(naive, last))) {
    completes = [...mots.slice(0, -1), avecDebut(naive, last)];
  }
  const isComplet = () => completes.every((mot) => isConnu(naive, mot));
  if (isComplet()) return completes;
  const jetons = morceaux.flatMap((morceau) => morceau.jetons);
  const entiere = morceaux.length > 1 && /\d/.test(q) ? codesQui(naive, q, jetons) : undefined;
  if (entiere) return [entiere];
  for (const { ecrit: texte, jetons: ceux } of morceaux) {
    const first = completes.findIndex((mot) => mot.jetons[0] === ceux[0]);
    const end = completes.findIndex((mot) => mot.jetons.at(-1) === ceux.at(-1)) + 1;
    const concerned = completes.slice(first, end);
    if (first === -1 || texte.length < 3 || concerned.every((mot) => isConnu(naive, mot))) continue;
    const code = codesQui(naive, texte, ceux);
    if (code) completes = completes.toSpliced(first, concerned.length, code);
  }
  return completes;
}

function avecDebut(naive: Naive, mot: Mot): Mot {
  const terme = mot.jetons[0]?.terme ?? '';
  const termes = new Set(
    naive.documents.tous.flatMap(({ champs, attributs }) => [
      ...[...champs.values()].flatMap((ceux) => [...ceux]),
      ...attributs.flatMap(({ termes: ceux }) => [...ceux]),
    ]),
  );
  const longs = [...termes].filter((un) => un !== terme && un.startsWith(terme));
  return {
    ...mot,
    dans: once((document) =>
      meilleure([
        mot.dans(document),
        ...longs.map((un) => duTerme(naive, document, un, PERTES.debut)),
      ]),
    ),
  };
}
