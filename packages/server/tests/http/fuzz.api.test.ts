/** A few hundred things nobody should ask; `npm run fuzz` asks as many as wanted, pages too. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { buildLieux, LEMAIRE, MOREL } from '../articles/golden.ts';
import { PATRON, startEquipe, type Equipe } from '../delegue/equipe.ts';
import { fuzz } from '../fuzz/fuzz.ts';
import { drawRequete } from '../fuzz/requetes.ts';
import { listCalls } from './calls.ts';

let equipe: Equipe;
beforeAll(async () => {
  equipe = await startEquipe();
  await buildLieux(equipe.pool, equipe.vis);
  await equipe.pool.execute(sql`
    update compte set bloque = true where id = ${equipe.lemaire}`);
});
afterAll(() => equipe.api.close());

const calls = await listCalls();
const pages = ['/documents/{id}', '/brochures/{id}', '/sitemaps/{key}', '/banque-essai/{key}'];

test('the same seed asks the same', () => {
  const draw = () => Array.from({ length: 50 }, (_, n) => drawRequete({ calls, pages }, 3, n));
  expect(draw()).toEqual(draw());
});

test('whatever is asked is answered or refused, never a fault', async () => {
  const { fautes, atteintes } = await fuzz({
    url: equipe.api.url,
    pool: equipe.pool,
    calls,
    pages,
    nombre: 600,
    graine: 20,
    connexions: 4,
    personnes: { acheteur: MOREL, administrateur: PATRON, bloque: LEMAIRE, delegue: 'DK07' },
  });
  expect(fautes).toEqual([]);
  // It asks things that are right, too.
  expect(atteintes.size).toBeGreaterThan(40);
});
