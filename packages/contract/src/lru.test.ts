import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLru } from './lru.ts';

describe('what is kept up to a bound', () => {
  it('lets go what was used longest ago', () => {
    const kept = createLru<string, number>({ max: 2 });
    kept.set('a', 1);
    kept.set('b', 2);
    expect(kept.get('a')).toBe(1);
    kept.set('c', 3);
    expect([...kept.entries()]).toEqual([
      ['a', 1],
      ['c', 3],
    ]);
  });

  it('counts a look as no use', () => {
    const kept = createLru<string, number>({ max: 2 });
    kept.set('a', 1);
    kept.set('b', 2);
    expect(kept.peek('a')).toBe(1);
    kept.set('c', 3);
    expect(kept.peek('a')).toBeUndefined();
  });

  it('weighs values; one heavier than the bound is not kept, and drives none out', () => {
    const kept = createLru<string, string>({ max: 5, weigh: (text) => text.length });
    kept.set('a', 'abc');
    kept.set('b', 'de');
    expect(kept.size).toBe(2);
    kept.set('b', 'def');
    expect([...kept.entries()]).toEqual([['b', 'def']]);
    kept.set('c', 'longer');
    expect([...kept.entries()]).toEqual([['b', 'def']]);
  });

  it('holds on to nothing that has left, however long there is room for more', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const kept = createLru<number, object>({ max: 1000 });
    const replaced: WeakRef<object>[] = [];
    for (let n = 0; n < 5000; n++) {
      const value = { n };
      kept.set(n % 50, value);
      if (n < 4950) replaced.push(new WeakRef(value));
      for (let used = 0; used < 10; used++) kept.get(used * 5);
    }
    // What a WeakRef was made from stays until the turn ends.
    await new Promise(setImmediate);
    collect();
    expect(kept.size).toBe(50);
    expect(replaced.filter((ref) => ref.deref() !== undefined)).toHaveLength(0);
  });

  it('keeps what a list put in order by hand would', () => {
    const key = fc.integer({ min: 0, max: 6 });
    const step = fc.oneof(
      fc.tuple(fc.constantFrom('get', 'delete'), key),
      fc.tuple(fc.constant('set'), key),
      fc.tuple(fc.constant('clear'), fc.constant(0)),
    );
    const weigh = (value: number) => 1 + (value % 3);
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 60 }),
        fc.integer({ min: 0, max: 8 }),
        (steps, max) => {
          const kept = createLru<number, number>({ max, weigh });
          let naive: [number, number][] = [];
          const without = (of: number) => naive.filter(([each]) => each !== of);
          for (const [n, [what, of]] of steps.entries()) {
            const known = naive.find(([each]) => each === of);
            if (what === 'get') {
              expect(kept.get(of)).toBe(known?.[1]);
              if (known) naive = [...without(of), known];
            } else if (what === 'delete') {
              kept.delete(of);
              naive = without(of);
            } else if (what === 'clear') {
              kept.clear();
              naive = [];
            } else {
              kept.set(of, n);
              naive = weigh(n) > max ? without(of) : [...without(of), [of, n]];
              while (naive.reduce((sum, [, value]) => sum + weigh(value), 0) > max) naive.shift();
            }
            expect([...kept.entries()]).toEqual(naive);
          }
        },
      ),
    );
  });
});
