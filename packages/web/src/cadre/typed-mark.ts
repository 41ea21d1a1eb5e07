/**
 * Whether somebody types into the search field by now: a page that arrives meanwhile, asked for
 * before, takes neither his words nor his focus.
 */
import { useEffect, type RefObject } from 'react';

const MARK = 'data-saisie';

export function isTypedInto(field: Element | null): boolean {
  return field === document.activeElement && (field?.hasAttribute(MARK) ?? false);
}

/** What is sent, or followed from the panel under the field, is no longer being typed. */
export function useTypedMark(ref: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const field = ref.current;
    const root = field?.closest('[data-recherche]');
    if (!field || !root) return;
    const mark = () => field.setAttribute(MARK, '');
    const clear = ({ type, target }: Event) => {
      if (type === 'submit' || (target instanceof Element && target.closest('a')))
        field.removeAttribute(MARK);
    };
    field.addEventListener('input', mark);
    root.addEventListener('submit', clear);
    root.addEventListener('click', clear);
    return () => {
      field.removeEventListener('input', mark);
      root.removeEventListener('submit', clear);
      root.removeEventListener('click', clear);
    };
  }, [ref]);
}
