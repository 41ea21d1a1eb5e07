import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeNear } from './place-near.ts';

const WINDOW = { width: 1280, height: 800 };

test('stands centred above its anchor, 6 px away', () => {
  const anchor = { left: 600, top: 400, width: 100, height: 40 };
  const size = { width: 200, height: 30 };
  expect(placeNear({ anchor, size, window: WINDOW, side: 'top', align: 'center' })).toEqual({
    left: 550,
    top: 364,
  });
});

test('goes to the other side when its own has no room', () => {
  const size = { width: 200, height: 30 };
  const high = { left: 600, top: 10, width: 100, height: 40 };
  const low = { left: 600, top: 750, width: 100, height: 40 };
  expect(placeNear({ anchor: high, size, window: WINDOW, side: 'top', align: 'start' }).top).toBe(
    56,
  );
  expect(placeNear({ anchor: low, size, window: WINDOW, side: 'bottom', align: 'start' }).top).toBe(
    714,
  );
});

test('never leaves the window, wherever its anchor is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -200, max: 1400 }),
      fc.integer({ min: -200, max: 900 }),
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 1, max: 300 }),
      fc.constantFrom('top' as const, 'bottom' as const),
      fc.constantFrom('start' as const, 'center' as const, 'end' as const),
      (left, top, width, height, side, align) => {
        const anchor = { left, top, width: 80, height: 32 };
        const at = placeNear({ anchor, size: { width, height }, window: WINDOW, side, align });
        expect(at.left).toBeGreaterThanOrEqual(8);
        expect(at.top).toBeGreaterThanOrEqual(8);
        expect(at.left + width).toBeLessThanOrEqual(WINDOW.width - 8);
        expect(at.top + height).toBeLessThanOrEqual(WINDOW.height - 8);
      },
    ),
  );
});
