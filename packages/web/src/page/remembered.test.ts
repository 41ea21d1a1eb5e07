import { expect, test, vi } from 'vitest';
import { createRemembered } from './remembered.ts';

/** What a browser offers of storage, shared by the tabs that are given it. */
function createStorage() {
  const values = new Map<string, string>();
  return {
    values,
    storage: () =>
      ({
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => void values.set(key, value),
      }) as Storage,
  };
}

const asNumber = (stored: unknown) => (typeof stored === 'number' ? stored : 0);

test('a value is read back by another page of the same browser', () => {
  const { storage } = createStorage();
  createRemembered('n', asNumber, storage).set(7);
  expect(createRemembered('n', asNumber, storage).get()).toBe(7);
});

test('the same object is given until it changes', () => {
  const { storage } = createStorage();
  const list = createRemembered('ids', (stored) => (Array.isArray(stored) ? stored : []), storage);
  expect(list.get()).toBe(list.get());
});

test('what another version wrote, or nothing at all, is read as the reader decides', () => {
  const { storage, values } = createStorage();
  expect(createRemembered('n', asNumber, storage).get()).toBe(0);
  values.set('n', '{broken');
  expect(createRemembered('n', asNumber, storage).get()).toBe(0);
  values.set('n', '"seven"');
  expect(createRemembered('n', asNumber, storage).get()).toBe(0);
});

test('without storage it is remembered for the page', () => {
  const forbidden = () => {
    throw new Error('The operation is insecure.');
  };
  const number = createRemembered('n', asNumber, forbidden);
  number.set(3);
  expect(number.get()).toBe(3);
});

test('a change in another tab is heard, and so is one here', () => {
  const { storage, values } = createStorage();
  const tab = new EventTarget();
  vi.stubGlobal('window', tab);
  try {
    const number = createRemembered('n', asNumber, storage);
    const heard: number[] = [];
    const stop = number.subscribe(() => heard.push(number.get()));
    number.set(1);
    values.set('n', '2');
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'other' }));
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'n' }));
    stop();
    number.set(3);
    expect(heard).toEqual([1, 2]);
  } finally {
    vi.unstubAllGlobals();
  }
});
