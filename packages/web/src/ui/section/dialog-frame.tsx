/** Inside of a dialog: title and close, a body that scrolls, a footer that does not. */
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { OverlayHeader, type OverlayHeaderProps } from './overlay-header.tsx';

export interface DialogFrameProps extends OverlayHeaderProps {
  /** Cancel, then the one orange button. */
  footer?: ReactNode;
  /** A sentence or a link at the left of the footer. */
  footerNote?: ReactNode;
  /** The body sets its own margins: rows and panels that touch the edges. */
  flush?: boolean;
  children: ReactNode;
}

export function DialogFrame({
  footer,
  footerNote,
  flush = false,
  children,
  ...header
}: DialogFrameProps) {
  return (
    <>
      <OverlayHeader {...header} headerClassName={clsx('sm:py-5', header.headerClassName)} />
      <div
        className={clsx(
          'min-h-0 flex-1 overflow-y-auto overscroll-contain',
          !flush && 'px-4 py-5 sm:px-6',
        )}
      >
        {children}
      </div>
      {(footer || footerNote) && (
        <div className="flex min-h-18 shrink-0 flex-wrap items-center gap-3 border-t border-line px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6">
          {footerNote && <div className="type-meta mr-auto text-text-2">{footerNote}</div>}
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1 sm:ml-auto">
            {footer}
          </div>
        </div>
      )}
    </>
  );
}
