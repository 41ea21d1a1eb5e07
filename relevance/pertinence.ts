/**
 * `npm run pertinence [-- --controle | --epreuve]`
 * Asks the queries of the set to a shop of its own and reports how often the first answer is right.
 * The search is tuned on the part `reglage`, whose failures are listed. The part `controle` is
 * there to check what was tuned, and `epreuve`, written later, to check it again: of both only the
 * figures are shown.
 */
import { parseArgs } from 'node:util';
import { LOCALES } from '@comptoir/contract/words/locales.ts';
import { ouvrirBoutique } from './boutique.ts';
import { CONTROLE } from './controle.ts';
import { mesurer, noter, type Note, type Resultat } from './mesure.ts';
import { EPREUVE } from './epreuve.ts';
import { REGLAGE } from './reglage.ts';
import { GENRES_DE_REQUETE, type GenreDeRequete } from './requete.ts';

/** Share of the queries whose first answer is right. */
const SEUILS: Partial<Record<GenreDeRequete, number>> = {
  reference: 0.95,
  mots: 0.95,
  dimensions: 0.95,
  fautes: 0.75,
  negation: 0.95,
  unites: 0.95,
  questions: 0.8,
  voisins: 0.95,
  absents: 0.8,
};

/** Share of the first places that hold something as good, where little is found. */
const REMPLI = 0.8;

const { values } = parseArgs({
  options: {
    controle: { type: 'boolean', default: false },
    epreuve: { type: 'boolean', default: false },
  },
});
const partie = values.epreuve ? EPREUVE : values.controle ? CONTROLE : REGLAGE;

const boutique = await ouvrirBoutique();
try {
  const resultats = await mesurer(boutique, partie);
  printNotes(resultats);
  if (partie === REGLAGE) printEchecs(resultats);
  if (!passes(resultats)) process.exitCode = 1;
} finally {
  await boutique.close();
}

function printNotes(resultats: readonly Resultat[]): void {
  print(`\n${row(['', 'queries', 'success@1', 'success@5', 'MRR', 'fill', 'bar'])}`);
  for (const genre of genresOf(resultats)) {
    const some = resultats.filter((resultat) => resultat.genre === genre);
    print(row([genre, ...cells(noter(some)), SEUILS[genre]?.toFixed(2) ?? '']));
    for (const langue of LOCALES) {
      const ofLanguage = some.filter((resultat) => resultat.langue === langue);
      print(row([`  ${langue}`, ...cells(noter(ofLanguage)), '']));
    }
  }
  print(row(['all', ...cells(noter(resultats)), '']));
  const corriges = resultats.filter(({ absurde }) => absurde);
  print(`absurd corrections: ${corriges.length}${partie === REGLAGE ? list(corriges) : ''}`);
}

function genresOf(resultats: readonly Resultat[]): GenreDeRequete[] {
  const asked = new Set(resultats.map(({ genre }) => genre));
  return GENRES_DE_REQUETE.filter((genre) => asked.has(genre));
}

function list(resultats: readonly Resultat[]): string {
  return resultats.map(({ q, lecture }) => ` « ${q} » → ${lecture}`).join(';');
}

function printEchecs(resultats: readonly Resultat[]): void {
  const echecs = resultats.filter(({ rang }) => rang !== 1);
  if (echecs.length === 0) return;
  print(`\n${echecs.length} not right at once:`);
  for (const { genre, langue, q, rang, premier, total, lecture } of echecs) {
    const place = rang === 0 ? 'not found' : `at ${rang}`;
    const read = lecture ? `, read ${lecture}` : '';
    print(`  ${genre} ${langue} « ${q} »: ${place} of ${total}${read}; first: ${premier}`);
  }
}

function passes(resultats: readonly Resultat[]): boolean {
  if (resultats.some(({ absurde }) => absurde)) return false;
  return genresOf(resultats).every((genre) => {
    const { succes1, rempli = 1 } = noter(resultats.filter((one) => one.genre === genre));
    return succes1 >= (SEUILS[genre] ?? 0) && rempli >= REMPLI;
  });
}

function cells({ requetes, succes1, succes5, mrr, rempli }: Note): string[] {
  const shares = [succes1, succes5, mrr].map((share) => share.toFixed(3));
  return [String(requetes), ...shares, rempli?.toFixed(3) ?? ''];
}

function row([first = '', ...others]: readonly string[]): string {
  return first.padEnd(12) + others.map((cell) => cell.padStart(10)).join('');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
