import { ArrowLeft } from 'lucide-react';
import { clsx } from 'clsx';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { Lien } from '../../page/lien.tsx';
import { usePage } from '../../page/page-context.ts';
import { pageTexts } from '../../app/page-head.ts';
import { CatalogueButton, MEGA_MENU_ID, megaMenu } from '../menu/catalogue-button.tsx';
import { isTitled } from '../root-marks.ts';
import { FamilyRow } from './family-row.tsx';
import { HeaderActions } from './header-actions.tsx';
import { HeaderSearch } from './header-search.tsx';
import { HomeLink } from './home-link.tsx';
import { useCategories } from '../menu/use-categories.ts';
import { useFrameTexts, type Translate } from '../use-frame-texts.ts';
import { useMegaMenu } from '../menu/use-mega-menu.ts';
import { useLocaleTexts } from '../../words/use-texts.ts';

/** Places of work rather than of choice: no row of families under the header. */
const WITHOUT_FAMILIES = /^\/(?:panier|connexion|mon-compte)(?:[/?#]|$)/;

/**
 * On scroll it slides under the top of the window by its own sticky offset until only the search
 * row (phone, tablet) or 56 px (desk) stay: no script, and nothing below it moves. The keyboard
 * brings it back whole.
 */
export function Header() {
  const { path, route } = usePage();
  const menu = useMegaMenu();
  const categories = useCategories();
  const titled = isTitled(route);
  return (
    <>
      <header
        className={clsx(
          'on-ink sticky z-40 text-on lg:-top-4 print:hidden',
          'has-[:is(a,button):focus-visible]:top-0',
          titled ? 'top-0 sm:-top-13' : '-top-11 sm:-top-13',
        )}
      >
        <div className="bg-ink lg:flex lg:h-18 lg:flex-col">
          <div className="page-wide flex flex-wrap items-center lg:sticky lg:top-0 lg:mt-2 lg:h-14 lg:flex-nowrap">
            {titled && <BackAndTitle />}
            <HomeLink className={clsx('h-14 sm:h-16 lg:h-11', titled && 'max-sm:hidden')} />
            <CatalogueButton menu={menu} className={clsx(titled && 'max-sm:hidden')} />
            <HeaderSearch className={clsx(titled && 'max-sm:hidden')} />
            <HeaderActions />
          </div>
        </div>
        {menu.open && <megaMenu.Part id={MEGA_MENU_ID} opener={menu.button} close={menu.close} />}
      </header>
      {!WITHOUT_FAMILIES.test(path) && <FamilyRow categories={categories} />}
    </>
  );
}

const backTexts = (t: Translate, locale: Locale) => ({
  label: t('attente.retour'),
  href: liens.accueil(locale),
});

function BackAndTitle() {
  const { label, href } = useFrameTexts(backTexts);
  const pageWords = useLocaleTexts();
  const { route } = usePage();
  if (!route) return null;
  return (
    <div className="flex h-14 items-center gap-1 sm:hidden">
      <Lien
        href={href}
        aria-label={label}
        className="-ml-2.5 flex size-11 items-center justify-center rounded-control"
      >
        <ArrowLeft size={24} aria-hidden />
      </Lien>
      <span className="type-h3" aria-hidden>
        {pageTexts(pageWords, route).titre}
      </span>
    </div>
  );
}
