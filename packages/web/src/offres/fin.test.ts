import fr from '@comptoir/contract/messages/fr/offres.json' with { type: 'json' };
import { createTranslate } from '@comptoir/contract/words/texts.ts';
import { describe, expect, it } from 'vitest';
import { finitBientot, parFin, texteFin } from './fin.ts';

const t = createTranslate('fr', fr);
const JOUR = '2026-11-05';
const dire = (fin: string | null) => texteFin(t, 'fr', { fin }, JOUR);

describe('texteFin', () => {
  it('says the last day by its date, by its name within the week', () => {
    expect(dire('2026-11-28')).toBe('Jusqu’au 28\u00a0nov.');
    expect(dire('2026-11-12')).toBe('Jusqu’au 12\u00a0nov.');
    expect(dire('2026-11-11')).toBe('Jusqu’à mercredi');
    expect(dire('2027-01-04')).toBe('Jusqu’au 4\u00a0janv.\u00a02027');
  });

  it('says the last hours in plain words', () => {
    expect(dire('2026-11-05')).toBe('Dernier jour');
    expect(dire('2026-11-06')).toBe('Jusqu’à demain');
  });

  it('says what has no end', () => {
    expect(dire(null)).toBe('Sans date de fin');
  });
});

it('ends soon within three days', () => {
  expect(finitBientot({ fin: '2026-11-08' }, JOUR)).toBe(true);
  expect(finitBientot({ fin: '2026-11-09' }, JOUR)).toBe(false);
  expect(finitBientot({ fin: null }, JOUR)).toBe(false);
});

it('counts days, whatever the clock does in between', () => {
  expect(finitBientot({ fin: '2026-10-26' }, '2026-10-23')).toBe(true);
  expect(finitBientot({ fin: '2026-10-27' }, '2026-10-23')).toBe(false);
});

it('puts what ends first before the rest, what lasts at the end', () => {
  const fins = [null, '2026-12-01', '2026-11-06', null, '2026-11-28'].map((fin) => ({ fin }));
  expect(parFin(fins).map(({ fin }) => fin)).toEqual([
    '2026-11-06',
    '2026-11-28',
    '2026-12-01',
    null,
    null,
  ]);
});
