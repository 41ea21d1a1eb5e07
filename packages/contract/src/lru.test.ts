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
