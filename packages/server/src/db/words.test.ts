import { describe, expect, it } from 'vitest';
import { sql } from './sql.ts';
import { word } from './words.ts';

describe('word', () => {
  it('is the column of the language, composed into the statement', () => {
    const statement = sql`select ${word('es', 'p.nom')} from produit p where id = ${7}`;
    expect(statement.text).toBe('select p.nom_es from produit p where id = $1');
    expect(statement.values).toEqual([7]);
  });

  it('takes nothing but the name of a column', () => {
    expect(() => word('fr', 'nom; drop table produit --')).toThrow(TypeError);
  });
});
