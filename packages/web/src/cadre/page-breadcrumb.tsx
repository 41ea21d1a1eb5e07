import { liens } from '@comptoir/contract/liens.ts';
import { withLocale, type Locale } from '@comptoir/contract/words/locales.ts';
import { usePage } from '../page/page-context.ts';
import { pageTexts } from '../app/page-head.ts';
import { ancestors } from '../routes.ts';
import { Breadcrumb } from '../ui/section/breadcrumb.tsx';
import { useFrameTexts, type Translate } from './use-frame-texts.ts';
import { useLocaleTexts } from '../words/use-texts.ts';

export const homeCrumb = (t: Translate, locale: Locale) => ({
  label: t('accueil.titre'),
  href: liens.accueil(locale),
});

/** The breadcrumb of a page whose place is fixed, from the route table; `titre` names what it shows. */
export function PageBreadcrumb({ titre }: { titre?: string }) {
  const home = useFrameTexts(homeCrumb);
  const pageWords = useLocaleTexts();
  const { locale, route } = usePage();
  if (!route) return null;
  const crumbs = ancestors(route).map((page) => ({
    label: (page === route && titre) || pageTexts(pageWords, page).titre,
    ...(page === route ? {} : { href: withLocale(locale, page.path) }),
  }));
  return <Breadcrumb crumbs={[home, ...crumbs]} />;
}
