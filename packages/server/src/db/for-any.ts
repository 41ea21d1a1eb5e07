/** Lists of identifiers that PostgreSQL finds rows by. */

// What PostgreSQL supposes of a list that it does not see.
const SUPPOSED = 10;

/**
 * For `id = any (${forAny(ids)}::int[])`: a short list, said with its last one again up to ten. For
 * fewer than it supposes, PostgreSQL finds the plan it keeps dearer than one made for this very
 * list, and plans anew each time: longer than it then reads.
 */
export function forAny(ids: readonly number[]): readonly number[] {
  const last = ids.at(-1);
  if (last === undefined || ids.length >= SUPPOSED) return ids;
  return [...ids, ...Array<number>(SUPPOSED - ids.length).fill(last)];
}
