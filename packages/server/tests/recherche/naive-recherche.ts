/** Words searched the slow and plain way: every article is looked at for every word. */
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import {
  createEquivalences,
  equivalentsOf,
  type Equivalences,
} from '../../src/recherche/texte/equivalences.ts';
import { readTexte, type Jeton } from '../../src/recherche/texte/read-texte.ts';
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
import { createDocuments, type Document, type Documents } from './naive-documents.ts';
import { codesCommencant, codesQui, designesPar } from './naive-codes.ts';
import { corrections } from './naive-fautes.ts';
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
  correction: string | null;
  sansMots: string[];
}

export function createNaive(catalogue: PetitCatalogue): Omit<Naive, 'langue'> {
  return {
    documents: createDocuments(catalogue),
    equivalences: createEquivalences(catalogue.synonymes),
  };
}

export function rechercheNaive(
  naive: Naive,
  q: string,
  options: { exact: boolean; enCours: boolean },
): RechercheNaive {
  const sobre = { ...naive, sansDescription: true };
  const mots = readMots(sobre, q, options.enCours);
  const trouvees = findTous(sobre, mots);
  if (trouvees.length > 0) {
    return { trouvees, mots: nombreDeJetons(mots), correction: null, sansMots: [] };
  }
  const { reste, ...partout } = rechercherPartout(naive, q, options);
  const rectifies = readMots(sobre, reste, options.enCours);
  const autres = findTous(sobre, rectifies);
  if (autres.length === 0) return partout;
  return { ...partout, trouvees: autres, mots: nombreDeJetons(rectifies) };
}

const nombreDeJetons = (mots: readonly Mot[]) =>
  mots.reduce((sum, { jetons }) => sum + jetons.length, 0);

function rechercherPartout(
  naive: Naive,
  q: string,
  { exact, enCours }: { exact: boolean; enCours: boolean },
): RechercheNaive & { reste: string } {
  const lus = readMots(naive, q, enCours);
  const corriges = exact ? lus : corriger(naive, lus);
  const connus = corriges.filter((mot) => isConnu(naive, mot));
  const retenus =
    connus.length > 1 && !isEnsemble(naive, connus)
      ? ((exact ? undefined : corrigerUnMot(naive, connus)) ?? laisserDesMots(naive, connus))
      : connus;
  const firsts = new Set(retenus.map(({ jetons }) => jetons[0]));
  return {
    trouvees: findTous(naive, retenus),
    reste: retenus.map((mot) => mot.corrige ?? ecrit(q, mot)).join(' '),
    mots: nombreDeJetons(retenus),
    correction: retenus.some(({ corrige }) => corrige !== undefined) ? recrire(q, retenus) : null,
    sansMots: corriges.filter(({ jetons }) => !firsts.has(jetons[0])).map((mot) => ecrit(q, mot)),
  };
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
  const pleins = tous.filter(({ terme }) => !isVide(terme));
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
  const joint = jetons.map(({ terme }) => terme).join('');
  const isJoint =
    jetons.length === 2 &&
    jetons.every(({ sorte }) => sorte === 'mot') &&
    naive.documents.proposables.has(joint);
  return isJoint ? [...noms, readTexte(joint, 'fr')] : noms;
}

function readMot(naive: Naive, jetons: readonly Jeton[]): Mot {
  const dits = jetons.map((jeton) => duJeton(naive, jeton));
  const noms = autresNoms(naive, jetons).map((nom) => nom.map((jeton) => duJeton(naive, jeton)));
  return {
    jetons,
    dans: once((document) =>
      meilleure([
        ensemble(
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
  const { terme, parties } = jeton;
  if (jeton.sorte !== 'mot') {
    return (document) => {
      const exacte = duTerme(naive, document, terme, 0);
      if (parties.length === 0) return exacte;
      const chacune = parties.map((partie) => duTerme(naive, document, partie, 0));
      return meilleure([exacte, ensemble(chacune, PERTES.aPart, 1)]);
    };
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

function remplacants(naive: Naive, { jetons }: Mot): Mot[] {
  const [jeton] = jetons;
  if (jetons.length !== 1 || !jeton) return [];
  return corrections(naive, jeton).map((corrige) => {
    const mots = readSuite(naive, readTexte(corrige, 'fr'));
    return {
      jetons,
      corrige,
      dans: once((document) =>
        ensemble(
          mots.map((mot) => mot.dans(document)),
          0,
          1,
        ),
      ),
    };
  });
}

function corriger(naive: Naive, lus: readonly Mot[]): Mot[] {
  const mots = [...lus];
  for (const [i, mot] of mots.entries()) {
    if (isConnu(naive, mot)) continue;
    const connus = mots.filter((autre) => isConnu(naive, autre));
    const candidats = remplacants(naive, mot);
    const choisi = candidats.find((un) => isEnsemble(naive, [...connus, un])) ?? candidats[0];
    if (choisi) mots[i] = choisi;
  }
  return mots;
}

function duPlusRare(naive: Naive, mots: readonly Mot[]): Mot[] {
  const nombre = (mot: Mot) => findTous(naive, [mot]).length;
  return mots.toSorted((a, b) => nombre(a) - nombre(b));
}

function corrigerUnMot(naive: Naive, mots: readonly Mot[]): Mot[] | undefined {
  const douteux = duPlusRare(naive, mots).filter(({ corrige }) => corrige === undefined);
  for (const mot of douteux.slice(0, 4)) {
    for (const candidat of remplacants(naive, mot)) {
      const essai = mots.map((autre) => (autre === mot ? candidat : autre));
      if (isEnsemble(naive, essai)) return essai;
    }
  }
  return undefined;
}

/** One word after the other, all of them tried the first two times. */
function laisserDesMots(naive: Naive, mots: readonly Mot[], choix = 0): Mot[] {
  if (mots.length === 1) return [...mots];
  const nomme = ({ jetons }: Mot) => Number(jetons.some((jeton) => nommeUneChose(naive, jeton)));
  const essais = duPlusRare(naive, mots)
    .toReversed()
    .toSorted((a, b) => nomme(a) - nomme(b))
    .slice(0, choix < 2 ? undefined : 1)
    .map((moindre) => mots.filter((mot) => mot !== moindre));
  const suffisant = essais.find((essai) => isEnsemble(naive, essai));
  return suffisant ?? laisserDesMots(naive, essais[0] ?? [], choix + 1);
}

function nommeUneChose({ documents }: Naive, { sorte, terme }: Jeton): boolean {
  if (sorte !== 'mot') return false;
  const famille = new Set([
    terme,
    ...LOCALES.flatMap((langue) =>
      [...documents.vocabulaire[langue]].filter(
        (mot) => racineOf(mot, langue) === racineOf(terme, langue),
      ),
    ),
  ]);
  return documents.tous.some(({ champs }) =>
    LOCALES.some((langue) =>
      champs
        .get(`tete-${langue}`)
        ?.values()
        .some((mot) => famille.has(mot)),
    ),
  );
}

function ecrit(q: string, { jetons }: Mot): string {
  return q.slice(jetons[0]?.debut, jetons.at(-1)?.fin);
}

function recrire(q: string, mots: readonly Mot[]): string {
  return mots.reduceRight(
    (texte, { jetons, corrige }) =>
      corrige === undefined
        ? texte
        : texte.slice(0, jetons[0]?.debut) + corrige + texte.slice(jetons.at(-1)?.fin),
    q,
  );
}
