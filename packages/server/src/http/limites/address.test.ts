import { expect, it } from 'vitest';
import { addressOf } from './address.ts';

it('counts a customer of IPv6 as one, whichever of their addresses they take', () => {
  expect(addressOf({ ip: '2001:db8:1:2::7' })).toBe(addressOf({ ip: '2001:db8:1:2:ffff::1' }));
  expect(addressOf({ ip: '2001:db8:1:3::7' })).not.toBe(addressOf({ ip: '2001:db8:1:2::7' }));
});

it('tells addresses of IPv4 apart, however they are written', () => {
  expect(addressOf({ ip: '192.0.2.1' })).not.toBe(addressOf({ ip: '192.0.2.2' }));
  expect(addressOf({ ip: '::ffff:192.0.2.1' })).toBe(addressOf({ ip: '192.0.2.1' }));
});
