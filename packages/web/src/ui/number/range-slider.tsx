/** A range chosen with two thumbs or typed in two fields. Drawn in SVG: positions need no style. */
import { useState } from 'react';
import { clsx } from 'clsx';
import { NUMBER_DEBOUNCE_MS } from '../durations.ts';
import { formatNumber, numberBounds, parseNumber, type NumberRules } from './number-rules.ts';
import { RangeHistogram } from './range-histogram.tsx';
import { moveEnd, percentOf, type Range, type RangeEnd } from './range-rules.ts';
import { TextInput } from '../field/text-input.tsx';
import { useDebounce } from '../use-debounce.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';

export interface RangeSliderProps extends NumberRules {
  /** With its unit: « Longueur (mm) ». */
  label: string;
  value: Range;
  /** 500 ms after the last change, or when a field is left. */
  onChange: (range: Range) => void;
  /** How many things lie in each of as many equal parts of the range. */
  histogram?: readonly number[];
  disabled?: boolean;
  className?: string;
}

export default function RangeSlider(props: RangeSliderProps) {
  const { label, value, onChange, histogram, disabled, className, ...rules } = props;
  const t = useTexts('ui');
  const locale = useLocale();
  const bounds = numberBounds(rules);
  const [draft, setDraft] = useState<Range>();
  const [texts, setTexts] = useState<Partial<Record<RangeEnd, string>>>({});
  const range = draft ?? value;
  const debounced = useDebounce((next: Range) => {
    setDraft(undefined);
    onChange(next);
  }, NUMBER_DEBOUNCE_MS);
  const move = (end: RangeEnd, to: number) => {
    const next = moveEnd(range, end, to, bounds);
    setDraft(next);
    debounced.schedule(next);
  };
  const ends = [
    { end: 'low', at: range[0], name: t('selection.minimum', { libelle: label }) },
    { end: 'high', at: range[1], name: t('selection.maximum', { libelle: label }) },
  ] as const;
  const low = percentOf(range[0], bounds);
  const high = percentOf(range[1], bounds);
  const field = ({ end, at, name }: (typeof ends)[number]) => (
    <TextInput
      label={name}
      hideLabel
      size="sm"
      inputMode={bounds.decimals === 0 ? 'numeric' : 'decimal'}
      disabled={disabled}
      value={texts[end] ?? formatNumber(at, locale, bounds.decimals)}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTexts({ ...texts, [end]: text });
        const typed = parseNumber(text);
        if (typed !== undefined) move(end, typed);
      }}
      onBlur={() => {
        debounced.flush();
        setTexts({});
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') debounced.flush();
      }}
      className="min-w-0 flex-1"
    />
  );
  return (
    <div role="group" aria-label={label} className={className}>
      {histogram && <RangeHistogram counts={histogram} range={range} bounds={bounds} />}
      <div className="relative h-6 max-sm:h-11 pointer-coarse:h-11">
        <div className="absolute inset-x-0 top-2.5 h-1 rounded-full bg-sunk-2 max-sm:top-5 pointer-coarse:top-5" />
        {/* A thumb's centre stays half its width away from either end. */}
        <div className="absolute inset-x-2.5 top-2.5 max-sm:inset-x-3.5 max-sm:top-5 pointer-coarse:inset-x-3.5 pointer-coarse:top-5">
          <svg
            aria-hidden="true"
            viewBox="0 0 100 4"
            preserveAspectRatio="none"
            className="h-1 w-full"
          >
            <rect
              x={low}
              width={high - low}
              height="4"
              className={disabled ? 'fill-line-2' : 'fill-link'}
            />
          </svg>
        </div>
        {ends.map(({ end, at, name }) => (
          <input
            key={end}
            type="range"
            aria-label={name}
            min={bounds.min}
            max={bounds.max}
            step={bounds.step}
            value={at}
            disabled={disabled}
            onChange={(event) => move(end, Number(event.currentTarget.value))}
            className={clsx(
              'absolute inset-0 range-thumb size-full',
              // Both thumbs at the far right: the left one must stay within reach.
              end === 'low' && low > 50 && 'z-1',
            )}
          />
        ))}
      </div>
      <div className="mt-1.5 flex items-center gap-2">
        {field(ends[0])}
        <span aria-hidden="true" className="text-text-2">
          {t('selection.a')}
        </span>
        {field(ends[1])}
      </div>
    </div>
  );
}
