/** A size in millimetres, with its label above it. */
import { NumberInput } from '../../ui/number/number-input.tsx';

interface Props {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

export function Cote({ label, value, min, max, onChange }: Props) {
  return (
    <div className="flex flex-col gap-1">
      <span aria-hidden className="type-label">
        {label}
      </span>
      <NumberInput {...{ label, value, min, max, onChange }} step={10} size="sm" warning={null} />
    </div>
  );
}
