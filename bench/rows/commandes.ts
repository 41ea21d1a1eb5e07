/** Placing orders; lists and dashboard of a company that has many orders and quotes. */
import type { Shop } from '../../e2e/harness/shop.ts';
import { openDatabase } from '../comptes.ts';
import { createGrandCompte } from '../grand-compte.ts';
import type { Row } from '../report.ts';
import { passerRows } from './commandes-passer.ts';
import { listesRows } from './listes.ts';
import { tableauDeBordRows } from './tableau-de-bord.ts';

export async function commandesRows(shop: Shop): Promise<Row[]> {
  const database = await openDatabase(shop.data);
  try {
    const { pool } = database;
    const passees = await passerRows(shop, pool);
    const grand = await createGrandCompte(shop, pool);
    return [
      ...passees,
      ...(await listesRows(shop, grand)),
      ...(await tableauDeBordRows(shop, grand)),
    ];
  } finally {
    await database.close();
  }
}
