/** The hatching of what falls, to be named by a fill. */
export function Hachures({ id, pas }: { id: string; pas: number }) {
  return (
    <pattern
      id={id}
      width={pas}
      height={pas}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width={pas} height={pas} className="fill-bg" />
      <line y2={pas} className="stroke-line-2" strokeWidth={pas / 4} />
    </pattern>
  );
}
