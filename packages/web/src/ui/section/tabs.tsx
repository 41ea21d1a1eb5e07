/** Tabs as buttons over panels; see tab-links.tsx for those that have an address. */
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { ROW, tabClass, TabText, type TabBase } from './tab-links.tsx';

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
