/** Inside of a drawer: head, a body that scrolls, the action that stays at the foot. */
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { OverlayHeader, type OverlayHeaderProps } from './overlay-header.tsx';

export interface DrawerFrameProps extends OverlayHeaderProps {
  /** The action of the drawer; a single button takes the whole width. */
  footer?: ReactNode;
  /** The body sets its own margins: rows that touch the edges. */
  flush?: boolean;
  /** On a phone as high as there is room, whatever it holds: nothing jumps from one level to the next. */
  tall?: boolean;
  children: ReactNode;
}

export function DrawerFrame({
  footer,
  flush = false,
  tall = false,
  children,
  ...header
}: DrawerFrameProps) {
  return (
    <>
      <OverlayHeader {...header} />
      <div
        className={clsx(
          'min-h-0 flex-1 overflow-y-auto overscroll-contain',
          !flush && 'px-4 py-5 sm:px-6',
          tall && 'max-sm:h-dvh max-sm:flex-initial',
        )}
      >
        {children}
      </div>
      {footer && (
        <div className="flex min-h-20 shrink-0 items-center gap-3 border-t border-line px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] *:flex-1 sm:px-6">
          {footer}
        </div>
      )}
    </>
  );
}
