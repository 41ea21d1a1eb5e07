import type { NumberBounds } from './number-rules.ts';
import { isBarInside, type Range } from './range-rules.ts';

interface Props {
  counts: readonly number[];
  range: Range;
  bounds: NumberBounds;
}

export function RangeHistogram({ counts, range, bounds }: Props) {
  const highest = Math.max(1, ...counts);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${counts.length} 28`}
      preserveAspectRatio="none"
      className="block h-7 w-full"
    >
      {counts.map((count, at) => {
        const height = (count / highest) * 28;
        return (
          <rect
            key={at}
            x={at + 0.04}
            y={28 - height}
            width={0.92}
            height={height}
            className={
              isBarInside(at, counts.length, range, bounds) ? 'fill-link opacity-55' : 'fill-line'
            }
          />
        );
      })}
    </svg>
  );
}
