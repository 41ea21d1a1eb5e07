/** Sets of rows, one bit each. */
export function createBits(capacity: number): Uint32Array {
  return new Uint32Array((capacity + 31) >>> 5);
}

export function growBits(bits: Uint32Array, capacity: number): Uint32Array {
  const larger = createBits(capacity);
  larger.set(bits);
  return larger;
}

export function hasBit(bits: Uint32Array, row: number): boolean {
  return (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
}

export function writeBit(bits: Uint32Array, row: number, value: boolean): void {
  const place = row >>> 5;
  const bit = 1 << (row & 31);
  const before = bits[place] ?? 0;
  bits[place] = value ? before | bit : before & ~bit;
}

/** Rows that are in any of the sets. */
export function unionBits(sets: readonly Uint32Array[], capacity: number): Uint32Array {
  const all = createBits(capacity);
  for (const bits of sets) {
    for (let place = 0; place < all.length; place++) {
      all[place] = (all[place] ?? 0) | (bits[place] ?? 0);
    }
  }
  return all;
}
