import { useRouteContext } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Menu, X } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { arbreQuery } from '../../catalogue/catalogue.public.ts';
import { latePart } from '../../loading/late-part.tsx';
import { MENU_DEPTH } from './use-categories.ts';
import { useFrameTexts, type Translate } from '../use-frame-texts.ts';
import type { MegaMenuState } from './use-mega-menu.ts';

export const megaMenu = latePart({ load: () => import('./mega-menu.tsx') });
export const MEGA_MENU_ID = 'mega-menu';

const buttonTexts = (t: Translate, locale: Locale) => ({
  menu: t('menu.titre'),
  catalogue: t('catalogue.court'),
  href: liens.planDuSite(locale),
});

interface CatalogueButtonProps {
  menu: MegaMenuState;
  className?: string;
}

/** Opens the mega-menu on a desk and the main menu's drawer below; without scripts, the site map. */
export function CatalogueButton({ menu, className }: CatalogueButtonProps) {
  const texts = useFrameTexts(buttonTexts);
  const { api, queryClient, locale } = useRouteContext({ from: '__root__' });
  // What fails here is tried again, and reported, when the menu opens.
  const preload = () => {
    void megaMenu.preload().catch(() => undefined);
    void queryClient.prefetchQuery(arbreQuery({ api, locale }, MENU_DEPTH));
  };
  const Icon = menu.open ? X : Menu;
  return (
    <a
      ref={menu.button}
      href={texts.href}
      role="button"
      aria-expanded={menu.open}
      aria-controls={menu.open ? MEGA_MENU_ID : undefined}
      onClick={menu.toggle}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        event.currentTarget.click();
      }}
      onPointerEnter={preload}
      onFocus={preload}
      className={clsx(
        'slim-control flex size-11 shrink-0 items-center justify-center gap-2 rounded-control type-button',
        'max-lg:order-first max-lg:-ml-2.5 lg:mr-3 lg:ml-6 lg:w-auto lg:px-3.5 xl:ml-8',
        menu.open ? 'lg:bg-bg lg:text-text' : 'lg:bg-ink-3 lg:hover:bg-ink-2',
        className,
      )}
    >
      <Icon size={20} aria-hidden className="max-lg:size-6" />
      <span className="sr-only lg:hidden">{texts.menu}</span>
      <span className="max-lg:hidden">{texts.catalogue}</span>
    </a>
  );
}
