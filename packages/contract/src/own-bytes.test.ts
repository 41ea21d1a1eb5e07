import { expect, it } from 'vitest';
import { ownBytes } from './own-bytes.ts';

it('bytes that are kept hold on to no more memory than they are', () => {
  const shared = Buffer.from('échelle');
  expect(shared.buffer.byteLength).toBeGreaterThan(shared.length);
  for (const own of [ownBytes('échelle'), ownBytes(shared)]) {
    expect(own.buffer.byteLength).toBe(8);
    expect(shared.equals(own)).toBe(true);
  }
});
