import { expect, it } from 'vitest';
import { createAdmission } from './admission.ts';

/** How many of `wanted` are let in. */
function fill(enter: () => boolean, wanted: number): number {
  let count = 0;
  for (let i = 0; i < wanted; i++) if (enter()) count++;
  return count;
}

it('lets in a burst after a quiet moment, and refuses what would have to wait', () => {
  const admission = createAdmission(() => 0);
  expect(fill(() => admission.enter(false), 1000)).toBe(60);
  admission.leave();
  expect(fill(() => admission.enter(false), 10)).toBe(1);
});

it('keeps places for who is ordering', () => {
  const admission = createAdmission(() => 0);
  fill(() => admission.enter(false), 1000);
  expect(fill(() => admission.enter(true), 1000)).toBe(20);
});

it('lets in as many as were answered lately, and forgets that pace little by little', () => {
  let now = 0;
  const admission = createAdmission(() => now);
  const answer = (count: number) => {
    for (let i = 0; i < count; i++) {
      admission.enter(true);
      admission.leave();
    }
  };
  answer(500);
  now = 1000;
  const busy = fill(() => admission.enter(true), 2000);
  expect(busy).toBe(600);
  for (let i = 0; i < busy; i++) admission.leave();
  now = 60_000;
  fill(() => admission.enter(true), 1);
  now = 120_000;
  expect(fill(() => admission.enter(true), 2000)).toBeLessThanOrEqual(80);
});
