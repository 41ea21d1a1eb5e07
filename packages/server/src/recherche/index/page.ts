/** The rows of one page of what was found, without putting all of it in order. */
import type { Ordre } from './ordres.ts';

/** Rows are first counted by part of the order; only the parts that the page cuts are sorted. */
const PARTS = 2048;

export function rowsOfPage(
  { places, rangs }: Ordre,
  trouves: Int32Array,
  debut: number,
  fin: number,
): number[] {
  const last = Math.min(fin, trouves.length);
  if (debut >= last) return [];
  const shift = Math.max(0, 32 - Math.clz32(places.length) - Math.log2(PARTS));
  const counts = new Int32Array((places.length >>> shift) + 1);
  for (let i = 0; i < trouves.length; i++) {
    const part = (rangs[trouves[i] ?? 0] ?? 0) >>> shift;
    counts[part] = (counts[part] ?? 0) + 1;
  }
  let first = 0;
  let before = 0;
  while (before + (counts[first] ?? 0) <= debut) before += counts[first++] ?? 0;
  let lastPart = first;
  let through = before + (counts[first] ?? 0);
  while (through < last) through += counts[++lastPart] ?? 0;

  const inParts = new Int32Array(through - before);
  let taken = 0;
  for (let i = 0; i < trouves.length; i++) {
    const rang = rangs[trouves[i] ?? 0] ?? 0;
    const part = rang >>> shift;
    if (part >= first && part <= lastPart) inParts[taken++] = rang;
  }
  inParts.sort();
  return Array.from(inParts.subarray(debut - before, last - before), (rang) => places[rang] ?? 0);
}
