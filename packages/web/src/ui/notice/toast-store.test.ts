import { afterEach, expect, test } from 'vitest';
import { dismissToast, showToast, toastStore, type ToastKind } from './toast-store.ts';

const titles = () => toastStore.get().map(({ title }) => title);

afterEach(() => toastStore.set([]));

test.each<[ToastKind, number]>([
  ['toast', 5000],
  ['snackbar', 5000],
  ['snackbar-success', 8000],
  ['snackbar-info', 15_000],
])('a %s lasts %i ms', (kind, durationMs) => {
  showToast({ kind, title: 'Ligne supprimée' });
  expect(toastStore.get()).toMatchObject([{ title: 'Ligne supprimée', durationMs }]);
});

test('at most two are shown, the newest below', () => {
  showToast({ title: 'un' });
  showToast({ title: 'deux' });
  showToast({ title: 'trois' });
  expect(titles()).toEqual(['deux', 'trois']);
});

test('one that is dismissed does not take the next with it', () => {
  const id = showToast({ title: 'un' });
  showToast({ title: 'deux' });
  dismissToast(id);
  dismissToast(id);
  expect(titles()).toEqual(['deux']);
});
