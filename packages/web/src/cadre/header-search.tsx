import { useEffect, useRef } from 'react';
import { clsx } from 'clsx';
import { ScanBarcode, Search } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import { Lien } from '../lien.tsx';
import { usePage } from '../page-context.ts';
import { SearchForm } from './search-form.tsx';
import { useFrameTexts, type Translate } from './use-frame-texts.ts';

const searchTexts = (t: Translate, locale: Locale) => ({
  label: t('recherche.libelle'),
  hint: t('recherche.indice'),
  shortHint: t('recherche.indiceCourt'),
  submit: t('recherche.lancer'),
  scan: t('recherche.scanner'),
  scanLabel: t('recherche.scannerUnCode'),
  scanHref: liens.achatRapide(locale, { anchor: 'scanner' }),
});

export function HeaderSearch({ className }: { className?: string }) {
  const texts = useFrameTexts(searchTexts);
  const { path } = usePage();
  const asked = path.startsWith('/recherche')
    ? (new URLSearchParams(path.split('?')[1]).get('q') ?? '')
    : '';
  return (
    <SearchForm
      label={texts.label}
      className={clsx(
        'order-last mb-3 flex h-12 basis-full rounded-control bg-bg text-text sm:h-11',
        'slim-control lg:order-none lg:mb-0 lg:min-w-0 lg:flex-1 lg:basis-0',
        'outline-offset-2 outline-focus has-[input:focus-visible]:outline-3 dark:border dark:border-line-2',
        className,
      )}
    >
      <button
        type="submit"
        aria-label={texts.submit}
        className="flex w-12 shrink-0 items-center justify-center rounded-control sm:w-11"
      >
        <Search size={20} aria-hidden />
      </button>
      <SearchInput key={asked} texts={texts} asked={asked} />
      <Lien
        href={texts.scanHref}
        aria-label={texts.scanLabel}
        className="relative flex min-w-12 shrink-0 items-center justify-center gap-2 rounded-control px-3 type-label text-link before:absolute before:inset-y-0 before:left-0 before:border-l before:border-line hover:bg-sel sm:px-3.5"
      >
        <ScanBarcode size={20} aria-hidden />
        <span className="hidden sm:inline lg:hidden xl:inline">{texts.scan}</span>
      </Lien>
    </SearchForm>
  );
}

interface SearchInputProps {
  texts: ReturnType<typeof searchTexts>;
  asked: string;
}

function SearchInput({ texts, asked }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
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
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', focusOnSlash);
    return () => document.removeEventListener('keydown', focusOnSlash);
  }, []);
  return (
    <span className="relative min-w-0 flex-1">
      <input
        ref={input}
        type="search"
        name="q"
        defaultValue={asked}
        aria-label={texts.label}
        aria-keyshortcuts="/"
        placeholder=" "
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        className="peer size-full appearance-none bg-transparent text-[1rem] outline-none sm:text-[0.875rem] pointer-coarse:text-[1rem] [&::-webkit-search-cancel-button]:hidden"
      />
      {/* Two hints of different length: a placeholder cannot follow the width. */}
      <Hint className="sm:hidden">{texts.shortHint}</Hint>
      <Hint className="hidden sm:flex lg:hidden min-[90rem]:flex">{texts.hint}</Hint>
      <Hint className="hidden lg:flex min-[90rem]:hidden">{texts.shortHint}</Hint>
    </span>
  );
}

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
