import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDay, formatDay, isDay, parseDay, readDay } from './date-rules.ts';

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('date picker', () => {
  it('writes dd/MM/yyyy and reads it back', () => {
    expect(formatDay('2026-11-04')).toBe('04/11/2026');
    fc.assert(
      fc.property(day, (one) => {
        expect(parseDay(formatDay(one))).toBe(one);
      }),
    );
  });

  it('reads the ways a day is typed by hand', () => {
    for (const text of [
      '4/11/2026',
      '04-11-2026',
      '4.11.26',
      '04 11 2026',
      '04112026',
      ' 04/11/26 ',
    ]) {
      expect(parseDay(text)).toBe('2026-11-04');
    }
  });

  it('knows that a day does not exist', () => {
    for (const text of ['31/04/2026', '29/02/2026', '00/01/2026', '12/13/2026', '32/01/2026']) {
      expect(parseDay(text)).toBeUndefined();
    }
    expect(parseDay('29/02/2028')).toBe('2028-02-29');
  });

  it('reads no day in anything else', () => {
    for (const text of ['', '12', '12/11', 'demain', '2026-11-04', '4/11/2026 10h', '1/1/202']) {
      expect(parseDay(text)).toBeUndefined();
    }
    expect(formatDay('demain')).toBe('');
    expect(isDay('2026-02-30')).toBe(false);
    expect(isDay('2026-02-28')).toBe(true);
  });

  it('refuses a day outside its bounds and takes the bounds themselves', () => {
    fc.assert(
      fc.property(day, day, day, (one, a, b) => {
        const [min, max] = a <= b ? [a, b] : [b, a];
        const inside = one >= min && one <= max;
        expect(checkDay(one, { min, max }) === undefined).toBe(inside);
        expect(checkDay(min, { min, max })).toBeUndefined();
        expect(checkDay(max, { min, max })).toBeUndefined();
      }),
    );
  });

  it('says which rule a typed day breaks', () => {
    const rules = {
      min: '2026-11-10',
      max: '2026-12-10',
      isDisabled: (one: string) => one === '2026-11-11',
    };
    expect(readDay('', rules)).toEqual({});
    expect(readDay('12/11/2026', rules)).toEqual({ day: '2026-11-12' });
    expect(readDay('12/11', rules)).toEqual({ refusal: { code: 'date-format' } });
    expect(readDay('09/11/2026', rules).refusal).toEqual({ code: 'date-min', day: '2026-11-10' });
    expect(readDay('11/12/2026', rules).refusal).toEqual({ code: 'date-max', day: '2026-12-10' });
    expect(readDay('11/11/2026', rules).refusal).toEqual({
      code: 'date-indisponible',
      day: '2026-11-11',
    });
  });
});
