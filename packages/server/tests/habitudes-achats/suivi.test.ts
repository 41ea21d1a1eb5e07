/** Habits are kept order by order, and are what all orders at once would tell. */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql, type Sql } from '../../src/db/sql.ts';
import { transaction } from '../../src/db/transaction.ts';
import { suivreHabitudes } from '../../src/habitudes-achats/habitudes-achats.public.ts';
import { buildGolden, type Golden } from '../articles/golden.ts';
import { createDatabase, type TestDatabase } from '../database.ts';
import { chiffrer, type Achat, type Chiffres, type Passe } from './depuis-zero.ts';
import { insertCommande } from './commandes-datees.ts';

let base: TestDatabase;
let golden: Golden;
beforeAll(async () => {
  base = await createDatabase();
  golden = await buildGolden(base.pool);
});
afterAll(() => base.drop());
beforeEach(async () => {
  await base.pool.execute(sql`delete from commande`);
  await base.pool.execute(sql`delete from achat`);
  await base.pool.execute(sql`delete from habitude`);
});

/** The day that days are counted from. */
const ZERO = '2020-01-01';

async function passer(jour: number, quantite: number): Promise<number> {
  return transaction(base.pool, async (tx) => {
    const id = await insertCommande(tx, golden, { zero: ZERO, jour, quantite });
    await suivreHabitudes(tx, id);
    return id;
  });
}

async function changer(id: number, quantite: number | 'annulee'): Promise<void> {
  await transaction(base.pool, async (tx) => {
    await tx.execute(
      quantite === 'annulee'
        ? sql`update commande set etat = 'annulee' where id = ${id}`
        : sql`update commande_ligne set quantite = ${quantite} where commande_id = ${id}`,
    );
    await suivreHabitudes(tx, id);
  });
}

const refaire = () => base.pool.execute(sql`select refaire_habitudes(${golden.morel}::int)`);

function gardees(): Promise<Chiffres | undefined> {
  const depuis = (jour: Sql) => sql`${jour} - ${ZERO}::date`;
  return base.pool.maybeOne(sql`
    select nombre, quantite, rythme_jours as rythme, ${depuis(sql`dernier_le`)} as dernier,
           ${depuis(sql`prochain_le`)} as prochain, ${depuis(sql`bientot_le`)} as bientot,
           ${depuis(sql`arrete_le`)} as arrete
      from habitude where compte_id = ${golden.morel} and article_id = ${golden.vis}`);
}

describe('a habit', () => {
  test('is the median of quantities and of days between orders: a holiday changes neither', async () => {
    for (const [jour, quantite] of [
      [0, 10],
      [21, 12],
      [42, 10],
      // Closed in August, and a large site on the way back.
      [105, 80],
      [126, 10],
    ] as const) {
      await passer(jour, quantite);
    }
    expect(await gardees()).toEqual({
      nombre: 5,
      quantite: 10,
      rythme: 21,
      dernier: 126,
      prochain: 147,
      bientot: 141,
      arrete: 210,
    });
  });

  test('counts one day once, however many orders it has', async () => {
    for (const jour of [0, 0, 30, 30, 60]) await passer(jour, 4);
    expect(await gardees()).toMatchObject({ nombre: 5, rythme: 30, prochain: 90 });
  });

  test('is irregular where the days between orders are all different', async () => {
    for (const jour of [0, 3, 60, 62, 190]) await passer(jour, 4);
    expect(await gardees()).toMatchObject({ prochain: null, bientot: null });
  });

  test('tells nothing of the next time before the third order', async () => {
    for (const jour of [0, 20]) await passer(jour, 4);
    expect(await gardees()).toMatchObject({ nombre: 2, rythme: null, prochain: null });
  });

  test('goes with the only order it was in', async () => {
    await changer(await passer(3, 5), 'annulee');
    expect(await gardees()).toBeUndefined();
  });

  test('keeps that it was hidden while orders come', async () => {
    await passer(3, 5);
    await base.pool.execute(sql`update habitude set masquee = true`);
    await passer(9, 5);
    expect(await base.pool.one(sql`select masquee from habitude`)).toEqual({ masquee: true });
  });
});

describe('two orders of one company at the same time', () => {
  test('both count', async () => {
    await Promise.all([10, 20, 30, 40].map((jour) => passer(jour, jour)));
    expect(await gardees()).toMatchObject({ nombre: 4, rythme: 10, dernier: 40 });
  });
});

const Geste = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      geste: fc.constant('passer'),
      jour: fc.nat(200),
      quantite: fc.integer({ min: 1, max: 50 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      geste: fc.constant('changer'),
      laquelle: fc.nat(30),
      quantite: fc.integer({ min: 1, max: 50 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ geste: fc.constant('annuler'), laquelle: fc.nat(30) }) },
) as fc.Arbitrary<
  | { geste: 'passer'; jour: number; quantite: number }
  | { geste: 'changer'; laquelle: number; quantite: number }
  | { geste: 'annuler'; laquelle: number }
>;

test('whatever is ordered, changed and given up, kept figures are those of all orders at once', async () => {
  const Passe = fc.option(
    fc
      .record({
        nombre: fc.integer({ min: 1, max: 15 }),
        fois: fc.integer({ min: 1, max: 9 }),
        jour: fc.nat(200),
      })
      .map(({ nombre, fois, jour }): Passe => ({ nombre, quantite: nombre * fois, jour })),
    { nil: undefined },
  );
  await fc.assert(
    fc.asyncProperty(Passe, fc.array(Geste, { maxLength: 20 }), async (passe, gestes) => {
      for (const table of [sql`commande`, sql`achat`, sql`habitude`]) {
        await base.pool.execute(sql`delete from ${table}`);
      }
      if (passe) {
        await base.pool.execute(sql`
          insert into achat (compte_id, article_id, nombre, quantite, dernier_le)
          values (${golden.morel}, ${golden.vis}, ${passe.nombre}, ${passe.quantite},
                  ${ZERO}::date + ${passe.jour}::int)`);
        await refaire();
      }
      const achats: Achat[] = [];
      for (const geste of gestes) {
        if (geste.geste === 'passer') {
          const { jour, quantite } = geste;
          achats.push({ commandeId: await passer(jour, quantite), jour, quantite });
          continue;
        }
        const place = achats.length === 0 ? -1 : geste.laquelle % achats.length;
        const achat = achats[place];
        if (!achat) continue;
        if (geste.geste === 'annuler') {
          await changer(achat.commandeId, 'annulee');
          achats.splice(place, 1);
        } else {
          await changer(achat.commandeId, geste.quantite);
          achats[place] = { ...achat, quantite: geste.quantite };
        }
      }
      const attendues = chiffrer(achats, passe);
      expect(await gardees()).toEqual(attendues);
      await refaire();
      expect(await gardees()).toEqual(attendues);
    }),
    { numRuns: 40 },
  );
});
