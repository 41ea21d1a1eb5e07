/** What rule a quantity breaks, with the correction as a button that says its result. */
import { TriangleAlert } from 'lucide-react';

export interface NumberCorrection {
  value: number;
  /** « Passer à 12 ». */
  label: string;
}

interface Props {
  message: string;
  correction?: NumberCorrection;
  onCorrect?: (value: number) => void;
}

export function NumberWarning({ message, correction, onCorrect }: Props) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-2 type-meta text-warn">
      <TriangleAlert size={16} aria-hidden />
      <span>{message}</span>
      {correction && (
        <button
          type="button"
          onClick={() => onCorrect?.(correction.value)}
          className="rounded-control font-[620] underline underline-offset-2 pointer-coarse:min-h-11 max-sm:min-h-11"
        >
          {correction.label}
        </button>
      )}
    </div>
  );
}
