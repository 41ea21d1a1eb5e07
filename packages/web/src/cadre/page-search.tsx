import { Search } from 'lucide-react';
import { buttonClass } from '../ui/button/button-class.ts';
import { fieldBoxClass, fieldInputClass } from '../ui/field/field-class.ts';
import { SearchForm } from './header/search-form.tsx';
import { useFrameTexts, type Translate } from './use-frame-texts.ts';

const searchTexts = (t: Translate) => ({
  hint: t('recherche.indiceCourt'),
  submit: t('introuvable.chercher'),
});

interface PageSearchProps {
  /** What the field is called. */
  label: string;
  words?: string;
}

/** The large search field of pages that hold nothing else to do. */
export function PageSearch({ label, words = '' }: PageSearchProps) {
  const { hint, submit } = useFrameTexts(searchTexts);
  return (
    <SearchForm label={label} className="flex max-w-140 gap-2">
      <div className={fieldBoxClass({ size: 'lg' })}>
        <Search size={20} aria-hidden className="ml-3 shrink-0 self-center" />
        <input
          // A path that leads nowhere may be followed by another one.
          key={words}
          type="search"
          name="q"
          defaultValue={words}
          aria-label={label}
          placeholder={hint}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          className={`${fieldInputClass} appearance-none text-[1rem]! text-ellipsis [&::-webkit-search-cancel-button]:hidden`}
        />
      </div>
      <button type="submit" className={buttonClass({ kind: 'primary', size: 'lg' })}>
        {submit}
      </button>
    </SearchForm>
  );
}
