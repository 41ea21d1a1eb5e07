/** Words shown to buyers are three columns, `nom_fr`, `nom_en`, `nom_es`: a query reads one of them. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { sql, type Sql } from './sql.ts';

const columns = new Map<string, Sql>();

/** `word('es', 'p.nom')` is the column `p.nom_es`. The name comes from the code, never from a request. */
export function word(langue: Locale, column: string): Sql {
  const name = `${column}_${langue}`;
  const known = columns.get(name);
  if (known) return known;
  if (!/^[a-z_]+(\.[a-z_]+)?$/.test(name)) throw new TypeError(`not a column: ${name}`);
  const made = sql([name] as unknown as TemplateStringsArray);
  columns.set(name, made);
  return made;
}
