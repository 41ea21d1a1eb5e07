import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { usePage } from '../page/page-context.ts';

/**
 * A link of the page becomes the button that opens a popover. Its element stays the same, so whoever
 * stands on it with the keyboard stays there.
 *
 * @param prepare what has to be there before it opens; the link is followed when it does not come.
 */
export function useOuverture(
  link: RefObject<HTMLAnchorElement | null>,
  popoverId: string,
  prepare: () => Promise<void> | void,
) {
  const { path } = usePage();
  const [open, setOpen] = useState(false);
  const openAtPress = useRef(false);
  useEffect(() => setOpen(false), [path]);

  const onPress = useEffectEvent(() => {
    openAtPress.current = open;
  });
  const onClick = useEffectEvent(async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // A press beside an open popover closes it before the click arrives.
    const wasOpen = event.detail === 0 ? open : openAtPress.current;
    try {
      await prepare();
      setOpen(!wasOpen);
    } catch {
      location.assign(link.current?.href ?? '/');
    }
  });
  useEffect(() => {
    const element = link.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    element.role = 'button';
    element.addEventListener('pointerdown', () => onPress(), { signal });
    element.addEventListener('click', (event) => void onClick(event), { signal });
    element.addEventListener('keydown', (event) => pressSpace(event, element), { signal });
    return () => listening.abort();
  }, [link]);
  useEffect(() => {
    link.current?.setAttribute('aria-expanded', String(open));
    if (open) link.current?.setAttribute('aria-controls', popoverId);
    else link.current?.removeAttribute('aria-controls');
  }, [link, open, popoverId]);

  return { open, close: () => setOpen(false) };
}

/** Links follow Enter alone; buttons, Space too. */
function pressSpace(event: KeyboardEvent, element: HTMLElement): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  element.click();
}
