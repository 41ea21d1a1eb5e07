/** People at the shop of the tests, known to it as after the sign-in page or the choice of a store. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { createPool, type Pool } from '../../packages/server/src/db/pool.ts';
import * as visitors from '../../packages/server/tests/visitors.ts';

export type { Visitor } from '../../packages/server/tests/visitors.ts';

const url = inject('shopUrl');
let pool: Pool | undefined;

export async function closeShopDatabase(): Promise<void> {
  await pool?.end();
  pool = undefined;
}

/** The database of the shop, for what no page does yet. */
export function shopDatabase(): Pool {
  const read = (name: string) =>
    readFileSync(join(inject('shopData'), 'postgres', name), 'utf8').trim();
  pool ??= createPool(
    `postgres://comptoir:${read('password')}@127.0.0.1:${read('port')}/comptoir`,
    { max: 2 },
  );
  return pool;
}

/** The page is that visitor's from its next visit. */
export async function giveSession(page: Page, who: visitors.Visitor): Promise<void> {
  const [name = '', value = ''] = who.cookie.split('=');
  await page.context().addCookies([{ name, value, url }]);
}

export function newVisitor(): Promise<visitors.Visitor> {
  return visitors.newVisitor(url);
}

export function newBuyer(email: string): Promise<visitors.Visitor> {
  return visitors.newBuyer({ url, pool: shopDatabase() }, email);
}

/** A delegate who acts for nobody. */
export function newDelegue(code: string): Promise<visitors.Visitor> {
  return visitors.newDelegue({ url, pool: shopDatabase() }, code);
}
