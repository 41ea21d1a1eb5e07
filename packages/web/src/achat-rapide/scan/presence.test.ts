import { expect, test } from 'vitest';
import { createPresence } from './presence.ts';

test('a code held before the camera counts once', () => {
  const presence = createPresence();
  const sights = Array.from({ length: 50 }, (_, at) => presence.voir('325', at * 120));
  expect(sights.filter(Boolean)).toHaveLength(1);
});

test('a code that goes away and comes back counts again', () => {
  const presence = createPresence();
  expect(presence.voir('325', 0)).toBe(true);
  expect(presence.voir('325', 500)).toBe(false);
  expect(presence.voir('325', 3000)).toBe(true);
});

test('another code counts at once', () => {
  const presence = createPresence();
  presence.voir('325', 0);
  expect(presence.voir('326', 10)).toBe(true);
});
