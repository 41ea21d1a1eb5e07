import { describe, expect, it } from 'vitest';
import { isBorne, parsePlage } from './plage.ts';

describe('a range in an address', () => {
  it.each([
    ['30..120', { min: '30', max: '120' }],
    ['30..', { min: '30', max: null }],
    ['..12.5', { min: null, max: '12.5' }],
    ['-5..', { min: '-5', max: null }],
  ])('%s has these ends', (texte, bornes) => {
    expect(parsePlage(texte)).toEqual(bornes);
  });

  it.each(['..', '30', 'a..b', '1...2', '1234567890..', '1.23456..', '.5..', '1,5..'])(
    '%s bounds nothing',
    (texte) => {
      expect(parsePlage(texte)).toBeUndefined();
    },
  );

  it.each([
    ['12.5', true],
    ['-3', true],
    ['', false],
    ['1e9', false],
  ])('%s is an end: %s', (texte, expected) => {
    expect(isBorne(texte)).toBe(expected);
  });
});
