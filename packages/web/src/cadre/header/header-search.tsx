import { useEffect, useRef, useState, type RefObject } from 'react';
import { clsx } from 'clsx';
import { ScanBarcode, Search } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { Lien } from '../../page/lien.tsx';
import { latePart } from '../../loading/late-part.tsx';
import { usePage } from '../../page/page-context.ts';
import { SearchForm } from './search-form.tsx';
import { isTypedInto } from './typed-mark.ts';
import { useFrameTexts, type Translate } from '../use-frame-texts.ts';

const searchTexts = (t: Translate, locale: Locale) => ({
  label: t('recherche.libelle'),
  hint: t('recherche.indice'),
  shortHint: t('recherche.indiceCourt'),
  submit: t('recherche.lancer'),
  scan: t('recherche.scanner'),
  scanLabel: t('recherche.scannerUnCode'),
  scanHref: liens.achatRapide(locale, { anchor: 'scanner' }),
});

/** Without it the form still works. */
const suggestions = latePart({
  load: () => import('../../recherche/suggestions/suggestions.public.ts'),
  words: ['recherche', 'articles'],
});

/**
 * A plain form; its panel of suggestions is fetched when somebody goes to the field, and lives beside
 * the form. On a phone both then take the whole screen.
 */
export function HeaderSearch({ className }: { className?: string }) {
  const texts = useFrameTexts(searchTexts);
  const field = useRef<HTMLInputElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const ask = () => setIsAsked(true);
  // It may have been reached before the page was hydrated.
  useEffect(() => setIsAsked(document.activeElement === field.current), []);
  return (
    <div
      className={clsx(
        'slim-control order-last mb-3 h-12 basis-full sm:h-11',
        'lg:order-none lg:mb-0 lg:min-w-0 lg:flex-1 lg:basis-0',
        className,
      )}
    >
      <div
        data-recherche
        onPointerEnter={ask}
        onFocus={ask}
        className="flex h-full gap-2 max-sm:has-[[data-panneau]]:fixed max-sm:has-[[data-panneau]]:inset-x-0 max-sm:has-[[data-panneau]]:top-0 max-sm:has-[[data-panneau]]:z-10 max-sm:has-[[data-panneau]]:h-16 max-sm:has-[[data-panneau]]:bg-ink max-sm:has-[[data-panneau]]:p-2"
      >
        <SearchForm
          label={texts.label}
          className={clsx(
            'relative flex min-w-0 flex-1 rounded-control bg-bg text-text',
            'outline-offset-2 outline-focus has-[input:focus-visible]:outline-3 dark:border dark:border-line-2',
          )}
        >
          <button
            type="submit"
            aria-label={texts.submit}
            className="flex w-12 shrink-0 items-center justify-center rounded-control sm:w-11"
          >
            <Search size={20} aria-hidden />
          </button>
          <SearchInput field={field} texts={texts} />
          <Lien
            href={texts.scanHref}
            aria-label={texts.scanLabel}
            className="relative flex min-w-12 shrink-0 items-center justify-center gap-2 rounded-control px-3 type-label text-link before:absolute before:inset-y-0 before:left-0 before:border-l before:border-line hover:bg-sel sm:px-3.5"
          >
            <ScanBarcode size={20} aria-hidden />
            <span className="hidden sm:inline lg:hidden min-[90rem]:inline">{texts.scan}</span>
          </Lien>
        </SearchForm>
        {isAsked && field.current && <suggestions.Part field={field.current} />}
      </div>
    </div>
  );
}

interface SearchInputProps {
  field: RefObject<HTMLInputElement | null>;
  texts: ReturnType<typeof searchTexts>;
}

function SearchInput({ field, texts }: SearchInputProps) {
  const { path } = usePage();
  const asked = path.startsWith('/recherche')
    ? (new URLSearchParams(path.split('?')[1]).get('q') ?? '')
    : '';
  const shown = useRef(asked);
  useEffect(() => {
    // What is typed while the page is hydrated stays, and while the next one is on its way.
    if (shown.current === asked || !field.current) return;
    shown.current = asked;
    if (!isTypedInto(field.current)) field.current.value = asked;
  }, [asked, field]);
  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target;
      if (
        target instanceof HTMLElement &&
        target.closest('input, textarea, select, [contenteditable], dialog, [role="dialog"]')
      )
        return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', focusOnSlash);
    return () => document.removeEventListener('keydown', focusOnSlash);
  }, [field]);
  return (
    <span className="relative min-w-0 flex-1">
      <input
        ref={field}
        type="search"
        name="q"
        defaultValue={asked}
        maxLength={MAX_LENGTH}
        aria-label={texts.label}
        aria-keyshortcuts="/"
        placeholder=" "
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        className="peer size-full appearance-none bg-transparent pr-10 text-[1rem] outline-none sm:text-[0.875rem] pointer-coarse:text-[1rem] [&::-webkit-search-cancel-button]:hidden"
      />
      {/* Two hints of different length: a placeholder cannot follow the width. */}
      <Hint className="sm:hidden">{texts.shortHint}</Hint>
      <Hint className="hidden sm:flex lg:hidden min-[90rem]:flex">{texts.hint}</Hint>
      <Hint className="hidden lg:flex min-[90rem]:hidden">{texts.shortHint}</Hint>
    </span>
  );
}

/** As much as the search reads; a constant of its own, or every first page would carry the contract. */
const MAX_LENGTH = 200;

function Hint({ className, children }: { className: string; children: string }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'pointer-events-none invisible absolute inset-0 items-center text-[1rem] text-text-2 peer-placeholder-shown:visible sm:text-[0.875rem] pointer-coarse:text-[1rem]',
        className.includes('flex') ? className : clsx('flex', className),
      )}
    >
      <span className="truncate">{children}</span>
    </span>
  );
}
