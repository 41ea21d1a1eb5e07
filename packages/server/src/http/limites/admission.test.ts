import { expect, it } from 'vitest';
import { createAdmission, type Admission } from './admission.ts';

/** Time passes when told to: worked through, or waited for the database. */
function createTime() {
  let clock = 0;
  let work = 0;
  return {
    now: () => clock,
    worked: () => work,
    pass: (ms: number) => void (clock += ms),
    spend: (ms: number) => void ((clock += ms), (work += ms)),
  };
}
type Time = ReturnType<typeof createTime>;

/** How many of `wanted` are let in. */
function fill(enter: () => boolean, wanted: number): number {
  let count = 0;
  for (let i = 0; i < wanted; i++) if (enter()) count++;
  return count;
}

/** One after the other, so many milliseconds of work each. */
function answer(admission: Admission, time: Time, count: number, ms: number): void {
  for (let i = 0; i < count; i++) {
    admission.enter(true);
    time.spend(ms);
    admission.leave();
  }
}

it('lets in a burst after a quiet moment, and refuses what would have to wait', () => {
  const time = createTime();
  const admission = createAdmission(time);
  answer(admission, time, 300, 5);
  time.pass(60_000);
  expect(fill(() => admission.enter(false), 1000)).toBe(60);
  admission.leave();
  expect(fill(() => admission.enter(false), 10)).toBe(1);
});

it('keeps places for who is ordering', () => {
  const time = createTime();
  const admission = createAdmission(time);
  answer(admission, time, 300, 5);
  time.pass(60_000);
  fill(() => admission.enter(false), 1000);
  expect(fill(() => admission.enter(true), 1000)).toBe(20);
});

it('lets in as many as were answered lately, and forgets that pace little by little', () => {
  const time = createTime();
  const admission = createAdmission(time);
  answer(admission, time, 1000, 2);
  const busy = fill(() => admission.enter(true), 2000);
  expect(busy).toBeGreaterThan(500);
  expect(busy).toBeLessThanOrEqual(600);
  for (let i = 0; i < busy; i++) admission.leave();
  for (let i = 0; i < 120; i++) {
    time.pass(1000);
    answer(admission, time, 1, 2);
  }
  expect(fill(() => admission.enter(true), 2000)).toBeLessThanOrEqual(80);
});

it('lets in no more than before when what is waited for is slow, however little work it is', () => {
  const time = createTime();
  const admission = createAdmission(time);
  for (let i = 0; i < 100; i++) {
    admission.enter(true);
    time.pass(200);
    time.spend(1);
    admission.leave();
  }
  expect(fill(() => admission.enter(true), 2000)).toBe(80);
});

it('lets in few where each takes long, and what one took before counts less and less', () => {
  const time = createTime();
  const admission = createAdmission(time);
  answer(admission, time, 300, 5);
  answer(admission, time, 20, 200);
  expect(fill(() => admission.enter(true), 1000)).toBeLessThanOrEqual(8);
});

it('lets in a few whatever they take', () => {
  const time = createTime();
  const admission = createAdmission(time);
  answer(admission, time, 5, 5000);
  expect(fill(() => admission.enter(true), 1000)).toBe(4);
});

/**
 * Some always ask, from the first moment of a process on. The longest that one who was let in
 * waited, and how many were answered.
 */
function rush(costOf: (answered: number) => number, forMs: number) {
  const time = createTime();
  const admission = createAdmission(time);
  const inside: number[] = [];
  let longest = 0;
  let answered = 0;
  while (time.now() < forMs) {
    while (admission.enter(false)) inside.push(time.now());
    time.spend(costOf(answered));
    longest = Math.max(longest, time.now() - (inside.shift() ?? Infinity));
    admission.leave();
    answered++;
  }
  return { longest, answered };
}

it('answers what it lets in within two seconds, in the first seconds of a process too', () => {
  const warming = rush((n) => 4 + 300 * 0.9 ** n, 10_000);
  expect(warming.longest).toBeLessThan(2000);
  // Once it is quick, it is kept busy.
  expect(warming.answered).toBeGreaterThan(1000);
});
