import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  dismissAllToasts,
  dismissToast,
  getToasts,
  pauseToast,
  resumeToast,
  showToast,
  type ToastKind,
} from './toast-store.ts';

const titles = () => getToasts().map(({ title }) => title);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  dismissAllToasts();
  vi.useRealTimers();
});

test.each<[ToastKind, number]>([
  ['toast', 5000],
  ['snackbar', 5000],
  ['snackbar-success', 8000],
  ['snackbar-info', 15_000],
])('a %s lasts %i ms', (kind, ms) => {
  showToast({ kind, title: 'Ligne supprimée' });
  vi.advanceTimersByTime(ms - 1);
  expect(titles()).toEqual(['Ligne supprimée']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

test('at most two are shown, the newest below', () => {
  showToast({ title: 'un' });
  showToast({ title: 'deux' });
  showToast({ title: 'trois' });
  expect(titles()).toEqual(['deux', 'trois']);
});

test('all are dismissed on page change', () => {
  showToast({ title: 'un' });
  showToast({ title: 'deux' });
  dismissAllToasts();
  expect(titles()).toEqual([]);
});

test('time stops while one is pointed at, and goes on with what was left', () => {
  const id = showToast({ title: 'un' });
  vi.advanceTimersByTime(3000);
  pauseToast(id);
  vi.advanceTimersByTime(60_000);
  expect(titles()).toEqual(['un']);
  resumeToast(id);
  vi.advanceTimersByTime(1999);
  expect(titles()).toEqual(['un']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

test('resuming one that runs does not give it more time', () => {
  const id = showToast({ title: 'un' });
  vi.advanceTimersByTime(3000);
  resumeToast(id);
  vi.advanceTimersByTime(2000);
  expect(titles()).toEqual([]);
});

test('one that is dismissed does not take the next with it', () => {
  const id = showToast({ title: 'un' });
  dismissToast(id);
  vi.advanceTimersByTime(4000);
  showToast({ title: 'deux' });
  vi.advanceTimersByTime(1000);
  expect(titles()).toEqual(['deux']);
});
