import { useEffect, useRef, type RefObject } from 'react';
import { usePage } from '../page/page-context.ts';
import { isTypedInto } from './header/typed-mark.ts';

/**
 * After a navigation in place the content takes the focus, as it would after a document load, so
 * that the keyboard and screen readers start from it. Filters and languages keep the same path.
 */
export function usePageFocus(): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const [pathname] = usePage().path.split(/[?#]/, 1);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isTypedInto(document.activeElement)) content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return content;
}
