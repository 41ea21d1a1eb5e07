import { useEffect } from 'react';
import { TYPED_MARK } from '../../cadre/header/typed-mark.ts';
import { rootOf } from './use-panneau.ts';

/** Marks the field while it is typed into; what is sent, or followed from the panel, is typed no more. */
export function useSaisie(field: HTMLInputElement): void {
  useEffect(() => {
    const root = rootOf(field);
    const mark = () => field.setAttribute(TYPED_MARK, '');
    const clear = ({ type, target }: Event) => {
      if (type === 'submit' || (target instanceof Element && target.closest('a')))
        field.removeAttribute(TYPED_MARK);
    };
    field.addEventListener('input', mark);
    root.addEventListener('submit', clear);
    root.addEventListener('click', clear);
    return () => {
      field.removeEventListener('input', mark);
      root.removeEventListener('submit', clear);
      root.removeEventListener('click', clear);
    };
  }, [field]);
}
