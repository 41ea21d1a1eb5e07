/** Pages beside the articles that answer what is typed: services, trades, offers, help, news. */
import type { ContenuTrouve } from '@comptoir/contract/articles/suggestion.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { slugify } from '@comptoir/contract/noms.ts';
import type { Clock } from '../../clock.ts';
import type { Pool } from '../../db/pool.ts';
import type { Bus } from '../../outbox/bus.ts';
import { keep } from '../../outbox/kept.ts';
import { listContenus, type ContenuRow } from './suggestions.sql.ts';

export interface Contenus {
  /** Those whose words the typed ones begin, in any order; the title before the sentence below. */
  chercher(langue: Locale, texte: string, max: number): Promise<ContenuTrouve[]>;
}

// « de », « la », « for »: no page is found by them alone.
const MIN_SIGNES = 3;

interface Contenu extends ContenuRow {
  /** Read once: every sign typed searches them. */
  mots: Record<Locale, { titre: readonly string[]; tous: readonly string[] }>;
}

interface ContenusOptions {
  pool: Pool;
  bus: Bus | undefined;
  clock: Clock;
}

export function createContenus({ pool, bus, clock }: ContenusOptions): Contenus {
  const load = keep(bus, ['catalogue-modifie', 'contenus-modifies'], async () =>
    (await listContenus(pool)).map(readContenu),
  );
  return {
    async chercher(langue, texte, max) {
      const mots = wordsOf(texte).filter((mot) => mot.length >= MIN_SIGNES);
      if (mots.length === 0) return [];
      const jour = clock.today();
      const found = (await load()).filter(
        (contenu) => isShown(contenu, jour) && areBegun(contenu.mots[langue].tous, mots),
      );
      const { titre = [], texte: autres = [] } = Object.groupBy(found, (contenu) =>
        areBegun(contenu.mots[langue].titre, mots) ? 'titre' : 'texte',
      );
      return [...titre, ...autres].slice(0, max).map(({ type, id, libelle, slug }) => ({
        type,
        id,
        libelle: libelle[langue],
        slug: slug[langue],
      }));
    },
  };
}

function readContenu(row: ContenuRow): Contenu {
  const inLanguage = (langue: Locale) => {
    const titre = wordsOf(row.libelle[langue]);
    return { titre, tous: [...titre, ...wordsOf(row.texte[langue])] };
  };
  return { ...row, mots: { fr: inLanguage('fr'), en: inLanguage('en'), es: inLanguage('es') } };
}

function isShown({ debut, fin }: ContenuRow, jour: string): boolean {
  return (debut === null || debut <= jour) && (fin === null || fin >= jour);
}

function areBegun(words: readonly string[], mots: readonly string[]): boolean {
  return mots.every((mot) => words.some((word) => word.startsWith(mot)));
}

function wordsOf(texte: string): string[] {
  return texte.split(/\s+/).flatMap((part) => slugify(part).split('-'));
}
