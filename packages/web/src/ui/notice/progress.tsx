import { useId, type ReactNode } from 'react';
import { Check } from 'lucide-react';

interface BarProps {
  /** 0 to max. */
  value: number;
  max: number;
}

// Drawn as SVG: a width in a style attribute is refused by the content security policy.
function Bar({ value, max }: BarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <svg aria-hidden="true" className="block h-2 w-full overflow-hidden rounded-control">
      <rect width="100%" height="100%" className="fill-sunk-2" />
      <rect width={`${share * 100}%`} height="100%" className="fill-text" />
    </svg>
  );
}

interface ProgressProps extends BarProps {
  label: string;
  /** Said beside the label: « 120 sur 400 ». */
  valueText?: string;
}

/** Long work under way. Without `max` known, show a Spinner and a count instead. */
export function Progress({ value, max, label, valueText }: ProgressProps) {
  const id = useId();
  return (
    <div>
      <div className="type-meta mb-1 flex justify-between gap-4">
        <span id={id}>{label}</span>
        {valueText && <span className="text-text-2">{valueText}</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={valueText}
      >
        <Bar value={value} max={max} />
      </div>
    </div>
  );
}

interface GaugeProps extends BarProps {
  /** The sentence that says what is missing. */
  label: ReactNode;
  /** What it reaches, at the right. */
  goal?: ReactNode;
  /** What is already reached. */
  reached?: ReactNode;
}

export function Gauge({ value, max, label, goal, reached }: GaugeProps) {
  const id = useId();
  return (
    <div>
      <div className="type-meta mb-2 flex justify-between gap-4">
        <strong id={id}>{label}</strong>
        {goal && <span className="whitespace-nowrap text-text-2">{goal}</span>}
      </div>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
      >
        <Bar value={value} max={max} />
      </div>
      {reached && (
        <p className="type-meta mt-2 flex items-center gap-1 text-ok">
          <Check size={16} aria-hidden />
          {reached}
        </p>
      )}
    </div>
  );
}
