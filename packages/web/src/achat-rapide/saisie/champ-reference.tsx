/** The reference of a line: a field with the articles that what is typed may mean. */
import { useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { clsx } from 'clsx';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { NomArticle } from '../../articles/articles.public.ts';
import { fieldBoxClass, fieldInputClass } from '../../ui/field/field-class.ts';
import { showNear } from '../../ui/button/place-near.ts';
import { useLocale } from '../../words/use-texts.ts';
import { createRafale } from '../scan/rafale.ts';
import { focusVoisine } from './focus-ligne.ts';
import { useSuggestions } from './use-suggestions.ts';

interface Props {
  label: string;
  exemple: string;
  liste: string;
  reference: string;
  isInvalid: boolean;
  /** Nothing more to propose: its code names an article. */
  isKnown: boolean;
  describedBy: string | undefined;
  onChange: (reference: string) => void;
  onChoisir: (article: ArticleVendu, jour: string) => void;
  onEntree: () => void;
  /** A hand scanner typed the code. */
  onScan: (code: string) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  onFocusChange: (isFocused: boolean) => void;
  className?: string;
  listClassName: string;
}

export function ChampReference(props: Props) {
  const { label, exemple, reference, isInvalid, isKnown, describedBy } = props;
  const locale = useLocale();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [rafale] = useState(createRafale);
  const [isFocused, setIsFocused] = useState(false);
  const [isClosed, setIsClosed] = useState(false);
  const [active, setActive] = useState(-1);
  const { articles, jour, texte } = useSuggestions(reference, isFocused && !isClosed && !isKnown);
  const isOpen = isFocused && !isClosed && !isKnown && articles.length > 0;

  useEffect(() => {
    const floating = list.current;
    if (!floating || !box.current) return;
    if (isOpen) {
      // Placed again for each list: its height follows what it holds.
      if (floating.matches(':popover-open')) floating.hidePopover();
      showNear(floating, box.current, 'bottom', 'start');
    } else if (floating.matches(':popover-open')) {
      floating.hidePopover();
    }
  }, [isOpen, articles]);

  const setFocused = (next: boolean) => {
    setIsFocused(next);
    props.onFocusChange(next);
  };
  const choisir = (article: ArticleVendu) => {
    setActive(-1);
    props.onChoisir(article, jour);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const scanned = rafale.touche(event.key, event.timeStamp);
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const chosen = isOpen ? articles[active] : undefined;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (scanned !== undefined && event.currentTarget.value.trim() === scanned) {
        props.onScan(scanned);
      } else if (chosen) choisir(chosen);
      else props.onEntree();
    } else if (event.key === 'Escape') {
      if (isOpen) event.stopPropagation();
      // Proposals that are still on their way do not open either.
      setIsClosed(true);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const pas = event.key === 'ArrowDown' ? 1 : -1;
      if (!isOpen) focusVoisine(event.currentTarget, pas, 'reference');
      else setActive(nextActive(active, pas, articles.length));
    }
  };
  return (
    <div ref={box} className={clsx(fieldBoxClass({ invalid: isInvalid }), props.className)}>
      <input
        name="reference"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        value={reference}
        placeholder={exemple}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        onChange={(event) => {
          setIsClosed(false);
          setActive(-1);
          props.onChange(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        onPaste={props.onPaste}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setActive(-1);
          setFocused(false);
        }}
        className={clsx(
          fieldInputClass,
          'type-ref placeholder:font-[420] placeholder:tracking-normal',
        )}
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={props.liste}
        popover="manual"
        className={clsx(
          'on-page fixed m-0 max-w-[calc(100vw-1rem)] rounded-card border border-line-2 bg-bg py-1 text-text shadow-float',
          props.listClassName,
        )}
      >
        {articles.map((article, at) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field
          <div
            key={article.id}
            id={`${listId}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choisir(article)}
            onPointerMove={() => setActive(at)}
            className="flex min-h-9 cursor-default items-center gap-3 px-3 py-1 aria-selected:bg-sel max-sm:min-h-12 max-sm:flex-wrap max-sm:gap-x-3 max-sm:gap-y-0 pointer-coarse:min-h-12"
          >
            <span className="w-34 shrink-0 type-ref">
              <Debut reference={article.reference} texte={texte} />
            </span>
            <span className="min-w-0 flex-1 type-meta max-sm:order-last max-sm:basis-full">
              <NomArticle article={article} />
            </span>
            {article.tarif && (
              <b className="ml-auto shrink-0 type-meta font-[640]">
                {formatArgent(locale, article.tarif.prixNetHT)}
              </b>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Round the list, by way of the field itself (-1). */
function nextActive(active: number, pas: 1 | -1, count: number): number {
  return ((active + 1 + pas + count + 1) % (count + 1)) - 1;
}

/** What was typed of it, underlined. */
function Debut({ reference, texte }: { reference: string; texte: string }) {
  if (!reference.toUpperCase().startsWith(texte.toUpperCase())) return reference;
  return (
    <>
      <u className="underline-offset-2">{reference.slice(0, texte.length)}</u>
      {reference.slice(texte.length)}
    </>
  );
}
