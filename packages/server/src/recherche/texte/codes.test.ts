import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBits } from '../index/bits.ts';
import {
  ajouterCodes,
  commencantParCode,
  contenantCode,
  createCodes,
  egalesAuCode,
  finirCodes,
  normaliserCode,
  normaliserEan,
  type Codes,
} from './codes.ts';

const code = fc.stringMatching(/^[AB01]{1,12}$/);
const RIEN = createBits(64);

function build(rows: readonly string[]): Codes {
  const enCours = createCodes(1, 2);
  for (const un of rows) ajouterCodes(enCours, [un]);
  return finirCodes(enCours);
}

const rowsOf = (found: { row: number }[]) => found.map(({ row }) => row).toSorted((a, b) => a - b);
const rowsWhere = (rows: readonly string[], matches: (un: string) => boolean) =>
  rows.flatMap((un, row) => (matches(un) ? [row] : []));

describe('codes', () => {
  it('are found whole, by their beginning and by a part, as by looking at each', () => {
    fc.assert(
      fc.property(fc.array(code, { maxLength: 40 }), code, (rows, asked) => {
        const codes = build(rows);
        expect(rowsOf(egalesAuCode(codes, asked, RIEN))).toEqual(
          rowsWhere(rows, (un) => un === asked),
        );
        expect(rowsOf(commencantParCode(codes, asked, RIEN, 99))).toEqual(
          rowsWhere(rows, (un) => un.startsWith(asked)),
        );
        expect(rowsOf(contenantCode(codes, asked, RIEN, 99))).toEqual(
          rowsWhere(rows, (un) => un.includes(asked)),
        );
      }),
    );
  });

  it('are compared without separators, case or padding', () => {
    expect(['vbf-04016/zj', 'VBF 04016.ZJ', ' vbf_04016_zj '].map(normaliserCode)).toEqual(
      Array(3).fill('VBF04016ZJ'),
    );
    expect(normaliserEan('02016098000004')).toBe(normaliserEan('2 016098 000004'));
  });

  it('keep the letter O apart from the digit 0', () => {
    expect(normaliserCode('O0')).toBe('O0');
  });
});
