/** One of what there is, or a new one by its name: a small panel beside the button that opens it. */
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { LucideIcon } from 'lucide-react';
import { TextInput } from '../field/text-input.tsx';
import { Button } from './button.tsx';
import { showNear } from './place-near.ts';

interface Choice {
  id: number;
  label: string;
  /** Beside its name. */
  end: string;
}

interface Props {
  title: string;
  choices: readonly Choice[];
  /** Names at hand for a new one, under the choices. */
  names?: readonly string[];
  anchor: HTMLElement;
  /** Words and bounds of a new one. */
  fresh: { label: string; submit: string; icon: LucideIcon; maxLength: number };
  onChoose: (id: number) => void;
  onName: (name: string) => void;
  onClose: () => void;
}

const CHOICE = 'button[data-choice]';
const CHOICE_CLASS =
  'flex min-h-9 w-full items-center justify-between gap-3 px-4 py-1 text-start type-body hover:bg-sunk-2 focus-visible:bg-sel focus-visible:outline-none max-sm:min-h-11 pointer-coarse:min-h-11';

export function ChooseOrName({
  title,
  choices,
  names = [],
  anchor,
  fresh,
  onChoose,
  onName,
  onClose,
}: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const [name, setName] = useState('');
  useEffect(() => {
    const element = panel.current;
    if (!element || element.matches(':popover-open')) return;
    showNear(element, anchor, 'bottom', 'end');
    element.querySelector<HTMLElement>(`${CHOICE}, input`)?.focus();
  }, [anchor]);
  const finish = (choose: () => void) => {
    panel.current?.hidePopover();
    choose();
  };
  const create = (event: FormEvent) => {
    event.preventDefault();
    const written = name.trim();
    if (written) finish(() => onName(written));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const all = [...(panel.current?.querySelectorAll<HTMLElement>(`${CHOICE}, input`) ?? [])];
    const here = all.indexOf(document.activeElement as HTMLElement);
    event.preventDefault();
    all.at((here + (event.key === 'ArrowDown' ? 1 : -1)) % all.length)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows between its buttons
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label={title}
      onKeyDown={onKeyDown}
      onToggle={(event) => {
        if (event.newState === 'closed') onClose();
      }}
      className="on-page fixed m-0 w-80 max-w-[calc(100vw-1rem)] rounded-card border border-line-2 bg-bg py-2 text-text shadow-float"
    >
      <p className="px-4 py-1 type-label">{title}</p>
      <ul className="max-h-60 overflow-y-auto">
        {choices.map(({ id, label, end }) => (
          <li key={id}>
            <button
              type="button"
              data-choice
              onClick={() => finish(() => onChoose(id))}
              className={CHOICE_CLASS}
            >
              <span className="min-w-0 truncate">{label}</span>
              <span className="shrink-0 type-meta text-text-2">{end}</span>
            </button>
          </li>
        ))}
        {names.map((each) => (
          <li key={each}>
            <button
              type="button"
              data-choice
              onClick={() => finish(() => onName(each))}
              className={CHOICE_CLASS}
            >
              <span className="min-w-0 truncate">{each}</span>
              <fresh.icon size={16} aria-hidden className="shrink-0 text-text-2" />
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={create} className="mt-2 flex items-end gap-2 border-t px-4 pt-3 pb-2">
        <TextInput
          label={fresh.label}
          value={name}
          maxLength={fresh.maxLength}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
          className="min-w-0 flex-1"
        />
        <Button type="submit" icon={fresh.icon}>
          {fresh.submit}
        </Button>
      </form>
    </div>
  );
}
