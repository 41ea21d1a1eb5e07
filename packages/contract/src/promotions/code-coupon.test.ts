import { expect, test } from 'vitest';
import { normaliserCoupon } from './code-coupon.ts';

test.each(['RENTREE-10', 'rentree 10', ' Rentree–10 ', 'rentree_10', 'ＲＥＮＴＲＥＥ１０'])(
  '%s is the same code',
  (saisi) => {
    expect(normaliserCoupon(saisi)).toBe('RENTREE10');
  },
);
