/** What an article is found by: the terms it holds, field by field. */
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import { parseIds } from '../../db/parse-ids.ts';
import type { LigneRow } from '../index/lignes.sql.ts';
import type { Referentiel } from '../index/referentiel.ts';
import type { TexteProduitRow } from '../index/textes-produits.sql.ts';
import { ATTRIBUT, CHIFFRES, DESCRIPTION, LIBELLE, MARQUE, NOM, RAYON, TETE } from './champs.ts';
import { ajouterMot, ajouterTerme, proposer, type Lexique } from './lexique.ts';
import { readTexte } from './read-texte.ts';
import type { Jeton } from './jeton.ts';
import { cleOf } from './listes.ts';
import type { MotsAttributs } from './mots-attributs.ts';
import { isVide } from './mots-vides.ts';
import { ABSENT } from './negations.ts';

export interface Redaction {
  lexique: Lexique;
  referentiel: Referentiel;
  attributs: MotsAttributs;
  /** What a key is written as. */
  noter: (cle: number) => number;
  /** Texts already read, by field and language: products of different makers share most of theirs. */
  textes: Map<string, Map<string, readonly number[]>>;
}

export interface ProduitRedige {
  nom: Record<Locale, string>;
  cles: readonly number[];
  /** Words of its name, by language. */
  longueurs: Record<Locale, number>;
}

/** Texts kept of one field in one language. */
const MAX_TEXTES = 30_000;

export function redigerProduit(
  redaction: Redaction,
  { nom, serie, description }: TexteProduitRow,
  { marqueId, gauche }: Pick<LigneRow, 'marqueId' | 'gauche'>,
): ProduitRedige {
  const { referentiel } = redaction;
  const cles = new Set<number>();
  const longueurs = { fr: 0, en: 0, es: 0 };
  const marque = referentiel.marques[referentiel.numerosMarque.get(marqueId) ?? -1]?.nom ?? '';
  for (const langue of LOCALES) {
    // A series tells who makes it, not what it is.
    const jetons = motsDuNom(nom[langue], serie, langue);
    const tete = teteOf(jetons, langue);
    longueurs[langue] = jetons.length;
    jetons.forEach((jeton) =>
      noterJeton(
        redaction,
        cles,
        jeton,
        (jeton === tete ? TETE : NOM)[langue],
        nom[langue],
        langue,
      ),
    );
    noterLies(redaction, cles, jetons, NOM[langue], langue);
    noterTexte(redaction, cles, `${marque} ${serie ?? ''}`, MARQUE, langue);
    noterTexte(redaction, cles, description[langue], DESCRIPTION, langue);
  }
  for (const noeud of referentiel.noeuds.values()) {
    if (noeud.gauche > gauche || gauche > noeud.droite) continue;
    for (const langue of LOCALES) {
      noterTexte(redaction, cles, noeud.libelle[langue], RAYON, langue);
    }
  }
  return { nom, cles: [...cles], longueurs };
}

export function redigerLigne(
  redaction: Redaction,
  ligne: LigneRow,
  { nom }: Pick<ProduitRedige, 'nom'>,
): number[] {
  const { fr, en, es } = nom;
  return [
    ...clesDeSuite(redaction, ligne.libelleFr, fr, 'fr'),
    ...clesDeSuite(redaction, ligne.libelleEn, en, 'en'),
    ...clesDeSuite(redaction, ligne.libelleEs, es, 'es'),
    ...clesDesValeurs(redaction, ligne),
  ];
}

function motsDuNom(nom: string, serie: string | null, langue: Locale): Jeton[] {
  const deSerie = new Set(readTexte(serie ?? '', langue).map(({ terme }) => terme));
  return readTexte(nom, langue).filter(({ terme }) => !deSerie.has(terme) && !isVide(terme));
}

/** English says what a thing is last, the others first. */
function teteOf(jetons: readonly Jeton[], langue: Locale): Jeton | undefined {
  const mots = jetons.filter(({ sorte }) => sorte === 'mot');
  return langue === 'en' ? mots.at(-1) : mots[0];
}

function noterTexte(
  redaction: Redaction,
  cles: Set<number>,
  texte: string,
  champ: number,
  langue: Locale,
): void {
  for (const cle of clesDuTexte(redaction, texte, champ, langue)) cles.add(cle);
}

