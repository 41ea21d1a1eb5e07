/** Which articles stand around one, the same for everyone: kept until the catalogue changes. */
import { formatMesure } from '@comptoir/contract/articles/mesure.ts';
import {
  MAX_COMPLEMENTS,
  MAX_PROCHES,
  type Lies,
} from '@comptoir/contract/produits/lies.contract.ts';
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import type { Pool } from '../../db/pool.ts';
import type { Bus } from '../../outbox/bus.ts';
import { createKeptById, type KeptById } from '../../outbox/kept.ts';
import {
  listComplements,
  listEnsemble,
  listEquivalents,
  type ComplementRow,
  type VoisinRow,
} from './liens.sql.ts';

export interface LiesPublics extends Pick<Lies, 'complements' | 'equivalents' | 'ensemble'> {
  id: number;
}

export type LiesParLangue = Record<Locale, KeptById<LiesPublics>>;

// Identifiers and a few words: some 500 bytes.
const MAX_PAR_LANGUE = 20_000;

export function createLiesPublics({
  pool,
  bus,
}: {
  pool: Pool;
  bus?: Bus | undefined;
}): LiesParLangue {
  const max = bus ? MAX_PAR_LANGUE : 0;
  const inLanguage = (langue: Locale) =>
    createKeptById({ max, load: (ids) => load(pool, ids, langue) });
  const lies: LiesParLangue = { fr: inLanguage('fr'), en: inLanguage('en'), es: inLanguage('es') };
  const clear = () => LOCALES.forEach((langue) => lies[langue].clear());
  // An article or a product that changed may stand around any other.
  bus?.on('articles-modifies', clear);
  bus?.on('produits-modifies', clear);
  bus?.on('catalogue-modifie', clear);
  return lies;
}

async function load(pool: Pool, ids: readonly number[], langue: Locale): Promise<LiesPublics[]> {
  const [complements, equivalents, ensemble] = await Promise.all([
    listComplements(pool, ids, langue),
    listEquivalents(pool, ids),
    listEnsemble(pool, ids),
  ]);
  const complementsOf = Map.groupBy(complements, ({ source }) => source);
  const equivalentsOf = Map.groupBy(equivalents, ({ source }) => source);
  const ensembleOf = Map.groupBy(ensemble, ({ source }) => source);
  return ids.map((id) => {
    const pris = (complementsOf.get(id) ?? []).slice(0, MAX_COMPLEMENTS);
    const proches = premiers(equivalentsOf.get(id), new Set());
    const montres = new Set([...pris.map(({ articleId }) => articleId), ...proches]);
    return {
      id,
      complements: pris.map((row) => ({
        articleId: row.articleId,
        raison: direRaison(row, langue),
      })),
      equivalents: proches,
      // What is shown already with its reason is not shown again.
      ensemble: premiers(ensembleOf.get(id), montres),
    };
  });
}

function premiers(rows: readonly VoisinRow[] = [], sauf: ReadonlySet<number>): number[] {
  return [...new Set(rows.map(({ articleId }) => articleId))]
    .filter((id) => !sauf.has(id))
    .slice(0, MAX_PROCHES);
}

/** « même empreinte Torx T20 » */
export function direRaison({ raison, valeur }: ComplementRow, langue: Locale): string | null {
  if (raison === null) return null;
  const dite = valeur?.libelle ?? (valeur?.nombre ? mesure(langue, valeur) : '');
  return raison.replace('{valeur}', dite).trim();
}

function mesure(langue: Locale, { nombre, unite }: NonNullable<ComplementRow['valeur']>): string {
  return formatMesure(langue, nombre ?? '', unite);
}
