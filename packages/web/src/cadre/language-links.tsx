import { clsx } from 'clsx';
import { Globe } from 'lucide-react';
import {
  LOCALE_COOKIE,
  LOCALES,
  withLocale,
  type Locale,
} from '@comptoir/contract/words/locales.ts';
import { Lien } from '../page/lien.tsx';
import { usePage } from '../page/page-context.ts';
import { useFrameTexts, type Translate } from './use-frame-texts.ts';

/** Each language under its own name, so that nobody must read another one to find it. */
const NAMES: Record<Locale, string> = { fr: 'Français', en: 'English', es: 'Español' };
const ONE_YEAR_S = 31_536_000;

const languageText = (t: Translate) => t('langue');

/** The same page in the other languages. */
export function LanguageLinks({ className }: { className?: string }) {
  const { locale, path } = usePage();
  return (
    <nav aria-label={useFrameTexts(languageText)} className={clsx('flex items-center', className)}>
      <Globe size={16} aria-hidden className="mr-1" />
      {LOCALES.map((language) => (
        <Lien
          key={language}
          href={withLocale(language, path)}
          hrefLang={language}
          lang={language}
          keepScroll
          aria-current={language === locale ? 'true' : undefined}
          onClick={() => rememberLocale(language)}
          className="flex min-h-8 items-center rounded-control px-1.5 hover:text-text hover:underline aria-[current]:font-[600] aria-[current]:text-text pointer-coarse:min-h-11 pointer-coarse:px-2"
        >
          {NAMES[language]}
        </Lien>
      ))}
    </nav>
  );
}

function rememberLocale(locale: Locale) {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${ONE_YEAR_S}; samesite=lax${secure}`;
}
