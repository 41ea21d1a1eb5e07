/** A filter one takes or leaves: a checkbox that is a link, so that it also works without script. */
import { useRouter } from '@tanstack/react-router';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';

interface LienFiltreProps {
  href: string;
  checked: boolean;
  /** In a drawer: the page changes beneath, Back leaves the drawer. */
  replace: boolean;
  className: string;
  children: ReactNode;
}

export function LienFiltre({ href, checked, replace, className, children }: LienFiltreProps) {
  const router = useRouter();
  const follow = (event: MouseEvent | KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void router.navigate({ href, replace, resetScroll: false });
  };
  return (
    <a
      role="checkbox"
      aria-checked={checked}
      href={href}
      rel="nofollow"
      onClick={follow}
      onKeyDown={(event) => {
        if (event.key === ' ') follow(event);
      }}
      className={className}
    >
      {children}
    </a>
  );
}
