import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCountdown } from './countdown.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function count(ms: number) {
  const onEnd = vi.fn<() => void>();
  return { countdown: createCountdown(ms, onEnd), onEnd };
}

test('ends once, after its time', () => {
  const { countdown, onEnd } = count(5000);
  countdown.start();
  vi.advanceTimersByTime(4999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('stands still while it is paused, and goes on with what was left', () => {
  const { countdown, onEnd } = count(5000);
  countdown.start();
  vi.advanceTimersByTime(3000);
  countdown.pause();
  vi.advanceTimersByTime(60_000);
  countdown.start();
  vi.advanceTimersByTime(1999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('started while it runs, it does not get more time', () => {
  const { countdown, onEnd } = count(5000);
  countdown.start();
  vi.advanceTimersByTime(3000);
  countdown.start();
  vi.advanceTimersByTime(2000);
  expect(onEnd).toHaveBeenCalledOnce();
});
