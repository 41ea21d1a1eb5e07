/** The options a combobox shows: its fixed list, or the answers to what is typed. */
import { useEffect, useState } from 'react';
import type { ComboboxChoice, ComboboxOption } from './combobox-option.ts';

/** A question per pause in typing rather than per key. */
const SEARCH_DELAY_MS = 150;

const NONE: readonly ComboboxOption[] = [];

export function useOptionSearch(choice: ComboboxChoice, earlyText: string) {
  const { options = NONE, search, minLength = 0 } = choice;
  const [text, setText] = useState(earlyText);
  const [asked, setAsked] = useState<string | undefined>(earlyText || undefined);
  const [found, setFound] = useState<{ text: string; options: readonly ComboboxOption[] }>();
  const isTooShort = text.trim().length < minLength;

  useEffect(() => {
    if (!search || asked === undefined || asked.trim().length < minLength) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      search(asked, controller.signal).then(
        (answer) => {
          if (!controller.signal.aborted) setFound({ text: asked, options: answer });
        },
        (error: unknown) => {
          if (controller.signal.aborted) return;
          setFound({ text: asked, options: NONE });
          reportError(error);
        },
      );
    }, SEARCH_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, minLength, search]);

  const isAsking = asked !== undefined && asked.trim().length >= minLength;
  const answers = isAsking ? (found?.options ?? NONE) : NONE;
  return {
    text,
    isTooShort,
    options: search ? answers : options,
    isLoading: search !== undefined && isAsking && found?.text !== asked,
    /** Only what a person types is asked: a chosen label fills the field too. */
    type(next: string, isTyped: boolean) {
      setText(next);
      if (isTyped) setAsked(next);
    },
  };
}
