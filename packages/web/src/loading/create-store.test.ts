import { expect, test, vi } from 'vitest';
import { createStore } from './create-store.ts';

test('a listener is called when the value is set, until it stops listening', () => {
  const store = createStore(1);
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  store.set(2);
  expect(store.get()).toBe(2);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  store.set(3);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a value that changes inside is announced by hand, and stays the same object', () => {
  const store = createStore(new Map([['a', 1]]));
  const value = store.get();
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  value.set('a', 2);
  store.notify();
  expect(store.get()).toBe(value);
  expect(listener).toHaveBeenCalledOnce();
});
