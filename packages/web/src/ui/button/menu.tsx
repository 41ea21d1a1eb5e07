/**
 * A button that opens a short list of actions. A native popover (top layer, closed by Escape or a
 * press elsewhere) and the keys of a menu: no widget library for so little.
 */
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { useIsAwake } from '../use-is-awake.ts';
import { showNear, type Align } from './place-near.ts';

export interface MenuItem {
  label: string;
  icon?: LucideIcon;
  /** An action that cannot be undone. */
  danger?: boolean;
  disabled?: boolean;
  /** A link to elsewhere instead of an action, in a new tab. */
  href?: string;
  onSelect?: () => void;
}

interface MenuProps {
  /** What the button shows; an icon alone needs `label` too. */
  trigger: ReactNode;
  /** Accessible name of the button and of the list. */
  label: string;
  /** A function where hundreds of rows have a menu: its list is made when it opens. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
  align?: Align;
  triggerClassName?: string;
}

export function Menu({ trigger, label, items, align = 'end', triggerClassName }: MenuProps) {
  const id = useId();
  const isAwake = useIsAwake();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [made, setMade] = useState<readonly MenuItem[]>([]);
  const shown = typeof items === 'function' ? made : items;

  const rows = () => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled])') ?? []),
  ];
  const open = (at: 'first' | 'last') => {
    if (!list.current || !button.current) return;
    if (typeof items === 'function') flushSync(() => setMade(items()));
    showNear(list.current, button.current, 'bottom', align);
    rows()
      .at(at === 'first' ? 0 : -1)
      ?.focus();
  };
  const close = () => list.current?.hidePopover();

  // Pressed before it was hydrated (see start-after-paint.ts).
  const openEarly = useEffectEvent(() => {
    if (button.current?.dataset['early'] === undefined) return;
    delete button.current.dataset['early'];
    open('first');
  });
  useEffect(() => openEarly(), []);

  const onListKey = (event: KeyboardEvent) => {
    const all = rows();
    const target = nextRow(all, event.key);
    if (target) {
      event.preventDefault();
      target.focus();
    } else if (event.key === 'Tab') {
      close();
    } else if (event.key === 'Escape') {
      // Closes the list alone: the dialog around it, if any, stays open.
      event.nativeEvent.stopImmediatePropagation();
    }
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-controls={id}
        data-wakes
        // A press elsewhere closes the list before the click arrives: only the popover knows if it was open.
        // Before that the browser would open it by itself, empty and away from the button.
        popoverTarget={isAwake ? id : undefined}
        className={triggerClassName}
        onClick={(event) => {
          event.preventDefault();
          if (list.current?.matches(':popover-open')) close();
          else open('first');
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          open(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        {trigger}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on its items */}
      <div
        ref={list}
        id={id}
        role="menu"
        aria-label={label}
        popover="auto"
        onKeyDown={onListKey}
        onToggle={(event) =>
          button.current?.setAttribute('aria-expanded', String(event.newState === 'open'))
        }
        className="on-page fixed m-0 max-h-[calc(100dvh-8rem)] min-w-40 overflow-y-auto rounded-card border border-line-2 bg-bg py-1 text-text shadow-float transition-opacity duration-[160ms] starting:opacity-0"
      >
        {shown.map(({ label: name, icon: Icon, danger, disabled, href, onSelect }) => {
          const Row = href === undefined ? 'button' : 'a';
          return (
            <Row
              key={name}
              {...(href === undefined
                ? { type: 'button' as const }
                : { href, target: '_blank', rel: 'noopener' })}
              role="menuitem"
              tabIndex={-1}
              aria-disabled={disabled || undefined}
              className={clsx(
                'type-meta flex min-h-8 w-full items-center gap-3 px-3 py-1 text-start hover:bg-sunk-2',
                'focus-visible:bg-sel focus-visible:outline-none max-sm:min-h-11 pointer-coarse:min-h-11',
                danger && 'text-err',
                disabled && 'text-text-2 hover:bg-transparent',
              )}
              onClick={() => {
                if (disabled) return;
                close();
                onSelect?.();
              }}
            >
              {Icon && <Icon size={16} aria-hidden />}
              {name}
            </Row>
          );
        })}
      </div>
    </>
  );
}

/** Arrows go round, Home and End jump, a letter finds the next row that starts with it. */
function nextRow(rows: HTMLElement[], key: string): HTMLElement | undefined {
  const at = rows.indexOf(document.activeElement as HTMLElement);
  if (key === 'ArrowDown') return rows[(at + 1) % rows.length];
  if (key === 'ArrowUp') return rows.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return rows[0];
  if (key === 'End') return rows.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = key.toLocaleLowerCase();
  return [...rows.slice(at + 1), ...rows.slice(0, at + 1)].find((row) =>
    row.textContent.trim().toLocaleLowerCase().startsWith(letter),
  );
}