/** Sizes and codes are kept under `chiffres` where it is given. */
function clesDuTexte(
  redaction: Redaction,
  texte: string,
  champ: number,
  langue: Locale,
  chiffres = champ,
): readonly number[] {
  const lus = textesLus(redaction, champ, langue);
  const known = lus.get(texte);
  if (known) return known;
  const cles = new Set<number>();
  const jetons = readTexte(texte, langue).filter(({ terme }) => !isVide(terme));
  for (const jeton of jetons) {
    noterJeton(redaction, cles, jeton, jeton.sorte === 'mot' ? champ : chiffres, texte, langue);
  }
  noterLies(redaction, cles, jetons, champ, langue);
  if (lus.size >= MAX_TEXTES) lus.clear();
  const all = [...cles];
  lus.set(texte, all);
  return all;
}

function textesLus({ textes }: Redaction, champ: number, langue: Locale) {
  const key = langue + champ;
  const known = textes.get(key);
  if (known) return known;
  const lus = new Map<string, readonly number[]>();
  textes.set(key, lus);
  return lus;
}

function noterJeton(
  { lexique, noter }: Redaction,
  cles: Set<number>,
  { sorte, terme, contenus, debut, fin, nie = false }: Jeton,
  champ: number,
  texte: string,
  langue: Locale,
): void {
  if (sorte === 'mot') {
    const numero = ajouterMot(lexique, terme, langue);
    if (champ !== DESCRIPTION) proposer(lexique, numero, texte.slice(debut, fin).toLowerCase());
    const dit = nie ? ajouterTerme(lexique, ABSENT + terme) : numero;
    cles.add(noter(cleOf(dit, champ)));
    return;
  }
  for (const un of [terme, ...contenus]) cles.add(noter(cleOf(ajouterTerme(lexique, un), champ)));
}

/** « porte-serviette » is also found in one word. */
function noterLies(
  { lexique, noter }: Redaction,
  cles: Set<number>,
  jetons: readonly Jeton[],
  champ: number,
  langue: Locale,
): void {
  jetons.forEach(({ sorte, terme, lie, nie = false }, i) => {
    const before = jetons[i - 1];
    if (!lie || sorte !== 'mot' || before?.sorte !== 'mot') return;
    const joint = before.terme + terme;
    const numero = ajouterMot(lexique, joint, langue);
    cles.add(noter(cleOf(nie ? ajouterTerme(lexique, ABSENT + joint) : numero, champ)));
  });
}

/** What the label says beyond the name of the product. */
function clesDeSuite(
  redaction: Redaction,
  libelle: string,
  nom: string,
  langue: Locale,
): readonly number[] {
  const suite = libelle.startsWith(nom) ? libelle.slice(nom.length) : libelle;
  return clesDuTexte(redaction, suite, LIBELLE[langue], langue, CHIFFRES);
}

function clesDesValeurs(redaction: Redaction, { valeurs }: LigneRow): number[] {
  const { referentiel, attributs, lexique, noter } = redaction;
  const cles: number[] = [];
  const cotes: string[] = [];
  let filet: string | undefined;
  for (const id of parseIds(valeurs)) {
    const numero = referentiel.numerosValeur[id] ?? -1;
    for (const signe of attributs.signes[numero] ?? []) cles.push(noter(cleOf(signe, ATTRIBUT)));
    const { valeur = '', libelle } = referentiel.valeurs[numero] ?? {};
    const { unite } = referentiel.attributs[referentiel.groupes[numero] ?? -1] ?? {};
    if (unite === 'mm') cotes.push(valeur);
    else if (libelle && /^M\d+$/.test(libelle.fr)) filet = libelle.fr.toLowerCase();
  }
  for (const terme of dimensionsOf(cotes, filet)) {
    cles.push(noter(cleOf(ajouterTerme(lexique, terme), ATTRIBUT)));
  }
  return cles;
}

/** Sizes taken two by two, in the order of the attributes: 4 and 40 are « 4x40 ». */
function dimensionsOf(cotes: readonly string[], filet: string | undefined): string[] {
  const paires = cotes.flatMap((cote, i) => cotes.slice(i + 1).map((autre) => `${cote}x${autre}`));
  return filet === undefined ? paires : [...paires, ...cotes.map((cote) => `${filet}x${cote}`)];
}
