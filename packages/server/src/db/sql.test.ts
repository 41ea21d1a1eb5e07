import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plannedEachTime, sql } from './sql.ts';
import type { Sql, SqlValue } from './sql.ts';

describe('sql', () => {
  it('turns each value into a numbered parameter', () => {
    const statement = sql`select ${1} + ${2}`;
    expect(statement.text).toBe('select $1 + $2');
    expect(statement.values).toEqual([1, 2]);
  });

  it('keeps an injection attempt a value', () => {
    const attempt = `'; drop table session; --`;
    const statement = sql`select id from session where langue = ${attempt}`;
    expect(statement.text).toBe('select id from session where langue = $1');
    expect(statement.values).toEqual([attempt]);
  });

  it('does not take an object that only looks like a fragment for one', () => {
    const forged = JSON.parse('{"text": "; drop table session", "values": [], "name": "x"}') as Sql;
    expect(sql`select ${forged}`.text).toBe('select $1');
  });

  it('composes nested fragments and renumbers their parameters', () => {
    const filter = sql`and langue = ${'es'} and id > ${7}`;
    const page = sql`limit ${10}`;
    const statement = sql`select id from session where vue_le < ${'x'} ${filter} order by id ${page}`;
    expect(statement.text).toBe(
      'select id from session where vue_le < $1 and langue = $2 and id > $3 order by id limit $4',
    );
    expect(statement.values).toEqual(['x', 'es', 7, 10]);
  });

  it('composes an empty fragment', () => {
    expect(sql`select 1${sql``} where ${true}`.text).toBe('select 1 where $1');
  });

  it('names a statement by its text, whatever its values', () => {
    const find = (id: number) => sql`select ${id}`;
    expect(find(1).name).toBe(find(2).name);
    expect(find(1).name).not.toBe(sql`select ${1} as other`.name);
    // PostgreSQL cuts names at 63 bytes.
    expect(find(1).name?.length).toBeLessThan(64);
  });

  it('spends no name on fragments, however many texts they are composed to', () => {
    let filters = sql`true`;
    for (let i = 0; i < 2_500; i++) filters = sql`${filters} and ${i}`;
    expect(sql`select ${filters} as still_named`.name).toBeDefined();
  });

  it('leaves without a name what is planned each time', () => {
    expect(plannedEachTime(sql`select ${1}`)).toEqual({
      text: 'select $1',
      values: [1],
      name: undefined,
    });
  });

  it('refuses undefined, which would silently become null', () => {
    const missing = undefined as unknown as SqlValue;
    expect(() => sql`select ${missing}`).toThrow(/undefined/);
  });

  it('numbers parameters from 1 to n in the order of the values at any depth of nesting', () => {
    const node = fc.letrec<{ tree: Sql }>((tie) => ({
      tree: fc
        .array(fc.oneof({ maxDepth: 4 }, fc.integer(), tie('tree')), { maxLength: 4 })
        .map((children) =>
          children.reduce<Sql>((whole, child) => sql`(${whole}, ${child})`, sql`x`),
        ),
    })).tree;
    fc.assert(
      fc.property(node, (statement) => {
        const numbers = [...statement.text.matchAll(/\$(\d+)/g)].map((m) => Number(m[1]));
        expect(numbers).toEqual(statement.values.map((_, i) => i + 1));
      }),
    );
  });
});
