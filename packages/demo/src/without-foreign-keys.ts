import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';

interface ForeignKey {
  rule: string;
  table: string;
  definition: string;
}

/**
 * Takes the foreign keys of empty tables away while they are filled, then puts them back, which
 * checks all rows in one join: row by row that took two thirds of the loading time. It locks the
 * tables until the transaction ends, so it is for a shop that does not answer yet.
 */
export async function withoutForeignKeys(
  tx: Tx,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const keys = await tx.query<ForeignKey>(sql`
    select quote_ident(conname) as rule, conrelid::regclass::text as table,
      pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and conrelid = any (${tables}::regclass[])
    order by conname`);
  for (const { rule, table } of keys) {
    await ddl(tx, `alter table ${table} drop constraint ${rule}`);
  }
  await work();
  // The joins of a million rows stay in memory.
  await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
  for (const { rule, table, definition } of keys) {
    await ddl(tx, `alter table ${table} add constraint ${rule} ${definition}`);
  }
}

/** Text made from the database's own catalogue, quoted by it: no value of anyone is in it. */
function ddl(tx: Tx, text: string): Promise<number> {
  return tx.execute({ text, values: [], name: undefined });
}
