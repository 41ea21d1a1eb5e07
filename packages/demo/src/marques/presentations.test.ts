import { expect, it } from 'vitest';
import { MARQUES } from '../catalogue/marques.ts';
import { PRESENTATIONS } from './presentations.ts';

it('every brand of the demo presents itself', () => {
  expect(Object.keys(PRESENTATIONS).sort()).toEqual(MARQUES.map(({ code }) => code).sort());
});
