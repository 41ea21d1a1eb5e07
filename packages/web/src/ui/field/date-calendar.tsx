/** The calendar of the date picker; its module carries React Aria and is only ever loaded lazily. */
import type { RefObject } from 'react';
import { parseDate } from '@internationalized/date';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import type { Day, DayRules } from './date-rules.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';

// React Aria would write a <style> that the content policy refuses, unless one of this name exists;
// the rule it holds stands in theme.css.
if (!document.getElementById('react-aria-pressable-style')) {
  const marker = document.createElement('meta');
  marker.id = 'react-aria-pressable-style';
  document.head.append(marker);
}

interface Props {
  anchor: RefObject<HTMLElement | null>;
  day?: Day;
  rules: DayRules;
  onChoose: (day: Day) => void;
  onClose: () => void;
}

/** Weeks begin on Monday and days read as in the shop's countries. */
const REGIONS: Partial<Record<string, string>> = { fr: 'fr-FR', en: 'en-GB', es: 'es-ES' };

const ARROW =
  'flex size-8 items-center justify-center rounded-control hover:bg-sunk-2 disabled:text-line-2 pointer-coarse:size-11';

export default function DateCalendar({ anchor, day, rules, onChoose, onClose }: Props) {
  const t = useTexts('saisie');
  const locale = useLocale();
  const { min, max, isDisabled } = rules;
  return (
    <I18nProvider locale={REGIONS[locale] ?? locale}>
      <Popover
        triggerRef={anchor}
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        placement="bottom start"
        offset={4}
        className="rounded-card border border-line-2 bg-bg p-3 text-text shadow-float"
      >
        <Dialog aria-label={t('date.calendrier')} className="outline-none">
          <Calendar
            // One opened it to choose in it; the focus returns to the button afterwards.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            defaultValue={day ? parseDate(day) : undefined}
            minValue={min ? parseDate(min) : undefined}
            maxValue={max ? parseDate(max) : undefined}
            isDateUnavailable={isDisabled && ((date) => isDisabled(date.toString()))}
            onChange={(date) => onChoose(date.toString())}
          >
            <header className="flex items-center justify-between pb-1">
              <Button slot="previous" aria-label={t('date.moisPrecedent')} className={ARROW}>
                <ChevronLeft size={20} aria-hidden />
              </Button>
              <Heading className="type-name first-letter:uppercase" />
              <Button slot="next" aria-label={t('date.moisSuivant')} className={ARROW}>
                <ChevronRight size={20} aria-hidden />
              </Button>
            </header>
            <CalendarGrid weekdayStyle="narrow" className="border-separate border-spacing-0.5">
              <CalendarGridHeader>
                {(name) => (
                  <CalendarHeaderCell className="h-8 type-head text-text-2">
                    {name}
                  </CalendarHeaderCell>
                )}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => <CalendarCell date={date} className={(cell) => cellClass(cell)} />}
              </CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </I18nProvider>
  );
}

interface Cell {
  isSelected: boolean;
  isDisabled: boolean;
  isUnavailable: boolean;
  isOutsideMonth: boolean;
}

/** Only days that can be chosen are boxes. */
function cellClass({ isSelected, isDisabled, isUnavailable, isOutsideMonth }: Cell): string {
  return clsx(
    'flex h-8 w-9 items-center justify-center rounded-control border type-meta pointer-coarse:size-11',
    isOutsideMonth && 'invisible',
    isSelected
      ? 'border-text bg-text font-[600] text-bg'
      : isDisabled || isUnavailable
        ? 'cursor-default border-transparent text-line-2'
        : 'cursor-pointer border-line font-[600] hover:border-text',
  );
}
