/** Tabs as links (each has an address: works without script) or as buttons over panels. */
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { Lien } from '../lien.tsx';

const ROW = 'flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]';

function tabClass(active: boolean): string {
  return clsx(
    'type-label flex min-h-10 shrink-0 items-center gap-1.5 border-b-2 -outline-offset-2 max-sm:min-h-11 pointer-coarse:min-h-11',
    active ? 'border-text text-text' : 'border-transparent text-text-2 hover:text-text',
  );
}

interface TabBase {
  label: string;
  /** How many things are behind it. */
  count?: number;
}

function TabText({ label, count }: TabBase) {
  return (
    <>
      {label}
      {count !== undefined && <span className="font-[420] text-text-2">{count}</span>}
    </>
  );
}

export interface LinkTab extends TabBase {
  href: string;
}

interface TabLinksProps {
  label: string;
  tabs: readonly LinkTab[];
  /** Address of the current one. */
  current: string;
}

/** The choice is in the address: it survives a reload, and Back undoes it. */
export function TabLinks({ label, tabs, current }: TabLinksProps) {
  return (
    <nav aria-label={label} className={ROW}>
      {tabs.map((tab) => (
        <Lien
          key={tab.href}
          href={tab.href}
          keepScroll
          aria-current={tab.href === current ? 'page' : undefined}
          className={tabClass(tab.href === current)}
        >
          <TabText {...tab} />
        </Lien>
      ))}
    </nav>
  );
}

export interface PanelTab extends TabBase {
  id: string;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly PanelTab[];
  current: string;
  onChange: (id: string) => void;
}

/** Arrows choose, Home and End jump; Tab goes on into the panel. */
export function Tabs({ label, tabs, current, onChange }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const active = tabs.find((tab) => tab.id === current) ?? tabs[0];
  const onKey = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === active?.id);
    const to = arrowTarget(event.key, at, tabs.length);
    const tab = to === undefined ? undefined : tabs[to];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to ?? 0]?.focus();
  };
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on its tabs */}
      <div ref={list} role="tablist" aria-label={label} className={ROW} onKeyDown={onKey}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab === active}
            aria-controls={`${id}-panel`}
            tabIndex={tab === active ? 0 : -1}
            className={tabClass(tab === active)}
            onClick={() => onChange(tab.id)}
          >
            <TabText {...tab} />
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${active?.id}`}
        tabIndex={0}
        className="py-4"
      >
        {active?.content}
      </div>
    </div>
  );
}

/** Index the key leads to, going round at both ends. */
function arrowTarget(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
