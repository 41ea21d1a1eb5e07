/**
 * How hard a password is to guess, by rules that need no list: the browser judges while one types,
 * the server judges again and adds the common ones.
 */

export const RAISONS_FAIBLE = ['court', 'personnel', 'repetitif', 'courant'] as const;
export type RaisonFaible = (typeof RAISONS_FAIBLE)[number];

export interface Jugement {
  /** 0 and 1 are refused; 4 is as good as it gets. */
  force: 0 | 1 | 2 | 3 | 4;
  /** Why it is refused. */
  raison?: RaisonFaible;
}

/** What others know of whoever chooses it. */
export interface Proprietaire {
  prenom: string;
  nom: string;
  email: string;
  societe?: string;
}

export const MIN_SIGNES_MOT_DE_PASSE = 12;
/** Shorter words are in too many others. */
const MIN_SIGNES_MOT = 4;
/** Signs that must be left once what can be foreseen is taken away. */
const MIN_SIGNES_PROPRES = 8;
const MIN_SUITE = 4;

/** Rows of the keyboards of our three languages; those of letters and of digits are runs too. */
const RANGEES = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '&e"\'(-e_ca)=',
  '!@#$%^&*()',
];
const SUITES = RANGEES.flatMap((rangee) => [rangee, Array.from(rangee).reverse().join('')]);

export function jugerMotDePasse(motDePasse: string, proprietaire: Proprietaire): Jugement {
  const signes = plier(motDePasse);
  const nombre = Array.from(signes).length;
  if (nombre < MIN_SIGNES_MOT_DE_PASSE) {
    return { force: nombre < MIN_SIGNES_PROPRES ? 0 : 1, raison: 'court' };
  }
  if (isRepetitif(signes)) return { force: 1, raison: 'repetitif' };
  const propres = Array.from(sansSuites(sansMots(signes, motsOf(proprietaire)))).length;
  if (propres < MIN_SIGNES_PROPRES) return { force: 1, raison: 'personnel' };
  return { force: propres < MIN_SIGNES_MOT_DE_PASSE ? 2 : propres < 16 ? 3 : 4 };
}

/** Case and accents do not make a word another. */
export function plier(texte: string): string {
  return texte.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** One part over and over, a handful of signs, or rows of the keyboard and little else. */
function isRepetitif(texte: string): boolean {
  const signes = Array.from(texte);
  if (new Set(signes).size < 5) return true;
  if (periodeOf(signes) <= signes.length / 2) return true;
  return Array.from(sansSuites(texte)).length < MIN_SIGNES_PROPRES;
}

/** Length of the shortest part that gives the whole when repeated. */
function periodeOf(signes: readonly string[]): number {
  for (let periode = 1; periode < signes.length; periode++) {
    if (signes.every((signe, i) => i < periode || signe === signes[i - periode])) return periode;
  }
  return signes.length;
}

/** Each run counts as one sign. */
function sansSuites(texte: string): string {
  const signes = Array.from(texte);
  let reste = '';
  for (let i = 0; i < signes.length;) {
    reste += signes[i];
    i += longueurDeSuite(signes, i);
  }
  return reste;
}

/** How many signs from here follow each other in a row or are the same; 1 where they do not. */
function longueurDeSuite(signes: readonly string[], debut: number): number {
  let fin = debut + 1;
  while (fin < signes.length && isSuite(signes.slice(debut, fin + 1).join(''))) fin++;
  return fin - debut >= MIN_SUITE ? fin - debut : 1;
}

function isSuite(texte: string): boolean {
  const signes = Array.from(texte);
  return (
    signes.every((signe) => signe === signes[0]) || SUITES.some((suite) => suite.includes(texte))
  );
}

function motsOf({ prenom, nom, email, societe = '' }: Proprietaire): string[] {
  const textes = [prenom, nom, email, societe].map(plier);
  const mots = textes.flatMap((texte) => [
    texte,
    ...texte.split('@'),
    ...texte.split(/[^\p{L}\p{N}]+/u),
  ]);
  // The longest first: what a long one holds is not left half taken away.
  return [...new Set(mots)]
    .filter((mot) => Array.from(mot).length >= MIN_SIGNES_MOT)
    .sort((a, b) => b.length - a.length);
}

function sansMots(texte: string, mots: readonly string[]): string {
  return mots.reduce((reste, mot) => reste.replaceAll(mot, ''), texte);
}
