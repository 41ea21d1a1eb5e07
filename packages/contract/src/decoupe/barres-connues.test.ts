/** Sizes of the literature, without a kerf, and the least number of bars, as it is known. */
import { expect, test } from 'vitest';
import { createDebit } from './debit.ts';
import { planifierBarres } from './plan-barres.ts';
import { remplirDecroissant } from './remplir-barres.ts';

const JOHNSON = [
  { quantite: 6, longueur: 510 },
  { quantite: 6, longueur: 270 },
  { quantite: 6, longueur: 260 },
  { quantite: 12, longueur: 230 },
];

const FALKENAUER = `
  495 474 473 472 466 450 445 444 439 430 419 414 410 395 372 370 366 366 366 363 361 357 355 351
  350 350 347 320 315 307 303 299 298 298 292 288 287 283 275 275 274 273 273 272 272 271 269 269
  268 263 262 261 259 258 255 254 252 252 252 251`;

function un(longueurs: string): { quantite: number; longueur: number }[] {
  return longueurs
    .trim()
    .split(/\s+/)
    .map((longueur) => ({ quantite: 1, longueur: Number(longueur) }));
}

test('the pieces of Johnson come out of 9 bars, where first-fit decreasing takes 11', () => {
  const barre = { longueur: 1000, trait: 0 };
  expect(remplirDecroissant(createDebit(JOHNSON, barre), 'premiere')).toHaveLength(11);
  const plan = planifierBarres(JOHNSON, barre);
  expect(plan.barres).toHaveLength(9);
  expect(plan.isOptimal).toBe(true);
});

test('the pieces of Fieldhouse are proven to need 3 bars, though fractions would do with 2', () => {
  const pieces = [
    { quantite: 1, longueur: 1500 },
    { quantite: 2, longueur: 1000 },
    { quantite: 4, longueur: 600 },
  ];
  const plan = planifierBarres(pieces, { longueur: 3000, trait: 0 });
  expect(plan.barres).toHaveLength(3);
  expect(plan.borne).toBe(3);
});

test('the pieces of Martello and Toth are proven to need 7 bars, one more than their length', () => {
  const pieces = un('99 94 79 64 50 46 43 37 32 19 18 7 6 3');
  const plan = planifierBarres(pieces, { longueur: 100, trait: 0 });
  expect(plan.barres).toHaveLength(7);
  expect(plan.borne).toBe(7);
});

test('the triplets of Falkenauer, which fill 20 bars without any offcut, take 21 at most', () => {
  const plan = planifierBarres(un(FALKENAUER), { longueur: 1000, trait: 0 });
  expect(plan.borne).toBe(20);
  expect(plan.barres.length).toBeLessThanOrEqual(21);
});
