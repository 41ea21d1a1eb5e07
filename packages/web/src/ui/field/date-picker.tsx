/**
 * A day typed by hand (dd/MM/yyyy) or taken from a calendar. The calendar's code is fetched when
 * one is about to open it; until then, and without JavaScript, this is a plain field.
 */
import { useRef, useState } from 'react';
import { CalendarDays } from 'lucide-react';
import { formatDay, readDay, type Day, type DayRefusal, type DayRules } from './date-rules.ts';
import type { FieldSize } from './field-class.ts';
import type { FieldTexts } from './field.tsx';
import { Spinner } from '../notice/spinner.tsx';
import { TextInput } from './text-input.tsx';
import { type TranslateOf, useTexts } from '../../words/use-texts.ts';

const loadCalendar = () => import('./date-calendar.tsx');
type DateCalendar = Awaited<ReturnType<typeof loadCalendar>>['default'];

export interface DatePickerProps extends FieldTexts, DayRules {
  /** `yyyy-MM-dd`; null when no day is chosen. Left out, the field keeps its own. */
  value?: Day | null;
  defaultValue?: Day;
  /** With the day, or null once the field is emptied; not while what is typed is no allowed day. */
  onChange?: (day: Day | null) => void;
  /** The form receives what is shown: dd/MM/yyyy. */
  name?: string;
  required?: boolean;
  disabled?: boolean;
  size?: FieldSize;
  className?: string;
}

export function DatePicker(props: DatePickerProps) {
  const { value, defaultValue, onChange, min, max, isDisabled, error, ...field } = props;
  const t = useTexts('saisie');
  const anchor = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(formatDay(value ?? defaultValue ?? ''));
  const [seen, setSeen] = useState(value);
  const [isLeft, setIsLeft] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const [Calendar, setCalendar] = useState<DateCalendar>();
  const rules = { min, max, isDisabled };
  const { day, refusal } = readDay(text, rules);

  if (value !== seen) {
    setSeen(value);
    if (value !== undefined && value !== (day ?? null)) setText(formatDay(value ?? ''));
  }

  const write = (next: string) => {
    setText(next);
    const read = readDay(next, rules);
    if (read.refusal) return;
    const held = value === undefined ? (day ?? null) : value;
    if ((read.day ?? null) !== held) onChange?.(read.day ?? null);
  };
  // A failure here is reported by the click that follows.
  const preload = () => void loadCalendar().catch(() => undefined);
  const open = async () => {
    setIsLoading(true);
    try {
      const { default: loaded } = await loadCalendar();
      setCalendar(() => loaded);
      setIsOpen(true);
    } catch (error) {
      // Without the calendar one still types.
      reportError(error);
    } finally {
      setIsLoading(false);
    }
  };

  return (
    <div ref={anchor} className={field.className}>
      <TextInput
        {...field}
        className={undefined}
        error={error ?? (isLeft && refusal ? refusalText(t, refusal) : undefined)}
        placeholder={t('date.format')}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setIsLeft(false);
          write(event.currentTarget.value);
        }}
        onBlur={() => {
          setIsLeft(true);
          if (day) setText(formatDay(day));
        }}
        end={
          <button
            type="button"
            aria-label={t('date.ouvrir')}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-busy={isLoading || undefined}
            disabled={field.disabled}
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => void open()}
            className="flex w-11 items-center justify-center rounded-control text-text-2 hover:text-text"
          >
            {isLoading ? <Spinner size={20} /> : <CalendarDays size={20} aria-hidden />}
          </button>
        }
      />
      {isOpen && Calendar && (
        <Calendar
          anchor={anchor}
          day={day}
          rules={rules}
          onChoose={(chosen) => {
            write(formatDay(chosen));
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}

function refusalText(t: TranslateOf<'saisie'>, refusal: DayRefusal): string {
  switch (refusal.code) {
    case 'date-format':
      return t('date.date-format', { exemple: '24/11/2026' });
    case 'date-min':
      return t('date.date-min', { date: formatDay(refusal.day) });
    case 'date-max':
      return t('date.date-max', { date: formatDay(refusal.day) });
    case 'date-indisponible':
      return t('date.date-indisponible', { date: formatDay(refusal.day) });
  }
}
