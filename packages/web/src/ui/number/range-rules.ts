/** A range of two ends that never cross. */
import { clampNumber, type NumberBounds } from './number-rules.ts';

export type Range = readonly [low: number, high: number];
export type RangeEnd = 'low' | 'high';

/** Moves one end; it stops at the other. */
export function moveEnd(range: Range, end: RangeEnd, to: number, bounds: NumberBounds): Range {
  const value = clampNumber(to, bounds);
  return end === 'low'
    ? [Math.min(value, range[1]), range[1]]
    : [range[0], Math.max(value, range[0])];
}

/** Where a value lies between the bounds, from 0 to 100. */
export function percentOf(value: number, bounds: NumberBounds): number {
  const span = bounds.max - bounds.min;
  return span > 0 ? ((clampNumber(value, bounds) - bounds.min) / span) * 100 : 0;
}

/** Whether the bar `at` of `count` equal ones touches the range. */
export function isBarInside(
  at: number,
  count: number,
  range: Range,
  bounds: NumberBounds,
): boolean {
  const from = (at / count) * 100;
  const to = ((at + 1) / count) * 100;
  return to > percentOf(range[0], bounds) && from < percentOf(range[1], bounds);
}
