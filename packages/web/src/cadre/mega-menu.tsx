import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { clsx } from 'clsx';
import { ChevronRight, Layers, Percent, Tag } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import { Lien } from '../lien.tsx';
import { MegaMenuPane } from './mega-menu-pane.tsx';
import { listRayons, type Rayon } from './rayons.ts';
import { useFrameTexts, type Translate } from './use-frame-texts.ts';

const menuTexts = (t: Translate, locale: Locale) => ({
  label: t('catalogue.nav'),
  rayons: listRayons(t, locale),
  foot: [
    { libelle: t('liens.servicesRapido'), href: liens.servicesRapido(locale), icon: Layers },
    { libelle: t('rayons.promotions'), href: liens.offres(locale), icon: Percent },
    { libelle: t('rayons.toutesLesMarques'), href: liens.marques(locale), icon: Tag },
  ],
});

interface MegaMenuProps {
  id: string;
  opener: RefObject<HTMLElement | null>;
  close: (options?: { restoreFocus?: boolean }) => void;
  /** The categories of the catalogue; the sections of the shop stand in for them. */
  categories?: readonly Rayon[];
}

/**
 * Hung under the header. The list is a column of tabs: up and down choose, right enters the
 * families, left comes back, Escape closes.
 */
export function MegaMenu({ id, opener, close, categories }: MegaMenuProps) {
  const { label, rayons: sections, foot } = useFrameTexts(menuTexts);
  const rayons = categories ?? sections;
  const [chosen, setChosen] = useState(0);
  const panel = useRef<HTMLDivElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const tabId = useId();
  const rayon = rayons[chosen];

  const focusTab = (index: number) => {
    const next = (index + rayons.length) % rayons.length;
    setChosen(next);
    tabs.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  const paneLinks = () => [
    ...(panel.current?.querySelectorAll<HTMLElement>('[role=tabpanel] a') ?? []),
  ];

  useEffect(() => {
    tabs.current?.querySelector<HTMLElement>('[role=tab]')?.focus();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const onTab = target.role === 'tab';
    const links = paneLinks();
    const place = links.indexOf(target);
    const moves: Partial<Record<string, () => void>> = {
      Escape: () => close(),
      ArrowDown: () => (onTab ? focusTab(chosen + 1) : links[place + 1]?.focus()),
      ArrowUp: () => (onTab ? focusTab(chosen - 1) : links[place - 1]?.focus()),
      ArrowRight: () => onTab && links[0]?.focus(),
      ArrowLeft: () => place >= 0 && focusTab(chosen),
      Home: () => (onTab ? focusTab(0) : links[0]?.focus()),
      End: () => (onTab ? focusTab(-1) : links.at(-1)?.focus()),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
  const onBlur = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (!next || panel.current?.contains(next) || opener.current?.contains(next)) return;
    close({ restoreFocus: false });
  };

  return (
    <>
      {/* The header lies above it, the page below. */}
      <div className="fixed inset-0 -z-10 bg-scrim" onClick={() => close()} aria-hidden />
      <div
        ref={panel}
        id={id}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        className="on-page absolute inset-x-0 top-full page-wide text-text"
      >
        <div className="grid max-h-[calc(100dvh-5.5rem)] min-h-110 grid-cols-[16.5rem_1fr] overflow-y-auto overscroll-contain rounded-b-card bg-bg shadow-float">
          <div className="border-r bg-sunk py-3">
            <div ref={tabs} role="tablist" aria-orientation="vertical" aria-label={label}>
              {rayons.map((each, index) => (
                <button
                  key={each.code}
                  type="button"
                  role="tab"
                  id={`${tabId}-${each.code}`}
                  aria-selected={index === chosen}
                  aria-controls={`${tabId}-pane`}
                  tabIndex={index === chosen ? 0 : -1}
                  onClick={() => setChosen(index)}
                  className={clsx(
                    'flex min-h-10 w-full items-center justify-between border-l-3 py-1 pr-4 pl-4.5 text-left type-body -outline-offset-2 pointer-coarse:min-h-11',
                    index === chosen
                      ? 'border-text bg-bg font-[600]'
                      : 'border-transparent hover:bg-sunk-2',
                  )}
                >
                  {each.libelle}
                  <ChevronRight size={16} aria-hidden />
                </button>
              ))}
            </div>
            <ul className="mx-5 mt-3 border-t pt-3">
              {foot.map(({ icon: Icon, ...lien }) => (
                <li key={lien.href}>
                  <Lien
                    href={lien.href}
                    onClick={() => close({ restoreFocus: false })}
                    className="flex min-h-10 items-center gap-2 type-body hover:text-link pointer-coarse:min-h-11"
                  >
                    <Icon size={16} aria-hidden />
                    {lien.libelle}
                  </Lien>
                </li>
              ))}
            </ul>
          </div>
          {rayon && (
            <div
              role="tabpanel"
              id={`${tabId}-pane`}
              aria-labelledby={`${tabId}-${rayon.code}`}
              className="p-6"
            >
              <MegaMenuPane rayon={rayon} onFollow={() => close({ restoreFocus: false })} />
            </div>
          )}
        </div>
      </div>
    </>
  );
}
