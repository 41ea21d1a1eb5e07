/** The surface an overlay stands on: scrim, focus kept inside, Escape, the page behind held still. */
import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useRef, useState } from 'react';
import { clsx } from 'clsx';
import type { OverlayContent } from './overlay-content.ts';
import type { OverlaySize } from './overlay-entry.ts';
import { useRootMark } from '../ui/use-root-mark.ts';
import { closeOverlay, type ActiveOverlay } from './overlay-store.ts';
import { panelClass, SCRIM_CLASS } from './panel-class.ts';

export interface LayerProps {
  overlay: ActiveOverlay | null;
  content: OverlayContent | undefined;
  size: OverlaySize;
  /** Its skeleton already stands there: it takes its place without coming in again. */
  instant: boolean;
}

export function OverlayLayer({ overlay, content: Content, size, instant }: LayerProps) {
  const popup = useRef<HTMLDivElement>(null);
  // Mounted closed: what is open from its first render does not animate in.
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const opener = overlay?.opener ?? null;
  const isDrawer = size === 'left' || size === 'right';
  useRootMark('data-drawer', isDrawer && overlay !== null && Content !== undefined);
  return (
    <Dialog.Root
      open={mounted && Content !== undefined && (overlay?.open ?? false)}
      onOpenChange={(open) => {
        if (!open) closeOverlay();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={clsx(SCRIM_CLASS, instant && 'duration-0!')} />
        {overlay && Content && (
          <Dialog.Popup
            key={overlay.visit}
            ref={popup}
            className={clsx(panelClass(size), instant && overlay.open && 'duration-0!')}
            // The overlay itself, so that its title is read, unless it names a better first field.
            initialFocus={() =>
              popup.current?.querySelector<HTMLElement>('[data-autofocus]') ?? popup.current
            }
            finalFocus={() => (opener?.isConnected ? opener : false)}
          >
            <Content data={overlay.data} close={closeOverlay} />
          </Dialog.Popup>
        )}
      </Dialog.Portal>
    </Dialog.Root>
  );
}
