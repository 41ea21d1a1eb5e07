/** A signature as it was drawn, on 400 × 160. */
export function TraceSignature({ trace, label }: { trace: string; label: string }) {
  if (trace === '') return null;
  return (
    <svg role="img" aria-label={label} viewBox="0 0 400 160" className="h-20 w-50">
      <path
        d={trace}
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-text"
      />
    </svg>
  );
}
