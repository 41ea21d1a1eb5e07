/** Two to four views of the same thing, one in force. */
import { useId } from 'react';
import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { Lien } from '../../page/lien.tsx';

export interface Segment<V extends string> {
  value: V;
  label: string;
  icon?: LucideIcon;
}

export interface SegmentedProps<V extends string> {
  label: string;
  segments: readonly Segment<V>[];
  value: V;
  onChange: (value: V) => void;
  size?: 'sm' | 'md';
  className?: string;
}

const BOX = clsx(
  'inline-flex items-stretch divide-x divide-line-2 overflow-hidden rounded-control border border-line-2 bg-bg max-sm:min-h-11 pointer-coarse:min-h-11',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
);

export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { label, segments, value, onChange, size = 'sm', className } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={clsx(BOX, size === 'sm' ? 'min-h-8' : 'min-h-10', className)}
    >
      {segments.map(({ value: own, label: text, icon: Icon }) => (
        <label
          key={own}
          className={clsx(
            'flex items-center gap-2 px-3 transition-colors not-has-checked:hover:bg-sunk has-checked:bg-text has-checked:text-bg',
            size === 'sm' ? 'type-button-sm' : 'type-button',
          )}
        >
          <input
            type="radio"
            name={name}
            value={own}
            checked={own === value}
            onChange={() => onChange(own)}
            className="sr-only"
          />
          {Icon && <Icon size={16} aria-hidden />}
          {text}
        </label>
      ))}
    </div>
  );
}

export interface SegmentLink<V extends string> extends Segment<V> {
  href: string;
}

interface SegmentedLinksProps<V extends string> {
  label: string;
  segments: readonly SegmentLink<V>[];
  value: V;
  /** Before the address changes. */
  onFollow?: (value: V) => void;
  className?: string;
}

/** The choice is in the address: it survives a reload, and works without script. */
export function SegmentedLinks<V extends string>(props: SegmentedLinksProps<V>) {
  const { label, segments, value, onFollow, className } = props;
  return (
    <nav aria-label={label} className={clsx(BOX, 'min-h-8', className)}>
      {segments.map(({ value: own, label: text, icon: Icon, href }) => (
        <Lien
          key={own}
          href={href}
          keepScroll
          rel="nofollow"
          aria-current={own === value ? 'true' : undefined}
          onClick={() => onFollow?.(own)}
          className="flex items-center gap-2 px-3 type-button-sm outline-none transition-colors not-aria-[current]:hover:bg-sunk aria-[current]:bg-text aria-[current]:text-bg"
        >
          {Icon && <Icon size={16} aria-hidden />}
          {text}
        </Lien>
      ))}
    </nav>
  );
}
