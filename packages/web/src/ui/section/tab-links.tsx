/** Tabs as links: each has an address, so they work without script. */
import { clsx } from 'clsx';
import { Lien } from '../../page/lien.tsx';

export const ROW = 'flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]';

export function tabClass(active: boolean): string {
  return clsx(
    'type-label flex min-h-10 shrink-0 items-center gap-1.5 border-b-2 -outline-offset-2 max-sm:min-h-11 pointer-coarse:min-h-11',
    active ? 'border-text text-text' : 'border-transparent text-text-2 hover:text-text',
  );
}

export interface TabBase {
  label: string;
  /** How many things are behind it. */
  count?: number;
}

export function TabText({ label, count }: TabBase) {
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
