import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../../src/db/log.ts';
import { sql } from '../../src/db/sql.ts';
import { transaction } from '../../src/db/transaction.ts';
import { createBus } from '../../src/outbox/bus.ts';
import type { Bus } from '../../src/outbox/bus.ts';
import { cleanOutbox, emettre } from '../../src/outbox/outbox.ts';
import { createDatabase } from '../database.ts';
import type { TestDatabase } from '../database.ts';

describe('the event bus', () => {
  let base: TestDatabase;
  let buses: Bus[];

  beforeEach(async () => {
    base = await createDatabase();
    buses = [];
  });
  afterEach(async () => {
    await Promise.all(buses.map((bus) => bus.close()));
    await base.drop();
  });

  /** A bus, and what it heard so far. */
  async function listener(): Promise<string[]> {
    const bus = await createBus({ pool: base.pool, log: silentLog });
    buses.push(bus);
    const heard: string[] = [];
    bus.on('pages-perimees', ({ etiquettes }) => void heard.push(...etiquettes));
    return heard;
  }
  const emit = (etiquette: string) =>
    transaction(base.pool, (tx) => emettre(tx, 'pages-perimees', { etiquettes: [etiquette] }));
  const cut = () =>
    base.pool.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'comptoir-evenements' and datname = current_database()`);

  it('tells every server within a second', async () => {
    const one = await listener();
    const two = await listener();
    await emit('a');
    await expect.poll(() => [...one, ...two], { timeout: 1000, interval: 10 }).toEqual(['a', 'a']);
  });

  it('tells nothing of a transaction that was rolled back', async () => {
    const heard = await listener();
    const refused = transaction(base.pool, async (tx) => {
      await emettre(tx, 'pages-perimees', { etiquettes: ['refused'] });
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    await emit('kept');
    await expect.poll(() => heard).toEqual(['kept']);
  });

  it('tells what was committed late although a later event was told before', async () => {
    const heard = await listener();
    await transaction(base.pool, async (tx) => {
      await emettre(tx, 'pages-perimees', { etiquettes: ['first id, last commit'] });
      await emit('second id, first commit');
      await expect.poll(() => heard).toEqual(['second id, first commit']);
    });
    await expect.poll(() => heard).toEqual(['second id, first commit', 'first id, last commit']);
  });

  it('delivers once and in order what was sent while the connection was cut', async () => {
    const heard = await listener();
    await emit('1');
    await expect.poll(() => heard).toEqual(['1']);
    await cut();
    for (const etiquette of ['2', '3', '4']) await emit(etiquette);
    await expect.poll(() => heard, { timeout: 5000 }).toEqual(['1', '2', '3', '4']);
    await emit('5');
    await expect.poll(() => heard).toEqual(['1', '2', '3', '4', '5']);
  });

  it('loses and doubles nothing under concurrent writers and repeated cuts', async () => {
    const heard = await listener();
    const sent = Array.from({ length: 200 }, (_, i) => String(i));
    const queue = [...sent];
    const write = async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        await emit(next);
        if (Number(next) % 50 === 10) await cut();
      }
    };
    await Promise.all([write(), write(), write(), write()]);
    await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(sent.length);
    expect(heard.toSorted()).toEqual(sent.toSorted());
  });

  it('goes on when a handler fails, and stops telling a removed one', async () => {
    const heard = await listener();
    const [bus] = buses;
    const removed: unknown[] = [];
    bus?.on('pages-perimees', () => {
      throw new Error('broken handler');
    });
    bus?.on('pages-perimees', (donnees) => void removed.push(donnees))();
    await emit('a');
    await emit('b');
    await expect.poll(() => heard).toEqual(['a', 'b']);
    expect(removed).toEqual([]);
  });

  it('wakes the readers once for many events written by one statement', async () => {
    const heard = await listener();
    await base.pool.execute(sql`
      insert into outbox (sujet, donnees)
      select 'pages-perimees', jsonb_build_object('etiquettes', jsonb_build_array(n::text))
        from generate_series(1, 1000) as n`);
    await expect.poll(() => heard.length).toBe(1000);
    expect(heard).toEqual(Array.from({ length: 1000 }, (_, i) => String(i + 1)));
  });

  it('forgets events after a week', async () => {
    await emit('old');
    await emit('recent');
    await base.pool.execute(sql`
      update outbox set cree_le = now() - interval '8 days'
       where donnees->'etiquettes' ? 'old'`);
    expect(await cleanOutbox(base.pool)).toBe(1);
    expect(await base.pool.query(sql`select donnees->'etiquettes'->>0 as e from outbox`)).toEqual([
      { e: 'recent' },
    ]);
  });
});
