/**
 * The link of the shop: a plain anchor that prefetches on intent and navigates in place.
 * Lighter than the router's own Link, which rebuilds the location of every link it renders.
 */
import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';

export interface LienProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Stay where one is on the page: filters, tabs, sort. */
  keepScroll?: boolean;
}

export function Lien({ href, keepScroll = false, onClick, ...props }: LienProps) {
  const router = useRouter();
  const internal = href.startsWith('/');
  // A failed prefetch is not an error for anyone: the click tries again and shows what is wrong.
  const prefetch = internal
    ? () => void router.preloadRoute({ href } as never).catch(() => undefined)
    : undefined;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!internal || !isPlainClick(event) || props.target || props.download !== undefined) return;
    event.preventDefault();
    void router.navigate({ href, resetScroll: !keepScroll });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is the children in props
    <a
      {...props}
      href={href}
      onClick={follow}
      onMouseEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
    />
  );
}

/** Not one that opens a tab or a window, nor one that something else took. */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}
